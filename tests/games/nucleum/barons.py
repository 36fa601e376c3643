"""The Baron at work, for tests: his draws are made for him."""

from random import Random

from kesselhaus.engine.agenda import flow
from kesselhaus.engine.questions import Draw
from kesselhaus.engine.steps import Kept
from kesselhaus.engine.tasks import Task
from kesselhaus.games.nucleum.examples.positions import alone, connect, todo
from kesselhaus.games.nucleum.state import BARON, Player, Table
from kesselhaus.games.nucleum.tasks.turn import BaronTurn, EndOfRound


def run(table: Table, *tasks: Task, die: int = 1, chance: int = 1) -> None:
    """Let the Baron do this and no more; his die shows `die`, other draws are made at random."""
    random = Random(chance)
    todo(table, *tasks)
    play = flow(table, Kept([], table))
    try:
        question = next(play)
        while True:
            assert isinstance(question, Draw), question
            outcome = die if question.rule == "NU-171" else random.choice(list(question.outcomes))
            question = play.send(outcome)
    except StopIteration:
        return


def at_work(table: Table) -> Player:
    """It is his turn."""
    todo(table, BaronTurn(), EndOfRound())
    return table.players[BARON]


def settled(thaler: int = 9) -> Table:
    """The Baron has a railway at Grimma and Chemnitz (L05) and at Leipzig (L01)."""
    table = alone()
    connect(table, BARON, "L01", "L05")
    baron = table.players[BARON]
    baron.thaler = thaler
    return table

"""The Baron at work, for tests: his draws are made for him."""

from collections.abc import Generator
from random import Random
from typing import Any

from kesselhaus.engine.questions import Draw, Question
from kesselhaus.games.nucleum.state import BARON, Player, Table
from tests.games.nucleum.positions import alone, connect


def run(play: Generator[Question, Any, object], die: int = 1, chance: int = 1) -> None:
    """Let the Baron act; his die shows `die`, other draws are made at random."""
    random = Random(chance)
    try:
        question = next(play)
        while True:
            assert isinstance(question, Draw), question
            outcome = die if question.rule == "NU-171" else random.choice(list(question.outcomes))
            question = play.send(outcome)
    except StopIteration:
        return


def at_work(table: Table) -> Player:
    table.active = BARON
    return table.players[BARON]


def settled(thaler: int = 9) -> Table:
    """The Baron has a railway at Grimma and Chemnitz (L05) and at Leipzig (L01)."""
    table = alone()
    connect(table, BARON, "L01", "L05")
    baron = table.players[BARON]
    baron.thaler = thaler
    return table

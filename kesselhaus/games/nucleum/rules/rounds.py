"""Rounds and turns (NU-24, NU-25)."""

from functools import cache

from kesselhaus.engine.tasks import Task, does
from kesselhaus.games.nucleum.events import GameEnded, RoundBegan
from kesselhaus.games.nucleum.rules.ending import trigger_end
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.tasks.turn import BaronTurn, EndOfRound, FinalScoring, LastStar, Round, Turn


@does(Round)
def first_round(table: Table, task: Round) -> tuple[Task, ...]:
    return begin_round(table, task.number)


def begin_round(table: Table, number: int) -> tuple[Task, ...]:
    """NU-25."""
    table.round = number
    table.tell(RoundBegan(number, rule="NU-25"))
    return turns(table.seats, table.first_player)


@cache
def turns(seats: int, first: int) -> tuple[Task, ...]:
    """NU-24, NU-168: clockwise from the first player; alone, the Baron moves after you."""
    if seats == 1:
        return (Turn(first), BaronTurn(), EndOfRound())
    return (*map(Turn, (*range(first, seats), *range(first))), EndOfRound())


def begin_turn(table: Table, seat: int) -> None:
    """What was noted for the turn before is over."""
    table.turn += 1
    table.active, table.laid, table.contracts_fulfilled = seat, "", 0


@does(EndOfRound)
def end_round(table: Table, task: EndOfRound) -> tuple[Task, ...]:
    """NU-153, NU-156: the game ends after the round that follows the one in which the end was triggered."""
    if table.ending and table.round > table.ending:
        table.tell(GameEnded(table.end_reason, rule="NU-153"))
        seats = [seat for seat in table.order if not table.is_baron(seat)]
        return (*map(LastStar, seats), FinalScoring())
    if table.round == table.box.max_rounds(table.variants):
        trigger_end(table, "rounds", "NU-156")
    return begin_round(table, table.round + 1)

"""How a seat is asked (section 6)."""

from collections.abc import Generator, Sequence
from typing import Any, TypeAlias, TypeVar

from kesselhaus.engine.questions import Ask, Option, Question
from kesselhaus.games.steamopolis.options import DECLINE, DONE
from kesselhaus.games.steamopolis.state import Table

NO = (DECLINE, DONE)
"""What says no to a question out of turn, or enough."""

T = TypeVar("T")
Choice: TypeAlias = Generator[Question, Any, T]
"""A part of a step that comes back with what was chosen."""


def ask(table: Table, seat: int, rule: str, options: Sequence[Option]) -> Ask:
    """A question to a seat. As soon as another seat is asked, what was chosen before stands."""
    if seat != table.asked:
        table.asked = seat
        table.sealed += 1
    if seat == table.active:
        return Ask(seat, rule, options)
    return Ask(seat, rule, options, decline=next((no for no in NO if no in options), None))


def decide(table: Table, seat: int, rule: str, options: Sequence[Option]) -> Choice[Any]:
    """A choice; nobody is asked where only one option is left."""
    if len(options) == 1:
        return options[0]
    return (yield ask(table, seat, rule, options))

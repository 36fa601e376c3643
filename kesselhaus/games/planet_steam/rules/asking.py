"""How a seat is asked (PS-42 to PS-42b)."""

from collections.abc import Sequence
from typing import Any

from kesselhaus.engine.questions import Ask, Asking, Draw, Option
from kesselhaus.games.planet_steam.state import OPEN_CREDITS, Table

DIE = (1, 2, 3, 4, 5, 6)


def ask(table: Table, seat: int, rule: str, options: Sequence[Option], secret: bool = False) -> Ask:
    """A question to a seat. As soon as another seat is asked, what was chosen before stands (PS-42b). It is
    secret where its options depend on hidden credits (PS-42a).
    """
    if seat != table.asked:
        table.asked = seat
        table.sealed += 1
    return Ask(seat, rule, options, secret and OPEN_CREDITS not in table.variants)


def decide(table: Table, seat: int, rule: str, options: Sequence[Option]) -> Asking[Any]:
    """PS-42: a choice; nobody is asked where only one option is left."""
    if len(options) == 1:
        return options[0]
    return (yield ask(table, seat, rule, options))


def roll(rule: str) -> Draw:
    return Draw(rule, DIE)

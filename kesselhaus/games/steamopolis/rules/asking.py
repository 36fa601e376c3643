"""How a seat is asked (section 6)."""

from collections.abc import Sequence
from typing import Any

from kesselhaus.engine.questions import Ask, Asking, Option
from kesselhaus.games.steamopolis.options import DECLINE, DONE
from kesselhaus.games.steamopolis.state import Table

NO = (DECLINE, DONE)
"""What says no to a question out of turn, or enough."""


def ask(table: Table, seat: int, rule: str, options: Sequence[Option], least: Option | None = None) -> Ask:
    """A question to a seat. As soon as another seat is asked, what was chosen before stands.

    RU-49: out of turn the table may have to answer for somebody who is away: with no where there is one,
    otherwise with what costs him `least`. Unless said otherwise that is the first option: none of a number,
    a move of the rearmost stone, the next spot.
    """
    if seat != table.asked:
        table.asked = seat
        table.sealed += 1
    if seat == table.active or not table.round:
        return Ask(seat, rule, options)
    no = next((no for no in NO if no in options), None)
    return Ask(seat, rule, options, decline=no or least or options[0])


def decide(
    table: Table, seat: int, rule: str, options: Sequence[Option], least: Option | None = None
) -> Asking[Any]:
    """A choice; nobody is asked where only one option is left."""
    if len(options) == 1:
        return options[0]
    return (yield ask(table, seat, rule, options, least))

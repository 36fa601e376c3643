"""How time is kept at a table: untimed, live with bank and increment, or a move a day with a bank of days.

Time runs only for the seats for whom the table waits. Running out ends nothing by itself.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from kesselhaus.store.rows import Clock, Seat

SECOND = 1000
DAY = 24 * 3600 * SECOND


class Pace(Struct, frozen=True):
    """`bank` and `increment` in milliseconds; the bank never grows above `cap`."""

    kind: Literal["untimed", "live", "daily"] = "untimed"
    bank: int = 0
    increment: int = 0
    cap: int = 0


UNTIMED = Pace()
PACES = {
    "untimed": UNTIMED,
    "live": Pace("live", bank=20 * 60 * SECOND, increment=20 * SECOND, cap=30 * 60 * SECOND),
    "daily": Pace("daily", bank=3 * DAY, increment=DAY, cap=5 * DAY),
}


def left(seat: Seat, now: int) -> int | None:
    """Milliseconds that a seat has left; below zero it has run out. None where no time is kept."""
    if seat.bank is None:
        return None
    return seat.bank - (now - seat.since if seat.since is not None else 0)


def turned(pace: Pace, seats: Iterable[Seat], waiting: Iterable[int], now: int) -> tuple[Clock, ...]:
    """The clocks that change when the table now waits for other seats than before.

    Who has answered is given the increment. Bots have no clock.
    """
    if pace.kind == "untimed":
        return ()
    asked = set(waiting)
    changed = []
    for seat in seats:
        if seat.account is None or seat.left_at is not None:
            continue
        bank = left(seat, now)
        assert bank is not None
        runs, shall_run = seat.since is not None, seat.seat in asked
        if runs and not shall_run:
            changed.append(Clock(seat.seat, min(pace.cap, bank + pace.increment), None))
        elif shall_run and not runs:
            changed.append(Clock(seat.seat, bank, now))
    return tuple(changed)

"""New time for somebody whose time has run out. With days to think, one of the others may grant it; in a live
match, where time is a part of the contest, all others have to agree.
"""

from kesselhaus.protocol import TimeAgreed, TimeGranted
from kesselhaus.store.rows import Seat
from kesselhaus.web.entries import act_of
from kesselhaus.web.live import LiveTable
from kesselhaus.web.pace import left


def has_run_out(seat: Seat, now: int) -> bool:
    """Is asked, and has no time left."""
    time = left(seat, now)
    return seat.since is not None and time is not None and time < 0


def agreed(table: LiveTable, number: int) -> frozenset[int]:
    """The seats that would grant a seat time, since the table asks what it asks."""
    found = frozenset[int]()
    for act in map(act_of, table.entries[table.question :]):
        match act:
            case TimeAgreed(seat=seat, agreed=seats) if seat == number:
                found |= {*seats}
            case TimeGranted(seat=seat) if seat == number:
                found = frozenset()
    return found


def still_to_agree(table: LiveTable, number: int, now: int) -> tuple[int, ...]:
    """Who has left or has no time himself is not waited for."""
    if table.pace.kind != "live":
        return ()
    known = agreed(table, number)
    return tuple(
        seat.seat
        for seat in table.seats
        if seat.account not in (None, table.seats[number].account)
        and seat.left_at is None
        and not has_run_out(seat, now)
        and seat.seat not in known
    )

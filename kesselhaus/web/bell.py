"""Who is told away from the table: whose turn it is now, and whose companion has run out of time.

Only accounts with a webhook are. Notices are written down with the move that they are about, and sent later.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any

from kesselhaus.store import Notice, Seat, Store
from kesselhaus.web.live import LiveTable

KNOWN = 5000
KNOWN_FOR = 30_000
"""For so many milliseconds it is remembered whether an account has a webhook."""


class Bell:
    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock
        self._known: OrderedDict[str, tuple[int, bool]] = OrderedDict()
        self.rung = asyncio.Event()
        """Something was written down that wants to be sent."""

    async def turns(self, table: LiveTable, waiting: Iterable[int]) -> tuple[Notice, ...]:
        """For those whom the table begins to wait for with its next entry."""
        if table.is_lesson:
            return ()
        before, number = set(table.match.waiting), table.version + 1
        called = [table.seats[seat] for seat in waiting if seat not in before]
        return await self._notices(table, called, number, "turn", None)

    async def run_out(self, table: LiveTable, late: Seat) -> tuple[Notice, ...]:
        """For the companions of somebody whose time has run out: it is theirs to say how it goes on."""
        others = [seat for seat in table.seats if seat.account != late.account]
        return await self._notices(table, others, table.version, "time", late)

    async def _notices(
        self, table: LiveTable, seats: Iterable[Seat], number: int, event: str, late: Seat | None
    ) -> tuple[Notice, ...]:
        now = self._clock()
        notices = {
            seat.account: Notice(
                match=table.id,
                number=number,
                account=seat.account,
                body=_body(table, seat, number, event, late),
                due=now,
            )
            for seat in seats
            if seat.account is not None and seat.left_at is None and await self._wants(seat.account, now)
        }
        return tuple(notices.values())

    async def _wants(self, account: str, now: int) -> bool:
        until, wants = self._known.get(account, (0, False))
        if until < now:
            found = await self._store.accounts.get(account)
            wants = found is not None and found.webhook is not None
            self._known[account] = (now + KNOWN_FOR, wants)
            while len(self._known) > KNOWN:
                self._known.popitem(last=False)
        return wants


def _body(table: LiveTable, seat: Seat, number: int, event: str, late: Seat | None) -> dict[str, Any]:
    body = {
        "event": event,
        "table": table.id,
        "path": f"/t/{table.id}",
        "game": table.match.game,
        "version": number,
        "seat": seat.seat,
        "name": seat.name,
    }
    return body if late is None else {**body, "late": late.name}

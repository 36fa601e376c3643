"""What the house does unasked: it sends what is due, looks at the clocks, and takes up forgotten bots."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from kesselhaus.store import Store, StoreError
from kesselhaus.web.hall import Hall
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.stand_ins import FORGOTTEN
from kesselhaus.web.webhooks import Call, call, deliver

log = logging.getLogger("kesselhaus.duties")

PAUSE = 5.0
"""At least so often, in seconds, there is a look at what is due."""
SHORTEST = 0.2
"""After a failure, and between two looks at the clocks, there is at least this pause."""
KEEPING_TIME = "clocks"
"""The claim of the process that tells those who are away that somebody's time has run out."""
BEFORE = 15_000
"""Milliseconds that whoever takes over keeping the time looks back, for what is left undone."""


class Duties:
    """Tasks that run as long as the house is open; what fails in them is tried again."""

    def __init__(self, store: Store, hall: Hall, clock: Callable[[], int], *, send: Call = call) -> None:
        self._store, self._hall, self._clock, self._send = store, hall, clock, send
        self._keeps_time = False
        self._seen = clock()
        """Clocks that had run out by then were told of."""
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        duties = (self._post, self._watch, self._take_up)
        self._tasks = [asyncio.create_task(self._for_ever(duty)) for duty in duties]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _for_ever(self, duty: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await duty()
            except (StoreError, Refusal, OSError) as error:
                log.warning("put off: %s", error)
                await asyncio.sleep(PAUSE)
            except Exception:
                log.exception("put off")
                await asyncio.sleep(PAUSE)

    # ------------------------------------------------------------------ sending

    async def _post(self) -> None:
        rung = self._hall.bell.rung
        # Not wait_for: in Python 3.11 a bell that rings as the duty is ended would keep it from ending.
        with suppress(TimeoutError):
            async with asyncio.timeout(PAUSE):
                await rung.wait()
        rung.clear()
        while await deliver(self._store, self._clock(), self._send):
            await asyncio.sleep(SHORTEST)

    # ------------------------------------------------------------------ clocks

    async def _watch(self) -> None:
        await self.look_at_clocks()
        now = self._clock()
        deadline = await self._store.lists.next_deadline(now)
        ahead = PAUSE if deadline is None else (deadline - now) / 1000
        await asyncio.sleep(min(PAUSE, max(SHORTEST, ahead)))

    async def look_at_clocks(self) -> None:
        """Whose time has run out since the last look: who sits there is shown it, who is away is told."""
        now, kept_before = self._clock(), self._keeps_time
        self._keeps_time = await self._store.claim(KEEPING_TIME)
        took_over = self._keeps_time and not kept_before
        for late in await self._store.lists.run_out(now, after=self._seen - BEFORE * took_over):
            table = await self._hall.table(late.match)
            if table is None:
                continue
            self._hall.tell(table)
            if self._keeps_time:
                for notice in await self._hall.bell.run_out(table, late):
                    await self._store.notices.add(notice)
                    self._hall.bell.rung.set()
        self._seen = now

    # ------------------------------------------------------------------ bots

    async def _take_up(self) -> None:
        """Another process on the same database may have died while its bots were thinking."""
        await asyncio.sleep(PAUSE)
        await self._store.look_after_claims()
        await self._hall.stand_ins.give_back_claims()
        await self._hall.stand_ins.resume(self._clock() - int(FORGOTTEN * 1000))

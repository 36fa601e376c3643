"""Bots take turns: so many may think at once, every table in turn, and who waits long is told how long."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

from msgspec import Struct

from kesselhaus.web.worker import Worker

T = TypeVar("T")

PATIENCE = 2.0
"""Seconds after which a table is told that its bot still thinks, and how many are before it."""


class Waits(Struct):
    """A table whose bot waits for a thinker, or has one."""

    table: str
    lent: asyncio.Future[Worker]


class Thinking:
    """The processes in which bots think. A table has one thought at a time, so first come, first served is
    fair: whoever has just had a turn stands at the end of the line.
    """

    def __init__(self, thinkers: Sequence[Worker]) -> None:
        self._free = deque(thinkers)
        self._line: deque[Waits] = deque()

    @property
    def waiting(self) -> int:
        return len(self._line)

    def before(self, table: str) -> int | None:
        """How many tables are served before this one; None if it is not in the line."""
        return next((place for place, waits in enumerate(self._line) if waits.table == table), None)

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[Worker]:
        waits = Waits(table, asyncio.get_running_loop().create_future())
        self._line.append(waits)
        self._lend()
        try:
            thinker = await waits.lent
        except asyncio.CancelledError:
            if waits in self._line:
                self._line.remove(waits)
            elif not waits.lent.cancelled():
                self._give_back(waits.lent.result())
            raise
        try:
            yield thinker
        finally:
            self._give_back(thinker)

    def _give_back(self, thinker: Worker) -> None:
        self._free.append(thinker)
        self._lend()

    def _lend(self) -> None:
        while self._free and self._line:
            waits = self._line.popleft()
            if not waits.lent.done():
                waits.lent.set_result(self._free.popleft())


@asynccontextmanager
async def told_after(seconds: float, tell: Callable[[], None]) -> AsyncIterator[None]:
    """If it takes longer than that, it is told, and again every time as long after that."""

    async def watch() -> None:
        while True:
            await asyncio.sleep(seconds)
            tell()

    watching = asyncio.create_task(watch())
    try:
        yield
    finally:
        watching.cancel()

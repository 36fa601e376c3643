"""Whether the house is well, and what is done when its database is not."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from kesselhaus.store import Store, Unavailable

EVERY = 3.0
"""Seconds for which an answer is good: whoever asks every second makes nobody write every second."""
AGAIN = 5
"""Seconds after which it is worth trying again."""
MOMENT = 0.5


class Health:
    """Looks by writing: a full disk can still be read."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._clock = store, clock
        self._look: asyncio.Task[bool] | None = None
        self._since = 0.0

    async def is_well(self) -> bool:
        """Who asks while somebody looks already waits for the same answer."""
        if self._look is None or (self._look.done() and self._clock() - self._since > EVERY):
            self._look = asyncio.get_running_loop().create_task(self._store.healthy())
            self._look.add_done_callback(self._looked)
        return await asyncio.shield(self._look)

    def _looked(self, _look: object) -> None:
        self._since = self._clock()


async def by_the_way(work: Awaitable[object]) -> None:
    """Something small is written down that nobody has asked for. If it cannot be, nobody is kept waiting."""
    with suppress(Unavailable, TimeoutError):
        async with asyncio.timeout(MOMENT):
            await work

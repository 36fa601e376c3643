"""Taking turns at something scarce: who waits is served once before anybody else is served twice."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from kesselhaus.web.limits import Asker

T = TypeVar("T")


class TooMany(Exception):
    """So much of somebody's, of an address or of all together is waiting that nothing more is taken in."""


class Turns(Generic[T]):
    """Things that are lent, each to one at a time. Nobody has two of them at once."""

    def __init__(self, things: Iterable[T], each: int, address: int, house: int) -> None:
        self._free = list(things)
        self._most = {"visitor": each, "address": address, "house": house}
        self._wishes: Counter[tuple[str, str]] = Counter()
        """What is waited for and what is lent, by who wants it and from where."""
        self._waiting: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()
        self._served: set[str] = set()

    @property
    def wishes(self) -> int:
        return self._wishes["house", ""]

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[T]:
        """One of the things, when it is the asker's turn. Raises TooMany instead of letting him wait long."""
        holders = [("visitor", asker.name), ("address", asker.network), ("house", "")]
        if any(self._wishes[holder] >= self._most[holder[0]] for holder in holders):
            raise TooMany
        self._wishes.update(holders)
        try:
            thing = await self._wait(asker.name)
            try:
                yield thing
            finally:
                self._give_back(asker.name, thing)
        finally:
            self._wishes.subtract(holders)
            self._wishes = +self._wishes

    async def _wait(self, name: str) -> T:
        wish: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(wish)
        self._lend()
        try:
            return await wish
        except asyncio.CancelledError:
            # It may have been lent in the very moment in which nobody wanted it any more.
            if not wish.cancelled():
                self._give_back(name, wish.result())
            raise

    def _give_back(self, name: str, thing: T) -> None:
        # What was used last is lent first: the others may never be needed.
        self._free.insert(0, thing)
        self._served.discard(name)
        if name in self._waiting:
            self._waiting.move_to_end(name)
        self._lend()

    def _lend(self) -> None:
        while self._free:
            name = next((name for name in self._waiting if name not in self._served), None)
            if name is None:
                return
            wish = self._waiting[name].popleft()
            if not self._waiting[name]:
                del self._waiting[name]
            if not wish.cancelled():
                self._served.add(name)
                wish.set_result(self._free.pop(0))

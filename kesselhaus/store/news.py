"""News: what was written, told to everybody who listens."""

import asyncio
from collections.abc import Callable
from typing import Literal, Self

import msgspec

BACKLOG = 10_000
"""News kept for a listener that does not come round to listening."""


Kind = Literal["entry", "message", "match", "account", "missed", "taken", "lines"]


class News(msgspec.Struct, frozen=True, array_like=True):
    """Something new at a match: an entry, a message, or (`match`) its seats, settings or a wish to go back.

    The number is that of the entry or message, and that of the last entry for `match`. `account`: somebody's
    account or sessions are other than they were; his id stands for a match. `missed`, of no match in
    particular: news may have been lost, look again at whatever is on show. `taken` and `lines` are what
    processes tell each other so that limits hold for all of them; what it is about stands for a match.
    """

    match: str
    kind: Kind
    number: int


MISSED = News("", "missed", 0)


class Listener:
    """An endless asynchronous iterator of news, from the moment it was made until it is closed."""

    def __init__(self, leave: "Callable[[Listener], None]", kinds: tuple[Kind, ...] = ()) -> None:
        self._leave = leave
        self._kinds = frozenset((*kinds, "missed")) if kinds else None
        """What it wants to hear of; None: of everything. That something was missed concerns all."""
        self._queue: asyncio.Queue[News | None] = asyncio.Queue()

    def hear(self, news: News) -> None:
        if self._kinds is not None and news.kind not in self._kinds:
            return
        if self._queue.qsize() >= BACKLOG:
            while not self._queue.empty():
                self._queue.get_nowait()
            news = MISSED
        self._queue.put_nowait(news)

    def close(self) -> None:
        self._leave(self)
        self._queue.put_nowait(None)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> News:
        news = await self._queue.get()
        if news is None:
            self._queue.put_nowait(None)
            raise StopAsyncIteration
        return news


class Broadcast:
    """All listeners of one process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, *kinds: Kind) -> Listener:
        listener = Listener(self._leave, kinds)
        self._listeners.append(listener)
        return listener

    def tell(self, *news: News) -> None:
        for listener in self._listeners:
            for item in news:
                listener.hear(item)

    def close(self) -> None:
        for listener in self._listeners[:]:
            listener.close()

    def _leave(self, listener: Listener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)

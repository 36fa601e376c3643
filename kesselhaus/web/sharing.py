"""Limits hold for the house and not for each of its processes: what one counts, the others hear of."""

import asyncio
import logging
import secrets
from contextlib import closing

from kesselhaus.store import News, Store, StoreError
from kesselhaus.web.limits import Limits, Lines

log = logging.getLogger("kesselhaus.sharing")

PAUSE = 1.0
"""Seconds between two tellings: so long somebody may spend at each process what he has once."""
LINES_EVERY = 5
"""Of so many tellings one is of open lines too."""


class Sharing:
    def __init__(self, store: Store, limits: Limits, lines: Lines) -> None:
        self._store, self._limits, self._lines = store, limits, lines
        self._name = secrets.token_hex(6)
        """Of this process: what it has told itself it need not hear."""

    async def tell(self) -> None:
        told = 0
        while True:
            await asyncio.sleep(PAUSE)
            told += 1
            try:
                await self.tell_now(of_lines=told % LINES_EVERY == 0)
            except StoreError as error:
                log.warning("limits are not shared just now: %s", error)

    async def tell_now(self, *, of_lines: bool = True) -> None:
        news = [self._news("taken", *taken) for taken in self._limits.to_tell()]
        if of_lines:
            news += [self._news("lines", *held) for held in self._lines.to_tell()]
        if news:
            await self._store.tell(*news)

    def _news(self, about: str, kind: str, sign: str, number: int) -> News:
        return News(f"{self._name} {kind} {sign}", "taken" if about == "taken" else "lines", number)

    async def listen(self) -> None:
        with closing(self._store.listen("taken", "lines")) as listener:
            async for news in listener:
                if news.kind in ("taken", "lines"):
                    self._hear(news)

    def _hear(self, news: News) -> None:
        process, kind, sign = news.match.split(" ")
        if process == self._name:
            return
        if news.kind == "taken":
            self._limits.heard(kind, sign, news.number)
        else:
            self._lines.heard(process, kind, sign, news.number)

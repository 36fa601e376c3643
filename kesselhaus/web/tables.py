"""The tables that a web process has open: read from the store, kept up to date, forgotten when idle."""

import asyncio
import re

from kesselhaus.protocol import Shelf
from kesselhaus.store import News, Store
from kesselhaus.web.editions import components_of
from kesselhaus.web.live import LiveTable

ID = re.compile(r"[\w-]{1,40}", re.ASCII)
CHAT = 100
KEPT = 1000
"""So many tables are kept in memory, besides those that somebody looks at."""


class Tables:
    """What is stored counts. Who changes a table, or brings it up to date, holds its lock: otherwise he might
    put back what he has read before somebody else wrote.
    """

    def __init__(self, store: Store, shelf: Shelf) -> None:
        self._store, self._shelf = store, shelf
        self._open: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._outdated: set[str] = set()
        """Matches of which there was news while their tables were being opened."""

    async def find(self, match: str) -> LiveTable | None:
        """The table of a match, opened if nobody had it open. No table has an id that ours cannot be."""
        if not ID.fullmatch(match):
            return None
        if match not in self._open:
            async with self._opening.setdefault(match, asyncio.Lock()):
                if match not in self._open:
                    table = await self._read(match)
                    if table is None:
                        self._opening.pop(match, None)
                        return None
                    self._open[match] = table
                    self._clear_away()
        return self._open[match]

    def known(self, match: str) -> LiveTable | None:
        """The table of a match, if somebody has it open here."""
        return self._open.get(match)

    async def _read(self, match: str) -> LiveTable | None:
        stored = await self._store.matches.table(match)
        if stored is None or stored.match.game not in self._shelf.games:
            return None
        components = await components_of(self._store, self._shelf, stored.match)
        table = LiveTable(stored.match, stored.seats, self._shelf.game(stored.match.game), components)
        self._outdated.add(match)
        while match in self._outdated:
            self._outdated.discard(match)
            await self.refresh(table)
        return table

    @property
    def count(self) -> int:
        return len(self._open)

    async def is_put_away(self, match: str) -> bool:
        """Whether there is such a table, but its game is not on the shelf just now."""
        stored = await self._store.matches.table(match) if ID.fullmatch(match) else None
        return stored is not None and stored.match.game not in self._shelf.games

    def _clear_away(self) -> None:
        """Tables that nobody looks at any more are forgotten, the oldest first; the store has them."""
        if len(self._open) > KEPT:
            idle = [
                key for key, table in self._open.items() if not table.watchers and not table.lock.locked()
            ]
            for key in idle[: len(self._open) - KEPT]:
                del self._open[key], self._opening[key]

    async def refresh(self, table: LiveTable) -> None:
        """What was stored since, here or by other processes."""
        stored = await self._store.matches.table(table.id)
        if stored is None:
            self._forget(table.id)
            return
        entries = await self._store.entries.after(table.id, table.version)
        if entries:
            table.standing = table.stopped = None
        table.match, table.seats = stored.match, stored.seats
        table.entries += entries
        table.undo = await self._store.undo_requests.pending(table.id)
        # All of it: who has spoken may have another name now.
        table.chat = list(await self._store.chat.after(table.id, 0, CHAT))

    def _forget(self, match: str) -> None:
        """Its people have deleted it."""
        self._open.pop(match, None)
        self._opening.pop(match, None)

    def concerned(self, news: News) -> list[LiveTable]:
        """Open tables that lack what the news are about; one that is just being opened will look again."""
        if news.kind in ("account", "taken", "lines"):
            return []
        matches = list(self._opening) if news.kind == "missed" else [news.match]
        self._outdated.update(key for key in matches if key in self._opening and key not in self._open)
        tables = [self._open[key] for key in matches if key in self._open]
        return [table for table in tables if news.kind != "entry" or news.number > table.version]

    def close(self) -> None:
        """No clock rings any more."""
        for table in self._open.values():
            if table.alarm is not None:
                table.alarm.cancel()
        self._open.clear()

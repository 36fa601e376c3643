"""What is done at a table is checked by the rules and written, or it has not happened."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from kesselhaus import protocol
from kesselhaus.store.problems import Unknown
from kesselhaus.store.rows import Appended, Change, Entry, Outcome, Repeated
from kesselhaus.store.store import Store
from kesselhaus.web.bell import Bell
from kesselhaus.web.entries import entry_of
from kesselhaus.web.live import LiveTable
from kesselhaus.web.pace import turned
from kesselhaus.web.refusals import Overtaken, Refusal, ToConfirm
from kesselhaus.web.tables import Tables
from kesselhaus.web.workers import Workers

log = logging.getLogger("kesselhaus.hall")
T = TypeVar("T")

RULES_TROUBLE = ("rules_lost", "rules_failed")
"""After these somebody at the table decides whether to try again."""
TRIES = 20
"""So often something is tried anew because another process has written to the same match meanwhile."""


class Acting:
    """The open tables of a process, and what is written of them."""

    def __init__(
        self, store: Store, workers: Workers, shelf: protocol.Shelf, clock: Callable[[], int]
    ) -> None:
        self.store, self.workers, self.shelf, self.clock = store, workers, shelf, clock
        self.tables = Tables(store, shelf)
        self.bell = Bell(store, clock)

    async def table(self, match: str) -> LiveTable | None:
        """The table of a match, opened if nobody had it open."""
        return await self.tables.find(match)

    async def refresh(self, table: LiveTable) -> None:
        """What other processes have stored, for who holds the table's lock."""
        await self.tables.refresh(table)

    async def standing(self, table: LiveTable) -> protocol.Standing:
        """Where the match is, by its rules."""
        if table.standing is None:
            async with table.lock:
                return await self.found_standing(table)
        return table.standing

    async def found_standing(self, table: LiveTable) -> protocol.Standing:
        """The same, for who holds the table's lock."""
        if table.standing is None:
            table.standing = await self.workers.ask(table, protocol.CatchUp(table.id, table.version, []))
        return table.standing

    @staticmethod
    async def in_order(attempt: Callable[[], Awaitable[T]]) -> T:
        """For who holds the table's lock: the attempt looks at the table and writes, wholly or not at all. If
        another process has written in between, it looks again.
        """
        for _ in range(TRIES):
            with suppress(Overtaken):
                return await attempt()
        raise Refusal("stale")

    async def act(
        self,
        table: LiveTable,
        act: protocol.Request[protocol.Done | protocol.Ends],
        request: str | None,
    ) -> None:
        done = await self.workers.ask(table, act)
        if isinstance(done, protocol.Ends):
            raise ToConfirm(done)
        await self._store(table, done, request)

    async def _store(self, table: LiveTable, done: protocol.Done, request: str | None) -> None:
        """Written first. If another process was quicker, the worker forgets and what is stored counts."""
        now, standing = self.clock(), done.standing
        over = standing.result is not None
        change = Change(
            status="over" if over else "playing",
            waiting=standing.waiting,
            result=standing.result,
            finished=now if over else None,
            clocks=turned(table.pace, table.seats, standing.waiting, now),
            notices=await self.bell.turns(table, standing.waiting),
            told=standing.told,
            colours=standing.colours or None,
            options=_with_learned(table, standing),
        )
        entry = entry_of(table.id, table.version + 1, done.act, now, request)
        stored = await self._written(table, entry, change)
        if isinstance(stored, Appended):
            table.apply(entry, change)
            table.standing = standing
            if table.trouble in RULES_TROUBLE:
                table.trouble = None
            log.info("%s %d: %s of seat %s", entry.match, entry.number, entry.kind, entry.seat)
            self.workers.meters.moves.labels(table.match.game, entry.kind).inc()
            if change.notices:
                self.bell.rung.set()
            return
        await self.workers.forget(table)
        await self.refresh(table)
        if not isinstance(stored, Repeated):
            raise Overtaken

    async def _written(self, table: LiveTable, entry: Entry, change: Change) -> Outcome:
        try:
            return await self.store.entries.append(entry, change)
        except Unknown:
            # Its people have deleted it meanwhile.
            await self.refresh(table)
            raise Refusal("no_table") from None

    async def note(self, table: LiveTable, entry: Entry, change: Change) -> None:
        """Store an entry that is no move, for who holds the table's lock."""
        stored = await self._written(table, entry, change)
        if not isinstance(stored, Appended):
            await self.refresh(table)
            raise Overtaken
        table.apply(entry, change)


def _with_learned(table: LiveTable, standing: protocol.Standing) -> dict[str, Any] | None:
    """What a lesson is set to when another chapter of it has been done."""
    if not standing.learned or standing.learned in table.learned:
        return None
    return {**table.match.options, "learned": [*table.learned, standing.learned]}

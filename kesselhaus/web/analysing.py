"""Learning from one's match: in the background the dearest own decisions are found, when it is over."""

import asyncio
import logging
from collections import OrderedDict

from msgspec import Struct

from kesselhaus import protocol
from kesselhaus.store import Account
from kesselhaus.web.advising import Advising
from kesselhaus.web.hall import Hall
from kesselhaus.web.live import LiveTable
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.watcher import Eyes

log = logging.getLogger("kesselhaus.analysis")

LOOKED_AT = 24
"""So many decisions, those that cost most at first sight, are looked at closely."""
POINTS = 5
"""So many turning points are told at most."""
MAJORITY = 0.6
"""In at least this share of the worlds something must have been better, or it was luck."""
KEPT = 200
AT_ONCE = 4
"""So many matches are looked at side by side; the next ones wait."""


def own_look(table: LiveTable, eyes: Eyes) -> protocol.Look:
    """As the viewer's own seat, the one that is named if he has several. A match that is over shows all to
    everybody; what is judged is what he knew then.
    """
    mine = table.seats_of(eyes.account)
    seat = eyes.wanted if eyes.wanted in mine else mine[0] if mine else None
    return protocol.Look(seat, eyes.lang, table.names(eyes.lang))


class Analysis(Struct):
    """How far it has come, and at the end the turning points in the order of the match."""

    done: int = 0
    total: int = LOOKED_AT
    points: tuple[protocol.Judged, ...] | None = None


class Analysing:
    """One analysis for each seat and language, kept for who comes again."""

    def __init__(self, hall: Hall, advising: Advising) -> None:
        self._hall, self._advising = hall, advising
        self._kept: OrderedDict[tuple[str, int, str], Analysis] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._turns = asyncio.Semaphore(AT_ONCE)

    def of(self, table: LiveTable, look: protocol.Look) -> Analysis | None:
        return None if look.seat is None else self._kept.get((table.id, look.seat, look.lang))

    async def begin(self, table: LiveTable, account: Account, look: protocol.Look) -> None:
        """Of an own seat, when the match is over. Who asks again gets what is there."""
        if table.match.status != "over":
            raise Refusal("analysis_not_over")
        if look.seat is None or look.seat not in table.seats_of(account.id):
            raise Refusal("not_your_seat")
        key = table.id, look.seat, look.lang
        if key not in self._kept:
            analysis = self._kept[key] = Analysis()
            self._clear_away()
            task = asyncio.get_running_loop().create_task(self._carry_out(key, table, look, analysis))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def judged(self, table: LiveTable, look: protocol.Look, at: int) -> protocol.Judged:
        """One decision, looked at afterwards."""
        return await self._hall.workers.advise(
            table, protocol.Judge(table.id, table.version, look, at), self._advising.patience
        )

    async def _carry_out(
        self, key: tuple[str, int, str], table: LiveTable, look: protocol.Look, analysis: Analysis
    ) -> None:
        try:
            async with self._turns:
                analysis.points = await self._points(table, look, analysis)
        except Exception as problem:
            # Whoever looks again begins anew.
            self._kept.pop(key, None)
            log.warning("the analysis of %s was given up: %r", table.id, problem)

    async def _points(
        self, table: LiveTable, look: protocol.Look, analysis: Analysis
    ) -> tuple[protocol.Judged, ...]:
        assert look.seat is not None
        wanted = protocol.Screen(table.id, table.version, look.seat, 1, table.version)
        screened = await self._hall.workers.advise(table, wanted, self._advising.patience)
        dearest = sorted(screened.losses, key=lambda loss: -loss[1])[:LOOKED_AT]
        analysis.total = len(dearest)
        found = []
        for at, _ in dearest:
            judged = await self.judged(table, look, at)
            analysis.done += 1
            if judged.lost > judged.least and judged.behind >= MAJORITY * judged.worlds:
                found.append(judged)
        found.sort(key=lambda judged: -judged.lost)
        return tuple(sorted(found[:POINTS], key=lambda judged: judged.at))

    def _clear_away(self) -> None:
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

"""The workers of a web process. Whoever is asked about a match and lacks a part of it is given that first."""

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, TypeVar

from msgspec.structs import replace

from kesselhaus.art.html import NOTHING, Html
from kesselhaus.protocol import (
    READS_PAPERS,
    STANDS_BACK,
    Advise,
    Boards,
    CatchUp,
    Close,
    Coach,
    DrawFigure,
    DrawSummary,
    Failed,
    Figure,
    Figures,
    No,
    NotOpen,
    Open,
    Request,
    Shelf,
    ShowFigures,
    ShowShelf,
    Stopped,
    SummaryDrawn,
    Think,
)
from kesselhaus.store.rows import Seat
from kesselhaus.web.live import LiveTable
from kesselhaus.web.meters import Meters
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.stopping import as_far, note
from kesselhaus.web.thinking import Thinking
from kesselhaus.web.worker import FURNISHING, Worker, WorkerLost

log = logging.getLogger("kesselhaus.workers")
R = TypeVar("R")

READERS = 2
DRAWN = 60
"""So many figures of rulebooks are kept; each is a hundred kilobytes or so."""
TRIES = 3
"""So often a request is asked again after a worker was given what it lacked."""
RULES_SECONDS = 5.0
"""Rules that have not answered by then are stopped; what they held is opened again when it is next wanted."""
BOT_SECONDS = 12.0
"""A bot that has not answered by then is stopped; the first legal option is taken for it."""


class Workers:
    """A match always goes to the same owner; bots think elsewhere."""

    def __init__(self, owners: int, thinkers: int, meters: Meters | None = None) -> None:
        self.meters = meters or Meters()
        self.owners = [Worker(f"rules-{number + 1}", meters=self.meters, ahead=1) for number in range(owners)]
        self.thinkers = [self._worker(f"bots-{number + 1}", STANDS_BACK) for number in range(thinkers)]
        self.thinking = Thinking(self.thinkers)
        # Started when somebody first asks for advice. Bots and moves never wait for it.
        self.adviser = self._worker("advice", STANDS_BACK)
        # Started when somebody first brings something to read.
        readers = [f"papers-{number + 1}" for number in range(READERS)]
        self.readers = tuple(self._worker(name, READS_PAPERS) for name in readers)
        self._figures: dict[tuple[str, str], tuple[Figure, ...]] = {}
        self._boards: OrderedDict[tuple[str, str, int], Boards] = OrderedDict()
        self._summaries: dict[tuple[str, str], Html] = {}
        self.patience, self.bot_patience = RULES_SECONDS, BOT_SECONDS

    def _worker(self, name: str, *what_for: str) -> Worker:
        return Worker(name, *what_for, meters=self.meters)

    @property
    def all(self) -> tuple[Worker, ...]:
        return (*self.owners, *self.thinkers, self.adviser, *self.readers)

    async def start(self) -> None:
        await asyncio.gather(*(worker.start() for worker in (*self.owners, *self.thinkers)))

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self.all))

    async def shelf(self) -> Shelf:
        """The games that can be played here. What is left off is said in the log."""
        shelf = await self.owners[0].ask(ShowShelf(), FURNISHING)
        if not isinstance(shelf, Shelf):
            raise RuntimeError(f"There is no shelf: {shelf}")
        for folder in shelf.left_off:
            log.warning("%s is left off the shelf: it %s", folder.key, folder.why)
        return shelf

    async def figures(self, game: str, lang: str) -> tuple[Figure, ...]:
        """The examples of a rulebook, found once and where moves do not wait for it. Without them it is a
        rulebook all the same.
        """
        if (game, lang) not in self._figures:
            try:
                reply = await self.thinkers[0].ask(ShowFigures(game, lang), FURNISHING)
            except WorkerLost:
                return ()
            if not isinstance(reply, Figures):
                log.warning("the rulebook of %s has no figures: %s", game, reply)
                return ()
            self._figures[game, lang] = tuple(reply.figures)
        return self._figures[game, lang]

    async def boards(self, game: str, lang: str, number: int) -> Boards:
        """A figure, drawn; none where it cannot be drawn now. The last ones are kept."""
        wanted = game, lang, number
        if wanted not in self._boards:
            try:
                reply = await self.thinkers[0].ask(DrawFigure(game, lang, number), FURNISHING)
            except WorkerLost:
                return Boards([])
            if not isinstance(reply, Boards):
                log.warning("figure %d of the rulebook of %s is not drawn: %s", number, game, reply)
                return Boards([])
            self._boards[wanted] = reply
            while len(self._boards) > DRAWN:
                self._boards.popitem(last=False)
        self._boards.move_to_end(wanted)
        return self._boards[wanted]

    async def summary(self, game: str, lang: str) -> Html:
        """The whole game on one page, drawn once; empty where it cannot be."""
        if (game, lang) not in self._summaries:
            try:
                reply = await self.thinkers[0].ask(DrawSummary(game, lang), FURNISHING)
            except WorkerLost:
                return NOTHING
            if not isinstance(reply, SummaryDrawn):
                log.warning("%s is not told on one page: %s", game, reply)
                return NOTHING
            self._summaries[game, lang] = reply.html
        return self._summaries[game, lang]

    # ------------------------------------------------------------------ about a match

    async def ask(self, table: LiveTable, request: Request[R]) -> R:
        """What only the rules of a table know or do. Raises Refusal."""
        try:
            return await _reply(table, request, _of(self.owners, table), self.patience)
        except WorkerLost:
            table.trouble = "rules_lost"
            raise Refusal("rules_lost") from None

    async def forget(self, table: LiveTable) -> None:
        """The owner of a match knows more of it or less than is stored, and is to open it anew."""
        with suppress(WorkerLost):
            await _of(self.owners, table).ask(Close(table.id), self.patience)

    async def think(self, table: LiveTable, seat: Seat) -> tuple[int | dict[str, Any], str | None]:
        """What a bot answers in its turn; the first option and what was wrong if it does not."""
        try:
            async with self.thinking.turn(table.id) as thinker:
                wanted = Think(table.id, table.version, seat.seat, seat.bot or "")
                return (await _reply(table, wanted, thinker, self.bot_patience)).option, None
        except WorkerLost:
            return 0, "bot_lost"
        except Refusal as refused:
            log.warning("bot %s at %s failed: %s", seat.bot, table.id, refused.kind)
            return 0, "bot_failed"

    async def advise(self, table: LiveTable, request: Request[R], seconds: float) -> R:
        """The adviser is given what is stored, so it never knows more than may be shown. Raises Refusal and
        WorkerLost.
        """
        return await _reply(table, request, self.adviser, seconds)


def _of(workers: Sequence[Worker], table: LiveTable) -> Worker:
    return workers[zlib.crc32(table.id.encode()) % len(workers)]


async def _reply(table: LiveTable, request: Request[R], worker: Worker, seconds: float) -> R:
    """Ask a worker; if it lacks the match or a part of it, give it that and ask again."""
    for _ in range(TRIES):
        if table.stopped is not None:
            request = as_far(table.stopped, request)
        reply = await worker.ask(request, seconds)
        if isinstance(reply, NotOpen):
            if await _give(table, reply, worker, seconds):
                request = _as_it_is_now(table, request)
        elif isinstance(reply, Stopped):
            note(table, reply)
        elif isinstance(reply, No):
            raise Refusal(reply.kind, reply.sentences or None)
        elif isinstance(reply, Failed):
            raise _failed(table, reply)
        else:
            return reply
    raise Refusal("rules_lost")


async def _give(table: LiveTable, lacking: NotOpen, worker: Worker, seconds: float) -> bool:
    """What a worker lacks of a match. False if the rules of today do not follow it to its end."""
    acts, has = table.acts[: table.followed], lacking.acts
    missed = Open(table.setup, acts) if has is None or has > len(acts) else CatchUp(table.id, has, acts[has:])
    given = await worker.ask(missed, seconds)
    if isinstance(given, Failed):
        raise _failed(table, given)
    if isinstance(given, Stopped):
        note(table, given)
        return False
    return True


def _failed(table: LiveTable, failed: Failed) -> Refusal:
    log.error("at %s:\n%s", table.id, failed.trace)
    return Refusal("rules_failed")


def _as_it_is_now(table: LiveTable, request: Request[R]) -> Request[R]:
    """What was noted beside the rules meanwhile changes nothing about the question that is thought of."""
    same = isinstance(request, Think | Advise | Coach) and request.acts >= table.question
    return replace(request, acts=table.version) if same else request

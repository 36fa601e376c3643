"""The hall with its tables: what is answered is checked by the rules, stored, acknowledged, and then told."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from kesselhaus import protocol
from kesselhaus.store.news import News
from kesselhaus.store.rows import Appended, Change, Entry, Repeated, Seat, UndoRequest
from kesselhaus.store.store import Store
from kesselhaus.web.bell import Bell
from kesselhaus.web.live import LiveTable
from kesselhaus.web.pace import turned
from kesselhaus.web.refusals import Overtaken, Refusal, ToConfirm
from kesselhaus.web.tables import Tables
from kesselhaus.web.telling import Telling
from kesselhaus.web.thinking import PATIENCE, told_after
from kesselhaus.web.watcher import Watcher
from kesselhaus.web.workers import Workers

log = logging.getLogger("kesselhaus.hall")
T = TypeVar("T")

LINES = 120
"""So much of the log is shown beside a table; the rest would only make the page heavy."""
RULES_TROUBLE = ("rules_lost", "rules_failed")
"""After these somebody at the table decides whether to try again."""
TRIES = 20
"""So often something is tried anew because another process has written to the same match meanwhile."""


class Move(Struct, frozen=True):
    """An answer from afar: for which seat, to which version, and an id of its own."""

    seat: int
    version: int
    request: str
    option: int | dict[str, Any] = -1
    careful: bool = False
    """Whether the seat wants to be asked before its turn ends."""
    row: tuple[str, ...] = ()
    """Several answers that are given as one, instead of an option."""


class Hall:
    """All tables that this process has open."""

    def __init__(
        self, store: Store, workers: Workers, shelf: protocol.Shelf, clock: Callable[[], int]
    ) -> None:
        self.store, self.workers, self.shelf, self.clock = store, workers, shelf, clock
        self.tables = Tables(store, shelf)
        self._tasks: set[asyncio.Task[None]] = set()
        self.telling = Telling(self.draw, self.standing, shelf.levels, clock)
        self.bell = Bell(store, clock)

    async def table(self, match: str) -> LiveTable | None:
        """The table of a match, opened if nobody had it open."""
        return await self.tables.find(match)

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

    # ------------------------------------------------------------------ playing

    async def begin(self, table: LiveTable) -> None:
        """Everybody is there: the match is set up and its first question asked."""
        async with table.lock:
            if table.version == 0:
                # If another process was quicker, the match has begun all the same.
                with suppress(Overtaken):
                    await self._act(table, protocol.Begin(table.setup), None, None)
        self.go_on(table)

    async def answer(self, table: LiveTable, account: str, move: Move) -> None:
        """One answer: checked, stored, then told to everybody. A repeated request changes nothing."""

        async def attempt() -> None:
            act = protocol.GiveAnswer(table.id, table.version, move.seat, move.option, move.careful, move.row)
            await self._act_in_turn(table, account, move.version, act, move.request)
            table.trouble = None

        async with table.lock:
            await self.in_order(attempt)
        self.go_on(table)

    async def take_back(self, table: LiveTable, account: str, seat: int, version: int, request: str) -> None:
        """A step back, as far as the rules allow without asking anybody."""

        async def attempt() -> None:
            act = protocol.TakeBack(table.id, table.version, seat)
            await self._act_in_turn(table, account, version, act, request)

        async with table.lock:
            await self.in_order(attempt)
        self.go_on(table)

    async def lead(
        self, table: LiveTable, account: str, wish: protocol.Lead, version: int, request: str
    ) -> None:
        """A learner is led on in his lesson, or back."""

        async def attempt() -> None:
            await self._act_in_turn(table, account, version, wish, request)

        async with table.lock:
            await self.in_order(attempt)
        self.go_on(table)

    @staticmethod
    async def in_order(attempt: Callable[[], Awaitable[T]]) -> T:
        """For who holds the table's lock: the attempt looks at the table and writes, wholly or not at all. If
        another process has written in between, it looks again.
        """
        for _ in range(TRIES):
            with suppress(Overtaken):
                return await attempt()
        raise Refusal("stale")

    async def _act_in_turn(
        self,
        table: LiveTable,
        account: str,
        version: int,
        act: protocol.GiveAnswer | protocol.TakeBack | protocol.Lead,
        request: str,
    ) -> None:
        if version > table.version:
            # Another process has shown what this one has not heard of yet.
            await self.refresh(table)
        if any(entry.request == request for entry in table.entries):
            return
        self._require_turn(table, account, act.seat, version)
        await self._act(table, replace(act, acts=table.version), act.seat, request)

    @staticmethod
    def _require_turn(table: LiveTable, account: str, seat: int, version: int) -> None:
        if seat not in table.seats_of(account):
            raise Refusal("not_your_seat")
        if table.match.status != "playing":
            raise Refusal("not_playing")
        if not table.question <= version <= table.version:
            raise Refusal("stale")

    async def _act(
        self,
        table: LiveTable,
        act: protocol.Request[protocol.Done | protocol.Ends],
        seat: int | None,
        request: str | None,
    ) -> None:
        done = await self.workers.ask(table, act)
        if isinstance(done, protocol.Ends):
            raise ToConfirm(done)
        await self._store(table, done, seat, request)

    async def _store(
        self, table: LiveTable, done: protocol.Done, seat: int | None, request: str | None
    ) -> None:
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
        )
        entry = Entry(
            match=table.id,
            number=table.version + 1,
            kind=done.act.kind,  # type: ignore[arg-type]
            seat=seat,
            body=done.act.body,
            at=now,
            request=request,
        )
        stored = await self.store.entries.append(entry, change)
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

    async def go_back(self, table: LiveTable, wish: UndoRequest) -> None:
        """Everybody has agreed to go back to an earlier moment."""

        async def attempt() -> None:
            if wish.entry != table.question or table.match.status != "playing":
                raise Refusal("stale")
            if table.stopped is None:
                act = protocol.TakeBack(table.id, table.version, wish.seat, wish.back_to, wish.agreed)
                await self._act(table, act, wish.seat, None)
            else:
                await self._act(table, protocol.GoOn(table.id, 0, wish.seat, wish.agreed), wish.seat, None)
                # The worker has not seen what was given up, and counts less than is stored.
                await self.workers.forget(table)

        async with table.lock:
            await self.in_order(attempt)
        self.go_on(table)

    async def note(self, table: LiveTable, entry: Entry, change: Change) -> None:
        """Store an entry that is no move, for who holds the table's lock."""
        stored = await self.store.entries.append(entry, change)
        if not isinstance(stored, Appended):
            await self.refresh(table)
            raise Overtaken
        table.apply(entry, change)

    def tell(self, table: LiveTable) -> None:
        """Something beside the rules has changed: everybody who looks is told."""
        self._in_background(self.telling.tell(table))

    async def refresh(self, table: LiveTable) -> None:
        """What other processes have stored, for who holds the table's lock."""
        await self.tables.refresh(table)

    async def draw(
        self,
        table: LiveTable,
        look: protocol.Look,
        at: int | None = None,
        *,
        confirm: protocol.Ends | None = None,
        lines: int = LINES,
        draft: tuple[str, ...] = (),
    ) -> protocol.Drawn:
        """The table as somebody sees it, now or after an entry."""
        # While an answer is on its way to the store, the worker knows more than may be shown.
        async with table.lock:
            if at is None and confirm is None and lines == LINES and not draft:
                return await self._redrawn(table, look)
            wanted = protocol.DrawTable(
                table.id, table.version, look, at, confirm, lines, table.advised, draft
            )
            return await self.workers.ask(table, wanted)

    async def _redrawn(self, table: LiveTable, look: protocol.Look) -> protocol.Drawn:
        """The table as it is now: what was drawn already is not drawn again."""
        last = table.drawings.last(look)
        if last is not None and last.acts == table.version and table.stopped is None:
            return last
        base = last.number if last is not None else 0
        wanted = protocol.Redraw(table.id, table.version, look, base, LINES, table.advised)
        return table.drawings.take(look, await self.workers.ask(table, wanted))

    # ------------------------------------------------------------------ what follows

    def go_on(self, table: LiveTable) -> None:
        """Tell everybody and let the bots play, without holding up who has just been acknowledged."""
        self.tell(table)
        self._let_bots_play(table)

    def _let_bots_play(self, table: LiveTable) -> None:
        if table.match.status != "playing" or table.stopped is not None:
            return
        absent = next((seat for seat in table.match.waiting if seat in table.declining), None)
        if absent is not None:
            self._in_background(self._decline_for(table, absent, table.question))
        bot = next((seat for seat in table.match.waiting if table.seats[seat].bot is not None), None)
        if bot is not None and table.bot_asked != table.question:
            table.bot_asked = table.question
            self._in_background(self._think_and_answer(table, table.seats[bot], table.question))

    async def _decline_for(self, table: LiveTable, seat: int, question: int) -> None:
        """The table was set to say no for somebody who is asked out of turn."""
        option = (await self.standing(table)).decline
        if option is None:
            return

        async def attempt() -> None:
            if seat in table.declining:
                await self._answer_for(table, seat, option, question)

        async with table.lock:
            with suppress(Refusal):
                await self.in_order(attempt)
        if table.question != question:
            self.go_on(table)

    async def _answer_for(
        self, table: LiveTable, seat: int, option: int | dict[str, Any], question: int
    ) -> None:
        """The house answers a question for a seat, if that is still asked."""
        if table.question == question and table.match.status == "playing":
            await self._act(table, protocol.GiveAnswer(table.id, table.version, seat, option), seat, None)

    def _in_background(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work in the background failed", exc_info=task.exception())

    async def _think_and_answer(self, table: LiveTable, seat: Seat, question: int) -> None:
        """Whatever goes wrong here, the bot may be asked again."""
        try:
            await self._let_bot_play(table, seat, question)
        except BaseException:
            table.bot_asked = 0
            raise

    async def _let_bot_play(self, table: LiveTable, seat: Seat, question: int) -> None:
        """A bot thinks in a worker of its own; whatever happens there, the table goes on."""
        try:
            async with told_after(PATIENCE, lambda: self._say_that_it_takes_long(table)):
                option, trouble = await self.workers.think(table, seat)
        finally:
            table.thinking = None

        async def attempt() -> str | None:
            return await self._answer_or_first(table, seat.seat, option, question)

        async with table.lock:
            if table.question != question:
                return
            try:
                trouble = await self.in_order(attempt) or trouble
            except Refusal as refused:
                # Somebody at the table may try again, go back or end it.
                table.bot_asked = 0
                if table.question == question:
                    table.trouble = refused.kind
                    self.tell(table)
                return
            # That a bot had to be helped is told until a person has moved.
            table.trouble = trouble or table.trouble
        self.go_on(table)

    def _say_that_it_takes_long(self, table: LiveTable) -> None:
        before = self.workers.thinking.before(table.id) or 0
        if table.thinking != before:
            table.thinking = before
            self.tell(table)

    async def _answer_or_first(
        self, table: LiveTable, seat: int, option: int | dict[str, Any], question: int
    ) -> str | None:
        """What a bot has thought; if the rules refuse that, the first option, and what was wrong."""
        try:
            await self._answer_for(table, seat, option, question)
        except Refusal as refused:
            log.warning("the answer of a bot at %s was refused: %s", table.id, refused.kind)
            if refused.sentences is None:
                raise
            await self._answer_for(table, seat, 0, question)
            return "bot_failed"
        return None

    async def resume_bots(self, since: int | None = None) -> None:
        """Tables that wait for a bot go on: after a start all of them, later those that have long waited.

        Whoever was to let that bot play is gone. If he is only slow after all, one of two answers is stored.
        """
        lists = self.store.lists
        for match in await (lists.waiting_for_bots(since=since) if since else lists.waiting_for_bots()):
            table = await self.table(match)
            if table is None or table.trouble in RULES_TROUBLE:
                continue
            async with table.lock:
                await self.refresh(table)
            self._let_bots_play(table)

    async def listen(self) -> None:
        """What other processes write is shown here too, and what people say everywhere."""
        with closing(self.store.listen()) as listener:
            async for news in listener:
                for table in self.tables.concerned(news):
                    self._in_background(self._catch_up(table, news))

    async def _catch_up(self, table: LiveTable, news: News) -> None:
        async with table.lock:
            if news.kind == "entry" and news.number <= table.version:
                return
            await self.refresh(table)
        self.tell(table)

    async def close(self) -> None:
        self.tables.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def watch(self, table: LiveTable, watcher: Watcher) -> None:
        table.watchers.add(watcher)

    def leave(self, table: LiveTable, watcher: Watcher) -> None:
        table.watchers.discard(watcher)

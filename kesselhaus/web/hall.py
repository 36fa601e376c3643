"""The hall with its tables: what is answered is checked by the rules, stored, acknowledged, and then told."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Any

from msgspec import Struct

from kesselhaus.store.news import News
from kesselhaus.store.rows import Appended, Change, Entry, Repeated, Seat, UndoRequest
from kesselhaus.store.store import Store
from kesselhaus.web.bell import Bell
from kesselhaus.web.conversation import converse, thought
from kesselhaus.web.live import LiveTable, Watcher
from kesselhaus.web.pace import turned
from kesselhaus.web.refusals import Refusal, ToConfirm
from kesselhaus.web.rooms import messages as room
from kesselhaus.web.rooms.keeper import Keeper, RoomLost
from kesselhaus.web.tables import Tables
from kesselhaus.web.telling import Telling

log = logging.getLogger("kesselhaus.hall")

LINES = 120
"""So much of the log is shown beside a table; the rest would only make the page heavy."""
RULES_SECONDS = 5.0
"""Rules that have not answered by then are stopped; what they held is opened again when it is next wanted."""
RULES_TROUBLE = ("rules_lost", "rules_failed")
"""After these somebody at the table decides whether to try again."""
BOT_SECONDS = 12.0
"""A bot that has not answered by then is stopped; the first legal option is taken for it."""


class Move(Struct, frozen=True):
    """An answer from afar: for which seat, to which version, and an id of its own."""

    seat: int
    version: int
    request: str
    option: int | dict[str, Any]
    careful: bool = False
    """Whether the seat wants to be asked before its turn ends."""


class Hall:
    """All tables that this process has open."""

    def __init__(self, store: Store, keeper: Keeper, clock: Callable[[], int]) -> None:
        self.store, self.keeper, self.clock = store, keeper, clock
        self.tables = Tables(store)
        self._tasks: set[asyncio.Task[None]] = set()
        self.telling = Telling(self.draw, self.standing, clock)
        self.bell = Bell(store, clock)
        self.patience, self.bot_patience = RULES_SECONDS, BOT_SECONDS

    async def table(self, match: str) -> LiveTable | None:
        """The table of a match, opened if nobody had it open."""
        return await self.tables.find(match)

    async def standing(self, table: LiveTable) -> room.Standing:
        """Where the match is, by its rules."""
        if table.standing is None:
            async with table.lock:
                reply = await self._room(table, room.CatchUp(table.id, table.version, []))
                assert isinstance(reply, room.Standing)
                table.standing = reply
            return reply
        return table.standing

    # ------------------------------------------------------------------ playing

    async def begin(self, table: LiveTable) -> None:
        """Everybody is there: the match is set up and its first question asked."""
        async with table.lock:
            if table.version == 0:
                try:
                    await self._act(table, room.Open(table.setup, []), None, None)
                except Refusal:
                    # If another process was quicker, the match has begun all the same.
                    if table.version == 0:
                        raise
        self.go_on(table)

    async def answer(self, table: LiveTable, account: str, move: Move) -> None:
        """One answer: checked, stored, then told to everybody. A repeated request changes nothing."""
        async with table.lock:
            if self._is_repeated(table, move.request):
                return
            self._require_turn(table, account, move.seat, move.version)
            act = room.Answer(table.id, table.version, move.seat, move.option, move.careful)
            await self._act(table, act, move.seat, move.request)
            table.trouble = None
        self.go_on(table)

    async def take_back(self, table: LiveTable, account: str, seat: int, version: int, request: str) -> None:
        """A step back, as far as the rules allow without asking anybody."""
        async with table.lock:
            if self._is_repeated(table, request):
                return
            self._require_turn(table, account, seat, version)
            await self._act(table, room.TakeBack(table.id, table.version, seat), seat, request)
        self.go_on(table)

    @staticmethod
    def _is_repeated(table: LiveTable, request: str) -> bool:
        return any(entry.request == request for entry in table.entries)

    @staticmethod
    def _require_turn(table: LiveTable, account: str, seat: int, version: int) -> None:
        if seat not in table.seats_of(account):
            raise Refusal("not_your_seat")
        if table.match.status != "playing":
            raise Refusal("not_playing")
        if version != table.version:
            raise Refusal("stale")

    async def _act(self, table: LiveTable, act: room.Request, seat: int | None, request: str | None) -> None:
        reply = await self._room(table, act)
        if isinstance(reply, room.No):
            raise Refusal(reply.kind, reply.sentences)
        if isinstance(reply, room.Ends):
            raise ToConfirm(reply)
        assert isinstance(reply, room.Done)
        await self._store(table, reply, seat, request)

    async def _store(self, table: LiveTable, done: room.Done, seat: int | None, request: str | None) -> None:
        """Written first. If another process was quicker, the room forgets and what is stored counts."""
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
            if change.notices:
                self.bell.rung.set()
            return
        await self.keeper.ask(table.id, room.Close(table.id))
        await self.refresh(table)
        if not isinstance(stored, Repeated):
            raise Refusal("stale")

    async def go_back(self, table: LiveTable, wish: UndoRequest) -> None:
        """Everybody has agreed to go back to an earlier moment."""
        async with table.lock:
            if wish.entry != table.version:
                raise Refusal("stale")
            act = room.TakeBack(table.id, table.version, wish.seat, wish.back_to, wish.agreed)
            await self._act(table, act, wish.seat, None)
        self.go_on(table)

    async def note(self, table: LiveTable, entry: Entry, change: Change) -> None:
        """Store an entry that is no move, for who holds the table's lock."""
        stored = await self.store.entries.append(entry, change)
        if not isinstance(stored, Appended):
            await self.refresh(table)
            raise Refusal("stale")
        table.apply(entry, change)
        self.go_on(table)

    def tell(self, table: LiveTable) -> None:
        """Something beside the rules has changed: everybody who looks is told."""
        self._in_background(self.telling.tell(table))

    async def refresh(self, table: LiveTable) -> None:
        """What other processes have stored, for who holds the table's lock."""
        await self.tables.refresh(table)

    # ------------------------------------------------------------------ rooms

    async def _room(self, table: LiveTable, request: room.Request) -> room.Reply:
        """A reply of the engine room that has the match; it is given what it has missed."""
        try:
            return await converse(table, request, lambda said: self.keeper.ask(table.id, said, self.patience))
        except RoomLost:
            table.trouble = "rules_lost"
            raise Refusal("rules_lost") from None

    async def draw(
        self,
        table: LiveTable,
        look: room.Look,
        at: int | None = None,
        *,
        confirm: room.Ends | None = None,
        lines: int = LINES,
    ) -> room.Drawn:
        """The table as somebody sees it, now or after an entry."""
        # While an answer is on its way to the store, the room knows more than may be shown.
        async with table.lock:
            wanted = room.Draw(table.id, table.version, look, at, confirm, lines, table.advised)
            reply = await self.ask(table, wanted)
        assert isinstance(reply, room.Drawn)
        return reply

    async def ask(self, table: LiveTable, request: room.Request) -> room.Reply:
        """What only the rules of a table know."""
        reply = await self._room(table, request)
        if isinstance(reply, room.No):
            raise Refusal(reply.kind, reply.sentences or None)
        return reply

    # ------------------------------------------------------------------ what follows

    def go_on(self, table: LiveTable) -> None:
        """Tell everybody and let the bots play, without holding up who has just been acknowledged."""
        self.tell(table)
        self._let_bots_play(table)

    def _let_bots_play(self, table: LiveTable) -> None:
        absent = next((seat for seat in table.match.waiting if seat in table.declining), None)
        if table.match.status == "playing" and absent is not None:
            self._in_background(self._decline_for(table, absent, table.version))
        bot = next((seat for seat in table.match.waiting if table.seats[seat].bot is not None), None)
        if table.match.status == "playing" and bot is not None and table.bot_asked != table.version:
            table.bot_asked = table.version
            self._in_background(self._think_and_answer(table, table.seats[bot], table.version))

    async def _decline_for(self, table: LiveTable, seat: int, version: int) -> None:
        """The table was set to say no for somebody who is asked out of turn."""
        option = (await self.standing(table)).decline
        if option is None:
            return
        async with table.lock:
            if table.version != version:
                return
            with suppress(Refusal):
                await self._act(table, room.Answer(table.id, version, seat, option), seat, None)
        if table.version != version:
            self.go_on(table)

    def _in_background(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work in the background failed", exc_info=task.exception())

    async def _think_and_answer(self, table: LiveTable, seat: Seat, version: int) -> None:
        """Whatever goes wrong here, the bot may be asked again."""
        try:
            await self._let_bot_play(table, seat, version)
        except BaseException:
            table.bot_asked = 0
            raise

    async def _let_bot_play(self, table: LiveTable, seat: Seat, version: int) -> None:
        """A bot thinks in a room of its own; whatever happens there, the table goes on."""
        option, trouble = await thought(
            table, seat, version, lambda said: self.keeper.think(table.id, said, self.bot_patience)
        )
        async with table.lock:
            if table.version != version:
                return
            try:
                for choice in (option, 0):
                    try:
                        act = room.Answer(table.id, version, seat.seat, choice)
                        await self._act(table, act, seat.seat, None)
                        break
                    except Refusal as refused:
                        log.warning("the answer of a bot at %s was refused: %s", table.id, refused.kind)
                        trouble = "bot_failed"
                        if table.version != version or refused.sentences is None:
                            raise
            except Refusal as refused:
                # Somebody at the table may try again, go back or end it.
                table.bot_asked = 0
                if table.version == version:
                    table.trouble = refused.kind
                    self.tell(table)
                return
            # That a bot had to be helped is told until a person has moved.
            table.trouble = trouble or table.trouble
        self.go_on(table)

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

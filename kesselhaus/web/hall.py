"""The hall with its tables: what is answered is checked by the rules, stored, acknowledged, and then told."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import closing
from typing import Any

from msgspec import Struct

from kesselhaus.store.rows import Appended, Change, Entry, Repeated, Seat, UndoRequest
from kesselhaus.store.store import Store
from kesselhaus.web.live import LiveTable, Watcher
from kesselhaus.web.pace import Pace, turned
from kesselhaus.web.rooms import messages as room
from kesselhaus.web.rooms.keeper import Keeper, RoomLost

log = logging.getLogger("kesselhaus.hall")

BOT_SECONDS = 12.0
"""A bot that has not answered by then is stopped; the first legal option is taken for it."""


class Refusal(Exception):
    """Something that was asked of a table and not done. `kind` is a key of the site's texts, unless the rules
    themselves have said why, in every language.
    """

    def __init__(self, kind: str, sentences: dict[str, str] | None = None) -> None:
        self.kind, self.sentences = kind, sentences
        super().__init__(kind)


class Move(Struct, frozen=True):
    """An answer from afar: for which seat, to which version, and an id of its own."""

    seat: int
    version: int
    request: str
    option: int | dict[str, Any]


class Hall:
    """All tables that this process has open."""

    def __init__(self, store: Store, keeper: Keeper, clock: Callable[[], int]) -> None:
        self.store, self.keeper, self.clock = store, keeper, clock
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def table(self, match: str) -> LiveTable | None:
        """The table of a match, opened if nobody had it open."""
        if match not in self._tables:
            async with self._opening.setdefault(match, asyncio.Lock()):
                if match not in self._tables:
                    stored = await self.store.matches.table(match)
                    if stored is None:
                        return None
                    components = await self.store.matches.components(match)
                    entries = list(await self.store.entries.after(match))
                    self._tables[match] = LiveTable(stored.match, stored.seats, components, entries)
        return self._tables[match]

    # ------------------------------------------------------------------ playing

    async def begin(self, table: LiveTable) -> None:
        """Everybody is there: the match is set up and its first question asked."""
        async with table.lock:
            if table.version == 0:
                reply = await self._room(table, room.Open(table.setup, []))
                if isinstance(reply, room.Done):
                    await self._store(table, reply, None, None)
        self._go_on(table)

    async def answer(self, table: LiveTable, account: str, move: Move) -> None:
        """One answer: checked, stored, then told to everybody. A repeated request changes nothing."""
        async with table.lock:
            if self._is_repeated(table, move.request):
                return
            self._require_turn(table, account, move.seat, move.version)
            act = room.Answer(table.id, table.version, move.seat, move.option)
            await self._act(table, act, move.seat, move.request)
        self._go_on(table)

    async def take_back(self, table: LiveTable, account: str, seat: int, version: int, request: str) -> None:
        """A step back, as far as the rules allow without asking anybody."""
        async with table.lock:
            if self._is_repeated(table, request):
                return
            self._require_turn(table, account, seat, version)
            await self._act(table, room.TakeBack(table.id, table.version, seat), seat, request)
        self._go_on(table)

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

    async def _act(self, table: LiveTable, act: room.Request, seat: int, request: str | None) -> None:
        reply = await self._room(table, act)
        if isinstance(reply, room.No):
            raise Refusal(reply.kind, reply.sentences)
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
            clocks=turned(pace_of(table), table.seats, standing.waiting, now),
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
            table.standing, table.trouble = standing, None
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
            act = room.TakeBack(table.id, table.version, wish.seat, wish.back_to)
            await self._act(table, act, wish.seat, None)
        self._go_on(table)

    async def note(self, table: LiveTable, entry: Entry, change: Change) -> None:
        """Store an entry that is no move, for who holds the table's lock."""
        stored = await self.store.entries.append(entry, change)
        if not isinstance(stored, Appended):
            await self.refresh(table)
            raise Refusal("stale")
        table.apply(entry, change)
        self._go_on(table)

    def tell(self, table: LiveTable) -> None:
        """Something beside the rules has changed: everybody who looks is told."""
        self._in_background(self._tell(table))

    async def refresh(self, table: LiveTable) -> None:
        """What other processes have stored."""
        stored = await self.store.matches.table(table.id)
        if stored is not None:
            table.match, table.seats = stored.match, stored.seats
            table.entries += await self.store.entries.after(table.id, table.version)

    # ------------------------------------------------------------------ rooms

    async def _room(self, table: LiveTable, request: room.Request, seconds: float = 5.0) -> room.Reply:
        """A reply of the engine room that has the match; it is given what it has missed."""
        try:
            return await converse(table, request, lambda said: self.keeper.ask(table.id, said, seconds))
        except RoomLost:
            table.trouble = "rules_lost"
            raise Refusal("rules_lost") from None

    async def draw(self, table: LiveTable, look: room.Look, at: int | None = None) -> room.Drawn:
        reply = await self._room(table, room.Draw(table.id, table.version, look, at))
        assert isinstance(reply, room.Drawn)
        return reply

    # ------------------------------------------------------------------ what follows

    def _go_on(self, table: LiveTable) -> None:
        """Tell everybody and let the bots play, without holding up who has just been acknowledged."""
        self._in_background(self._tell(table))
        bot = next((seat for seat in table.match.waiting if table.seats[seat].bot is not None), None)
        if table.match.status == "playing" and bot is not None:
            self._in_background(self._let_bot_play(table, table.seats[bot], table.version))

    def _in_background(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _let_bot_play(self, table: LiveTable, seat: Seat, version: int) -> None:
        """A bot thinks in a room of its own; whatever happens there, the table goes on."""
        option: int | dict[str, Any] = 0
        try:
            think = room.Think(table.id, version, seat.seat, seat.bot or "")
            reply = await converse(table, think, lambda said: self.keeper.think(table.id, said, BOT_SECONDS))
            if isinstance(reply, room.Thought):
                option = reply.option
            else:
                log.warning("bot %s at %s failed: %s", seat.bot, table.id, reply)
                table.trouble = "bot_failed"
        except RoomLost:
            table.trouble = "bot_lost"
        async with table.lock:
            if table.version != version:
                return
            try:
                await self._act(table, room.Answer(table.id, version, seat.seat, option), seat.seat, None)
            except Refusal as refused:
                log.warning("the answer of a bot at %s was refused: %s", table.id, refused.kind)
                return
        self._go_on(table)

    async def resume_bots(self) -> None:
        """After a start: tables that were waiting for a bot go on."""
        for match in await self.store.lists.waiting_for_bots():
            table = await self.table(match)
            if table is not None:
                self._go_on(table)

    async def listen(self) -> None:
        """What other processes write is shown here too."""
        with closing(self.store.listen()) as listener:
            async for news in listener:
                tables = [self._tables[news.match]] if news.match in self._tables else []
                for table in self._tables.values() if news.kind == "missed" else tables:
                    if news.kind == "entry" and news.number <= table.version:
                        continue
                    async with table.lock:
                        await self.refresh(table)
                    self.tell(table)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ------------------------------------------------------------------ telling

    def watch(self, table: LiveTable, watcher: Watcher) -> None:
        table.watchers.add(watcher)

    def leave(self, table: LiveTable, watcher: Watcher) -> None:
        table.watchers.discard(watcher)

    async def _tell(self, table: LiveTable) -> None:
        """Each different look is drawn once, whoever shares it; a page is sent only what is new to it."""
        looks: dict[room.Look, list[Watcher]] = {}
        for watcher in table.watchers:
            looks.setdefault(watcher.look, []).append(watcher)
        for look, watchers in looks.items():
            drawn = await self.draw(table, look)
            for watcher in watchers:
                self.send(table, watcher, drawn)

    def send(self, table: LiveTable, watcher: Watcher, drawn: room.Drawn) -> None:
        if drawn.acts < watcher.version:
            return
        letter = {
            "version": drawn.acts,
            "regions": watcher.remember(drawn),
            "title": drawn.title,
            "mine": drawn.mine,
            "trouble": table.trouble,
        }
        if not watcher.tell(letter):
            self.leave(table, watcher)


async def converse(table: LiveTable, request: room.Request, ask: Callable[[room.Request], Any]) -> room.Reply:
    """Ask a room; if it lacks the match or a part of it, give it that and ask again."""
    for _ in range(3):
        reply: room.Reply = await ask(request)
        if isinstance(reply, room.Failed):
            log.error("at %s:\n%s", table.id, reply.trace)
            raise Refusal("rules_failed")
        if not isinstance(reply, room.NotOpen) or isinstance(request, room.Open):
            return reply
        if reply.acts is None or reply.acts > table.version:
            await ask(room.Open(table.setup, table.acts))
        else:
            await ask(room.CatchUp(table.id, reply.acts, table.acts[reply.acts :]))
    raise Refusal("rules_lost")


def pace_of(table: LiveTable) -> Pace:
    return Pace(**table.match.pace) if table.match.pace else Pace()

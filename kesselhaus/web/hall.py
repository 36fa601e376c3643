"""The hall with its tables: what is answered is checked by the rules, stored, acknowledged, and then told."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import closing, suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kesselhaus import protocol
from kesselhaus.store.news import News
from kesselhaus.store.rows import UndoRequest
from kesselhaus.store.store import Store
from kesselhaus.web.acting import RULES_TROUBLE, Acting
from kesselhaus.web.background import Background
from kesselhaus.web.live import LiveTable
from kesselhaus.web.refusals import Overtaken, Refusal
from kesselhaus.web.stand_ins import StandIns
from kesselhaus.web.telling import Telling
from kesselhaus.web.watcher import Watcher
from kesselhaus.web.workers import Workers

LINES = 120
"""So much of the log is shown beside a table; the rest would only make the page heavy."""


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


class Hall(Acting):
    """All tables that this process has open: who plays at them and who looks at them."""

    def __init__(
        self, store: Store, workers: Workers, shelf: protocol.Shelf, clock: Callable[[], int]
    ) -> None:
        super().__init__(store, workers, shelf, clock)
        self.telling = Telling(self.draw_all, self.standing, shelf.levels, clock)
        self._background = Background()
        self.stand_ins = StandIns(self, self.tell, self._background)

    # ------------------------------------------------------------------ playing

    async def begin(self, table: LiveTable) -> None:
        """Everybody is there: the match is set up and its first question asked."""
        async with table.lock:
            if table.version == 0:
                # If another process was quicker, the match has begun all the same.
                with suppress(Overtaken):
                    await self.act(table, protocol.Begin(table.setup), None)
        self.go_on(table)

    async def answer(self, table: LiveTable, account: str, move: Move) -> None:
        """One answer: checked, stored, then told to everybody. A repeated request changes nothing."""

        async def attempt() -> None:
            act = protocol.GiveAnswer(table.id, table.version, move.seat, move.option, move.careful, move.row)
            await self._act_in_turn(table, account, move.version, act, move.request)
            table.trouble = None

        await self.carry_out(table, attempt)

    async def take_back(self, table: LiveTable, account: str, seat: int, version: int, request: str) -> None:
        """A step back, as far as the rules allow without asking anybody."""

        async def attempt() -> None:
            act = protocol.TakeBack(table.id, table.version, seat)
            await self._act_in_turn(table, account, version, act, request)

        await self.carry_out(table, attempt)

    async def lead(
        self, table: LiveTable, account: str, wish: protocol.Lead, version: int, request: str
    ) -> None:
        """A learner is led on in his lesson, or back."""

        async def attempt() -> None:
            # Its key belongs to the card that lay there: of two pages one leads on, and not both.
            if version < table.version and not any(entry.request == request for entry in table.entries):
                raise Refusal("stale")
            await self._act_in_turn(table, account, version, wish, request)

        await self.carry_out(table, attempt)

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
        if table.has_heard(request):
            return
        self._require_turn(table, account, act.seat, version)
        await self.act(table, replace(act, acts=table.version), request)

    @staticmethod
    def _require_turn(table: LiveTable, account: str, seat: int, version: int) -> None:
        if seat not in table.seats_of(account):
            raise Refusal("not_your_seat")
        if table.match.status != "playing":
            raise Refusal("not_playing")
        if not table.question <= version <= table.version:
            raise Refusal("stale")

    async def go_back(self, table: LiveTable, wish: UndoRequest) -> None:
        """Everybody has agreed to go back to an earlier moment."""

        async def attempt() -> None:
            if wish.entry != table.question or table.match.status != "playing":
                raise Refusal("stale")
            if table.stopped is None:
                act = protocol.TakeBack(table.id, table.version, wish.seat, wish.back_to, wish.agreed)
                await self.act(table, act, None)
            else:
                await self.act(table, protocol.GoOn(table.id, 0, wish.seat, wish.agreed), None)
                # The worker has not seen what was given up, and counts less than is stored.
                await self.workers.forget(table)

        await self.carry_out(table, attempt)

    def tell(self, table: LiveTable) -> None:
        """Something beside the rules has changed: everybody who looks is told."""
        self._background.start(self.telling.tell(table))

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
                return (await self._redrawn(table, [look]))[look]
            wanted = protocol.DrawTable(
                table.id, table.version, look, at, confirm, lines, table.advised, draft
            )
            return await self.workers.ask(table, wanted)

    async def draw_all(
        self, table: LiveTable, looks: Sequence[protocol.Look]
    ) -> Mapping[protocol.Look, protocol.Drawn]:
        """The table as it is now, as several people see it."""
        async with table.lock:
            return await self._redrawn(table, looks)

    async def _redrawn(
        self, table: LiveTable, looks: Sequence[protocol.Look]
    ) -> dict[protocol.Look, protocol.Drawn]:
        """As it is now: what was drawn already is not drawn again, the rest is asked for at once."""
        advised = table.advised
        drawn = {look: last for look in looks if (last := table.drawings.last(look, advised)) is not None}
        missing = [
            (look, drawn[look].number if look in drawn else 0)
            for look in looks
            if look not in drawn or drawn[look].acts != table.version or table.stopped is not None
        ]
        if missing:
            (look, base), *others = missing
            wanted = protocol.Redraw(
                table.id, table.version, look, base, LINES, advised, others=tuple(others)
            )
            reply = await self.workers.ask(table, wanted)
            for (asked, _), redrawn in zip(missing, (reply, *reply.others), strict=True):
                drawn[asked] = table.drawings.take(asked, advised, redrawn)
        return drawn

    # ------------------------------------------------------------------ what follows

    async def carry_out(self, table: LiveTable, attempt: Callable[[], Awaitable[object]]) -> None:
        """Something is done at a table under its lock, and the match goes on from there."""
        async with table.lock:
            await self.in_order(attempt)
        self.go_on(table)

    def go_on(self, table: LiveTable) -> None:
        """Tell everybody and let the bots play, without holding up who has just been acknowledged."""
        self.tell(table)
        self.stand_ins.play(table)

    async def listen(self) -> None:
        """What other processes write is shown here too, and what people say everywhere."""
        with closing(self.store.listen()) as listener:
            async for news in listener:
                for table in self.tables.concerned(news):
                    self._background.start(self._catch_up(table, news))

    async def _catch_up(self, table: LiveTable, news: News) -> None:
        async with table.lock:
            if news.kind == "entry" and news.number <= table.version:
                return
            await self.refresh(table)
        if news.kind == "message" or table.trouble in RULES_TROUBLE:
            self.tell(table)
        else:
            self.go_on(table)

    async def close(self) -> None:
        self.tables.close()
        await self._background.close()

    def watch(self, table: LiveTable, watcher: Watcher) -> None:
        table.watchers.add(watcher)

    def leave(self, table: LiveTable, watcher: Watcher) -> None:
        table.watchers.discard(watcher)

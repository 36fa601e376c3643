"""Going back to an earlier moment, which all who play have to agree to."""

from contextlib import suppress

from kesselhaus.store import Account, UndoRequest
from kesselhaus.web.acting import RULES_TROUBLE
from kesselhaus.web.hall import Hall
from kesselhaus.web.live import LiveTable
from kesselhaus.web.refusals import Overtaken, Refusal


def require_at_table(table: LiveTable, account: Account) -> None:
    """Whoever has a seat of a match that runs has a say in it."""
    if not table.seats_of(account.id):
        raise Refusal("not_your_seat")
    if table.match.status != "playing":
        raise Refusal("not_playing")


class Consent:
    """One asks, the others agree or decline; the first who declines has decided."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.store = hall, hall.store

    async def ask_undo(self, table: LiveTable, account: Account, seat: int, back_to: int) -> None:
        """Ask all others to go back to an earlier moment of the match."""

        async def attempt() -> UndoRequest:
            require_at_table(table, account)
            if seat not in table.seats_of(account.id):
                raise Refusal("not_your_seat")
            if table.stopped is not None and back_to != table.answers_at(table.followed):
                raise Refusal("rules_changed")
            least = table.answers_from_elsewhere
            if not least <= back_to < table.answers_at(table.version):
                raise Refusal("no_such_moment")
            wish = UndoRequest(
                match=table.id,
                entry=table.question,
                seat=seat,
                back_to=back_to,
                at=self.hall.clock(),
                agreed=table.seats_of(account.id),
            )
            asked = await self.store.undo_requests.ask(wish, table.version)
            if asked is None:
                await self.hall.refresh(table)
                raise Overtaken
            return asked

        async with table.lock:
            table.undo = await self.hall.in_order(attempt)
        await self._go_back_if_agreed(table, table.undo)

    async def ask_to_go_on(self, table: LiveTable, account: Account) -> None:
        """Ask all others to go on from as far as the rules of today follow the match."""
        with suppress(Refusal):
            # A process that has just been started finds out by asking.
            await self.hall.standing(table)
        if table.stopped is None:
            raise Refusal("stale")
        seats = table.seats_of(account.id)
        await self.ask_undo(table, account, seats[0] if seats else -1, table.answers_at(table.followed))

    async def agree(self, table: LiveTable, account: Account, entry: int) -> None:
        async with table.lock:
            await self._hear_of_wish(table, entry)
            require_at_table(table, account)
            for seat in table.seats_of(account.id):
                table.undo = await self.store.undo_requests.agree(table.id, entry, seat)
            agreed = table.undo
        await self._go_back_if_agreed(table, agreed)

    async def decline(self, table: LiveTable, account: Account, entry: int) -> None:
        async with table.lock:
            await self._hear_of_wish(table, entry)
            require_at_table(table, account)
            await self.store.undo_requests.drop(table.id, entry)
            table.undo = None
        self.hall.tell(table)

    async def _hear_of_wish(self, table: LiveTable, entry: int) -> None:
        """It may have been asked in another process, after a move that this one has not heard of."""
        if entry > table.version:
            await self.hall.refresh(table)

    async def _go_back_if_agreed(self, table: LiveTable, wish: UndoRequest | None) -> None:
        """Bots and those who have left agree to everything. That all agree is written down by now: if the
        rules cannot go back at once, they do when somebody lets the table go on.
        """
        if wish is None or wish.entry != table.question:
            raise Refusal("stale")
        people = [seat.seat for seat in table.seats if seat.account is not None and seat.left_at is None]
        try:
            if set(people) <= set(wish.agreed):
                await self.hall.go_back(table, wish)
                return
        except Refusal as refused:
            if refused.kind not in RULES_TROUBLE:
                raise
            table.trouble = refused.kind
        self.hall.tell(table)

    async def go_back_if_nobody_objects(self, table: LiveTable) -> None:
        """Of those who had still to agree, the last one may just have gone; or the rules did not answer."""
        if table.undo is not None and any(seat.account and seat.left_at is None for seat in table.seats):
            with suppress(Refusal):
                await self._go_back_if_agreed(table, table.undo)

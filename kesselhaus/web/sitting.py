"""Laying a table, sitting down at it, leaving it, and what the people at it agree on."""

import secrets
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kesselhaus import games
from kesselhaus.store import Account, Change, Entry, Seat, StoredMatch, UndoRequest
from kesselhaus.store.rows import EntryKind, Visibility
from kesselhaus.web.hall import Hall
from kesselhaus.web.live import LiveTable
from kesselhaus.web.pace import PACES, UNTIMED, Pace
from kesselhaus.web.refusals import Refusal

OPEN_SEAT, MINE = "open", "me"


class Wish(Struct, frozen=True):
    """What somebody wants to play. Each seat is `me`, `open`, or the level of a bot."""

    game: str
    seats: tuple[str, ...]
    variants: tuple[str, ...] = ()
    components: bytes | None = None
    pace: str = "untimed"
    visibility: Visibility = "link"
    advice: bool = False
    parent: str | None = None
    parent_entry: int | None = None


class Sitting:
    """Everything at a table that is not a move."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.store = hall, hall.store

    # ------------------------------------------------------------------ before the match

    async def lay(self, host: Account, wish: Wish, bot_names: dict[str, str]) -> LiveTable:
        """A new table; it begins at once if no seat is open. Raises ValueError if that cannot be played."""
        game = games.game(wish.game)
        variants = game.chosen_variants(len(wish.seats), wish.variants)
        box = game.load_box(wish.components)
        pace, now = PACES.get(wish.pace, UNTIMED), self.hall.clock()
        match = StoredMatch(
            id=secrets.token_urlsafe(9),
            game=game.key,
            seats=len(wish.seats),
            variants=tuple(sorted(variants)),
            edition=box.edition,
            rules_version=game.rules_version,
            automatic=True,
            pace=msgspec.to_builtins(pace),
            visibility=wish.visibility,
            host=host.id,
            parent=wish.parent,
            parent_entry=wish.parent_entry,
            options={"advice": wish.advice},
            created=now,
            updated=now,
        )
        seats = _seats(match.id, wish.seats, host, pace, bot_names)
        await self.store.matches.create(match, seats, wish.components)
        table = await self.hall.table(match.id)
        assert table is not None
        await self.begin_if_full(table)
        return table

    async def join(self, table: LiveTable, account: Account, number: int) -> None:
        """Sit down on an empty seat."""
        seat = _seat(table, number)
        if not seat.is_empty or table.match.status != "open":
            raise Refusal("seat_taken")
        await self._change_seat(table, seat, _taken(seat, account, table.pace))
        await self.begin_if_full(table)

    async def get_up(self, table: LiveTable, account: Account, number: int) -> None:
        """Leave a seat before the match has begun."""
        seat = _seat(table, number)
        if account.id not in (seat.account, table.match.host):
            raise Refusal("not_your_seat")
        await self._change_seat(table, seat, Seat(match=seat.match, seat=seat.seat))

    async def seat_bot(self, table: LiveTable, host: Account, number: int, level: str, name: str) -> None:
        """The host gives an empty seat to a bot."""
        seat = _seat(table, number)
        if table.match.host != host.id:
            raise Refusal("host_only")
        if not seat.is_empty:
            raise Refusal("seat_taken")
        await self._change_seat(table, seat, replace(seat, bot=level, name=name))
        await self.begin_if_full(table)

    async def begin_if_full(self, table: LiveTable) -> None:
        """Also for who finds it full: the process in which the last one sat down may have died over it."""
        if table.match.status == "open" and not any(seat.is_empty for seat in table.seats):
            await self.hall.begin(table)

    async def _change_seat(self, table: LiveTable, old: Seat, new: Seat) -> None:
        # Under the lock, or somebody who has read the seats before could put them back as they were.
        async with table.lock:
            changed = await self.store.matches.change_seat(old, new, self.hall.clock())
            await self.hall.refresh(table)
        if not changed:
            raise Refusal("seat_taken")

    # ------------------------------------------------------------------ during the match

    async def leave(self, table: LiveTable, account: Account) -> None:
        """Leave for good. The others may wait, let a bot take over, or end the table."""
        now = self.hall.clock()
        gone = [
            replace(seat, left_at=now, since=None)
            for seat in table.seats
            if seat.account == account.id and seat.left_at is None
        ]
        if not gone:
            raise Refusal("not_your_seat")
        await self._note(table, "bot", None, {"left": [seat.seat for seat in gone]}, seats=gone)

    async def let_bot_take_over(
        self, table: LiveTable, account: Account, number: int, level: str, name: str
    ) -> None:
        """For somebody who has left or whose time has run out."""
        self._require_at_table(table, account)
        seat = _seat(table, number)
        if not self.is_absent(seat):
            raise Refusal("still_there")
        bot = replace(seat, account=None, bot=level, name=name, bank=None, since=None, left_at=None)
        await self._note(table, "bot", number, {"seat": number, "level": level}, seats=[bot])

    async def decline_for(self, table: LiveTable, account: Account, number: int, on: bool) -> None:
        """From now on the table says no, or no longer, when a seat is asked out of turn. Everybody sets that
        for himself; for somebody else only while he is asked so and has no page of the table open.
        """
        self._require_at_table(table, account)
        seat = _seat(table, number)
        if seat.account != account.id and not (on and await self._keeps_waiting(table, seat)):
            raise Refusal("still_there")
        async with table.lock:
            seats = {*table.declining, number} if on else {*table.declining} - {number}
            options = {**table.match.options, "declining": sorted(seats)}
            await self.store.matches.change(table.id, self.hall.clock(), options=options)
            await self.hall.refresh(table)
        await self._note(table, "bot", number, {"declines": on})

    async def _keeps_waiting(self, table: LiveTable, seat: Seat) -> bool:
        declined = (await self.hall.standing(table)).decline is not None
        return seat.seat in table.match.waiting and declined and not table.is_here(seat.account)

    async def grant_time(self, table: LiveTable, account: Account, number: int) -> None:
        """A full bank for somebody whose time has run out."""
        self._require_at_table(table, account)
        seat, pace, now = _seat(table, number), table.pace, self.hall.clock()
        granted = replace(seat, bank=pace.bank, since=now if seat.since is not None else None)
        await self._note(table, "clock", number, {"granted": pace.bank}, seats=[granted])

    async def end(self, table: LiveTable, account: Account) -> None:
        """End the table without a result; only where somebody is missing, or everybody else is a bot."""
        self._require_at_table(table, account)
        others = [seat for seat in table.seats if seat.account not in (None, account.id)]
        if others and not any(self.is_absent(seat) for seat in others):
            raise Refusal("others_play")
        await self._note(table, "ended", None, {"by": account.id}, status="ended")

    def is_absent(self, seat: Seat) -> bool:
        """Has left, or has no time left."""
        if seat.left_at is not None:
            return True
        return seat.bank is not None and seat.since is not None and self.hall.clock() - seat.since > seat.bank

    @staticmethod
    def _require_at_table(table: LiveTable, account: Account) -> None:
        if not table.seats_of(account.id):
            raise Refusal("not_your_seat")
        if table.match.status != "playing":
            raise Refusal("not_playing")

    async def _note(
        self,
        table: LiveTable,
        kind: EntryKind,
        seat: int | None,
        body: Any,
        *,
        seats: Iterable[Seat] = (),
        status: Any = "playing",
    ) -> None:
        """An entry that is no move."""
        async with table.lock:
            now = self.hall.clock()
            entry = Entry(match=table.id, number=table.version + 1, kind=kind, seat=seat, body=body, at=now)
            waiting = table.match.waiting if status == "playing" else ()
            change = Change(
                status=status,
                waiting=waiting,
                finished=now if status == "ended" else None,
                seats=tuple(seats),
            )
            await self.hall.note(table, entry, change)

    # ------------------------------------------------------------------ taking back by consent

    async def ask_undo(self, table: LiveTable, account: Account, seat: int, back_to: int) -> None:
        """Ask all others to go back to an earlier moment of the match."""
        if seat not in table.seats_of(account.id):
            raise Refusal("not_your_seat")
        least = len(table.entries[0].body.get("since", ())) if table.entries else 0
        if not least <= back_to < table.answers_at(table.version):
            raise Refusal("no_such_moment")
        wish = UndoRequest(
            match=table.id,
            entry=table.version,
            seat=seat,
            back_to=back_to,
            at=self.hall.clock(),
            agreed=table.seats_of(account.id),
        )
        async with table.lock:
            table.undo = asked = await self.store.undo_requests.ask(wish)
        await self._undo_if_agreed(table, asked)

    async def agree(self, table: LiveTable, account: Account, entry: int) -> None:
        async with table.lock:
            for seat in table.seats_of(account.id):
                table.undo = await self.store.undo_requests.agree(table.id, entry, seat)
            agreed = table.undo
        await self._undo_if_agreed(table, agreed)

    async def decline(self, table: LiveTable, account: Account, entry: int) -> None:
        if not table.seats_of(account.id):
            raise Refusal("not_your_seat")
        async with table.lock:
            await self.store.undo_requests.drop(table.id, entry)
            table.undo = None
        self.hall.tell(table)

    async def _undo_if_agreed(self, table: LiveTable, wish: UndoRequest | None) -> None:
        """Bots and those who have left agree to everything."""
        if wish is None or wish.entry != table.version:
            raise Refusal("stale")
        people = [seat.seat for seat in table.seats if seat.account is not None and seat.left_at is None]
        if set(people) <= set(wish.agreed):
            await self.hall.go_back(table, wish)
        else:
            self.hall.tell(table)


def _seat(table: LiveTable, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refusal("no_such_seat")
    return table.seats[number]


def _seats(
    match: str, wished: tuple[str, ...], host: Account, pace: Pace, bot_names: dict[str, str]
) -> list[Seat]:
    seats = []
    hot_seat = wished.count(MINE) > 1
    for number, who in enumerate(wished):
        empty = Seat(match=match, seat=number)
        if who == MINE:
            name = f"{host.display} {wished[:number].count(MINE) + 1}" if hot_seat else host.display
            seats.append(replace(_taken(empty, host, pace), name=name))
        elif who == OPEN_SEAT:
            seats.append(empty)
        else:
            seats.append(replace(empty, bot=who, name=f"{bot_names.get(who, who)} {number + 1}"))
    return seats


def _taken(seat: Seat, account: Account, pace: Pace) -> Seat:
    bank = None if pace.kind == "untimed" else pace.bank
    return replace(seat, account=account.id, name=account.display, bank=bank)

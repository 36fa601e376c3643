"""Laying a table, sitting down at it, leaving it, and what the people at it agree on."""

import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kesselhaus import protocol
from kesselhaus.store import Account, Change, Entry, Seat, StoredMatch, UndoRequest
from kesselhaus.store.rows import EntryKind, Status, Visibility
from kesselhaus.web.company import bot_name, bot_names
from kesselhaus.web.granting import has_run_out, still_to_agree
from kesselhaus.web.hall import Hall
from kesselhaus.web.limits import Asker
from kesselhaus.web.live import LiveTable
from kesselhaus.web.pace import PACES, UNTIMED, Pace
from kesselhaus.web.papers import Papers
from kesselhaus.web.refusals import Overtaken, Refusal

log = logging.getLogger("kesselhaus.hall")

OPEN_SEAT, MINE = "open", "me"
MOST_SET = 6
"""So often between two moves the table can be set to decline for a seat, or no longer to."""


class Wish(Struct, frozen=True):
    """What somebody wants to play. Each seat is `me`, `open`, or the level of a bot."""

    game: str
    seats: tuple[str, ...]
    names: tuple[str, ...] = ()
    """What others at the same screen, bots and invited people are called, as far as that was said."""
    variants: tuple[str, ...] = ()
    components: bytes | None = None
    pace: str = "untimed"
    visibility: Visibility = "link"
    advice: bool = False
    lesson: str = ""
    """The chapter of the game's lesson with which it begins."""
    parent: str | None = None
    parent_entry: int | None = None


class Noted(Struct, frozen=True):
    """What is written down beside the rules, and what it changes."""

    kind: EntryKind
    seat: int | None
    body: Any
    seats: tuple[Seat, ...] = ()
    status: Status = "playing"
    options: dict[str, Any] | None = None


class Sitting:
    """Everything at a table that is not a move."""

    def __init__(self, hall: Hall, papers: Papers) -> None:
        self.hall, self.store, self.papers = hall, hall.store, papers

    # ------------------------------------------------------------------ before the match

    async def lay(self, host: Account, wish: Wish, asker: Asker | None = None) -> LiveTable:
        """A new table; it begins at once if no seat is open. Raises ValueError if that cannot be played."""
        game = self.hall.shelf.game(wish.game)
        variants = game.chosen_variants(len(wish.seats), wish.variants)
        edition = game.edition
        if wish.components is not None:
            brought = protocol.Unpack(game.key, wish.components, len(wish.seats), tuple(sorted(variants)))
            edition = (await self.papers.components(asker or Asker(host.id, host.id), brought)).edition
        pace, now = PACES.get(wish.pace, UNTIMED), self.hall.clock()
        match = StoredMatch(
            id=secrets.token_urlsafe(9),
            game=game.key,
            seats=len(wish.seats),
            variants=tuple(sorted(variants)),
            edition=edition,
            rules_version=game.rules_version,
            automatic=True,
            pace=msgspec.to_builtins(pace),
            visibility=wish.visibility,
            host=host.id,
            parent=wish.parent,
            parent_entry=wish.parent_entry,
            options={"advice": wish.advice, **({"lesson": wish.lesson} if wish.lesson else {})},
            created=now,
            updated=now,
        )
        seats = _seats(match.id, wish, host, pace)
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

    async def seat_bot(self, table: LiveTable, host: Account, number: int, level: str) -> None:
        """The host gives an empty seat to a bot."""
        seat = _seat(table, number)
        if table.match.host != host.id:
            raise Refusal("host_only")
        if not seat.is_empty:
            raise Refusal("seat_taken")
        await self._change_seat(table, seat, replace(seat, bot=level, name=_bot_name(table)))
        await self.begin_if_full(table)

    async def begin_if_full(self, table: LiveTable) -> None:
        """Also for who finds it full: the process in which the last one sat down may have died over it. Who
        has just sat down sits there, whatever happens now; if the rules fail, the next look tries again.
        """
        if table.match.status == "open" and not any(seat.is_empty for seat in table.seats):
            try:
                await self.hall.begin(table)
            except Refusal as refused:
                log.warning("the table %s could not begin: %s", table.id, refused.kind)
                table.trouble = refused.kind

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

        async def left() -> Noted:
            now, mine = self.hall.clock(), table.seats_of(account.id)
            gone = tuple(replace(table.seats[seat], left_at=now, since=None) for seat in mine)
            return Noted("bot", None, {"left": list(mine)}, seats=gone)

        await self._note(table, account, left)
        await self._undo_if_nobody_objects(table)

    async def let_bot_take_over(self, table: LiveTable, account: Account, number: int, level: str) -> None:
        """For somebody who has left or whose time has run out."""

        async def handed_over() -> Noted:
            seat = _seat(table, number)
            if not self.is_absent(seat):
                raise Refusal("still_there")
            name = _bot_name(table)
            bot = replace(seat, account=None, bot=level, name=name, bank=None, since=None, left_at=None)
            return Noted("bot", number, {"seat": number, "level": level}, seats=(bot,))

        await self._note(table, account, handed_over)
        await self._undo_if_nobody_objects(table)

    async def decline_for(self, table: LiveTable, account: Account, number: int, on: bool) -> None:
        """From now on the table says no, or no longer, when a seat is asked out of turn. Everybody sets that
        for himself; for somebody else only while he is asked so and has no page of the table open.
        """

        async def set_to() -> Noted | None:
            seat = _seat(table, number)
            if seat.account != account.id and not (on and await self._keeps_waiting(table, seat)):
                raise Refusal("still_there")
            if (number in table.declining) == on:
                return None
            if _times_set(table, number) >= MOST_SET:
                raise Refusal("set_too_often")
            seats = {*table.declining, number} if on else {*table.declining} - {number}
            options = {**table.match.options, "declining": sorted(seats)}
            return Noted("bot", number, {"declines": on}, options=options)

        await self._note(table, account, set_to)

    async def _keeps_waiting(self, table: LiveTable, seat: Seat) -> bool:
        declined = (await self.hall.found_standing(table)).decline is not None
        return seat.seat in table.match.waiting and declined and not table.is_here(seat.account)

    async def grant_time(self, table: LiveTable, account: Account, number: int) -> None:
        """A full bank for somebody else, whose time has run out, as soon as all agree who have to."""

        async def granted() -> Noted | None:
            seat, pace, now = _seat(table, number), table.pace, self.hall.clock()
            if pace.kind == "untimed":
                raise Refusal("no_clock")
            if seat.account == account.id:
                raise Refusal("grant_to_others")
            if not has_run_out(seat, now):
                raise Refusal("still_there")
            mine = table.seats_of(account.id)
            missing = still_to_agree(table, number, now)
            if {*missing} - {*mine}:
                return Noted("clock", number, {"agreed": list(mine)}) if {*mine} & {*missing} else None
            fresh = replace(seat, bank=pace.bank, since=now)
            return Noted("clock", number, {"granted": pace.bank}, seats=(fresh,))

        await self._note(table, account, granted)

    async def try_again(self, table: LiveTable, account: Account) -> None:
        """After trouble with rules or bots somebody at the table lets it go on."""
        self._require_at_table(table, account)
        table.trouble = None
        self.hall.go_on(table)

    async def end(self, table: LiveTable, account: Account) -> None:
        """End the table without a result; only where somebody is missing, or everybody else is a bot."""

        async def ended() -> Noted:
            others = [seat for seat in table.seats if seat.account not in (None, account.id)]
            if others and not any(self.is_absent(seat) for seat in others):
                raise Refusal("others_play")
            return Noted("ended", None, {"by": account.id}, status="ended")

        await self._note(table, account, ended)

    def is_absent(self, seat: Seat) -> bool:
        """Has left, or has no time left."""
        return seat.left_at is not None or has_run_out(seat, self.hall.clock())

    @staticmethod
    def _require_at_table(table: LiveTable, account: Account) -> None:
        if not table.seats_of(account.id):
            raise Refusal("not_your_seat")
        if table.match.status != "playing":
            raise Refusal("not_playing")

    async def _note(
        self, table: LiveTable, account: Account, noted: Callable[[], Awaitable[Noted | None]]
    ) -> None:
        """An entry that is no move, if there is something to write. What speaks against it is looked for
        under the lock, so that nothing happens between the look and the writing; and again, if another
        process has written first.
        """

        async def attempt() -> None:
            self._require_at_table(table, account)
            note, now = await noted(), self.hall.clock()
            if note is None:
                return
            entry = Entry(
                match=table.id,
                number=table.version + 1,
                kind=note.kind,
                seat=note.seat,
                body=note.body,
                at=now,
            )
            change = Change(
                status=note.status,
                waiting=table.match.waiting if note.status == "playing" else (),
                finished=now if note.status == "ended" else None,
                seats=note.seats,
                options=note.options,
            )
            await self.hall.note(table, entry, change)

        async with table.lock:
            await self.hall.in_order(attempt)
        self.hall.go_on(table)

    # ------------------------------------------------------------------ taking back by consent

    async def ask_undo(self, table: LiveTable, account: Account, seat: int, back_to: int) -> None:
        """Ask all others to go back to an earlier moment of the match."""

        async def attempt() -> UndoRequest:
            self._require_at_table(table, account)
            if seat not in table.seats_of(account.id):
                raise Refusal("not_your_seat")
            if table.stopped is not None and back_to != table.answers_at(table.followed):
                raise Refusal("rules_changed")
            least = len(table.entries[0].body.get("since", ()))
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
        await self._undo_if_agreed(table, table.undo)

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
            self._require_at_table(table, account)
            for seat in table.seats_of(account.id):
                table.undo = await self.store.undo_requests.agree(table.id, entry, seat)
            agreed = table.undo
        await self._undo_if_agreed(table, agreed)

    async def decline(self, table: LiveTable, account: Account, entry: int) -> None:
        async with table.lock:
            await self._hear_of_wish(table, entry)
            self._require_at_table(table, account)
            await self.store.undo_requests.drop(table.id, entry)
            table.undo = None
        self.hall.tell(table)

    async def _hear_of_wish(self, table: LiveTable, entry: int) -> None:
        """It may have been asked in another process, after a move that this one has not heard of."""
        if entry > table.version:
            await self.hall.refresh(table)

    async def _undo_if_agreed(self, table: LiveTable, wish: UndoRequest | None) -> None:
        """Bots and those who have left agree to everything."""
        if wish is None or wish.entry != table.question:
            raise Refusal("stale")
        people = [seat.seat for seat in table.seats if seat.account is not None and seat.left_at is None]
        if set(people) <= set(wish.agreed):
            await self.hall.go_back(table, wish)
        else:
            self.hall.tell(table)

    async def _undo_if_nobody_objects(self, table: LiveTable) -> None:
        """Of those who had still to agree, the last one may just have gone."""
        if table.undo is not None and any(seat.account and seat.left_at is None for seat in table.seats):
            with suppress(Refusal):
                await self._undo_if_agreed(table, table.undo)


def _seat(table: LiveTable, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refusal("no_such_seat")
    return table.seats[number]


def _times_set(table: LiveTable, number: int) -> int:
    since = table.entries[table.question :]
    return sum(entry.seat == number and "declines" in (entry.body or {}) for entry in since)


def _bot_name(table: LiveTable) -> str:
    return bot_name(table.id, (seat.name for seat in table.seats))


def _seats(match: str, wish: Wish, host: Account, pace: Pace) -> list[Seat]:
    """Somebody else at the host's screen has a name of his own, or the host's with a number."""
    said = (*wish.names, *[""] * len(wish.seats))
    mine = [number for number, who in enumerate(wish.seats) if who == MINE]
    called = {number: said[number] or f"{host.display} {place}" for place, number in enumerate(mine, start=1)}
    if mine and (len(mine) == 1 or any(said[number] for number in mine)):
        called[mine[0]] = host.display
    fresh = bot_names(match, [host.display, *called.values(), *wish.names])
    seats = []
    for number, who in enumerate(wish.seats):
        empty = Seat(match=match, seat=number, name="" if who == MINE else said[number])
        if who == MINE:
            seats.append(replace(_taken(empty, host, pace), name=called[number]))
        elif who == OPEN_SEAT:
            seats.append(empty)
        else:
            seats.append(replace(empty, bot=who, name=said[number] or next(fresh)))
    return seats


def _taken(seat: Seat, account: Account, pace: Pace) -> Seat:
    bank = None if pace.kind == "untimed" else pace.bank
    return replace(seat, account=account.id, name=account.display, bank=bank)

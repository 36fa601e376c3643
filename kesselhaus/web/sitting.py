"""Laying a table and sitting down at it."""

import logging
import secrets

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kesselhaus import protocol
from kesselhaus.store import Account, Seat, StoredMatch
from kesselhaus.store.rows import Visibility
from kesselhaus.web.company import bot_name, bot_names
from kesselhaus.web.hall import Hall
from kesselhaus.web.limits import Asker
from kesselhaus.web.live import LiveTable
from kesselhaus.web.pace import PACES, UNTIMED, Pace
from kesselhaus.web.papers import Papers
from kesselhaus.web.refusals import Refusal

log = logging.getLogger("kesselhaus.hall")

OPEN_SEAT, MINE = "open", "me"


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


class Sitting:
    """Who sits at a table before its match begins."""

    def __init__(self, hall: Hall, papers: Papers) -> None:
        self.hall, self.store, self.papers = hall, hall.store, papers

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
            options={"advice": wish.advice},
            lesson=wish.lesson,
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
        seat = table.seat(number)
        if not seat.is_empty or table.match.status != "open":
            raise Refusal("seat_taken")
        await self._change_seat(table, seat, _taken(seat, account, table.pace))
        await self.begin_if_full(table)

    async def get_up(self, table: LiveTable, account: Account, number: int) -> None:
        """Leave a seat before the match has begun."""
        seat = table.seat(number)
        if account.id not in (seat.account, table.match.host):
            raise Refusal("not_your_seat")
        await self._change_seat(table, seat, Seat(match=seat.match, seat=seat.seat))

    async def seat_bot(self, table: LiveTable, host: Account, number: int, level: str) -> None:
        """The host gives an empty seat to a bot."""
        seat = table.seat(number)
        if table.match.host != host.id:
            raise Refusal("host_only")
        if not seat.is_empty:
            raise Refusal("seat_taken")
        await self._change_seat(table, seat, replace(seat, bot=level, name=bot_name(table.id, table.called)))
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

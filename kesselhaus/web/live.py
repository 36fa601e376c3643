"""A table that somebody looks at: what is stored of it, and who is to be told when it changes."""

import asyncio
from typing import Any

from msgspec.structs import replace

from kesselhaus.store.rows import Change, Entry, Seat, StoredMatch, UndoRequest
from kesselhaus.web.rooms.messages import Act, Drawn, Look, Setup, Standing


class Watcher:
    """One open page. What it was sent last is kept, so that it is sent only what has changed."""

    def __init__(self, look: Look, account: str | None) -> None:
        self.look, self.account = look, account
        self.version = 0
        self.regions: dict[str, int] = {}
        self.letters: asyncio.Queue[dict[str, Any]] = asyncio.Queue(maxsize=200)

    def remember(self, drawn: Drawn) -> dict[str, str]:
        """Note that the page now shows this drawing. Returns the regions that were new to it."""
        marks = {region: hash(html) for region, html in drawn.regions.items()}
        news = {
            region: html
            for region, html in drawn.regions.items()
            if self.regions.get(region) != marks[region]
        }
        self.version, self.regions = drawn.acts, marks
        return news

    def tell(self, letter: dict[str, Any]) -> bool:
        """False if the page has not taken its letters for so long that it must begin anew."""
        try:
            self.letters.put_nowait(letter)
        except asyncio.QueueFull:
            return False
        return True


class LiveTable:
    """The rows of a match and its whole log, kept up to date by the hall."""

    def __init__(
        self, match: StoredMatch, seats: tuple[Seat, ...], components: bytes | None, entries: list[Entry]
    ) -> None:
        self.match, self.seats, self.entries = match, seats, entries
        self.setup = Setup(
            match.id, match.game, match.seats, match.variants, components, automatic=match.automatic
        )
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.undo: UndoRequest | None = None
        self.standing: Standing | None = None
        self.trouble: str | None = None
        """What the table is told when its rules or a bot did not answer; a key of the site's texts."""

    @property
    def id(self) -> str:
        return self.match.id

    @property
    def version(self) -> int:
        """The number of entries; it only grows, also by an undo."""
        return len(self.entries)

    @property
    def acts(self) -> list[Act]:
        return [Act(entry.kind, entry.body) for entry in self.entries]

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def seats_of(self, account: str | None) -> tuple[int, ...]:
        """The seats that somebody holds; several in a hot seat game."""
        if account is None:
            return ()
        return tuple(seat.seat for seat in self.seats if seat.account == account and seat.left_at is None)

    def apply(self, entry: Entry, change: Change) -> None:
        """What was stored is now so here too."""
        self.entries.append(entry)
        self.match = replace(
            self.match,
            status=change.status,
            waiting=change.waiting,
            result=change.result,
            finished=change.finished,
            entries=entry.number,
            updated=entry.at,
        )
        changed = {seat.seat: seat for seat in change.seats}
        clocks = {clock.seat: clock for clock in change.clocks}
        self.seats = tuple(
            replace(seat, bank=clocks[seat.seat].bank, since=clocks[seat.seat].since)
            if seat.seat in clocks
            else seat
            for seat in (changed.get(seat.seat, seat) for seat in self.seats)
        )
        self.undo = None

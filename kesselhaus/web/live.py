"""A table that somebody looks at: what is stored of it, and who is to be told when it changes."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from kesselhaus.protocol import (
    Act,
    Answered,
    Began,
    GameOnShelf,
    Look,
    Setup,
    Standing,
    Stopped,
    TookBack,
    Void,
)
from kesselhaus.store.rows import MOVES, Change, Entry, Message, Seat, StoredMatch, UndoRequest
from kesselhaus.web.drawings import Drawings
from kesselhaus.web.entries import act_of
from kesselhaus.web.names import seat_name
from kesselhaus.web.pace import Pace
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.watcher import Eyes, Watcher

CLAIM = "table "
"""What a process has claimed to play the bots of a table begins so; the id of the match follows."""


def claim_of(match: str) -> str:
    return CLAIM + match


class LiveTable:
    """The rows of a match and its whole log, kept up to date by the hall."""

    def __init__(
        self, match: StoredMatch, seats: tuple[Seat, ...], game: GameOnShelf, components: bytes | None
    ) -> None:
        self.match, self.seats, self.game = match, seats, game
        self.entries: list[Entry] = []
        self._past = Past()
        self.setup = Setup(
            match.id,
            match.game,
            match.seats,
            match.variants,
            components,
            match.automatic,
            match.edition,
            match.lesson,
        )
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.undo: UndoRequest | None = None
        self.chat: list[Message] = []
        self.standing: Standing | None = None
        self.stopped: Stopped | None = None
        """Where the rules of today no longer follow the match, if that is so."""
        self.trouble: str | None = None
        """What the table is told when its rules or a bot did not answer; a key of the site's texts."""
        self.bot_asked = 0
        """The question that a bot is thinking about."""
        self.drawings = Drawings()
        self.thinking: int | None = None
        """How many tables' bots are before the one of this table, if it takes long."""
        self.alarm: asyncio.TimerHandle | None = None
        """Rings when the running clock runs out."""

    @property
    def id(self) -> str:
        return self.match.id

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self._seats

    @seats.setter
    def seats(self, seats: tuple[Seat, ...]) -> None:
        self._seats = seats
        # Asked for many times a move, and seldom other than they were.
        self._called: dict[str, tuple[str, ...]] = {}
        self._held: dict[str, tuple[int, ...]] = {}

    @property
    def claim(self) -> str:
        return claim_of(self.id)

    @property
    def version(self) -> int:
        """The number of entries; it only grows, also by an undo."""
        return len(self.entries)

    @property
    def question(self) -> int:
        """The number of the last move: since then the table asks what it asks, whatever happens beside the
        rules. Who names this version or a later one answers the question that is open.
        """
        return next((entry.number for entry in reversed(self.entries) if entry.kind in MOVES), 0)

    @property
    def advised(self) -> bool:
        """Whether everybody at the table is shown what a bot thinks of his options."""
        return bool(self.match.options.get("advice"))

    @property
    def is_lesson(self) -> bool:
        """Whether this is a guided first match."""
        return bool(self.match.lesson)

    @property
    def learned(self) -> tuple[str, ...]:
        """The chapters of a lesson that have been done."""
        return tuple(self.match.options.get("learned", ()))

    @property
    def declining(self) -> tuple[int, ...]:
        """Seats for whom the table says no when they are asked out of turn."""
        return tuple(self.match.options.get("declining", ()))

    def is_here(self, account: str | None) -> bool:
        """Whether somebody has a page of this table open, in this process."""
        return any(watcher.eyes.account == account for watcher in self.watchers)

    @property
    def pace(self) -> Pace:
        return Pace(**self.match.pace) if self.match.pace else Pace()

    @property
    def followed(self) -> int:
        """How many entries the rules of today follow: all of them, as far as is known."""
        return self.version if self.stopped is None else self.stopped.acts

    @property
    def acts(self) -> list[Act]:
        """What was given up when the match went on by other rules is void."""
        acts = [act_of(entry) for entry in self.entries]
        for number, act in enumerate(acts):
            if isinstance(act, TookBack) and act.kept is not None:
                acts[act.kept : number] = [Void()] * (number - act.kept)
        return acts

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refusal("no_such_seat")
        return self.seats[number]

    @property
    def called(self) -> tuple[str, ...]:
        """The names of all who sit here."""
        return tuple(seat.name for seat in self.seats)

    def names(self, lang: str) -> tuple[str, ...]:
        if lang not in self._called:
            self._called[lang] = tuple(seat_name(seat, lang) for seat in self.seats)
        return self._called[lang]

    def seats_of(self, account: str | None) -> tuple[int, ...]:
        """The seats that somebody holds; several in a hot seat game."""
        if account is None:
            return ()
        if account not in self._held:
            held = (seat.seat for seat in self.seats if seat.account == account and seat.left_at is None)
            self._held[account] = tuple(held)
        return self._held[account]

    def is_study_of(self, account: str | None) -> bool:
        """Whether this is a what-if that one person plays alone: from himself he has no secrets."""
        people = {seat.account for seat in self.seats if seat.account is not None and seat.left_at is None}
        return bool(self.match.options.get("what_if")) and people == {account}

    def is_open_to(self, account: str | None) -> bool:
        """Whether somebody may look at it: a private table is shown to its own people only."""
        people = {self.match.host, *(seat.account for seat in self.seats)}
        return self.match.visibility != "private" or (account is not None and account in people)

    def look(self, eyes: Eyes) -> tuple[Look, int | None]:
        """From where somebody looks now, and the seat for whom a curtain is drawn until he says he is there.

        Who holds several seats sees with the one that is asked. Where the game has secrets, he sees nothing
        of them until the right person has sat down, unless he studies a what-if alone.
        """
        mine = self.seats_of(eyes.account)
        seat, curtain = (mine[0] if mine else None), None
        if len(mine) > 1:
            asked = next((seat for seat in self.match.waiting if seat in mine), None)
            secrets = self.standing is None or self.standing.secrets
            if not secrets or self.is_study_of(eyes.account):
                seat = asked if asked is not None else (eyes.wanted if eyes.wanted in mine else mine[0])
            elif asked is None:
                seat = None
            elif eyes.wanted == asked:
                seat = asked
            else:
                seat, curtain = None, asked
        return Look(seat, eyes.lang, self.names(eyes.lang)), curtain

    def apply(self, entry: Entry, change: Change) -> None:
        """What was stored is now so here too."""
        self.entries.append(entry)
        self.match = replace(
            self.match,
            status=change.status,
            waiting=change.waiting,
            result=change.result,
            finished=change.finished,
            told=change.told or self.match.told,
            colours=change.colours or self.match.colours,
            options=self.match.options if change.options is None else change.options,
            entries=entry.number,
            updated=entry.at,
        )
        changed = {seat.seat: seat for seat in change.seats}
        clocks = {clock.seat: clock for clock in change.clocks}
        if changed or clocks:
            self.seats = tuple(
                replace(seat, bank=clocks[seat.seat].bank, since=clocks[seat.seat].since)
                if seat.seat in clocks
                else seat
                for seat in (changed.get(seat.seat, seat) for seat in self.seats)
            )
        if entry.kind in MOVES:
            self.undo = self.stopped = None

    # ------------------------------------------------------------------ going back

    @property
    def answers_from_elsewhere(self) -> int:
        """How many came with the table from which a match goes on; no way leads back behind them."""
        began = act_of(self.entries[0])
        return len(began.since) if isinstance(began, Began) else 0

    def answers_at(self, number: int) -> int:
        """How many answers the match had after an entry."""
        return [0, *(after for _, _, after in _moves(self.entries[:number]))][-1]

    def moments(self) -> dict[int, int]:
        """By how many answers the match had: the last entry after which that was so."""
        found, count = dict[int, int](), 0
        for number, entry in enumerate(self.entries, 1):
            count = next((after for _, _, after in _moves((entry,), count)), count)
            found[count] = number
        return found

    def before_last_answer_of(self, seats: tuple[int, ...]) -> int | None:
        """How many answers the match had before the last one of these seats that still counts."""
        self._past.take(self.entries)
        return next((before for before, seat in reversed(self._past.counting) if seat in seats), None)

    def has_heard(self, request: str) -> bool:
        """Whether an entry came of that request."""
        self._past.take(self.entries)
        return request in self._past.requests


class Past:
    """What a log tells of its moves. It only grows, so each entry is looked at once."""

    def __init__(self) -> None:
        self.requests: set[str | None] = set()
        self.counting: list[tuple[int, int | None]] = []
        """The moves that were not taken back: how many answers there were before, and whose it was."""
        self._taken = self._answers = 0

    def take(self, entries: Sequence[Entry]) -> None:
        for entry in entries[self._taken :]:
            self._taken += 1
            self.requests.add(entry.request)
            for move, before, after in _moves((entry,), self._answers):
                self._answers = after
                if not isinstance(move, TookBack):
                    self.counting.append((before, move.seat))
                    continue
                while self.counting and self.counting[-1][0] >= before:
                    self.counting.pop()


def _moves(
    entries: Iterable[Entry], count: int = 0
) -> Iterator[tuple[Began | Answered | TookBack, int, int]]:
    """Each move with the numbers of answers that count before it and after it: an undo leaves fewer."""
    for act in map(act_of, entries):
        if isinstance(act, Began | Answered | TookBack):
            before = act.to if isinstance(act, TookBack) else count
            since = act.since if isinstance(act, Began) else ()
            count = before + len(act.answers) + len(since)
            yield act, before, count

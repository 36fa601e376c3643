"""The rows that the store keeps. Times are milliseconds since the epoch and always given by the caller."""

from collections.abc import Iterable
from typing import Any, ClassVar, Literal, TypeVar

import msgspec

Visibility = Literal["open", "link", "private"]
Status = Literal["open", "playing", "over", "ended"]
EntryKind = Literal["answer", "undo", "began", "bot", "ended", "clock", "lesson"]
MOVES: tuple[EntryKind, ...] = ("began", "answer", "undo")
"""After these another question is asked; all others are beside the rules and leave it as it is."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    json_columns: ClassVar[tuple[str, ...]] = ()
    seat_columns: ClassVar[tuple[str, ...]] = ()


R = TypeVar("R", bound=Row)


class Account(Row, frozen=True, kw_only=True):
    """Somebody. A guest has neither name nor password, only a name that others see."""

    json_columns = ("settings",)

    id: str
    name: str | None = None
    password: str | None = None
    display: str
    language: str
    settings: dict[str, Any] = {}
    webhook: str | None = None
    created: int

    @property
    def is_guest(self) -> bool:
        return self.name is None

    @property
    def belongs_to(self) -> str:
        return self.id


class Session(Row, frozen=True, kw_only=True):
    """A signed-in browser. Only a hash of its token is kept."""

    hash: bytes
    account: str
    created: int
    seen: int

    @property
    def belongs_to(self) -> str:
        return self.account


class ApiToken(Row, frozen=True, kw_only=True):
    """A personal token for the API. Only its hash is kept."""

    hash: bytes
    account: str
    label: str
    created: int
    seen: int | None = None

    @property
    def belongs_to(self) -> str:
        return self.account


class StoredMatch(Row, frozen=True, kw_only=True):
    """What is known of a match besides its entries, seats and components."""

    json_columns = ("variants", "pace", "options", "result", "told", "colours")
    seat_columns = ("waiting",)

    id: str
    game: str
    seats: int
    variants: tuple[str, ...] = ()
    edition: str
    rules_version: int
    automatic: bool
    pace: dict[str, Any] = {}
    visibility: Visibility
    status: Status = "open"
    host: str
    parent: str | None = None
    parent_entry: int | None = None
    """The match and the entry that this one was continued from; entry 0 of none: an example of the spec."""
    options: dict[str, Any] = {}
    created: int
    updated: int
    finished: int | None = None
    result: Any = None
    waiting: tuple[int, ...] = ()
    """The seats for whom the table waits."""
    entries: int = 0
    """The number of the last entry."""
    messages: int = 0
    """The number of the last chat message."""
    told: dict[str, str] | None = None
    """Where the match is, in a few words, by language."""
    colours: tuple[str, ...] | None = None
    """Of the seats, as they lie on the table."""
    lesson: str = ""
    """The chapter with which it began, if it is a guided first match."""

    @property
    def belongs_to(self) -> str:
        return self.id


class Seat(Row, frozen=True, kw_only=True):
    """A seat at a match: an account's, a bot's (its level), or empty."""

    match: str
    seat: int
    account: str | None = None
    bot: str | None = None
    name: str = ""
    bank: int | None = None
    """Milliseconds left on the clock when it last began or stopped to run."""
    since: int | None = None
    """When the clock began to run, if it runs."""
    left_at: int | None = None

    @property
    def is_empty(self) -> bool:
        return self.account is None and self.bot is None

    @property
    def belongs_to(self) -> str:
        return self.match


class Table(msgspec.Struct, frozen=True):
    """A match with its seats, in order."""

    match: StoredMatch
    seats: tuple[Seat, ...]


class Page(msgspec.Struct, frozen=True):
    """Some of many tables. `after` asks for the page that follows; None on the last."""

    tables: tuple[Table, ...]
    after: str | None


class Entry(Row, frozen=True, kw_only=True):
    """One line of a match's log, which is the truth about it. Numbers run 1, 2, 3 … in each match."""

    json_columns = ("body",)

    match: str
    number: int
    kind: EntryKind
    seat: int | None = None
    body: Any = None
    at: int
    request: str | None = None

    @property
    def belongs_to(self) -> str:
        return self.match


class Clock(msgspec.Struct, frozen=True):
    """The state of one seat's clock."""

    seat: int
    bank: int | None
    since: int | None


class Message(Row, frozen=True, kw_only=True):
    """A chat message at a match."""

    match: str
    number: int
    account: str | None
    name: str
    text: str
    at: int


class UndoRequest(Row, frozen=True, kw_only=True):
    """A seat's wish to go back to the first `back_to` answers, asked when entry `entry` was the last move.

    It lapses as soon as another move is written.
    """

    seat_columns = ("agreed",)

    match: str
    entry: int
    seat: int
    back_to: int
    at: int
    agreed: tuple[int, ...] = ()

    @property
    def belongs_to(self) -> str:
        return self.match


class Notice(Row, frozen=True, kw_only=True):
    """A message to an account's webhook about an entry, kept until it was delivered or given up."""

    json_columns = ("body",)

    match: str
    number: int
    account: str
    body: Any = None
    due: int
    attempts: int = 0
    problem: str | None = None

    @property
    def belongs_to(self) -> str:
        return self.match


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What an entry changes in the row of its match, in its seats, and whom to tell."""

    status: Status
    waiting: tuple[int, ...] = ()
    result: Any = None
    finished: int | None = None
    clocks: tuple[Clock, ...] = ()
    seats: tuple[Seat, ...] = ()
    """Seats that have changed hands, whole."""
    notices: tuple[Notice, ...] = ()
    told: dict[str, str] | None = None
    """Where the match is now, by language; None leaves what was told."""
    colours: tuple[str, ...] | None = None
    """Of the seats; None leaves them."""
    options: dict[str, Any] | None = None
    """What the match is set to from now on; None leaves it."""


class Appended(msgspec.Struct, frozen=True):
    """The entry was written."""

    entry: Entry


class Taken(msgspec.Struct, frozen=True):
    """Nothing was written: this is what already stands under the number."""

    entry: Entry


class Closed(msgspec.Struct, frozen=True):
    """Nothing was written: the match is over or was ended."""

    status: Status


class Repeated(msgspec.Struct, frozen=True):
    """Nothing was written: this is what the same request has led to before."""

    entry: Entry


Outcome = Appended | Taken | Repeated | Closed
"""What came of an entry."""


def from_row(kind: type[R], row: dict[str, Any]) -> R:
    """A row of the database as a Struct."""
    values = dict(row)
    for column in kind.json_columns:
        if values[column] is not None:
            values[column] = msgspec.json.decode(values[column])
    for column in kind.seat_columns:
        values[column] = from_bits(values[column])
    return msgspec.convert(values, kind, strict=False)


def to_bits(seats: Iterable[int]) -> int:
    """A set of seats as one number, seat 0 its lowest bit: both databases can ask it for one of them."""
    return sum(1 << seat for seat in set(seats))


def from_bits(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)

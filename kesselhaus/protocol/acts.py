"""A match as it is stored: how it was set up, and what was done since."""

from typing import Any, TypeAlias

from msgspec import Struct


class Setup(Struct, frozen=True):
    """All that a worker has to know to open a match."""

    match: str
    game: str
    seats: int
    variants: tuple[str, ...]
    components: bytes | None = None
    automatic: bool = True
    edition: str | None = None
    """The components that the match was begun with, if they must be these and no others."""
    lesson: str = ""
    """The chapter with which it began, if it is a guided first match."""


class Place(Struct, frozen=True, omit_defaults=True):
    """Where a learner is in his lesson: a card of a chapter, or out of it."""

    chapter: str
    step: int
    free: bool = False


class OfLog(Struct, frozen=True, kw_only=True, omit_defaults=True, tag=True):
    """One entry of a match's log, whoever did it. `Act` is any of its kinds."""

    seat: int | None = None


class Move(OfLog, frozen=True):
    """After it the match asks another question. Everything else is beside the rules."""


class Began(Move, frozen=True):
    """The match, or another one that goes on from a table which was written down."""

    answers: list[Any]
    origin: dict[str, Any] | None = None
    since: list[Any] = []
    """What had been answered there in the running step."""
    seats: int = 0
    variants: list[str] = []
    lesson: Place | None = None


class Answered(Move, frozen=True):
    """Somebody has answered; what chance drew and what left no choice after it comes with it."""

    answers: list[Any]
    row: bool = False
    """Several answers were given as one."""
    shown: bool = False
    """The house has done what the card of a lesson asks for."""


class TookBack(Move, frozen=True):
    """The match goes back to so many answers, and perhaps on from there by others."""

    to: int
    agreed: list[int] = []
    """The seats without whose consent it could not be, his own included."""
    kept: int | None = None
    """So many entries were kept when it went on by mended rules; the others are void."""
    rules: int | None = None
    """The version of these rules."""
    answers: list[Any] = []
    lesson: Place | None = None


class Turned(OfLog, frozen=True):
    """A learner has turned to another card."""

    lesson: Place


class Left(OfLog, frozen=True):
    """Somebody has left his seats."""

    left: list[int]


class TakenOver(OfLog, frozen=True):
    """A bot of that level has taken over the seat."""

    level: str


class Declining(OfLog, frozen=True):
    """From now on the table says no for the seat when it is asked out of turn, or no longer."""

    declines: bool


class TimeAgreed(OfLog, frozen=True):
    """Seats that would grant new time to the seat, whose time has run out."""

    agreed: list[int]


class TimeGranted(OfLog, frozen=True):
    granted: int | None


class BrokenOff(OfLog, frozen=True):
    """The match has been ended without a result, by an account."""

    by: str


class Void(OfLog, frozen=True):
    """Given up when the match went on by mended rules."""


Act: TypeAlias = (
    Began
    | Answered
    | TookBack
    | Turned
    | Left
    | TakenOver
    | Declining
    | TimeAgreed
    | TimeGranted
    | BrokenOff
    | Void
)

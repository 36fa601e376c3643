"""A match as it is stored: how it was set up, and what was done since."""

from typing import Any

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


class Act(Struct, frozen=True):
    """One entry of a match's log: answers given, answers taken back, or what the people at it agreed on."""

    kind: str
    body: Any
    seat: int | None = None

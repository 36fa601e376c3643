"""What the web process and an engine room say to each other."""

from typing import Any, TypeAlias

from msgspec import Struct


class Setup(Struct, frozen=True):
    """All that a room has to know to open a match."""

    match: str
    game: str
    seats: int
    variants: tuple[str, ...]
    components: bytes | None = None
    automatic: bool = True


class Act(Struct, frozen=True):
    """One entry of a match's log, as far as it concerns the rules: answers given, or answers taken back."""

    kind: str
    body: Any


class Look(Struct, frozen=True):
    """From where and in which language a match is looked at."""

    seat: int | None
    lang: str
    names: tuple[str, ...]


# ------------------------------------------------------------------ requests


class Open(Struct, frozen=True, tag=True):
    """Open a match, or begin it anew; `acts` is its whole log."""

    setup: Setup
    acts: list[Act]


class CatchUp(Struct, frozen=True, tag=True):
    """Acts that were stored elsewhere since the match had `after` of them."""

    match: str
    after: int
    acts: list[Act]


class Close(Struct, frozen=True, tag=True):
    match: str


class Answer(Struct, frozen=True, tag=True):
    """An answer of a seat: the index of an option of the open question, or the option itself."""

    match: str
    acts: int
    seat: int
    option: int | dict[str, Any]


class TakeBack(Struct, frozen=True, tag=True):
    """A step back: the last own answer, or (with the consent of all) to a number of answers."""

    match: str
    acts: int
    seat: int
    to: int | None = None


class Draw(Struct, frozen=True, tag=True):
    """The table as somebody sees it, now or after so many acts."""

    match: str
    acts: int
    look: Look
    at: int | None = None


class Think(Struct, frozen=True, tag=True):
    """What a bot would answer."""

    match: str
    acts: int
    seat: int
    bot: str


class Export(Struct, frozen=True, tag=True):
    """The record of a match, whole or up to an act."""

    match: str
    acts: int
    at: int | None = None


Request: TypeAlias = Open | CatchUp | Close | Answer | TakeBack | Draw | Think | Export


# ------------------------------------------------------------------ replies


class Standing(Struct, frozen=True, tag=True):
    """Where a match is: whom it waits for, and how it ended if it is over."""

    acts: int
    answers: int
    waiting: tuple[int, ...]
    turn: int
    scores: tuple[int, ...]
    result: dict[str, Any] | None = None


class Done(Struct, frozen=True, tag=True):
    """An act that was carried out and has to be stored now, or the room must forget it."""

    act: Act
    standing: Standing


class Drawn(Struct, frozen=True, tag=True):
    """The parts of a page by the id of their element."""

    acts: int
    regions: dict[str, str]
    title: str
    asked: int | None
    mine: bool


class Thought(Struct, frozen=True, tag=True):
    option: dict[str, Any]


class Exported(Struct, frozen=True, tag=True):
    record: bytes


class NotOpen(Struct, frozen=True, tag=True):
    """The room does not have the match, or not at that number of acts; open it (again)."""

    acts: int | None = None


class No(Struct, frozen=True, tag=True):
    """Refused, with a sentence in each language. Nothing has changed."""

    kind: str
    sentences: dict[str, str]


class Failed(Struct, frozen=True, tag=True):
    """The game's own code failed; `trace` is for the log of the house only."""

    trace: str


Reply: TypeAlias = Standing | Done | Drawn | Thought | Exported | NotOpen | No | Failed

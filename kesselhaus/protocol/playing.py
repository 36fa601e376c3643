"""Playing: matches are opened, answered and thought about."""

from typing import Any, Literal

from msgspec import Struct

from kesselhaus.protocol.acts import Act, Setup
from kesselhaus.protocol.base import OfMatch, Request

NOT_YET = -1
"""The option of who does not want to end his turn after all."""
NEVER_AGAIN = -2
"""This and all below it: the option of who ends his turn and does not want to be asked again; the option that
it stands for is counted down from here.
"""


Way = Literal["on", "back", "again", "show", "keep", "free", "return", "chapter"]
"""Where a learner can be led."""

# ------------------------------------------------------------------ replies


class Standing(Struct, frozen=True, tag=True):
    """Where a match is: whom it waits for, and how it ended if it is over."""

    acts: int
    answers: int
    waiting: tuple[int, ...]
    turn: int
    secrets: bool
    """Whether the seats know different things now."""
    result: dict[str, Any] | None = None
    told: dict[str, str] = {}
    """Where it is, in a few words that everybody may read, by language."""
    colours: tuple[str, ...] = ()
    """Of the seats."""
    decline: int | None = None
    """Which option says no, if somebody is asked out of turn and may."""
    learned: str = ""
    """The chapter of a lesson that has just been done."""


class Done(Struct, frozen=True, tag=True):
    """An act that was carried out and has to be stored now, or the worker must forget it."""

    act: Act
    standing: Standing


class Ends(Struct, frozen=True, tag=True):
    """Nothing was done yet: this option ends the turn, and is to be confirmed."""

    option: int
    left: tuple[int, ...]
    """Some options of what could still be done before."""


class Thought(Struct, frozen=True, tag=True):
    option: dict[str, Any]


class Closed(Struct, frozen=True, tag=True):
    """The match is forgotten, if it was there."""


# ------------------------------------------------------------------ requests


class Begin(Request[Done], frozen=True, tag=True):
    """Set up a new match, as far as its first question."""

    setup: Setup


class Open(Request[Standing], frozen=True, tag=True):
    """Open a match that has begun; `acts` is its whole log."""

    setup: Setup
    acts: list[Act]


class CatchUp(Request[Standing], frozen=True, tag=True):
    """Acts that were stored elsewhere since the match had `after` of them."""

    match: str
    after: int
    acts: list[Act]


class Close(Request[Closed], frozen=True, tag=True):
    match: str


class GiveAnswer(OfMatch[Done | Ends], frozen=True, tag=True):
    """An answer of a seat: the index of an option of the open question, or the option itself; or a row of
    several answers as words (`engine.rows`), of which all are given or none.

    A careful one is not carried out if it would end a turn in which something is left to do; the reply is
    then Ends.
    """

    seat: int
    option: int | dict[str, Any] = -1
    careful: bool = False
    row: tuple[str, ...] = ()


class TakeBack(OfMatch[Done], frozen=True, tag=True):
    """A step back: the last own answer, or (with the consent of all) to a number of answers."""

    seat: int
    to: int | None = None
    agreed: tuple[int, ...] = ()


class GoOn(OfMatch[Done], frozen=True, tag=True):
    """Go on from as many acts as the rules of today follow; all have agreed. The others are given up."""

    seat: int
    agreed: tuple[int, ...]


class Lead(OfMatch[Done], frozen=True, tag=True):
    """What a learner wants of his lesson: a card on or back, what is asked for shown, to try again, to keep
    what he did instead, to leave and to come back, or a chapter.
    """

    seat: int
    to: Way
    chapter: str = ""


class Think(OfMatch[Thought], frozen=True, tag=True):
    """What a bot would answer."""

    seat: int
    bot: str

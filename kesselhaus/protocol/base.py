"""A request knows its reply."""

import struct
from typing import Any, Generic, TypeAlias, TypeVar, get_args

from msgspec import Struct

LENGTH = struct.Struct(">I")
"""Each request is its length and then MessagePack."""
REPLY = struct.Struct(">II")
"""Each reply is its length, the microseconds of the processor that it took, and then MessagePack."""
READS_PAPERS = "papers"
"""Says to a new process that it owns no matches and reads what visitors bring."""

STANDS_BACK = "thinks"
"""Says to a new process that it thinks: players go first, for they wait."""

R_co = TypeVar("R_co", covariant=True)


class Request(Struct, Generic[R_co], frozen=True, tag=True):
    """Something that is asked of a worker. `R_co` is what it replies unless there is trouble."""


class OfMatch(Request[R_co], Generic[R_co], frozen=True, tag=True):
    """Something that is asked of whoever owns a match, when the match has so many acts."""

    match: str
    acts: int


class NotOpen(Struct, frozen=True, tag=True):
    """The worker does not have the match, or not at that number of acts; open it (again)."""

    acts: int | None = None


class No(Struct, frozen=True, tag=True):
    """Refused, with a sentence in each language. Nothing has changed."""

    kind: str
    sentences: dict[str, str]


class Stopped(Struct, frozen=True, tag=True):
    """The rules of today do not follow the match to its end: so many acts they do; the answer at which they
    stop, and why.
    """

    acts: int
    answer: int
    why: str


class Failed(Struct, frozen=True, tag=True):
    """The game's own code failed; `trace` is for the log of the house only."""

    trace: str


Trouble: TypeAlias = NotOpen | No | Stopped | Failed
"""What any request may be replied to with."""


def reply_of(kind: type[Request[Any]]) -> Any:
    """The type of the reply to a kind of request."""
    return get_args(kind.__orig_bases__[0])[0]  # type: ignore[attr-defined]

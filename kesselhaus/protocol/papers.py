"""What visitors bring to be read: components and records."""

from typing import Any

from msgspec import Struct

from kesselhaus.engine.faults import Fault
from kesselhaus.engine.record import Note
from kesselhaus.protocol.acts import Act, Setup
from kesselhaus.protocol.base import Request
from kesselhaus.protocol.playing import Standing


class Difference(Struct, frozen=True):
    """A figure that another edition has changed, added (`before` is None) or left out (`after` is None)."""

    where: str
    before: Any
    after: Any


class Unpacked(Struct, frozen=True, tag=True):
    """Components that can be played with."""

    edition: str
    differences: list[Difference]


class Unfit(Struct, frozen=True, tag=True):
    """What is wrong with a components file, and where."""

    where: str
    fault: Fault
    line: int | None = None


class NotEvenRead(Struct, frozen=True, tag=True):
    """What is absurd in a text, so that it was not read, and where."""

    fault: Fault
    line: int | None


class NoRecord(Struct, frozen=True, tag=True):
    """Why a text is no record of a match."""

    why: str


class ReadOut(Struct, frozen=True, tag=True):
    """What a record tells: how the match was set up, and its acts. `problem`: where it stopped, and why."""

    game: str
    seats: int
    variants: tuple[str, ...]
    edition: str
    rules_version: int
    automatic: bool
    acts: list[Act]
    standing: Standing
    components: bytes | None = None
    problem: str = ""
    notes: tuple[Note, ...] = ()


class Read(Request[ReadOut | Unfit | NotEvenRead | NoRecord], frozen=True, tag=True):
    """A record that somebody brings: its answers as acts."""

    record: bytes


class Unpack(Request[Unpacked | Unfit], frozen=True, tag=True):
    """Components that somebody brings: which edition they are, and what is different in it. With seats, a
    table is set up with them too.
    """

    game: str
    components: bytes
    seats: int | None = None
    variants: tuple[str, ...] = ()


class Follow(Request[Standing], frozen=True, tag=True):
    """Acts of a match that is about to be laid: where they lead to. The match is not kept."""

    setup: Setup
    acts: list[Act]

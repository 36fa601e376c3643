"""What the web process and its workers say to each other. All that either of them knows of the other.

Each message is its length in four bytes and then MessagePack.
"""

import struct
from typing import Any, TypeAlias

from msgspec import Struct

from kesselhaus.engine.game import Result
from kesselhaus.protocol.shelf import GameOnShelf as GameOnShelf
from kesselhaus.protocol.shelf import Shelf as Shelf
from kesselhaus.protocol.shelf import ShowShelf as ShowShelf

LENGTH = struct.Struct(">I")
READS_PAPERS = "papers"
"""Says to a new process that it owns no matches and reads what visitors bring."""

NOT_YET = -1
"""The option of who does not want to end his turn after all."""
NEVER_AGAIN = -2
"""This and all below it: the option of who ends his turn and does not want to be asked again; the option that
it stands for is counted down from here.
"""


class Setup(Struct, frozen=True):
    """All that a room has to know to open a match."""

    match: str
    game: str
    seats: int
    variants: tuple[str, ...]
    components: bytes | None = None
    automatic: bool = True
    edition: str | None = None
    """The components that the match was begun with, if they must be these and no others."""


class Act(Struct, frozen=True):
    """One entry of a match's log: answers given, answers taken back, or what the people at it agreed on."""

    kind: str
    body: Any
    seat: int | None = None


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


class GiveAnswer(Struct, frozen=True, tag=True):
    """An answer of a seat: the index of an option of the open question, or the option itself.

    A careful one is not carried out if it would end a turn in which something is left to do; the reply is
    then Ends.
    """

    match: str
    acts: int
    seat: int
    option: int | dict[str, Any]
    careful: bool = False


class TakeBack(Struct, frozen=True, tag=True):
    """A step back: the last own answer, or (with the consent of all) to a number of answers."""

    match: str
    acts: int
    seat: int
    to: int | None = None
    agreed: tuple[int, ...] = ()


class GoOn(Struct, frozen=True, tag=True):
    """Go on from as many acts as the rules of today follow; all have agreed. The others are given up."""

    match: str
    acts: int
    seat: int
    agreed: tuple[int, ...]


class Ends(Struct, frozen=True, tag=True):
    """Nothing was done yet: this option ends the turn, and is to be confirmed."""

    option: int
    left: tuple[int, ...]
    """Some options of what could still be done before."""


class DrawTable(Struct, frozen=True, tag=True):
    """The table as somebody sees it, now or after so many acts; with an option that is to be confirmed."""

    match: str
    acts: int
    look: Look
    at: int | None = None
    confirm: Ends | None = None
    lines: int = 120
    advised: bool = False
    """Whether room is kept on the keys for what a bot thinks of them."""


class Tell(Struct, frozen=True, tag=True):
    """The table as data and sentences, as somebody may know it, now or after so many acts."""

    match: str
    acts: int
    look: Look
    at: int | None = None
    lines: int = 120


class Think(Struct, frozen=True, tag=True):
    """What a bot would answer."""

    match: str
    acts: int
    seat: int
    bot: str


class Advise(Struct, frozen=True, tag=True):
    """What a search thinks of the options of the open question, now or after so many acts.

    The looking seat must be the one that is asked; of a match that is over, whoever was asked is meant.
    """

    match: str
    acts: int
    look: Look
    at: int | None = None


class Evaluate(Struct, frozen=True, tag=True):
    """The chances to win over the match: as far as a seat may know, or all of it when the match is over."""

    match: str
    acts: int
    seat: int | None


class WordResult(Struct, frozen=True, tag=True):
    """A result as it is stored, in words, for somebody who looks at it."""

    match: str
    game: str
    result: Result
    look: Look
    colours: tuple[str, ...]


class Export(Struct, frozen=True, tag=True):
    """The record of a match, whole or up to an act, for a seat: refused while that would tell a secret."""

    match: str
    acts: int
    seat: int | None
    at: int | None = None


class BranchOff(Struct, frozen=True, tag=True):
    """The table after so many acts as the beginning of another match, made of what a seat may know."""

    match: str
    acts: int
    seat: int | None
    at: int


class Chart(Struct, frozen=True, tag=True):
    """The scores after every act, as far as a seat may know them."""

    match: str
    acts: int
    seat: int | None


class Read(Struct, frozen=True, tag=True):
    """A record that somebody brings: its answers as acts."""

    record: bytes


class Unpack(Struct, frozen=True, tag=True):
    """Components that somebody brings: which edition they are, and what is different in it. With seats, a
    table is set up with them too.
    """

    game: str
    components: bytes
    seats: int | None = None
    variants: tuple[str, ...] = ()


class Follow(Struct, frozen=True, tag=True):
    """Acts of a match that is about to be laid: where they lead to. The match is not kept."""

    setup: Setup
    acts: list[Act]


Request: TypeAlias = (
    Open
    | CatchUp
    | Close
    | GiveAnswer
    | TakeBack
    | GoOn
    | DrawTable
    | Tell
    | Think
    | Advise
    | Evaluate
    | Export
    | BranchOff
    | Chart
    | WordResult
    | ShowShelf
)
"""What is asked of a room that owns matches."""
Paper: TypeAlias = Read | Unpack | Follow
"""What is asked of a room that reads what visitors bring."""


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
    decline: int | None = None
    """Which option says no, if somebody is asked out of turn and may."""


class Done(Struct, frozen=True, tag=True):
    """An act that was carried out and has to be stored now, or the room must forget it."""

    act: Act
    standing: Standing


class Drawn(Struct, frozen=True, tag=True):
    """The parts of a page by the id of their element, and the lines of the log."""

    acts: int
    at: int
    regions: dict[str, str]
    lines: list[str]
    cut: str
    """The id of the first line that is new since the viewer's last turn."""
    title: str
    asked: int | None
    mine: bool
    colours: tuple[str, ...]
    scores: tuple[int, ...]
    partial: tuple[bool, ...]
    """Whose score is more than the viewer may know."""


class Sentence(Struct, frozen=True):
    """A line of the log: the act that told it, in plain words, and the rule behind it."""

    act: int
    text: str
    rule: str = ""


class Choosable(Struct, frozen=True):
    """An option of the open question: its place in the list, itself, and in words."""

    option: int
    answer: dict[str, Any]
    text: str


class Told(Struct, frozen=True, tag=True):
    """What a view tells, without any drawing."""

    at: int
    state: dict[str, Any]
    asked: int | None
    rule: str
    question: str
    note: str
    choices: list[Choosable]
    log: list[Sentence]
    words: list[str]
    """The table in words."""
    colours: tuple[str, ...]
    scores: tuple[int, ...]
    can_undo: bool
    result: dict[str, Any] | None


class Thought(Struct, frozen=True, tag=True):
    option: dict[str, Any]


class Estimated(Struct, frozen=True):
    """What the search thinks of an option that it has tried."""

    option: int
    value: float
    """From 0 to 1: mostly the chance to win."""
    visits: int
    text: str
    label: str
    """The same as HTML."""


class Advised(Struct, frozen=True, tag=True):
    """The options that the search has tried, the best first."""

    seat: int
    who: str
    """The seat as HTML."""
    estimates: list[Estimated]
    chosen: int | None = None
    """The option that was taken then; it need not have been tried."""
    chosen_label: str = ""


class Evaluated(Struct, frozen=True, tag=True):
    """For some acts, the last one among them, each seat's chance to win."""

    colours: tuple[str, ...]
    moments: list[tuple[int, list[float]]]


class ResultWords(Struct, frozen=True, tag=True):
    """Who has won, as HTML, why it was over, and what the parts of the scores are called."""

    verdict: str
    reason: str
    categories: dict[str, str]


class Exported(Struct, frozen=True, tag=True):
    record: bytes


class Branched(Struct, frozen=True, tag=True):
    """The first act of a match that goes on from here."""

    act: Act


class Charted(Struct, frozen=True, tag=True):
    colours: tuple[str, ...]
    scores: list[tuple[int, ...]]


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
    problem: str
    line: int | None = None


class NotEvenRead(Struct, frozen=True, tag=True):
    """What is absurd in a text, so that it was not read, and where."""

    problem: str
    line: int | None


class NoRecord(Struct, frozen=True, tag=True):
    """Why a text is no record of a match."""

    why: str


class Stopped(Struct, frozen=True, tag=True):
    """The rules of today do not follow the match to its end: so many acts they do; the answer at which they
    stop, and why.
    """

    acts: int
    answer: int
    why: str


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


Reply: TypeAlias = (
    Standing
    | Done
    | Ends
    | Drawn
    | Told
    | Thought
    | Advised
    | Evaluated
    | Exported
    | Branched
    | Charted
    | ResultWords
    | Shelf
    | ReadOut
    | Unpacked
    | Unfit
    | NotEvenRead
    | NoRecord
    | Stopped
    | NotOpen
    | No
    | Failed
)

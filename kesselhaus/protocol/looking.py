"""Looking at a match: drawn, in words, as data, with advice, as a record, and as the start of another one."""

from typing import Any, Literal

from msgspec import Struct

from kesselhaus.art.html import NOTHING, Html
from kesselhaus.engine.game import Result
from kesselhaus.engine.record import Note
from kesselhaus.protocol.acts import Act
from kesselhaus.protocol.base import OfMatch, Request
from kesselhaus.protocol.playing import Ends
from kesselhaus.protocol.splicing import RegionNews


class Look(Struct, frozen=True):
    """From where and in which language a match is looked at."""

    seat: int | None
    lang: str
    names: tuple[str, ...]


class Drawn(Struct, frozen=True, tag=True):
    """The parts of a page by the id of their element, and the lines of the log."""

    acts: int
    at: int
    regions: dict[str, Html]
    lines: list[Html]
    cut: str
    """The id of the first line that is new since the viewer's last turn."""
    title: str
    asked: int | None
    mine: bool
    colours: tuple[str, ...]
    scores: tuple[int, ...]
    partial: tuple[bool, ...]
    """Whose score is more than the viewer may know."""
    number: int = 0
    """Of this drawing, among all that a worker has made of the present; of other moments there is none."""
    base: int = 0
    """The number of an earlier drawing, if it is known what has changed since; else 0."""
    news: dict[str, RegionNews] = {}
    """What has changed since then."""


class DrawTable(OfMatch[Drawn], frozen=True, tag=True):
    """The table as somebody sees it, now or after so many acts; with an option that is to be confirmed."""

    look: Look
    at: int | None = None
    confirm: Ends | None = None
    lines: int = 120
    advised: bool = False
    """Whether room is kept on the keys for what a bot thinks of them."""
    draft: tuple[str, ...] = ()
    """What the viewer has chosen so far of a row that he has not given yet, as words."""


class Redrawn(Struct, frozen=True, tag=True):
    """What is other in a drawing than in the one that was named, or the whole drawing."""

    drawn: Drawn
    """Its regions and lines are those that are new as a whole; with a base, the rest is as it was there."""
    stays: tuple[int, int] = (0, 0)
    """Of the log, if there is a base: from which line to which it stays. What is new comes after these."""
    others: "list[Redrawn]" = []
    """The same for the other looks that were asked for."""


class Redraw(OfMatch[Redrawn], frozen=True, tag=True):
    """The table as somebody sees it now, for who has a drawing of it by its number, or none (0)."""

    look: Look
    base: int
    lines: int = 120
    advised: bool = False
    at: int | None = None
    """Where the rules of today do not follow the match: as far as they do, and whole."""
    others: tuple[tuple[Look, int], ...] = ()
    """Looks of others at the same table that have to be told too, each with the number of its drawing."""


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


class Tell(OfMatch[Told], frozen=True, tag=True):
    """The table as data and sentences, as somebody may know it, now or after so many acts."""

    look: Look
    at: int | None = None
    lines: int = 120


class Estimated(Struct, frozen=True):
    """What the search thinks of an option that it has tried."""

    option: int
    value: float
    """From 0 to 1: mostly the chance to win."""
    visits: int
    text: str
    label: Html
    """The same with signs."""


class Advised(Struct, frozen=True, tag=True):
    """The options that the search has tried, the best first."""

    seat: int
    who: Html
    """The seat with its mark."""
    estimates: list[Estimated]
    chosen: int | None = None
    """The option that was taken then; it need not have been tried."""
    chosen_label: Html = NOTHING


class Advise(OfMatch[Advised], frozen=True, tag=True):
    """What a search thinks of the options of the open question, now or after so many acts.

    The looking seat must be the one that is asked; of a match that is over, whoever was asked is meant.
    """

    look: Look
    at: int | None = None


class Counselled(Struct, frozen=True):
    """An option with the reasons for and against it."""

    option: int
    label: str
    value: float
    """From 0 to 1, as the search thinks of it; less than 0 where it has not tried it."""
    reasons: tuple[tuple[float, str], ...]
    """By how much it is more than in the middle of all that were compared, and what: the weightiest first.
    Together they are the whole difference.
    """


class Coached(Struct, frozen=True, tag=True):
    """What a coach says of the open question."""

    seat: int
    sure: Literal["unsure", "fairly", "sure"]
    futures: int
    """So many were looked at."""
    winning: float
    """The seat's chance to win."""
    unit: str
    """What reasons are counted in."""
    least: float
    """What changes less than that is no reason."""
    best: tuple[Counselled, ...]
    """The best three, or fewer."""
    tempting: Counselled | None
    """What looks better at first sight than it is."""


class Coach(OfMatch[Coached], frozen=True, tag=True):
    """The best options of the open question with reasons, for the seat that is asked; of a match that is
    over, after so many acts, for whoever was asked then.
    """

    look: Look
    at: int | None = None


class Screened(Struct, frozen=True, tag=True):
    """Decisions of a seat, by the number of acts before them, with what each cost at first sight."""

    losses: list[tuple[int, float]]


class Screen(OfMatch[Screened], frozen=True, tag=True):
    """Where to look closer: of a seat's decisions among some acts of a match that is over."""

    seat: int
    first: int
    end: int


class Judged(Struct, frozen=True, tag=True):
    """A decision, looked at afterwards."""

    at: int
    standing: str
    question: str
    options: int
    played: str
    best: str
    """The same where nothing better was found."""
    lost: float
    """By how much the best one is better."""
    behind: int
    """In so many of the worlds it is better at all."""
    worlds: int
    unit: str
    least: float
    """What changes less than that is no reason."""
    reasons: tuple[tuple[float, str], ...]


class Judge(OfMatch[Judged], frozen=True, tag=True):
    """What the looking seat answered after so many acts, held against what a search would have answered."""

    look: Look
    at: int


class Evaluated(Struct, frozen=True, tag=True):
    """For some acts, the last one among them, each seat's chance to win."""

    colours: tuple[str, ...]
    moments: list[tuple[int, list[float]]]


class Evaluate(OfMatch[Evaluated], frozen=True, tag=True):
    """The chances to win over the match: as far as a seat may know, or all of it when the match is over."""

    seat: int | None


class Charted(Struct, frozen=True, tag=True):
    colours: tuple[str, ...]
    scores: list[tuple[int, ...]]


class Chart(OfMatch[Charted], frozen=True, tag=True):
    """The scores after every act, as far as a seat may know them."""

    seat: int | None


class ResultWords(Struct, frozen=True, tag=True):
    """Who has won, why it was over, and what the parts of the scores are called."""

    verdict: Html
    reason: str
    categories: dict[str, str]


class WordResult(Request[ResultWords], frozen=True, tag=True):
    """A result as it is stored, in words, for somebody who looks at it."""

    match: str
    game: str
    result: Result
    look: Look
    colours: tuple[str, ...]


class Exported(Struct, frozen=True, tag=True):
    record: bytes


class Export(OfMatch[Exported], frozen=True, tag=True):
    """The record of a match, whole or up to an act, for a seat: refused while that would tell a secret."""

    seat: int | None
    at: int | None = None
    notes: tuple[Note, ...] = ()


class Branched(Struct, frozen=True, tag=True):
    """The first act of a match that goes on from here."""

    act: Act


class BranchOff(OfMatch[Branched], frozen=True, tag=True):
    """The table after so many acts as the beginning of another match, made of what a seat may know."""

    seat: int | None
    at: int

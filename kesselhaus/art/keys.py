"""What a question bar is made of: keys, groups of keys, a counter wheel, and how much of it fits."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import Literal, TypeAlias

from msgspec import Struct

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.phrases import Lexicon, People, html, plain

Kind: TypeAlias = Literal["plain", "go", "icon", "drawn", "turn"]
Layout: TypeAlias = Literal["flow", "pad", "small", "columns", "end"]


class Key(Struct, frozen=True, gc=False):
    """One option. Without an option it is shown as closed, so that the keys beside it do not jump."""

    option: int | None
    label: str
    note: str = ""
    place: str = ""
    kind: Kind = "plain"
    hint: str = ""
    """What is read out where label and note do not say it all; in markup like them."""
    deed: str = ""
    """What the thing does, in a sentence: for a phone, where the board that shows it is out of sight."""
    thing: str = ""
    """The address of what it is about: what a card explains. A closed key with one can have focus."""
    picture: Html = NOTHING
    """The thing itself, drawn above its words."""
    draft: str | None = None
    """Words of a row that is only chosen by this key and not given yet; without any all is chosen anew."""
    row: str = ""
    """Words of a row of answers that this key gives as one."""
    on: bool = False
    """Whether this is what is chosen now."""

    @property
    def is_open(self) -> bool:
        return self.option is not None or self.draft is not None or bool(self.row)


@dataclass(frozen=True, slots=True)
class Group:
    """Keys that belong together.

    `flow` sets them in two or three rows; `pad` in pairs with one of `labels` between them; `small` as a
    dense grid of little keys; `columns` below labels of their own, of which each key has one; `end` at the
    right end of the bar, below undo.
    """

    title: str
    keys: Sequence[Key]
    layout: Layout = "flow"
    note: str = ""
    labels: Sequence[str] = ()
    subject: str = ""
    """The piece whose targets are shown on the board while this group is picked."""
    shut: bool = False
    """Folded to a single key, even if there is room."""


@dataclass(frozen=True, slots=True)
class Stepper:
    """A number is asked with a counter wheel: the legal numbers, and a few sensible ones."""

    title: str
    numbers: Mapping[int, int]
    """The number and the index of its option."""
    verb: str
    """The key that commits: `Bid`."""
    unit: str = ""
    """A noun of the lexicon: what is counted."""
    quick: Sequence[int] = ()
    start: int | None = None


@dataclass(frozen=True, slots=True)
class Fact:
    """What one has to know to answer, set large: the highest bid."""

    title: str
    text: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Picks:
    """Drawn keys side by side, of which one is chosen: a tile, a way to turn it."""

    title: str
    keys: Sequence[Key]
    note: str = ""
    turns: bool = False
    """R goes on to the next one."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where something may go: the best ones in front, all others behind a key, with a heading each."""

    title: str
    keys: Sequence[Key]
    rest: Sequence[tuple[str, Sequence[Key]]] = ()
    note: str = ""
    every: str = ""
    """What the key is called that shows all of them."""


@dataclass(frozen=True, slots=True)
class Brings:
    """What comes of the choice: what for and how much, line by line, and in sum."""

    title: str
    lines: Sequence[tuple[str, str]] = ()
    total: str = ""
    note: str = ""
    picture: Html = NOTHING
    """The choice drawn, above its lines."""


Choice: TypeAlias = Picks | Places | Brings
"""A part of a bar in which several things are chosen at once."""
Part: TypeAlias = Group | Stepper | Fact | Choice


@dataclass(frozen=True, slots=True)
class Bar:
    """What the bar says beside the keys."""

    title: str
    note: str = ""
    rule: str = ""
    rule_href: str = ""
    seat: int | None = None
    """Who is asked; nobody when the match is over."""
    out_of_turn: bool = False
    """The asked one answers in the turn of another."""
    purse: Html = NOTHING
    """HTML: what the viewer owns, for the phone, where the own board may be out of sight."""
    action: str = ""
    undo: bool = False
    undo_action: str = ""
    hidden: Mapping[str, str] = field(default_factory=dict)
    """Further fields of the form: the version that is answered, an id of the request."""
    onward: tuple[str, str] = ("", "")
    """When nobody is asked any more: where the way leads from here, as address and words."""
    drafting: bool = False
    """Something is chosen that can still be let go: that is what the key for a step back does then."""
    advice: str = ""
    """Where a bot says what it thinks of the keys: what that is called. Room for it is kept on every key."""


MOST_KNOWN = 1000
"""So many sentences are remembered of each sort."""
PERSONAL = ("[seat ", "[verb ", "[pawn ")
"""What a sentence has in it that is set otherwise for others, or at another table."""


class Common:
    """Sentences in which nobody occurs: whoever reads the language of a game is told the same."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, float], Html] = {}
        self.said: dict[str, str] = {}
        """The same as plain text."""
        self.widths: dict[tuple[str, float], float] = {}


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom the words are set."""

    people: People
    lexicon: Lexicon
    lang: str
    seat: int | None

    common: Common = field(default_factory=Common, compare=False, repr=False)
    """What was set before, here or at another table: most of it is set again after every move."""
    own: Common = field(default_factory=Common, compare=False, repr=False)
    """The same of sentences in which somebody occurs."""

    def html(self, text: str, size: float = 15) -> Html:
        return self._known(text, size) or self._kept(
            text, size, html(text, self.people, self.lexicon, self.seat, size)
        )

    def plain(self, text: str) -> str:
        told = self.common.said.get(text)
        if told is None:
            told = self.own.said.get(text)
        if told is None:
            said = self.of(text).said
            if len(said) >= MOST_KNOWN:
                said.clear()
            told = said[text] = plain(text, self.people, self.lexicon, self.seat)
        return told

    def paragraph(self, text: str) -> Html:
        """A plain sentence as HTML, for those who do not see the boards."""
        known = self._known(text, -1)
        if known is not None:
            return known
        return self._kept(text, -1, f"<p>{escape(plain(text, self.people, self.lexicon, self.seat))}</p>")

    def _known(self, text: str, size: float) -> Html | None:
        told = self.common.known.get((text, size))
        return self.own.known.get((text, size)) if told is None else told

    def _kept(self, text: str, size: float, told: Html) -> Html:
        known = self.of(text).known
        if len(known) >= MOST_KNOWN:
            known.clear()
        known[text, size] = told
        return told

    def of(self, text: str) -> Common:
        """Where a sentence is remembered."""
        return self.own if any(map(text.__contains__, PERSONAL)) else self.common


# ------------------------------------------------------------------ how much fits

ROOM = 1366 - 2 * 16 - 214 - 120
"""Pixels of the narrowest drawing board that are left for groups between the question and the keys at the
right end, of which the widest has 96.
"""
WIDE = 0.75 * ROOM
GAP, EDGE = 27, 13
"""Between two groups; what stands at the left edge of each."""
PAD_PAIR = 68
"""Width of a pair of keys with the label between them and the gap after it."""
WINDOW = 30
"""Width of the window on a key that shows what a bot thinks of it."""
IN_A_ROW = 5
"""So many drawn keys stand side by side; more are smaller, in two rows."""
PICTURES = (62, 46)
"""Width of what is drawn on a key, and on one of many."""
LETTER, NOTE = 7.0, 6.0
"""Average width of a letter on a key and in the note beside it."""
_DRAWN = re.compile(r"\[([^\[\]]+)\]")


def rows(group: Group, reader: Reader) -> int:
    """In how many rows a flow of keys is set: in three if there are many, or if two would be very wide."""
    keys = _widths(group, reader)
    wide = _across(keys, 2) > max(WIDE, _across(keys, 3))
    return 3 if len(keys) > 6 or wide else 2


def _widths(group: Group, reader: Reader, window: float = 0) -> list[float]:
    return [
        26
        + window
        + (PICTURES[len(group.keys) > IN_A_ROW] if key.picture else 0)
        + measured(key.label, reader)
        + (0 if key.picture else measured(key.note, reader, NOTE))
        for key in group.keys
    ]


def _across(keys: Sequence[float], height: int) -> float:
    """How wide keys are in so many rows, filled column by column."""
    columns = [max(keys[start : start + height]) for start in range(0, len(keys), height)]
    return sum(columns) + 5 * (len(columns) - 1)


def folded(
    parts: Sequence[Part], reader: Reader, window: float = 0, ends: Sequence[Group] = ()
) -> list[Group]:
    """The groups that have to be folded to a single key each, so that the bar has room: the last ones first.

    Two such keys stand one above the other. The first part always stays open, and so does the only group:
    all keys behind one would be none. `window`: what each key of a flow needs besides its words.
    `ends` are the groups at the right end. A group that is shut anyway stands last.
    """
    fewest = sum(isinstance(part, Group) and part.shut for part in parts[1:])
    room = _room(ends, reader, window)
    groups = [part for part in parts[1:] if isinstance(part, Group)]
    if sum(isinstance(part, Group) for part in parts) == 1:
        return []
    for count in range(fewest, len(groups) + 1):
        shut = groups[len(groups) - count :]
        keys = [52 + measured(group.title, reader) for group in shut]
        columns = [max(keys[start : start + 2]) for start in range(0, len(keys), 2)]
        open_parts = [part for part in parts if part not in shut]
        taken = sum(width(part, reader, window) for part in open_parts) + sum(columns) + 6 * len(columns)
        if taken + GAP * (len(open_parts) + bool(columns)) <= room:
            return shut
    return groups


def _room(ends: Sequence[Group], reader: Reader, window: float) -> float:
    return ROOM - max([0.0, *(wide - 96 for group in ends for wide in _widths(group, reader, window))])


def all_fit(parts: Sequence[Part], reader: Reader, window: float = 0) -> bool:
    """Whether there is room for all of them, and nothing has to be folded."""
    ends = [part for part in parts if isinstance(part, Group) and part.layout == "end"]
    others = [part for part in parts if part not in ends]
    taken = sum(width(part, reader, window) + GAP for part in others) - (GAP - EDGE)
    return taken <= _room(ends, reader, window)


CHOICE = {Picks: 70, Places: 330, Brings: 190}
"""About how wide such a part is, of drawn keys each."""


def width(part: Part, reader: Reader, window: float = 0) -> float:
    """An estimate: fonts differ, so it is a little generous."""
    if isinstance(part, Stepper):
        return 370 + (160 if part.quick else 0)
    if isinstance(part, Picks | Places | Brings):
        across = (
            -(-len(part.keys) // (1 if len(part.keys) <= IN_A_ROW else 2)) if isinstance(part, Picks) else 1
        )
        return CHOICE[type(part)] * across
    if isinstance(part, Fact):
        return max(
            measured(part.title, reader) + measured(part.note, reader, NOTE), 2 * measured(part.text, reader)
        )
    heading = measured(part.title, reader) + measured(part.note, reader, NOTE)
    if part.layout == "pad":
        return max(heading, PAD_PAIR * -(-len(part.labels) // 2))
    if part.layout == "small":
        return max(heading, 64 * -(-len(part.keys) // 3))
    if part.layout == "columns":
        return _stacked(part, reader, window)
    keys = _widths(part, reader, window)
    drawn = any(key.picture for key in part.keys)
    high = (1 if len(keys) <= IN_A_ROW else 2) if drawn else rows(part, reader)
    return max(heading, _across(keys, high))


def columns(group: Group) -> list[tuple[str, list[Key]]]:
    """The keys below each label, from left to right."""
    pairs = zip(group.labels, group.keys, strict=True)
    return [(label, [key for _, key in found]) for label, found in groupby(pairs, key=itemgetter(0))]


def _stacked(group: Group, reader: Reader, window: float) -> float:
    """Little keys: icons and letters are smaller there."""
    wide = [
        max(11 + window + sum(_little(text, reader) for text in (key.label, key.note)) for key in keys)
        for _, keys in columns(group)
    ]
    return sum(wide) + 4 * (len(wide) - 1)


def _little(text: str, reader: Reader) -> float:
    icons = len(_DRAWN.findall(text))
    return 14.5 * icons + 5.9 * len(reader.plain(_DRAWN.sub("", text)).strip()) + (4 if text else 0)


def measured(text: str, reader: Reader, letter: float = LETTER) -> float:
    """About how wide a phrase is in pixels."""
    phrase = text, letter
    wide = reader.common.widths.get(phrase)
    if wide is None:
        wide = reader.own.widths.get(phrase)
    if wide is None:
        known = reader.of(text).widths
        if len(known) >= MOST_KNOWN:
            known.clear()
        wide = known[phrase] = _measured(text, reader, letter)
    return wide


def _measured(text: str, reader: Reader, letter: float) -> float:
    icons = sum(0 if token.startswith("seat") else 18 for token in _DRAWN.findall(text))
    figures = "".join(re.findall(r"\[[+−-]?(\d+) ", text))
    letters = reader.plain(_DRAWN.sub(lambda found: found.group() if "seat" in found.group() else "", text))
    return icons + letter * (len(letters) + len(figures))

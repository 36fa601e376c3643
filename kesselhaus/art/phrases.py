"""Sentences with icons: a small markup, turned into HTML or into plain text.

A sentence is plain text with tokens in square brackets:

- `[3 wood]`, `[+3 wood]`, `[−1 gear]`: an amount, figure before icon;
- `[wood]`: the icon alone;
- `[vp 3]`: victory points in their seal;
- `[seat 2]`: mark and name of the player on that seat (counted from 0), "you" for the viewer;
- `[verb has 2]`: a verb of the lexicon as it is said of that player, or to the viewer;
- `[pawn 2]`: a worker of that player, as an ornament;
- `[mark red]`: the mark of a colour that nobody need have yet, as an ornament;
- `[icon g-arrow]`: any symbol, `[icon g-tri left]` turned (left, right, up, down).

What is not a token stays as it is written, and everything is escaped. The lexicon says what the nouns are
called in the language of the reader; a noun without an entry is no token.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from kesselhaus.art.furniture import amount, seal
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark, pawn
from kesselhaus.art.symbols import icon

T = TypeVar("T")


class Person(NamedTuple):
    """Who sits on a seat."""

    name: str
    colour: str


People: TypeAlias = Sequence[Person]
Word: TypeAlias = str | tuple[str, str]
"""A noun that is the same for one and many, or both forms."""
Lexicon: TypeAlias = Mapping[str, Word]
"""The nouns of tokens as words; besides them `you` (as in the middle of a sentence) and `vp`."""

TURNS = {"left": "tr-l", "right": "tr-r", "up": "tr-u", "down": "tr-d"}
_TOKEN = re.compile(r"\[([^\[\]]+)\]")
_AMOUNT = re.compile(r"([+−-]?\d+) ([\w-]+)")
_SEAT = re.compile(r"seat (\d+)")
_VERB = re.compile(r"verb (\w+) (-?\d+)")
_PAWN = re.compile(r"pawn (\d+)")
_MARK = re.compile(r"mark (\w+)")
_SPACES = re.compile(" {2,}")
_POINTS = re.compile(r"vp ([+−-]?\d+)")
_ICON = re.compile(r"icon ([\w-]+)(?: (left|right|up|down))?")


def word(lexicon: Lexicon, noun: str, count: int = 1) -> str:
    """What a noun is called when there are `count` of it."""
    entry = lexicon.get(noun, noun)
    return entry if isinstance(entry, str) else entry[0 if count == 1 else 1]


def html(
    text: str,
    people: People = (),
    lexicon: Lexicon | None = None,
    viewer: int | None = None,
    size: float = 15,
    marks: bool = True,
) -> Html:
    """The sentence as HTML. Without `marks` players are named but not marked."""
    if "[" not in text:
        return escape(text)
    words: Lexicon = {} if lexicon is None else lexicon

    def drawn(token: str, before: str) -> Html | None:
        if found := _SEAT.fullmatch(token):
            seat = int(found.group(1))
            if seat >= len(people):
                return None
            name = escape(_name(seat, people, words, viewer, before))
            badge = mark(people[seat].colour, size - 1) if marks else ""
            return f'<span class="who-in">{badge}{name}</span>'
        if found := _VERB.fullmatch(token):
            return escape(word(words, found.group(1), 2 if int(found.group(2)) == viewer else 1))
        if found := _PAWN.fullmatch(token):
            seat = int(found.group(1))
            return pawn(people[seat].colour, size * 0.8) if seat < len(people) else None
        if found := _MARK.fullmatch(token):
            return mark(found.group(1), size + 1)
        if found := _POINTS.fullmatch(token):
            figure = _signed(found.group(1))
            return seal(figure, round(size * 1.3), title=f"{figure} {word(words, 'vp', 2)}")
        if found := _ICON.fullmatch(token):
            return icon(found.group(1), size, TURNS.get(found.group(2) or "", ""))
        if found := _AMOUNT.fullmatch(token):
            if found.group(2) not in words:
                return None
            title = word(words, found.group(2), _count(found.group(1)))
            return amount(_signed(found.group(1)), found.group(2), size, title)
        if token in words:
            return icon(f"i-{token}", size, title=word(words, token))
        return None

    return "".join(_replaced(text, drawn, escape))


def plain(text: str, people: People = (), lexicon: Lexicon | None = None, viewer: int | None = None) -> str:
    """The sentence as plain text, for terminals, screen readers and titles."""
    if "[" not in text:
        return _SPACES.sub(" ", text).strip() if "  " in text else text.strip()
    words: Lexicon = {} if lexicon is None else lexicon

    def told(token: str, before: str) -> str | None:
        if found := _SEAT.fullmatch(token):
            seat = int(found.group(1))
            return _name(seat, people, words, viewer, before) if seat < len(people) else None
        if found := _VERB.fullmatch(token):
            return word(words, found.group(1), 2 if int(found.group(2)) == viewer else 1)
        if found := _POINTS.fullmatch(token):
            return f"{_signed(found.group(1))} {word(words, 'vp', _count(found.group(1)))}"
        if _ICON.fullmatch(token) or _PAWN.fullmatch(token) or _MARK.fullmatch(token):
            return NOTHING
        if found := _AMOUNT.fullmatch(token):
            if found.group(2) not in words:
                return None
            return f"{_signed(found.group(1))} {word(words, found.group(2), _count(found.group(1)))}"
        return word(words, token) if token in words else None

    return _SPACES.sub(" ", "".join(_replaced(text, told, str))).strip()


def leading_seat(text: str) -> int | None:
    """The seat with whose name a sentence begins."""
    found = re.match(r"\[seat (\d+)\]", text)
    return int(found.group(1)) if found else None


def nameless(text: str) -> str:
    """The sentence without the name that begins it, as a note."""
    return re.sub(r"^\[seat \d+\](?: \[verb \w+ \d+\])?[,:]? ", "", text)


def _replaced(text: str, token: Callable[[str, str], T | None], rest: Callable[[str], T]) -> list[T]:
    """The pieces of a sentence: what its tokens stand for, and the rest."""
    written: list[T] = []
    end = 0
    for found in _TOKEN.finditer(text):
        written.append(rest(text[end : found.start()]))
        replacement = token(found.group(1), text[: found.start()])
        written.append(rest(found.group()) if replacement is None else replacement)
        end = found.end()
    written.append(rest(text[end:]))
    return written


def _name(seat: int, people: People, words: Lexicon, viewer: int | None, before: str) -> str:
    if seat != viewer:
        return people[seat].name
    you = word(words, "you")
    starts = not before.strip() or before.rstrip().endswith((".", "!", "?", ":"))
    return you[:1].upper() + you[1:] if starts else you


def _signed(figure: str) -> str:
    return figure.replace("-", "−")


def _count(figure: str) -> int:
    return abs(int(figure.replace("−", "-")))

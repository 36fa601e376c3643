"""How tests look at the games on the shelf: played views, whole pages, sentences read out."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from html.parser import HTMLParser
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple, Protocol, cast

import pytest

from kesselhaus import games
from kesselhaus.art.console import Bar, Reader, console
from kesselhaus.art.html import Html
from kesselhaus.art.log import Line, log_board
from kesselhaus.art.page import page
from kesselhaus.art.phrases import Person, html, plain
from kesselhaus.art.symbols import needed
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.state import Event
from kesselhaus.engine.view import View
from kesselhaus.languages import LANGUAGES
from tests.examples.shelf import examples_on_the_shelf
from tests.games.plain_matches import PlainMatches

NAMES = ("Ada <b>", "Tomasz & Co", 'Mara "M"', "Jonas", "Bartholomäus")
with examples_on_the_shelf():
    SHELF = games.shelf()
    EVERY_GAME = pytest.mark.parametrize("game", SHELF)
    WITH_WORDS = [key for key in SHELF if games.brings(key, "words")]
    WITH_THINGS = [key for key in SHELF if games.brings(key, "things")]
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
VOID = {"meta", "input", "br", "link"}


class Played(Protocol):
    """`tests.games.<game>.matches`, which a small game does without: matches in which nearly all occurs."""

    RARE: Sequence[Event]
    """What chance may not bring about in a few matches."""

    def start(self, seats: int, seed: int) -> Match[Any]: ...
    def choose(self, chance: Random, legal: list[Option]) -> Option: ...
    def played_views(self, *, end: bool = False, seeds: int = 3) -> Iterator[View[Any]]: ...


def played(game: str) -> Played:
    if find_spec(f"tests.games.{game}") is None:
        return PlainMatches(game)
    return cast(Played, import_module(f"tests.games.{game}.matches"))


@cache
def views(game: str) -> tuple[View[Any], ...]:
    """What the asked seat saw in random matches of every number of seats, with and without variants."""
    return tuple(played(game).played_views())


@cache
def endings(game: str) -> tuple[View[Any], ...]:
    """What was seen at the end of such matches, with all that had happened."""
    return tuple(played(game).played_views(end=True))


def events_of(game: str) -> set[Event]:
    """All that was told in these matches, and the rest."""
    return {event for view in endings(game) for event in view.log} | set(played(game).RARE)


def asked(view: View[Any]) -> Ask:
    assert isinstance(view.question, Ask)
    return view.question


def people(view: View[Any]) -> list[Person]:
    colours = games.game(view.game).colours(view.state)
    return [Person(name, colour) for name, colour in zip(NAMES, colours, strict=False)]


def drawn(view: View[Any], lang: str = "en") -> dict[str, Html]:
    return games.table(view.game).draw(view, people(view), lang)


class Glance(NamedTuple):
    """What a test wants to know of a drawing that need not be kept."""

    view: View[Any]
    places: list[str]
    signs: int
    """How long it is."""


@cache
def glances(game: str) -> tuple[Glance, ...]:
    """Every third of the views, drawn once for all tests."""
    found = ((view, "".join(drawn(view).values())) for view in views(game)[::3])
    return tuple(Glance(view, places(markup), len(markup)) for view, markup in found)


def document(view: View[Any], lang: str, *, lines: int = 120) -> str:
    """The whole page of a table, as the site would send it."""
    words, table, seated = games.words(view.game), games.table(view.game), people(view)
    reader = Reader(seated, words.lexicon(lang), lang, view.seat)
    title, note = words.question(view, lang)
    seat = view.question.seat if isinstance(view.question, Ask) else None
    bar = Bar(title, note, seat=seat, purse=table.purse(view, seated, lang), undo=view.can_undo)
    log = [
        Line(words.event(event, lang), "head" if words.is_heading(event) else "line")
        for event in view.log[-lines:]
    ]
    body = table.body(
        drawn(view, lang), console(bar, table.groups(view, lang), reader), log_board(log, reader)
    )
    return page(words.about(lang).name, body, css=table.CSS, symbols=table.SYMBOLS, lang=lang, kind="play")


def told(text: str, view: View[Any], lang: str, viewer: int | None = None) -> str:
    """A sentence as plain text; every token in it has to be known, and every drawing to exist."""
    seated, lexicon = people(view), games.words(view.game).lexicon(lang)
    plain_text = plain(text, seated, lexicon, viewer)
    assert not re.search(r"[\[\]{}]", plain_text.replace("<b>", "")), text
    needed(html(text, seated, lexicon, viewer), games.table(view.game).SYMBOLS)
    return plain_text


def places(markup: str) -> list[str]:
    """All places on the boards that can be clicked; each of them is a button with a name.

    What is an item of a list or a part of the page cannot be a button as well.
    """
    found = re.findall(r'<(\w+)[^>]*\bdata-t="([^"]+)"([^>]*)', markup)
    assert all('role="button"' in more and re.search(r'aria-label="[^"]+"', more) for _, _, more in found)
    assert {tag for tag, _, _ in found}.isdisjoint({"li", "dt", "dd", "section", "header", "h2", "h3"})
    return [place for _, place, _ in found]


class Sound(HTMLParser):
    """Reads a document and insists that every element is closed where it should be."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: Counter[str] = Counter()
        self.text: list[str] = []
        self.feed(markup)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.ids[str(found["id"])] += 1
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)

"""What explains itself: the laws of `things`, over random matches of every game on the shelf."""

import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

from kesselhaus import games
from kesselhaus.art.keys import Group
from kesselhaus.art.symbols import needed
from kesselhaus.engine.rulebook import rule_text
from kesselhaus.engine.view import View
from kesselhaus.languages import LANGUAGES
from kesselhaus.workers.explaining import SIGNS, found, standing, ways_with
from kesselhaus.workers.keys import with_things
from tests.games.looking import EVERY_GAME, EVERY_LANGUAGE, SHELF, WITH_THINGS, asked, drawn, told, views
from tests.records import explained

EXPLAINS = pytest.mark.parametrize("game", WITH_THINGS)
pytestmark = pytest.mark.usefixtures("examples")
MANY, FEW = 60, 8
"""So many views are looked at thing by thing."""
DRAWN = re.compile(r'data-x="([^"]*)"')
ICON = re.compile(r'<use href="#([iabxg]-[\w-]+)"')
ORNAMENT = {"g-chev", "g-book", "g-plus", "g-minus", "g-play"}
"""Signs of the page itself, which say what a key does."""
ABSURD = (
    "",
    "-",
    "tile",
    "tile-",
    "tile-none",
    "worker-9-9",
    "worker--1",
    "x" * 81,
    "ship-<b>",
    "i-",
    "[seat 0]",
)


def some(game: str, count: int = FEW) -> list[View[Any]]:
    """Views from all through the matches."""
    there = views(game)
    return list(there[:: max(1, len(there) // count)])


@cache
def is_told(game: str, lang: str, rule: str) -> bool:
    return bool(rule_text(games.rulebook(game, lang), rule))


@EVERY_GAME
def test_a_reason_where_no_option_is_about_a_thing_and_none_where_one_is(game: str) -> None:
    things, met = games.things(game), Counter[bool]()
    for view in some(game, MANY):
        options = asked(view).options
        about = {address for option in options[:60] for address in things.concerns(option, view)}
        for address in things.choosable(view):
            possible = address in about or bool(ways_with(address, view))
            reasons = things.why_not(view, address, "en")
            assert bool(reasons) != possible, (address, asked(view).rule, reasons)
            met[possible] += 1
    assert met[True]
    assert met[False] or game not in WITH_THINGS


@EVERY_GAME
def test_every_option_is_about_something_that_can_be_chosen(game: str) -> None:
    things = games.things(game)
    for view in views(game):
        known = set(things.choosable(view))
        for option in asked(view).options[:60]:
            about = things.concerns(option, view)
            assert about, option
            assert set(about) <= known, option


@EXPLAINS
@EVERY_LANGUAGE
def test_what_can_be_chosen_has_a_whole_card(game: str, lang: str) -> None:
    things = games.things(game)
    for view in some(game):
        for address in things.choosable(view):
            whole_card(view, address, lang)


def whole_card(view: View[Any], address: str, lang: str) -> None:
    """Name, kind, effect, a rule that the book tells, drawings that exist, why it can or cannot be chosen."""
    thing = found(address, view, lang)
    assert thing is not None, address
    for text in (thing.name, thing.kind, thing.does):
        assert told(text, view, lang, view.seat), address
    assert is_told(view.game, lang, thing.rule), address
    needed(thing.drawing, games.table(view.game).SYMBOLS)
    assert all(need.amount > 0 for need in thing.needs)
    told(f"{thing.worth} {thing.brings}", view, lang, view.seat)
    now, reasons = standing(address, view, lang)
    for sentence in (*now, *(reason.why for reason in reasons), *(reason.brief for reason in reasons)):
        told(sentence, view, lang, view.seat)
    for reason in reasons:
        assert all(found(other, view, lang) for other in reason.about), reason


@EXPLAINS
def test_a_card_cites_the_rule_that_somebody_has_looked_at(game: str) -> None:
    file = explained.cards_file(game)
    written = set(file.read_text("utf-8").splitlines()) if file.exists() else set()
    assert explained.on_cards(game, explained.FEW) - written == set(), "look at it, and then: make records"


@EXPLAINS
@EVERY_LANGUAGE
def test_all_that_is_drawn_explains_itself(game: str, lang: str) -> None:
    """Every element with an address has a whole card; so has every icon, and every key."""
    table, met = games.table(game), set[str]()
    for view in some(game):
        page = "".join(drawn(view, lang).values())
        for address in set(DRAWN.findall(page)):
            whole_card(view, address, lang)
            met.add(address)
        for sign in set(ICON.findall(page)) - ORNAMENT:
            assert found(sign, view, lang), sign
        for part in with_things(table.groups(view, lang), view, lang):
            if isinstance(part, Group):
                for key in part.keys:
                    assert key.option is None or key.thing, key
                    assert not key.thing or found(key.thing, view, lang), key
    assert met


@EVERY_GAME
@pytest.mark.parametrize("address", ABSURD)
def test_an_absurd_address_has_no_card(game: str, address: str) -> None:
    for view in some(game)[:2]:
        assert found(address, view, "en") is None


def test_signs_of_the_house_are_explained_in_every_language() -> None:
    view = views(next(iter(SHELF)))[0]
    for lang in LANGUAGES:
        assert all(found(sign, view, lang) for sign in SIGNS)


@EXPLAINS
def test_what_is_lacking_stands_among_the_keys_with_its_reason(game: str) -> None:
    """Dashed, focusable, with an address; what is an option stands there as an option only."""
    table, met = games.table(game), 0
    for view in some(game, MANY):
        parts = with_things(table.groups(view, "en"), view, "en")
        extra = parts[len(table.groups(view, "en")) :]
        for part in extra:
            assert isinstance(part, Group)
            for key in part.keys:
                assert key.option is None
                assert key.note
                assert ways_with(key.thing, view) == []
                met += 1
            assert part.shut == (len(part.keys) > 6)
    assert met

"""All games in words: nothing that occurs in a match is without a sentence, in either language."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest
from msgspec import structs

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Draw, Option
from kesselhaus.engine.state import Event
from kesselhaus.languages import FORMS, SUBJECTS
from tests.games.looking import (
    EVERY_GAME,
    EVERY_LANGUAGE,
    NAMES,
    WITH_WORDS,
    asked,
    endings,
    events_of,
    told,
    views,
)

pytestmark = pytest.mark.usefixtures("examples")

SPECS = Path(__file__).parents[2] / "docs" / "spec"


@EVERY_GAME
def test_random_matches_meet_every_kind_of_option_and_event(game: str) -> None:
    """So that the tests below are about something."""
    options = {type(option) for view in views(game) for option in asked(view).options}
    assert set(games.game(game).options) - options == set()
    assert set(games.game(game).events) - {type(event) for event in events_of(game)} == set()


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_question_is_a_sentence_for_the_asked_seat_and_for_the_others(game: str, lang: str) -> None:
    words = games.words(game)
    for view in views(game):
        mine, question = words.question(view, lang), asked(view)
        assert told(mine.title, view, lang, view.seat)
        told(mine.note, view, lang, view.seat)
        spectator = structs.replace(view, seat=None, question=Ask(question.seat, question.rule, ()))
        theirs = words.question(spectator, lang)
        assert told(theirs.title, view, lang).startswith(NAMES[question.seat])
        told(theirs.note, view, lang)


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_option_has_a_label_that_can_be_told(game: str, lang: str) -> None:
    words = games.words(game)
    for view in views(game):
        options = asked(view).options
        for option in {*options[:4], *options[-4:]}:
            key = words.option(option, view, lang)
            assert told(key.label, view, lang, view.seat)
            told(key.note, view, lang, view.seat)
            told(key.hint, view, lang, view.seat)


@EVERY_GAME
@EVERY_LANGUAGE
def test_headings_hold_every_option_once_and_no_two_that_read_alike(game: str, lang: str) -> None:
    words = games.words(game)
    for view in views(game)[::2]:
        grouped, options = words.grouped(view, lang), asked(view).options
        orders = [heading.order for heading, _ in grouped]
        assert orders == sorted(orders)
        assert sorted(index for _, places in grouped for index in places) == list(range(len(options)))
        for heading, places in grouped:
            assert told(heading.title, view, lang, view.seat)
            told(heading.note, view, lang, view.seat)
            keys = [words.option(options[index], view, lang) for index in places]
            assert len({(key.label, key.note) for key in keys}) == len(keys), keys


class Strange(Option, frozen=True):
    """An option of no game."""


class Odd(Event, frozen=True):
    """An event of no game."""


@EVERY_GAME
def test_what_belongs_to_no_game_has_no_words(game: str) -> None:
    words = games.words(game)
    with pytest.raises(TypeError, match="Strange"):
        words.option(Strange(), views(game)[0], "en")
    with pytest.raises(TypeError, match="Odd"):
        words.event(Odd(rule="X-1"), "en")
    if game in WITH_WORDS:
        with pytest.raises(KeyError, match="nothing_of_the_kind"):
            words.name("nothing_of_the_kind", "en")


@EVERY_GAME
@EVERY_LANGUAGE
def test_where_chance_is_asked_the_bar_says_so(game: str, lang: str) -> None:
    match: Match[Any] = Match(games.game(game), games.game(game).usual_seats)
    while isinstance(match.question, Ask):
        match.answer(match.question.options[0])
    assert isinstance(match.question, Draw)
    view = match.view(0)
    assert told(games.words(game).question(view, lang).title, view, lang)
    assert games.table(game).groups(view, lang) == []
    assert told(games.words(game).describe(view, lang), view, lang)


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_event_is_a_sentence_that_names_its_player(game: str, lang: str) -> None:
    words, view = games.words(game), max(endings(game), key=lambda view: view.seats)
    for event in events_of(game):
        sentence = told(words.event(event, lang), view, lang)
        assert sentence
        seat = getattr(event, "seat", None)
        assert seat is None or seat < 0 or NAMES[seat] in sentence, event


@EVERY_GAME
@EVERY_LANGUAGE
def test_the_table_is_described_with_every_player(game: str, lang: str) -> None:
    for view in (*views(game)[::40], *endings(game)):
        text = told(games.words(game).describe(view, lang), view, lang)
        assert all(name in text for name in NAMES[: view.seats])


@EVERY_GAME
@EVERY_LANGUAGE
def test_the_shelf_variants_and_results_have_words(game: str, lang: str) -> None:
    words, rules = games.words(game), games.game(game)
    assert words.about(lang).name
    assert all(str(minutes) in words.about(lang).text for minutes in rules.minutes)
    for variant in rules.variants:
        assert words.variant(variant.key, lang).text.endswith(".")
    assert {view.seats for view in endings(game)} == set(rules.seats)
    for view in endings(game):
        assert view.result is not None
        assert told(words.question(view, lang).title, view, lang)
        assert all(words.category(key, lang) for key in (*view.result.categories, "total"))
        assert words.end_reason(view.result.reason, lang).endswith(".")
        assert str(max(view.result.scores)).lstrip("-") in told(words.verdict(view.result, lang), view, lang)


ALIKE = {
    *re.findall(r"\w+", "gold mine orange park statue"),
    *re.findall(r"\w+", "aeronaut admiral pilot pool upgrade upgrades"),
    *re.findall(r"\w+", "experiment segment thaler turbine"),
    *re.findall(r"\w+", "banker credits expansion lady neutral sabotage st steam tank tanks zone"),
    *re.findall(r"\w+", "banner bonus galas sponsor"),
}
"""Words that are English and German."""


@pytest.mark.parametrize("game", WITH_WORDS)
def test_both_languages_say_things_differently(game: str) -> None:
    """That they have the same keys is seen when they are loaded; so all of the game is."""
    package = import_module(games.packages()[game])
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    tables = [phrases for subject, phrases in SUBJECTS.items() if subject.startswith(f"{game}.")]
    assert tables
    for phrases in tables:
        english, german = phrases.of("en"), phrases.of("de")
        for key in english:
            bare = re.sub(r"\[[^]]*\]|\{[^}]*\}", "", str(english[key])).lower()
            words = set(re.findall(r"[^\W\d]{2,}", bare))
            assert english[key] != german[key] or words <= ALIKE, (phrases.subject, key)


@pytest.mark.parametrize("game", WITH_WORDS)
@EVERY_LANGUAGE
def test_whatever_the_glossary_defines_has_a_name_in_all_forms(game: str, lang: str) -> None:
    names = import_module(f"kesselhaus.games.{game}.words.names")
    spec = (SPECS / f"{game}.md").read_text("utf-8")
    glossary = spec.split("## 1. Glossary")[1].split("## 2.")[0]
    first_cells = re.findall(r"^\| (`.*?`) \|", glossary, re.MULTILINE)
    ids = [found for cell in first_cells for found in re.findall(r"`(\w+)`", cell)]
    assert ids
    for id in ids:
        full, short, phone = (len(names.name(id, lang, form)) for form in FORMS)
        assert 0 < phone <= short <= full, id

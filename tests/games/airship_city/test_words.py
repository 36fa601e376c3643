"""Airship City in words: nothing that occurs in a match is without a sentence, in either language."""

import re
from functools import cache
from pathlib import Path

import pytest
from msgspec import structs

from kesselhaus.art.phrases import Person, html, plain
from kesselhaus.art.symbols import needed
from kesselhaus.engine.game import Result
from kesselhaus.engine.match import Forced, Match
from kesselhaus.engine.questions import Ask, Draw, Option
from kesselhaus.engine.state import Event
from kesselhaus.engine.view import View
from kesselhaus.games.airship_city import GAME, events, options, words
from kesselhaus.games.airship_city.drawings import SYMBOLS
from kesselhaus.games.airship_city.state import COLOURS, Table
from kesselhaus.games.airship_city.words.glossary import ENGLISH, GERMAN
from kesselhaus.games.airship_city.words.names import NUMBERED
from kesselhaus.games.airship_city.words.phrasebook import PHRASES
from kesselhaus.games.airship_city.words.questions import NOTES, QUESTIONS
from kesselhaus.games.airship_city.words.sentences import ENGLISH as SENTENCES_EN
from kesselhaus.games.airship_city.words.sentences import GERMAN as SENTENCES_DE
from kesselhaus.games.airship_city.words.shelf import CATEGORIES, END_REASONS, VARIANTS
from tests.games.airship_city.matches import played_views

ROOT = Path(__file__).parents[3]
PEOPLE = [Person(f"Player {seat}", colour) for seat, colour in enumerate(COLOURS)]
SAME_IN_BOTH = {
    "mine", "statue", "park", "orange", "gold", "upgrade_gold",
    "{tile}", "{way}, {cell}", "{line} {direction}", "{seat}, {tile}: {goods}", "{stage} · {bonus}: {goods}",
}  # fmt: skip
"""Ids of names, and sentences without a word of their own, that are alike in both languages."""


@cache
def views() -> tuple[View[Table], ...]:
    """What the asked seat saw in random matches of every number of seats, with and without the variant."""
    return tuple(played_views())


def asked(view: View[Table]) -> Ask:
    assert isinstance(view.question, Ask)
    return view.question


def told(text: str, lang: str, viewer: int | None = None) -> str:
    """The sentence as plain text; every token in it has to be known, and every drawing to exist."""
    plain_text = plain(text, PEOPLE, words.lexicon(lang), viewer)
    assert not re.search(r"[\[\]{}]", plain_text), text
    needed(html(text, PEOPLE, words.lexicon(lang), viewer), SYMBOLS)
    return plain_text


def test_both_languages_have_the_same_words_and_say_them_differently() -> None:
    pairs: list[tuple[object, object]] = [
        (ENGLISH, GERMAN), (SENTENCES_EN, SENTENCES_DE), (PHRASES["en"], PHRASES["de"]),
        (NOTES["en"], NOTES["de"]), (QUESTIONS["en"], QUESTIONS["de"]), (NUMBERED["en"], NUMBERED["de"]),
        (CATEGORIES["en"], CATEGORIES["de"]), (END_REASONS["en"], END_REASONS["de"]),
        (VARIANTS["en"], VARIANTS["de"]), (words.lexicon("en"), words.lexicon("de")),
    ]  # fmt: skip
    for english, german in pairs:
        assert isinstance(english, dict)
        assert isinstance(german, dict)
        assert english.keys() == german.keys()
        for key, text in english.items():
            if key not in SAME_IN_BOTH and text not in SAME_IN_BOTH:
                assert text != german[key], key


# ------------------------------------------------------------------ questions and options


def test_random_matches_have_asked_nearly_everything() -> None:
    """So that the tests below are about something."""
    kinds = {type(option) for view in views() for option in asked(view).options}
    assert set(options.ALL) - kinds == set()
    rules = {asked(view).rule for view in views()}
    assert rules == QUESTIONS["en"].keys() - {"draw", "over"}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_question_is_a_sentence_for_the_asked_seat_and_for_the_others(lang: str) -> None:
    for view in views():
        mine = words.question(view, lang)
        assert told(mine.title, lang, view.seat)
        assert told(mine.note, lang, view.seat)
        question = asked(view)
        elsewhere = Ask(question.seat, question.rule, ())
        spectator = structs.replace(view, seat=None, question=elsewhere)
        theirs = words.question(spectator, lang)
        assert told(theirs.title, lang).startswith(PEOPLE[question.seat].name)
        told(theirs.note, lang)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_option_has_a_key_that_no_other_option_of_its_heading_has(lang: str) -> None:
    for view in views():
        for heading, indices in words.grouped(view, lang):
            assert told(heading.title, lang, view.seat)
            told(heading.note, lang, view.seat)
            keys = [words.option(asked(view).options[index], view, lang) for index in indices]
            assert len({(key.label, key.note) for key in keys}) == len(keys), keys
            for key in keys:
                assert key.label
                told(key.label, lang, view.seat)
                told(key.note, lang, view.seat)
                assert told(key.hint, lang, view.seat) or told(key.label, lang, view.seat)


def test_headings_stand_in_the_order_of_the_rules_and_hold_every_option_once() -> None:
    for view in views():
        grouped = words.grouped(view, "en")
        orders = [heading.order for heading, _ in grouped]
        assert orders == sorted(orders)
        assert len({heading.key for heading, _ in grouped}) == len(grouped)
        indices = sorted(index for _, places in grouped for index in places)
        assert indices == list(range(len(asked(view).options)))


class Strange(Option, frozen=True):
    """An option of no game."""


def test_an_option_of_another_game_has_no_key() -> None:
    with pytest.raises(TypeError, match="Strange"):
        words.option(Strange(), views()[0], "en")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_without_a_seat_to_ask_the_bar_says_what_is_going_on(lang: str) -> None:
    match = Match(GAME, 3)
    assert isinstance(match.question, Draw)
    assert words.question(match.view(0), lang).title == QUESTIONS[lang]["draw"][0]
    assert words.grouped(match.view(0), lang) == []
    assert words.describe(match.view(0), lang) == f"{QUESTIONS[lang]['draw'][0]}."


# ------------------------------------------------------------------ events and the end


@cache
def endings() -> tuple[View[Table], ...]:
    """What was seen at the end of the same matches, with all that had happened."""
    return tuple(played_views(end=True))


def all_events() -> set[Event]:
    return {event for view in endings() for event in view.log}


def test_random_matches_have_told_every_event() -> None:
    assert set(events.ALL) - {type(event) for event in all_events()} == set()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_event_is_a_sentence(lang: str) -> None:
    for event in {*all_events(), Forced(2, rule="AC-33")}:
        sentence = words.event(event, lang)
        seat = getattr(event, "seat", None)
        assert told(sentence, lang)
        if seat is not None:
            assert f"[seat {seat}]" in sentence
            assert PEOPLE[seat].name in told(sentence, lang)


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            events.Shifted(1, "row_0", "right", 1, 1, rule="AC-23"),
            "[seat 1] shifted row 1 right for [1 gear]",
            "[seat 1]: Zeile 1 nach rechts für [1 gear]",
        ),
        (
            events.Collected(0, "forest_2", (("wood", 3),), rule="AC-62"),
            "[seat 0], Forest: [+3 wood]",
            "[seat 0], Wald: [+3 wood]",
        ),
        (
            events.MajorityChanged("statue", 1, 0, rule="AC-96"),
            "[seat 1] took the majority from [seat 0]: statue",
            "[seat 1]: Mehrheit übernommen, Statue; vorher [seat 0]",
        ),
        (
            events.MajorityChanged("statue", None, 0, rule="AC-96"),
            "[seat 0] lost the majority: statue",
            "[seat 0]: Mehrheit verloren, Statue",
        ),
        (
            events.Failed(2, "c01", 1, rule="AC-113"),
            "[seat 2] failed a contract: [vp −1] ([6 wood])",
            "[seat 2]: Vertrag gescheitert, [vp −1] ([6 wood])",
        ),
        (
            events.FacilityBuilt(2, "statue", 4, (), rule="AC-67"),
            "[seat 2] built a statue for nothing: [vp 4]",
            "[seat 2]: Statue gebaut kostenlos, [vp 4]",
        ),
        (
            events.ResourceBonus(2, "market_1", "gold", 0, rule="AC-48"),
            "[seat 2], Market: no room for the bonus",
            "[seat 2], Marktplatz: kein Platz für den Bonus",
        ),
    ],
)
def test_sentences_of_the_log(event: Event, english: str, german: str) -> None:
    assert words.event(event, "en") == english
    assert words.event(event, "de") == german


def test_rounds_and_stages_are_headings_of_the_log() -> None:
    headings = {type(event) for event in all_events() if words.is_heading(event)}
    assert headings == {events.RoundBegan, events.StageBegan}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_shelf_variants_and_results_have_words(lang: str) -> None:
    assert words.about(lang).name
    assert "75" in words.about(lang).text
    for variant in GAME.variants:
        assert words.variant(variant.key, lang).text.endswith(".")
    over = endings()
    assert {view.seats for view in over} == {1, 2, 3, 4}
    for view in over:
        assert view.result is not None
        assert words.question(view, lang).title == QUESTIONS[lang]["over"][0]
        assert all(words.category(key, lang) for key in view.result.categories)
        assert words.end_reason(view.result.reason, lang).endswith(".")
        assert str(max(view.result.scores)).lstrip("-") in told(words.verdict(view.result, lang), lang)


def test_a_shared_victory_names_all_winners() -> None:
    result = Result(scores=(40, 41, 41), categories={}, winners=(1, 2), reason="rounds")
    assert told(words.verdict(result, "en"), "en", 1) == "Shared victory: You and Player 2, 41 points"
    assert told(words.verdict(result, "de"), "de") == "Geteilter Sieg: Player 1 und Player 2, 41 Siegpunkte"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_table_is_described_with_every_tile_player_and_section(lang: str) -> None:
    for view in (*views()[::40], *endings()):
        text = told(words.describe(view, lang), lang)
        for id in (*view.state.box.tiles, *view.state.box.sections):
            assert words.name(id, lang) in text
        for seat in range(view.seats):
            assert PEOPLE[seat].name in text
        assert str(view.state.round) in text

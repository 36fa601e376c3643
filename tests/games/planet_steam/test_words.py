"""Planet Steam in words: nothing that occurs in a match is without a sentence, in either language."""

import re
from functools import cache

import pytest
from msgspec import structs

from kesselhaus.art import STOCK
from kesselhaus.art.phrases import Person, html, plain
from kesselhaus.art.symbols import needed
from kesselhaus.engine.game import Result
from kesselhaus.engine.match import Forced, Match
from kesselhaus.engine.questions import Ask, Draw, Option
from kesselhaus.engine.state import Event
from kesselhaus.engine.view import View
from kesselhaus.games.planet_steam import GAME, events, options, words
from kesselhaus.games.planet_steam.figures import COLOURS
from kesselhaus.games.planet_steam.state import SIMPLE_TANK, TANKS, Table
from kesselhaus.games.planet_steam.words.questions import QUESTIONS
from tests.games.planet_steam.matches import a_full_carrier, played_views

PEOPLE = [Person(f"Player {seat}", colour) for seat, colour in enumerate(COLOURS)]
LANGUAGES = pytest.mark.parametrize("lang", ["en", "de"])


@cache
def views() -> tuple[View[Table], ...]:
    """What the asked seat saw in random matches of every number of seats, with and without variants."""
    return (*played_views(), a_full_carrier())


@cache
def endings() -> tuple[View[Table], ...]:
    """What was seen at the end of the same matches, with all that had happened."""
    return tuple(played_views(end=True))


def asked(view: View[Table]) -> Ask:
    assert isinstance(view.question, Ask)
    return view.question


def told(text: str, lang: str, viewer: int | None = None) -> str:
    """The sentence as plain text; every token in it has to be known, and every drawing to exist."""
    plain_text = plain(text, PEOPLE, words.lexicon(lang), viewer)
    assert not re.search(r"[\[\]{}]", plain_text), text
    needed(html(text, PEOPLE, words.lexicon(lang), viewer), STOCK)
    return plain_text


# ------------------------------------------------------------------ questions and options


def test_random_matches_have_asked_everything() -> None:
    """So that the tests below are about something."""
    kinds = {type(option) for view in views() for option in asked(view).options}
    assert set(options.ALL) - kinds == set()
    rules = {asked(view).rule for view in views()}
    assert QUESTIONS["en"].keys() - rules == {"draw", "over", "victim"}


@LANGUAGES
def test_every_question_is_a_sentence_for_the_asked_seat_and_for_the_others(lang: str) -> None:
    for view in views():
        mine = words.question(view, lang)
        assert told(mine.title, lang, view.seat)
        assert told(mine.note, lang, view.seat)
        question = asked(view)
        spectator = structs.replace(view, seat=None, question=Ask(question.seat, question.rule, ()))
        theirs = words.question(spectator, lang)
        assert told(theirs.title, lang).startswith(PEOPLE[question.seat].name)
        told(theirs.note, lang)


@LANGUAGES
def test_every_option_has_a_key_that_no_other_option_of_its_heading_has(lang: str) -> None:
    for view in views():
        for heading, indices in words.grouped(view, lang):
            assert told(heading.title, lang, view.seat)
            told(heading.note, lang, view.seat)
            keys = [words.option(asked(view).options[index], view, lang) for index in indices]
            assert len({(key.label, key.note) for key in keys}) == len(keys), keys
            for key in keys[:4] + keys[-4:]:
                assert key.label
                told(key.label, lang, view.seat)
                told(key.note, lang, view.seat)
                assert told(key.hint, lang, view.seat) or told(key.label, lang, view.seat)


def test_headings_stand_in_the_order_of_the_rules_and_hold_every_option_once() -> None:
    for view in views():
        grouped = words.grouped(view, "en")
        orders = [heading.order for heading, _ in grouped]
        assert orders == sorted(orders)
        indices = sorted(index for _, places in grouped for index in places)
        assert indices == list(range(len(asked(view).options)))


@LANGUAGES
def test_numbers_have_a_verb(lang: str) -> None:
    verbs = {
        words.verb(kind, lang)
        for kind in (options.Bid, options.Buy, options.Sell, options.NameNumber)
    }  # fmt: skip
    assert len(verbs) == 4


class Strange(Option, frozen=True):
    """An option of no game."""


class Odd(Event, frozen=True):
    """An event of no game."""


def test_what_belongs_to_another_game_has_no_words() -> None:
    with pytest.raises(TypeError, match="Strange"):
        words.option(Strange(), views()[0], "en")
    with pytest.raises(TypeError, match="Odd"):
        words.event(Odd(rule="PS-1"), "en")


@LANGUAGES
def test_where_the_die_is_asked_the_bar_says_so(lang: str) -> None:
    match = Match(GAME, 2)
    while isinstance(match.question, Ask):
        match.answer(match.question.options[0])
    assert isinstance(match.question, Draw)
    assert words.question(match.view(0), lang).title == QUESTIONS[lang]["draw"][0]
    assert words.grouped(match.view(0), lang) == []
    assert told(words.describe(match.view(0), lang), lang)


# ------------------------------------------------------------------ events and the end

RARE: tuple[Event, ...] = (
    events.NotAuctioned("zone", rule="PS-65"),
    events.NotAuctioned("independent_carrier", rule="PS-184"),
    events.SabotageWasted(1, rule="PS-168"),
    events.ClaimFailed(1, 15, rule="PS-75"),
    events.Aided(1, 2, rule="PS-45"),
    events.RiverRolled(0, 6, 0, rule="PS-151"),
    events.StayedIdle(0, 0, rule="PS-86"),
    events.BonusLaidOut((), rule="PS-44"),
    events.OrderMarkerPut(None, 4, "ore", rule="PS-146"),
    events.OpeningPassedOn(2, "zone", rule="PS-68"),
    events.UnitsReturned(2, (("ore", 2),), rule="PS-182"),
    events.TanksBuilt(0, 14, rule="PS-130"),
    events.Reorganised(2, (), (), rule="PS-96"),
    events.ZoneClaimed(2, "C5", "permit", True, rule="PS-78"),
    events.ZoneClaimed(2, "C5", "auction", True, rule="PS-69"),
    Forced(2, rule="PS-42"),
)
"""What chance may not bring about in a few matches."""


def all_events() -> set[Event]:
    return {event for view in endings() for event in view.log} | set(RARE)


def test_every_kind_of_event_is_met() -> None:
    assert set(events.ALL) - {type(event) for event in all_events()} == set()


@LANGUAGES
def test_every_event_is_a_sentence(lang: str) -> None:
    for event in all_events():
        sentence = words.event(event, lang)
        assert told(sentence, lang)
        for field in ("seat", "saboteur"):
            seat = getattr(event, field, None)
            if seat is not None:
                assert PEOPLE[seat].name in told(sentence, lang)


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            events.AuctionWon(1, "zone", 15, 8, rule="PS-69"),
            "[seat 1] won the zone with [15 credit] and paid [8 credit]",
            "[seat 1]: Zone ersteigert mit [15 credit], gezahlt [8 credit]",
        ),
        (
            events.ConverterBought(0, "ore", "B2", 5, "quartz", None, rule="PS-91"),
            "[seat 0] bought an ore converter for B2: [5 credit]; the quartz converter went to the bank",
            "[seat 0]: Erzkonverter für B2, [5 credit]; Quarzkonverter in die Bank",
        ),
        (
            events.Sabotaged(1, 0, "B2", rule="PS-167"),
            "[seat 1] sabotaged [seat 0]: the tank on B2 lies on its side",
            "[seat 1]: Sabotage gegen den Tank auf B2 ([seat 0])",
        ),
        (
            events.Bought(1, "water", 3, 7, 2, rule="PS-116"),
            "[seat 1] bought [3 water] at [7 credit]; no room for [1 water]",
            "[seat 1]: gekauft [3 water] zu je [7 credit]; kein Platz für [1 water]",
        ),
        (
            events.CardTaken(2, "sp_09", rule="PS-54"),
            "[seat 2] took Lady Steam and Banker",
            "[seat 2]: Lady Steam und Banker",
        ),
        (
            events.PricesManipulated(0, "moderate", 4, (("ore", 3), ("energy", -1)), rule="PS-162"),
            "[seat 0] moved prices for [4 credit]: [ore] +3, [energy] −1",
            "[seat 0]: Preise verschoben für [4 credit], [ore] +3, [energy] −1",
        ),
        (
            events.Reorganised(0, (("B2", TANKS["quartz", True]), ("C2", None)), (), rule="PS-96"),
            "[seat 0] reorganised: B2 quartz tank with supercharger, C2 empty",
            "[seat 0]: neu organisiert, B2 Quarztank mit Kompressor, C2 leer",
        ),
    ],
)
def test_sentences_of_the_log(event: Event, english: str, german: str) -> None:
    assert words.event(event, "en") == english
    assert words.event(event, "de") == german


def test_rounds_are_headings_of_the_log() -> None:
    assert {type(event) for event in all_events() if words.is_heading(event)} == {events.RoundBegan}


def test_a_simple_tank_gives_water() -> None:
    assert words.tank_name(SIMPLE_TANK, "en") == "water tank"


@LANGUAGES
def test_the_shelf_variants_and_results_have_words(lang: str) -> None:
    assert words.about(lang).name == "Planet Steam"
    assert "90" in words.about(lang).text
    for variant in GAME.variants:
        assert words.variant(variant.key, lang).text.endswith(".")
    assert {view.seats for view in endings()} == {2, 3, 4, 5}
    for view in endings():
        assert view.result is not None
        assert words.question(view, lang).title == QUESTIONS[lang]["over"][0]
        assert all(words.category(key, lang) for key in (*view.result.categories, "total"))
        assert words.end_reason(view.result.reason, lang).endswith(".")
        assert str(max(view.result.scores)) in told(words.verdict(view.result, lang), lang)


def test_a_shared_victory_names_all_winners() -> None:
    result = Result(scores=(400, 410, 410), categories={}, winners=(1, 2), reason="rounds")
    assert told(words.verdict(result, "en"), "en", 1) == "Shared victory: You and Player 2, 410 credits"
    assert told(words.verdict(result, "de"), "de") == "Geteilter Sieg: Player 1 und Player 2, 410 Credits"


@LANGUAGES
@pytest.mark.rule("PS-41")
def test_the_table_is_described_without_what_the_seat_may_not_know(lang: str) -> None:
    hidden = {"en": "credits hidden", "de": "Credits verdeckt"}[lang]
    for view in (*views()[::60], *endings()):
        text = told(words.describe(view, lang), lang)
        for zone in view.state.box.accessible[view.seats]:
            assert zone in text
        for seat in range(view.seats):
            assert PEOPLE[seat].name in text
        assert text.count(hidden) == (0 if view.result else view.seats - 1)

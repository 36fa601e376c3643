"""Planet Steam in words: what it calls things, and single sentences."""

import pytest

from kesselhaus.art.phrases import Person, plain
from kesselhaus.engine.game import Result
from kesselhaus.engine.state import Event
from kesselhaus.games.planet_steam import events, options, words
from kesselhaus.games.planet_steam.figures import COLOURS
from kesselhaus.games.planet_steam.tanks import SIMPLE_TANK, TANKS
from tests.games.looking import endings, events_of, told, views

PEOPLE = [Person(f"Player {seat}", colour) for seat, colour in enumerate(COLOURS)]
LANGUAGES = pytest.mark.parametrize("lang", ["en", "de"])


@LANGUAGES
def test_numbers_have_a_verb(lang: str) -> None:
    verbs = {
        words.verb(kind, lang)
        for kind in (options.Bid, options.Buy, options.Sell, options.NameNumber)
    }  # fmt: skip
    assert len(verbs) == 4


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            events.AuctionWon(1, "zone", 15, 8, rule="PS-69"),
            "[seat 1] won the zone with [15 credit] and paid [8 credit]",
            "[seat 1] [verb has 1] die Zone mit [15 credit] ersteigert und [8 credit] gezahlt",
        ),
        (
            events.ConverterBought(0, "ore", "B2", 5, "quartz", None, rule="PS-91"),
            "[seat 0] bought an ore converter for B2: [5 credit]; the quartz converter went to the bank",
            "[seat 0] [verb has 0] einen Erzkonverter für B2 gekauft: [5 credit]; "
            "der Quarzkonverter kam in die Bank",
        ),
        (
            events.Sabotaged(1, 0, "B2", rule="PS-167"),
            "[seat 1] sabotaged [seat 0]: the tank on B2 lies on its side",
            "[seat 1] [verb has 1] den Tank auf B2 sabotiert ([seat 0])",
        ),
        (
            events.Bought(1, "water", 3, 7, 2, rule="PS-116"),
            "[seat 1] bought [3 water] at [7 credit]; no room for [1 water]",
            "[seat 1] [verb has 1] [3 water] zu je [7 credit] gekauft; für [1 water] war kein Platz",
        ),
        (
            events.CardTaken(2, "sp_09", rule="PS-54"),
            "[seat 2] took Lady Steam and Banker",
            "[seat 2] [verb has 2] Lady Steam und Banker genommen",
        ),
        (
            events.PricesManipulated(0, "moderate", 4, (("ore", 3), ("energy", -1)), rule="PS-162"),
            "[seat 0] moved prices for [4 credit]: [ore] +3, [energy] −1",
            "[seat 0] [verb has 0] Preise für [4 credit] verschoben: [ore] +3, [energy] −1",
        ),
        (
            events.Reorganised(0, (("B2", TANKS["quartz", True]), ("C2", None)), (), rule="PS-96"),
            "[seat 0] reorganised: B2 quartz tank with supercharger, C2 empty",
            "[seat 0] [verb has 0] neu organisiert: B2 Quarztank mit Kompressor, C2 leer",
        ),
    ],
)
def test_sentences_of_the_log(event: Event, english: str, german: str) -> None:
    assert words.event(event, "en") == english
    assert words.event(event, "de") == german


def test_german_speaks_to_its_reader() -> None:
    told = words.event(events.BidMade(1, "zone", 6, rule="PS-50"), "de")
    assert plain(told, PEOPLE, words.lexicon("de"), 1) == "Du hast 6 Credits geboten"
    assert plain(told, PEOPLE, words.lexicon("de"), 0) == "Player 1 hat 6 Credits geboten"


def test_rounds_are_headings_of_the_log() -> None:
    assert {type(event) for event in events_of("planet_steam") if words.is_heading(event)} == {
        events.RoundBegan
    }


def test_a_simple_tank_gives_water() -> None:
    assert words.tank_name(SIMPLE_TANK, "en") == "water tank"


def test_a_shared_victory_names_all_winners() -> None:
    result = Result(scores=(400, 410, 410), categories={}, winners=(1, 2), reason="rounds")
    english, german = words.verdict(result, "en"), words.verdict(result, "de")
    assert plain(english, PEOPLE, words.lexicon("en"), 1) == "Shared victory: You and Player 2, 410 credits"
    assert plain(german, PEOPLE, words.lexicon("de")) == "Geteilter Sieg: Player 1 und Player 2, 410 Credits"


@LANGUAGES
@pytest.mark.rule("PS-41")
def test_the_table_is_described_without_what_the_seat_may_not_know(lang: str) -> None:
    hidden = {"en": "credits hidden", "de": "Credits verdeckt"}[lang]
    for view in (*views("planet_steam")[::60], *endings("planet_steam")):
        text = told(words.describe(view, lang), view, lang)
        for zone in view.state.box.accessible[view.seats]:
            assert zone in text
        assert text.count(hidden) == (0 if view.result else view.seats - 1)

"""Airship City in words: what it calls things, and single sentences."""

from pathlib import Path

import pytest

from kesselhaus.art.phrases import Person, plain
from kesselhaus.engine.game import Result
from kesselhaus.engine.state import Event
from kesselhaus.games.airship_city import events, words
from kesselhaus.games.airship_city.state import COLOURS
from kesselhaus.games.airship_city.words.yields import WEIGHTS
from tests.games.looking import endings, events_of, told, views

ROOT = Path(__file__).parents[3]
PEOPLE = [Person(f"Player {seat}", colour) for seat, colour in enumerate(COLOURS)]


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            events.Shifted(1, "row_0", "right", 1, 1, rule="AC-23"),
            "[seat 1] shifted row 1 right for [1 gear]",
            "[seat 1] [verb has 1] Zeile 1 nach rechts geschoben für [1 gear]",
        ),
        (
            events.Collected(0, "forest_2", (("wood", 3),), rule="AC-62"),
            "[seat 0], Forest: [+3 wood]",
            "[seat 0], Wald: [+3 wood]",
        ),
        (
            events.MajorityChanged("statue", 1, 0, rule="AC-96"),
            "[seat 1] took the majority from [seat 0]: statue",
            "[seat 1] [verb has 1] die Mehrheit übernommen, vorher [seat 0]: Statue",
        ),
        (
            events.MajorityChanged("statue", None, 0, rule="AC-96"),
            "[seat 0] lost the majority: statue",
            "[seat 0] [verb has 0] die Mehrheit verloren: Statue",
        ),
        (
            events.Failed(2, "c01", 1, rule="AC-113"),
            "[seat 2] failed a contract: [vp −1] ([6 wood])",
            "[seat 2] [verb is 2] an einem Vertrag gescheitert: [vp −1] ([6 wood])",
        ),
        (
            events.FacilityBuilt(2, "statue", 4, (), rule="AC-67"),
            "[seat 2] built a statue for nothing: [vp 4]",
            "[seat 2] [verb has 2] Statue gebaut kostenlos: [vp 4]",
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
    headings = {type(event) for event in events_of("airship_city") if words.is_heading(event)}
    assert headings == {events.RoundBegan, events.StageBegan}


def test_a_shared_victory_names_all_winners() -> None:
    result = Result(scores=(40, 41, 41), categories={}, winners=(1, 2), reason="rounds")
    english, german = words.verdict(result, "en"), words.verdict(result, "de")
    assert plain(english, PEOPLE, words.lexicon("en"), 1) == "Shared victory: You and Player 2, 41 points"
    assert (
        plain(german, PEOPLE, words.lexicon("de")) == "Geteilter Sieg: Player 1 und Player 2, 41 Siegpunkte"
    )


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_table_is_described_with_every_tile_and_section(lang: str) -> None:
    for view in (*views("airship_city")[::40], *endings("airship_city")):
        text = told(words.describe(view, lang), view, lang)
        for id in (*view.state.box.tiles, *view.state.box.sections):
            assert words.name(id, lang) in text
        assert str(view.state.round) in text


def test_german_speaks_to_its_reader_and_of_the_city() -> None:
    people = [Person("Ada", "orange"), Person("Mara", "red")]
    walked = words.event(events.Stepped(1, 0, "mine_1", "forest_1", False, rule="AC-34"), "de")
    assert plain(walked, people, words.lexicon("de"), 1) == "Du bist in den Wald gegangen"
    assert plain(walked, people, words.lexicon("de"), 0) == "Mara ist in den Wald gegangen"
    taken = words.event(events.MajorityChanged("statue", -1, 0, rule="AC-96"), "de")
    assert (
        plain(taken, people, words.lexicon("de"), 0)
        == "Die Stadt hat die Mehrheit übernommen, vorher du: Statue"
    )


def test_ways_and_means_weigh_less_than_what_they_lead_to_and_both_less_than_a_deed() -> None:
    collected = events.Collected(0, "forest_1", (("wood", 3),), rule="AC-62")
    for way in (events.FlewOn(0, rule="AC-106"), events.Shifted(0, "row_1", "left", 1, 2, rule="AC-37")):
        assert 0 < words.weight(way) < words.weight(collected) < WEIGHTS[events.Donated]

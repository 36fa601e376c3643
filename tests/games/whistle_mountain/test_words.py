"""Whistle Mountain in words: what it calls things, the sentences of the log, effects and powers."""

import re

import pytest

from kesselhaus.art.phrases import Person, plain
from kesselhaus.engine.game import Result
from kesselhaus.engine.state import Event
from kesselhaus.games.whistle_mountain import events, words
from kesselhaus.games.whistle_mountain.box import shipped
from kesselhaus.games.whistle_mountain.state import COLOURS
from kesselhaus.games.whistle_mountain.words.effects import effect, told_effect
from kesselhaus.games.whistle_mountain.words.powers import powers
from tests.games.looking import events_of

PEOPLE = [Person(f"Player {seat}", colour) for seat, colour in enumerate(COLOURS)]

# ------------------------------------------------------------------ the log


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            events.AirshipSent(1, "medium", ((4, 8), (5, 8)), "", rule="WM-48"),
            "[seat 1] sent the dirigible to 4, 8",
            "[seat 1] [verb is 1] mit dem Zeppelin nach 4, 8 geflogen",
        ),
        (
            events.AirshipSent(1, "large", ((4, 8), (5, 8), (6, 8)), "ml02", rule="WM-48"),
            "[seat 1] landed the ironclad on the Steelworks",
            "[seat 1] [verb is 1] mit dem Panzerschiff auf der Maschine Stahlwerk gelandet",
        ),
        (
            events.AirshipDocked(0, "small", "dk02", rule="WM-70"),
            "[seat 0] sent the balloon to the lower dock for small machines",
            "[seat 0] [verb has 0] mit dem Ballon angelegt: untere Einbuchtung für kleine Maschinen",
        ),
        (
            events.Collected(0, (("coal", 2), ("water", 1)), rule="WM-54"),
            "[seat 0] collected [+2 coal] [+1 water]",
            "[seat 0] [verb has 0] [+2 coal] [+1 water] gesammelt",
        ),
        (
            events.Collected(0, (), rule="WM-54"),
            "[seat 0] collected nothing",
            "[seat 0] [verb has 0] nichts gesammelt",
        ),
        (
            events.Gained(2, "up18", (("water", 1),), 1, rule="WM-133"),
            "[seat 2], Rain Gauge: [+1 water] [vp 1]",
            "[seat 2], Regenmesser: [+1 water] [vp 1]",
        ),
        (
            events.Gained(0, "ms16", (), 0, rule="WM-65"),
            "[seat 0], Survey Desk: [vp 0]",
            "[seat 0], Messtisch: [vp 0]",
        ),
        (
            events.Paid(1, (("gold", 1),), "move", rule="WM-87"),
            "[seat 1] paid [1 gold] for a move",
            "[seat 1] [verb has 1] [1 gold] für eine Bewegung gezahlt",
        ),
        (
            events.Paid(1, (("coal", 3),), "dk02", rule="WM-70"),
            "[seat 1] paid [3 coal]",
            "[seat 1] [verb has 1] [3 coal] gezahlt",
        ),
        (
            events.Paid(1, (("iron", 2),), "up15", rule="WM-76"),
            "[seat 1] paid [2 iron] for the Plumb Line",
            "[seat 1] [verb has 1] [2 iron] für das Upgrade Senklot gezahlt",
        ),
        (
            events.Paid(1, (("iron", 2),), "ms04", rule="WM-140"),
            "[seat 1] paid [2 iron] for the Ore Crusher",
            "[seat 1] [verb has 1] [2 iron] für die Maschine Erzbrecher gezahlt",
        ),
        (
            events.AirshipReturned(0, "large", rule="WM-146"),
            "[seat 0] called the ironclad home",
            "[seat 0] [verb has 0] das Panzerschiff heimgeholt",
        ),
        (
            events.ScaffoldBuilt(0, "st01", ((6, 2), (5, 2), (7, 2), (6, 1)), 5, rule="WM-93"),
            "[seat 0] built a scaffold T [coal] [gold] at 6, 2: [vp 5]",
            "[seat 0] [verb has 0] ein Gerüst T [coal] [gold] auf 6, 2 gebaut: [vp 5]",
        ),
        (
            events.Activated(0, "mm02", "ml14", rule="WM-143"),
            "[seat 0] activated the Blast Furnace through the Power Station",
            "[seat 0] [verb has 0] die Maschine Hochofen aktiviert (Kraftwerk)",
        ),
        (
            events.Forged(3, ("small", "large"), rule="WM-81"),
            "[seat 3] forged and called the balloon and the ironclad home",
            "[seat 3] [verb has 3] geschmiedet und den Ballon und das Panzerschiff heimgeholt",
        ),
        (
            events.Forged(3, (), rule="WM-81"),
            "[seat 3] forged with all airships at home",
            "[seat 3] [verb has 3] geschmiedet; alle Luftschiffe waren daheim",
        ),
        (
            events.WorkerMoved(1, 4, None, (3, 9), rule="WM-100"),
            "[seat 1] moved a worker from level 4 of the barracks to 3, 9",
            "[seat 1] [verb has 1] einen Arbeiter von Stufe 4 der Baracken nach 3, 9 bewegt",
        ),
        (
            events.WorkerMoved(1, 0, (2, 2), (3, 9), rule="WM-100"),
            "[seat 1] moved a worker from 2, 2 to 3, 9",
            "[seat 1] [verb has 1] einen Arbeiter von 2, 2 nach 3, 9 bewegt",
        ),
        (
            events.WorkersWashedAway(2, 1, 2, rule="WM-126"),
            "[seat 2] lost [3 worker] to the pool",
            "[seat 2] [verb has 2] [3 worker] an den Pool verloren",
        ),
        (
            events.HandShown(1, (), rule="WM-168"),
            "[seat 1] had no cards left",
            "[seat 1] [verb has 1] keine Karten mehr gehabt",
        ),
        (
            events.GameEnded("standstill", rule="WM-164"),
            "The game ended: it had come to a standstill",
            "Die Partie ist zu Ende: Es ging nicht mehr weiter",
        ),
        (
            events.EndTriggered(1, "standstill", rule="WM-175"),
            "[seat 1] brought on the end: nobody has made progress for too long",
            "[seat 1] [verb has 1] das Ende eingeläutet: Zu lange ging nichts voran",
        ),
    ],
)
def test_sentences_of_the_log(event: Event, english: str, german: str) -> None:
    assert words.event(event, "en") == english
    assert words.event(event, "de") == german


def test_german_speaks_to_its_reader() -> None:
    told = words.event(events.AirshipWashedHome(1, "small", rule="WM-125"), "de")
    assert (
        plain(told, PEOPLE, words.lexicon("de"), 1)
        == "Du bist mit dem Ballon vom Wasser heimgetrieben worden"
    )
    assert plain(told, PEOPLE, words.lexicon("de"), 0).startswith("Player 1 ist mit dem Ballon ")


def test_every_line_of_the_log_is_a_sentence_in_german() -> None:
    """Who did something is told by a verb, or what it brought stands behind a name of its own."""
    for event in events_of("whistle_mountain"):
        told = words.event(event, "de")
        assert not re.match(r"\[seat \d\]:", told), told


def test_turns_are_headings_of_the_log() -> None:
    assert words.is_heading(events.TurnBegan(1, 3, rule="WM-40"))
    assert not words.is_heading(events.Flooded(3, rule="WM-123"))


def test_a_shared_victory_names_all_winners() -> None:
    result = Result(scores=(40, 127, 127), categories={}, winners=(1, 2), reason="barracks")
    english, german = words.verdict(result, "en"), words.verdict(result, "de")
    assert plain(english, PEOPLE, words.lexicon("en"), 1) == "Shared victory: You and Player 2, 127 points"
    assert plain(german, PEOPLE, words.lexicon("de")) == (
        "Geteilter Sieg: Player 1 und Player 2, 127 Siegpunkte"
    )


# ------------------------------------------------------------------ effects and powers


@pytest.mark.parametrize(
    ("thing", "short", "english", "german"),
    [
        ("ms04", "[+1 iron] [+1 coal]", "[1 iron] and [1 coal]", "[1 iron] und [1 coal]"),
        ("mm06", "[1 gold] [icon g-arrow] [vp 4] × 2", "pay [1 gold], up to 2 times: [vp 4]",
         "bis zu 2 Mal [1 gold] zahlen: [vp 4]"),
        ("ml07", "[+1 scaffold] [icon g-hammer][2 scaffold]", "take [1 scaffold], build up to [2 scaffold]",
         "[1 scaffold] nehmen, bis zu [2 scaffold] bauen"),
        ("mm16", "[1 water] [icon g-arrow] [icon g-hammer][1 machine]",
         "pay [1 water]: build [1 machine] (small or medium)",
         "[1 water] zahlen: [1 machine] (klein oder mittel) bauen"),
        ("cd14", "[1 coal] [icon g-arrow] [1 machine]", "buy 1 small machine for [1 coal]",
         "1 kleine Maschine für [1 coal] kaufen"),
        ("aw10", "[2 home]", "call up to 2 airships home", "bis zu 2 Luftschiffe heimholen"),
    ],
)  # fmt: skip
def test_an_effect_is_written_in_icons_and_told_in_words(
    thing: str, short: str, english: str, german: str
) -> None:
    steps = shipped().effects[thing]
    assert effect(steps, "en") == short
    assert told_effect(steps, "en") == english
    assert told_effect(steps, "de") == german


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_effect_and_power_of_the_box_can_be_told(lang: str) -> None:
    box, lexicon = shipped(), words.lexicon(lang)
    told = [told_effect(steps, lang) for steps in box.effects.values()]
    told += [effect(steps, lang) for steps in box.effects.values()]
    told += [powers(upgrade.powers, lang) for upgrade in box.upgrades.values()]
    told += [powers(ability.powers, lang) for ability in box.abilities.values()]
    for text in told:
        read_out = plain(text, PEOPLE, lexicon)
        assert read_out
        assert not any(bracket in read_out for bracket in "[]{}"), text


def test_powers_that_come_together_are_told_together() -> None:
    assert powers(shipped().upgrades["up18"].powers, "en") == "[1 water] and [vp 1] whenever the water rises"
    assert powers({"contact_vp": 2}, "en", 3) == "[vp 2] more for a scaffold with at least 3 contacts"
    assert powers(shipped().abilities["ab04"].powers, "de") == (
        "Gebäude kosten beim Schmieden kein Wasser; bei jedem Schmieden 1 Gebäude mehr"
    )

"""The sentences of the log."""

import pytest

from kesselhaus.engine.state import Event
from kesselhaus.games.steamopolis import events, words
from kesselhaus.games.steamopolis.words.events import TOLD


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            events.SteamMade(1, 5, rule="ST-48"),
            "[seat 1] made steam: [5 press]",
            "[seat 1]: Dampf gemacht, [5 press]",
        ),
        (
            events.TargetSet(0, 6, "4L", rule="ST-54"),
            "[seat 0], target: Kettle Foundry",
            "[seat 0], Ziel: Kesselgießerei",
        ),
        (
            events.RanTo(0, 7, 4, "M01", rule="ST-59"),
            "[seat 0]: stone of value 5 into slot 4, Crystal Still",
            "[seat 0]: Stein mit Druckwert 5 auf Platz 4, Kristalldestille",
        ),
        (
            events.RanTo(0, 0, 3, None, rule="ST-59"),
            "[seat 0]: slot 3, empty",
            "[seat 0]: Platz 3, leer",
        ),
        (
            events.Retrieved(2, "2R", 0, rule="ST-43"),
            "[seat 2] took a stone back from Tin Shed Works; the gauge was full, it went to the supply",
            "[seat 2], Wellblechwerk: Stein zurück, Druckanzeige voll, also in den Vorrat",
        ),
        (
            events.Boarded(0, "banker", 7, 6, rule="ST-85"),
            "[seat 0] took the banker aboard on level 7, bound for level 6",
            "[seat 0]: Bankier auf Ebene 7 an Bord, Ziel Ebene 6",
        ),
        (
            events.Paid(1, (), ("crystal",), "gear", "M07", rule="ST-145"),
            "[seat 1], Overdrive Valve: paid nothing, with the sponsor, with the gala",
            "[seat 1], Überdruckventil: bezahlt nichts, mit Sponsor, mit Spendengala",
        ),
        (
            events.SpGained(1, 3, "statue", rule="ST-163"),
            "[seat 1], Statue: [vp 3]",
            "[seat 1], Statue: [vp 3]",
        ),
        (
            events.SpGained(1, 5, "marker 2", rule="ST-137"),
            "[seat 1], Bonus marker 2: [vp 5]",
            "[seat 1], Bonusmarker 2: [vp 5]",
        ),
        (
            events.ParasitePlaced(1, 0, 2, "capacity", "activation", False, rule="ST-118"),
            "[seat 1] placed a parasite on capacity tile ([seat 0]), activation effect",
            "[seat 1]: Schmarotzer gesetzt, Kapazitätsplättchen ([seat 0]), Aktivierungseffekt",
        ),
        (
            events.StatueRaised(None, 6, 2, rule="ST-176"),
            "The shadow set up the statue of level 6: 2 on the tower",
            "Der Schatten: Statue von Ebene 6 aufgestellt, 2 auf der Turmspitze",
        ),
        (
            events.PassengerShown("P07", rule="ST-158"),
            "New passenger tile: banker to level 6, else 5; stoker to level 3, else 2",
            "Neues Passagierplättchen: Bankier nach Ebene 6, sonst 5; Heizerin nach Ebene 3, sonst 2",
        ),
        (
            events.ShadowRemovedMarkers((("crystal", 5), ("gear", 4)), rule="ST-175"),
            "The shadow removed bonus markers: 5 [crystal], 4 [gear]",
            "Der Schatten: Bonusmarker entfernt, 5 [crystal], 4 [gear]",
        ),
        (
            events.SpLost(0, 1, "fly", rule="ST-172"),
            "[seat 0], Fly to All Targets: [vp −1]",
            "[seat 0], Alle Ziele anfliegen: [vp −1]",
        ),
    ],
)
def test_sentences_of_the_log(event: Event, english: str, german: str) -> None:
    assert words.event(event, "en") == english
    assert words.event(event, "de") == german


def test_rounds_are_headings_of_the_log() -> None:
    assert words.is_heading(events.RoundBegan(3, rule="ST-28"))
    assert words.is_heading(events.FinalRoundBegan(9, rule="ST-165"))
    assert not words.is_heading(events.FinalTurnBegan(0, rule="ST-166"))


def test_every_event_has_its_sentence() -> None:
    assert set(events.ALL) <= TOLD.keys()

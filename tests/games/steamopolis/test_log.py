"""The sentences of the log."""

import pytest

from kesselhaus.art.phrases import Person, plain
from kesselhaus.engine.state import Event
from kesselhaus.games.steamopolis import events, words
from kesselhaus.games.steamopolis.box import COLOURS
from kesselhaus.games.steamopolis.words.events import TOLD
from kesselhaus.games.steamopolis.words.sentences import GERMAN


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            events.SteamMade(1, 5, rule="ST-48"),
            "[seat 1] made steam: [5 press]",
            "[seat 1] [verb has 1] Dampf gemacht: [5 press]",
        ),
        (
            events.TargetSet(0, 6, "4L", rule="ST-54"),
            "[seat 0] set a target: Kettle Foundry",
            "[seat 0] [verb has 0] ein Ziel festgelegt: Kesselgießerei",
        ),
        (
            events.RanTo(0, 7, 4, "M01", rule="ST-59"),
            "[seat 0] led a stone of value 5 into slot 4: Crystal Still",
            "[seat 0] [verb has 0] einen Stein mit Druckwert 5 auf Platz 4 geleitet: Kristalldestille",
        ),
        (
            events.RanTo(0, 0, 3, None, rule="ST-59"),
            "[seat 0] led the stone on into slot 3, which is empty",
            "[seat 0] [verb has 0] den Stein auf den leeren Platz 3 weitergeleitet",
        ),
        (
            events.Retrieved(2, "2R", 0, rule="ST-43"),
            "[seat 2] took a stone back from Tin Shed Works; the gauge was full, it went to the supply",
            "[seat 2] [verb has 2] einen Stein zurückgenommen (Wellblechwerk): "
            "Die Druckanzeige war voll, er kam in den Vorrat",
        ),
        (
            events.Boarded(0, "banker", 7, 6, rule="ST-85"),
            "[seat 0] took the banker aboard on level 7, bound for level 6",
            "[seat 0] [verb has 0] den Bankier auf Ebene 7 an Bord genommen; das Ziel ist Ebene 6",
        ),
        (
            events.Paid(1, (), ("crystal",), "gear", "M07", rule="ST-145"),
            "[seat 1] paid (Overdrive Valve): nothing, with the sponsor, with the gala",
            "[seat 1] [verb has 1] bezahlt (Überdruckventil): nichts, mit dem Sponsor, mit der Spendengala",
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
            "[seat 1] placed a parasite on the capacity tile ([seat 0]): activation effect",
            "[seat 1] [verb has 1] einen Schmarotzer auf das Kapazitätsplättchen ([seat 0]) gesetzt: "
            "Aktivierungseffekt",
        ),
        (
            events.ParasiteReturned(1, 0, "M02", True, rule="ST-117"),
            "[seat 1]: the parasite on Gear Press ([seat 0]) came home unused",
            "[seat 1]: Der Schmarotzer auf der Maschine Zahnradpresse ([seat 0]) ist ungenutzt heimgekehrt",
        ),
        (
            events.Delivered(0, "stoker", 3, rule="ST-87"),
            "[seat 0] brought the stoker to level 3",
            "[seat 0] [verb has 0] die Heizerin auf Ebene 3 abgesetzt",
        ),
        (
            events.StatueRaised(None, 6, 2, rule="ST-176"),
            "The shadow set up the statue of level 6: 2 on the tower",
            "Der Schatten hat die Statue von Ebene 6 aufgestellt: die 2. auf der Turmspitze",
        ),
        (
            events.PassengerShown("P07", rule="ST-158"),
            "New passenger tile: banker to level 6, else 5; stoker to level 3, else 2",
            "Neues Passagierplättchen: Bankier nach Ebene 6, sonst 5; Heizerin nach Ebene 3, sonst 2",
        ),
        (
            events.ShadowRemovedMarkers((("crystal", 5), ("gear", 4)), rule="ST-175"),
            "The shadow removed bonus markers: 5 [crystal], 4 [gear]",
            "Der Schatten hat Bonusmarker entfernt: 5 [crystal], 4 [gear]",
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


def test_german_verbs_are_said_to_the_reader_or_of_a_name() -> None:
    told = words.event(events.SteamMade(1, 5, rule="ST-48"), "de")
    people = [Person(f"Player {seat}", colour) for seat, colour in enumerate(COLOURS)]
    assert plain(told, people, words.lexicon("de"), 0) == "Player 1 hat Dampf gemacht: 5 Druck"
    assert plain(told, people, words.lexicon("de"), 1) == "Du hast Dampf gemacht: 5 Druck"


SUMS = {"gained", "sp_gained", "sp_lost"}
"""What something brought: `[seat 0], Scrap Bazaar: [+1 crystal]`."""


def test_the_german_log_is_told_in_whole_sentences() -> None:
    """What begins with a player goes on with what he has done, or is a sentence of its own."""
    for key, sentence in GERMAN.items():
        if sentence.startswith("{seat}") and key not in SUMS:
            assert sentence.startswith(("{seat} {has} ", "{seat}: Der ")), sentence

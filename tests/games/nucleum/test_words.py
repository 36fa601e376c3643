"""Nucleum in words: single sentences, verdicts, the description, and whole matches read out."""

import re

import pytest

import kesselhaus
from kesselhaus.engine.game import Result
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.state import Event
from kesselhaus.games.nucleum import GAME, events, words
from kesselhaus.games.nucleum.box import shipped
from kesselhaus.games.nucleum.examples.positions import alone, play
from kesselhaus.games.nucleum.words.notes import NOTE_OF, PLAIN_NOTES
from kesselhaus.games.nucleum.words.questions import QUESTIONS
from kesselhaus.games.nucleum.words.sentences import tell
from tests.games.looking import events_of
from tests.games.nucleum.reading import LANGUAGES, PEOPLE, read, view_of


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            events.TileLaid(1, "T06", "L07.1", 1, 2, rule="NU-42"),
            "[seat 1] laid Urbanize [−1 thaler] / Contract: Riesa–Freiberg 1, for [2 thaler]",
            "[seat 1] [verb has 1] das Plättchen Urbanisieren [−1 thaler] / Auftrag als Schiene gelegt:"
            " Riesa–Freiberg 1, für [2 thaler]",
        ),
        (
            events.TileLaid(1, "T06", "L01.1", 1, 0, True, rule="NU-42"),
            "[seat 1] laid Urbanize [−1 thaler] / Contract: Leipzig–Grimma",
            "[seat 1] [verb has 1] das Plättchen Urbanisieren [−1 thaler] / Auftrag als Schiene gelegt:"
            " Leipzig–Grimma",
        ),
        (
            events.OpeningBonus(0, "L07", 2, 0, rule="NU-48"),
            "[seat 0], opening bonus for Riesa–Freiberg: [vp 2]",
            "[seat 0], Eröffnungs-Bonus für Riesa–Freiberg: [vp 2]",
        ),
        (
            events.OpeningBonus(0, "L07", 0, 2, rule="NU-48"),
            "[seat 0], opening bonus for Riesa–Freiberg: [+2 income_vp]",
            "[seat 0], Eröffnungs-Bonus für Riesa–Freiberg: [+2 income_vp]",
        ),
        (
            events.HalfUsed(2, "AD", 1, "energize", rule="NU-38"),
            "[seat 2] used Any action [−1 thaler] for Energize",
            "[seat 2] [verb has 2] die Hälfte Beliebige Aktion [−1 thaler] als Elektrisieren genutzt",
        ),
        (
            events.Recharged(0, 3, 7, 3, 1, rule="NU-67"),
            "[seat 0] recharged with [3 tile]: [+7 thaler] [+3 worker] [vp 1]",
            "[seat 0] [verb has 0] mit [3 tile] aufgeladen: [+7 thaler] [+3 worker] [vp 1]",
        ),
        (
            events.Recharged(0, 0, 0, 0, 0, rule="NU-67"),
            "[seat 0] recharged without a tile above the board",
            "[seat 0] [verb has 0] ohne Plättchen über dem Tableau aufgeladen",
        ),
        (
            events.HalfSkipped(-2, "T21", 1, rule="NU-168a"),
            "Baron von Automat could not use Urbanize [−2 thaler]",
            "Baron von Automat [verb has -2] die Hälfte Urbanisieren [−2 thaler] nicht nutzen können",
        ),
        (
            events.StarPlaced(3, 15, rule="NU-70"),
            "[seat 3] put a star on 16",
            "[seat 3] [verb has 3] einen Stern auf die 16 gesetzt",
        ),
        (
            events.Urbanized(1, "FAC-3", "dresden.u4", 5, rule="NU-89"),
            "[seat 1] built Factory III in Dresden for [5 thaler]",
            "[seat 1] [verb has 1] für [5 thaler] Fabrik III in Dresden gebaut",
        ),
        (
            events.Industrialized(1, "TUR-3", "glashuette.t3", 2, 1, rule="NU-97"),
            "[seat 1] placed Turbine III in Glashütte for [2 worker] [1 thaler]",
            "[seat 1] [verb has 1] für [2 worker] [1 thaler] Turbine III in Glashütte gebaut",
        ),
        (
            events.Fulfilled(2, "C33", rule="NU-116"),
            "[seat 2] fulfilled a contract: 3 mines for [vp 6], [4 thaler]",
            "[seat 2] [verb has 2] einen Auftrag erfüllt: 3 Minen für [vp 6], [4 thaler]",
        ),
        (
            events.Energized(
                0, "riesa.u1", "FAC-1", "riesa", (("rheinland", 2), ("schlesien", 1)), 0, 3, 4, rule="NU-134"
            ),
            "[seat 0] energized Factory I in Riesa at Riesa with [3 electricity]: [3 coal] for [4 thaler]",
            "[seat 0] [verb has 0] Fabrik I in Riesa mit [3 electricity] aus Riesa elektrisiert:"
            " [3 coal] für [4 thaler]",
        ),
        (
            events.FeePaid(0, 1, 2, rule="NU-129"),
            "[seat 0] used turbines: [+2 thaler] for [seat 1]",
            "[seat 0] [verb has 0] fremde Turbinen genutzt; [seat 1]: [+2 thaler]",
        ),
        (
            events.TechnologyUnlocked(1, "A-5", rule="NU-142"),
            "[seat 1] unlocked A-5: [+3 worker], [+3 thaler]",
            "[seat 1] [verb has 1] die Technologie A-5 freigeschaltet: [+3 worker], [+3 thaler]",
        ),
        (
            events.RewardLost(1, "tech:2", rule="NU-142"),
            "[seat 1] could not take [tech] II",
            "[seat 1] [verb has 1] [tech] II nicht nehmen können",
        ),
        (
            events.IncomeMoved(0, "thaler", 15, 2, rule="NU-32"),
            "[seat 0], thaler income: space 15, [vp 2]",
            "[seat 0], Thaler-Einkommen: Feld 15, [vp 2]",
        ),
        (
            events.NucleumPlaced(-1, "zittau", rule="NU-13"),
            "A Nucleum stands in Zittau",
            "Ein Nukleum steht in Zittau",
        ),
        (
            events.FinalScored(0, "zero_space", -3, rule="NU-159"),
            "[seat 0], Stars on 0: [vp −3]",
            "[seat 0], Sterne auf der 0: [vp −3]",
        ),
        (
            events.BaronDrew(2, "T27", True, rule="NU-171"),
            "Baron von Automat rolled 2: Contract ×2 / Energize as a railway",
            "Baron von Automat hat 2 gewürfelt: Auftrag ×2 / Elektrisieren als Schiene",
        ),
    ],
)
def test_sentences_of_the_log(event: Event, english: str, german: str) -> None:
    assert words.event(event, "en") == english
    assert words.event(event, "de") == german


def test_german_speaks_to_its_reader_and_of_the_baron() -> None:
    built = events.Industrialized(1, "TUR-3", "glashuette.t3", 0, 0, rule="NU-97")
    told = words.event(built, "de")
    assert read(told, "de", 1) == "Du hast kostenlos Turbine III in Glashütte gebaut"
    assert read(told, "de", 0) == "Player 1 hat kostenlos Turbine III in Glashütte gebaut"
    star = words.event(events.StarPlaced(-2, 6, rule="NU-170"), "de")
    assert read(star, "de") == "Baron von Automat hat einen Stern auf die 6 gesetzt"


def test_every_line_of_the_log_is_a_sentence_in_german() -> None:
    """Who did something is told by a verb, or what it brought stands behind a name of its own."""
    for event in events_of("nucleum"):
        told = words.event(event, "de")
        assert not re.match(r"(\[seat \d\]|Baron von Automat):", told), told


@LANGUAGES
def test_who_has_no_seat_is_the_baron(lang: str) -> None:
    sentence = words.event(events.StarPlaced(-2, 6, rule="NU-170"), lang)
    assert sentence.startswith("Baron von Automat")


@LANGUAGES
def test_what_is_told_of_others_never_says_you(lang: str) -> None:
    box = shipped()
    told = [words.technology_effect(box, technology, lang) for technology in box.technologies]
    told += [
        words.turbine_effect(box, row, experiment, lang) for row in box.rows for experiment in box.experiments
    ]
    told += [words.milestone(box, tile, lang) for tile in box.milestones]
    told += [words.condition(contract, lang) for contract in box.contracts.values()]
    told += tell.of(lang).values()
    assert [text for text in told if re.search(r"\b(you|yours?|du|dein\w*|dir|dich)\b", text)] == []


def test_rounds_are_the_headings_of_the_log() -> None:
    assert words.is_heading(events.RoundBegan(2, rule="NU-25"))
    assert not words.is_heading(events.KingsVisit(1, rule="NU-79"))


def test_every_question_has_a_note_of_its_kind() -> None:
    for lang in ("en", "de"):
        assert QUESTIONS.of(lang).keys() - {"draw", "over"} == PLAIN_NOTES.keys() | NOTE_OF.keys()


def test_verdicts() -> None:
    shared = Result(scores=(90, 101, 101), categories={}, winners=(1, 2), reason="conditions")
    assert read(words.verdict(shared, "en"), "en", 1) == "Shared victory: You and Player 2, 101 points"
    won = Result(scores=(80,), categories={}, winners=(0,), reason="baron", grade="baron_beaten")
    lost = Result(scores=(70,), categories={}, winners=(), reason="baron", grade="baron_wins")
    assert read(words.verdict(won, "de"), "de") == "Sieg über den Baron: Player 0, 80 Siegpunkte"
    assert read(words.verdict(lost, "de"), "de") == "Der Baron gewinnt; Player 0: 70 Siegpunkte"


@LANGUAGES
def test_the_table_is_described_with_every_city_market_tile_and_contract(lang: str) -> None:
    view = view_of()
    text = read(words.describe(view, lang), lang)
    for city in view.state.box.side.cities:
        assert words.name(city, lang) in text
    for tile in view.state.market:
        assert read(words.both(view.state.box, tile, lang), lang) in text
    for contract in (*view.state.display, *view.state.purple):
        assert words.condition(view.state.box.contracts[contract], lang) in text
    assert all(person.name in text for person in PEOPLE[:3])
    table = view.state
    with_uranium = [
        site for site in table.box.side.sites.values() if site.uranium and site.id not in table.sites
    ]
    assert text.count({"en": " with uranium", "de": " mit Uran"}[lang]) == len(with_uranium) > 0


@LANGUAGES
def test_alone_the_baron_is_described_too(lang: str) -> None:
    view = view_of(seats=1)
    text = read(words.describe(view, lang), lang, seats=1)
    assert "Baron von Automat" in text
    assert "Player 0" in text


@pytest.mark.rule("NU-185", "NU-166")
def test_the_baron_is_described_by_what_he_has() -> None:
    table = alone()
    table.milestones = ("M7", "M8", "M1", "M2")
    view = play(table).view(0)
    lines = read(words.describe(view, "en"), "en", seats=1).split("\n")
    baron = next(line for line in lines if line.startswith("Baron von Automat"))
    assert baron.startswith(
        "Baron von Automat: 4 thaler, 3 workers, 0 uranium; in supply 15 workers; 0 of 3 recharges. Row"
    )
    milestones = next(line for line in lines if line.startswith("Milestones"))
    assert re.findall(r"Automat (\d)", milestones) == ["2", "2", "0", "0"]
    spoken = read(words.describe(view, "de"), "de", seats=1)
    assert "in Reserve 15 Arbeiter; 0 von 3 Mal aufgeladen." in spoken


# ------------------------------------------------------------------ whole matches


@pytest.mark.parametrize("seats", GAME.seats)
def test_questions_and_keys_of_a_whole_match_can_be_read(seats: int) -> None:
    match = kesselhaus.new_match("nucleum", seats=seats, variants=("max_rounds_25",), seed=seats)
    count = 0
    while isinstance(match.question, Ask):
        asked, count = match.question, count + 1
        if count % 5 == 0:
            view, lang = match.view(asked.seat), ("en", "de")[count % 2]
            title, note = words.question(view, lang)
            assert read(title, lang, asked.seat, seats)
            read(note, lang, asked.seat, seats)
            grouped = words.grouped(view, lang)
            assert sorted(place for _, places in grouped for place in places) == list(
                range(len(asked.options))
            )
            for _, places in grouped:
                keys = [words.option(asked.options[place], view, lang) for place in places]
                assert len({(key.label, key.note) for key in keys}) == len(keys), keys
                for key in keys:
                    assert read(key.label, lang, asked.seat, seats)
                    read(f"{key.note} {key.hint}", lang, asked.seat, seats)
        match.answer(asked.options[count * 7 % len(asked.options)])
    assert count > 20
    assert match.question is None

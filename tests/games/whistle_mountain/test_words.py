"""Whistle Mountain in words: what it calls things, single sentences, and what keys promise."""

from random import Random

import pytest
from msgspec import structs

from kesselhaus.art.phrases import Person, plain
from kesselhaus.engine.game import Result
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.state import Event
from kesselhaus.engine.wording import Label
from kesselhaus.games.whistle_mountain import GAME, events, words
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.box import shipped
from kesselhaus.games.whistle_mountain.state import COLOURS, FORGE, MAIN, Berth, Spot, Table
from kesselhaus.games.whistle_mountain.words import asked, component_names, description, glossary
from kesselhaus.games.whistle_mountain.words.effects import EFFECTS, effect, told_effect
from kesselhaus.games.whistle_mountain.words.names import NUMBERED
from kesselhaus.games.whistle_mountain.words.phrasebook import PHRASES
from kesselhaus.games.whistle_mountain.words.powers import POWERS, powers
from kesselhaus.games.whistle_mountain.words.questions import NOTES, QUESTIONS
from kesselhaus.games.whistle_mountain.words.sentences import ENGLISH as SENTENCES_EN
from kesselhaus.games.whistle_mountain.words.sentences import GERMAN as SENTENCES_DE
from kesselhaus.games.whistle_mountain.words.shelf import CATEGORIES, END_REASONS

PEOPLE = [Person(f"Player {seat}", colour) for seat, colour in enumerate(COLOURS)]
SAME_IN_BOTH = {
    "gold", "stack_t", "upgrade", "pool", "ab01", "ab03", "aw10",
    "{tile}", "{source}", "{source}, {effect}", "{seat}, {source}: {gain}",
    "{who} {score}", "{who}{ability}: {goods}.", "{row}: {list}.", "{column} {icon}",
    "{machine} [vp {vp}], {effect}",
}  # fmt: skip
"""Ids of names, and sentences without a word of their own, that are alike in both languages."""


def test_both_languages_have_the_same_words_and_say_them_differently() -> None:
    pairs: list[tuple[object, object]] = [
        (glossary.ENGLISH, glossary.GERMAN), (component_names.ENGLISH, component_names.GERMAN),
        (SENTENCES_EN, SENTENCES_DE), (PHRASES["en"], PHRASES["de"]), (NOTES["en"], NOTES["de"]),
        (QUESTIONS["en"], QUESTIONS["de"]), (NUMBERED["en"], NUMBERED["de"]), (EFFECTS["en"], EFFECTS["de"]),
        (POWERS["en"], POWERS["de"]), (CATEGORIES["en"], CATEGORIES["de"]),
        (END_REASONS["en"], END_REASONS["de"]), (words.lexicon("en"), words.lexicon("de")),
        (description.PHRASES["en"], description.PHRASES["de"]),
    ]  # fmt: skip
    for english, german in pairs:
        assert isinstance(english, dict)
        assert isinstance(german, dict)
        assert english.keys() == german.keys()
        for key, text in english.items():
            if key not in SAME_IN_BOTH and text not in SAME_IN_BOTH:
                assert text != german[key], key


# ------------------------------------------------------------------ the log


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            events.AirshipSent(1, "medium", ((4, 8), (5, 8)), "", rule="WM-48"),
            "[seat 1] sent the dirigible to 4, 8",
            "[seat 1]: Zeppelin nach 4, 8",
        ),
        (
            events.AirshipSent(1, "large", ((4, 8), (5, 8), (6, 8)), "ml02", rule="WM-48"),
            "[seat 1] landed the ironclad on the Steelworks",
            "[seat 1]: Panzerschiff gelandet auf Stahlwerk",
        ),
        (
            events.AirshipDocked(0, "small", "dk02", rule="WM-70"),
            "[seat 0] sent the balloon to the lower dock for small machines",
            "[seat 0]: Ballon angelegt, untere Einbuchtung für kleine Maschinen",
        ),
        (
            events.Collected(0, (("coal", 2), ("water", 1)), rule="WM-54"),
            "[seat 0] collected [+2 coal] [+1 water]",
            "[seat 0]: [+2 coal] [+1 water] gesammelt",
        ),
        (
            events.Collected(0, (), rule="WM-54"),
            "[seat 0] collected nothing",
            "[seat 0]: nichts gesammelt",
        ),
        (
            events.Gained(2, "up18", (("water", 1),), 1, rule="WM-133"),
            "[seat 2], Rain Gauge: [+1 water] [vp 1]",
            "[seat 2], Regenmesser: [+1 water] [vp 1]",
        ),
        (
            events.Paid(1, (("gold", 1),), "move", rule="WM-87"),
            "[seat 1] paid [1 gold] for a move",
            "[seat 1]: [1 gold] gezahlt für Bewegen",
        ),
        (
            events.Paid(1, (("coal", 3),), "dk02", rule="WM-70"),
            "[seat 1] paid [3 coal]",
            "[seat 1]: [3 coal] gezahlt",
        ),
        (
            events.ScaffoldBuilt(0, "st01", ((6, 2), (5, 2), (7, 2), (6, 1)), 5, rule="WM-93"),
            "[seat 0] built a scaffold T [coal] [gold] at 6, 2: [vp 5]",
            "[seat 0]: Gerüst T [coal] [gold] gebaut auf 6, 2, [vp 5]",
        ),
        (
            events.Activated(0, "mm02", "ml14", rule="WM-143"),
            "[seat 0] activated the Blast Furnace through the Power Station",
            "[seat 0]: Hochofen aktiviert durch Kraftwerk",
        ),
        (
            events.Forged(3, ("small", "large"), rule="WM-81"),
            "[seat 3] forged and called the balloon and the ironclad home",
            "[seat 3]: schmiedet, Ballon und Panzerschiff heimgeholt",
        ),
        (
            events.Forged(3, (), rule="WM-81"),
            "[seat 3] forged with all airships at home",
            "[seat 3]: schmiedet, alle Luftschiffe daheim",
        ),
        (
            events.WorkerMoved(1, 4, None, (3, 9), rule="WM-100"),
            "[seat 1] moved a worker from level 4 of the barracks to 3, 9",
            "[seat 1]: Arbeiter von Stufe 4 der Baracken nach 3, 9",
        ),
        (
            events.WorkerMoved(1, 0, (2, 2), (3, 9), rule="WM-100"),
            "[seat 1] moved a worker from 2, 2 to 3, 9",
            "[seat 1]: Arbeiter von 2, 2 nach 3, 9",
        ),
        (
            events.WorkersWashedAway(2, 1, 2, rule="WM-126"),
            "[seat 2] lost [3 worker] to the pool",
            "[seat 2]: [3 worker] in den Pool gespült",
        ),
        (
            events.HandShown(1, (), rule="WM-168"),
            "[seat 1] had no cards left",
            "[seat 1]: keine Karten mehr auf der Hand",
        ),
        (
            events.GameEnded("standstill", rule="WM-164"),
            "The game ended: it had come to a standstill",
            "Ende der Partie: Es ging nicht mehr weiter",
        ),
        (
            events.EndTriggered(1, "standstill", rule="WM-175"),
            "[seat 1] brought on the end: nobody has made progress for too long",
            "[seat 1]: Ende eingeläutet, zu lange kein Fortschritt",
        ),
    ],
)
def test_sentences_of_the_log(event: Event, english: str, german: str) -> None:
    assert words.event(event, "en") == english
    assert words.event(event, "de") == german


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


# ------------------------------------------------------------------ questions and keys on a table


def mountain(ability: str = "ab10", moment: str = MAIN) -> Table:
    """The table of EX-5: tile st01 at the water, nothing else on the grid."""
    table = GAME.setup(2, frozenset(), shipped())
    for player, given in zip(table.players, (ability, "ab09"), strict=True):
        player.ability = given
        player.powers = table.box.powers(given, ())
    table.scaffolds = {"st01": Spot(0, 6, 2)}
    table.moment, table.turn = moment, 1
    return table


def after(table: Table, *answers: Option) -> Match[Table]:
    match = Match.at(table, GAME)
    for answer in answers:
        match.answer(answer)
    return match


def key(match: Match[Table], option: Option, lang: str = "en") -> Label:
    assert match.question is not None
    return words.option(option, match.view(0), lang)


def test_a_square_for_an_airship_tells_what_it_brings() -> None:
    assert key(after(mountain(), o.Send("small")), o.At(5, 1)) == (
        "5, 1", "[+1 water] [+1 gold]", "Column 5, row 1: [+1 water] [+1 gold]",
    )  # fmt: skip
    aeronaut = after(mountain("ab01"), o.Send("small"))
    assert key(aeronaut, o.At(5, 1)).note == "[+1 coal] [+3 water] [+1 gold]"
    assert key(aeronaut, o.At(10, 10)).note == "nothing to collect"
    upright = after(mountain("ab09"), o.Send("large"), o.Lie(3, upright=True))
    assert key(upright, o.At(8, 2)).note == "[+1 whistle] [vp 1]"


def test_an_airship_on_a_machine_names_it_and_counts_activations() -> None:
    table = mountain()
    table.machines = {"ms01": Spot(0, 5, 2)}
    match = after(table, o.Send("medium"), o.Lie(2, upright=False))
    assert key(match, o.At(5, 2)).note == "on Coal Hopper [+1 gold] [1 activate]"
    assert key(match, o.At(4, 3), "de").note == "[1 activate]"


def test_a_square_for_a_scaffold_tells_its_points() -> None:
    for ability, points in (("ab10", 2), ("ab02", 4)):
        table = mountain(ability, FORGE)
        table.players[0].scaffolds = ("sl10",)
        match = after(table, o.BuildScaffold("sl10"))
        question = words.question(match.view(0), "en")
        assert question == ("Which way round?", "J – [water] [gold] [iron]")
        assert key(match, o.Turn(0)).label == "as it is"
        match.answer(o.Turn(0))
        assert key(match, o.At(7, 4)) == (
            "7, 4", f"[vp {points}]", f"Column 7, row 4: [vp {points}]",
        )  # fmt: skip


def test_a_square_for_a_machine_tells_who_goes_up_and_that_the_water_rises() -> None:
    table = mountain(moment=FORGE)
    table.scaffolds["st02"] = Spot(0, 6, 8)
    table.players[0].machines = ("ms01",)
    table.players[1].standing = ((5, 8),)
    match = after(table, o.BuildMachine("ms01"), o.Turn(0))
    assert key(match, o.At(5, 8)) == (
        "5, 8",
        "[vp 5] [pawn 1] to the tower, the water rises",
        "Column 5, row 8: [vp 5], to the tower: [seat 1] 1 and the water rises",
    )
    assert key(match, o.At(5, 2)).note == "[vp 5]"
    assert key(match, o.At(5, 8), "de").note == "[vp 5] [pawn 1] zum Turm, das Wasser steigt"


def test_a_square_for_a_worker_tells_what_its_floor_is_worth() -> None:
    table = mountain(moment=FORGE)
    table.players[0].goods["gold"] = 1
    match = after(table, o.Move(), o.FromBarracks(3))
    assert key(match, o.At(6, 2)).note == "[vp 4] in the tower"


def test_a_forge_tells_what_is_left_and_what_it_costs() -> None:
    table = mountain(moment=FORGE)
    table.players[0].scaffolds = ("sl10", "sl11")
    table.players[0].goods |= {"gold": 2, "water": 1}
    first = words.question(Match.at(table.copy(), GAME).view(0), "en")
    assert first == ("Build, move or rescue", "building 1 of 3, free; 1 move or rescue left")
    table.buildings, table.rescues = 1, 1
    match = Match.at(table, GAME)
    assert words.question(match.view(0), "en").note == "building 2 of 3, [1 water]; no move or rescue left"
    others = words.question(match.view(1), "de")
    assert others.title == "[seat 0] baut, bewegt oder rettet"
    assert others.note == "Gebäude 2 von 3, [1 water]; kein Bewegen oder Retten mehr"


def test_a_payment_says_what_it_is_for() -> None:
    table = mountain(moment=FORGE)
    table.players[0].goods |= {"gold": 1, "whistle": 1}
    match = after(table, o.Move())
    assert words.question(match.view(0), "en") == (
        "What do you pay with?", "Move; a whistle stands for any kind",
    )  # fmt: skip
    assert key(match, o.Pay(0, 0, 0, 0, 1)) == ("[1 whistle]", "", "Pay [1 whistle]")
    assert words.question(match.view(1), "en").title == "[seat 0] pays"


def test_docks_tell_what_they_cost_and_bring() -> None:
    table = mountain("ab08")
    table.players[0].goods |= {"coal": 3}
    table.displays |= {"small": ("ms01", "ms02", "ms03")}
    table.deck = table.box.deck
    match = after(table, o.Send("small"))
    assert key(match, o.Dock("dk02")).note == "[3 coal], 1 less"
    assert key(match, o.Dock("dk05")).note == "up to [3 card]"
    match.answer(o.Dock("dk02"))
    assert words.question(match.view(0), "en").note == "[3 coal], 1 less; it is built in a Forge"
    assert key(match, o.TakeMachine("ms02")) == (
        "Stamp Mill", "[vp 5] [+1 coal] [vp 1]", "Stamp Mill, [vp 5]: [1 coal], [vp 1]",
    )  # fmt: skip


def test_an_airship_that_may_come_home_says_where_it_is() -> None:
    table = mountain()
    table.players[0].airships |= {
        "small": Berth(dock="dk05"),
        "medium": Berth(squares=((1, 9), (1, 10))),
    }
    table.players[0].awards = ("aw10",)
    match = after(table, o.UseAward("aw10"))
    assert words.question(match.view(0), "en") == ("Call an airship home?", "Pilot's Ribbon, up to 2 times")
    assert key(match, o.ReturnAirship("small")).note == "at the dock for cards"
    assert key(match, o.ReturnAirship("medium"), "de").note == "auf 1, 9"


SUBJECTS: dict[str, set[type[Option]]] = {
    "ability": {o.ChooseAbility},
    "first_scaffolds": {o.TakeScaffold},
    "first_tile": {o.BuildScaffold},
    "main": {o.Send, o.Forge, o.PlayCard, o.UseAward},
    "send": {o.Dock, o.Lie, o.At},
    "place_airship": {o.At},
    "activation": {o.Activate, o.PlayCard, o.UseAward},
    "done": {o.EndTurn, o.PlayCard, o.UseAward},
    "forge": {o.BuildScaffold, o.BuildMachine, o.Move, o.Rescue, o.PlayCard, o.UseAward, o.EndTurn},
    "pay": {o.Pay},
    "pay_step": {o.Pay, o.Decline},
    "take_award": {o.TakeAward},
    "place_token": {o.PlaceToken},
    "take_machine": {o.TakeMachine, o.Decline},
    "take_upgrade": {o.TakeUpgrade, o.Decline},
    "how_many_cards": {o.DrawCards},
    "how_many_scaffolds": {o.TakeScaffolds},
    "take_scaffold": {o.TakeScaffold},
    "build_scaffold": {o.BuildScaffold, o.Decline},
    "build_machine": {o.BuildMachine, o.Decline},
    "turn": {o.Turn},
    "place_scaffold": {o.At},
    "place_machine": {o.At},
    "which_worker": {o.FromBarracks, o.FromSquare, o.Decline},
    "place_worker": {o.At},
    "rescue": {o.At, o.Decline},
    "gain_choice": {o.ChooseResource},
    "swap": {o.Swap, o.Decline},
    "return_airship": {o.ReturnAirship, o.Decline},
    "activate": {o.Activate, o.Decline},
    "activate_built": {o.Activate, o.Decline},
    "duplicate": {o.Activate, o.PlaceToken, o.Decline},
}
"""The answers that fit what is asked."""


def test_every_question_asks_for_what_its_options_are() -> None:
    assert set(SUBJECTS) == set(QUESTIONS["en"]) - {"draw", "over"}
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        match, chance = Match(GAME, seats, chance=Random(seed)), Random(seed)
        while isinstance(match.question, Ask):
            view, legal = match.view(match.question.seat), list(match.question.options)
            met = asked.subject(view)
            assert {type(option) for option in legal} <= SUBJECTS[met], met
            spectator = structs.replace(view, seat=None, question=Ask(0, match.question.rule, ()))
            assert asked.subject(spectator) == met
            eager = [option for option in legal if not isinstance(option, o.Decline | o.EndTurn | o.Forge)]
            match.answer(chance.choice(eager if eager and chance.random() < 0.7 else legal))


# ------------------------------------------------------------------ the table described


def test_the_description_tells_rows_machines_workers_and_the_tower() -> None:
    table = mountain()
    table.scaffolds["st02"] = Spot(0, 6, 8)
    table.machines = {"ms01": Spot(0, 5, 2)}
    table.players[1].standing = ((5, 8),)
    table.players[1].tower = (9, 5)
    table.players[0].cards = ("cd01",)
    table.tower = (("aw01", "aw13"), *[()] * 13)
    text = _described(Match.at(table, GAME), 1)
    for part in (
        "Round 1. Water up to row 0, 7 strips left.",
        "Row 8: 5 whistle (you), 6 blank, 7 water.",
        "Coal Hopper at 5, 2 – 6, 2, working",
        "in the tower on floors 5, 9",
        "floor 1 Coal Medal and Founder's Star",
        "Cards: 1 card.",
    ):
        assert part in text, part
    assert "Cards: Coal Cart." in _described(Match.at(table.copy(), GAME), 0)


def _described(match: Match[Table], seat: int) -> str:
    return plain(words.describe(match.view(seat), "en"), PEOPLE, words.lexicon("en"), seat)

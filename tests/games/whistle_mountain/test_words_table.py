"""What is told about a table of Whistle Mountain: the open question, its keys, and all of it in words."""

import re
from random import Random

from msgspec import structs

from kesselhaus.art.phrases import Person, plain
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.wording import Label
from kesselhaus.games.whistle_mountain import GAME, words
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.examples.positions import (
    A,
    B,
    able,
    begin,
    deal,
    decorate,
    docking,
    fly,
    forging,
    hold,
    lay,
    put,
    stand,
    store,
)
from kesselhaus.games.whistle_mountain.state import COLOURS, Table
from kesselhaus.games.whistle_mountain.words import asked
from kesselhaus.games.whistle_mountain.words.questions import QUESTIONS


def mountain(ability: str = "ab10") -> Table:
    """The table of EX-5: tile st01 at the water, nothing else on the grid."""
    table = lay(2)
    able(table, A, ability)
    put(table, "st01", 5, 1)
    return table


def forge(ability: str = "ab10") -> Table:
    """The same in a Forge that has just begun."""
    table = mountain(ability)
    forging(table)
    return table


def key(match: Match[Table], option: Option, lang: str = "en") -> Label:
    assert match.question is not None
    return words.option(option, match.view(0), lang)


# ------------------------------------------------------------------ squares


def test_a_square_for_an_airship_tells_what_it_brings() -> None:
    assert key(begin(mountain(), o.Send("small")), o.At(5, 1)) == (
        "5, 1", "[+1 water] [+1 gold]", "Column 5, row 1: [+1 water] [+1 gold]",
    )  # fmt: skip
    aeronaut = begin(mountain("ab01"), o.Send("small"))
    assert key(aeronaut, o.At(5, 1)).note == "[+1 coal] [+3 water] [+1 gold]"
    assert key(aeronaut, o.At(10, 10)).note == "nothing to collect"
    upright = begin(mountain("ab09"), o.Send("large"), o.Lie(3, upright=True))
    assert key(upright, o.At(8, 2)).note == "[+1 whistle] [vp 1]"


def test_an_airship_on_a_machine_names_it_and_counts_activations() -> None:
    table = mountain()
    put(table, "ms01", 5, 2)
    match = begin(table, o.Send("medium"), o.Lie(2, upright=False))
    assert key(match, o.At(5, 2)).note == "on Coal Hopper [+1 gold] [1 activate]"
    assert key(match, o.At(4, 3), "de").note == "[1 activate]"


def test_a_square_for_a_scaffold_tells_its_points() -> None:
    for ability, points in (("ab10", 2), ("ab02", 4)):
        table = forge(ability)
        store(table, A, "sl10")
        match = begin(table, o.BuildScaffold("sl10"))
        question = words.question(match.view(0), "en")
        assert question == ("Which way round?", "J – [water] [gold] [iron]")
        assert key(match, o.Turn(0)).label == "as it is"
        match.answer(o.Turn(0))
        assert key(match, o.At(7, 4)) == (
            "7, 4", f"[vp {points}]", f"Column 7, row 4: [vp {points}]",
        )  # fmt: skip


def test_a_square_for_a_machine_tells_who_goes_up_and_that_the_water_rises() -> None:
    table = forge()
    put(table, "st02", 5, 7)
    store(table, A, "ms01")
    stand(table, B, (5, 8))
    match = begin(table, o.BuildMachine("ms01"), o.Turn(0))
    assert key(match, o.At(5, 8)) == (
        "5, 8",
        "[vp 5] [pawn 1] to the tower, the water rises",
        "Column 5, row 8: [vp 5], to the tower: [seat 1] 1 and the water rises",
    )
    assert key(match, o.At(5, 2)).note == "[vp 5]"
    assert key(match, o.At(5, 8), "de").note == "[vp 5] [pawn 1] zum Turm, das Wasser steigt"


def test_the_points_of_a_square_count_all_that_upgrades_add_at_once() -> None:
    table = forge()
    put(table, "st02", 5, 7)
    store(table, A, "ms01")
    able(table, A, "ab10", "up16", "up17", "up18")
    stand(table, A, (5, 8))
    match = begin(table, o.BuildMachine("ms01"), o.Turn(0))
    told = key(match, o.At(5, 8)).note
    match.answer(o.At(5, 8))
    while isinstance(match.question, Ask) and isinstance(match.question.options[0], o.TakeAward):
        match.answer(match.question.options[0])
    assert told.startswith(f"[vp {match.state.players[A].score}] ")


def test_a_square_for_a_worker_tells_what_its_floor_is_worth() -> None:
    table = forge()
    hold(table, A, gold=1)
    match = begin(table, o.Move(), o.FromBarracks(3))
    assert key(match, o.At(6, 2)).note == "[vp 4] in the tower"


# ------------------------------------------------------------------ questions


def test_a_forge_tells_what_is_left_and_what_it_costs() -> None:
    table = forge()
    store(table, A, "sl10", "sl11")
    hold(table, A, gold=2, water=1)
    first = words.question(begin(table).view(0), "en")
    assert first == ("Build, move or rescue", "building 1 of 3, free; 1 move or rescue left")
    forging(table, buildings=1, rescues=1)
    match = begin(table)
    assert words.question(match.view(0), "en").note == "building 2 of 3, [1 water]; no move or rescue left"
    others = words.question(match.view(1), "de")
    assert others.title == "[seat 0] baut, bewegt oder rettet"
    assert others.note == "Gebäude 2 von 3, [1 water]; kein Bewegen oder Retten mehr"


def test_a_forge_in_which_nothing_is_possible_says_so() -> None:
    table = forge()
    store(table, A, "sl10")
    assert words.question(begin(table).view(0), "en").title == "Build, move or rescue"
    forging(table, buildings=1)
    match = begin(table)
    assert match.question is not None
    assert words.question(match.view(0), "en") == (
        "Nothing more to forge", "no further building, move or rescue is possible",
    )  # fmt: skip
    assert words.question(match.view(0), "de").title == "Nichts mehr zu schmieden"
    assert words.question(match.view(1), "en").title == "[seat 0] builds, moves or rescues"


def test_a_payment_says_what_it_is_for() -> None:
    table = forge()
    hold(table, A, gold=1, whistle=1)
    match = begin(table, o.Move())
    assert words.question(match.view(0), "en") == (
        "What do you pay with?", "Move; a whistle stands for any kind",
    )  # fmt: skip
    assert key(match, o.Pay(0, 0, 0, 0, 1)) == ("[1 whistle]", "", "Pay [1 whistle]")
    assert words.question(match.view(1), "en").title == "[seat 0] pays"


def test_docks_tell_what_they_cost_and_bring() -> None:
    table = mountain("ab08")
    hold(table, A, coal=3)
    match = begin(table, o.Send("small"))
    assert key(match, o.Dock("dk02")).note == "[3 coal], 1 less"
    assert key(match, o.Dock("dk05")).note == "up to [3 card]"
    match.answer(o.Dock("dk02"))
    assert words.question(match.view(0), "en").note == "[3 coal], 1 less; it is built in a Forge"
    assert key(match, o.TakeMachine("ms02")) == (
        "Stamp Mill", "[vp 5] [+1 coal] [vp 1]", "Stamp Mill, [vp 5]: [1 coal], [vp 1]",
    )  # fmt: skip


def test_an_airship_that_may_come_home_says_where_it_is() -> None:
    table = mountain()
    fly(table, A, "small", dock="dk05")
    fly(table, A, "medium", (1, 9), (1, 10))
    decorate(table, A, "aw10")
    match = begin(table, o.UseAward("aw10"))
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
    assert set(SUBJECTS) == set(QUESTIONS.of("en")) - {"draw", "over"}
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        match, chance = Match(GAME, seats, chance=Random(seed)), Random(seed)
        while isinstance(match.question, Ask):
            view, legal = match.view(match.question.seat), list(match.question.options)
            met = asked.subject(view)
            assert re.fullmatch(r"WM-\d+[a-z]?", match.question.rule), met
            assert {type(option) for option in legal} <= SUBJECTS[met], met
            spectator = structs.replace(view, seat=None, question=Ask(0, match.question.rule, ()))
            assert asked.subject(spectator) == met
            eager = [option for option in legal if not isinstance(option, o.Decline | o.EndTurn | o.Forge)]
            match.answer(chance.choice(eager if eager and chance.random() < 0.7 else legal))


# ------------------------------------------------------------------ the table described


def test_the_description_tells_rows_machines_workers_and_the_tower() -> None:
    table = mountain()
    put(table, "st02", 5, 7)
    put(table, "ms01", 5, 2)
    stand(table, B, (5, 8))
    table.players[1].tower = (9, 5)
    deal(table, A, "cd01")
    table.tower = (("aw01", "aw13"), *[()] * 13)
    text = _described(begin(table), B)
    for part in (
        "Round 1. Water up to row 0, 7 strips left.",
        "Row 8: 5 whistle (you), 6 blank, 7 water.",
        "Coal Hopper at 5, 2 – 6, 2, working",
        "in the tower on floors 5, 9",
        "floor 1 Coal Medal and Founder's Star",
        "Cards: 1 card.",
    ):
        assert part in text, part
    assert "Cards: Coal Cart." in _described(begin(table), A)


def test_the_description_tells_that_the_end_has_come() -> None:
    table = mountain()
    assert "The end has come" not in _described(begin(table), A)
    table.end_reason, table.turns_left = "barracks", 2
    assert "The end has come: 2 turns after this one." in _described(begin(table), A)


def _described(match: Match[Table], seat: int) -> str:
    people = [Person(f"Player {number}", colour) for number, colour in enumerate(COLOURS)]
    return plain(words.describe(match.view(seat), "en"), people, words.lexicon("en"), seat)


# ------------------------------------------------------------------ docks


def test_cards_cost_resources_of_any_kind_whistles_too() -> None:
    table = mountain()
    hold(table, A, whistle=1)
    match = begin(table, *docking("dk05"))
    assert key(match, o.DrawCards(2)).hint == "Draw [2 card], pay 1 of any kind"
    assert key(match, o.DrawCards(2), "de").note == "1 beliebige"


def test_a_scaffold_dock_counts_the_tile_that_an_upgrade_adds() -> None:
    table = mountain()
    able(table, A, "ab10", "up21")
    assert key(begin(table, o.Send("small")), o.Dock("dk07")).note == "up to [4 scaffold]"
    assert key(begin(table, *docking("dk07")), o.TakeScaffolds(1)).label == "[2 scaffold]"
    for stack in "ls":
        table.displays[stack] = table.stacks[stack] = ()
    table.stacks["t"] = ()
    assert key(begin(table, *docking("dk07")), o.TakeScaffolds(1)).label == "[1 scaffold]"

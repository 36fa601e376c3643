"""Energize (4.11): plants, uranium, buildings."""

import pytest

from kesselhaus.games.nucleum.events import Energized, FeePaid, Gained
from kesselhaus.games.nucleum.examples import EXAMPLES
from kesselhaus.games.nucleum.examples.plants import glashuette, leipzig
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    CLARA,
    act,
    acting,
    build,
    connect,
    give,
    lay,
    mine,
    names,
    neutral,
    turbine,
    unlocked,
)
from kesselhaus.games.nucleum.options import (
    BurnUranium,
    ChoosePlant,
    ChooseReward,
    EnergizeBuilding,
    ImportCoal,
    TakeFromMine,
    UnlockTechnology,
    UseHalf,
    UseTurbine,
)
from kesselhaus.games.nucleum.rules.plants import survey
from kesselhaus.games.nucleum.scoring import parts_of
from kesselhaus.games.nucleum.state import RUBBLE_PIECE
from kesselhaus.games.nucleum.tasks.actions import Energizing
from tests.scenario import answer, asked, events, offered


@pytest.mark.rule("NU-120", "NU-121")
def test_any_plant_from_which_a_building_can_be_reached() -> None:
    table = leipzig()
    connect(table, BRUNO, "L05", "L34")
    match = act(table, "energize")
    assert names(match, ChoosePlant) == ["grimma", "plauen"]
    assert not {"plauen", "grimma"} & {table.box.side.sites[site].city for site in table.sites}


@pytest.mark.rule("NU-127", "EX-26")
def test_example_no_nucleum_no_uranium() -> None:
    table = glashuette()
    table.nuclei = ("grimma",)
    build(table, ANNA, "FAC-1", "dresden.u3")
    view = survey(table, table.players[ANNA], Energizing(ANNA), "glashuette")
    assert view is not None
    assert (view.uranium, view.regions) == (0, ("schlesien",))
    match = answer(act(table, "energize"), ChoosePlant("glashuette"))
    assert asked(match).rule == "NU-122"
    match, lit = EXAMPLES.boards("EX-26")
    assert offered(match, BurnUranium) == set()
    assert lit.state.players[ANNA].cubes == 3
    assert events(lit, Energized)[0].coal == (("schlesien", 2),)


@pytest.mark.rule("NU-127")
def test_uranium_only_from_own_mines_that_are_connected() -> None:
    table = glashuette()
    build(table, ANNA, "FAC-1", "dresden.u3")
    mine(table, ANNA, 3, "aussig.m1", 3)
    mine(table, BRUNO, 1, "bruex.m1", 3)
    view = survey(table, table.players[ANNA], Energizing(ANNA), "glashuette")
    assert view is not None
    assert view.rows == (1, 2)
    assert view.uranium == 4


@pytest.mark.rule("NU-128", "NU-129", "NU-130", "NU-131", "NU-132", "NU-133", "EX-25")
def test_example_uranium_and_turbines() -> None:
    match, lit = EXAMPLES.boards("EX-25")
    assert [option.number for option in asked(match).options if isinstance(option, BurnUranium)] == [4]
    match = lit
    assert (match.state.players[ANNA].thaler, match.state.players[ANNA].cubes) == (0, 0)
    assert match.state.players[BRUNO].thaler == 2
    told = events(match, Energized)[0]
    assert (told.electricity, told.uranium, told.thaler) == (8, 4, 1)
    assert [(event.owner, event.thaler) for event in events(match, FeePaid)] == [(BRUNO, 2)]


@pytest.mark.rule("NU-129")
def test_one_chooses_mines_and_foreign_turbines() -> None:
    table = glashuette()
    turbine(table, CLARA, 1, "glashuette.t4")
    build(table, ANNA, "FAC-2", "dresden.u3")
    give(table, thaler=5)
    match = answer(act(table, "energize"), ChoosePlant("glashuette"), BurnUranium(3))
    assert set(names(match, TakeFromMine)) == {1, 2}
    answer(match, TakeFromMine(1), TakeFromMine(1))
    answer(match, TakeFromMine(2))
    assert set(names(match, UseTurbine)) == {BRUNO, CLARA}
    answer(match, UseTurbine(CLARA), ImportCoal(0), EnergizeBuilding("dresden.u3"))
    assert match.state.players[CLARA].thaler == 5
    assert match.state.players[ANNA].uranium == (1, 0, 0, 0)
    assert match.state.players[ANNA].thaler == 4


@pytest.mark.rule("NU-133")
def test_electricity_of_tiles_turbines_and_the_directive() -> None:
    table = leipzig()
    turbine(table, ANNA, 3, "zittau.t1")
    turbine(table, ANNA, 4, "zittau.t2")
    view = survey(table, table.players[ANNA], Energizing(ANNA, electricity=2), "grimma")
    assert view is not None
    assert view.base == 5
    directive = lay(experiments="BACD")
    unlocked(directive, "B-1")
    connect(directive, BRUNO, "L01")
    build(directive, ANNA, "RES-1", "leipzig.u1")
    match = acting(directive, "BD")
    match.answer(UseHalf("BD", 1))
    match.answer(
        next(option for option in asked(match).options if getattr(option, "action", "") == "energize")
    )
    assert isinstance(match.state.doing, Energizing)
    assert (match.state.doing.saving, match.state.doing.electricity) == (2, 1)


@pytest.mark.rule("NU-134", "NU-135")
def test_own_or_neutral_buildings_in_connected_cities() -> None:
    table = leipzig(thaler=9)
    build(table, BRUNO, "RES-2", "leipzig.u4")
    build(table, ANNA, "FAC-1", "praha.u3")
    build(table, ANNA, "LAB-1", "grimma.u2", energized=True)
    neutral(table, "N01", "grimma.u1")
    match = answer(act(table, "energize"), ChoosePlant("grimma"), ImportCoal(3))
    assert set(names(match, EnergizeBuilding)) == {"leipzig.u1", "grimma.u1"}
    dark = lay()
    give(dark, thaler=20)
    build(dark, ANNA, "RES-1", "praha.u1")
    assert UseHalf("AS4", 1) not in asked(acting(dark, "AS4")).options
    free = lay()
    give(free, thaler=0, workers=0)
    build(free, ANNA, "RES-1", "grimma.u1")
    match = answer(act(free, "energize", electricity=2), ChoosePlant("grimma"), EnergizeBuilding("grimma.u1"))
    assert match.state.sites["grimma.u1"].energized


@pytest.mark.rule("NU-136", "NU-137", "NU-139", "EX-28")
def test_example_neutral_building() -> None:
    before, match = EXAMPLES.boards("EX-28")
    had, anna = before.state.players[ANNA].thaler, match.state.players[ANNA]
    assert (anna.achievements, anna.income, anna.thaler - had) == (3, (2, 1, 1), 3)
    assert match.state.sites["dresden.u3"].energized
    assert parts_of(match.state, anna)["buildings"] == 0


@pytest.mark.rule("NU-137", "NU-145")
def test_rewards_of_the_building_then_effects_and_technologies() -> None:
    table = leipzig(thaler=2)
    unlocked(table, "A-4", "A-2")
    match = answer(
        act(table, "energize"), ChoosePlant("grimma"), ImportCoal(2), EnergizeBuilding("leipzig.u1")
    )
    assert set(asked(match).options) == {ChooseReward("worker:1"), ChooseReward("tile:1")}
    match.answer(ChooseReward("worker:1"))
    anna = match.state.players[ANNA]
    assert (anna.thaler, anna.workers, anna.income) == (1, 3, (1, 2, 1))
    gains = [event.kind for event in events(match, Gained)]
    assert gains == ["achievement", "thaler", "worker"]
    metropolis = leipzig(thaler=2)
    unlocked(metropolis, "C-6")
    turbine(metropolis, ANNA, 2, "zittau.t1")
    match = answer(act(metropolis, "energize"), ChoosePlant("grimma"), ImportCoal(2))
    match.answer(EnergizeBuilding("leipzig.u1"))
    assert (match.state.players[ANNA].thaler, match.state.players[ANNA].achievements) == (2, 4)
    assert [event.kind for event in events(match, Gained)] == ["achievement", "thaler", "achievement"]


@pytest.mark.rule("NU-138")
def test_points_of_a_building_wait_for_the_end() -> None:
    table = leipzig()
    match = answer(
        act(table, "energize"), ChoosePlant("grimma"), ImportCoal(2), EnergizeBuilding("leipzig.u1")
    )
    assert match.state.players[ANNA].vp == 0
    assert parts_of(match.state, match.state.players[ANNA])["buildings"] == 1


@pytest.mark.rule("NU-136", "NU-140")
def test_a_technology_unlocked_by_the_action_does_not_work_in_it() -> None:
    table = leipzig(thaler=9)
    build(table, ANNA, "LAB-1", "grimma.u2")
    match = answer(
        act(table, "energize"), ChoosePlant("grimma"), ImportCoal(3), EnergizeBuilding("grimma.u2")
    )
    thaler = match.state.players[ANNA].thaler
    assert match.state.players[ANNA].achievements == 3
    match.answer(UnlockTechnology("A-2"))
    assert match.state.players[ANNA].thaler == thaler


@pytest.mark.rule("NU-128")
def test_rubble_is_no_turbine() -> None:
    table = lay(3)
    connect(table, ANNA, "L05")
    build(table, ANNA, "RES-1", "grimma.u1")
    mine(table, ANNA, 1, "chemnitz.m1", 3)
    table.sites["grimma.t2"] = RUBBLE_PIECE
    view = survey(table, table.players[ANNA], Energizing(ANNA), "grimma")
    assert view is not None
    assert (view.uranium, view.free, view.foreign) == (1, 1, ())


@pytest.mark.rule("NU-129", "NU-130")
def test_each_foreign_turbine_is_used_once() -> None:
    table = glashuette()
    turbine(table, CLARA, 1, "glashuette.t4")
    build(table, ANNA, "RES-4", "dresden.u2")
    give(table, thaler=5)
    match = answer(act(table, "energize"), ChoosePlant("glashuette"), BurnUranium(4), UseTurbine(CLARA))
    # Clara has no second one, so the last uranium uses one of Bruno's.
    assert asked(match).rule == "NU-122"
    answer(match, ImportCoal(0), EnergizeBuilding("dresden.u2"))
    assert [player.thaler for player in match.state.players] == [3, 5, 5, 4]


@pytest.mark.rule("NU-129", "NU-131a")
def test_a_discount_on_coal_pays_no_turbines() -> None:
    table = glashuette()
    mine(table, ANNA, 2, "bruex.m3", 0)
    build(table, ANNA, "RES-2", "dresden.u1")
    give(table, thaler=0, workers=0)
    match = answer(act(table, "energize"), ChoosePlant("glashuette"))
    assert names(match, BurnUranium) == [0, 1, 2]


@pytest.mark.rule("NU-137", "NU-145")
def test_the_turbine_effect_of_experiment_c_is_for_own_buildings() -> None:
    table = lay(experiments="CABD")
    turbine(table, ANNA, 2, "zittau.t1")
    neutral(table, "N06", "grimma.u3")
    give(table, thaler=0)
    match = answer(act(table, "energize", electricity=3), ChoosePlant("grimma"))
    match.answer(EnergizeBuilding("grimma.u3"))
    assert match.state.players[ANNA].thaler == 3

"""The turn and option A (4.1, 4.2)."""

import pytest

from kesselhaus.games.nucleum.examples import EXAMPLES
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    STOP,
    act,
    acting,
    build,
    give,
    hand,
    lay,
    laying,
    mine,
    names,
    play,
    rail,
    turn_of,
    unlocked,
)
from kesselhaus.games.nucleum.options import (
    ChooseAction,
    ChooseBuilding,
    ChoosePiece,
    ChooseSite,
    Decline,
    Fulfil,
    LayTile,
    PerformAction,
    PlayTile,
    Recharge,
    TakeTile,
    UnlockTechnology,
    UseHalf,
)
from kesselhaus.games.nucleum.tasks.actions import Urbanizing
from kesselhaus.games.nucleum.tasks.turn import Acting
from tests.scenario import answer, asked, offered


@pytest.mark.rule("NU-24", "NU-25")
def test_turns_go_clockwise_and_a_round_is_one_turn_of_everybody() -> None:
    match = play(lay(3))
    for turn in range(7):
        assert (asked(match).seat, match.state.round) == (turn % 3, turn // 3 + 1)
        answer(match, PlayTile(match.state.player().pool[0]), STOP)


@pytest.mark.rule("NU-26", "NU-27")
def test_three_options_and_recharge_is_always_one() -> None:
    table = lay()
    match = play(table)
    assert offered(match, PlayTile) == {PlayTile(tile) for tile in ("AS1", "AS2", "AS3", "AS4", "AD")}
    assert offered(match, LayTile) == {LayTile(tile) for tile in ("AS1", "AS2", "AS3", "AS4")}
    assert Recharge() in asked(match).options
    poor = lay()
    give(poor, workers=0)
    assert offered(play(poor), LayTile) == set()
    full = lay()
    give(full, workers=0, slots=tuple(f"T{n}" for n in range(6, 14)))
    assert list(asked(play(full)).options) == [Recharge()]
    empty = lay()
    give(empty, pool=())
    assert list(asked(play(empty)).options) == [Recharge()]


@pytest.mark.rule("NU-27", "NU-45")
def test_a_railway_needs_a_space_whose_surcharge_can_be_paid() -> None:
    table = lay()
    free = [space for space in table.box.side.spaces.values() if space.surcharge]
    assert {space.surcharge for space in free} == {2}
    give(table, thaler=1, workers=1)
    match = laying(table, "AS1")
    assert not {option.space for option in asked(match).options} & {space.id for space in free}  # type: ignore[attr-defined]


@pytest.mark.rule("NU-33", "NU-35")
def test_what_cannot_be_paid_is_not_offered_and_everything_may_be_declined() -> None:
    table = lay()
    give(table, thaler=0, workers=1)
    match = acting(table, "AS3")
    assert offered(match, UseHalf) == {UseHalf("AS3", 2)}
    match.answer(STOP)
    assert asked(match).seat == BRUNO
    assert match.state.players[ANNA].slots == ("AS3",)


@pytest.mark.rule("NU-34")
def test_points_are_scored_at_once() -> None:
    table = lay()
    mine(table, ANNA, 1, "bruex.m2")
    rail(table, ANNA, "L05.1")
    match = act(table, "industrialize")
    answer(match, ChoosePiece("TUR-1"), ChooseSite("grimma.t1"))
    assert match.state.players[ANNA].vp == 1


@pytest.mark.rule("NU-35a", "EX-41")
def test_what_is_offered_inside_is_finished_first() -> None:
    match = EXAMPLES.boards("EX-41")[1]
    assert match.state.players[ANNA].thaler == 0
    assert set(asked(match).options) == {PerformAction(), Decline()}
    answer(match, PerformAction())
    assert match.state.waiting(Urbanizing) == Urbanizing(ANNA, saving=5)
    answer(match, ChooseBuilding("RES-1"), ChooseSite("grimma.u1"))
    anna = match.state.players[ANNA]
    assert (anna.buildings["RES-1"], anna.thaler) == ("grimma.u1", 2)
    assert match.state.doing == Acting(ANNA, (("T29", 2),))


@pytest.mark.rule("NU-35a")
def test_after_an_offered_action_the_outer_one_goes_on() -> None:
    table = lay()
    build(table, ANNA, "LAB-1", "grimma.u2")
    unlocked(table, "A-4")
    match = act(table, "energize", electricity=3)
    while asked(match).rule != "NU-142":
        match.answer(asked(match).options[0])
    answer(match, UnlockTechnology("A-3"), Decline())
    assert asked(match).rule == "NU-137"


@pytest.mark.rule("NU-35b", "NU-138")
def test_a_building_is_energized_once_even_by_an_action_inside() -> None:
    table = lay()
    build(table, ANNA, "LAB-2", "grimma.u2")
    build(table, ANNA, "RES-1", "grimma.u1")
    match = act(table, "energize", electricity=6)
    match.answer(asked(match).options[0])
    while asked(match).rule != "NU-134":
        match.answer(asked(match).options[0])
    sites = names(match, type(asked(match).options[0]))
    assert set(sites) == {"grimma.u1", "grimma.u2"}
    answer(match, asked(match).options[sites.index("grimma.u2")], UnlockTechnology("A-6"), PerformAction())
    while asked(match).rule != "NU-134":
        match.answer(asked(match).options[0])
    assert names(match, type(asked(match).options[0])) == ["grimma.u1"]


@pytest.mark.rule("NU-36")
def test_a_played_tile_goes_to_the_leftmost_free_slot() -> None:
    table = lay()
    give(table, slots=("T06",))
    match = acting(table, "AS2")
    assert match.state.players[ANNA].slots == ("T06", "AS2")
    assert "AS2" not in match.state.players[ANNA].pool


@pytest.mark.rule("NU-37")
def test_both_halves_in_any_order() -> None:
    for first, second in ((1, 2), (2, 1)):
        table = lay()
        give(table, workers=4, thaler=5)
        match = answer(acting(table, "AS2"), UseHalf("AS2", first))
        while asked(match).rule != "NU-37":
            match.answer(asked(match).options[0])
        assert UseHalf("AS2", second) in asked(match).options
        assert UseHalf("AS2", first) not in asked(match).options


@pytest.mark.rule("NU-38", "NU-40")
def test_a_directive_gives_one_main_action_a_thaler_cheaper() -> None:
    table = lay()
    match = acting(table, "AD")
    match.answer(UseHalf("AD", 1))
    assert asked(match).rule == "NU-38"
    assert set(names(match, ChooseAction)) == {"urbanize", "industrialize", "develop", "contract"}
    answer(match, ChooseAction("develop"), TakeTile("T03"))
    match.answer(asked(match).options[-1])
    assert match.state.players[ANNA].thaler == 4
    assert list(asked(match).options) == [STOP]
    assert LayTile("AD") not in offered(play(lay()), LayTile)


@pytest.mark.rule("NU-39", "NU-119")
def test_at_most_one_contract_in_a_turn_also_without_an_action() -> None:
    table = lay()
    give(table, contracts=("C10", "C11", "", ""), thaler=20, workers=4)
    match = acting(table, "AS1")
    assert offered(match, Fulfil) == {Fulfil("C10"), Fulfil("C11")}
    match.answer(Fulfil("C11"))
    assert offered(match, Fulfil) == set()
    match.answer(STOP)
    assert match.state.players[ANNA].fulfilled == ("C11",)
    give(match.state, BRUNO, contracts=("C10", "", "", ""), thaler=8)
    match.answer(PlayTile("BS1"))
    assert offered(match, Fulfil) == {Fulfil("C10")}


@pytest.mark.rule("NU-40", "NU-41", "NU-148")
def test_special_tiles_are_for_actions_only_and_come_back() -> None:
    table = lay(experiments="BACD")
    give(table, pool=("BX1", "BX2"))
    match = play(table)
    assert offered(match, LayTile) == set()
    answer(match, PlayTile("BX1"), UseHalf("BX1", 1))
    assert asked(match).rule == "NU-41"
    answer(match, ChooseAction("develop"), TakeTile("T03"))
    match.answer(asked(match).options[-1])
    assert match.state.players[ANNA].thaler == 3
    answer(match, STOP)
    table = match.state.copy()
    turn_of(table, ANNA)
    match = play(table)
    match.answer(Recharge())
    match.answer(asked(match).options[0])
    assert "BX1" in match.state.players[ANNA].pool


@pytest.mark.rule("EX-8", "NU-91")
def test_example_directive_and_red_site() -> None:
    match = EXAMPLES.boards("EX-8")[1]
    assert match.state.players[ANNA].thaler == 4


@pytest.mark.rule("EX-38", "NU-97a", "NU-96")
def test_example_red_turbine_site() -> None:
    match = EXAMPLES.boards("EX-38")[1]
    anna = match.state.players[ANNA]
    assert (anna.thaler, anna.workers, anna.cubes) == (0, 0, 0)


@pytest.mark.rule("NU-141")
def test_subsidies_of_option_a() -> None:
    table = lay()
    hand(table, "T37", "T31")
    match = answer(acting(table, "T37"), UseHalf("T37", 2))
    assert match.state.players[ANNA].achievements == 2
    table = lay()
    give(table, thaler=0, workers=0)
    hand(table, "T31")
    assert UseHalf("T31", 2) not in asked(acting(table, "T31")).options
    table = lay()
    hand(table, "T31")
    match = answer(acting(table, "T31"), UseHalf("T31", 2))
    assert match.state.players[ANNA].thaler == 3
    match.answer(asked(match).options[1])
    assert match.state.players[ANNA].income == (1, 2, 1)

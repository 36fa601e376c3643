"""Option B (4.3)."""

import pytest

from kesselhaus.games.nucleum import GAME
from kesselhaus.games.nucleum.events import OpeningBonus, TileLaid
from kesselhaus.games.nucleum.examples import EXAMPLES
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    STOP,
    build,
    connect,
    give,
    lay,
    laying,
    mine,
    names,
    open_halves,
    play,
    rail,
    turbine,
    unlocked,
)
from kesselhaus.games.nucleum.options import (
    ChoosePlant,
    ChooseSpace,
    ConvertUranium,
    EnergizeBuilding,
    Fulfil,
    ImportCoal,
    LayTile,
    Orient,
    UnlockTechnology,
    UseHalf,
)
from kesselhaus.games.nucleum.rules.activation import matching
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.tasks.turn import OwnMatches
from tests.scenario import answer, asked, events, offered


def matched(table: Table, tile: str, space: str, half: int) -> set[int]:
    return {number for _, number in matching(table, tile, half, space, all_jokers=False)[0]}


@pytest.mark.rule("NU-42", "NU-44", "NU-62")
def test_any_free_space_either_way_round_with_a_worker() -> None:
    table = lay()
    match = laying(table, "AS3")
    assert set(names(match, ChooseSpace)) == set(table.box.side.spaces)
    answer(match, ChooseSpace("L08.2"))
    assert set(asked(match).options) == {Orient(1), Orient(2)}
    match.answer(Orient(2))
    anna = match.state.players[ANNA]
    rail_tile = match.state.rails["L08.2"]
    assert (rail_tile.tile, rail_tile.owner, rail_tile.half) == ("AS3", ANNA, 2)
    assert (anna.workers, anna.supply, anna.railways) == (1, 16, 1)
    assert "AS3" not in anna.pool + anna.slots


@pytest.mark.parametrize(("seats", "only"), [(2, True), (4, False)])
def test_the_log_knows_whether_a_link_has_other_spaces(seats: int, only: bool) -> None:
    """L08 has one space on one side of the map and three on the other."""
    match = answer(laying(lay(seats), "AS3"), ChooseSpace("L08.1"), Orient(1))
    assert [event.only for event in events(match, TileLaid)] == [only]


@pytest.mark.rule("NU-43", "EX-7")
def test_example_without_a_worker_an_uranium_will_do() -> None:
    match = EXAMPLES.boards("EX-7")[1]
    assert match.state.players[ANNA].cubes == 0
    assert match.state.players[ANNA].railways == 1
    several = lay()
    give(several, workers=0)
    mine(several, ANNA, 1, "bruex.m2", 1)
    mine(several, ANNA, 2, "aussig.m1", 1)
    match = answer(laying(several, "AS1"), ChooseSpace("L05.1"), Orient(1))
    assert set(asked(match).options) == {ConvertUranium(1), ConvertUranium(2)}
    table = lay()
    give(table, workers=0)
    assert offered(play(table), LayTile) == set()


@pytest.mark.rule("EX-1", "NU-45", "NU-47")
def test_example_surcharge() -> None:
    match = EXAMPLES.boards("EX-1")[1]
    anna = match.state.players[ANNA]
    assert (anna.thaler, anna.workers, anna.vp) == (3, 0, 0)
    assert "L01" in match.state.completed
    assert events(match, OpeningBonus) == []
    assert offered(match, UseHalf) == {UseHalf("T06", 1)}


@pytest.mark.rule("NU-45", "NU-28a", "INV-1")
def test_the_worker_lies_while_the_surcharge_is_converted() -> None:
    table = lay()
    give(table, thaler=0, workers=2)
    mine(table, ANNA, 1, "bruex.m2", 2)
    match = answer(laying(table, "AS1"), ChooseSpace("L01.1"), Orient(1))
    assert asked(match).rule == "NU-28"
    assert list(GAME.broken(None, match.state, False)) == []
    answer(match, ConvertUranium(1), ConvertUranium(1))
    anna = match.state.players[ANNA]
    assert (anna.thaler, anna.workers, anna.cubes, anna.railways) == (0, 1, 0, 1)


@pytest.mark.rule("NU-27", "NU-45")
def test_where_only_spaces_with_a_surcharge_are_left_it_has_to_be_paid() -> None:
    for thaler, workers, possible in ((2, 1, True), (1, 2, True), (1, 1, False)):
        table = lay(2)
        for place, space in enumerate(table.box.side.free_of_charge):
            rail(table, place % 2, space, f"T{21 + place}")
        give(table, thaler=thaler, workers=workers)
        assert (LayTile("AS1") in asked(play(table)).options) == possible


@pytest.mark.rule("NU-45", "NU-145")
def test_the_turbine_effect_of_experiment_d_comes_after_the_surcharge() -> None:
    table = lay(experiments="DABC")
    turbine(table, ANNA, 2, "zittau.t1")
    give(table, thaler=1, workers=3)
    match = answer(laying(table, "DS1"), ChooseSpace("L01.1"), Orient(1))
    # One worker lies on the tile, one became the missing thaler; then the effect gives a thaler.
    assert (match.state.players[ANNA].thaler, match.state.players[ANNA].workers) == (1, 1)


@pytest.mark.rule("EX-2", "NU-48")
def test_example_two_spaces_with_three_or_more_players() -> None:
    match = EXAMPLES.boards("EX-2")[1]
    assert [player.vp for player in match.state.players] == [2, 2, 0, 0]
    table = lay()
    rail(table, ANNA, "L05.1")
    match = answer(laying(table, "AS1"), ChooseSpace("L05.2"), Orient(1))
    assert match.state.players[ANNA].vp == 2


@pytest.mark.rule("EX-3", "NU-48")
def test_example_two_spaces_with_two_players() -> None:
    match = EXAMPLES.boards("EX-3")[1]
    assert match.state.players[ANNA].vp == 4
    table = lay(2)
    rail(table, BRUNO, "L05.1")
    match = answer(laying(table, "AS1"), ChooseSpace("L05.2"), Orient(1))
    assert [player.vp for player in match.state.players] == [2, 2]


@pytest.mark.rule("EX-4", "NU-48", "NU-49")
def test_example_three_spaces() -> None:
    match = EXAMPLES.boards("EX-4")[1]
    assert [player.vp for player in match.state.players] == [4, 2, 0, 0]
    assert [event.seat for event in events(match, OpeningBonus)] == [BRUNO, ANNA]


@pytest.mark.rule("NU-48")
def test_the_opening_bonus_may_be_steps_of_the_income_track() -> None:
    table = lay(4, "vp_income_steps")
    rail(table, BRUNO, "L05.1")
    match = answer(laying(table, "AS1"), ChooseSpace("L05.2"), Orient(1))
    assert [player.vp for player in match.state.players] == [0, 0, 0, 0]
    assert [player.income for player in match.state.players[:2]] == [(1, 1, 3), (1, 1, 3)]


@pytest.mark.rule("EX-5", "NU-51")
def test_example_praha() -> None:
    match = EXAMPLES.boards("EX-5")[1]
    assert match.state.players[ANNA].thaler == 3
    assert open_halves(match, OwnMatches) == (("T01", 1),)
    assert offered(match, UseHalf) == {UseHalf("T01", 1)}


@pytest.mark.rule("EX-6", "NU-51", "NU-57")
def test_example_joker_and_free_space() -> None:
    match = EXAMPLES.boards("EX-6")[1]
    assert open_halves(match, OwnMatches) == ()
    assert list(asked(match).options) == [STOP]
    assert match.state.rails["L02.2"].tile == "T45"
    match = answer(EXAMPLES.begun("EX-6"), LayTile("T45"), ChooseSpace("L02.2"), Orient(1))
    assert offered(match, UseHalf) == {UseHalf("T45", 2)}


@pytest.mark.rule("NU-50", "NU-51", "NU-52")
def test_edges_face_a_city_or_the_next_space_of_the_same_link() -> None:
    table = lay()
    spaces = table.box.side.spaces
    assert (spaces["L08.1"].a, spaces["L08.1"].b) == ("dresden", "L08.2")
    assert (spaces["L08.3"].a, spaces["L08.3"].b) == ("L08.2", "bautzen")
    # T14: purple industrialize, purple energize. Grimma is purple, Chemnitz is orange.
    assert matched(table, "T14", "L05.1", 1) == {1}
    rail(table, BRUNO, "L05.2", "T13", 1)
    own, activated = matching(table, "T14", 1, "L05.1", all_jokers=False)
    assert own == (("T14", 1), ("T14", 2))
    assert activated == (("T13", 1),)
    other = lay()
    rail(other, BRUNO, "L05.2", "T15", 1)
    assert matching(other, "T14", 1, "L05.1", all_jokers=False) == ((("T14", 1),), ())
    joker = lay()
    rail(joker, BRUNO, "L05.2", "T20", 2)
    assert matching(joker, "T14", 1, "L05.1", all_jokers=False)[1] == (("T20", 2),)
    laid = lay()
    rail(laid, BRUNO, "L05.2", "T14", 1)
    assert matching(laid, "T20", 1, "L05.1", all_jokers=False) == ((("T20", 2),), (("T14", 1),))


@pytest.mark.rule("NU-145")
def test_the_railway_technologies_of_experiment_d() -> None:
    table = lay(experiments="DABC")
    unlocked(table, "D-1", "D-4")
    turbine(table, ANNA, 2, "grimma.t1")
    give(table, thaler=0, workers=1)
    rail(table, ANNA, "L27.1")
    match = answer(laying(table, "DS4"), ChooseSpace("L27.2"), Orient(1))
    anna = match.state.players[ANNA]
    # No surcharge, 1 thaler from the turbine effect, 2 VP for the link and 2 from D-4, a worker from D-1.
    assert (anna.thaler, anna.vp, anna.workers) == (1, 4, 1)
    jokers = lay(experiments="DABC")
    unlocked(jokers, "D-7")
    match = answer(laying(jokers, "DS4"), ChooseSpace("L01.1"), Orient(1))
    assert open_halves(match, OwnMatches) == (("DS4", 1), ("DS4", 2))


@pytest.mark.rule("NU-145", "NU-48")
def test_d4_belongs_to_the_receiver_of_the_bonus_whoever_completes_the_link() -> None:
    table = lay(experiments="ADBC")
    unlocked(table, "D-4", seat=BRUNO)
    rail(table, BRUNO, "L05.1")
    match = answer(laying(table, "AS1"), ChooseSpace("L05.2"), Orient(1))
    assert [player.vp for player in match.state.players] == [2, 2 + 2, 0, 0]


@pytest.mark.rule("NU-145")
def test_d1_gives_no_worker_for_a_link_of_one_space() -> None:
    table = lay(experiments="DABC")
    unlocked(table, "D-1")
    give(table, workers=4)
    match = answer(laying(table, "DS1"), ChooseSpace("L01.1"), Orient(1))
    assert "L01" in match.state.completed
    assert match.state.players[ANNA].workers == 3


@pytest.mark.rule("NU-145", "NU-119")
def test_with_d5_one_contract_may_be_fulfilled_in_option_b() -> None:
    table = lay(experiments="DABC")
    give(table, contracts=("C10", "C11", "", ""), thaler=9, workers=6)
    match = answer(laying(table.copy(), "DS4"), ChooseSpace("L31.1"), Orient(2))
    while asked(match).rule != "NU-26":
        assert offered(match, Fulfil) == set()
        match.answer(STOP)
    unlocked(table, "D-5")
    match = answer(laying(table, "DS4"), ChooseSpace("L31.1"), Orient(2))
    while asked(match).rule != "NU-119":
        match.answer(STOP)
    match.answer(Fulfil("C10"))
    match.answer(asked(match).options[0])
    assert match.state.players[ANNA].fulfilled == ("C10",)
    assert asked(match).seat == BRUNO


@pytest.mark.rule("NU-145", "NU-119")
def test_d5_works_in_the_turn_in_which_it_is_unlocked() -> None:
    table = lay(experiments="DABC")
    connect(table, ANNA, "L02")
    build(table, ANNA, "LAB-2", "riesa.u2")
    turbine(table, ANNA, 3, "zittau.t1")
    give(table, contracts=("C16", "", "", ""), thaler=20)
    match = answer(laying(table, "DS1"), ChooseSpace("L15.1"), Orient(2), UseHalf("DS1", 2))
    answer(match, ChoosePlant("riesa"), ImportCoal(4), EnergizeBuilding("riesa.u2"), UnlockTechnology("D-5"))
    while asked(match).rule != "NU-119":
        match.answer(STOP)
    assert offered(match, Fulfil) == {Fulfil("C16")}

"""Set a Target (4.5), the machine run (4.6) and activating machines (4.7)."""

import pytest

from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.events import MachineActivated, TargetSet
from kesselhaus.games.steamopolis.examples import EXAMPLES
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    C,
    gauge,
    goods,
    hold,
    lay,
    room,
    score,
    stones,
    target,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    SET_TARGET,
    ChooseStone,
    Keep,
    MoveStone,
    Pay,
    PlaceStone,
    RunTo,
)
from kesselhaus.games.steamopolis.tasks.turn import MachineRun
from tests.scenario import answer, asked, events, offered


@pytest.mark.rule("ST-53", "ST-32")
def test_only_stones_that_can_be_placed_can_be_chosen() -> None:
    table = lay()
    gauge(table, A, 1, 3, 6)
    target(table, B, "1L", "1R")
    match = answer(turn(table), SET_TARGET)
    assert offered(match) == {ChooseStone(3), ChooseStone(6)}


@pytest.mark.rule("ST-54", "ST-55", "EX-3")
def test_any_free_district_up_to_the_value_may_be_chosen() -> None:
    _, match = EXAMPLES.boards("EX-3")
    assert offered(match, PlaceStone) == {PlaceStone(district) for district in ("1R", "2L", "4L")}


@pytest.mark.rule("ST-54")
def test_own_stones_are_in_the_way_too() -> None:
    table = lay()
    gauge(table, A, 3)
    target(table, A, "1L", "2L")
    assert offered(answer(turn(table), SET_TARGET), PlaceStone) == {PlaceStone("1R"), PlaceStone("2R")}


@pytest.mark.rule("ST-56", "ST-57", "ST-53")
def test_a_placed_stone_keeps_its_arrow_and_has_no_effect() -> None:
    table = lay()
    gauge(table, A, arrows=(3,))
    match = answer(turn(table), SET_TARGET, PlaceStone("2R"))
    assert match.state.players[A].targets == {"2R": True}
    assert stones(match) == []
    assert (goods(match), asked(match).seat) == ((0, 0), B)


@pytest.mark.rule("ST-58", "EX-6")
def test_stones_of_value_one_cannot_run() -> None:
    _, shown = EXAMPLES.boards("EX-6")
    assert offered(shown) == {PlaceStone("1L"), PlaceStone("1R")}
    for position in (1, 2):
        table = lay()
        gauge(table, A, position)
        match = answer(turn(table), SET_TARGET)
        assert offered(match) == {PlaceStone("1L"), PlaceStone("1R")}


@pytest.mark.rule("ST-58", "EX-7")
def test_a_run_needs_a_place_at_its_end() -> None:
    _, match = EXAMPLES.boards("EX-7")
    assert match.state.players[A].targets == {"2L": False}


@pytest.mark.rule("ST-59", "ST-61")
def test_a_stone_enters_the_slot_below_its_value_and_leaves_the_gauge() -> None:
    table = lay()
    gauge(table, A, 8)
    match = answer(turn(table), SET_TARGET)
    assert offered(match, RunTo) == {RunTo(5)}
    answer(match, RunTo(5))
    assert (match.state.doing, stones(match)) == (MachineRun(A, 5, arrow=False), [])
    assert not events(match, MachineActivated)


@pytest.mark.rule("ST-60", "ST-62", "EX-4", "ST-22")
def test_in_a_slot_the_stone_is_placed_or_moves_left() -> None:
    before, match = EXAMPLES.boards("EX-4")
    assert goods(before) == (0, 0)
    assert goods(match) == (1, 0)
    assert offered(match, PlaceStone) == {PlaceStone(name) for name in ("1L", "1R", "2L", "2R")}
    assert offered(match, RunTo) == {RunTo(1)}


@pytest.mark.rule("ST-60")
def test_it_moves_left_only_if_it_could_be_placed_there() -> None:
    table = lay()
    gauge(table, A, 5)
    target(table, B, "1L", "1R")
    match = answer(turn(table), SET_TARGET, RunTo(2))
    assert offered(match, RunTo) == set()


@pytest.mark.rule("ST-61")
def test_a_machine_without_a_connected_boiler_has_no_effect() -> None:
    table = lay()
    gauge(table, A, 4)
    room(table, A, s1="S4")
    match = answer(turn(table), SET_TARGET, RunTo(1))
    assert offered(match) == {PlaceStone("1L"), PlaceStone("1R")}
    assert not events(match, MachineActivated)


@pytest.mark.rule("ST-63")
def test_a_run_ends_on_a_district_whatever_lies_on_the_gauge() -> None:
    table = lay()
    gauge(table, A, 4, 7, markers=(3,))
    match = answer(turn(table), SET_TARGET, ChooseStone(7), RunTo(4), RunTo(3), RunTo(2), RunTo(1))
    assert offered(match) == {PlaceStone("1L"), PlaceStone("1R")}


@pytest.mark.rule("EX-5", "ST-64", "ST-67", "ST-70")
def test_a_longer_run_earns_what_machines_further_left_cost() -> None:
    running, arrived, match = EXAMPLES.boards("EX-5")
    answer(running, RunTo(6), RunTo(5), RunTo(4))
    assert goods(running) == (3, 4)
    answer(running, RunTo(3), RunTo(2))
    assert offered(running) == {Pay(2, 0), DECLINE}
    assert (goods(arrived), score(arrived)) == ((1, 4), 2)
    answer(arrived, PlaceStone("1L"))
    assert offered(arrived) == {Keep(1, 3), Keep(0, 4)}
    assert (goods(match), match.state.supply["crystal"]) == ((0, 4), 15)


@pytest.mark.rule("ST-65", "ST-66")
def test_a_tile_with_two_boilers_gives_the_upper_effect_before_the_lower_one() -> None:
    table = lay()
    gauge(table, A, 1, 4)
    room(table, A, s1="M29")
    room(table, B, s1="M01")
    hold(table, A, gear=1)
    match = answer(turn(table), SET_TARGET, ChooseStone(4), RunTo(1))
    assert offered(match) == {o.PutParasite(B, 1, "activation"), DECLINE}
    answer(match, DECLINE)
    assert offered(match) == {Pay(0, 1), DECLINE}
    answer(match, Pay(0, 1))
    assert (score(match), goods(match)) == (1, (0, 0))
    assert offered(match) == {PlaceStone("1L"), PlaceStone("1R")}


@pytest.mark.rule("ST-65")
def test_plain_boilers_are_not_activated() -> None:
    table = lay()
    gauge(table, A, 1, 4)
    room(table, A, s1="M07")
    match = answer(turn(table), SET_TARGET, ChooseStone(4), RunTo(1))
    assert offered(match) == {PlaceStone("1L"), PlaceStone("1R")}
    assert len(events(match, MachineActivated)) == 1


@pytest.mark.rule("ST-68", "ST-41")
def test_the_running_stone_is_not_moved_by_pressure() -> None:
    table = lay()
    gauge(table, A, 1, 6)
    room(table, A, s3="M13")
    match = answer(turn(table), SET_TARGET, ChooseStone(6), RunTo(3))
    assert offered(match) == {MoveStone(1), DECLINE}


@pytest.mark.rule("ST-69", "EX-33", "ST-23", "ST-115")
def test_parasites_are_triggered_although_the_owner_cannot_pay() -> None:
    _, run, match = EXAMPLES.boards("EX-33")
    assert (asked(run).seat, offered(run)) == (C, {Pay(0, 2), DECLINE})
    assert run.state.players[C].parasites == (None, None, None)
    assert (score(match, B), score(match, C), goods(match, C)) == (0, 2, (0, 0))


@pytest.mark.rule("ST-56", "ST-28")
def test_a_target_set_without_a_run_is_one_line_of_the_log() -> None:
    table = lay()
    gauge(table, A, 6)
    match = answer(turn(table), SET_TARGET, PlaceStone("3R"))
    assert [type(event) for event in match.log] == [TargetSet]
    assert events(match, TargetSet)[0].position == 6


@pytest.mark.rule("ST-57", "ST-59")
def test_a_stone_that_has_run_keeps_its_arrow() -> None:
    table = lay()
    gauge(table, A, arrows=(3,))
    match = answer(turn(table), SET_TARGET, RunTo(1), PlaceStone("1L"))
    assert match.state.players[A].targets == {"1L": True}


@pytest.mark.rule("ST-59", "INV-19")
def test_after_a_run_the_next_stone_starts_from_the_gauge() -> None:
    table = lay()
    gauge(table, A, 4)
    gauge(table, B, 6)
    match = answer(turn(table), SET_TARGET, RunTo(1), PlaceStone("1L"), SET_TARGET)
    assert (asked(match).seat, offered(match, RunTo)) == (B, {RunTo(3)})
    assert PlaceStone("4L") in offered(match)

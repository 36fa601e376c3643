"""Contracts and bonus actions (4.12)."""

import pytest

from kesselhaus.games.airship_city.events import BonusUnlocked, Collected, FlewOn, Piggybacked
from kesselhaus.games.airship_city.examples import EXAMPLES
from kesselhaus.games.airship_city.examples.positions import (
    A,
    B,
    C,
    act,
    arrive,
    begin,
    buy,
    end_round,
    failed,
    fulfilled,
    held,
    hold,
    lay,
    mark,
    stand,
    take,
)
from kesselhaus.games.airship_city.options import (
    Act,
    Barter,
    Decline,
    Donate,
    EndTurn,
    FlyOn,
    Fulfil,
    Shift,
    Step,
    StepOn,
    TakeContract,
)
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.tasks import Arrival, InTransit
from tests.scenario import answer, asked, events, offered

CARDS = {
    "c01": (1, {"wood": 6}, 1, 3),
    "c02": (1, {"metal": 5}, 1, 3),
    "c03": (1, {"wood": 4, "gear": 2}, 1, 3),
    "c04": (1, {"metal": 3, "gear": 2}, 2, 1),
    "c05": (1, {"wood": 4, "metal": 3}, 2, 1),
    "c06": (1, {"wood": 2, "gear": 4}, 2, 2),
    "c07": (2, {"wood": 10}, 2, 3),
    "c08": (2, {"metal": 8}, 2, 3),
    "c09": (2, {"wood": 6, "metal": 4}, 3, 1),
    "c10": (2, {"metal": 7, "gear": 2}, 3, 2),
    "c11": (2, {"wood": 8, "gear": 3}, 3, 2),
    "c12": (2, {"wood": 5, "metal": 3, "gear": 2}, 3, 1),
    "c13": (2, {"gear": 6}, 2, 2),
    "c14": (2, {"wood": 4, "metal": 5, "gear": 2}, 3, 2),
    "c15": (3, {"wood": 14}, 3, 3),
    "c16": (3, {"metal": 11}, 3, 3),
    "c17": (3, {"wood": 9, "metal": 6}, 4, 2),
    "c18": (3, {"metal": 8, "gear": 4}, 4, 2),
    "c19": (3, {"wood": 10, "gear": 5}, 4, 2),
    "c20": (3, {"wood": 6, "metal": 6, "gear": 4}, 5, 1),
}


@pytest.mark.rule("AC-100", "AC-74")
@pytest.mark.parametrize("contract", CARDS)
def test_a_contract_is_paid_in_full_and_brings_vp_and_gold_at_once(contract: str) -> None:
    deadline, cost, vp, gold = CARDS[contract]
    table = lay()
    buy(table, A, "wood", "metal")
    take(table, A, contract)
    assert table.players[A].contracts == ((contract, deadline),)
    hold(table, A, **cost)
    match = answer(begin(table), Fulfil(contract))
    player = match.state.players[A]
    assert held(match, A) == {"gold": gold}
    assert (player.score, player.contracts, player.fulfilled) == (6 + vp, (), (contract,))
    for kind in cost:
        hold(table, A, **{**cost, kind: cost[kind] - 1})
        assert offered(begin(table), Fulfil) == set()


@pytest.mark.rule("AC-100")
def test_a_contract_can_be_fulfilled_after_the_last_worker_has_moved_and_any_number_in_a_turn() -> None:
    table = lay()
    take(table, A, "c02", "c01")
    hold(table, A, wood=6, metal=5)
    match = answer(arrive(table, "market_1"), Decline(), Fulfil("c01"), Fulfil("c02"))
    assert match.state.players[A].fulfilled == ("c01", "c02")
    assert offered(match) == {EndTurn()}


@pytest.mark.rule("AC-100")
def test_nobody_fulfils_the_contracts_of_others() -> None:
    table = lay()
    take(table, B, "c02")
    for seat in (A, B, C):
        hold(table, seat, metal=5)
    assert offered(begin(table), Fulfil) == set()


@pytest.mark.rule("AC-101", "AC-16")
def test_a_contract_is_fulfilled_with_gold_at_capacity() -> None:
    table = lay()
    take(table, A, "c02")
    hold(table, A, metal=5, gold=10)
    match = answer(begin(table), Fulfil("c02"))
    assert held(match, A) == {"gold": 10}
    assert match.state.players[A].fulfilled == ("c02",)


@pytest.mark.rule("AC-102")
def test_a_contract_is_fulfilled_in_the_turn_in_which_it_was_taken() -> None:
    table = lay()
    hold(table, A, metal=5)
    match = answer(act(table, "market_1", TakeContract("c02")), "c06")
    assert offered(match) == {Fulfil("c02"), EndTurn()}


@pytest.mark.rule("AC-103")
def test_contracts_of_all_players_are_open_information() -> None:
    table = lay()
    take(table, A, "c05")
    fulfilled(table, B, "c06")
    failed(table, C, "c07")
    match = begin(table)
    for seat in (A, B, C, None):
        seen = match.view(seat).state.players
        assert (seen[A].contracts, seen[B].fulfilled, seen[C].failed) == ((("c05", 1),), ("c06",), ("c07",))


LINES = {
    "long_haul_flight": ("wood_private", "wood_residential", "wood_cargo"),
    "seasoned_negotiator": ("metal_private", "metal_residential", "metal_cargo"),
    "barter": ("tourist", "passenger", "luxury"),
}


@pytest.mark.rule("AC-104")
@pytest.mark.parametrize("bonus_action", LINES)
def test_three_markers_of_all_levels_of_a_line_unlock_its_bonus_action(bonus_action: str) -> None:
    low, middle, high = LINES[bonus_action]
    table = lay()
    buy(table, A, "wood", "metal", "gear")
    hold(table, A, wood=20, metal=20, gear=20)
    mark(table, low, A)  # and a majority marker, which is not counted
    match = act(table, "shipyard_1", Donate(low))
    assert match.state.players[A].bonus[bonus_action] == "locked"
    mark(table, low, A)
    match = act(table, "shipyard_1", Donate(middle))
    assert match.state.players[A].bonus == {
        action: "ready" if action == bonus_action else "locked" for action in LINES
    }
    assert [event.bonus_action for event in events(match, BonusUnlocked)] == [bonus_action]
    table = lay()
    buy(table, A, "wood", "metal", "gear")
    hold(table, A, wood=20, metal=20, gear=20)
    mark(table, middle, A, A)
    match = act(table, "shipyard_1", Donate(high))
    assert match.state.players[A].bonus[bonus_action] == "ready"


@pytest.mark.rule("AC-104")
def test_a_bonus_action_stays_unlocked_and_used_ones_are_not_renewed_by_donations() -> None:
    table = lay()
    mark(table, "tourist", A, A, A)
    table.players[A].bonus["barter"] = "used"
    hold(table, A, wood=2, metal=2, gear=2)
    match = act(table, "shipyard_1", Donate("tourist"))
    assert match.state.players[A].bonus["barter"] == "used"
    assert events(match, BonusUnlocked) == []


@pytest.mark.rule("AC-104")
def test_markers_of_others_unlock_nothing() -> None:
    table = lay()
    mark(table, "tourist", B, B)
    hold(table, A, wood=2, metal=2, gear=2)
    assert act(table, "shipyard_1", Donate("tourist")).state.players[A].bonus["barter"] == "locked"


@pytest.mark.rule("AC-105", "AC-111")
def test_a_bonus_action_is_used_once_a_stage() -> None:
    table = lay()
    mark(table, "tourist", A, A, A)
    match = answer(begin(table), Barter("wood", "gold"))
    assert match.state.players[A].bonus["barter"] == "used"
    assert offered(match, Barter) == set()
    assert end_round(match.state, 3).state.players[A].bonus["barter"] == "used"
    renewed = end_round(match.state, 4)
    assert offered(renewed, Barter) != set()


def ready_to_fly() -> Table:
    table = lay()
    mark(table, "wood_private", A, A, A)
    hold(table, A, gear=5)
    return table


@pytest.mark.rule("AC-106")
def test_the_flight_goes_on_from_where_the_worker_has_arrived_and_its_action_is_lost() -> None:
    table = ready_to_fly()
    stand(table, A, "harbour", "market_2", moved=("market_2",))
    match = answer(begin(table), Step("harbour", "guild_hall"))
    assert offered(match, FlyOn) == {FlyOn("factory_1"), FlyOn("workshop"), FlyOn("lighthouse")}
    answer(match, FlyOn("factory_1"))
    assert match.state.players[A].workers[0] == "factory_1"
    assert offered(match) == {Act(), Decline()}
    answer(match, Act())
    assert held(match, A) == {"gear": 7}


@pytest.mark.rule("AC-106")
def test_the_flight_is_not_offered_before_arrival_or_after_the_action() -> None:
    table = ready_to_fly()
    assert offered(begin(table), FlyOn) == set()
    stand(table, A, "harbour", "mine_1")
    assert offered(answer(begin(table), Step("harbour", "mine_1")), FlyOn) == set()
    for choice in (Act(), Decline()):
        assert offered(answer(arrive(table, "forest_2"), choice), FlyOn) == set()
    table.players[A].bonus["long_haul_flight"] = "used"
    assert offered(arrive(table, "forest_2"), FlyOn) == set()


@pytest.mark.rule("AC-106", "AC-37", "AC-39")
def test_a_flight_onto_an_own_worker_has_to_go_on() -> None:
    table = ready_to_fly()
    hold(table, A)
    stand(table, A, "harbour", "factory_1", moved=("factory_1",))
    match = answer(begin(table), Step("harbour", "guild_hall"), FlyOn("factory_1"))
    assert isinstance(match.state.doing, InTransit)
    assert offered(match) == {StepOn("mine_1"), StepOn("valley")}
    answer(match, StepOn("mine_1"))
    assert isinstance(match.state.doing, Arrival)
    assert offered(match) == {Act(), Decline()}


@pytest.mark.rule("AC-107", "AC-25")
def test_a_worker_that_flies_on_has_completed_its_move_unless_it_is_in_transit_again() -> None:
    table = ready_to_fly()
    stand(table, A, "harbour", "factory_1", moved=("factory_1",))
    match = answer(begin(table), Step("harbour", "guild_hall"))
    assert offered(match, Shift) == set()
    free = answer(begin(table), Step("harbour", "guild_hall"), FlyOn("workshop"))
    assert offered(free, Shift) == set()
    answer(match, FlyOn("factory_1"))
    assert Shift("row_3", "left") in offered(match)
    answer(match, StepOn("valley"))
    assert offered(match, Shift) == set()


@pytest.mark.rule("AC-109")
def test_barter_swaps_one_of_any_kind_for_one_of_another_with_room() -> None:
    table = lay()
    mark(table, "tourist", A, A, A)
    hold(table, A, wood=1, metal=10, gear=1)
    match = begin(table)
    assert offered(match, Barter) == {
        *(Barter("wood", kind) for kind in ("gold", "gear")),
        *(Barter("metal", kind) for kind in ("wood", "gold", "gear")),
        *(Barter("gear", kind) for kind in ("wood", "gold")),
    }
    answer(match, Barter("metal", "gold"))
    assert held(match, A) == {"wood": 1, "metal": 9, "gold": 1, "gear": 1}


@pytest.mark.rule("AC-109", "AC-104")
def test_a_locked_barter_is_not_offered() -> None:
    table = lay()
    mark(table, "tourist", A, A)
    assert offered(begin(table), Barter) == set()


@pytest.mark.rule("EX-17", "AC-25")
def test_example_17_no_shift_after_the_last_move() -> None:
    arrived, delivered, acted = EXAMPLES.boards("EX-17")
    assert offered(arrived) == {Act(), Decline(), Fulfil("c04")}
    assert held(delivered, A) == {"gear": 2, "gold": 1}
    assert delivered.state.players[A].score == 2
    assert held(acted, A) == {"gear": 4, "gold": 1}
    assert offered(acted) == {EndTurn()}


@pytest.mark.rule("EX-21", "AC-106", "AC-55", "AC-39")
def test_example_21_long_haul() -> None:
    _, match, landed = EXAMPLES.boards("EX-21")
    assert offered(match, FlyOn) == {FlyOn("mine_1"), FlyOn("harbour")}
    answer(match, FlyOn("mine_1"))
    assert [event.seat for event in events(match, FlewOn)] == [A]
    assert offered(match) == {Act(), Decline()}
    answer(match, Act())
    assert held(match, A) == {"metal": 2}
    assert held(match, B) == {}
    assert [event.tile for event in events(match, Collected)] == ["mine_1"]
    assert landed.state == match.state
    assert events(match, Piggybacked) == []
    assert match.state.players[A].bonus["long_haul_flight"] == "used"
    assert end_round(match.state, 4).state.players[A].bonus["long_haul_flight"] == "ready"
    assert asked(match).seat == A

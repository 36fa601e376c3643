"""Gains (ST-22 to ST-25) and storing them (4.8)."""

import pytest

from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.events import Returned
from kesselhaus.games.steamopolis.examples import EXAMPLES
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    effect,
    gala,
    gauge,
    goods,
    hold,
    lay,
    parasite,
    room,
    score,
    sponsor,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    SET_TARGET,
    Keep,
    MoveStone,
    PlaceStone,
    RunTo,
)
from tests.scenario import answer, asked, events, offered


@pytest.mark.rule("ST-70", "ST-71", "EX-24")
def test_with_more_resources_than_spaces_the_player_chooses_freely_which_to_keep() -> None:
    _, taken, match = EXAMPLES.boards("EX-24")
    assert offered(taken) == {Keep(4, 0), Keep(3, 1)}
    assert (goods(match), match.state.supply["gear"]) == ((4, 0), 15)


@pytest.mark.rule("ST-70", "ST-72")
def test_with_enough_spaces_all_is_kept() -> None:
    match = answer(effect(lay(), "res(3)"), o.TakeResources(2, 1))
    assert (goods(match), asked(match).seat) == ((2, 1), B)
    assert match.state.players[A].hand_crystal == 0


@pytest.mark.rule("ST-72")
def test_storing_follows_the_placing_of_a_stone() -> None:
    table = lay()
    gauge(table, A, 4)
    room(table, A, s1="M01")
    hold(table, A, gear=3)
    match = answer(turn(table), SET_TARGET, RunTo(1))
    assert goods(match) == (1, 3)
    answer(match, PlaceStone("1L"))
    assert offered(match) == {Keep(1, 2), Keep(0, 3)}


@pytest.mark.rule("ST-74", "ST-128")
def test_a_surplus_from_lost_storage_is_settled_at_the_next_storing() -> None:
    table = lay()
    room(table, A, s1="capacity")
    hold(table, A, crystal=4)
    match = effect(table, "cap", "press(1)")
    match.state.players[A].room[0] = "S5"
    match.state.players[A].storage = 5
    hold(match.state, A, crystal=5)
    answer(match, o.Build(1))
    assert goods(match) == (5, 0)
    answer(match, MoveStone(1))
    assert goods(match) == (4, 0)


@pytest.mark.rule("ST-75")
def test_sponsor_and_gala_need_no_storage_space() -> None:
    table = lay()
    hold(table, A, crystal=3)
    sponsor(table, A, "gear")
    gala(table, A, "gear")
    match = answer(effect(table, "press(1)"), MoveStone(1))
    assert (goods(match), asked(match).seat) == ((3, 0), B)


@pytest.mark.rule("ST-22")
def test_whoever_gains_more_than_the_supply_has_takes_what_is_there() -> None:
    table = lay()
    hold(table, B, crystal=14)
    table.players[B].hand_crystal = 14
    match = effect(table, "crystal(3)")
    assert (goods(match), match.state.supply["crystal"]) == ((1, 0), 0)
    table = lay()
    hold(table, B, gear=13)
    match = effect(table, "gear(3)")
    assert (goods(match), match.state.supply["gear"]) == ((0, 2), 0)
    table = lay()
    hold(table, B, crystal=14, gear=14)
    match = effect(table, "res(3)")
    assert o.TakeResources(1, 1) in offered(match)
    assert o.TakeResources(2, 0) not in offered(match)


@pytest.mark.rule("ST-25")
def test_fewer_resources_than_possible_may_be_taken() -> None:
    assert offered(effect(lay(), "res(2)")) == {
        *(o.TakeResources(2, 0), o.TakeResources(1, 1), o.TakeResources(0, 2)),
        *(o.TakeResources(1, 0), o.TakeResources(0, 1), DECLINE),
    }


@pytest.mark.rule("ST-24", "ST-25", "RU-45")
def test_gains_that_cost_nothing_are_booked_at_once() -> None:
    match = effect(lay(), "sp(2)", "gear(1)", "press(1)")
    assert (score(match), goods(match)) == (2, (0, 1))
    assert offered(match, MoveStone)


@pytest.mark.rule("RU-45", "ST-70")
def test_a_gain_that_is_not_wanted_goes_back_when_storing() -> None:
    table = lay()
    hold(table, A, gear=3)
    match = effect(table, "crystal(2)")
    assert Keep(0, 3) in offered(match)
    answer(match, Keep(0, 3))
    assert (goods(match), match.state.supply["crystal"]) == ((0, 3), 15)


@pytest.mark.rule("RU-45", "ST-110a")
def test_a_gain_through_a_parasite_stops_nobody() -> None:
    table = lay()
    gauge(table, A, 4)
    room(table, A, s1="M22")
    parasite(table, B, A, 1)
    match = answer(turn(table), SET_TARGET, RunTo(1))
    assert (goods(match), goods(match, B)) == ((1, 1), (1, 1))
    assert asked(match).seat == A


@pytest.mark.rule("RU-45")
@pytest.mark.parametrize("symbol", ["res(1)", "press(1)", "press_one(5)", "sponsor", "gala", "base", "cap"])
def test_what_offers_a_choice_or_can_be_a_drawback_may_be_left(symbol: str) -> None:
    assert DECLINE in offered(effect(lay(), symbol))


@pytest.mark.rule("ST-22", "ST-25")
def test_of_any_number_crystals_and_then_gears_are_taken() -> None:
    match = answer(effect(lay(), "res_any"), o.TakeCrystals(1), o.TakeGears(2))
    assert (goods(match), match.state.supply["crystal"], match.state.supply["gear"]) == ((1, 2), 14, 13)


@pytest.mark.rule("ST-64", "ST-67")
def test_what_is_in_hand_is_spent_before_what_is_stored() -> None:
    table = lay()
    gauge(table, A, 6)
    room(table, A, s3="M22", s2="M16", s1="M15")
    hold(table, A, crystal=1, gear=1)
    match = answer(turn(table), SET_TARGET, RunTo(3))
    player = match.state.players[A]
    assert (player.hand_crystal, player.hand_gear) == (1, 1)
    answer(match, RunTo(2), o.Pay(2, 0), RunTo(1), o.Pay(0, 2))
    player = match.state.players[A]
    assert (goods(match), player.hand_crystal, player.hand_gear) == ((0, 0), 0, 0)


@pytest.mark.rule("ST-70")
def test_the_log_tells_what_went_back_to_the_supply() -> None:
    table = lay()
    hold(table, A, gear=3)
    match = answer(effect(table, "crystal(2)"), Keep(1, 2))
    assert [event.goods for event in events(match, Returned)] == [(("crystal", 1), ("gear", 1))]

"""Sponsor and gala (ST-145 to ST-148)."""

import pytest

from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.examples import EXAMPLES
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    at_level,
    at_market,
    effect,
    fly,
    gala,
    gauge,
    goods,
    hold,
    lay,
    room,
    run_through,
    settle,
    sponsor,
    target,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    FLY_TO_ALL,
    BuyBanner,
    BuyMarker,
    LoseStone,
    MoveStone,
    Pay,
    UseDistrict,
    Visit,
)
from tests.scenario import answer, asked, offered


@pytest.mark.rule("EX-29", "ST-145")
def test_a_sponsor_takes_one_off_and_is_turned() -> None:
    before, match = EXAMPLES.boards("EX-29")
    assert offered(before) == {Pay(0, 0, ("crystal",)), DECLINE}
    assert match.state.players[A].sponsors == ("gear",)
    assert match.state.players[A].sponsors_used == (True,)
    answer(settle(match, MoveStone), o.PlaceStone("1L"))
    assert match.state.players[A].sponsors_used == (False,)


@pytest.mark.rule("ST-145")
def test_a_sponsor_works_once_in_a_turn_and_only_for_its_kind() -> None:
    table = lay()
    target(table, A, "2R")
    hold(table, A, gear=1)
    sponsor(table, A, "gear")
    table.players[A].sponsors_used = (True,)
    match = answer(turn(table), FLY_TO_ALL, UseDistrict("2R", 0))
    assert asked(match).seat == B
    sponsor(table, A, "crystal")
    assert asked(answer(turn(table), FLY_TO_ALL, UseDistrict("2R", 0))).seat == B
    sponsor(table, A, "gear")
    assert offered(answer(turn(table), FLY_TO_ALL, UseDistrict("2R", 0))) == {Pay(0, 1, ("gear",)), DECLINE}


@pytest.mark.rule("ST-146")
def test_two_sponsors_may_be_used_on_the_same_cost() -> None:
    table = lay()
    target(table, A, "2R")
    table.players[A].character = 5
    sponsor(table, A, "gear")
    match = answer(effect(table, "sponsor"), o.TakeSponsor("gear"))
    assert match.state.players[A].sponsors == ("gear", "gear")
    sponsor(table, A, "gear", "gear")
    match = answer(turn(table), FLY_TO_ALL, UseDistrict("2R", 0))
    assert offered(match) == {Pay(0, 0, ("gear", "gear")), DECLINE}


@pytest.mark.rule("ST-146", "ST-145")
def test_of_two_sponsors_with_the_same_side_the_unused_one_is_used() -> None:
    table = lay()
    sponsor(table, A, "gear", "crystal")
    room(table, A, s1="M26", s2="M08")
    gauge(table, A, 5)
    match = answer(turn(table), o.SET_TARGET, o.RunTo(2), Pay(0, 0, ("gear",)))
    answer(match, o.RunTo(1), Pay(0, 0, ("crystal",)))
    player = match.state.players[A]
    assert (player.sponsors, player.sponsors_used) == (("crystal", "gear"), (True, True))


@pytest.mark.rule("EX-30", "ST-147")
def test_a_gala_takes_two_off_and_returns_to_the_supply() -> None:
    _, match = EXAMPLES.boards("EX-30")
    player = match.state.players[A]
    assert (player.gala, player.room[0], match.state.supply["gear_gala"]) == (None, "capacity", 4)


@pytest.mark.rule("ST-147")
def test_a_gala_needs_a_cost_of_its_kind_and_the_cost_does_not_sink_below_zero() -> None:
    table = lay()
    target(table, A, "6R")
    gala(table, A, "crystal")
    match = answer(turn(table), FLY_TO_ALL, UseDistrict("6R", 0))
    assert offered(match) == {Pay(0, 0, (), "crystal"), DECLINE}
    target(table, A, "2R")
    match = answer(turn(table), FLY_TO_ALL, Visit("2R"), UseDistrict("2R", 0))
    assert asked(match).rule == "ST-79"


@pytest.mark.rule("ST-148")
def test_discounts_apply_to_tiles_and_markers_but_not_to_stones() -> None:
    table = at_level(5, "M34", crystal=2)
    room(table, A, s1="S1")
    sponsor(table, A, "gear")
    gala(table, A, "crystal")
    match = answer(fly(table), BuyBanner("M34"))
    assert goods(match) == (0, 0)
    assert offered(match, LoseStone)
    table = at_market()
    sponsor(table, A, "crystal")
    assert offered(answer(turn(table), FLY_TO_ALL), BuyMarker) == {BuyMarker("crystal")}


@pytest.mark.rule("ST-147", "ST-22")
def test_a_gala_of_the_chosen_kind_leaves_the_supply() -> None:
    match = answer(effect(lay(), "gala"), o.TakeGala("gear"))
    assert match.state.players[A].gala == "gear"
    assert (match.state.supply["gear_gala"], match.state.supply["crystal_gala"]) == (3, 4)


@pytest.mark.rule("RU-46", "ST-148")
@pytest.mark.parametrize(("machine", "kind"), [("M07", "crystal"), ("M08", "gear")])
def test_where_the_sponsor_pays_all_the_gala_is_kept(machine: str, kind: str) -> None:
    table = lay()
    room(table, A, s1=machine)
    sponsor(table, A, kind)
    gala(table, A, kind)
    ways = {Pay(0, 0, (kind,)), Pay(0, 0, (), kind)}
    assert offered(run_through(table)) == {*ways, DECLINE}


@pytest.mark.rule("ST-146", "RU-46")
@pytest.mark.parametrize(("machine", "kind"), [("M07", "crystal"), ("M08", "gear")])
def test_of_two_sponsors_only_one_is_used_where_one_is_enough(machine: str, kind: str) -> None:
    table = lay()
    room(table, A, s1=machine)
    sponsor(table, A, kind, kind)
    assert offered(run_through(table)) == {Pay(0, 0, (kind,)), DECLINE}

"""Buying tiles and bonus markers, discounts, passive effects (4.13)."""

from random import Random
from typing import Any

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.events import Invited, MarkerForgone, StatueRaised, TileShown
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    DONE,
    FLY_TO_ALL,
    FORGO_MARKER,
    Build,
    BuyBanner,
    BuyMachine,
    BuyMarker,
    DiscardMarker,
    LoseStone,
    MoveStone,
    Pay,
    PutMarker,
    PutParasite,
    Scrap,
    UseDistrict,
    Visit,
)
from kesselhaus.games.steamopolis.state import BONUS, Lot, Table
from tests.games.steamopolis.scenario import (
    A,
    B,
    C,
    choices,
    effect,
    gala,
    gauge,
    goods,
    hold,
    lay,
    open_tile,
    parasite,
    room,
    score,
    settle,
    sold_out,
    sponsor,
    stones,
    target,
    turn,
)
from tests.scenario import answer, asked, drawn, events, offered


def at_level(level: int, tile: str, crystal: int = 0, gear: int = 0, seats: int = 3) -> Table:
    """A has a stone on the left district of a level, whose open tile is this one, and two on the gauge."""
    table = lay(seats)
    open_tile(table, level, tile)
    gauge(table, A, 1, 2)
    target(table, A, f"{level}L")
    hold(table, A, crystal, gear)
    return table


def fly(table: Table) -> Match[Any]:
    return answer(turn(table, chance=Random(3)), FLY_TO_ALL)


@pytest.mark.rule("EX-12", "ST-123", "ST-127", "ST-122", "ST-129")
def test_machine_of_rank_0() -> None:
    match = answer(turn(at_level(5, "M02", gear=2)), FLY_TO_ALL, BuyMachine("M02"))
    assert (goods(match), score(match)) == ((0, 0), 1)
    assert len(drawn(match).outcomes) == 4
    tile = str(drawn(match).outcomes[0])
    answer(match, tile)
    assert [event.tile for event in events(match, TileShown)] == [tile]
    assert offered(match) == {Build(slot) for slot in range(1, 8)}
    answer(match, Build(4))
    assert match.state.players[A].room[3] == "M02"
    assert match.state.markets[5][0].tile == tile
    assert not events(match, Invited)


@pytest.mark.rule("EX-13", "ST-123", "ST-128")
def test_machine_of_rank_1() -> None:
    table = at_level(5, "M11", crystal=2)
    room(table, A, s1="S1", s2="capacity")
    before = table.supply["capacity"]
    match = answer(fly(table), BuyMachine("M11"))
    assert offered(match) == {Scrap(1), Scrap(2)}
    answer(match, Scrap(2))
    assert (goods(match), score(match), match.state.supply["capacity"]) == ((0, 0), 2, before + 1)
    answer(match, Build(2))
    assert match.state.players[A].room[:2] == ["S1", "M11"]


@pytest.mark.rule("EX-14", "ST-125", "ST-119", "ST-128")
def test_machine_of_rank_2() -> None:
    table = at_level(5, "M22", crystal=3)
    room(table, A, s1="S1-back")
    match = answer(fly(table), BuyMachine("M22"), Build(3))
    assert (goods(match), score(match), match.state.boxed) == ((0, 0), 3, ("S1-back",))
    assert (asked(match).seat, offered(match)) == (B, {PutParasite(A, 3, "activation"), DECLINE})
    answer(match, DECLINE)
    assert asked(match).seat == C


@pytest.mark.rule("EX-15", "ST-133", "ST-162", "ST-163")
def test_machine_of_rank_3_and_the_third_statue() -> None:
    table = at_level(5, "M34", crystal=4, gear=1)
    room(table, A, s1="S1")
    match = answer(fly(table), BuyMachine("M34"))
    assert (score(match), match.state.tower, match.state.ending) == (5, (5,), "")
    answer(match, Build(1))
    assert asked(match).seat == B
    sold_out(table, 2, 3)
    match = answer(fly(table), BuyMachine("M34"))
    assert (score(match), match.state.tower, match.state.ending) == (5 + 3, (2, 3, 5), "statues")


@pytest.mark.rule("EX-16", "ST-124", "ST-132")
def test_banner_of_rank_0() -> None:
    match = answer(fly(at_level(5, "M02", gear=2)), BuyBanner("M02"))
    assert offered(match) == {LoseStone(1), LoseStone(2), LoseStone(3)}
    answer(match, LoseStone(1))
    player = match.state.players[A]
    assert (player.banners, player.reserve, player.room) == (("M02",), 3, [None] * 7)
    assert (goods(match), score(match)) == ((0, 0), 2)


@pytest.mark.rule("EX-17", "ST-124")
def test_banner_of_rank_1() -> None:
    table = at_level(5, "M11", crystal=2)
    room(table, A, s1="S1")
    match = answer(fly(table), BuyBanner("M11"), LoseStone(1))
    assert (goods(match), match.state.players[A].room[0]) == ((0, 0), "S1")
    assert not events(match, Invited)


@pytest.mark.rule("EX-18", "ST-125")
def test_banner_of_rank_2() -> None:
    table = at_level(5, "M22", crystal=3)
    room(table, A, s1="M01")
    match = answer(fly(table), BuyBanner("M22"), LoseStone(1))
    assert (match.state.players[A].banners, asked(match).seat) == (("M22",), B)
    assert offered(match, PutParasite)


@pytest.mark.rule("EX-19", "ST-133")
def test_banner_of_rank_3() -> None:
    match = answer(fly(at_level(5, "M34", crystal=4, gear=1)), BuyBanner("M34"), LoseStone(1))
    assert (goods(match), match.state.tower, len(events(match, Invited))) == ((0, 0), (5,), 1)


@pytest.mark.rule("EX-20", "ST-132")
def test_a_purple_banner_scores_all_banners_of_which_purple_counts_two() -> None:
    table = at_level(5, "M02", gear=2)
    table.players[A].banners = ("M05", "M09", "M08")
    assert score(answer(fly(table), BuyBanner("M02"), LoseStone(1))) == 5


@pytest.mark.rule("EX-21", "ST-132")
def test_an_orange_banner_scores_machines() -> None:
    table = at_level(5, "M09", gear=2)
    room(table, A, s1="S1", s2="capacity", s3="capacity", s7="M05")
    assert score(answer(fly(table), BuyBanner("M09"), LoseStone(1))) == 4


@pytest.mark.rule("EX-22", "ST-132")
def test_a_blue_banner_scores_passenger_tiles() -> None:
    table = at_level(5, "M05", gear=2)
    table.players[A].passenger_tiles = ("P02", "P03")
    assert score(answer(fly(table), BuyBanner("M05"), LoseStone(1))) == 2


@pytest.mark.rule("ST-88", "ST-132")
def test_a_passenger_tile_counts_for_a_banner_from_the_delivery_on() -> None:
    table = at_level(5, "M05", gear=2)
    table.aboard, table.passengers = (("banker", 5),), {"banker": 0, "stoker": 4}
    match = answer(fly(table), BuyBanner("M05"), LoseStone(1))
    assert match.state.players[A].ledger[2] == 1


@pytest.mark.rule("ST-120", "ST-134", "ST-4")
def test_with_four_players_the_market_or_the_extra_market() -> None:
    table = at_level(3, "M02", crystal=1, gear=3, seats=4)
    match = fly(table)
    assert {option.tile for option in choices(match, BuyMachine)} == {"M02", "M09"}
    answer(match, BuyMachine("M09"), Build(1))
    assert (match.state.extra, asked(match).seat) == ({2: "M08", 4: "M10"}, B)
    assert match.state.markets[3][0].tile == "M02"
    sold_out(table, 3)
    match = fly(table)
    assert {option.tile for option in choices(match, BuyMachine)} == {"M09"}
    assert offered(match, UseDistrict)


@pytest.mark.rule("ST-126", "EX-38", "ST-27")
def test_who_owns_one_stone_cannot_buy_a_banner() -> None:
    table = at_level(5, "M02", gear=2)
    gauge(table, A)
    table.players[A].reserve = 4
    match = turn(table, chance=Random(3))
    assert (BuyMachine("M02") in offered(match), BuyBanner("M02") in offered(match)) == (True, False)


@pytest.mark.rule("ST-126", "ST-23")
def test_only_what_can_be_paid_is_offered() -> None:
    match = fly(at_level(5, "M11", crystal=2))
    assert offered(match, BuyMachine, BuyBanner) == {BuyBanner("M11")}
    match = fly(at_level(5, "M11", crystal=1, gear=4))
    assert offered(match, BuyMachine, BuyBanner) == set()


@pytest.mark.rule("ST-130", "ST-131")
def test_in_a_full_room_one_tile_has_to_make_way() -> None:
    table = at_level(5, "M02", gear=2)
    room(table, A, **{f"s{slot}": "capacity" for slot in range(1, 8)})
    match = answer(fly(table), BuyMachine("M02"))
    assert offered(match) == {Scrap(slot) for slot in range(1, 8)}
    answer(match, Scrap(6))
    assert match.state.players[A].room == ["capacity"] * 5 + ["M02", "capacity"]


@pytest.mark.rule("ST-127")
def test_a_tile_that_was_peeked_is_turned_up_as_it_was_seen() -> None:
    table = at_level(5, "M02", gear=2)
    lots = table.markets[5]
    table.markets[5] = (lots[0], Lot(1, lots[1].colour, "M14", (B,)), *lots[2:])
    match = answer(turn(table), FLY_TO_ALL, BuyMachine("M02"))
    assert match.state.markets[5][0] == Lot(1, lots[1].colour, "M14")
    assert offered(match, Build)


@pytest.mark.rule("ST-134")
def test_on_an_empty_market_nothing_can_be_bought() -> None:
    table = at_level(5, "M02", gear=2)
    sold_out(table, 5)
    assert offered(fly(table)) == {UseDistrict("5L", 0), DECLINE}


@pytest.mark.rule("ST-163")
def test_the_third_statue_gives_points_also_after_another_trigger_but_the_fourth_does_not() -> None:
    table = at_level(5, "M34", crystal=4, gear=1)
    room(table, A, s1="S1")
    sold_out(table, 2, 3)
    table.ending = "passengers"
    match = answer(fly(table), BuyMachine("M34"))
    assert (score(match), match.state.ending) == (8, "passengers")
    sold_out(table, 4)
    assert score(answer(fly(table), BuyMachine("M34"))) == 5


# ------------------------------------------------------------------ bonus markers


def at_market(crystal: int = 0, gear: int = 0) -> Table:
    table = lay()
    gauge(table, A, 3, 4, 5)
    target(table, A, "1L")
    hold(table, A, crystal, gear)
    return table


@pytest.mark.rule("EX-23", "ST-135", "ST-137", "ST-138", "ST-139")
def test_two_markers_in_one_visit() -> None:
    table = at_market(crystal=1, gear=3)
    gauge(table, A, 4, 5, 6, base=2)
    table.rows["gear"], table.boxed_markers = (2,), 3
    room(table, A, s1="M01")
    match = answer(turn(table), FLY_TO_ALL)
    assert stones(match) == [3, 4, 5, 6]
    answer(match, BuyMarker("crystal"), PutMarker(7))
    assert (goods(match), score(match)) == ((0, 3), 0)
    assert match.state.players[A].gauge[7] == BONUS
    answer(match, BuyMarker("gear"), PutMarker(3))
    assert (goods(match), score(match), stones(match)) == ((0, 0), 5, [4, 5, 6, 8])
    assert match.state.players[A].gauge[3] == BONUS
    assert (asked(match).seat, bool(offered(match, PutParasite))) == (B, True)


@pytest.mark.rule("ST-136")
def test_only_the_leftmost_marker_of_each_row_can_be_bought() -> None:
    table = at_market(crystal=3, gear=3)
    match = answer(turn(table), FLY_TO_ALL)
    assert offered(match, BuyMarker) == {BuyMarker("crystal"), BuyMarker("gear")}
    answer(match, BuyMarker("gear"), PutMarker(7))
    assert (goods(match), match.state.rows["gear"]) == ((3, 2), (4, 3, 2))
    assert DONE in offered(match)


@pytest.mark.rule("ST-138", "ST-139", "ST-142")
def test_the_marker_goes_on_its_digit_or_into_the_box() -> None:
    table = at_market(crystal=3)
    table.rows["crystal"], table.boxed_markers = (2,), 3
    match = answer(turn(table), FLY_TO_ALL, BuyMarker("crystal"))
    assert offered(match) == {PutMarker(3), PutMarker(4), FORGO_MARKER}
    answer(match, FORGO_MARKER)
    assert (goods(match), score(match), stones(match)) == ((0, 0), 5, [1, 3, 4, 5])
    assert (len(events(match, MarkerForgone)), match.state.boxed_markers) == (1, 4)


@pytest.mark.rule("ST-139")
def test_where_the_stone_cannot_give_way_the_marker_goes_to_the_box() -> None:
    table = at_market(crystal=1)
    gauge(table, A, 7, 8, 9, 10)
    match = answer(turn(table), FLY_TO_ALL, BuyMarker("crystal"))
    assert (match.state.boxed_markers, stones(match)) == (1, [1, 7, 8, 9, 10])


@pytest.mark.rule("ST-140", "ST-47a")
def test_a_marker_on_the_position_is_replaced() -> None:
    table = at_market(crystal=1)
    gauge(table, A, 3, markers=(7,))
    match = answer(turn(table), FLY_TO_ALL, Visit("1L"), BuyMarker("crystal"))
    assert offered(match) == {PutMarker(7), FORGO_MARKER, DiscardMarker(7)}
    answer(match, PutMarker(7))
    assert (match.state.boxed_markers, match.state.players[A].gauge.count(BONUS)) == (1, 1)


@pytest.mark.rule("ST-141")
def test_the_position_of_the_base_marker_cannot_be_chosen_but_those_left_of_it_can() -> None:
    table = at_market(crystal=3)
    table.rows["crystal"], table.boxed_markers = (2,), 3
    gauge(table, A, 6, base=4)
    match = answer(turn(table), FLY_TO_ALL, BuyMarker("crystal"))
    assert offered(match, PutMarker) == {PutMarker(3)}
    table.rows["crystal"] = (4, 3, 2)
    gauge(table, A, 8, base=6)
    match = answer(turn(table), FLY_TO_ALL, BuyMarker("crystal"))
    assert len(events(match, MarkerForgone)) == 1


@pytest.mark.rule("ST-143", "ST-133")
def test_the_last_marker_raises_the_statue_of_level_1() -> None:
    table = at_market(crystal=3)
    table.rows, table.boxed_markers = {"crystal": (2,), "gear": ()}, 7
    sold_out(table, 2, 3)
    match = answer(turn(table), FLY_TO_ALL, BuyMarker("crystal"))
    assert (match.state.tower, score(match), match.state.ending) == ((2, 3, 1), 5 + 3, "statues")
    assert events(match, StatueRaised)[-1].level == 1


# ------------------------------------------------------------------ discounts


@pytest.mark.rule("EX-29", "ST-145")
def test_a_sponsor_takes_one_off_and_is_turned() -> None:
    table = lay()
    gauge(table, A, 1, 4)
    room(table, A, s1="M07")
    sponsor(table, A, "crystal")
    match = answer(turn(table), o.SET_TARGET, o.ChooseStone(4), o.RunTo(1))
    assert offered(match) == {Pay(0, 0, ("crystal",)), DECLINE}
    answer(match, Pay(0, 0, ("crystal",)))
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


@pytest.mark.rule("EX-30", "ST-147")
def test_a_gala_takes_two_off_and_returns_to_the_supply() -> None:
    table = lay()
    target(table, A, "2R")
    gala(table, A, "gear")
    match = answer(turn(table), FLY_TO_ALL, UseDistrict("2R", 0), Pay(0, 0, (), "gear"), Build(1))
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


# ------------------------------------------------------------------ passive effects


@pytest.mark.rule("ST-149")
def test_of_several_passive_effects_the_player_chooses_the_order() -> None:
    table = lay()
    room(table, A, s1="M17", s4="M41")
    room(table, B, s1="M17")
    target(table, A, "7L")
    match = answer(turn(table), FLY_TO_ALL)
    assert offered(match) == {o.ResolveMachine(1), o.ResolveMachine(4)}
    answer(match, o.ResolveMachine(4))
    assert (score(match, A), score(match, B)) == (2, 0)


@pytest.mark.rule("ST-153")
def test_copying_does_not_count_as_retrieving() -> None:
    table = lay()
    room(table, A, s1="M17")
    target(table, A, "8R")
    match = answer(turn(table), FLY_TO_ALL, UseDistrict("8R", 0), o.CopyDistrict("7L", 0))
    assert score(match) == 0


@pytest.mark.rule("ST-154", "ST-150")
def test_buy_tile_is_triggered_by_machines_and_banners_and_by_itself_but_not_by_markers() -> None:
    table = at_level(5, "M02", gear=4)
    room(table, A, s1="M28")
    match = answer(fly(table), BuyBanner("M02"), LoseStone(1))
    assert score(match) == 2 + 1
    table = at_level(5, "M28", crystal=2, gear=1)
    room(table, A, s1="S1")
    match = answer(fly(table), BuyMachine("M28"), Build(1))
    assert score(match) == 3 + 1
    table = at_market(crystal=1)
    room(table, A, s1="M28")
    assert score(answer(turn(table), FLY_TO_ALL, BuyMarker("crystal"), FORGO_MARKER)) == 0


@pytest.mark.rule("ST-154")
def test_buy_any_triggers_buy_tile_too() -> None:
    table = lay()
    room(table, A, s1="M28")
    hold(table, A, gear=2)
    match = answer(effect(table, "buy_any"), BuyMachine("M01"))
    settle(answer(match, drawn(match).outcomes[0]), Build)
    assert score(match) == 2


@pytest.mark.rule("ST-156", "ST-151", "ST-73", "ST-159")
def test_the_effect_for_hung_banners_comes_once_at_the_end_of_the_turn() -> None:
    table = at_level(5, "M02", gear=4)
    open_tile(table, 6, "M05")
    target(table, A, "6R")
    room(table, A, s1="M18")
    parasite(table, B, A, 1, "passive")
    hold(table, A, gear=4)
    table.players[A].storage += 1
    match = answer(fly(table), Visit("5L"), BuyBanner("M02"), LoseStone(1))
    assert score(match) == 2
    answer(match, BuyBanner("M05"), LoseStone(1))
    assert score(match) == 3
    assert offered(match, o.TakeResources)
    answer(match, o.TakeResources(1, 0))
    assert (asked(match).seat, score(match, B)) == (B, 1)
    answer(match, DECLINE)
    assert match.state.active == B


@pytest.mark.rule("ST-151")
def test_a_tile_scrapped_before_the_end_of_the_turn_gives_nothing() -> None:
    table = at_level(5, "M02", gear=2)
    open_tile(table, 6, "M11")
    target(table, A, "6R")
    room(table, A, s1="M18")
    hold(table, A, crystal=2, gear=2)
    table.players[A].storage += 1
    match = answer(fly(table), Visit("5L"), BuyBanner("M02"), LoseStone(1), BuyMachine("M11"), Build(1))
    assert score(match) == 2 + 2
    assert match.state.active == B


@pytest.mark.rule("ST-151")
def test_a_tile_built_after_the_banner_was_hung_still_counts() -> None:
    table = at_level(5, "M02", gear=2)
    open_tile(table, 6, "M18")
    target(table, A, "6R")
    room(table, A, s1="S1")
    hold(table, A, crystal=1, gear=3)
    table.players[A].storage += 1
    match = answer(fly(table), Visit("5L"), BuyBanner("M02"), LoseStone(1), BuyMachine("M18"), Build(1))
    assert score(match) == 2 + 2 + 1

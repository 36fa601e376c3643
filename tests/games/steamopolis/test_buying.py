"""Buying a tile as machine or as banner (ST-120 to ST-134)."""

import pytest

from kesselhaus.games.steamopolis.events import Invited, TileShown
from kesselhaus.games.steamopolis.examples import EXAMPLES
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    C,
    at_level,
    choices,
    effect,
    fly,
    goods,
    hold,
    lay,
    room,
    score,
    sold_out,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    FLY_TO_ALL,
    Build,
    BuyBanner,
    BuyMachine,
    LoseStone,
    PutParasite,
    Scrap,
    UseDistrict,
)
from kesselhaus.games.steamopolis.state import Lot
from tests.scenario import answer, asked, drawn, events, offered


@pytest.mark.rule("EX-12", "ST-123", "ST-127", "ST-122", "ST-129")
def test_machine_of_rank_0() -> None:
    before, after = EXAMPLES.boards("EX-12")
    match = answer(before, BuyMachine("M02"))
    assert (goods(match), score(match)) == ((0, 0), 1)
    assert len(drawn(match).outcomes) == 4
    tile = str(drawn(match).outcomes[0])
    answer(match, tile)
    assert [event.tile for event in events(match, TileShown)] == [tile]
    assert offered(match) == {Build(slot) for slot in range(1, 8)}
    assert after.state.players[A].room[3] == "M02"
    assert after.state.markets[5][0].tile == tile
    assert not events(after, Invited)


@pytest.mark.rule("EX-13", "ST-123", "ST-128")
def test_machine_of_rank_1() -> None:
    before, match = EXAMPLES.boards("EX-13")
    left = before.state.supply["capacity"]
    assert offered(answer(before, BuyMachine("M11"))) == {Scrap(1), Scrap(2)}
    assert (goods(match), score(match), match.state.supply["capacity"]) == ((0, 0), 2, left + 1)
    assert match.state.players[A].room[:2] == ["S1", "M11"]


@pytest.mark.rule("EX-14", "ST-125", "ST-119", "ST-128")
def test_machine_of_rank_2() -> None:
    _, match = EXAMPLES.boards("EX-14")
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
    _, match = EXAMPLES.boards("EX-15")
    assert (score(match), match.state.tower, match.state.ending) == (5 + 3, (2, 3, 5), "statues")


@pytest.mark.rule("EX-16", "ST-124", "ST-132")
def test_banner_of_rank_0() -> None:
    before, match = EXAMPLES.boards("EX-16")
    assert offered(answer(before, BuyBanner("M02"))) == {LoseStone(1), LoseStone(2), LoseStone(3)}
    player = match.state.players[A]
    assert (player.banners, player.reserve, player.room) == (("M02",), 3, [None] * 7)
    assert (goods(match), score(match)) == ((0, 0), 2)


@pytest.mark.rule("EX-17", "ST-124")
def test_banner_of_rank_1() -> None:
    _, match = EXAMPLES.boards("EX-17")
    assert (goods(match), match.state.players[A].room[0]) == ((0, 0), "S1")
    assert not events(match, Invited)


@pytest.mark.rule("EX-18", "ST-125")
def test_banner_of_rank_2() -> None:
    _, match = EXAMPLES.boards("EX-18")
    assert (match.state.players[A].banners, asked(match).seat) == (("M22",), B)
    assert offered(match, PutParasite)


@pytest.mark.rule("EX-19", "ST-133")
def test_banner_of_rank_3() -> None:
    _, match = EXAMPLES.boards("EX-19")
    assert (goods(match), match.state.tower, len(events(match, Invited))) == ((0, 0), (5,), 1)


@pytest.mark.rule("EX-20", "ST-132")
def test_a_purple_banner_scores_all_banners_of_which_purple_counts_two() -> None:
    assert score(EXAMPLES.boards("EX-20")[1]) == 5


@pytest.mark.rule("EX-21", "ST-132")
def test_an_orange_banner_scores_machines() -> None:
    assert score(EXAMPLES.boards("EX-21")[1]) == 4


@pytest.mark.rule("EX-22", "ST-132")
def test_a_blue_banner_scores_passenger_tiles() -> None:
    assert score(EXAMPLES.boards("EX-22")[1]) == 2


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
    (match,) = EXAMPLES.boards("EX-38")
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


@pytest.mark.rule("ST-100", "ST-122")
def test_what_is_bought_on_any_level_is_paid_like_everything_else() -> None:
    table = lay()
    hold(table, A, gear=3)
    match = answer(effect(table, "buy_any"), BuyMachine("M01"))
    assert (goods(match), score(match)) == ((0, 1), 1)


@pytest.mark.rule("ST-100", "ST-126")
def test_who_can_pay_no_tile_at_all_is_not_asked() -> None:
    assert asked(effect(lay(), "buy_any")).seat == B

"""District effects and the symbols that stand in them (4.11)."""

from random import Random

import pytest

from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.events import (
    MachineActivated,
    Peeked,
    PeekShown,
    StaticDischarge,
)
from kesselhaus.games.steamopolis.examples import EXAMPLES
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    C,
    choices,
    effect,
    flight,
    gauge,
    goods,
    hold,
    lay,
    parasite,
    room,
    score,
    settle,
    sponsor,
    stones,
    target,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    FLY_TO_ALL,
    USE,
    Build,
    BuyMachine,
    CopyDistrict,
    LoseStone,
    MoveStone,
    Pay,
    TurnArrow,
    TurnArrowOn,
    UseDistrict,
    Visit,
)
from kesselhaus.games.steamopolis.state import ARROW, FREE, STONE
from tests.scenario import answer, asked, drawn, events, offered


@pytest.mark.rule("ST-91")
def test_partial_effects_are_gone_through_from_top_to_bottom() -> None:
    table = flight("3X", seats=4)
    match = answer(turn(table), FLY_TO_ALL, UseDistrict("3X", 0))
    assert offered(match, o.TakeResources)
    answer(match, DECLINE)
    assert offered(match, MoveStone)


@pytest.mark.rule("ST-91", "EX-34")
def test_of_a_dividing_line_one_side_is_used() -> None:
    before, _, match = EXAMPLES.boards("EX-34")
    assert offered(before, UseDistrict) == {UseDistrict("7L", 0), UseDistrict("7L", 1)}
    assert score(match) == 1
    assert asked(match).seat == B
    match = answer(before, UseDistrict("7L", 0))
    assert not offered(match, o.UseParasite)


@pytest.mark.rule("ST-92", "EX-26", "ST-25")
def test_a_cost_applies_only_to_what_stands_below_it() -> None:
    before, match, used = EXAMPLES.boards("EX-26")
    assert offered(before) == {o.TakeSponsor("crystal"), o.TakeSponsor("gear"), DECLINE}
    assert offered(match) == {USE, DECLINE}
    assert (score(used), used.state.players[A].sponsors) == (2, ("gear",))
    answer(match, DECLINE)
    assert (score(match), match.state.players[A].sponsors) == (0, ("gear",))
    match = answer(turn(flight("7R")), FLY_TO_ALL, UseDistrict("7R", 0), DECLINE, USE)
    assert (score(match), match.state.players[A].sponsors) == (2, ())


@pytest.mark.rule("ST-23", "ST-92")
def test_what_cannot_be_paid_in_full_is_not_offered() -> None:
    table = flight("2R")
    hold(table, A, gear=1)
    match = answer(turn(table), FLY_TO_ALL, UseDistrict("2R", 0))
    assert (goods(match), asked(match).seat) == ((0, 1), B)


@pytest.mark.rule("ST-25a")
def test_a_cost_may_be_paid_for_what_is_then_lost() -> None:
    table = flight("2R")
    table.supply["capacity"] = 0
    hold(table, A, gear=2)
    match = answer(turn(table), FLY_TO_ALL, UseDistrict("2R", 0), Pay(0, 2))
    assert (goods(match), match.state.players[A].tiles, asked(match).seat) == ((0, 0), 0, B)


@pytest.mark.rule("ST-93", "ST-94")
def test_without_the_static_symbol_the_arrow_stays() -> None:
    match = answer(turn(flight("3R", arrow=True)), FLY_TO_ALL, UseDistrict("3R", 0))
    assert ARROW in match.state.players[A].gauge
    assert not events(match, StaticDischarge)


@pytest.mark.rule("ST-93", "ST-94")
def test_static_discharge_takes_the_arrow_also_if_nothing_is_used() -> None:
    match = answer(turn(flight("6L", arrow=True)), FLY_TO_ALL)
    answer(match, UseDistrict("6L", 0))
    assert match.state.players[A].gauge[2] == STONE
    assert len(events(match, StaticDischarge)) == 1
    match = answer(turn(flight("6L", arrow=True)), FLY_TO_ALL, DECLINE)
    assert match.state.players[A].gauge[2] == ARROW
    table = flight("6L", arrow=True)
    hold(table, A, gear=2)
    match = answer(turn(table, chance=Random(1)), FLY_TO_ALL, BuyMachine("M05"), Build(1))
    assert match.state.players[A].gauge[2] == ARROW


@pytest.mark.rule("ST-94")
def test_arrows_are_turned_on_the_gauge_and_on_districts_and_stay() -> None:
    table = flight("3R")
    gauge(table, A, 1, arrows=(4,))
    match = effect(table, "arrow(2)")
    assert offered(match) == {TurnArrow(1), TurnArrowOn("3R"), DECLINE}
    answer(match, TurnArrowOn("3R"), TurnArrow(1))
    assert match.state.players[A].targets == {"3R": True}
    assert match.state.players[A].gauge[1] == ARROW
    assert asked(match).seat == B


@pytest.mark.rule("ST-95", "ST-159")
def test_an_effect_with_the_end_symbol_waits_for_the_end_of_the_turn() -> None:
    match = answer(turn(flight("8L", "3R")), FLY_TO_ALL, Visit("8L"), UseDistrict("8L", 0))
    assert offered(match, UseDistrict) == {UseDistrict("3R", 0)}
    answer(match, DECLINE)
    assert offered(match, o.Peek)
    answer(match, DECLINE)
    assert offered(match, MoveStone)


@pytest.mark.rule("ST-92", "ST-23")
def test_a_stone_of_the_gauge_is_given_up_as_a_cost() -> None:
    table = flight("8X", seats=4)
    match = answer(turn(table), FLY_TO_ALL, UseDistrict("8X", 0))
    assert (score(match), offered(match)) == (1, {LoseStone(1), LoseStone(2), DECLINE})
    answer(match, LoseStone(2))
    assert (score(match), stones(match), match.state.players[A].reserve) == (1 + 3, [1], 4)
    table.players[A].gauge[1], table.players[A].reserve = FREE, 4
    match = answer(turn(table), UseDistrict("8X", 0))
    assert (score(match), asked(match).seat) == (1, B)


@pytest.mark.rule("ST-97", "ST-95")
def test_a_copied_end_effect_waits_too() -> None:
    match = answer(turn(flight("8R", "3R")), FLY_TO_ALL, Visit("8R"), UseDistrict("8R", 0))
    answer(match, CopyDistrict("8L", 0))
    assert offered(match, UseDistrict) == {UseDistrict("3R", 0)}
    answer(match, DECLINE)
    assert offered(match, o.Peek)


@pytest.mark.rule("ST-96", "ST-97", "ST-1")
def test_copy_district_leaves_out_districts_where_own_stones_lay() -> None:
    table = flight("8R", "3R")
    target(table, B, "5L")
    match = answer(turn(table), FLY_TO_ALL, Visit("3R"), DECLINE, UseDistrict("8R", 0))
    names = {option.district for option in choices(match, CopyDistrict)}
    assert names == set(table.box.board["A"]) - {"8R", "3R"}
    answer(match, CopyDistrict("5L", 0))
    assert asked(match).rule == "ST-22"


@pytest.mark.rule("ST-97")
def test_symbols_of_a_copied_district_apply_and_the_visiting_stone_jumps() -> None:
    table = flight("8R", arrow=True)
    match = answer(turn(table), FLY_TO_ALL, UseDistrict("8R", 0), CopyDistrict("3L", 0), USE)
    assert stones(match) == [1, 10]
    match = answer(turn(table), FLY_TO_ALL, UseDistrict("8R", 0), CopyDistrict("8L", 0))
    assert match.state.noted == ()
    assert offered(match, o.Peek)
    match = answer(turn(table), FLY_TO_ALL, UseDistrict("8R", 0), CopyDistrict("6L", 0))
    assert [event.district for event in events(match, StaticDischarge)] == ["8R"]


@pytest.mark.rule("ST-98")
def test_a_capacity_tile_goes_into_any_slot_and_replaces_what_is_there() -> None:
    table = lay()
    room(table, A, s1="capacity", s2="M05")
    parasite(table, B, A, 2)
    before = table.supply["capacity"]
    match = effect(table, "cap")
    assert offered(match, Build) == {Build(slot) for slot in range(1, 8)}
    answer(match, Build(2))
    assert match.state.boxed == ("M05",)
    assert match.state.players[B].parasites == (None, None, None)
    assert match.state.supply["capacity"] == before - 1
    assert answer(effect(table, "cap"), Build(1)).state.supply["capacity"] == before


@pytest.mark.rule("ST-99")
def test_run_machines_uses_all_machines_without_a_stone_and_without_parasites() -> None:
    table = flight("6R", position=4)
    room(table, A, s7="M15", s5="M03", s2="M13", s1="S4")
    parasite(table, B, A, 5)
    hold(table, A, crystal=1, gear=1)
    match = answer(turn(table), FLY_TO_ALL, UseDistrict("6R", 0), Pay(1, 0))
    assert asked(match).rule == "ST-22"
    answer(match, o.TakeResources(0, 1))
    assert offered(match, MoveStone) == {MoveStone(1), MoveStone(4)}
    answer(match, DECLINE)
    assert asked(match).seat == B
    assert match.state.players[B].parasites.count(None) == 2


@pytest.mark.rule("ST-99")
def test_what_run_machines_gains_may_pay_for_machines_further_left() -> None:
    table = lay()
    room(table, A, s7="M11", s1="M15")
    match = answer(effect(table, "run_machines"), Pay(0, 2))
    assert score(match) == 2
    assert {event.rule for event in events(match, MachineActivated)} == {"ST-99"}


@pytest.mark.rule("ST-100", "ST-134")
def test_buy_any_reaches_every_open_tile() -> None:
    table = lay(4)
    hold(table, A, crystal=5, gear=5)
    match = effect(table, "buy_any")
    tiles = {option.tile for option in choices(match, BuyMachine)}
    assert tiles == {f"M{number:02}" for number in range(1, 11)}


@pytest.mark.rule("ST-101")
def test_peek_shows_a_face_down_tile_to_one_player_only() -> None:
    match = effect(lay(), "peek")
    assert len(offered(match, o.Peek)) == 21
    answer(match, o.Peek(4, 2))
    lot = match.state.markets[4][2]
    assert set(drawn(match).outcomes) == set(match.state.box.tiles_of[2, lot.colour])
    tile = str(drawn(match).outcomes[0])
    answer(match, tile)
    assert match.state.markets[4][2].peeked == (A,)
    assert match.view(A).state.markets[4][2].tile == tile
    for other in (B, C, None):
        assert match.view(other).state.markets[4][2].tile is None
        assert match.view(other).state.markets[4][2].peeked == (A,)
        assert not [event for event in match.view(other).log if isinstance(event, PeekShown)]
        assert [event for event in match.view(other).log if isinstance(event, Peeked)]
        assert tile not in match.view(other).since


@pytest.mark.rule("ST-102")
def test_flip_sponsor_does_not_give_back_its_use() -> None:
    table = lay()
    table.players[A].character = 5
    sponsor(table, A, "crystal", "gear")
    table.players[A].sponsors_used = (True, False)
    match = effect(table, "flip_sponsor")
    assert offered(match) == {o.FlipSponsor(0), o.FlipSponsor(1), DECLINE}
    answer(match, o.FlipSponsor(0))
    match = effect(table, "flip_sponsor", "press(1)")
    answer(match, o.FlipSponsor(0))
    assert match.state.players[A].sponsors == ("gear", "gear")
    assert match.state.players[A].sponsors_used == (True, False)


@pytest.mark.rule("EX-27", "ST-27")
def test_a_new_stone_costs_a_crystal_for_each_owned_stone() -> None:
    before, match = EXAMPLES.boards("EX-27")
    assert offered(before) == {Pay(3, 0), DECLINE}
    assert stones(match) == [1, 2]
    assert match.state.players[A].stones == 4


@pytest.mark.rule("RU-22")
def test_set8_is_nothing_where_the_last_position_is_taken() -> None:
    table = flight("3L")
    gauge(table, A, 10)
    match = answer(turn(table, chance=Random(1)), FLY_TO_ALL, UseDistrict("3L", 0))
    assert asked(match).seat == B


@pytest.mark.rule("ST-21", "ST-25")
def test_set8_moves_a_stone_further_than_stones_move() -> None:
    """ST-36 would put it on the nearest free position."""
    match = answer(turn(flight("3L")), FLY_TO_ALL, UseDistrict("3L", 0))
    assert offered(match) == {USE, DECLINE}
    settle(answer(match, USE), o.Keep)
    assert stones(match) == [1, 10]


def test_the_stone_of_the_visit_is_the_one_that_jumps_wherever_it_was_moved() -> None:
    table = lay()
    table.visitor = 3
    match = answer(effect(table, "press(1)", "set8"), MoveStone(3), USE)
    assert stones(match) == [1, 2, 10]

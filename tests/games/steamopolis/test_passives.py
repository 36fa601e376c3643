"""Passive effects and what sets them off (ST-149 to ST-156)."""

import pytest

from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.examples import EXAMPLES
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    C,
    at_level,
    at_market,
    effect,
    fly,
    gauge,
    hold,
    lay,
    open_tile,
    parasite,
    room,
    score,
    settle,
    target,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    FLY_TO_ALL,
    FORGO_MARKER,
    MAKE_STEAM,
    Build,
    BuyBanner,
    BuyMachine,
    BuyMarker,
    LoseStone,
    UseDistrict,
    Visit,
)
from tests.scenario import answer, asked, drawn, offered


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


@pytest.mark.rule("ST-73", "ST-70")
def test_what_the_end_of_the_turn_gives_is_stored_at_once() -> None:
    table = at_level(5, "M02", gear=2)
    room(table, A, s1="M18")
    hold(table, A, crystal=3, gear=2)
    table.players[A].storage = 3
    match = answer(fly(table), BuyBanner("M02"), LoseStone(1), o.TakeResources(0, 1))
    assert (asked(match).seat, offered(match)) == (A, {o.Keep(3, 0), o.Keep(2, 1)})
    answer(match, o.Keep(2, 1))
    assert (asked(match).seat, match.state.players[A].hand_gear) == (B, 0)


@pytest.mark.rule("ST-156", "ST-161")
def test_a_banner_hung_in_the_turn_of_another_sets_nothing_off() -> None:
    table = at_level(5, "M02", gear=2)
    gauge(table, B, 9)
    room(table, B, s1="M18")
    match = answer(fly(table), BuyBanner("M02"), LoseStone(1))
    assert match.state.active == B
    answer(match, MAKE_STEAM)
    assert (match.state.active, score(match, B)) == (C, 0)


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


@pytest.mark.rule("EX-41", "ST-150", "ST-151", "ST-153")
def test_a_tile_bought_in_the_middle_sees_its_own_visit_and_none_before() -> None:
    _, at_7r, match = EXAMPLES.boards("EX-41")
    assert score(at_7r) == 0
    assert score(match) == 2 + 1


@pytest.mark.rule("ST-127")
def test_what_a_purchase_sets_off_comes_before_its_invitation() -> None:
    table = at_level(5, "M22", crystal=3)
    room(table, A, s1="S1", s2="M28")
    match = answer(fly(table), BuyMachine("M22"), o.Scrap(1))
    settle(match, Build)
    assert (asked(match).seat, score(match)) == (B, 3 + 1)

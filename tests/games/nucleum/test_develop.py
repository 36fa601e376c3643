"""Develop and the market (4.8)."""

import pytest

from kesselhaus.games.nucleum.events import RewardLost
from kesselhaus.games.nucleum.examples import EXAMPLES
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    act,
    acting,
    give,
    lay,
    names,
    play,
    unlocked,
)
from kesselhaus.games.nucleum.options import (
    Decline,
    PlaceNucleum,
    PlaceStar,
    Recharge,
    StopTaking,
    TakeTile,
    UseHalf,
)
from tests.scenario import answer, asked, events, offered


@pytest.mark.rule("NU-104", "NU-105", "NU-106", "NU-107", "EX-21")
def test_example_develop() -> None:
    match, taken = EXAMPLES.boards("EX-21")
    assert set(names(match, TakeTile)) == set(match.state.market)
    answer(match, TakeTile("T19"))
    assert match.state.market == ("T16", "T17", "T18", "T19", "T20")
    match = taken
    anna = match.state.players[ANNA]
    assert anna.thaler == 0
    assert anna.pool[-2:] == ("T19", "T17")
    assert match.state.market[2:] == ("T16", "T18", "T20")
    assert "" not in match.state.market


@pytest.mark.rule("NU-105")
def test_the_second_tile_costs_more_and_can_be_left() -> None:
    table = lay()
    give(table, thaler=3, workers=0)
    match = answer(act(table, "develop"), TakeTile("T04"))
    assert set(asked(match).options) == {TakeTile("T05"), StopTaking()}
    match.answer(StopTaking())
    assert match.state.players[ANNA].thaler == 2
    cheaper = lay(experiments="BACD")
    unlocked(cheaper, "B-5")
    give(cheaper, thaler=3, workers=0)
    match = answer(act(cheaper, "develop"), TakeTile("T04"))
    assert set(names(match, TakeTile)) == {"T01", "T02", "T03", "T05"}


@pytest.mark.rule("NU-105")
def test_a_discount_never_brings_thaler() -> None:
    match = answer(act(lay(), "develop", saving=2), TakeTile("T05"), StopTaking())
    assert match.state.players[ANNA].thaler == 4


@pytest.mark.rule("NU-108")
def test_one_empty_stack_is_no_end_condition() -> None:
    table = lay(2)
    table.stacks, table.base_tiles = (1, 10, 10), table.base_tiles[4:]
    match = answer(act(table, "develop"), TakeTile("T05"), StopTaking())
    assert match.state.stacks == (0, 10, 10)
    assert match.state.ends == ()


@pytest.mark.rule("NU-107", "NU-108")
def test_the_next_stack_follows_and_the_last_tile_meets_end_1() -> None:
    table = lay(2)
    table.stacks = (0, 1, 1)
    table.base_tiles, table.general_left = ("T16", "T17"), 0
    match = answer(act(table, "develop"), TakeTile("T05"), TakeTile("T04"))
    assert match.state.stacks == (0, 0, 0)
    assert match.state.ends == (("END-1", ANNA),)
    assert match.state.players[ANNA].vp == 3
    table = match.state.copy()
    give(table, thaler=5)
    match = act(table, "develop")
    match.answer(asked(match).options[-1])
    match.answer(StopTaking())
    assert match.state.market[0] == ""
    assert "" not in match.state.market[1:]


@pytest.mark.rule("NU-109")
def test_not_with_an_empty_market() -> None:
    table = lay()
    table.market = ("",) * 5
    assert offered(acting(table, "AS1"), UseHalf) == {UseHalf("AS1", 2)}


@pytest.mark.rule("NU-35", "NU-107")
def test_a_free_tile_may_be_declined_and_the_market_is_refilled() -> None:
    table = lay()
    give(table, achievements=1)
    match = answer(play(table.copy()), Recharge(), PlaceStar(1), PlaceNucleum("plauen"))
    assert set(asked(match).options) == {*map(TakeTile, table.market), Decline()}
    pool = match.state.players[ANNA].pool
    answer(match, TakeTile("T01"))
    assert match.state.players[ANNA].pool == (*pool, "T01")
    assert "" not in match.state.market
    match = answer(play(table.copy()), Recharge(), PlaceStar(1), PlaceNucleum("plauen"), Decline())
    assert match.state.market == table.market


@pytest.mark.rule("NU-108", "NU-107")
def test_a_free_tile_may_empty_the_stacks() -> None:
    table = lay()
    table.stacks, table.base_tiles, table.general_left = (0, 0, 1), ("T16",), 0
    give(table, achievements=1)
    match = answer(play(table), Recharge(), PlaceStar(1), PlaceNucleum("plauen"), TakeTile("T01"))
    assert match.state.ends == (("END-1", ANNA),)
    assert match.state.players[ANNA].vp == 3


@pytest.mark.rule("NU-35")
def test_a_free_tile_of_an_empty_market_is_lost() -> None:
    table = lay()
    table.stacks, table.base_tiles, table.general_left = (0, 0, 0), (), 0
    table.market = ("",) * 5
    give(table, achievements=1)
    match = answer(play(table), Recharge(), PlaceStar(1), PlaceNucleum("plauen"))
    assert [event.reward for event in events(match, RewardLost)] == ["tile:1"]
    assert asked(match).seat == BRUNO

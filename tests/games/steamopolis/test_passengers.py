"""Passengers (4.10)."""

import pytest

from kesselhaus.games.steamopolis.events import (
    PassengerTileTaken,
)
from kesselhaus.games.steamopolis.examples import EXAMPLES, scenes
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    score,
    target,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    TakeAboard,
    Visit,
)
from tests.scenario import answer, asked, events, offered


@pytest.mark.rule("EX-9", "ST-85")
def test_a_passenger_is_taken_only_if_a_stone_waits_at_the_target() -> None:
    before, at_2, at_7 = EXAMPLES.boards("EX-9")
    assert not offered(at_2, TakeAboard)
    assert offered(at_7) == {TakeAboard("banker"), DECLINE}
    match = answer(before, Visit("6L"), DECLINE, Visit("7L"))
    assert not offered(match, TakeAboard)


@pytest.mark.rule("EX-10", "ST-87", "ST-88", "ST-89", "ST-86")
def test_both_passengers_may_be_carried_and_bring_one_tile() -> None:
    _, aboard, match = EXAMPLES.boards("EX-10")
    answer(aboard, Visit("6L"))
    assert aboard.state.passengers == {"banker": 6, "stoker": 0}
    assert aboard.state.players[A].passenger_tiles == ("P07",)
    assert aboard.state.open_tile == "P07"
    assert match.state.passengers == {"banker": 6, "stoker": 3}
    assert len(events(match, PassengerTileTaken)) == 1
    assert not offered(match, TakeAboard)


@pytest.mark.rule("ST-84")
def test_who_is_at_the_target_wants_to_go_to_the_alternative() -> None:
    table = scenes.with_passengers("6L", "5L", "8L")
    table.passengers["banker"] = 6
    match = answer(turn(table), Visit("6L"), TakeAboard("banker"), DECLINE, Visit("5L"))
    assert match.state.passengers["banker"] == 5


@pytest.mark.rule("ST-84", "ST-90")
def test_without_tiles_the_targets_printed_on_the_board_apply() -> None:
    table = scenes.with_passengers("5L", "7L")
    table.open_tile, table.stack, table.ending = None, (), "passengers"
    table.passengers["banker"] = 5
    match = answer(turn(table), Visit("5L"), TakeAboard("banker"), DECLINE, DECLINE)
    assert match.state.passengers["banker"] == 7
    assert match.state.players[A].passenger_tiles == ()
    assert score(match) == 1


@pytest.mark.rule("ST-89")
def test_a_delivered_passenger_is_not_carried_again_in_the_turn() -> None:
    table = scenes.with_passengers("7L", "6L", "6R", "5L")
    match = answer(turn(table), Visit("7L"), TakeAboard("banker"), DECLINE, Visit("6L"), DECLINE, Visit("6R"))
    assert not offered(match, TakeAboard)


@pytest.mark.rule("ST-78")
def test_boarding_is_asked_before_the_district_is_used() -> None:
    match = answer(turn(scenes.with_passengers("7L", "6L")), Visit("7L"))
    assert asked(match).rule == "ST-85"


@pytest.mark.rule("ST-85")
def test_a_stone_of_another_player_at_the_target_does_not_count() -> None:
    table = scenes.with_passengers("7L")
    target(table, B, "6L")
    assert not offered(turn(table), TakeAboard)

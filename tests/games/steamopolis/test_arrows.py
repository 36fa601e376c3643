"""Stones with arrows move when a turn begins (ST-29)."""

import pytest

from kesselhaus.games.steamopolis.examples.positions import (
    A,
    gauge,
    lay,
    stones,
    target,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    MAKE_STEAM,
    DiscardMarker,
    MoveStone,
)
from tests.scenario import answer, asked, offered


@pytest.mark.rule("ST-29")
def test_stones_with_arrows_move_once_in_an_order_of_choice() -> None:
    table = lay()
    gauge(table, A, 5, arrows=(2, 4))
    match = turn(table)
    assert offered(match) == {MoveStone(2), MoveStone(4)}
    answer(match, MoveStone(2))
    assert stones(match) == [3, 5, 6]
    assert MAKE_STEAM in offered(match)


@pytest.mark.rule("ST-29")
def test_an_arrow_move_is_mandatory_and_stones_on_districts_stay() -> None:
    table = lay()
    gauge(table, A, arrows=(2,))
    target(table, A, "3L", arrow=True)
    match = turn(table)
    assert stones(match) == [3]
    assert match.state.players[A].targets == {"3L": True}


@pytest.mark.rule("ST-29")
def test_a_stone_with_arrow_that_cannot_move_stays() -> None:
    table = lay()
    gauge(table, A, 2, arrows=(10,))
    match = turn(table)
    assert stones(match) == [2, 10]
    assert MAKE_STEAM in offered(match)


@pytest.mark.rule("ST-29", "ST-47a")
def test_a_stone_with_arrow_moves_once_also_where_a_marker_lies_further_right() -> None:
    table = lay()
    gauge(table, A, arrows=(2,), markers=(5,))
    match = answer(turn(table), MoveStone(2))
    assert (stones(match), asked(match).rule) == ([3], "ST-30")


@pytest.mark.rule("ST-29", "ST-47a")
def test_a_stuck_stone_with_arrow_may_stay_and_the_marker_too() -> None:
    table = lay()
    gauge(table, A, 8, 9, 10, arrows=(6,), markers=(7,))
    match = turn(table)
    assert offered(match) == {DiscardMarker(7), DECLINE}
    answer(match, DECLINE)
    assert (asked(match).rule, stones(match), match.state.boxed_markers) == ("ST-30", [6, 8, 9, 10], 0)

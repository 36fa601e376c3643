"""Bonus markers from the market of level 1 (ST-135 to ST-144)."""

import pytest

from kesselhaus.games.steamopolis.events import MarkerForgone, StatueRaised
from kesselhaus.games.steamopolis.examples import EXAMPLES
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    at_market,
    gauge,
    goods,
    room,
    score,
    sold_out,
    stones,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    DONE,
    FLY_TO_ALL,
    FORGO_MARKER,
    BuyMarker,
    DiscardMarker,
    PutMarker,
    PutParasite,
    Visit,
)
from kesselhaus.games.steamopolis.state import BONUS
from tests.scenario import answer, asked, events, offered


@pytest.mark.rule("EX-23", "ST-135", "ST-137", "ST-138", "ST-139")
def test_two_markers_in_one_visit() -> None:
    before, first, match = EXAMPLES.boards("EX-23")
    assert stones(before) == [3, 4, 5, 6]
    assert (goods(first), score(first)) == ((0, 3), 0)
    assert first.state.players[A].gauge[7] == BONUS
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


@pytest.mark.rule("ST-143")
def test_while_one_row_has_markers_the_statue_stays() -> None:
    table = at_market(crystal=3)
    table.rows, table.boxed_markers = {"crystal": (2,), "gear": (2,)}, 6
    match = answer(turn(table), FLY_TO_ALL, BuyMarker("crystal"))
    assert (match.state.rows, match.state.tower) == ({"crystal": (), "gear": (2,)}, ())


@pytest.mark.rule("ST-47a", "ST-139")
def test_an_old_marker_may_leave_before_the_new_one_is_placed() -> None:
    table = at_market(crystal=2)
    table.rows["crystal"], table.boxed_markers = (4, 3, 2), 1
    gauge(table, A, 6, 8, 9, 10, markers=(7,))
    match = answer(turn(table), FLY_TO_ALL, Visit("1L"), BuyMarker("crystal"))
    assert offered(match) == {FORGO_MARKER, DiscardMarker(7)}
    answer(match, DiscardMarker(7))
    assert offered(match) == {PutMarker(6), FORGO_MARKER}
    answer(match, PutMarker(6))
    assert (stones(match), match.state.boxed_markers) == ([1, 7, 8, 9, 10], 2)


@pytest.mark.rule("ST-119", "ST-137", "ST-135")
def test_the_invitation_of_a_marker_comes_before_the_next_marker() -> None:
    table = at_market(crystal=3, gear=1)
    table.rows["crystal"], table.boxed_markers = (2,), 3
    room(table, A, s1="M01")
    match = answer(turn(table), FLY_TO_ALL, BuyMarker("crystal"), FORGO_MARKER)
    assert (asked(match).seat, offered(match, BuyMarker)) == (B, set())
    answer(match, DECLINE, DECLINE)
    assert offered(match) == {BuyMarker("gear"), DONE}

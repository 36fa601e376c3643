"""Moving stones on the gauge (4.3)."""

import pytest

from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.events import PressureLost, StoneMoved
from kesselhaus.games.steamopolis.examples import EXAMPLES
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    effect,
    gala,
    gauge,
    lay,
    room,
    sponsor,
    stones,
    target,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    MAKE_STEAM,
    Boost,
    DiscardMarker,
    MoveStone,
)
from kesselhaus.games.steamopolis.state import ARROW, BASE, BONUS, FREE, PINK, STONE
from tests.scenario import answer, asked, events, offered


@pytest.mark.rule("ST-36", "ST-40", "ST-144")
def test_a_stone_moves_to_the_nearest_free_position_and_jumps_over_what_is_in_the_way() -> None:
    table = lay()
    gauge(table, A, 2, 3, markers=(4,), base=1)
    match = answer(effect(table, "press(1)"), MoveStone(2))
    assert stones(match) == [3, 5]
    assert [(told.start, told.to, told.value) for told in events(match, StoneMoved)] == [(2, 5, 3)]
    assert match.state.players[A].gauge[4] == BONUS
    assert match.state.players[A].gauge[1] == BASE


@pytest.mark.rule("ST-36")
def test_a_stone_without_a_free_position_to_its_right_cannot_move() -> None:
    table = lay()
    gauge(table, A, 5, 9, 10)
    assert offered(effect(table, "press(1)"), MoveStone) == {MoveStone(5)}


@pytest.mark.rule("ST-37")
def test_the_same_stone_may_be_chosen_repeatedly() -> None:
    match = effect(lay(), "press(3)")
    assert offered(match) == {MoveStone(1), MoveStone(2), MoveStone(3), DECLINE}
    answer(match, MoveStone(3), MoveStone(4), MoveStone(5))
    assert stones(match) == [1, 2, 6]


@pytest.mark.rule("ST-38", "ST-25")
def test_pressure_once_begun_has_to_be_used_up() -> None:
    match = answer(effect(lay(), "press(2)"), MoveStone(1))
    assert DECLINE not in offered(match)


@pytest.mark.rule("ST-25")
def test_pressure_may_be_declined_as_a_whole() -> None:
    match = answer(effect(lay(), "press(2)"), DECLINE)
    assert stones(match) == [1, 2, 3]
    assert match.state.active == B


@pytest.mark.rule("EX-2", "ST-38")
def test_moves_are_lost_when_no_stone_can_move() -> None:
    match = EXAMPLES.boards("EX-2")[-1]
    assert stones(match) == [7, 8, 9, 10]
    assert [event.moves for event in events(match, PressureLost)] == [2]


@pytest.mark.rule("EX-2")
def test_other_orders_of_moves_are_legal() -> None:
    assert offered(EXAMPLES.boards("EX-2")[0], MoveStone) == {MoveStone(place) for place in (3, 4, 5, 6)}


@pytest.mark.rule("ST-39")
def test_of_press_one_a_single_stone_moves_as_often_as_one_likes() -> None:
    table = lay()
    gauge(table, A, 1, 4)
    match = effect(table, "press_one(3)")
    ways = {Boost(1, 2), Boost(1, 3), Boost(1, 5), Boost(4, 5), Boost(4, 6), Boost(4, 7)}
    assert offered(match) == {*ways, DECLINE}
    assert stones(answer(match, Boost(1, 5))) == [4, 5]


@pytest.mark.rule("ST-41")
def test_stones_on_districts_are_not_moved_by_pressure() -> None:
    table = lay()
    gauge(table, A, 2)
    target(table, A, "4L")
    match = effect(table, "press(1)")
    assert offered(match, MoveStone) == {MoveStone(2)}


@pytest.mark.rule("ST-45")
def test_the_base_marker_pushes_a_stone_on() -> None:
    table = lay()
    gauge(table, A, 1, 2)
    match = answer(effect(table, "base"), o.USE)
    assert (match.state.players[A].base, stones(match)) == (1, [2, 3])
    assert match.state.players[A].gauge[:2] == [FREE, BASE]


@pytest.mark.rule("ST-45", "ST-25")
def test_the_base_marker_may_stay_where_it_is() -> None:
    """RU-51."""
    table = lay()
    gauge(table, A, 1, 2)
    match = answer(effect(table, "base"), o.DECLINE)
    assert (match.state.players[A].base, stones(match)) == (0, [1, 2])


@pytest.mark.rule("ST-45", "ST-44")
def test_a_stone_that_cannot_give_way_to_the_base_marker_is_set_aside_without_its_arrow() -> None:
    table = lay()
    gauge(table, A, 7, 8, 9, 10, arrows=(6,), base=5)
    player = answer(effect(table, "base"), o.USE).state.players[A]
    assert (player.base, player.reserve) == (6, 1)
    assert player.gauge.count(ARROW) == 0


@pytest.mark.rule("ST-45", "ST-47a")
def test_a_marker_may_leave_so_that_a_stone_can_give_way_to_the_base_marker() -> None:
    table = lay()
    gauge(table, A, 5, 6, 8, 9, 10, markers=(7,), base=4)
    match = effect(table, "base")
    assert offered(match) == {o.USE, o.DiscardMarker(7), o.DECLINE}
    answer(match, o.DiscardMarker(7), o.USE)
    assert (match.state.players[A].base, stones(match)) == (5, [6, 7, 8, 9, 10])
    gauge(table, A, 7, 8, 9, 10, markers=(6,), base=4)
    assert offered(effect(table, "base")) == {o.USE, o.DECLINE}


@pytest.mark.rule("ST-44", "ST-42")
def test_a_new_stone_has_no_arrow_and_comes_right_of_the_base_marker() -> None:
    table = lay()
    gauge(table, A, arrows=(3,), base=2)
    player = answer(effect(table, "stone"), o.USE).state.players[A]
    assert (player.gauge[3], player.gauge[4], player.reserve) == (ARROW, STONE, 3)


@pytest.mark.rule("ST-45")
def test_the_base_marker_sends_a_bonus_marker_to_the_box() -> None:
    table = lay()
    gauge(table, A, 7, markers=(3,), base=2)
    match = answer(effect(table, "base"), o.USE)
    assert match.state.boxed_markers == 1
    assert match.state.players[A].gauge[3] == BASE


@pytest.mark.rule("ST-26", "ST-45")
def test_beyond_a_maximum_nothing_is_gained_and_nobody_asked() -> None:
    table = lay()
    gauge(table, A, 7, 8, base=6)
    target(table, A, "1L", "1R", "2L")
    sponsor(table, A, "crystal")
    gala(table, A, "gear")
    match = effect(table, "base", "stone", "sponsor", "gala")
    player = match.state.players[A]
    assert (player.base, player.stones, player.sponsors, player.gala) == (6, 5, ("crystal",), "gear")
    assert asked(match).seat == B


@pytest.mark.rule("ST-46")
def test_the_base_marker_sets_no_lower_limit_for_levels() -> None:
    table = lay()
    gauge(table, A, 7, base=6)
    match = answer(turn(table), o.SET_TARGET)
    assert o.PlaceStone("1L") in offered(match)


@pytest.mark.rule("ST-47", "ST-47a", "EX-37")
def test_a_marker_in_the_way_can_be_sent_to_the_box_before_the_action() -> None:
    before, boxed, match = EXAMPLES.boards("EX-37")
    assert offered(before) == {o.SET_TARGET, DiscardMarker(7)}
    assert MAKE_STEAM in offered(boxed)
    assert stones(match) == [7, 8, 9, 10]
    assert match.state.boxed_markers == 1


@pytest.mark.rule("ST-47a")
def test_a_marker_may_make_room_before_moves_are_lost() -> None:
    table = lay()
    gauge(table, A, 6, 8, 9, 10, markers=(7,))
    match = effect(table, "press(1)")
    assert offered(match) == {DiscardMarker(7), DECLINE}
    answer(match, DiscardMarker(7), MoveStone(6))
    assert stones(match) == [7, 8, 9, 10]


@pytest.mark.rule("ST-47a")
def test_where_a_marker_lies_it_is_asked_also_with_a_single_stone() -> None:
    table = lay()
    gauge(table, A, 2, arrows=(), markers=(5,))
    assert offered(answer(turn(table), MAKE_STEAM)) == {MoveStone(2), DiscardMarker(5)}
    gauge(table, A, arrows=(2,), markers=(5,))
    assert offered(turn(table)) == {MoveStone(2), DiscardMarker(5)}
    assert DiscardMarker(5) in offered(effect(table, "press_one(2)"))
    target(table, A, "1L")
    gauge(table, A, 3, markers=(5,))
    assert offered(answer(turn(table), o.FLY_TO_ALL)) == {o.Visit("1L"), DiscardMarker(5)}


@pytest.mark.rule("ST-47", "INV-15")
def test_the_pink_marker_goes_to_the_box_as_the_pink_one() -> None:
    table = lay()
    gauge(table, A, 3, markers=(5, 6)).gauge[5] = PINK
    table.pink_boxed = False
    match = answer(turn(table), DiscardMarker(5))
    assert (match.state.pink_boxed, match.state.boxed_markers) == (True, 0)
    answer(match, DiscardMarker(6))
    assert (match.state.pink_boxed, match.state.boxed_markers) == (True, 1)


@pytest.mark.rule("ST-38", "ST-48")
def test_a_single_stone_takes_all_moves_and_none_is_lost() -> None:
    table = lay()
    gauge(table, A, 2)
    room(table, A, s1="M24")
    match = answer(turn(table), MAKE_STEAM)
    assert (stones(match), events(match, PressureLost)) == ([6], [])


@pytest.mark.rule("ST-38", "ST-47a")
def test_who_keeps_the_marker_in_the_way_loses_the_moves_that_are_left() -> None:
    table = lay()
    gauge(table, A, 5, 6, 8, 9, markers=(7,))
    match = answer(effect(table, "press(3)"), MoveStone(5))
    assert offered(match) == {DiscardMarker(7), DECLINE}
    answer(match, DECLINE)
    assert [event.moves for event in events(match, PressureLost)] == [2]


@pytest.mark.rule("ST-47a")
def test_a_marker_that_no_stone_has_to_pass_is_not_asked_about() -> None:
    table = lay()
    gauge(table, A, 10, markers=(5,))
    for symbol in ("press(1)", "press_one(2)"):
        assert asked(effect(table, symbol)).seat == B


@pytest.mark.rule("ST-47a", "ST-39")
def test_before_the_moves_of_one_stone_a_marker_may_make_room() -> None:
    table = lay()
    gauge(table, A, 4, markers=(5,))
    match = answer(effect(table, "press_one(1)"), DiscardMarker(5))
    assert (offered(match), match.state.boxed_markers) == ({Boost(4, 5), DECLINE}, 1)


@pytest.mark.rule("ST-43")
def test_a_new_stone_finds_no_room_on_a_full_gauge_and_stays_in_the_supply() -> None:
    table = lay()
    gauge(table, A, 7, 8, 9, 10, base=6)
    match = answer(effect(table, "stone"), o.USE)
    assert (stones(match), match.state.players[A].reserve) == ([7, 8, 9, 10], 1)


@pytest.mark.rule("ST-43")
def test_a_new_stone_takes_the_place_of_a_marker_right_of_the_base_marker() -> None:
    table = lay()
    gauge(table, A, 6, 8, 9, 10, markers=(3, 7), base=5)
    match = answer(effect(table, "stone"), o.USE)
    assert (stones(match), match.state.boxed_markers) == ([6, 7, 8, 9, 10], 1)


@pytest.mark.rule("ST-26")
def test_who_may_own_two_sponsors_gains_no_third() -> None:
    table = lay()
    table.players[A].character = 5
    sponsor(table, A, "gear", "crystal")
    assert asked(effect(table, "sponsor")).seat == B

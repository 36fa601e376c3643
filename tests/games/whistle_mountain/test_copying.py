"""Activating and copying machines, and the duplicator (WM-143 to WM-149, WM-155, WM-158)."""

import pytest

from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.effects import Duplicate
from kesselhaus.games.whistle_mountain.examples import EXAMPLES
from kesselhaus.games.whistle_mountain.examples.positions import (
    FORGE,
    A,
    able,
    begin,
    block,
    building,
    deal,
    effect,
    flooded,
    hall,
    hold,
    lay,
    small,
    store,
)
from kesselhaus.games.whistle_mountain.state import REMOVED
from kesselhaus.games.whistle_mountain.tasks.turn import MainAction
from tests.scenario import answer, events, offered

DECLINE = o.Decline()


@pytest.mark.rule("WM-143")
def test_only_a_working_machine_can_be_activated() -> None:
    table = hall(("ms01", 1, 1), ("ms05", 1, 4))
    flooded(table, 1)
    deal(table, A, "cd12")
    match = begin(table, o.PlayCard("cd12"))
    assert offered(match) == {o.Activate("ms05"), DECLINE}
    match.answer(o.Activate("ms05"))
    assert match.state.players[A].goods["iron"] == 2
    assert events(match, e.Activated)[0].by == "cd12"


@pytest.mark.rule("WM-144", "WM-145")
def test_neighbours_of_the_copying_machine_that_do_not_copy() -> None:
    table = hall(("mm14", 3, 1), ("ms01", 1, 1), ("ms05", 5, 4), ("mm13", 3, 3))
    table.duplicator = "ms01"
    match = begin(table, *small(4, 1), o.Activate("mm14"))
    assert offered(match) == {o.Activate("ms01"), DECLINE}
    match.answer(o.Activate("ms01"))
    assert match.state.players[A].goods["coal"] == 2
    deal(table, A, "cd12")
    match = begin(table, o.PlayCard("cd12"))
    assert offered(match, o.Activate) == {o.Activate(each) for each in ("mm14", "ms01", "ms05", "mm13")}


@pytest.mark.rule("WM-147", "WM-148", "EX-18")
def test_the_duplicator() -> None:
    match, moved = EXAMPLES.boards("EX-18")
    water = match.state.players[A].goods["water"]
    assert offered(match) == {o.Activate("ms06"), o.PlaceToken("mm04"), DECLINE}
    plain = answer(match.fork(), o.Activate("ms06"))
    assert plain.state.players[A].goods["gold"] == 2
    assert water == 2
    player = moved.state.players[A]
    assert (player.goods["water"], player.goods["whistle"]) == (1, 2)
    assert moved.state.duplicator == "mm04"
    table = EXAMPLES.begun("EX-18").state
    table.duplicator = ""
    hold(table, A)
    deal(table, A, "cd12")
    match = begin(table, o.PlayCard("cd12"), o.Activate("mm13"))
    assert FORGE in offered(match)
    assert not offered(match, o.Activate, o.PlaceToken)


@pytest.mark.rule("WM-115", "WM-147", "WM-149")
def test_the_duplicator_copies_nothing_new_and_nothing_once_it_has_stopped() -> None:
    table = hall(("mm13", 1, 1), ("ms06", 3, 4), ("mm04", 5, 3))
    table.duplicator = "ms06"
    effect(table, "mm13", Duplicate())
    hold(table, A, water=1)
    assert offered(begin(table)) == {o.Activate("ms06"), o.PlaceToken("mm04"), DECLINE}
    table.sent, table.barred = "small", ("ms06",)
    assert offered(begin(table)) == {o.PlaceToken("mm04"), DECLINE}
    flooded(table, 1)
    table.duplicator, table.sent, table.barred = REMOVED, "", ()
    assert not offered(begin(table), o.Activate, o.PlaceToken)


@pytest.mark.rule("WM-149")
def test_a_token_that_has_left_the_game_is_not_placed_again() -> None:
    table = hall(("ms06", 3, 4))
    store(table, A, "mm13")
    placed = begin(table, FORGE, *building("mm13", 1, 1))
    assert offered(placed) == {o.PlaceToken("ms06")}
    table.duplicator = REMOVED
    match = begin(table, FORGE, *building("mm13", 1, 1))
    assert not offered(match, o.PlaceToken)
    assert match.state.duplicator == REMOVED


@pytest.mark.rule("WM-149", "WM-155", "EX-23")
def test_a_duplicator_that_the_flood_covers_at_once() -> None:
    _, match = EXAMPLES.boards("EX-23")
    state = match.state
    assert state.players[A].score == 9
    assert state.water_level == 7
    assert state.duplicator == REMOVED
    assert state.end_reason == "barracks"
    assert not offered(match, o.PlaceToken, o.Activate)


@pytest.mark.rule("WM-155")
def test_the_admiral_activates_what_still_works() -> None:
    table = lay()
    block(table, 1, 7)
    block(table, 1, 1)
    able(table, A, "ab03")
    store(table, A, "ms01")
    match = begin(table, FORGE, *building("ms01", 1, 8))
    assert offered(match) == {o.Activate("ms01"), DECLINE}
    match.answer(o.Activate("ms01"))
    assert match.state.players[A].goods["coal"] == 2
    told = events(match, e.Activated)[-1]
    assert (told.seat, told.machine, told.by, told.rule) == (A, "ms01", "", "WM-155")


@pytest.mark.rule("WM-158a")
def test_one_effect_activates_a_machine_once_but_several_effects_may() -> None:
    table = hall(("ml14", 1, 1), ("ms01", 1, 3), ("ms05", 4, 1))
    deal(table, A, "cd12")
    match = begin(table, *small(1, 1), o.Activate("ml14"), o.Activate("ms01"))
    assert offered(match) == {o.Activate("ms05"), DECLINE}
    answer(match, o.Activate("ms05"), o.PlayCard("cd12"), o.Activate("ms01"))
    player = match.state.players[A]
    assert (player.goods["coal"], player.goods["iron"]) == (4, 2)


@pytest.mark.rule("WM-158b")
def test_copying_does_not_run_in_circles() -> None:
    table = hall(("mm14", 1, 1), ("ml14", 3, 1), ("mm13", 1, 3), ("ms01", 3, 3))
    table.duplicator = "ms01"
    deal(table, A, "cd12")
    match = begin(table, o.PlayCard("cd12"), o.Activate("ml14"))
    assert offered(match) == {o.Activate("ms01"), DECLINE}
    match.answer(o.Activate("ms01"))
    assert match.state.agenda == [MainAction(A)]
    assert offered(match, o.Send, o.Forge)

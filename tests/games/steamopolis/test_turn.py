"""Rounds and turns (4.2) and Make Steam (4.4)."""

import pytest

from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.events import SteamMade
from kesselhaus.games.steamopolis.examples import EXAMPLES
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    choices,
    effect,
    gauge,
    hold,
    lay,
    parasite,
    room,
    score,
    settle,
    target,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    MAKE_STEAM,
    MoveStone,
)
from tests.scenario import answer, asked, events, offered


@pytest.mark.rule("ST-48", "EX-1")
def test_make_steam_counts_all_boilers() -> None:
    before, shown = EXAMPLES.boards("EX-1")
    assert asked(shown).seat == B
    match = answer(before, MAKE_STEAM)
    assert [event.pressure for event in events(match, SteamMade)] == [5]
    for _ in range(5):
        answer(match, choices(match, MoveStone)[-1])
    assert asked(match).seat == B


@pytest.mark.rule("ST-49", "ST-25")
def test_the_pressure_of_make_steam_cannot_be_declined() -> None:
    assert offered(answer(turn(lay()), MAKE_STEAM)) == {MoveStone(1), MoveStone(2), MoveStone(3)}


@pytest.mark.rule("ST-50")
def test_make_steam_activates_nothing() -> None:
    table = lay()
    room(table, A, s1="M01")
    parasite(table, B, A, 1)
    match = answer(turn(table), MAKE_STEAM, MoveStone(1), MoveStone(2), MoveStone(3))
    assert (match.state.players[A].crystal, match.state.players[B].crystal) == (0, 0)
    assert match.state.players[B].parasites.count(None) == 2


@pytest.mark.rule("ST-51")
def test_other_pressure_has_its_printed_number() -> None:
    table = lay()
    room(table, A, s1="M07", s2="capacity")
    match = answer(effect(table, "press(1)"), MoveStone(1))
    assert asked(match).seat == B


@pytest.mark.rule("ST-52", "ST-152")
def test_after_the_increase_passive_effects_are_triggered_and_then_stored() -> None:
    table = lay()
    room(table, A, s1="M06")
    hold(table, A, crystal=3)
    match = answer(turn(table), MAKE_STEAM, MoveStone(1), MoveStone(2))
    assert match.state.players[A].gear == 0
    answer(match, MoveStone(3))
    assert match.state.players[A].gear == 1
    assert offered(match) == {o.Keep(3, 0), o.Keep(2, 1)}
    assert score(match) == 0


@pytest.mark.rule("ST-31", "ST-32", "ST-33", "ST-30")
def test_exactly_the_legal_actions_are_offered() -> None:
    table = lay()
    gauge(table, A, 10)
    target(table, A, "1L")
    assert offered(turn(table)) == {o.SET_TARGET, o.FLY_TO_ALL}
    gauge(table, A, 1)
    target(table, B, "1R")
    assert offered(turn(table)) == {MAKE_STEAM, o.FLY_TO_ALL}
    gauge(table, A, 3)
    table.players[A].targets.clear()
    assert offered(turn(table)) == {MAKE_STEAM, o.SET_TARGET}


@pytest.mark.rule("ST-34")
def test_who_has_no_stone_on_the_gauge_has_to_fly() -> None:
    table = lay()
    gauge(table, A)
    target(table, A, "3R", "4L")
    assert offered(turn(table)) == {o.Visit("3R"), o.Visit("4L")}


@pytest.mark.rule("ST-34a")
def test_who_can_do_nothing_at_all_does_nothing() -> None:
    table = lay()
    gauge(table, A, 10)
    for district in table.box.board["A"]:
        table.players[B].targets[district] = False
    assert asked(turn(table)).seat == B


@pytest.mark.rule("ST-28", "ST-35")
def test_turns_go_clockwise_and_the_start_player_never_changes() -> None:
    table = lay()
    table.start_player = B
    match = turn(table, B)
    seats = []
    for _ in range(7):
        seats.append(asked(match).seat)
        settle(answer(match, MAKE_STEAM), MoveStone)
    assert seats == [1, 2, 0, 1, 2, 0, 1]
    assert (match.state.round, match.state.start_player) == (3, B)


@pytest.mark.rule("ST-48", "ST-65")
def test_both_connected_boilers_of_a_tile_count() -> None:
    table = lay()
    room(table, A, s1="M24")
    match = answer(turn(table), MAKE_STEAM)
    assert [event.pressure for event in events(match, SteamMade)] == [2 + 2]

"""Parasites of the solo game (ST-180 to ST-184)."""

from random import Random

import pytest

from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.events import Invited
from kesselhaus.games.steamopolis.examples import EXAMPLES
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    alone,
    beside,
    choices,
    effect,
    flown,
    gauge,
    goods,
    hold,
    open_tile,
    score,
    target,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    DONE,
    FLY_TO_ALL,
    PUT_BESIDE,
    USE,
    UseDistrict,
    UseTile,
)
from tests.scenario import answer, asked, drawn, events, offered


@pytest.mark.rule("ST-180")
def test_parasites_go_beside_the_stack() -> None:
    match = effect(alone(), "par_place(2)")
    assert offered(match) == {PUT_BESIDE, DECLINE}
    answer(match, PUT_BESIDE)
    assert offered(match) == {PUT_BESIDE, DONE}
    answer(match, PUT_BESIDE)
    assert match.state.players[A].parasites.count(None) == 1
    assert asked(match).rule == "ST-30"


@pytest.mark.rule("ST-181", "ST-73")
def test_a_parasite_taken_back_uses_a_removed_tile() -> None:
    table = alone()
    beside(table, 2)
    open_tile(table, 3, "M31")
    open_tile(table, 6, "M15")
    hold(table, A, gear=3)
    match = flown(table)
    answer(match, drawn(match).outcomes[0])
    answer(match, drawn(match).outcomes[0])
    tiles = {UseTile("M31", "activation"), UseTile("M31", "passive"), UseTile("M15", "activation")}
    assert offered(match) == {*tiles, DONE}
    answer(match, UseTile("M31", "activation"))
    assert goods(match) == (0, 3)
    answer(match, UseTile("M15", "activation"), o.Pay(0, 2))
    assert (score(match), goods(match)) == (3 + 2, (0, 1))
    assert match.state.players[A].parasites == (None, None, None)


@pytest.mark.rule("EX-40", "ST-181a")
def test_a_parasite_put_beside_the_stack_in_this_step_waits() -> None:
    _, match = EXAMPLES.boards("EX-40")
    assert drawn(match).rule == "ST-177"
    assert match.state.players[A].parasites.count(None) == 2


@pytest.mark.rule("ST-181a")
def test_a_parasite_that_came_back_through_an_effect_is_not_taken_back_again() -> None:
    table = alone()
    beside(table, 2)
    match = flown(table)
    answer(match, drawn(match).outcomes[0])
    answer(match, drawn(match).outcomes[0])
    answer(match, UseTile("M05", "activation"), PUT_BESIDE, UseTile("M05", "activation"), PUT_BESIDE)
    assert drawn(match).rule == "ST-177"
    assert match.state.players[A].parasites.count(None) == 1


@pytest.mark.rule("ST-182", "ST-114a")
def test_par_act_uses_open_tiles_on_the_targets() -> None:
    table = alone()
    beside(table, 2)
    open_tile(table, 3, "M18")
    table.passengers = {"banker": 6, "stoker": 3}
    match = effect(table, "par_act(all)")
    tiles = {UseTile("M18", "activation"), UseTile("M18", "passive"), UseTile("M05", "activation")}
    assert offered(match) == {*tiles, DECLINE}
    answer(match, UseTile("M18", "passive"), o.TakeResources(1, 0))
    assert (score(match), match.state.players[A].hand_crystal) == (4 + 1, 1)
    answer(match, UseTile("M18", "passive"))
    answer(match, DECLINE)
    assert (score(match), match.state.players[A].parasites.count(None)) == (4 + 2, 1)
    assert asked(match).rule == "ST-30"


@pytest.mark.rule("ST-182")
def test_level_1_has_no_such_tile() -> None:
    table = alone()
    beside(table, 1)
    table.open_tile = "P05"
    assert offered(effect(table, "par_act(1)")) == {UseTile("M05", "activation"), DECLINE}


@pytest.mark.rule("ST-183")
def test_par_place_act_puts_one_beside_and_uses_a_tile_once() -> None:
    table = alone()
    match = answer(effect(table, "par_place_act"), PUT_BESIDE, UseTile("M02", "activation"))
    assert (goods(match), asked(match).rule) == ((0, 1), "ST-30")
    assert asked(answer(effect(table, "par_place_act"), DECLINE)).rule == "ST-30"
    beside(table, 1)
    assert offered(answer(effect(table, "par_place_act"), DECLINE), UseTile)


@pytest.mark.rule("ST-184")
def test_an_invitation_counts_as_paid_and_shaking_does_nothing() -> None:
    table = alone()
    gauge(table, A, 1)
    target(table, A, "7R")
    match = answer(turn(table, chance=Random(1)), FLY_TO_ALL, UseDistrict("7R", 0), DECLINE, USE)
    assert (score(match), events(match, Invited)) == (3 + 2, [])
    beside(table, 2)
    match = effect(table, "shake_all")
    assert match.state.players[A].parasites.count(None) == 1


@pytest.mark.rule("ST-181")
@pytest.mark.parametrize("count", [0, 1])
def test_tiles_removed_in_an_earlier_turn_are_gone(count: int) -> None:
    table = alone()
    beside(table, count)
    match = flown(table)
    for tile in ("M15", "M12"):
        answer(match, tile)
    answer(match, *[DONE] * count, "P01")
    assert (match.state.boxed, match.state.open_tile) == (("M05", "M02"), "P01")
    again = match.state.copy()
    beside(again, 1)
    match = flown(again)
    answer(match, drawn(match).outcomes[0])
    assert {option.tile for option in choices(match, UseTile)} == {"M04"}


@pytest.mark.rule("ST-182")
def test_without_a_parasite_beside_the_stack_no_open_tile_is_used() -> None:
    assert asked(effect(alone(), "par_act(1)")).rule == "ST-30"

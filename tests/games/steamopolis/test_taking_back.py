"""What can be taken back, and what stands."""

import pytest

from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    at_level,
    effect,
    lay,
    parasite,
    room,
    run_through,
    turn,
)
from kesselhaus.games.steamopolis.options import FLY_TO_ALL, SET_TARGET, BuyMachine, ChooseStone, MoveStone
from kesselhaus.games.steamopolis.state import Lot
from tests.scenario import answer, asked, offered


@pytest.mark.rule("ST-53")
def test_own_choices_can_be_taken_back_one_by_one() -> None:
    match = answer(turn(lay()), SET_TARGET, ChooseStone(3))
    match.undo()
    assert offered(match) == {ChooseStone(1), ChooseStone(2), ChooseStone(3)}
    match.undo()
    assert SET_TARGET in offered(match)


@pytest.mark.rule("ST-110a")
def test_when_another_player_is_asked_what_was_chosen_stands() -> None:
    table = lay()
    room(table, A, s1="M04")
    parasite(table, B, A, 1)
    match = run_through(table)
    assert (asked(match).seat, match.can_undo) == (B, False)
    assert answer(match, MoveStone(1)).can_undo


@pytest.mark.rule("ST-127")
def test_a_purchase_that_turns_up_a_tile_known_to_another_stands() -> None:
    table = at_level(5, "M02", gear=2)
    lots = table.markets[5]
    table.markets[5] = (lots[0], Lot(1, lots[1].colour, "M14", (B,)), *lots[2:])
    assert not answer(turn(table), FLY_TO_ALL, BuyMachine("M02")).can_undo


@pytest.mark.rule("ST-101")
def test_a_look_at_a_tile_known_to_another_stands() -> None:
    table = lay()
    lots = table.markets[5]
    table.markets[5] = (lots[0], Lot(1, lots[1].colour, "M14", (B,)), *lots[2:])
    match = answer(effect(table, "peek", "press(1)"), o.Peek(5, 1))
    assert (asked(match).seat, match.can_undo) == (A, False)

"""The end of the turn (4.14)."""

from random import Random

import pytest

from kesselhaus.engine.questions import Ask
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.examples import EXAMPLES
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    C,
    choices,
    gauge,
    hold,
    lay,
    open_tile,
    parasite,
    room,
    score,
    settle,
    sponsor,
    target,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    FLY_TO_ALL,
    MAKE_STEAM,
    SET_TARGET,
    MoveStone,
    PlaceStone,
    ResolveMachine,
    Reward,
    UseDistrict,
    Visit,
)
from kesselhaus.games.steamopolis.state import Table
from tests.scenario import answer, asked, drawn, offered


def delivering(*passengers: str) -> Table:
    """A has stones on 5L and, for the stoker, 2L; the passengers are aboard and want to go there."""
    table = lay()
    table.aboard = tuple((one, 5 if one == "banker" else 2) for one in passengers)
    table.passengers.update(dict.fromkeys(passengers, 0))
    gauge(table, A)
    target(table, A, *("5L" if one == "banker" else "2L" for one in passengers))
    return table


@pytest.mark.rule("ST-157", "ST-155", "EX-25")
def test_rewards_for_both_passengers_with_two_passenger_machines() -> None:
    match, shown = EXAMPLES.boards("EX-25")
    assert score(shown) == 3
    assert offered(match) == {Reward("banker"), Reward("stoker")}
    answer(match, Reward("banker"))
    moves = 0
    while isinstance(match.question, Ask):
        machines = choices(match, ResolveMachine)
        if machines:
            answer(match, machines[0])
        else:
            moves += 1
            answer(match, choices(match, MoveStone)[0])
    assert (score(match), moves) == (3, 7)


@pytest.mark.rule("ST-157", "ST-112")
def test_parasites_on_a_passenger_machine_follow_it_once() -> None:
    table = delivering("banker", "stoker")
    room(table, A, s1="M21")
    parasite(table, B, A, 1, "passive")
    match = answer(turn(table, chance=Random(1)), Visit("5L"), DECLINE, DECLINE, Reward("banker"), DECLINE)
    assert (asked(match).seat, score(match, B)) == (B, 0)
    answer(match, DECLINE)
    assert score(match, B) == 1
    answer(match, DECLINE, DECLINE)
    assert (score(match, A), score(match, B), match.state.active) == (3, 1, B)


@pytest.mark.rule("ST-158", "ST-88")
def test_a_taken_tile_is_replaced_at_the_end_of_the_turn() -> None:
    match = answer(turn(delivering("banker")), DECLINE)
    assert drawn(match).rule == "ST-158"
    assert set(drawn(match).outcomes) == {f"P{number:02}" for number in range(2, 17)}
    answer(match, "P05")
    assert (match.state.open_tile, len(match.state.stack)) == ("P05", 14)
    assert match.state.players[A].passenger_tiles == ("P01",)


@pytest.mark.rule("ST-158")
def test_a_turn_without_a_delivery_turns_up_nothing() -> None:
    match = answer(turn(delivering("banker")), DECLINE, "P05")
    assert asked(match).seat == B
    answer(match, SET_TARGET, o.ChooseStone(1), PlaceStone("1L"))
    assert (asked(match).seat, match.state.open_tile, len(match.state.stack)) == (C, "P05", 14)


@pytest.mark.rule("ST-158", "ST-162")
def test_without_a_next_tile_the_end_is_triggered() -> None:
    table = delivering("banker")
    table.stack = ()
    match = answer(turn(table), DECLINE)
    assert (match.state.open_tile, match.state.ending) == (None, "passengers")
    assert match.state.targets_of("banker") == (7, 5)
    assert score(match) == 1


@pytest.mark.rule("ST-159", "ST-95")
def test_several_end_effects_come_in_an_order_of_choice() -> None:
    table = lay()
    open_tile(table, 2, "M02")
    gauge(table, A, 5)
    target(table, A, "8L", "2L")
    room(table, A, s1="M18")
    hold(table, A, gear=2)
    match = answer(turn(table, chance=Random(1)), FLY_TO_ALL, Visit("8L"), UseDistrict("8L", 0))
    answer(match, o.BuyBanner("M02"), o.LoseStone(5))
    assert offered(match) == {o.ResolveDistrict("8L"), ResolveMachine(1)}
    answer(match, o.ResolveDistrict("8L"), DECLINE, DECLINE, o.TurnArrow(1), o.DONE)
    assert asked(match).rule == "ST-22"


@pytest.mark.rule("ST-161", "ST-145")
def test_sponsors_become_usable_again_for_everybody() -> None:
    table = lay()
    sponsor(table, A, "gear")
    sponsor(table, B, "crystal")
    table.players[A].sponsors_used = table.players[B].sponsors_used = (True,)
    match = settle(answer(turn(table), MAKE_STEAM), MoveStone)
    assert match.state.players[A].sponsors_used == match.state.players[B].sponsors_used == (False,)


@pytest.mark.rule("ST-160", "ST-35")
def test_with_more_players_nothing_is_removed_at_the_end_of_a_turn() -> None:
    table = lay()
    target(table, A, "3R")
    match = answer(turn(table), FLY_TO_ALL, DECLINE)
    assert match.state.markets == table.markets
    assert match.state.open_tile == "P01"


@pytest.mark.rule("ST-157")
def test_the_reward_of_a_passenger_comes_before_the_passenger_machines() -> None:
    table = delivering("banker")
    room(table, A, s1="M21")
    match = answer(turn(table), DECLINE)
    assert (score(match), asked(match).rule) == (1, "ST-37")


@pytest.mark.rule("ST-157", "ST-158", "RU-6")
def test_rewards_are_those_of_the_delivered_tile_and_come_before_the_next_one() -> None:
    match = answer(turn(delivering("banker", "stoker")), Visit("5L"), DECLINE, DECLINE)
    assert (asked(match).rule, match.state.open_tile) == ("ST-157", "P01")


@pytest.mark.rule("ST-158", "ST-159", "RU-6")
def test_effects_with_the_end_symbol_follow_the_new_passenger_tile() -> None:
    table = delivering("banker")
    target(table, A, "8L")
    match = answer(turn(table), Visit("8L"), UseDistrict("8L", 0), DECLINE)
    assert (score(match), drawn(match).rule) == (1, "ST-158")
    assert offered(answer(match, "P05"), o.Peek)


@pytest.mark.rule("ST-159", "ST-119")
def test_an_invitation_given_by_an_end_effect_is_carried_out() -> None:
    table = lay()
    room(table, A, s1="M01")
    target(table, A, "2R")
    table.noted = ("7R",)  # as on a board where it has the end symbol
    match = answer(turn(table), FLY_TO_ALL, DECLINE, DECLINE, o.USE)
    assert (score(match), asked(match).rule, asked(match).seat) == (2, "ST-118", B)

"""The end of the turn (4.14), the final round (5.2) and victory (5.3)."""

from random import Random

import pytest

from kesselhaus.games.steamopolis import GAME
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.events import EndTriggered, FinalRoundBegan, GameEnded, Skipped
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    FLY_TO_ALL,
    MAKE_STEAM,
    SET_TARGET,
    SKIP,
    MoveStone,
    PlaceStone,
    ResolveMachine,
    Reward,
    UseDistrict,
    Visit,
)
from kesselhaus.games.steamopolis.scoring import result
from kesselhaus.games.steamopolis.state import OVER, Table
from tests.games.steamopolis.scenario import (
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
    sold_out,
    sponsor,
    stones,
    target,
    turn,
)
from tests.scenario import answer, asked, drawn, events, offered


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
    table = delivering("banker", "stoker")
    room(table, A, s1="M09", s2="M19")
    match = answer(turn(table, chance=Random(1)), Visit("5L"), DECLINE, DECLINE)
    assert offered(match) == {Reward("banker"), Reward("stoker")}
    answer(match, Reward("banker"))
    moves = 0
    while asked(match).seat == A:
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


# ------------------------------------------------------------------ the final round


@pytest.mark.rule("ST-164", "ST-165", "ST-162")
def test_the_round_is_played_to_its_end_and_then_comes_the_final_one() -> None:
    table = lay()
    table.ending = "statues"
    match = turn(table)
    seats = []
    while not events(match, FinalRoundBegan):
        seats.append(match.state.active)
        settle(answer(match, MAKE_STEAM), MoveStone)
    assert seats == [A, B, C]
    assert (match.state.active, offered(match)) == (A, {MAKE_STEAM, SKIP})


@pytest.mark.rule("ST-164a")
def test_without_a_trigger_there_is_always_another_round() -> None:
    table = lay()
    table.round = 5000
    table.start_player = B
    match = settle(answer(turn(table), MAKE_STEAM), MoveStone)
    assert (match.state.round, match.state.ending) == (5001, "")


@pytest.mark.rule("ST-166", "ST-168")
def test_a_final_turn_has_all_three_actions_in_their_order() -> None:
    table = lay(2)
    target(table, A, "3R")
    match = answer(turn(table, final=True), MAKE_STEAM)
    settle(match, MoveStone)
    assert offered(match) == {SET_TARGET, SKIP}
    answer(match, SET_TARGET)
    settle(match, o.ChooseStone)
    answer(match, PlaceStone("1L"))
    assert offered(match) == {FLY_TO_ALL, SKIP}
    answer(match, FLY_TO_ALL)
    assert offered(match) == {Visit("3R"), Visit("1L")}
    answer(match, Visit("3R"), DECLINE, DECLINE)
    assert match.state.active == B
    answer(match, SKIP, SKIP)
    assert match.state.moment == OVER
    assert [event.action for event in events(match, Skipped)] == ["make_steam", "set_target", "fly"]
    assert events(match, GameEnded)


@pytest.mark.rule("ST-166")
def test_what_is_not_legal_in_a_final_turn_is_skipped() -> None:
    table = lay()
    gauge(table, A)
    target(table, A, "3R")
    assert offered(turn(table, final=True)) == {FLY_TO_ALL, SKIP}


@pytest.mark.rule("EX-36", "ST-167")
def test_in_a_final_turn_only_own_stones_are_in_the_way() -> None:
    table = lay()
    gauge(table, A, 8)
    target(table, A, "6L")
    target(table, B, "5L")
    match = answer(turn(table, final=True), SKIP, SET_TARGET)
    assert PlaceStone("5L") in offered(match)
    assert PlaceStone("6L") not in offered(match)
    answer(match, PlaceStone("5L"))
    assert list(GAME.broken(None, match.state, False)) == []


@pytest.mark.rule("ST-166", "ST-29")
def test_a_final_turn_begins_with_the_moves_of_the_arrow_stones() -> None:
    table = lay()
    gauge(table, A, 1, arrows=(4,))
    match = turn(table, final=True)
    assert (stones(match), offered(match)) == ([1, 5], {MAKE_STEAM, SKIP})


@pytest.mark.rule("ST-167", "ST-53")
def test_in_a_final_turn_a_stone_finds_room_where_only_others_lie() -> None:
    table = lay()
    gauge(table, A, 1, 10)
    target(table, B, "1L")
    target(table, C, "1R")
    match = answer(turn(table, final=True), SKIP, SET_TARGET, o.ChooseStone(1))
    assert offered(match) == {PlaceStone("1L"), PlaceStone("1R")}


@pytest.mark.rule("ST-168", "ST-163")
def test_a_trigger_in_the_final_round_adds_no_turns() -> None:
    table = lay(2)
    table.start_player, table.ending = B, "passengers"
    sold_out(table, 2, 3)
    open_tile(table, 5, "M34")
    gauge(table, A, 1)
    target(table, A, "5L")
    room(table, A, s1="S1")
    hold(table, A, crystal=4, gear=1)
    match = answer(turn(table, final=True), SKIP, SKIP, FLY_TO_ALL, o.BuyMachine("M34"), o.Build(1))
    while match.question:
        answer(match, DECLINE if DECLINE in asked(match).options else SKIP)
    assert (score(match), match.state.moment) == (8, OVER)
    assert not events(match, EndTriggered)


@pytest.mark.rule("ST-152")
def test_make_steam_triggers_passive_effects_in_the_final_turn_too() -> None:
    table = lay()
    room(table, A, s1="M06")
    match = settle(answer(turn(table, final=True), MAKE_STEAM), MoveStone)
    assert match.state.players[A].gear == 1


# ------------------------------------------------------------------ victory


def ended(*scores: int) -> Table:
    table = lay(len(scores))
    table.moment, table.ending = OVER, "statues"
    for player, sp in zip(table.players, scores, strict=True):
        player.score = player.ledger[0] = sp
    return table


@pytest.mark.rule("ST-169", "ST-24")
def test_the_most_vote_points_win() -> None:
    outcome = result(ended(20, 31, 30))
    assert (outcome.winners, outcome.scores, outcome.reason) == ((B,), (20, 31, 30), "statues")


@pytest.mark.rule("ST-170")
def test_a_tie_is_broken_by_tiles_as_machines_or_banners() -> None:
    table = ended(30, 30, 20)
    room(table, A, s1="S1", s2="M01")
    room(table, B, s1="capacity")
    table.players[B].banners = ("M02", "M03")
    room(table, C, s1="capacity", s2="capacity", s3="capacity", s4="capacity")
    assert result(table).winners == (B,)


@pytest.mark.rule("ST-171")
def test_then_who_comes_earlier_in_turn_order() -> None:
    table = ended(30, 30, 30)
    table.start_player = C
    assert result(table).winners == (C,)
    assert stones(turn(lay())) == [1, 2, 3]

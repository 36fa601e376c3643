"""How a game ends (5.1), the final round (5.2) and victory (5.3)."""

import pytest

from kesselhaus.games.steamopolis import GAME
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.events import EndTriggered, FinalRoundBegan, GameEnded, Skipped
from kesselhaus.games.steamopolis.examples import EXAMPLES
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    C,
    gauge,
    hold,
    lay,
    open_tile,
    parasite,
    room,
    run_through,
    score,
    settle,
    sold_out,
    stones,
    target,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    FLY_TO_ALL,
    MAKE_STEAM,
    SET_TARGET,
    SKIP,
    DiscardMarker,
    MoveStone,
    PlaceStone,
    UseDistrict,
    Visit,
)
from kesselhaus.games.steamopolis.scoring import result
from kesselhaus.games.steamopolis.state import Table
from tests.scenario import answer, asked, events, offered


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
    assert [event.action for event in events(match, Skipped)] == ["make_steam", "set_target", "fly"]
    assert [event.rule for event in events(match, GameEnded)] == ["ST-168"]
    assert match.state.agenda == []


@pytest.mark.rule("ST-166")
def test_what_is_not_legal_in_a_final_turn_is_skipped() -> None:
    table = lay()
    gauge(table, A)
    target(table, A, "3R")
    assert offered(turn(table, final=True)) == {FLY_TO_ALL, SKIP}


@pytest.mark.rule("EX-36", "ST-167")
def test_in_a_final_turn_only_own_stones_are_in_the_way() -> None:
    _, match = EXAMPLES.boards("EX-36")
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
    assert (score(match), match.state.agenda) == (8, [])
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
    table.agenda, table.ending = [], "statues"
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


@pytest.mark.rule("ST-170")
def test_machines_and_banners_count_the_same_in_a_tie() -> None:
    table = ended(30, 30)
    room(table, A, s1="S1", s2="capacity", s3="M01", s4="M04")
    room(table, B, s1="S2")
    table.players[B].banners = ("M02", "M03")
    assert result(table).winners == (A,)


@pytest.mark.rule("ST-24", "ST-169")
def test_the_result_tells_where_vote_points_came_from() -> None:
    table = lay()
    room(table, A, s1="M27")
    parasite(table, B, A, 1)
    match = run_through(table)
    assert result(match.state).categories == {"machines": (1, 0, 0), "parasites": (0, 1, 0)}
    target(table, A, "6L")
    match = answer(turn(table), FLY_TO_ALL, UseDistrict("6L", 0), DECLINE)
    assert result(match.state).categories == {"districts": (1, 0, 0)}


@pytest.mark.rule("ST-166", "ST-47a")
def test_in_a_final_turn_a_marker_may_make_room_before_steam_is_made() -> None:
    table = lay()
    gauge(table, A, 6, 8, 9, 10, markers=(7,))
    match = turn(table, final=True)
    assert offered(match) == {DiscardMarker(7), SKIP}
    answer(match, DiscardMarker(7))
    assert (offered(match), match.state.boxed_markers) == ({MAKE_STEAM, SKIP}, 1)

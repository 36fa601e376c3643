"""End of a turn (4.13), end of the game and scoring (section 5)."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.whistle_mountain import GAME
from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.examples import EXAMPLES, scenes
from kesselhaus.games.whistle_mountain.examples.positions import (
    END_TURN,
    FORGE,
    A,
    B,
    C,
    able,
    begin,
    block,
    building,
    deal,
    decorate,
    flooded,
    hold,
    lay,
    over,
    stand,
    store,
)
from kesselhaus.games.whistle_mountain.scoring import components, counted_score, final_scores, result
from kesselhaus.games.whistle_mountain.state import Table
from tests.scenario import answer, asked, events, offered


def pass_turn(match: Match[Table]) -> None:
    answer(match, FORGE, END_TURN)


@pytest.mark.rule("WM-159")
def test_limit_then_count_then_the_next_turn() -> None:
    table = lay()
    hold(table, A, coal=9)
    table.standstill_count = 5
    match = begin(table, FORGE, END_TURN)
    assert match.state.players[A].goods["coal"] == 4
    assert match.state.standstill_count == 6
    assert (match.state.active, match.state.turn) == (B, 2)
    assert match.state.turns_left == -1


@pytest.mark.rule("WM-160", "WM-161", "EX-14")
def test_the_last_worker_leaves_the_barracks() -> None:
    _, match, _ = EXAMPLES.boards("EX-14")
    assert match.state.end_reason == "barracks"
    assert events(match, e.EndTriggered)[0].seat == B
    assert asked(match).seat == B
    match.answer(END_TURN)
    for seat in (C, A):
        assert asked(match).seat == seat
        pass_turn(match)
    assert match.is_over
    assert match.result is not None
    assert match.result.reason == "barracks"


@pytest.mark.rule("WM-160")
def test_the_water_may_empty_the_barracks() -> None:
    table = lay()
    block(table, 1, 8)
    flooded(table, 6)
    store(table, A, "ms01")
    match = begin(table, FORGE, *building("ms01", 1, 8))
    assert match.state.end_reason == "barracks"
    assert [player.pool for player in match.state.players] == [9, 9, 9]


@pytest.mark.rule("WM-162", "WM-163")
def test_all_rules_hold_in_the_last_turns_and_the_trigger_happens_once() -> None:
    table = scenes.last_worker()
    block(table, 1, 5)
    block(table, 1, 9)
    store(table, C, "ms01")
    match = begin(table, FORGE, o.Move(), o.FromBarracks(7), o.At(1, 1), END_TURN)
    answer(match, FORGE, *building("ms01", 1, 9))
    assert match.state.water_level == 1
    assert match.state.players[B].pool == 9
    assert len(events(match, e.EndTriggered)) == 1
    assert match.state.turns_left == 1
    match.answer(END_TURN)
    pass_turn(match)
    assert match.is_over


@pytest.mark.rule("WM-164", "WM-165", "WM-166", "WM-167", "WM-168", "EX-15")
def test_final_scoring() -> None:
    before, after = EXAMPLES.boards("EX-15")
    table, player = before.state, before.state.players[A]
    assert after.result is not None
    assert after.result.scores[A] == 127
    assert counted_score(table, player) == {
        "gained": 84,
        "tower": 29,
        "pool": -10,
        "upgrades": 6 + 8 + 2,
        "storage": 1 + 2 + 1 + 2 + 2,
    }
    assert final_scores(table)[A] == 127


@pytest.mark.rule("WM-167")
def test_the_tower_plaque() -> None:
    table = lay()
    player = able(table, A, "ab09", "up23")
    player.tower = (1, 2, 3)
    assert counted_score(table, player)["upgrades"] == 6 + 3


@pytest.mark.rule("WM-169")
def test_workers_on_scaffolds_and_in_the_barracks_score_nothing() -> None:
    table = lay()
    block(table, 1, 1)
    table.players[A].pool = 0
    stand(table, A, (1, 1), (1, 2))
    assert final_scores(table)[A] == 0


def tied() -> Table:
    """A and B have equal points, C is behind."""
    table = lay()
    for seat, score, tower in ((A, 20, (9,)), (B, 20, (9,)), (C, 0, ())):
        player = table.players[seat]
        player.score, player.tower, player.pool, player.barracks = score, tower, 0, ()
    table.end_reason = "barracks"
    over(table)
    return table


@pytest.mark.rule("WM-170")
def test_most_points_win() -> None:
    table = tied()
    table.players[C].score = 99
    assert result(table).winners == (C,)


@pytest.mark.rule("WM-171", "WM-172", "WM-173", "EX-16")
def test_ties() -> None:
    _, ended = EXAMPLES.boards("EX-16")
    assert ended.result is not None
    assert (ended.result.scores[:2], ended.result.winners) == ((127, 127), (B,))
    assert result(scenes.tie_of_floors()).winners == (A,)
    table = tied()
    assert result(table).winners == (A, B)
    table.players[B].tower, table.players[B].score = (10,), 19
    assert result(table).scores[:2] == (31, 31)
    assert result(table).winners == (B,)
    table.players[A].tower, table.players[A].score = (10,), 19
    hold(table, A, coal=2, iron=1)
    hold(table, B, coal=2)
    assert (components(table.players[A]), components(table.players[B])) == (3, 2)
    assert result(table).winners == (A,)
    table = tied()
    table.players[A].tower, table.players[A].score = (), 31
    assert result(table).winners == (B,)
    table = tied()
    table.players[A].tower, table.players[A].score = (8, 7), 12
    assert result(table).scores[:2] == (31, 31)
    assert result(table).winners == (B,)
    table.players[A].tower, table.players[B].tower = (3, 10), (4, 9)
    table.players[A].score = table.players[B].score = 14
    assert result(table).scores[:2] == (31, 31)
    assert result(table).winners == (A,)


@pytest.mark.rule("WM-172")
def test_components_in_storage_count_one_each() -> None:
    table = lay()
    store(table, A, "ms01", "sl02")
    decorate(table, A, "aw01")
    deal(table, A, "cd01", "cd01")
    hold(table, A, whistle=3)
    assert components(table.players[A]) == 1 + 1 + 1 + 2 + 3


@pytest.mark.rule("WM-174")
def test_the_standstill_count() -> None:
    table = lay()
    block(table, 1, 1)
    store(table, A, "st02", "ms01")
    hold(table, A, gold=1)
    table.standstill_count = 7
    assert begin(table, FORGE, END_TURN).state.standstill_count == 8
    ways = (
        building("st02", 3, 1),
        building("ms01", 1, 1),
        (o.Move(), o.FromBarracks(1), o.At(1, 1)),
    )
    for way in ways:
        assert begin(table, FORGE, *way, END_TURN).state.standstill_count == 0
    stand(table, A, (1, 1))
    match = begin(table, FORGE, o.Move(), o.FromSquare(1, 1), o.At(1, 2), END_TURN)
    assert match.state.standstill_count == 8


@pytest.mark.rule("WM-175", "EX-22")
def test_a_standstill_triggers_the_end() -> None:
    table, (_, match, _) = EXAMPLES.begun("EX-22").state, EXAMPLES.boards("EX-22")
    assert match.state.end_reason == "standstill"
    for seat in (C, A):
        assert asked(match).seat == seat
        pass_turn(match)
    assert match.is_over
    assert match.result is not None
    assert match.result.reason == "standstill"
    match = begin(table, FORGE, *building("st02", 3, 1), END_TURN)
    assert (match.state.standstill_count, match.state.end_reason) == (0, "")


@pytest.mark.rule("WM-175")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_standstill_lasts_eight_rounds_of_everybody(seats: int) -> None:
    table = lay(seats)
    table.standstill_count = 8 * seats - 2
    match = begin(table, FORGE, END_TURN)
    assert (match.state.end_reason, match.state.standstill_count) == ("", 8 * seats - 1)
    pass_turn(match)
    assert match.state.end_reason == "standstill"


@pytest.mark.rule("WM-176")
def test_after_the_trigger_the_count_has_no_effect() -> None:
    table = lay()
    table.standstill_count, table.end_reason, table.turns_left = 23, "barracks", 2
    match = begin(table, FORGE, END_TURN)
    assert (match.state.standstill_count, match.state.end_reason, match.state.turns_left) == (
        23,
        "barracks",
        1,
    )
    assert offered(match, o.Forge)


@pytest.mark.rule("WM-161")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everyone_else_has_one_more_turn(seats: int) -> None:
    table = lay(seats)
    table.standstill_count = 8 * seats - 1
    match = begin(table, FORGE, END_TURN)
    turns = 0
    while not match.is_over:
        pass_turn(match)
        turns += 1
    assert turns == seats - 1

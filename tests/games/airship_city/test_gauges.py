"""Course of the game (4.1)."""

from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.airship_city import GAME
from kesselhaus.games.airship_city.events import GameEnded, RoundBegan, StageBegan, TurnEnded
from kesselhaus.games.airship_city.examples.positions import (
    FACILITIES,
    A,
    B,
    C,
    end_round,
    in_turn,
    lay,
    mark,
)
from kesselhaus.games.airship_city.options import EndTurn
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.tasks import EndOfTurn
from tests.scenario import answer, asked, events, play_on


def whole_match(seats: int, seed: int) -> Match[Table]:
    return play_on(Match(GAME, seats, chance=Random(seed)), Random(seed))


@pytest.mark.rule("AC-12")
def test_five_stages_of_four_rounds() -> None:
    told = [(event.round, event.stage) for event in events(whole_match(3, 1), RoundBegan)]
    assert told == [(number, 1 + (number - 1) // 4) for number in range(1, 21)]


@pytest.mark.rule("AC-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_every_round_every_player_has_one_turn_clockwise_from_the_same_start_player(seats: int) -> None:
    match = next(found for seed in range(50) if (found := whole_match(seats, seed)).state.start_player == 1)
    turns = [event.seat for event in events(match, TurnEnded)]
    assert turns == [(1 + place) % seats for place in range(seats)] * 20


@pytest.mark.rule("AC-14")
@pytest.mark.parametrize("number", [4, 8, 12, 16])
def test_the_stage_changes_after_the_round_marker_moved_and_before_the_first_turn(number: int) -> None:
    match = end_round(lay(), number)
    assert match.state.round == number + 1
    order = [type(event) for event in match.log if isinstance(event, TurnEnded | StageBegan | RoundBegan)]
    assert order == [TurnEnded, StageBegan, RoundBegan]
    assert asked(match).seat == A


@pytest.mark.rule("AC-14")
@pytest.mark.parametrize("number", [1, 3, 5, 18])
def test_within_a_stage_only_the_round_marker_moves(number: int) -> None:
    table = lay()
    before = [dict(player.goods) for player in table.players]
    match = end_round(table, number)
    assert (match.state.round, events(match, StageBegan)) == (number + 1, [])
    assert [player.goods for player in match.state.players] == before


@pytest.mark.rule("AC-14")
def test_the_round_marker_stays_when_the_game_ends() -> None:
    table = lay()
    for facility in FACILITIES[:3]:
        mark(table, facility, A)
    match = end_round(table, 17)
    assert (match.is_over, match.state.round) == (True, 17)
    assert not events(match, RoundBegan)
    assert len(events(match, GameEnded)) == 1


@pytest.mark.rule("AC-14")
def test_nothing_is_checked_before_the_last_turn_of_a_round() -> None:
    table = lay()
    for facility in FACILITIES[:3]:
        mark(table, facility, A)
    table.round = 17
    in_turn(table, EndOfTurn(B))
    table.players[B].moved = (True, True)
    match = Match.at(table, GAME)
    answer(match, EndTurn())
    assert asked(match).seat == C
    assert match.state.round == 17

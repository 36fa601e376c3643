"""Advice: what positions are worth, and that who listens to it plays."""

from random import Random

import pytest

from kesselhaus.bots.greedy import GreedyBot
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games.nucleum import GAME, advice
from kesselhaus.games.nucleum.state import OVER, Table
from tests.games.nucleum.positions import ANNA, BRUNO, build, connect, give, lay, mine, unlocked


def gain(before: Table, after: Table) -> float:
    return advice.value(after, ANNA) - advice.value(before, ANNA)


def test_more_of_something_is_worth_more() -> None:
    for change in (
        lambda table: give(table, thaler=6),
        lambda table: give(table, workers=4),
        lambda table: give(table, vp=3),
        lambda table: give(table, income=(2, 1, 1)),
        lambda table: give(table, achievements=6),
        lambda table: build(table, ANNA, "RES-1", "leipzig.u1"),
        lambda table: mine(table, ANNA, 1, "bruex.m2", 2),
        lambda table: unlocked(table, "A-2"),
        lambda table: connect(table, ANNA, "L05"),
    ):
        table = lay()
        change(table)
        assert gain(lay(), table) > 0


def test_a_building_is_worth_more_where_a_plant_reaches_it() -> None:
    dark, reached = lay(), lay()
    for table in (dark, reached):
        build(table, ANNA, "FAC-2", "leipzig.u5")
    connect(reached, BRUNO, "L01")
    assert gain(dark, reached) > 0


def test_features_add_up_and_the_end_is_the_score() -> None:
    table = lay()
    assert advice.value(table, ANNA) == pytest.approx(sum(advice.features(table, ANNA).values()))
    table.moment = OVER
    table.finals = (("milestones", (5, 0, 0, 0)),)
    assert advice.value(table, ANNA) == 5


@pytest.mark.parametrize("seats", [1, 3])
def test_greedy_builds_railways_burns_and_beats_chance(seats: int) -> None:
    match: Match[Table] = Match(GAME, seats, chance=Random(4), automatic=True)
    greedy, chance = GreedyBot(Random(4)), Random(4)
    while isinstance(question := match.question, Ask):
        if question.seat == ANNA:
            match.answer(greedy.choose(match.view(ANNA)))
        else:
            match.answer(chance.choice(list(question.options)))
    result = match.result
    assert result is not None
    anna = match.state.players[ANNA]
    assert anna.railways >= 3
    assert len(anna.buildings) >= 4
    assert result.scores[ANNA] == max(result.scores)
    assert result.scores[ANNA] > 40

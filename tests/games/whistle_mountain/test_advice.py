"""What the advice thinks of positions: in points, and the right way round."""

from random import Random

import pytest

from kesselhaus.bots.greedy import GreedyBot
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games.whistle_mountain import GAME, advice
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.scoring import final_scores
from kesselhaus.games.whistle_mountain.state import Table
from tests.games.whistle_mountain.matches import choose
from tests.games.whistle_mountain.scenario import (
    FORGE,
    A,
    able,
    begin,
    block,
    building,
    deal,
    hold,
    lay,
    put,
    small,
    stand,
    store,
)


def test_at_the_end_it_is_the_score() -> None:
    chance = Random(2)
    match: Match[Table] = Match(GAME, 3, chance=chance)
    while isinstance(match.question, Ask):
        for seat in range(3):
            features = advice.features(match.state, seat)
            assert sum(features.values()) == pytest.approx(advice.value(match.state, seat))
        match.answer(choose(chance, list(match.question.options)))
    assert [advice.value(match.state, seat) for seat in range(3)] == list(final_scores(match.state))


def test_more_is_better() -> None:
    plain = advice.value(lay(), A)
    rich, learned, tiled = lay(), lay(), lay()
    hold(rich, A, coal=3, gold=2)
    able(learned, A, "ab09", "up10")
    store(tiled, A, "ml01", "st02")
    deal(tiled, A, "cd01")
    for table in (rich, learned, tiled):
        assert advice.value(table, A) > plain + 2
    low, high = lay(), lay()
    for table, square in ((low, (1, 4)), (high, (1, 12))):
        block(table, 1, 1)
        block(table, 1, 9)
        stand(table, A, square)
    assert advice.value(high, A) > advice.value(low, A) + 3


def test_what_is_in_hand_counts_for_its_best_place() -> None:
    table = lay()
    block(table, 1, 1)
    put(table, "ml01", 1, 1, turn=1)
    here = advice.value(begin(table, o.Send("small")).state, A)
    assert here > advice.value(begin(table, *small(12, 14)).state, A)
    store(table, A, "st02")
    held = begin(table, FORGE, o.BuildScaffold("st02"))
    best = max(
        advice.value(begin(table, FORGE, *building("st02", column, row)).state, A)
        for column, row in ((3, 1), (3, 2))
    )
    assert advice.value(held.state, A) == pytest.approx(best, abs=3)


def test_greedy_forges_when_there_is_something_to_build_and_collects_when_there_is_not() -> None:
    table = lay()
    block(table, 1, 1)
    put(table, "ml01", 1, 1, turn=1)
    block(table, 3, 1)
    bot = GreedyBot(Random(1))
    assert isinstance(bot.choose(begin(table).view(A)), o.Send)
    store(table, A, "ml02", "mm02", "ms02")
    hold(table, A, water=2)
    stand(table, A, (3, 3))
    assert bot.choose(begin(table).view(A)) == FORGE

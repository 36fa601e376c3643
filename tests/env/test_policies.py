"""Policies: random ones, how often one wins, and one that sits down as a bot."""

from random import Random
from typing import Any

import numpy as np
import pytest

from kesselhaus import env, new_match
from kesselhaus.bots.greedy import GreedyBot
from kesselhaus.engine.questions import Ask

Rows = Any


def first(seen: Rows, masks: Rows) -> Rows:
    return masks.argmax(1)


def last(seen: Rows, masks: Rows) -> Rows:
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(1)


def test_every_legal_action_is_drawn_about_equally_often_and_no_other() -> None:
    masks = np.tile(np.array([0, 1, 0, 1, 1], np.int8), (3000, 1))
    times = np.bincount(env.at_random(masks, np.random.default_rng(1)), minlength=5)
    assert times[[0, 2]].tolist() == [0, 0]
    assert times[[1, 3, 4]].min() > 900


def test_who_plays_like_the_others_wins_as_often() -> None:
    chance = np.random.default_rng(2)
    share = env.win_share("airship_city", lambda seen, masks: env.at_random(masks, chance), 2, matches=60)
    assert 0.3 < share < 0.7


def test_a_policy_is_asked_for_its_own_seat_and_the_others_for_theirs() -> None:
    asked: dict[str, int] = {"first": 0, "last": 0}

    def counted(name: str, policy: Any) -> Any:
        def choose(seen: Rows, masks: Rows) -> Rows:
            assert len(seen) == len(masks)
            asked[name] += len(seen)
            return policy(seen, masks)

        return choose

    mine, theirs = counted("first", first), counted("last", last)
    share = env.win_share("airship_city", mine, 3, against=theirs, matches=6)
    assert share == env.win_share("airship_city", mine, 3, against=theirs, matches=6)
    assert 1.5 < asked["last"] / asked["first"] < 2.6  # two of three seats
    assert share in [wins / 6 for wins in range(7)] or share * 12 % 1 == 0


def test_whoever_wins_is_who_is_better() -> None:
    """What greedy would choose, as a policy, has nearly every victory against players at random."""
    with env.vector("airship_city", 4, 2, views=True) as many:
        arrays, bot, chance = many.reset(3), GreedyBot(Random(1)), np.random.default_rng(1)
        won: list[float] = []
        while len(won) < 4:
            actions = env.at_random(arrays.masks, chance)
            for row in np.flatnonzero(arrays.seats == 0):
                actions[row] = many.catalogue.index(bot.choose(many.view(int(row))))
            arrays = many.step(actions)
            won += arrays.rewards[arrays.done, 0].tolist()
    assert sum(won) >= 3


def test_views_are_for_who_asks_for_them() -> None:
    with pytest.raises(ValueError, match="views=True"):
        env.vector("airship_city", 1, 2).view(0)
    with pytest.raises(ValueError, match="either views or processes"):
        env.vector("airship_city", 1, 2, processes=1, views=True)


def test_a_policy_is_a_bot_that_plays_what_the_policy_says() -> None:
    class Last(env.PolicyBot):
        policy = staticmethod(last)

    match, catalogue = new_match("nucleum", 2, seed=1, automatic=True), env.catalogue("nucleum", 2)
    bots = [Last(Random(1)), env.PolicyBot(Random(1), first)]
    for _ in range(40):
        question = match.question
        assert isinstance(question, Ask)
        legal = catalogue.legal(question.options)
        option = bots[question.seat].choose(match.view(question.seat))
        assert catalogue.index(option) == (max, min)[question.seat](legal)
        match.answer(option)

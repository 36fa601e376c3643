"""The random bot: seeded, fair, and content with what a seat may see."""

from collections import Counter
from random import Random

import pytest

from kesselhaus.bots import BOTS, RandomBot
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from tests.kettle import GAME, Take


def test_equal_seeds_choose_equally() -> None:
    view = Match(GAME, 2, chance=Random(1)).view(0)
    one, other = RandomBot(Random(5)), RandomBot(Random(5))
    assert [one.choose(view) for _ in range(50)] == [other.choose(view) for _ in range(50)]


def test_every_option_has_its_chance() -> None:
    view = Match(GAME, 2, chance=Random(1)).view(0)
    bot = RandomBot(Random(5))
    counts = Counter(bot.choose(view) for _ in range(3000))
    assert set(counts) == {Take(1), Take(2), Take(3)}
    assert min(counts.values()) > 900


def test_a_seat_that_is_not_asked_has_nothing_to_choose() -> None:
    view = Match(GAME, 2, chance=Random(1)).view(1)
    with pytest.raises(ValueError, match="only choose where its seat is asked"):
        RandomBot(Random(5)).choose(view)


def test_it_plays_a_match_to_its_end() -> None:
    chance = Random(3)
    bot = BOTS["random"](chance)
    match = Match(GAME, 3, chance=chance)
    while isinstance(question := match.question, Ask):
        seat = question.seat
        match.answer(bot.choose(match.view(seat)), seat=seat)
    assert match.result is not None
    assert sum(match.state.taken) == 12

"""Bots by name, and the levels that people choose from."""

from random import Random

import pytest

from kesselhaus.bots import BOTS, LEVELS, GreedyBot, RandomBot, SearchBot, Settings
from tests.bots.positions import in_the_middle, view_of_asked


def test_names() -> None:
    assert list(BOTS) == ["random", "greedy", "varied", "beginner", "easy", "medium", "hard", "expert"]
    assert list(LEVELS) == ["beginner", "easy", "medium", "hard", "expert"]
    assert len(BOTS) == 8
    assert isinstance(BOTS["random"](Random(1)), RandomBot)
    assert isinstance(BOTS["greedy"](Random(1)), GreedyBot)
    assert isinstance(BOTS["search:200ms"](Random(1)), SearchBot)
    assert isinstance(BOTS["search:400it"](Random(1)), SearchBot)
    assert "search:1it" in BOTS


def test_how_long_each_thinks() -> None:
    thought = {
        name: BOTS[name](Random(1))
        for name in ("medium", "hard", "search:200ms", "search:7cpu", "search1:40it", "search2:9it")
    }
    told = {name: bot._settings for name, bot in thought.items() if isinstance(bot, SearchBot)}
    assert told == {
        "medium": Settings(milliseconds=100, a_turn=3000, styled=True),
        "hard": Settings(milliseconds=400, a_turn=3000, styled=True),
        "search:200ms": Settings(milliseconds=200),
        "search:7cpu": Settings(milliseconds=7, processor=True),
        "search1:40it": Settings(iterations=40, remembers=False, learned=False),
        "search2:9it": Settings(iterations=9, learned=False),
    }
    easy = BOTS["easy"](Random(1))
    assert isinstance(easy, GreedyBot)
    assert (easy._slips, easy._overlooks) == (0.0, 0.25), "a weak one overlooks, and never plays at random"


@pytest.mark.parametrize(
    "name", ["clever", "search", "search:", "search:0ms", "search:5s", "search:-1it", ""]
)
def test_what_is_no_name(name: str) -> None:
    assert name not in BOTS
    with pytest.raises(KeyError):
        BOTS[name]


@pytest.mark.parametrize("level", ["beginner", "easy", "medium"])
def test_levels_play(level: str) -> None:
    view = view_of_asked(in_the_middle("airship_city"))
    assert BOTS[level](Random(1)).choose(view) in view.question.options

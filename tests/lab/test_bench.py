"""The bench measures what it says."""

import resource
import sys
import time
from random import Random
from typing import Any

import numpy as np
import pytest

from kesselhaus import games
from kesselhaus.commands.bench import _learning
from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.env.all_seats import AllSeats
from kesselhaus.lab.bench import ROUNDS, Setting, _fork_us, _rollout, _statistics, bench
from kesselhaus.lab.env_bench import _answer, _encode, learning_speed
from kesselhaus.lab.load.run import _own_cpu
from tests.examples.shelf import TINY, examples_on_the_shelf
from tests.kettle import GAME


def setting(game: Game[Any], seats: int) -> Setting:
    return Setting(game, seats, frozenset(), game.load_box(None))


def test_numbers_fit_together() -> None:
    steps: list[int] = []
    speed = bench(GAME, 2, 0.2, steps.append)
    assert (speed.game, speed.seats) == ("kettle", 2)
    assert sum(steps) == ROUNDS + 1
    assert 4 <= speed.decisions_per_game <= 12
    assert 1 <= speed.options_per_decision <= 3
    assert 0 < speed.forced_share < 1
    assert abs(speed.games_per_s * speed.decisions_per_game / speed.decisions_per_s - 1) < 0.05
    assert 0 < speed.fork_us < 1000
    assert speed.seconds >= 0.15


def test_what_learners_get_is_measured() -> None:
    speed = learning_speed("airship_city", 2, 0.3)
    assert (speed.options, speed.numbers) == (418, 1279)
    assert 0 < speed.encode_us < 1000
    assert speed.aec_steps_per_s > 100
    assert speed.vector_steps_per_s > 100


def test_what_is_measured_is_counted_once() -> None:
    table, chance = AllSeats("airship_city", 2), np.random.default_rng(1)
    table.reset(1)
    for once in (_encode(table, chance, 0.0), _answer(table, chance)):
        assert once[0] > 0
        assert once[1] == 1


def test_rollouts_are_light_and_forks_are_of_matches_that_are_not() -> None:
    begun: list[bool] = []

    class Noted(Setting, frozen=True):
        def begin(self, chance: Random, *, light: bool) -> Match[Any]:
            begun.append(light)
            return super().begin(chance, light=light)

    noted = Noted(GAME, 2, frozenset(), GAME.load_box(None))
    decisions, seconds = _rollout(noted, 1)
    assert decisions >= 4
    assert seconds > 0
    assert begun == [True]
    _fork_us(noted, 0.001)
    assert set(begun[1:]) == {False}


def test_the_processor_of_the_load_test_itself_is_both_its_parts() -> None:
    system = resource.getrusage(resource.RUSAGE_SELF).ru_stime
    assert abs(_own_cpu() - time.process_time()) < system


def test_without_the_extra_it_is_said_what_is_not_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "kesselhaus.lab.env_bench")
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert _learning([(GAME, 2, ())], 0.1) == [None]
    assert "it takes pip install 'kesselhaus[rl]'" in capsys.readouterr().err


def test_what_a_match_is_like_is_counted() -> None:
    """In the small game of the documentation each question has four options."""
    with examples_on_the_shelf():
        count = _statistics(setting(games.game(TINY), 3), 4)
    assert (count.games, count.options, count.forced) == (4, 4 * count.decisions, 0)
    kettle = _statistics(setting(GAME, 2), 4)
    assert (kettle.games, 0 < kettle.forced < kettle.decisions / 2) == (4, True)

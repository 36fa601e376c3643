"""The games in OpenSpiel."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from kesselhaus.env import register
from kesselhaus.env.rewards import win
from tests.env.positions import EVERY

NAMES = register()
SHORT = [
    way
    for way in EVERY
    if way in (("airship_city", 1), ("airship_city", 2), ("steamopolis", 1), ("nucleum", 1))
]
"""A whole match of OpenSpiel's own test; `python -m tests.env.soak` takes all."""
STEPS = 130


def loaded(key: str, seats: int, **parameters: str) -> Any:
    return pyspiel.load_game(f"kesselhaus_{key}", {"players": seats, **parameters})


def walked(state: Any, chance: Random, steps: int = STEPS) -> Any:
    """Plays at random, with a stop before each answer."""
    for _ in range(steps):
        if state.is_terminal():
            return
        yield state
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))


def test_registering_twice_is_as_good_as_once() -> None:
    assert register() == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())


def test_openspiel_is_told_what_a_game_is_and_gives() -> None:
    told = loaded("planet_steam", 3).get_type()
    assert (told.long_name, told.min_num_players, told.max_num_players) == ("Planet Steam", 2, 5)
    assert told.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert told.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert told.provides_information_state_string
    assert told.provides_observation_string
    assert told.provides_observation_tensor
    assert not told.provides_information_state_tensor
    assert not told.provides_factored_observation_string
    assert told.default_loadable


@pytest.mark.parametrize(("key", "seats"), SHORT)
def test_openspiel_finds_nothing_wrong(key: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(key, seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("key", "seats"), EVERY)
def test_draws_are_chance_nodes_and_copies_go_their_own_way(key: str, seats: int) -> None:
    chance, game = Random(1), loaded(key, seats)
    asked = drawn = 0
    for number, state in enumerate(walked(game.new_initial_state(), chance)):
        if state.is_chance_node():
            drawn += 1
            assert sum(weight for _, weight in state.chance_outcomes()) == pytest.approx(1)
        else:
            asked += 1
            strings = [state.action_to_string(action) for action in state.legal_actions()]
            assert len(set(strings)) == len(strings)
        if not number % 10:
            twin, before = state.clone(), str(state)
            for _ in walked(twin, Random(number), 5):
                pass
            assert str(state) == before
            assert len(twin.history()) > len(state.history())
    assert asked
    assert drawn


def test_returns_are_what_the_match_brought() -> None:
    state = loaded("airship_city", 2).new_initial_state()
    for now in walked(state, Random(2), 10**6):
        assert list(now.returns()) == [0, 0]
    result = state.played.match.result
    assert result is not None
    assert list(state.returns()) == win(result)


def test_who_cannot_tell_two_positions_apart_has_one_information_state() -> None:
    """Planet Steam with numbers named in secret: the others know that, not which."""
    chance, game = Random(1), loaded("planet_steam", 3, variants="adv_variable_claims")
    for state in walked(game.new_initial_state(), chance, 500):
        if not state.is_chance_node() and "NameNumber" in state.action_to_string(state.legal_actions()[0]):
            one, two = (state.child(action) for action in state.legal_actions()[:2])
            namer = state.current_player()
            told = [[world.information_state_string(seat) for seat in range(3)] for world in (one, two)]
            assert [a == b for a, b in zip(*told, strict=True)] == [seat != namer for seat in range(3)]
            return
    raise AssertionError("nobody was asked for a number")


@pytest.mark.parametrize("key", ["planet_steam", "whistle_mountain", "nucleum"])
def test_resampling_keeps_what_the_player_knows(key: str) -> None:
    chance, game = Random(3), loaded(key, 3)
    observer, differed = game.make_py_observer(), 0
    for number, state in enumerate(walked(game.new_initial_state(), chance, 260)):
        if number % 13 or state.is_chance_node():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, chance.random)
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(seat) == state.information_state_string(seat)
        observer.set_from(state, seat)
        seen = observer.tensor.copy()
        observer.set_from(other, seat)
        assert np.array_equal(seen, observer.tensor)
        differed += other.played.match.state != state.played.match.state
        for rival in {0, 1, 2} - {seat}:  # what they have really seen depends on what is not known here
            assert other.information_state_string(rival) != state.information_state_string(rival)
        for _ in walked(other, chance, 3):
            pass
    assert bool(differed) == (key != "nucleum")


def test_wrong_parameters_are_named() -> None:
    with pytest.raises(Exception, match="no variant 'fast'"):
        loaded("nucleum", 3, variants="fast")
    with pytest.raises(Exception, match="no rewards 'fame'"):
        loaded("nucleum", 3, rewards="fame")

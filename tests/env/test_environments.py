"""Environments for learners: they keep to the interfaces of others, and play by the rules."""

import os
import signal
import warnings
from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from kesselhaus import env, games
from kesselhaus.bots.greedy import GreedyBot
from kesselhaus.engine import record
from kesselhaus.engine.game import Result
from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.env.all_seats import AllSeats
from kesselhaus.env.many_matches import ManyMatches
from kesselhaus.env.one_seat import ILLEGAL, OneSeat
from kesselhaus.env.playing import IllegalAction, Playing
from kesselhaus.env.rewards import rank, win
from tests.env.positions import EVERY, USUAL

every_seating = pytest.mark.parametrize(("key", "seats"), EVERY)
every_game = pytest.mark.parametrize(("key", "seats"), USUAL)
CYCLES = 40
"""Steps in a check of PettingZoo; `python -m tests.env.soak` takes more."""


def chosen(mask: Any, chance: Random) -> int:
    return chance.choice(np.flatnonzero(mask).tolist())


def played(table: AllSeats, seed: int, longest: int | None = None) -> Any:
    """Plays at random; yields agent, observation and reward before each answer and after the last."""
    table.reset(seed)
    chance = Random(seed)
    for agent in islice(table.agent_iter(max_iter=10**6), longest):
        seen, reward, over, _, _ = table.last()
        yield agent, seen, reward
        table.step(None if over else chosen(seen["action_mask"], chance))


# ------------------------------------------------------------------ all seats (PettingZoo)


@every_seating
def test_pettingzoo_finds_nothing_wrong(key: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation (is not a NumPy|space for each)")  # but with a mask
        api_test(AllSeats(key, seats), num_cycles=CYCLES)
    seed_test(lambda: AllSeats(key, seats), num_cycles=CYCLES)
    assert "Passed" in capsys.readouterr().out


@every_game
def test_masks_show_the_legal_actions_to_who_is_asked_alone(key: str, seats: int) -> None:
    table = AllSeats(key, seats)
    for agent, seen, _ in played(table, 1, 60):
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert legal == sorted(table.playing.legal)
        assert legal
        assert agent == f"seat_{table.playing.asked}"
        others = [table.observe(other)["action_mask"].any() for other in table.agents if other != agent]
        assert not any(others)


@pytest.mark.parametrize("kind", ["win", "rank", "score", "standings"])
def test_rewards_add_up_to_the_result(kind: str) -> None:
    table = AllSeats("whistle_mountain", 3, rewards=kind)
    total, answers = dict.fromkeys(table.possible_agents, 0.0), 0
    for agent, _, reward in played(table, 4):
        total[agent] += reward
        answers += bool(reward)
    result = table.playing.match.result
    assert result is not None
    expected = {"win": win(result), "rank": rank(result)}.get(kind, [float(score) for score in result.scores])
    assert list(total.values()) == pytest.approx(expected)
    assert (answers > 3) == (kind == "standings")


def test_ranks_and_shares() -> None:
    result = Result((7, 9, 7, 3), {}, (1,), "")
    assert rank(result) == pytest.approx([0.5, 1.0, 0.5, 0.0])
    assert win(Result((9, 9), {}, (0, 1), "")) == [0.5, 0.5]
    assert rank(Result((5,), {}, (), "")) == win(Result((5,), {}, (), "")) == [0.0]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = AllSeats("airship_city", 2)
    table.reset(1)
    before = table.playing.record()
    wrong = next(n for n in range(len(table.playing.catalogue)) if n not in table.playing.legal)
    for action, why in ((wrong, "is not legal now"), (-1, "is no action"), (10**6, "is no action")):
        with pytest.raises(IllegalAction, match=why):
            table.step(action)
    with pytest.raises(ValueError, match="has to act"):
        table.step(None)
    assert table.playing.record() == before
    assert record.parse(before).catalogue == table.playing.catalogue.hash


def test_the_table_is_drawn_and_told() -> None:
    drawn, told = AllSeats("nucleum", 2, render_mode="html"), AllSeats("nucleum", 2, render_mode="ansi")
    for table in (drawn, told):
        table.reset(2)
    assert "<svg" in str(drawn.render())
    assert str(drawn.render()).startswith("<!doctype html>")
    assert str(told.render()).strip()
    assert "<" not in str(told.render())
    for each in (drawn, OneSeat("nucleum", 2, render_mode="html")):
        assert each.metadata["render_modes"] == ["html", "ansi"]
        assert each.render_mode == "html"
    with pytest.raises(ValueError, match="no rendering 'human'"):
        AllSeats("nucleum", 2, render_mode="human")


def test_what_has_no_rendering_draws_nothing_and_keeps_no_log() -> None:
    for plain, drawn in (
        (AllSeats("airship_city", 2), AllSeats("airship_city", 2, render_mode="ansi")),
        (OneSeat("airship_city", 2), OneSeat("airship_city", 2, render_mode="ansi")),
    ):
        for table in (plain, drawn):
            table.reset(seed=2)
            table.playing.answer(table.playing.match.question.options[0])  # type: ignore[union-attr]
        assert plain.render() is None
        assert drawn.render()
        assert not plain.playing.match.log
        assert drawn.playing.match.log


def test_without_any_seed_chance_begins_by_itself() -> None:
    played = [Playing("airship_city", 2) for _ in range(2)]
    for playing in played:
        playing.begin()
    one, other = (playing.match.state for playing in played)
    assert one != other


@pytest.mark.parametrize("make", [AllSeats, OneSeat, lambda *a, **k: ManyMatches(a[0], 2, *a[1:], **k)])
def test_what_cannot_be_played_is_said(make: Callable[..., Any]) -> None:
    for arguments, named, why in (
        (("chess",), {}, "no game 'chess'"),
        (("nucleum", 9), {}, "not with 9"),
        (("nucleum", 2, ["fast"]), {}, "no variant 'fast'"),
        (("nucleum",), {"rewards": "fame"}, "no rewards 'fame'"),
    ):
        with pytest.raises(ValueError, match=why):
            make(*arguments, **named)


# ------------------------------------------------------------------ one seat (Gymnasium)


@every_seating
def test_gymnasium_finds_nothing_wrong(key: str, seats: int) -> None:
    check_env(OneSeat(key, seats), skip_render_check=True)


def test_bots_and_makers_of_bots_sit_opposite() -> None:
    table = OneSeat("airship_city", 3, seat=None, opponents=["random", GreedyBot])
    chance, seats = Random(3), set[int]()
    for seed in range(6):
        _, info = table.reset(seed=seed)
        seats.add(table.seat)
        for _ in range(3):
            assert info["action_mask"].tolist() == table.action_masks().tolist()
            _, _, over, _, info = table.step(np.int64(chosen(info["action_mask"], chance)))
            assert not over
            assert table.playing.asked == table.seat
    assert len(seats) > 1


def test_an_opponent_that_thinks_is_asked_and_chance_alone_thinks_of_nothing() -> None:
    asked = list[int]()

    class Counting(GreedyBot):
        def choose(self, view: View[Any]) -> Option:
            asked.append(view.seat or 0)
            return super().choose(view)

    table = OneSeat("airship_city", 2, opponents=Counting)
    _, info = table.reset(seed=1)
    while not asked:
        _, _, _, _, info = table.step(np.int64(int(np.argmax(info["action_mask"]))))
    assert set(asked) == {1}
    at_random = OneSeat("airship_city", 2)
    _, info = at_random.reset(seed=1)
    at_random._bots.clear()
    for _ in range(4):
        _, _, _, _, info = at_random.step(np.int64(int(np.argmax(info["action_mask"]))))


def test_a_whole_match_of_one_seat_brings_its_result() -> None:
    table = OneSeat("planet_steam", 2, seat=1, rewards="score")
    _, info = table.reset(seed=5)
    chance, over, reward = Random(5), False, 0.0
    while not over:
        assert reward == 0
        _, reward, over, _, info = table.step(np.int64(chosen(info["action_mask"], chance)))
    result = table.playing.match.result
    assert result is not None
    assert reward == result.scores[1]
    with pytest.raises(RuntimeError, match="match is over"):
        table.step(np.int64(0))


def test_an_illegal_action_loses_and_says_why() -> None:
    table = OneSeat("airship_city", 2)
    _, info = table.reset(seed=1)
    _, reward, over, _, info = table.step(np.int64(int(np.argmin(info["action_mask"]))))
    assert (reward, over) == (ILLEGAL, True)
    assert "is not legal now" in info["illegal"]


def test_wrong_opponents_and_seats_are_named() -> None:
    with pytest.raises(ValueError, match="no bot 'alphazero'"):
        OneSeat("airship_city", 2, opponents="alphazero")
    with pytest.raises(ValueError, match="3 seats have 2 opponents"):
        OneSeat("airship_city", 3, opponents=["random"] * 3)
    with pytest.raises(ValueError, match="no seat 4"):
        OneSeat("airship_city", 4, seat=4)


# ------------------------------------------------------------------ many matches


def alike(some: Sequence[Any], others: Sequence[Any]) -> bool:
    return all(np.array_equal(one, other) for one, other in zip(some, others, strict=True))


def test_many_matches_play_what_each_would_play_alone() -> None:
    many, chance = ManyMatches("airship_city", 3, 2, rewards="rank"), Random(1)
    arrays, ended = many.reset(7), 0
    for _ in range(300):
        for row, playing in enumerate(many._batch._matches):  # type: ignore[union-attr]
            assert arrays.seats[row] == playing.asked
            assert np.flatnonzero(arrays.masks[row]).tolist() == sorted(playing.legal)
            assert np.array_equal(arrays.observations[row], playing.observe(int(arrays.seats[row])))
        arrays = many.step([chosen(mask, chance) for mask in arrays.masks])
        assert (arrays.rewards.sum(1) == arrays.done).all()
        ended += int(arrays.done.sum())
    assert ended >= 3


def test_processes_give_the_same_as_one() -> None:
    chance = Random(2)
    with ManyMatches("airship_city", 5, 2) as alone, ManyMatches("airship_city", 5, 2, processes=2) as spread:
        one, other = alone.reset(3), spread.reset(3)
        for _ in range(150):
            assert alike(one, other)
            actions = [chosen(mask, chance) for mask in one.masks]
            one, other = alone.step(actions), spread.step(actions)
        spread._batch._processes[0].kill()  # type: ignore[union-attr]
        with pytest.raises(RuntimeError, match=r"has ended.*in a script, processes are begun under"):
            [spread.step([chosen(mask, chance) for mask in other.masks]) for _ in range(2)]
        with pytest.raises(RuntimeError, match="has ended"):
            spread.reset(1)
        assert not any(process.is_alive() for process in spread._batch._processes)  # type: ignore[union-attr]


def test_a_process_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kesselhaus.env.processes.PATIENCE", 0.05)
    spread = ManyMatches("airship_city", 2, 2, processes=2)
    spread.reset(1)
    stopped, other = spread._batch._processes  # type: ignore[union-attr]
    os.kill(stopped.pid or 0, signal.SIGSTOP)
    spread.close()
    stopped.join(30)
    other.join(30)
    assert not stopped.is_alive()
    assert not other.is_alive()


def test_if_one_action_is_illegal_no_match_goes_on() -> None:
    many = ManyMatches("airship_city", 2, 2)
    arrays = many.reset(1)
    right, wrong = int(np.argmax(arrays.masks[0])), int(np.argmin(arrays.masks[1]))
    before = [array.copy() for array in arrays]
    for actions, why in (
        ([right, wrong], "Match 1: action"),
        ([right, 10**6], "Match 1"),
        ([right], "row of 2"),
    ):
        with pytest.raises(IllegalAction, match=why):
            many.step(actions)
    assert alike(before, arrays)
    many.step([right, int(np.argmax(arrays.masks[1]))])


def test_seeds_repeat_matches_and_differ_from_each_other() -> None:
    many = ManyMatches("whistle_mountain", 2, 2)
    first = many.reset(1).observations.copy()
    assert not np.array_equal(first[0], first[1])
    assert not np.array_equal(many.reset(2).observations, first)
    assert np.array_equal(many.reset(1).observations, first)


# ------------------------------------------------------------------ the room itself


def test_names_of_the_room() -> None:
    assert (env.aec, env.gym, env.vector) == (AllSeats, OneSeat, ManyMatches)
    match = env.aec("nucleum").playing.game
    assert match is games.game("nucleum")
    with pytest.raises(AttributeError, match="no attribute 'dqn'"):
        env.dqn  # noqa: B018

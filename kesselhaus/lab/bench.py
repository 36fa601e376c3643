"""How fast the games run: rollouts on one core, without log and invariants, as a search plays them.

A decision is one complete list of legal options plus one answer applied. Questions to chance are played
too, but not counted. Seconds are those of the processor, so that other work on the machine does not count.
"""

import gc
import time
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct

from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask

ROUNDS = 12
"""Each speed is measured so often; the best is reported, for only the machine makes it worse. Rounds are
short, because what else runs on a machine comes and goes within seconds.
"""
ROLLOUTS = 0.75
"""The share of the time for rollouts; the rest is for forks."""


class Speed(Struct, frozen=True):
    """What was measured for one game and number of seats."""

    game: str
    seats: int
    decisions_per_s: int
    games_per_s: float
    decisions_per_game: float
    forced_share: float
    options_per_decision: float
    fork_us: float
    seconds: float


class _Count(Struct):
    games: int = 0
    decisions: int = 0
    forced: int = 0
    options: int = 0
    seconds: float = 0.0


def bench(
    game: Game[Any], seats: int, seconds: float, advance: Callable[[int], object] = lambda more: None
) -> Speed:
    """Measure a game for about so many seconds. `advance` is told of each of the rounds."""
    began = time.perf_counter()
    count = _statistics(game, seats)
    best = 0.0
    for number in range(ROUNDS):
        best = max(best, _rollouts(game, seats, number, ROLLOUTS * seconds / ROUNDS))
        advance(1)
    fork = _fork_us(game, seats, (1 - ROLLOUTS) * seconds)
    advance(1)
    per_game = count.decisions / count.games
    return Speed(
        game=game.key,
        seats=seats,
        decisions_per_s=round(best),
        games_per_s=round(best / per_game, 1),
        decisions_per_game=round(per_game, 1),
        forced_share=round(count.forced / count.decisions, 3),
        options_per_decision=round(count.options / count.decisions, 1),
        fork_us=round(fork, 1),
        seconds=round(time.perf_counter() - began, 2),
    )


def _statistics(game: Game[Any], seats: int, games: int = 5) -> _Count:
    count, box = _Count(), game.load_box(None)
    for number in range(games):
        chance = Random(f"shape/{number}")
        match: Match[Any] = Match(game, seats, box=box, chance=chance, light=True)
        while isinstance(question := match.question, Ask):
            options = question.options
            count.decisions += 1
            count.options += len(options)
            count.forced += len(options) == 1
            match.answer(options[int(chance.random() * len(options))])
        count.games += 1
    return count


def _rollouts(game: Game[Any], seats: int, number: int, seconds: float) -> float:
    """Decisions per second of random players."""
    box = game.load_box(None)
    chance = Random(f"rollout/{number}")
    random = chance.random
    decisions, match = 0, None
    gc.collect()
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not decisions:
        match = Match(game, seats, box=box, chance=chance, light=True)
        answer = match.answer
        while (question := match.question) is not None:
            options = question.options  # type: ignore[union-attr]
            answer(options[int(random() * len(options))])
            decisions += 1
    return decisions / spent


def _fork_us(game: Game[Any], seats: int, seconds: float) -> float:
    """Microseconds for a fork, over all positions of matches that are played in full."""
    box = game.load_box(None)
    chance = Random("fork")
    forks, spent = 0, 0.0
    while spent < seconds:
        match: Match[Any] = Match(game, seats, box=box, chance=chance)
        while isinstance(question := match.question, Ask):
            fork = match.fork
            began = time.process_time()
            for _ in range(10):
                fork()
            spent += time.process_time() - began
            forks += 10
            match.answer(question.options[int(chance.random() * len(question.options))])
    return spent / forks * 1e6

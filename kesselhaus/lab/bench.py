"""How fast the games run: rollouts on one core, without log and invariants, as a search plays them.

A decision is one complete list of legal options plus one answer applied. Questions to chance are played
too, but not counted. Seconds are those of the processor, so that other work on the machine does not count.
"""

import gc
import time
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from msgspec import Struct

from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask

ROUNDS = 12
"""The same matches are played so often. They are cut into slices, and of each the fastest time counts, for
only the machine makes it slower: what else runs on it comes and goes within a fraction of a second.
"""
SLICE = 0.02
"""So many seconds at least, so that what the collector of cycles takes is in every slice."""
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


class Setting(Struct, frozen=True):
    """What is played."""

    game: Game[Any]
    seats: int
    variants: frozenset[str]
    box: Box

    def begin(self, chance: Random, *, light: bool) -> Match[Any]:
        return Match(self.game, self.seats, self.variants, self.box, chance, light=light)


def bench(
    game: Game[Any],
    seats: int,
    seconds: float,
    advance: Callable[[int], object] = lambda more: None,
    variants: Iterable[str] = (),
) -> Speed:
    """Measure a game for about so many seconds. `advance` is told of each of the rounds."""
    began = time.perf_counter()
    setting = Setting(game, seats, frozenset(variants), game.load_box(None))
    count = _statistics(setting)
    best = _rollouts(setting, ROLLOUTS * seconds / ROUNDS, advance)
    fork = _fork_us(setting, (1 - ROLLOUTS) * seconds)
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


def _statistics(setting: Setting, games: int = 5) -> _Count:
    count = _Count()
    for number in range(games):
        chance = Random(f"shape/{number}")
        match = setting.begin(chance, light=True)
        while isinstance(question := match.question, Ask):
            options = question.options
            count.decisions += 1
            count.options += len(options)
            count.forced += len(options) == 1
            match.answer(options[int(chance.random() * len(options))])
        count.games += 1
    return count


class _Slice(Struct):
    """Some of the matches, by number, with the fastest time they have taken."""

    matches: range
    decisions: int
    seconds: float


def _rollouts(setting: Setting, seconds: float, advance: Callable[[int], object]) -> float:
    """Decisions per second of random players, in as many matches as fit into the first round."""
    gc.collect()
    slices: list[_Slice] = []
    while sum(each.seconds for each in slices) < seconds or not slices:
        first = slices[-1].matches.stop if slices else 0
        last = first
        decisions, spent = 0, 0.0
        while spent < SLICE:
            more, took = _rollout(setting, last)
            decisions, spent, last = decisions + more, spent + took, last + 1
        slices.append(_Slice(range(first, last), decisions, spent))
    advance(1)
    for _ in range(ROUNDS - 1):
        for each in slices:
            each.seconds = min(each.seconds, sum(_rollout(setting, match)[1] for match in each.matches))
        advance(1)
    return sum(each.decisions for each in slices) / sum(each.seconds for each in slices)


def _rollout(setting: Setting, number: int) -> tuple[int, float]:
    """Decisions and seconds of one match."""
    chance = Random(f"rollout/{number}")
    random = chance.random
    decisions = 0
    began = time.process_time()
    match = setting.begin(chance, light=True)
    answer = match.answer
    while (question := match.question) is not None:
        options = question.options  # type: ignore[union-attr]
        answer(options[int(random() * len(options))])
        decisions += 1
    return decisions, time.process_time() - began


def _fork_us(setting: Setting, seconds: float) -> float:
    """Microseconds for a fork, over all positions of matches that are played in full."""
    chance = Random("fork")
    forks, spent = 0, 0.0
    while spent < seconds:
        match = setting.begin(chance, light=False)
        while isinstance(question := match.question, Ask):
            fork = match.fork
            began = time.process_time()
            for _ in range(10):
                fork()
            spent += time.process_time() - began
            forks += 10
            match.answer(question.options[int(chance.random() * len(question.options))])
    return spent / forks * 1e6

"""How fast the games run for learners: one core, random actions, with encodings and masks."""

import time
from collections.abc import Callable, Iterable

import numpy as np
from msgspec import Struct

from kesselhaus.env.all_seats import AllSeats
from kesselhaus.env.many_matches import ManyMatches
from kesselhaus.env.policies import at_random

MATCHES = 64
"""Of the vector environment."""
SLICES = 20
"""The fastest counts, as everywhere in the bench: what else runs on a machine only ever takes time."""


class LearningSpeed(Struct, frozen=True):
    """What was measured for one game and number of seats."""

    options: int
    """In the catalogue."""
    numbers: int
    """In an encoding."""
    encode_us: float
    aec_steps_per_s: int
    vector_steps_per_s: int


def learning_speed(game: str, seats: int, seconds: float, variants: Iterable[str] = ()) -> LearningSpeed:
    """Measure for about so many seconds. Seconds are those of the processor."""
    chance = np.random.default_rng(1)
    many, table = ManyMatches(game, MATCHES, seats, variants), AllSeats(game, seats, variants)
    many.reset(1)
    table.reset(1)

    def step() -> tuple[float, int]:
        actions = at_random(many.arrays.masks, chance)
        began = time.process_time()
        many.step(actions)
        return time.process_time() - began, MATCHES

    vector = _per_second(step, seconds / 3)
    aec = _per_second(lambda: _answer(table, chance), seconds / 3)
    clock = _clock()
    encodings = _per_second(lambda: _encode(table, chance, clock), seconds / 3)
    return LearningSpeed(
        options=len(many.catalogue),
        numbers=len(many.observer),
        encode_us=round(1e6 / encodings, 1),
        aec_steps_per_s=round(aec),
        vector_steps_per_s=round(vector),
    )


def _clock() -> float:
    """What looking at the clock takes by itself: nearly a microsecond, where an encoding takes ten."""
    return min(-(time.process_time() - time.process_time()) for _ in range(1000))


def _encode(table: AllSeats, chance: np.random.Generator, clock: float) -> tuple[float, int]:
    playing = table.playing
    out = np.empty(len(playing.observer), np.float32)
    began = time.process_time()
    playing.observe(playing.asked or 0, out)
    spent = time.process_time() - began - clock
    _answer(table, chance)
    return spent, 1


def _answer(table: AllSeats, chance: np.random.Generator) -> tuple[float, int]:
    """One step as a learner makes it: look, act."""
    luck = chance.random()
    began = time.process_time()
    seen, _, over, _, _ = table.last()
    if over:
        table.reset()
        return 0.0, 0
    legal = np.flatnonzero(seen["action_mask"])
    table.step(legal[int(luck * len(legal))])
    return time.process_time() - began, 1


def _per_second(once: Callable[[], tuple[float, int]], seconds: float) -> float:
    """The fastest of slices of that time; a first one is not counted, for caches fill then."""
    rates: list[float] = []
    for _ in range(SLICES + 1):
        spent, steps = 0.0, 0
        while spent < seconds / (SLICES + 1):
            more, count = once()
            spent, steps = spent + more, steps + count
        rates.append(steps / spent)
    return max(rates[1:])

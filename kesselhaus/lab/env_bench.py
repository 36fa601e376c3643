"""How fast the games run for learners: one core, random actions, with encodings and masks."""

import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np
from msgspec import Struct

from kesselhaus.env.all_seats import AllSeats
from kesselhaus.env.many_matches import ManyMatches

MATCHES = 64
"""Of the vector environment."""
SLICES = 20
"""The median counts: what else runs on the machine takes its time now and then."""


class LearningSpeed(Struct, frozen=True):
    """What was measured for one game and number of seats."""

    options: int
    """In the catalogue."""
    numbers: int
    """In an encoding."""
    encode_us: float
    aec_steps_per_s: int
    vector_steps_per_s: int


def learning_speed(game: str, seats: int, seconds: float) -> LearningSpeed:
    """Measure for about so many seconds. Seconds are those of the processor."""
    chance = np.random.default_rng(1)
    many, table = ManyMatches(game, MATCHES, seats), AllSeats(game, seats)
    many.reset(1)
    table.reset(1)

    def step() -> tuple[float, int]:
        actions = _legal(many._arrays.masks, chance)
        began = time.process_time()
        many.step(actions)
        return time.process_time() - began, MATCHES

    vector = _per_second(step, seconds / 3)
    aec = _per_second(lambda: _answer(table, chance), seconds / 3)
    encodings = _per_second(lambda: _encode(table, chance), seconds / 3)
    return LearningSpeed(
        options=len(many.catalogue),
        numbers=len(many.observer),
        encode_us=round(1e6 / encodings, 1),
        aec_steps_per_s=round(aec),
        vector_steps_per_s=round(vector),
    )


def _legal(masks: Any, chance: np.random.Generator) -> Any:
    """A legal action in each row."""
    return (masks * (chance.random(masks.shape, dtype=np.float32) + 1e-6)).argmax(1)


def _encode(table: AllSeats, chance: np.random.Generator) -> tuple[float, int]:
    playing = table.playing
    out = np.empty(len(playing.observer), np.float32)
    began = time.process_time()
    playing.observe(playing.asked or 0, out)
    spent = time.process_time() - began
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
    """The median over slices of that time; a first one is not counted, for caches fill then."""
    rates: list[float] = []
    for _ in range(SLICES + 1):
        spent, steps = 0.0, 0
        while spent < seconds / (SLICES + 1):
            more, count = once()
            spent, steps = spent + more, steps + count
        rates.append(steps / spent)
    return median(rates[1:])

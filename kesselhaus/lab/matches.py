"""Matches between bots: who sits where, one match from start to end, and many of them on all cores."""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from kesselhaus.bots import BOTS
from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games import shelf

T = TypeVar("T")


class Pairing(Struct, frozen=True):
    """What to play. Seed and number decide who sits where and what chance says."""

    seats: int
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bots by seat. Within as many matches as there are seats everyone sits on every seat.

        With fewer names than seats some sit twice, with more some pause; whose turn that is changes.
        """
        block, turn = divmod(number, self.seats)
        chosen = [self.bots[(block + place) % len(self.bots)] for place in range(self.seats)]
        if len(self.bots) == self.seats:
            chosen = list(self.bots)
        Random(f"{self.seed}/lineup/{block}").shuffle(chosen)
        return (*chosen[turn:], *chosen[:turn])


class Sitting(Struct):
    """A match that was played to its end, with what each seat's thinking took."""

    match: Match[Any]
    lineup: tuple[str, ...]
    decisions: list[int]
    seconds: list[float]


def sit_down(
    game: Game[Any],
    pairing: Pairing,
    number: int,
    box: Box,
    watch: Callable[[Match[Any]], object] | None = None,
    on_step: Callable[[Any], object] | None = None,
) -> Sitting:
    """Play one match. `watch` is called before every decision, `on_step` with the table before every step."""
    lineup = pairing.lineup(number)
    bots = [BOTS[name](Random(f"{pairing.seed}/{number}/{seat}/{name}")) for seat, name in enumerate(lineup)]
    chance = Random(f"{pairing.seed}/{number}")
    match: Match[Any] = Match(
        game, pairing.seats, frozenset(pairing.variants), box, chance, automatic=True, on_step=on_step
    )
    played = Sitting(match, lineup, [0] * pairing.seats, [0.0] * pairing.seats)
    while isinstance(question := match.question, Ask):
        if watch is not None:
            watch(match)
        view = match.view(question.seat)
        began = time.perf_counter()
        option = bots[question.seat].choose(view)
        played.seconds[question.seat] += time.perf_counter() - began
        played.decisions[question.seat] += 1
        match.answer(option, seat=question.seat)
    return played


def on_all_cores(
    task: Callable[[str, Any, int], T],
    key: str,
    plan: Any,
    games: int,
    advance: Callable[[int], object] = lambda more: None,
    processes: int | None = None,
) -> list[T]:
    """`task(key, plan, number)` for each number, in their order. Few short matches stay in this process."""
    count = min(os.cpu_count() or 1, max(1, games // 4)) if processes is None else processes
    if count == 1:
        found = []
        for number in range(games):
            found.append(task(key, plan, number))
            advance(1)
        return found
    results: dict[int, T] = {}
    for number, result in _in_processes(task, key, plan, games, count):
        results[number] = result
        advance(1)
    return [results[number] for number in range(games)]


def _in_processes(
    task: Callable[[str, Any, int], T], key: str, plan: Any, games: int, processes: int
) -> Iterator[tuple[int, T]]:
    # Not forked: a progress bar has a thread of its own, and threads do not survive a fork.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        jobs = {pool.submit(task, key, plan, number): number for number in range(games)}
        try:
            for job in as_completed(jobs):
                yield jobs[job], job.result()
        finally:
            for job in jobs:
                job.cancel()


def from_shelf(key: str) -> tuple[Game[Any], Box]:
    """A game with its components; in a process of its own it is loaded once."""
    game = shelf()[key]
    return game, game.load_box(None)


def names(bots: Sequence[str]) -> list[str]:
    """Each name once, in the order given."""
    return list(dict.fromkeys(bots))

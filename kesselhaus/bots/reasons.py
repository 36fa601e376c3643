"""Why an option is better than another: what each changes in the features of the game's advice."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from kesselhaus import games
from kesselhaus.bots.playout import Playout
from kesselhaus.bots.thinking import asked, imagined
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View

WORLDS = 6
"""So many worlds are made up for what the seat cannot know; every option is tried in each."""
AHEAD = 120
"""Answers that are played on at most to the end of the phase."""


class Prospect(Struct, frozen=True):
    """What an option leads to, beside the others that were compared."""

    option: Option
    value: float
    """What the seat may then expect at the end, in points of the game."""
    parts: dict[str, float]
    """By how much each feature of that is more than in the middle of all: together the difference."""


def compared(
    view: View[Any], options: Sequence[Option], chance: Random, worlds: int = WORLDS
) -> list[Prospect]:
    """Each option is tried in the same worlds and played on with the same chance, so that what differs is
    its doing. Made of the view and of nothing else.
    """
    seat, features = asked(view).seat, games.advice(view.game).features
    found: list[list[Mapping[str, float]]] = [[] for _ in options]
    for _ in range(worlds):
        world, lot = imagined(view, chance), chance.getrandbits(64)
        for place, option in enumerate(options):
            found[place].append(features(_played_on(world, option, seat, Random(lot)).state, seat))
    means = [_mean(each) for each in found]
    middle = _mean(means)
    return [
        Prospect(option, sum(mean.values()), _difference(mean, middle))
        for option, mean in zip(options, means, strict=True)
    ]


def differences(
    view: View[Any], one: Option, other: Option, chance: Random, worlds: int
) -> tuple[float, int, dict[str, float]]:
    """By how much one option is better than another, in how many of the worlds it is, and in what."""
    seat, features = asked(view).seat, games.advice(view.game).features
    parts, better = [], 0
    for _ in range(worlds):
        world, lot = imagined(view, chance), chance.getrandbits(64)
        first, second = (
            features(_played_on(world, option, seat, Random(lot)).state, seat) for option in (one, other)
        )
        parts.append(_difference(first, second))
        better += sum(parts[-1].values()) > 0
    mean = _mean(parts)
    return sum(mean.values()), better, mean


def tempting(view: View[Any], options: Iterable[Option], chance: Random) -> Option:
    """What looks best to who does not look further than to the end of the answer."""
    world, seat, value = imagined(view, chance), asked(view).seat, games.advice(view.game).value

    def at_once(option: Option) -> float:
        fork = world.fork(Random(0))
        fork.answer(option)
        return value(fork.state, seat)

    return max(options, key=at_once)


def _played_on(world: Match[Any], option: Option, seat: int, chance: Random) -> Match[Any]:
    """To the end of the phase, where positions are judged best."""
    phase = games.advice(world.game.key).phase
    fork, running = world.fork(chance, anchored=True), phase(world.state)
    fork.answer(option)
    if phase(fork.state) == running:
        fork = Playout(world.game.key, chance, seat).to_the_end_of_the_phase(fork, AHEAD)
    return fork


def _mean(found: Sequence[Mapping[str, float]]) -> dict[str, float]:
    names = dict.fromkeys(name for features in found for name in features)
    return {name: sum(features.get(name, 0.0) for features in found) / len(found) for name in names}


def _difference(one: Mapping[str, float], other: Mapping[str, float]) -> dict[str, float]:
    return {name: one.get(name, 0.0) - other.get(name, 0.0) for name in dict.fromkeys((*one, *other))}

"""Greedy players that are not all alike: what each holds dear differs, for matches that others learn from."""

from collections.abc import Callable
from random import Random
from typing import Any

from kesselhaus import games
from kesselhaus.bots.greedy import GreedyBot
from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View

APART = 0.3
"""A feature of the advice counts for at most so much more or less than it should."""


class VariedBot(GreedyBot):
    """Weighs every feature of the game's advice in a way of its own, the same for a whole match."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self._taste = chance.getrandbits(64)

    def choose(self, view: View[Any]) -> Option:
        if self._value is None:
            self._value = tasted(games.advice(view.game).features, self._taste)
        return super().choose(view)


def tasted(features: Callable[[Any, int], dict[str, float]], taste: int) -> Callable[[Any, int], float]:
    """A value in which each feature counts for more or less. The share of one does not depend on which others
    there are, nor on which is met first.
    """
    shares: dict[str, float] = {}

    def share(name: str) -> float:
        if name not in shares:
            shares[name] = Random(f"{taste}/{name}").uniform(1 - APART, 1 + APART)
        return shares[name]

    def value(table: Any, seat: int) -> float:
        return sum(worth * share(name) for name, worth in features(table, seat).items())

    return value

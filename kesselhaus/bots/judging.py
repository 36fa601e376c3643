"""How a search judges the end of a phase: by what was learned from matches, where there is such a value."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from kesselhaus import games
from kesselhaus.bots import network
from kesselhaus.bots.network import Network, shares
from kesselhaus.bots.thinking import asked
from kesselhaus.bots.utility import WINNING, progress
from kesselhaus.engine.match import Match
from kesselhaus.engine.view import View

Sight: TypeAlias = tuple[list[float], list[float]]
"""By seat: what stands for the chance to win, and how far ahead it will be."""


class Judge:
    """Sees with the eyes of one seat. What was made up in a world is luck, as it is for the advice."""

    def __init__(self, weights: Network, seat: int, start: list[float]) -> None:
        self._weights, self._seat = weights, seat
        self._spread = games.advice(weights.about.game).SPREAD
        self._starts: list[Sight] = []
        """What is expected in each world in which the search walks, before anything was answered."""
        self.start = start
        """The leads from which progress is counted."""

    def meets(self, world: Match[Any]) -> None:
        """One more world."""
        sight = self._weights.expected(world, self._seat)
        self._starts.append(sight)
        self.start = self.start or sight[1]

    def utility(self, world: Match[Any], place: int) -> list[float]:
        """Of each seat, at the end of a phase in the world of that place."""
        (logits, leads), own, first = (
            self._weights.expected(world, self._seat),
            self._starts[place],
            self._starts[0],
        )
        winning = shares(_without_luck(logits, own[0], first[0]))
        leads = _without_luck(leads, own[1], first[1])
        return [
            WINNING * chance + (1 - WINNING) * progress(after - before, self._spread)
            for chance, after, before in zip(winning, leads, self.start, strict=True)
        ]


def _without_luck(found: list[float], own: list[float], first: list[float]) -> list[float]:
    return [worth - start + usual for worth, start, usual in zip(found, own, first, strict=True)]


def judge_of(
    match: Match[Any], view: View[Any], learned: bool | str, start: Sequence[float] = ()
) -> Judge | None:
    """None where the advice judges: there are no weights for such matches, or they are not wanted."""
    if not learned or match.seats < 2:
        return None
    weights = (
        network.candidate(learned)
        if isinstance(learned, str)
        else network.shipped(match.game.key, match.seats)
    )
    if weights is None or not weights.fits(match):
        return None
    return Judge(weights, asked(view).seat, list(start))

"""From values of a position to what a seat wants: to win, and to get on."""

from collections.abc import Sequence
from math import exp
from typing import Any

from kesselhaus import games
from kesselhaus.engine.match import Match

WINNING = 0.7
"""How much of the utility is the chance to win; the rest is the seat's own progress."""


def values(match: Match[Any]) -> list[float]:
    """What the game's advice expects of each seat; at the end, the scores."""
    result = match.result
    if result is not None:
        return [float(score) for score in result.scores]
    judgement = games.advice(match.game.key).judgement
    return [judgement(match.state, seat) for seat in range(match.seats)]


def chances(expected: Sequence[float], spread: float) -> list[float]:
    """Chances to win from expected scores. `spread` is a lead that is worth something but not the game."""
    best = max(expected)
    odds = [exp((score - best) / spread) for score in expected]
    total = sum(odds)
    return [odd / total for odd in odds]


def utility(
    expected: Sequence[float], start: Sequence[float], spread: float, winners: Sequence[int] | None = None
) -> list[float]:
    """Between 0 and 1 for each seat: the chance to win, with the progress since `start`.

    Progress keeps a bot playing well that is far ahead, far behind, or alone.
    """
    if winners is None:
        winning = chances(expected, spread)
    else:
        winning = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(expected))]
    found = []
    for chance, after, before in zip(winning, expected, start, strict=True):
        found.append(WINNING * chance + (1 - WINNING) * progress(after - before, spread))
    return found


def progress(gained: float, spread: float) -> float:
    """From 0 to 1, one half for who stands still."""
    gain = gained / (3 * spread)
    return 0.5 + 0.5 * gain / (1 + abs(gain))

"""Ratings: how strong bots are on one scale, by the model of Bradley and Terry, with their uncertainty.

Whoever is rated 400 above another beats him ten times of eleven. A match of several is a duel of each with
each other; the mean of all bots is 1500.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import log10
from random import Random

from kesselhaus.lab.figures import SAMPLES, Figure

Rating = Figure
SCALE, MEAN = 400.0, 1500.0
ROUNDS = 60
"""Of the iteration, which has long settled by then."""
DRAWN = 1.0
"""So much of a duel is drawn beforehand by every two: who won everything is not infinitely strong."""
Placed = tuple[Sequence[str], Sequence[float]]
"""Who sat at a table, and the ranks."""


def ratings(matches: Sequence[Placed], samples: int = SAMPLES // 5) -> dict[str, Rating]:
    """The rating of each bot; the interval is by bootstrap over the matches."""
    bots = list(dict.fromkeys(bot for lineup, _ in matches for bot in lineup))
    chance, duels = Random("ratings"), [_duels(match) for match in matches]
    drawn = [
        _rated(bots, chance.choices(duels, k=len(duels))) for _ in range(samples if len(bots) > 1 else 0)
    ]
    told = {}
    for bot, value in _rated(bots, duels).items():
        sampled = sorted(rated[bot] for rated in drawn) or [value]
        low, high = (sampled[round(part * (len(sampled) - 1))] for part in (0.025, 0.975))
        told[bot] = Figure(round(value, 1), round(low, 1), round(high, 1))
    return told


def _duels(match: Placed) -> list[tuple[str, str, float]]:
    """Each two different bots of a match, and what the first one won of their duel."""
    lineup, ranks = match
    return [
        (lineup[one], lineup[other], 0.5 if ranks[one] == ranks[other] else float(ranks[one] < ranks[other]))
        for one, other in combinations(range(len(lineup)), 2)
        if lineup[one] != lineup[other]
    ]


def _rated(bots: Sequence[str], matches: Sequence[Sequence[tuple[str, str, float]]]) -> Mapping[str, float]:
    won = {bot: DRAWN / 2 * (len(bots) - 1) for bot in bots}
    met = {pair: DRAWN for one, other in combinations(bots, 2) for pair in ((one, other), (other, one))}
    for match in matches:
        for one, other, share in match:
            won[one] += share
            won[other] += 1 - share
            met[one, other] += 1
            met[other, one] += 1
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        for bot in bots:
            against = sum(
                met[bot, other] / (strength[bot] + strength[other]) for other in bots if other != bot
            )
            if against:
                strength[bot] = won[bot] / against
    rated = {bot: SCALE * log10(strength[bot]) for bot in bots}
    middle = sum(rated.values()) / len(bots)
    return {bot: MEAN + value - middle for bot, value in rated.items()}

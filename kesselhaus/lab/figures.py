"""Figures with their uncertainty: every one comes with a 95 % interval."""

from collections.abc import Sequence
from math import sqrt
from random import Random

from msgspec import Struct

Z = 1.959964
"""So many standard errors make 95 %."""
SAMPLES = 1000


class Figure(Struct, frozen=True):
    """A measured value and the interval in which the true one lies with 95 % confidence."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.1f} ({self.low:.1f} to {self.high:.1f})"


def share(count: float, of: int) -> Figure:
    """A share by Wilson's interval, which stays honest for few tries and near 0 and 1."""
    if not of:
        return Figure(0.0, 0.0, 1.0)
    part = count / of
    middle = (part + Z * Z / (2 * of)) / (1 + Z * Z / of)
    reach = Z * sqrt(part * (1 - part) / of + Z * Z / (4 * of * of)) / (1 + Z * Z / of)
    return Figure(round(part, 4), round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4))


def percent(figure: Figure) -> str:
    return f"{figure.value:.0%} ({figure.low:.0%} to {figure.high:.0%})"


def mean(groups: Sequence[Sequence[float]], seed: str = "bootstrap") -> Figure:
    """The mean of all numbers, by bootstrap over the groups: numbers of one match belong together."""
    sums = [(sum(group), len(group)) for group in groups if group]
    chance = Random(seed)
    means = []
    for _ in range(SAMPLES):
        total = count = 0.0
        for some, numbers in chance.choices(sums, k=len(sums)):
            total += some
            count += numbers
        means.append(total / count)
    means.sort()
    value = sum(some for some, _ in sums) / sum(numbers for _, numbers in sums)
    low, high = means[int(0.025 * SAMPLES)], means[int(0.975 * SAMPLES) - 1]
    return Figure(round(value, 3), round(low, 3), round(high, 3))


def ratio(groups: Sequence[Sequence[tuple[float, float]]], seed: str = "bootstrap") -> Figure:
    """So many times out of so many, over all groups; numbers of one match belong together."""
    sums = [(sum(times for times, _ in group), sum(of for _, of in group)) for group in groups if group]
    chance = Random(seed)
    found = sorted(_part(chance.choices(sums, k=len(sums))) for _ in range(SAMPLES)) if sums else [0.0]
    low, high = (found[round(part * (len(found) - 1))] for part in (0.025, 0.975))
    return Figure(round(_part(sums), 4), round(low, 4), round(high, 4))


def _part(sums: Sequence[tuple[float, float]]) -> float:
    of = sum(of for _, of in sums)
    return sum(times for times, _ in sums) / of if of else 0.0


def ranks(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """1 is best; equals share their places, and a tie-break won counts."""
    strength = [(seat in winners, score) for seat, score in enumerate(scores)]
    found = []
    for own in strength:
        better = sum(other > own for other in strength)
        equal = sum(other == own for other in strength)
        found.append(1 + better + (equal - 1) / 2)
    return found

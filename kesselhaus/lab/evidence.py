"""Whether doing a thing goes with winning, at the same place in the order, when many things are looked at.

Takers are held against others of the same place (Mantel and Haenszel), so that a thing which the first takes
is not praised for his place. Of many things some stand out by chance; the share of such among those that are
named is kept low (Benjamini and Hochberg).
"""

from collections.abc import Iterable, Mapping, Sequence
from math import erfc, sqrt
from typing import NamedTuple

from kesselhaus.lab.figures import Figure, Z

FALSE = 0.05
"""Of all things that are named, so large a share may stand out by chance."""


class Group(NamedTuple):
    """Seats of one place: how many took a thing and how many did not, and what those won."""

    takers: int
    others: int
    won: float
    others_won: float


class Effect(NamedTuple):
    more: Figure
    """By how much more often takers win than others of their place."""
    p: float
    """How likely it would be so clear by chance alone."""


def effect(groups: Iterable[Group]) -> Effect | None:
    """None where nobody can be compared: all of a place took it, or none."""
    gained = weight = variance = 0.0
    for takers, others, won, others_won in groups:
        seats = takers + others
        if not takers or not others:
            continue
        part = (won + others_won) / seats
        gained += (won * others - others_won * takers) / seats
        weight += takers * others / seats
        variance += takers * others * part * (1 - part) / max(1, seats - 1)
    if not weight or not variance:
        return None
    more, reach = gained / weight, Z * sqrt(variance) / weight
    figure = Figure(round(more, 4), round(more - reach, 4), round(more + reach, 4))
    return Effect(figure, erfc(abs(gained) / sqrt(2 * variance)))


def discoveries(chances: Mapping[str, float]) -> dict[str, float]:
    """By name: the share of chance finds if this thing and all that are clearer were named."""
    ordered = sorted(chances.items(), key=lambda each: each[1])
    found, least = dict[str, float](), 1.0
    for place in range(len(ordered), 0, -1):
        name, chance = ordered[place - 1]
        least = min(least, chance * len(ordered) / place)
        found[name] = round(least, 6)
    return found


def by_place(
    orders: Sequence[Sequence[int]], won: Sequence[Sequence[float]], took: Sequence[Iterable[int]]
) -> list[Group]:
    """Of matches: the seats in their order, what each seat won, and who took a thing."""
    counts: dict[int, list[float]] = {}
    for order, wins, takers in zip(orders, won, took, strict=True):
        those = set(takers)
        for place, seat in enumerate(order):
            group = counts.setdefault(place, [0, 0, 0.0, 0.0])
            side = 0 if seat in those else 1
            group[side] += 1
            group[2 + side] += wins[seat]
    return [Group(int(one), int(other), *rest) for one, other, *rest in counts.values()]

"""Milestones: stars that lie, and the star that the achievements could place."""

from functools import cache

from kesselhaus.games.nucleum.advice.outlook import Rates
from kesselhaus.games.nucleum.box import NucleumBox
from kesselhaus.games.nucleum.rules.conditions import milestone_count
from kesselhaus.games.nucleum.state import Player, Table

SOON = 4
"""Achievements that may come before the next star is placed."""


@cache
def candidates(box: NucleumBox, achievements: int) -> tuple[tuple[int, int, int], ...]:
    """The highest space in reach of each tier and segment, as space, tier and segment."""
    best: dict[tuple[int, int], int] = {}
    for space in range(1, box.top_space + 1):
        if box.star_values[space] <= achievements:
            best[box.tiers[space], box.segments[space]] = space
    return tuple((space, tier, segment) for (tier, segment), space in best.items())


def milestones(table: Table, player: Player, rates: Rates) -> tuple[float, float]:
    """What the stars on the track will score, and what the next one is worth."""
    box, weights, turns = table.box, rates.weights, rates.turns
    growth = weights.growth * turns
    counts = [milestone_count(table, player, tile) + growth for tile in table.milestones]
    lying = 0.0
    taken = set()
    for space in player.stars:
        if space:
            tier = box.tiers[space]
            taken.add(tier)
            lying += counts[box.segments[space] - 1] * box.multipliers[tier]
        else:
            lying -= box.zero_loss + weights.wasted_star
    extra = [0.0] * box.last_segment
    if not table.ending:
        for segment in table.tokens:
            extra[segment - 1] = weights.token
        extra[-1] += 0.6 * weights.technology[2]

    def best(achievements: int) -> float:
        found = 0.0
        for space, tier, segment in candidates(box, min(achievements, 40)):
            if tier not in taken:
                points = (
                    counts[segment - 1] * box.multipliers[tier] + weights.king * tier + extra[segment - 1]
                )
                if space == box.top_space:
                    points += box.top_vp
                found = max(found, points)
        return found

    now = player.achievements
    worth = (1 - weights.hope) * best(now) if now else 0.0
    if turns:
        worth += weights.hope * best(now + SOON)
    elif now:
        worth += weights.hope * best(now)
    return lying, weights.star * worth + weights.achievement * now

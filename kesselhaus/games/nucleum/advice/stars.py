"""Milestones: stars that lie, and the star that the achievements could place."""

from functools import cache

from kesselhaus.games.nucleum.advice.outlook import Rates
from kesselhaus.games.nucleum.box import NucleumBox
from kesselhaus.games.nucleum.rules.conditions import milestone_count
from kesselhaus.games.nucleum.state import Player, Table


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
    best = 0.0
    for space, tier, segment in candidates(box, min(player.achievements, 40)):
        if tier in taken:
            continue
        worth = counts[segment - 1] * box.multipliers[tier] + weights.king * tier
        if not table.ending:
            if segment in table.tokens:
                worth += weights.token
            if segment == box.last_segment:
                worth += 0.6 * weights.technology[2]
            if space == box.top_space:
                worth += box.top_vp
        if worth > best:
            best = worth
    return lying, weights.star * best + weights.achievement * player.achievements

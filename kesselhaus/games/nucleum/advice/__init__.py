"""What a position is worth to a seat, in victory points it may expect at the end. For bots, not a rule."""

from kesselhaus.games.nucleum.advice.holdings import (
    buildings_worth,
    contracts_worth,
    network_worth,
    technologies_worth,
    tiles_worth,
)
from kesselhaus.games.nucleum.advice.outlook import ending_worth, income_worth, rates, turns_left
from kesselhaus.games.nucleum.advice.prospects import prospects
from kesselhaus.games.nucleum.advice.reach import reach
from kesselhaus.games.nucleum.advice.stars import milestones
from kesselhaus.games.nucleum.advice.weights import WEIGHTS, Weights
from kesselhaus.games.nucleum.scoring import income_points, standings
from kesselhaus.games.nucleum.state import Table

__all__ = ["FIRST_SIGHT", "SPREAD", "STYLES", "WEIGHTS", "Weights", "features", "judgement", "phase", "value"]

SPREAD = 12.0
"""A lead of so many points is worth something, but not the game."""
FIRST_SIGHT = 1.0
"""A turn is played by one seat nearly alone, so there is little noise."""
STYLES = {
    "builder": {"buildings": 1.15, "network": 1.15},
    "trader": {"contracts": 1.25, "income": 1.1},
    "racer": {"technologies": 1.2, "milestones": 1.15},
}
"""What players of different kinds hold dear."""


def phase(table: Table) -> int:
    """A turn of one seat, with what it lets others do."""
    return table.turn


def value(table: Table, seat: int, weights: Weights = WEIGHTS) -> float:
    """The sum of all features; an estimate of the final score."""
    return sum(features(table, seat, weights).values())


def judgement(table: Table, seat: int) -> float:
    """There is only one opinion."""
    return value(table, seat)


def features(table: Table, seat: int, weights: Weights = WEIGHTS) -> dict[str, float]:
    """What a seat has, each in points expected at the end."""
    player = table.players[seat]
    if not table.agenda:
        return {"score": float(standings(table)[seat])}
    if not table.round:
        return {"score": 0.0}
    known = rates(table.box, weights, turns_left(table, seat, weights))
    within = reach(table)
    lying, next_star = milestones(table, player, known)
    return {
        "score": float(player.vp),
        "milestones": lying,
        "next_star": next_star,
        "income": income_worth(table, player, known.turns, weights) + income_points(table, player),
        "tiles": tiles_worth(table, player, known),
        "technologies": technologies_worth(table, player, known),
        "buildings": buildings_worth(table, player, known, within),
        "network": network_worth(table, player, known, within),
        "contracts": contracts_worth(table, player, known),
        "ending": ending_worth(table, player, weights),
        "prospects": prospects(table, player, known),
    }

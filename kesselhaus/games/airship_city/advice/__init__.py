"""What a position is worth to a seat, in victory points it may expect at the end. For bots, not a rule."""

from kesselhaus.games.airship_city.advice.contracts import contracts_worth
from kesselhaus.games.airship_city.advice.plans import outlook
from kesselhaus.games.airship_city.advice.prospects import prospects
from kesselhaus.games.airship_city.advice.survey import see
from kesselhaus.games.airship_city.advice.weights import WEIGHTS, Weights
from kesselhaus.games.airship_city.state import LOCKED, READY, Player, Table
from kesselhaus.games.airship_city.tasks import Preparation

__all__ = ["FIRST_SIGHT", "SPREAD", "STYLES", "WEIGHTS", "Weights", "features", "judgement", "phase", "value"]

SPREAD = 5.0
"""A lead of so many points is worth something, but not the game."""
FIRST_SIGHT = 1.0
"""A turn is played on by one seat alone, so there is little noise."""
STYLES = {
    "builder": {"awards": 1.2, "discounts": 1.2, "ladder": 1.2},
    "trader": {"contracts": 1.25, "goods": 1.1},
    "racer": {"moves": 1.15, "bonus_actions": 1.3, "upgrades": 1.2},
}
"""What players of different kinds hold dear."""


def phase(table: Table) -> int:
    """A turn of one seat."""
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
        return {"score": float(player.score + sum(vps[seat] for _award, vps in table.awards))}
    if isinstance(table.doing, Preparation):
        return {"score": 0.0}
    sight = see(table, player, weights)
    plans = outlook(sight, player)
    return {
        "score": float(player.score),
        "awards": sight.awards,
        "goods": sight.worth(player.goods),
        "moves": sight.moves,
        "upgrades": sight.upgrades,
        "discounts": sight.discounts,
        "ladder": sight.ladder,
        "bonus_actions": _bonus_actions(player, sight.turns, weights),
        "contracts": contracts_worth(sight, table, player) if player.contracts else 0.0,
        "plans": plans.worth,
        "standing": _standing(table, player, weights),
        "prospects": prospects(sight, table, player, plans) if seat == table.active else 0.0,
    }


def _bonus_actions(player: Player, turns: float, weights: Weights) -> float:
    worth = 0.0
    for cover in player.bonus.values():
        if cover != LOCKED:
            worth += weights.bonus_action_turn * turns
            if cover == READY:
                worth += weights.bonus_action
    return worth


def _standing(table: Table, player: Player, weights: Weights) -> float:
    """Workers on collecting tiles may get piggyback bonuses."""
    shown = table.box.tile
    tiles = 0
    for tile in player.workers:
        if shown[tile].piggyback:
            tiles += 1
    return weights.piggyback * tiles

"""What a position is worth to a seat, in victory points it may expect at the end. For bots, not a rule."""

from msgspec import structs

from kesselhaus.games.whistle_mountain.advice.crew import Hopes
from kesselhaus.games.whistle_mountain.advice.ledger import Ledger
from kesselhaus.games.whistle_mountain.advice.prospects import prospects
from kesselhaus.games.whistle_mountain.advice.storage import stored, upgrades
from kesselhaus.games.whistle_mountain.advice.weights import WEIGHTS, Weights
from kesselhaus.games.whistle_mountain.advice.worth import Purse, purse, quarters, turns_to_come
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.scoring import counted_score
from kesselhaus.games.whistle_mountain.state import HOME, Player, Table
from kesselhaus.games.whistle_mountain.tasks.turn import Preparation

__all__ = ["FIRST_SIGHT", "SPREAD", "STYLES", "WEIGHTS", "Weights", "features", "judgement", "phase", "value"]

SPREAD = 20.0
"""A lead of so many points is worth something, but not the game."""
FIRST_SIGHT = 1.0
"""A turn is played on by one seat alone, so there is little noise."""
STYLES = {
    "builder": {"storage": 1.15},
    "trader": {"goods": 1.15, "upgrades": 1.15},
    "racer": {"tower": 1.1, "workers": 1.15},
}
"""What players of different kinds hold dear."""


def phase(table: Table) -> int:
    """A turn of one seat."""
    return table.turn


def value(table: Table, seat: int, weights: Weights = WEIGHTS) -> float:
    """The sum of all features; an estimate of the final score."""
    return sum(features(table, seat, weights).values())


FAIR = structs.replace(WEIGHTS, envy=0.0)


def judgement(table: Table, seat: int) -> float:
    """Whoever compares all seats need not deduct what the others have."""
    return value(table, seat, FAIR)


def features(table: Table, seat: int, weights: Weights = WEIGHTS) -> dict[str, float]:
    """What a seat has, each in points expected at the end."""
    player = table.players[seat]
    if not table.agenda:
        return {name: float(points) for name, points in counted_score(table, player).items()}
    if table.waiting(Preparation):
        return {"score": 0.0}
    box = table.box
    turns = turns_to_come(table, player, weights)
    worth = purse(weights, quarters(turns), box.resource_limit + player.powers["limit"])
    hopes = Hopes(table, player, turns, weights)
    found = {
        "score": float(player.score),
        "tower": float(sum([box.floor_vp[floor] for floor in player.tower])),
        "upgrades": upgrades(table, player, turns, weights),
        "goods": _goods(player, worth),
        "storage": stored(table, player, turns, weights),
        "workers": _workers(player, hopes),
        "airships": weights.airship * min(1.0, turns) * list(player.airships.values()).count(HOME),
    }
    if weights.envy:
        found["others"] = _others(table, player, weights)
    if seat == table.active:
        found["prospects"] = prospects(Ledger(table, player, worth, hopes))
    return found


def _goods(player: Player, worth: Purse) -> float:
    return sum([worth[kind][amount] for kind, amount in player.goods.items()])


def _workers(player: Player, hopes: Hopes) -> float:
    """Workers on scaffolds hope for a machine, those in the barracks for a way out, the others for a boat."""
    worth = hopes.barracks() + hopes.room()
    for square in player.standing:
        worth += hopes.standing(GRID.bit[square], square[1])
    if player.pool:
        worth += player.pool * hopes.in_pool()
    return worth


def _others(table: Table, player: Player, weights: Weights) -> float:
    """Their points in the tower count against the own ones, their workers in the pool for them."""
    points, drowned = 0, 0
    floor_vp = table.box.floor_vp
    for other in table.players:
        if other is not player:
            points += sum([floor_vp[floor] for floor in other.tower])
            drowned += other.pool
    return weights.spite * drowned - weights.envy * points

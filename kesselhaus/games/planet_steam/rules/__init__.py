"""The rules of Planet Steam: every module does tasks (PS-19a tells their order)."""

from kesselhaus.games.planet_steam.rules import (
    airship,
    certificates,
    claiming,
    independent_carrier,
    plans,
    preparation,
    price_manipulation,
    production,
    rounds,
    sabotage,
    specialists,
    tank_turn,
    trade,
    trade_order,
    variable_claims,
    zone_auction,
)
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import TankTurn

__all__ = [
    "airship",
    "certificates",
    "claiming",
    "independent_carrier",
    "plans",
    "preparation",
    "price_manipulation",
    "production",
    "rounds",
    "sabotage",
    "specialists",
    "tank_turn",
    "trade",
    "trade_order",
    "variable_claims",
    "whose_turn",
    "zone_auction",
]


def whose_turn(table: Table) -> int | None:
    """PS-98a: a tank turn; everything else is a single choice, a bid or a trade."""
    turn = table.waiting(TankTurn)
    return None if turn is None else turn.seat

"""Goods that are kept for something better than selling them."""

from kesselhaus.games.planet_steam.state import Player, Table
from kesselhaus.games.planet_steam.tasks import Closing, TradingCertificate


def projects(table: Table, player: Player) -> float:
    """Luxury quarters, by what is there of their cost: the profit when all is, and much less before."""
    buys = table.rounds_left
    doing = table.doing
    if isinstance(doing, Closing):
        buys -= 1
    elif isinstance(doing, TradingCertificate):
        buys -= table.has_gone_before(player.seat, doing.seat)
    if not table.quarters or buys <= 0:
        return 0.0
    quarters, goods, price = table.box.quarters, player.goods, table.price
    cost = there = 0
    for resource, units in quarters.cost.items():
        cost += price[resource] * units
        there += price[resource] * min(units, goods[resource])
    return max(0.0, quarters.end_value - cost) * (there / cost) ** 2

"""Goods that are kept for something better than selling them."""

from kesselhaus.games.planet_steam.state import CERTIFICATES, CLOSING, Player, Table


def projects(table: Table, player: Player) -> float:
    """Luxury quarters, by what is there of their cost: the profit when all is, and much less before."""
    buys = table.rounds_left
    if table.moment == CLOSING:
        buys -= 1
    elif table.moment == CERTIFICATES:
        buys -= player.seat in table.turn_order[: table.place]
    if not table.quarters or buys <= 0:
        return 0.0
    quarters, goods, price = table.box.quarters, player.goods, table.price
    cost = there = 0
    for resource, units in quarters.cost.items():
        cost += price[resource] * units
        there += price[resource] * min(units, goods[resource])
    return max(0.0, quarters.end_value - cost) * (there / cost) ** 2

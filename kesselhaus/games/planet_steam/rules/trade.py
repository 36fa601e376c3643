"""Trade on the resource terminal (4.4.2)."""

from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.planet_steam.events import Bought, PriceAdjusted, Sold, TradePassed
from kesselhaus.games.planet_steam.options import Buy, Sell, trades
from kesselhaus.games.planet_steam.rules.asking import ask
from kesselhaus.games.planet_steam.state import Player, Table
from kesselhaus.games.planet_steam.tasks import Trading


@does(Trading)
def trade(table: Table, task: Trading) -> Play:
    """PS-114, PS-115: one action of one player with the resource that is traded now."""
    player, resource = table.players[task.seat], task.resource
    price, supply = table.price[resource], table.supply[resource]
    affordable = player.credits // price
    choices = trades(supply if supply < affordable else affordable, player.goods[resource])
    choice = yield ask(table, player.seat, "PS-115", choices, secret=True)
    kind = type(choice)
    if kind is Buy:
        buy(table, player, resource, choice.number)
    elif kind is Sell:
        sell(table, player, resource, choice.number)
    else:
        table.tell(TradePassed(player.seat, resource, rule="PS-115"))
    adjust_price(table, resource)
    return ()


def buy(table: Table, player: Player, resource: str, units: int) -> None:
    """PS-116, PS-120: all at the price before the action. PS-117: what cannot be stored is lost."""
    price = table.price[resource]
    player.credits -= units * price
    stored = table.gain(player, resource, units)
    table.supply[resource] -= units
    table.tell(Bought(player.seat, resource, units, price, stored, rule="PS-116"))


def sell(table: Table, player: Player, resource: str, units: int) -> None:
    """PS-118 to PS-120: every unit is paid, also beyond the top of the supply scale."""
    price = table.price[resource]
    player.credits += units * price
    player.goods[resource] -= units
    table.raise_supply(resource, units)
    table.tell(Sold(player.seat, resource, units, price, rule="PS-118"))


def adjust_price(table: Table, resource: str) -> None:
    """PS-121: after each action, by the colour of the supply as it is now."""
    before, supply = table.price[resource], table.supply[resource]
    table.move_price(resource, table.box.change[resource][supply])
    colour = table.box.colour[resource][supply]
    table.tell(PriceAdjusted(resource, colour, before, table.price[resource], rule="PS-121"))

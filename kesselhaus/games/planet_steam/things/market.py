"""What the cards of Planet Steam say of prices: the gauges of the terminal, its scale, the tank market."""

from collections.abc import Callable

from kesselhaus.art.furniture import change
from kesselhaus.art.symbols import icon
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.things.looking import Look
from kesselhaus.games.planet_steam.words.keys import price_at
from kesselhaus.parts.looking import SIGN
from kesselhaus.parts.things import Thing


def gauge(look: Look, which: str) -> Thing | None:
    """PS-121; and what all units of the viewer would bring (PS-120)."""
    table, box = look.table, look.box
    if which not in RESOURCES:
        return None
    price, supply = table.price[which], table.supply[which]
    does = look.say("gauge_does", change=change(box.change[which][supply]))
    held = 0 if look.is_spectator else look.player.goods[which]
    if held:
        then = price_at(table, which, min(box.highest_supply[which], supply + held))
        units, credits = f"[{held} {which}]", f"[{held * price} credit]"
        does += f" {look.say('gauge_sale', units=units, credits=credits, then=then)}"
    kind = look.say("gauge_kind", price=price, supply=supply)
    return Thing(look.name(which), kind, does, "PS-121", icon(f"i-{which}", SIGN), f"[{price} credit]")


def scale(look: Look, which: str) -> Thing | None:
    if which:
        return None
    return Thing(look.name("adjustment_scale"), look.say("scale_kind"), look.say("scale_does"), "PS-121")


def order(look: Look, which: str) -> Thing | None:
    """An order marker; 0 is a place without one."""
    if "adv_variable_trade_order" not in look.table.variants:
        return None
    if which == "0":
        kind = look.say("order_kind", where=look.say("order_beside"))
        return Thing(look.say("order_none"), kind, look.say("order_does"), "PS-144")
    numbers = {str(marker): marker for marker in range(1, look.box.order_markers + 1)}
    if which not in numbers:
        return None
    lies = {marker: resource for resource, marker in look.table.order_markers}.get(numbers[which])
    where = look.name(lies) if lies else look.say("order_beside")
    kind = look.say("order_kind", where=where)
    return Thing(look.say("order", number=which), kind, look.say("order_does"), "PS-144", worth=which)


def stock(look: Look, which: str) -> Thing | None:
    box = look.box
    stocks = {str(stock): stock for stock in range(box.highest_stock + 1)}
    if which not in stocks:
        return None
    name, sign = look.say("stock", stock=which), icon("i-tank", SIGN)
    if not stocks[which]:
        return Thing(name, look.say("stock_kind_sold"), look.say("stock_sold_does"), "PS-88", sign)
    price = f"[{box.tank_price[stocks[which]]} credit]"
    return Thing(name, look.say("stock_kind", price=price), look.say("stock_does"), "PS-88", sign)


CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    "gauge": gauge,
    "scale": scale,
    "order": order,
    "stock": stock,
}

"""The resource terminal: four gauges, what a trade does to their prices, and what goods bring (2.5)."""

from functools import lru_cache

from kesselhaus.art.furniture import board, change, text
from kesselhaus.art.gauge import Band, counter, dial, ruler
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import icon, use
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.box import PlanetBox
from kesselhaus.games.planet_steam.figures import BANDS, RESOURCES
from kesselhaus.games.planet_steam.table.keys import counted
from kesselhaus.games.planet_steam.table.sight import Sight

PAINTS = {
    "black": ("#2C2E31", "#fff"),
    "blue": ("#2462A8", "#fff"),
    "green": ("#2E7D4A", "#fff"),
    "yellow": ("#E9BE2C", "#2A1F05"),
    "orange": ("#DE7420", "#241509"),
    "red": ("#B8281E", "#fff"),
}
"""Colour of a band and of the figures on it."""
CORNERS = ((11, 11), (127, 11), (11, 121), (127, 121))
"""Where order markers 1 to 4 can be chosen on a gauge."""


def terminal(sight: Sight) -> Html:
    """The gauges, and below them a ladder while the viewer trades. The scale plays no part when prices are
    manipulated (PS-165).
    """
    gauges = "".join(sight.part(_gauge, resource) for resource in RESOURCES)
    manipulated = bool(sight.offered(o.MovePrice))
    below = _ladder(sight) or ("" if manipulated else _scale(sight))
    return board(
        "terminal", sight.say("terminal"), f'<div class="gauges">{gauges}</div>{below}', upright=True
    )


@lru_cache(maxsize=32)
def bands(box: PlanetBox, resource: str) -> tuple[Band, ...]:
    """2.5.2 as parts of the dial."""
    colours = box.colour[resource]
    found = []
    for colour in BANDS:
        if colour in colours:
            first = colours.index(colour)
            last = first + colours.count(colour) - 1
            found.append(Band(first, last, change(box.change_of[colour]), *PAINTS[colour]))
    return tuple(found)


def _gauge(sight: Sight, resource: str) -> Html:
    table, box = sight.table, sight.box
    price, supply = table.price[resource], table.supply[resource]
    name = sight.name(resource, 9)
    moves = box.change[resource][supply]
    told = sight.say("gauge", name=name, price=price, supply=supply, change=change(moves))
    now = traded_now(sight) == resource
    if now:
        told += f". {sight.say('trade_now', name=name)}"
    drawn = (
        f'{dial(bands(box, resource), supply)}{counter(price)}<g transform="translate(0 132)">'
        f'<rect x="8" width="122" height="23" rx="4" class="{"npl now" if now else "npl"}"/>'
        f"{use(f'i-{resource}', 13, 2.5, 18)}{text(35, 16.2, name, 14.5, css='npt')}"
        f"{text(123, 16.6, supply, 15, 'end', 'npt', 700)}"
        f'<path d="M{123 - len(str(supply)) * 9 - 9} 16l4-10 3 10z" class="npn"/></g>'
        f'<g transform="translate(0 163)">'
        f"{ruler(box.lowest_price[resource], box.highest_price[resource], price, f'price-{resource}')}</g>"
    )
    return (
        f'<div id="gauge-{escape(resource)}" data-x="gauge-{escape(resource)}"'
        f' class="gg{" now" if now else ""}">'
        f'<svg class="gauge" viewBox="0 0 138 172" role="group" aria-label="{escape(told)}">'
        f"{drawn}{_order(sight, resource)}</svg>"
        f"{_moves(sight, resource) or _outlook(sight, resource)}</div>"
    )


def traded_now(sight: Sight) -> str:
    """PS-114: the resource that is being traded."""
    return sight.table.traded


def price_after(sight: Sight, resource: str, bought: int) -> int:
    """PS-121: the price after a trade of so many units; negative ones are sold, none is a pass."""
    table, box = sight.table, sight.box
    supply = min(box.highest_supply[resource], max(0, table.supply[resource] - bought))
    price = table.price[resource] + box.change[resource][supply]
    return min(box.highest_price[resource], max(box.lowest_price[resource], price))


# ------------------------------------------------------------------ under and on a gauge


def _outlook(sight: Sight, resource: str) -> Html:
    """What all units of the player in the middle bring, and the price that follows. While he trades, the
    ladder tells more.
    """
    table, held = sight.table, sight.player.goods[resource]
    if sight.is_over or sight.offered(o.Buy, o.Sell):
        return NOTHING
    arrow = icon("g-arrow", 12, "arr")
    if not held:
        return (
            f'<p class="sell none">{escape(sight.say("nothing_to_sell"))}{arrow}'
            f"<b>{price_after(sight, resource, 0)}</b></p>"
        )
    brings, then = held * table.price[resource], price_after(sight, resource, -held)
    told = sight.say("selling_all", count=held, credits=brings, price=then)
    return (
        f'<p class="sell" title="{escape(told)}">{sight.goods({resource: held}, 13)}'
        f'<span class="eq">=</span>{sight.credits(brings, 13)}{arrow}<b>{then}</b></p>'
    )


def _order(sight: Sight, resource: str) -> Html:
    """PS-144: the order marker on a resource, or the markers that may be put there."""
    if "adv_variable_trade_order" not in sight.table.variants:
        return NOTHING
    marker = dict(sight.table.order_markers).get(resource)
    if marker is not None:
        return _marker(*CORNERS[0], marker, sight.say("order_marker", number=marker))
    choices = [option for option in sight.offered(o.PutOrderMarker) if option.resource == resource]
    if not choices:
        x, y = CORNERS[0]
        told = escape(sight.say("no_order_marker"))
        return (
            f'<circle data-x="order-0" cx="{x}" cy="{y}" r="9.5" class="omx"><title>{told}</title></circle>'
        )
    return "".join(
        _marker(*CORNERS[option.marker - 1], option.marker, "", sight.target(option)) for option in choices
    )


def _marker(x: float, y: float, number: int, told: str, target: Html = NOTHING) -> Html:
    css = "om target" if target else "om"
    ring = '<circle r="12" class="ring"/>' if target else ""
    title = f"<title>{escape(told)}</title>" if told else ""
    return (
        f'<g class="{css}" data-x="order-{number}" transform="translate({x} {y})"{target}>{title}'
        f'<circle r="9.5" class="omd"/>{ring}{text(0, 4.7, number, 13.5, "middle", "omt", 700)}</g>'
    )


def _moves(sight: Sight, resource: str) -> Html:
    """PS-163a: the prices that Price Manipulation can set."""
    choices = [option for option in sight.offered(o.MovePrice) if option.resource == resource]
    price = sight.table.price[resource]
    cells = "".join(
        f'<b class="glow"{sight.target(option)}>{price + option.spaces}</b>' for option in choices
    )
    return f'<div class="moves">{cells}</div>' if cells else NOTHING


# ------------------------------------------------------------------ below the gauges


def _scale(sight: Sight) -> Html:
    """2.5.1."""
    steps = "".join(
        f'<li style="background:{escape(PAINTS[colour][0])};color:{escape(PAINTS[colour][1])}">'
        f"<b>{escape(change(sight.box.change_of[colour]))}</b></li>"
        for colour in BANDS
    )
    scale, scarce, plenty = (escape(sight.say(key)) for key in ("scale", "scarce", "plenty"))
    return (
        f'<div class="adj" data-x="scale"><span>{scale}</span><span>{scarce}</span><ol class="leg">{steps}'
        f"</ol>"
        f"<span>{plenty}</span></div>"
    )


def _ladder(sight: Sight) -> Html:
    """What each number of units that can be traded costs or brings, and the price that follows."""
    trades = sight.offered(o.Buy, o.Sell)
    if not trades:
        return NOTHING
    sales = "".join(_rung(sight, option) for option in trades if isinstance(option, o.Sell))
    buys = "".join(_rung(sight, option) for option in trades if isinstance(option, o.Buy))
    drawn = NOTHING
    for key, rungs in (("ladder_sell", sales), ("ladder_buy", buys)):
        if rungs:
            title, then = escape(sight.say(key)), escape(sight.say("ladder_then"))
            drawn += (
                f'<h3><b>{title}</b>{icon("i-credit", 12)}<i>{then}</i></h3><div class="rungs">{rungs}</div>'
            )
    return f'<div class="ladder">{drawn}</div>'


def _rung(sight: Sight, option: o.Buy | o.Sell) -> Html:
    resource, units = traded_now(sight), option.number
    buys = isinstance(option, o.Buy)
    credits, then = (
        units * sight.table.price[resource],
        price_after(sight, resource, units if buys else -units),
    )
    told = sight.say(
        "ladder_cell_buy" if buys else "ladder_cell_sell", count=units, credits=credits, price=then
    )
    supply = sight.table.supply[resource] + (-units if buys else units)
    colour = sight.box.colour[resource][min(supply, sight.box.highest_supply[resource])]
    lost = units - sight.table.room(sight.player, resource) if buys else 0
    css = "lost" if lost > 0 else ""
    if lost > 0:
        told += f"; {sight.say('ladder_lost', count=lost)}"
    target = ""
    if not counted(sight.offered(type(option)), type(option)):
        css = f"{css} glow".strip()
        target = sight.target(option)
    paint, ink = PAINTS[colour]
    sign = "−" if buys else "+"
    return (
        f'<div class="{escape(css)}" data-x="deed-{"buy" if buys else "sell"}"'
        f' title="{escape(told)}"{target}><b>'
        f"{units}</b><span>{sign}{credits}</span>"
        f'<em style="background:{escape(paint)};color:{escape(ink)}">{then}</em></div>'
    )

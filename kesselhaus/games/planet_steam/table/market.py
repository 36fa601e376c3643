"""The local tank market and what the bank sells (2.6, 2.10, 2.12)."""

from typing import NamedTuple

from kesselhaus.art.furniture import board
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import attributes, icon, picture
from kesselhaus.games.planet_steam.figures import CONVERTERS, PLAYERS
from kesselhaus.games.planet_steam.options import BuyPermit, BuyQuarters, TakePermit
from kesselhaus.games.planet_steam.table.places import FOR_THE_MAP, first_subject, place, subject
from kesselhaus.games.planet_steam.table.sight import Sight


def market(sight: Sight) -> Html:
    return board("tanks", sight.say("tanks"), _track(sight) + _bank(sight), upright=True)


def _track(sight: Sight) -> Html:
    """Stock and price in one; the tank stands on the current space, the tabs are where it starts."""
    table, box = sight.table, sight.box
    starts = {box.start_stock(players): players for players in PLAYERS}
    drawn = NOTHING
    for stock in range(box.highest_stock, 0, -1):
        css = "now" if stock == table.stock else "gone" if stock > table.stock else ""
        told = sight.say("stock", stock=stock, price=box.tank_price[stock])
        if stock in starts:
            told += f"; {sight.say('start_of', players=starts[stock])}"
        tab = f"<i>{starts[stock]}</i>" if stock in starts else ""
        drawn += (
            f'<li data-x="stock-{stock}"{attributes(class_=css)} title="{escape(told)}">'
            f"<small>{stock}</small><b>{box.tank_price[stock]}</b>{tab}"
            f"{_marker() if css == 'now' else ''}</li>"
        )
    sold = "sold now" if not table.stock else "sold"
    word = escape(sight.say("sold_out"))
    return (
        f'<ol class="pipe">{drawn}<li data-x="stock-0" class="{sold}"><small>0</small><b>{word}</b>'
        f"{'' if table.stock else _marker()}</li></ol>"
    )


def _marker() -> Html:
    return picture("p-tank", None, None, "52 60", css="tk")


# ------------------------------------------------------------------ the bank


class Ware(NamedTuple):
    """Something the bank sells: its icon, its name, what it costs and how many are left (None: unlimited)."""

    key: str
    sign: str
    name: str
    cost: Html
    left: int | None
    thing: str
    """Of its address."""
    css: str = ""


def _wares(sight: Sight) -> list[Ware]:
    table, box = sight.table, sight.box
    local = sight.credits(box.tank_price[table.stock]) if table.stock else escape(sight.say("sold_out"))
    local += sight.goods(box.local_tank.goods)
    wares = [
        Ware("buy-tank", "i-tank", sight.name("tank", 12), local, table.bank_tanks, "tank"),
        Ware(
            "buy-import",
            "i-tank",
            sight.name("imported_tank", 12),
            sight.price(box.imported_tank),
            None,
            "import",
        ),
        Ware(
            "buy-supercharger",
            "i-supercharger",
            sight.name("supercharger", 12),
            sight.price(box.supercharger),
            table.superchargers,
            "supercharger",
        ),
        Ware(
            "carrier",
            "i-carrier",
            sight.name("carrier", 12),
            sight.price(box.carrier_upgrade),
            None,
            "carrier",
        ),
    ]
    for kind in CONVERTERS:
        price, name = sight.price(box.converter_price[kind]), sight.name(f"{kind}_converter", 7)
        wares.append(
            Ware(
                f"buy-{kind}",
                f"i-{kind}_converter",
                name,
                price,
                table.converters[kind],
                f"{kind}_converter",
                "narrow",
            )
        )
    permit, quarters = sight.goods(box.permit.cost), sight.goods(box.quarters.cost)
    return [
        *wares,
        Ware("permit", "i-permit", sight.name("building_permit", 9), permit, table.permits, "permit"),
        Ware(
            "quarters", "i-quarters", sight.name("luxury_quarters", 9), quarters, table.quarters, "quarters"
        ),
    ]


def _bank(sight: Sight) -> Html:
    """What can be bought for the map is picked here; then the map shows where it can go."""
    wares = sight.offered(*FOR_THE_MAP)
    subjects, picked = set(map(subject, wares)), first_subject(wares)
    deals = {
        place(option): sight.target(option)
        for option in (BuyPermit(), TakePermit(), BuyQuarters())
        if option in sight.legal
    }
    return (
        f'<div class="bank">{"".join(_ware(ware, subjects, picked, deals) for ware in _wares(sight))}</div>'
    )


def _ware(ware: Ware, subjects: set[str], picked: str, deals: dict[str, Html]) -> Html:
    css, target = ware.css, ""
    if ware.key in subjects:
        css += " ready picked" if ware.key == picked else " ready"
        target = attributes(data_pick=ware.key, role="button", tabindex="0", aria_label=ware.name)
    elif ware.key in deals:
        css += " glow"
        target = deals[ware.key]
    elif ware.left == 0:
        css += " none"
    count = "" if ware.left is None else f"<em>{ware.left}</em>"
    return (
        f'<div id="ware-{escape(ware.key)}'
        f'" data-x="ware-{escape(ware.thing)}"{attributes(class_=css.strip())}{target}>'
        f'<span class="stk">{icon(ware.sign, 28)}{count}</span>'
        f"<div><b>{escape(ware.name)}</b><span>{ware.cost}</span></div></div>"
    )

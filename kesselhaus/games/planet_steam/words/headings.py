"""The headings of the question bar and their order, which is that of the rules."""

from collections.abc import Mapping

from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Heading, amounts, under_headings
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.box import NEUTRAL
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.words.names import name
from kesselhaus.games.planet_steam.words.phrasebook import say

PLACES: Mapping[type[Option], tuple[str, int]] = {
    o.TakeColour: ("colour", 10),
    o.RaiseCarrier: ("carrier", 50),
    o.NameNumber: ("number", 10),
    o.PutNeutral: ("zone", 10),
    o.PutClaim: ("zone", 10),
    o.Nominate: ("zone", 10),
    o.NameZone: ("zone", 10),
    o.Bid: ("bid", 10),
    o.Pass: ("pass", 90),
    o.TakeCard: ("card", 10),
    o.TakePermit: ("benefit", 10),
    o.TakeCredits: ("benefit", 10),
    o.TakeResource: ("take", 60),
    o.Decline: ("end", 90),
    o.ChooseMode: ("mode", 10),
    o.Target: ("target", 10),
    o.LayDown: ("lay_down", 10),
    o.ClaimByDie: ("way", 10),
    o.ClaimFreely: ("way", 10),
    o.ClaimByPermit: ("way", 10),
    o.Moor: ("mooring", 10),
    o.KeepCarrier: ("keep", 10),
    o.GiveUpCarrier: ("keep", 10),
    o.Activate: ("activation", 10),
    o.StayIdle: ("activation", 10),
    o.BuyTank: ("local", 10),
    o.ImportTank: ("import", 20),
    o.BuySupercharger: ("supercharger", 40),
    o.Reorganise: ("plan", 60),
    o.MoveConverter: ("old", 10),
    o.ReturnConverter: ("old", 10),
    o.Arrange: ("content", 10),
    o.Use: ("use", 10),
    o.Leave: ("use", 10),
    o.Store: ("store", 10),
    o.Buy: ("buy", 10),
    o.Sell: ("sell", 20),
    o.BuyPermit: ("certificate", 10),
    o.SellPermit: ("certificate", 10),
    o.BuyQuarters: ("certificate", 10),
    o.EndTurn: ("end", 90),
}
"""The heading of each kind of option; converters, prices and order markers have one for each resource."""


def group(option: Option, view: View[Table], lang: str) -> Heading:
    """Under which heading an option stands."""
    table, box = view.state, view.state.box
    match option:
        case o.BuyConverter(kind, _):
            price = f"[{box.converter_price[kind].credits} credit]"
            return Heading(f"converter-{kind}", 30, name(f"{kind}_converter", lang), price)
        case o.MovePrice(resource, _):
            order = 10 + list(table.price).index(resource)
            return Heading(
                f"price-{resource}", order, name(resource, lang), f"[{table.price[resource]} credit]"
            )
        case o.PutOrderMarker(_, resource):
            order = 10 + list(table.price).index(resource)
            return Heading(f"order-{resource}", order, name(resource, lang))
        case o.NameZone(zone) | o.Nominate(zone) if table.claims.get(zone) == NEUTRAL:
            return Heading("neutral", 20, say("group_neutral", lang))
    key, order = PLACES[type(option)]
    return Heading(key, order, say(f"group_{key}", lang), _note(key, option, view, lang))


def _note(key: str, option: Option, view: View[Table], lang: str) -> str:
    """What everything under a heading costs."""
    table, box = view.state, view.state.box
    rule = view.question.rule if view.question else ""
    match key:
        case "local":
            price = f"[{box.tank_price[table.stock]} credit]"
            return f"{price} {amounts(box.local_tank.goods)}"
        case "import":
            return f"[{box.imported_tank.credits} credit] {amounts(box.imported_tank.goods)}"
        case "supercharger":
            return amounts(box.supercharger.goods)
        case "carrier":
            paid = rule == "PS-87"
            return amounts(box.carrier_upgrade.goods) if paid else say("free_of_charge", lang)
        case "content":
            return option.zone if isinstance(option, o.Arrange) else ""
        case "use":
            return option.zone if isinstance(option, o.Use | o.Leave) else ""
    return ""


def grouped(view: View[Table], lang: str) -> list[tuple[Heading, list[int]]]:
    """All headings of the open question in their order, each with the indices of its options."""
    return under_headings(view, lambda option: group(option, view, lang))

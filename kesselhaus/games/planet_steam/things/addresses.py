"""Addresses: what every drawn thing of Planet Steam is called, and which things an option is about.

What can be chosen: `zone-B2`, `tank-B2`, `mooring-M3`, `card-sp_01`, `bonus-ore`, `gauge-ore`, `order-1`,
`carrier-ore-0`, `permits-0`, `ware-tank`, `player-1`, `colour-green`, `mode-weak`, `slip-sabotage`,
`deed-end_turn`. What is only looked at: `score-0`, `credits-0`, `markers-0`, `count-zones-0`,
`yield-ore-0`, `running-0`, `goods-0`, `stock-7`, `round-3`, `phase-expansion`, `step-zone`, `scale`,
`airship`, `synergy`.
"""

from functools import lru_cache

from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.box import PlanetBox
from kesselhaus.games.planet_steam.figures import CONVERTERS, RESOURCES
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import CarrierBidding, Trading, ZoneBidding
from kesselhaus.parts.looking import address, viewer

DEEDS = {
    "PS-49": ("bid", "pass"),
    "PS-55": ("take_credits",),
    "PS-72": ("by_permit", "decline"),
    "PS-85": ("activate", "idle"),
    "PS-87": ("reorganise", "end_turn"),
    "PS-92": ("to_bank",),
    "PS-115": ("buy", "sell", "no_trade"),
}
"""What is done without a thing that it is done to, by the rules that ask for it."""
DEEDS_OF_VARIANTS = {
    "opt_free_claiming": ("freely",),
    "opt_independent_carrier": ("keep", "give_up", "store"),
    "adv_variable_claims": ("name_number",),
}
WARES = ("tank", "import", "supercharger", "carrier", *(f"{kind}_converter" for kind in CONVERTERS))
CERTIFICATES = ("permit", "quarters")
SLIPS = ("price_manipulation", "sabotage", "independent_carrier")


def choosable(view: View[Table]) -> frozenset[str]:
    """All things that an option can ever be about."""
    table, seat = view.state, viewer(view)
    own = [address("carrier", resource, seat) for resource in RESOURCES]
    own += [address("permits", seat), *(address("tank", zone) for zone in table.tanks)]
    if "opt_sabotage" in table.variants:
        own += [address("player", player.seat) for player in table.players if player.seat != seat]
    return _of_the_box(table.box, table.seats, table.variants).union(own)


@lru_cache(maxsize=64)
def _of_the_box(box: PlanetBox, seats: int, variants: frozenset[str]) -> frozenset[str]:
    deeds = {deed for of_rule in DEEDS.values() for deed in of_rule} | {"by_die"}
    for variant in variants:
        deeds.update(DEEDS_OF_VARIANTS.get(variant, ()))
    if "opt_free_claiming" in variants:
        deeds.discard("by_die")
    slips = [slip for slip in SLIPS if f"opt_{slip}" in variants]
    markers = range(1, box.order_markers + 1) if "adv_variable_trade_order" in variants else ()
    return frozenset(
        (
            *(address("zone", zone) for zone in box.accessible[seats]),
            *(address("mooring", mooring) for mooring in box.moorings),
            *(address("card", card) for card in box.card_set[seats]),
            *(address(kind, resource) for kind in ("bonus", "gauge") for resource in RESOURCES),
            *(address("ware", ware) for ware in (*WARES, *CERTIFICATES)),
            *(address("colour", colour) for colour in box.colours),
            *(address("deed", deed) for deed in deeds),
            *(address("slip", slip) for slip in slips),
            *(address("mode", mode) for mode in (box.modes if "price_manipulation" in slips else ())),
            *(address("order", marker) for marker in markers),
        )
    )


def concerns(option: Option, view: View[Table]) -> tuple[str, ...]:
    """The things that an option is about, the one that its key explains first."""
    match option:
        case o.Bid():
            return "deed-bid", *_auctioned(view.state)
        case o.Buy():
            return "deed-buy", address("gauge", view.state.traded)
        case o.Sell():
            return "deed-sell", address("gauge", view.state.traded)
        case o.Pass():
            if isinstance(view.state.doing, Trading):
                return "deed-no_trade", address("gauge", view.state.traded)
            return ("deed-pass",)
        case o.Nominate(zone) | o.NameZone(zone) | o.PutClaim(zone) | o.PutNeutral(zone) | o.Arrange(zone, _):
            return (address("zone", zone),)
        case o.Use(zone) | o.Leave(zone) | o.LayDown(zone) | o.MoveConverter(zone):
            return (address("tank", zone),)
        case o.BuyTank(zone):
            return "ware-tank", address("zone", zone)
        case o.ImportTank(zone):
            return "ware-import", address("zone", zone)
        case o.BuyConverter(kind, zone):
            return address("ware", f"{kind}_converter"), address("tank", zone)
        case o.BuySupercharger(zone):
            return "ware-supercharger", address("tank", zone)
        case _:
            return _of_auction(option, view) or _deed(option)


def _auctioned(table: Table) -> tuple[str, ...]:
    """What a bid is made for; the card of a specialist is chosen by the winner."""
    doing = table.doing
    if isinstance(doing, ZoneBidding):
        return (address("zone", doing.zone),)
    return ("slip-independent_carrier",) if isinstance(doing, CarrierBidding) else ()


def _of_auction(option: Option, view: View[Table]) -> tuple[str, ...]:
    """What is taken, raised, moved or named."""
    seat, rule = viewer(view), view.question.rule if view.question else ""
    match option:
        case o.TakeColour(colour):
            return (address("colour", colour),)
        case o.TakeCard(card):
            return (address("card", card),)
        case o.RaiseCarrier(resource):
            carrier = address("carrier", resource, seat)
            return ("ware-carrier", carrier) if rule == "PS-87" else (carrier,)
        case o.TakeResource(resource):
            return (address("bonus", resource) if rule == "PS-59" else address("carrier", resource, seat),)
        case o.Moor(mooring):
            return (address("mooring", mooring),)
        case o.ChooseMode(mode):
            return address("mode", mode), "slip-price_manipulation"
        case o.MovePrice(resource, _):
            return address("gauge", resource), "slip-price_manipulation"
        case o.Target(other):
            return address("player", other), "slip-sabotage"
        case o.PutOrderMarker(marker, resource):
            return address("order", marker), address("gauge", resource)
        case o.TakePermit() | o.BuyPermit():
            return ("ware-permit",)
        case o.BuyQuarters():
            return ("ware-quarters",)
        case o.SellPermit():
            return (address("permits", seat),)
    return ()


def _deed(option: Option) -> tuple[str, ...]:
    match option:
        case o.ClaimByDie():
            return ("deed-by_die",)
        case o.ClaimFreely():
            return ("deed-freely",)
        case o.ClaimByPermit():
            return ("deed-by_permit",)
        case o.Decline():
            return ("deed-decline",)
        case o.TakeCredits():
            return ("deed-take_credits",)
        case o.KeepCarrier():
            return "deed-keep", "slip-independent_carrier"
        case o.GiveUpCarrier():
            return "deed-give_up", "slip-independent_carrier"
        case o.Store():
            return "deed-store", "slip-independent_carrier"
        case o.Activate():
            return ("deed-activate",)
        case o.StayIdle():
            return ("deed-idle",)
        case o.ReturnConverter():
            return ("deed-to_bank",)
        case o.Reorganise():
            return ("deed-reorganise",)
        case o.EndTurn():
            return ("deed-end_turn",)
        case o.NameNumber():
            return ("deed-name_number",)
    raise TypeError(f"{type(option).__name__} is no option of Planet Steam")

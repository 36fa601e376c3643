"""Why a zone, a tank, a carrier or a ware cannot be chosen now: figure and gap, or when it can."""

from collections.abc import Callable
from functools import partial

from kesselhaus.engine.wording import amounts
from kesselhaus.games.planet_steam.box import NEUTRAL
from kesselhaus.games.planet_steam.figures import CONVERTERS
from kesselhaus.games.planet_steam.rules.production import is_exempt
from kesselhaus.games.planet_steam.rules.tank_turn import may_carry
from kesselhaus.games.planet_steam.tasks import RunningTanks
from kesselhaus.games.planet_steam.things.looking import Look, named, together
from kesselhaus.parts.looking import address
from kesselhaus.parts.things import Gap, Reason

WARE_NAMES = {
    "tank": "tank",
    "import": "imported_tank",
    "supercharger": "supercharger",
    "carrier": "carrier",
    "permit": "building_permit",
    "quarters": "luxury_quarters",
    **{f"{kind}_converter": f"{kind}_converter" for kind in CONVERTERS},
}
"""What is sold, by the ids of the glossary."""
WARE_SIGNS = {ware: "i-tank" if ware == "import" else f"i-{ware}" for ware in WARE_NAMES}
CLAIMING = ("PS-64", "PS-73", "PS-74", "PS-78", "PS-152", "PS-154", "PS-155", "PS-159")
"""The questions that ask for a zone that has no owner."""
BIDDING = ("PS-49", "PS-50", "PS-67", "PS-173")

# ------------------------------------------------------------------ the map


def zone(look: Look, which: str) -> list[Reason]:
    """PS-31, PS-32: whose it is decides what can be done with it."""
    owner = look.table.claims.get(which)
    if owner == look.player.seat:
        return _own_zone(look, which)
    if owner is not None and owner != NEUTRAL:
        return [look.why("zone_of", Gap.NEVER, seat=owner)]
    if owner == NEUTRAL:
        return [look.why("zone_not_river" if look.at("PS-152") else "zone_neutral", Gap.MEANS)]
    if look.at(*BIDDING) and look.table.bidding and look.table.bidding.thing == "zone":
        return [look.why("zone_not_auctioned")]
    if not look.player.reserve:
        return [look.why("no_marker", Gap.NEVER, count=look.box.claim_markers)]
    return [look.why({"PS-74": "zone_not_near", "PS-152": "zone_not_river"}.get(look.rule, "zone_free"))]


def _own_zone(look: Look, which: str) -> list[Reason]:
    """PS-88, PS-89: room for a tank."""
    if look.at("PS-97"):
        return []
    if look.at(*CLAIMING):
        return [look.why("zone_owned", Gap.NEVER)]
    if which in look.table.tanks:
        return [look.why("has_tank", Gap.MEANS, address("tank", which))]
    if look.at("PS-87"):
        return ware(look, "tank")
    return [look.why("zone_empty", Gap.MOMENT, "ware-tank")]


def tank(look: Look, which: str) -> list[Reason]:
    """PS-33, PS-91 to PS-93, PS-103, PS-172."""
    table = look.table
    if table.claims[which] != look.player.seat:
        return [look.why("tank_of", Gap.NEVER, seat=table.claims[which])]
    if which == table.sabotaged:
        return [look.why("on_its_side")]
    match look.rule:
        case "PS-87":
            return _to_be_built_up(look, which)
        case "PS-92":
            key = "has_converter" if table.tanks[which].converter else "river_only"
            return [look.why(key, Gap.MEANS)]
        case "PS-103":
            return _to_be_used(look, which)
    return [look.why("tank_when")]


def _to_be_built_up(look: Look, which: str) -> list[Reason]:
    has_one = look.table.tanks[which].supercharger
    charging = [look.why("has_supercharger", Gap.MEANS)] if has_one else ware(look, "supercharger")
    return [look.why("no_converter_payable", Gap.MEANS), *(reason._replace(label="") for reason in charging)]


def _to_be_used(look: Look, which: str) -> list[Reason]:
    """PS-103a, PS-104."""
    running = look.table.waiting(RunningTanks)
    if running and which in running.used:
        return [look.why("tank_used")]
    cost = look.box.running
    short = [] if is_exempt(look.table, which) else look.lacks(cost)
    return [*short, look.why("tank_asked")]


def mooring(look: Look, which: str) -> list[Reason]:
    """PS-82."""
    if not look.table.turn_order:
        return [look.why("moored_when")]
    captain = look.table.holder("airship_captain")
    if captain == look.player.seat and look.table.airship is None:
        return []
    return [look.why("moored_by", Gap.MOMENT, seat=captain)]


# ------------------------------------------------------------------ carriers


def carrier(look: Look, which: str) -> list[Reason]:
    """PS-40, PS-57, PS-94."""
    resource, player, table = which.partition("-")[0], look.player, look.table
    if player.classes[resource] >= look.box.highest_class:
        if not look.at("PS-58"):
            return [look.why("largest", Gap.NEVER)]
        held, capacity = player.goods[resource], table.capacity(player, resource)
        return [look.why("largest", Gap.MEANS), look.why("full", Gap.MEANS, held=held, capacity=capacity)]
    lacking = look.lacks(together(look.box.carrier_upgrade))
    return lacking if look.at("PS-87") else [*lacking, look.why("carrier_when")]


# ------------------------------------------------------------------ what is sold


def ware(look: Look, which: str) -> list[Reason]:
    """PS-29: whether it is there, whether there is a place for it, what is lacking of its price, and when."""
    if which in CERTIFICATES:
        return CERTIFICATES[which](look)
    found, when = WARES[which](look), look.why("bought_when", activation=amounts(look.box.activation))
    called = f"[icon {WARE_SIGNS[which]}] {look.name(WARE_NAMES[which])}"
    return named(called, found if look.at("PS-87") else [*found, when])


def local_tank(look: Look) -> list[Reason]:
    """PS-88, PS-90."""
    table = look.table
    price = {"credit": look.box.tank_price[table.stock], **look.box.local_tank.goods}
    if not table.stock:
        return [look.why("sold_out", Gap.MEANS, brief="0"), *_place_for_a_tank(look)]
    return [*_place_for_a_tank(look), *look.lacks(price)]


def imported_tank(look: Look) -> list[Reason]:
    """PS-89."""
    return [*_place_for_a_tank(look), *look.lacks(together(look.box.imported_tank))]


def _place_for_a_tank(look: Look) -> list[Reason]:
    table = look.table
    if not table.bank_tanks:
        return [look.why("bank_empty", Gap.NEVER, brief="0")]
    own = table.own_zones(look.player.seat)
    return [] if any(zone not in table.tanks for zone in own) else [look.why("no_empty_zone", Gap.MEANS)]


def converter(look: Look, kind: str) -> list[Reason]:
    """PS-91, PS-141."""
    table = look.table
    own = _upright(look)
    if not table.converters[kind]:
        return [look.why("bank_empty", Gap.MEANS, brief="0")]
    if not own:
        return [look.why("no_tank", Gap.MEANS)]
    if not any(may_carry(table, zone, kind) for zone in own):
        return [look.why("river_only", Gap.MEANS)]
    return look.lacks(together(look.box.converter_price[kind]))


def supercharger(look: Look) -> list[Reason]:
    """PS-93."""
    own = _upright(look)
    if not look.table.superchargers:
        return [look.why("bank_empty", Gap.NEVER, brief="0")]
    if not own:
        return [look.why("no_tank", Gap.MEANS)]
    if all(look.table.tanks[zone].supercharger for zone in own):
        return [look.why("all_supercharged", Gap.MEANS)]
    return look.lacks(together(look.box.supercharger))


def _upright(look: Look) -> list[str]:
    """PS-169: the own tanks that are not on their side."""
    return [zone for zone in look.table.own_tanks(look.player.seat) if zone != look.table.sabotaged]


def upgrade(look: Look) -> list[Reason]:
    """PS-94."""
    if min(look.player.classes.values()) >= look.box.highest_class:
        return [look.why("all_largest", Gap.NEVER)]
    return look.lacks(together(look.box.carrier_upgrade))


def permit(look: Look) -> list[Reason]:
    """PS-55, PS-124: free from the Engineer, paid for at the end of the round."""
    gone = [] if look.table.permits else [look.why("permits_gone", Gap.NEVER, brief="0")]
    if look.at("PS-55"):
        return gone
    lacking = [*gone, *look.lacks(look.box.permit.cost)]
    return lacking if look.at("PS-123") else [*lacking, look.why("certificate_when")]


def quarters(look: Look) -> list[Reason]:
    """PS-126."""
    gone = [] if look.table.quarters else [look.why("quarters_gone", Gap.NEVER, brief="0")]
    lacking = [*gone, *look.lacks(look.box.quarters.cost)]
    return lacking if look.at("PS-123") else [*lacking, look.why("certificate_when")]


WARES: dict[str, Callable[[Look], list[Reason]]] = {
    "tank": local_tank,
    "import": imported_tank,
    "supercharger": supercharger,
    "carrier": upgrade,
    **{f"{kind}_converter": partial(converter, kind=kind) for kind in CONVERTERS},
}
CERTIFICATES: dict[str, Callable[[Look], list[Reason]]] = {"permit": permit, "quarters": quarters}
WHY: dict[str, Callable[[Look, str], list[Reason]]] = {
    "zone": zone,
    "tank": tank,
    "mooring": mooring,
    "carrier": carrier,
    "ware": ware,
}

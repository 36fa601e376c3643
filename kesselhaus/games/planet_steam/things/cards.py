"""What the cards of Planet Steam say of zones, tanks, the airship, carriers and wares, for who looks."""

from collections.abc import Callable, Mapping

from kesselhaus.art.html import Html
from kesselhaus.art.symbols import icon
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import ROMAN, amounts
from kesselhaus.games.planet_steam.box import NEUTRAL
from kesselhaus.games.planet_steam.figures import CONVERTERS, RESOURCES
from kesselhaus.games.planet_steam.rules.production import is_exempt
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.table.tanks import HEIGHT, WIDTH, tank_pieces
from kesselhaus.games.planet_steam.tanks import Tank
from kesselhaus.games.planet_steam.things import auction, boards, deeds, market
from kesselhaus.games.planet_steam.things.looking import Look, together
from kesselhaus.games.planet_steam.things.reasons import WARE_NAMES, WARE_SIGNS
from kesselhaus.games.planet_steam.things.signs import RULES, SIGNS
from kesselhaus.games.planet_steam.words.names import tank_name
from kesselhaus.parts.looking import SIGN, card_of
from kesselhaus.parts.things import Thing


def thing(address: str, view: View[Table], lang: str) -> Thing | None:
    """The card of a thing; None where there is none of that address."""
    return card_of(Look(view, lang), address, SIGNS.of(lang), RULES, CARDS)


# ------------------------------------------------------------------ the map


def zone(look: Look, which: str) -> Thing | None:
    table, box = look.table, look.box
    if which not in box.zones:
        return None
    river, owner = which in box.river, table.claims.get(which)
    kind = look.name("river_zone" if river else "land_zone")
    if which not in box.accessible[table.seats]:
        state, whose = "closed", look.name("inaccessible")
        return Thing(
            f"{look.name('zone')} {which}", whose, look.say("zone_closed_does"), "PS-13", icon("i-zone", SIGN)
        )
    state = "free" if owner is None else "neutral" if owner == NEUTRAL else "owned"
    whose = look.say("free") if owner is None else look.who(owner)
    does = look.say(f"zone_{state}_does", value=f"[{box.zone_value} credit]")
    if river:
        does += f" {look.say('zone_river')}"
    return Thing(
        f"{look.name('zone')} {which}",
        look.say("zone_kind", kind=kind, owner=whose),
        does,
        "PS-78" if state == "neutral" else "PS-31",
        icon("i-zone", SIGN),
    )


def tank(look: Look, which: str) -> Thing | None:
    """What it is made of decides what it gives (PS-104 to PS-111)."""
    table, box = look.table, look.box
    if which not in table.tanks:
        return None
    found, owner = table.tanks[which], table.claims[which]
    exempt, lies = is_exempt(table, which), which == table.sabotaged
    moored = table.airship is not None and box.moorings[table.airship] == box.row[which]
    told = [look.say("tank_does", resource=found.resource)]
    told.append(look.say("tank_exempt") if exempt else look.say("tank_costs", energy=amounts(box.running)))
    told += [look.say("tank_charged")] if found.supercharger else []
    told += [look.say("tank_airship")] if moored else []
    group = _group(table, which)
    if len(group) > 1:
        told.append(look.say("tank_linked", count=len(group), more=len(group) - 1))
    own = owner == look.player.seat and not look.is_spectator and not lies
    name = tank_name(found, look.lang)
    value = box.tank_value + box.supercharger_value * found.supercharger
    return Thing(
        f"{name[:1].upper()}{name[1:]}",
        look.say("tank_kind", zone=which, seat=owner),
        look.say("tank_lying") if lies else " ".join(told),
        "PS-169" if lies else "PS-108" if len(group) > 1 else "PS-106",
        drawn_tank(found),
        f"[{value} credit]",
        look.costs(box.running) if own and not exempt else (),
        f"[+{1 + found.supercharger + moored} {found.resource}]" if own else "",
    )


def _group(table: Table, zone: str) -> list[str]:
    """PS-108: the tanks of the same owner that would be used together with this one."""
    group = [zone]
    for member in group:
        for near in table.box.neighbours[member]:
            if (
                near in table.tanks
                and near not in group
                and near != table.sabotaged
                and table.claims[near] == table.claims[zone]
                and table.tanks[near].resource == table.tanks[zone].resource
            ):
                group.append(near)
    return group


def drawn_tank(tank: Tank) -> Html:
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{tank_pieces(tank, WIDTH)}</svg>'


def mooring(look: Look, which: str) -> Thing | None:
    table, box = look.table, look.box
    if which not in box.moorings:
        return None
    row = box.moorings[which]
    owners = [table.claims[zone] for zone in table.tanks if box.row[zone] == row]
    own = owners.count(look.player.seat)
    kind = look.say("mooring_kind", row=row, count=len(owners), own=own)
    name = look.say("mooring", mooring=which)
    return Thing(name, kind, look.say("mooring_does"), "PS-82", icon("i-airship", SIGN))


def airship(look: Look, which: str) -> Thing | None:
    if which:
        return None
    table = look.table
    row = table.box.moorings[table.airship] if table.airship else 0
    where = look.say("airship_at", row=row) if row else look.say("airship_waits")
    return Thing(
        look.name("support_airship"), where, look.say("airship_does"), "PS-111", icon("i-airship", SIGN)
    )


def synergy(look: Look, which: str) -> Thing | None:
    if which:
        return None
    return Thing(
        look.name("synergy"), look.say("synergy_kind"), look.say("synergy_does"), "PS-108", worth="+1"
    )


# ------------------------------------------------------------------ carriers and wares


def carrier(look: Look, which: str) -> Thing | None:
    resource, _, seat = which.partition("-")
    owner = look.player_of(seat)
    if owner is None or resource not in RESOURCES:
        return None
    level, held = owner.classes[resource], owner.goods[resource]
    does = look.say("carrier_does", held=held, capacity=look.table.capacity(owner, resource))
    raisable = level < look.box.highest_class
    if raisable:
        room = look.box.capacity[resource][level + 1]
        does += f" {look.say('carrier_next', level=ROMAN[level + 1], capacity=room)}"
    own = owner.seat == look.player.seat and not look.at("PS-17", "PS-58")
    return Thing(
        look.name(f"{resource}_carrier"),
        look.say("carrier_kind", level=ROMAN[level], seat=owner.seat),
        does,
        "PS-37",
        icon(f"i-{resource}", SIGN),
        needs=look.costs(together(look.box.carrier_upgrade)) if raisable and own else (),
    )


def ware(look: Look, which: str) -> Thing | None:
    """What the bank sells, and how many are left of it."""
    if which not in WARE_NAMES:
        return None
    box = look.box
    price, left = _price_of(look, which), _left(look.table, which)
    kind = look.say("ware_kind_free") if left is None else look.say("ware_kind", left=left)
    figures = {
        "tank": box.tank_value,
        "supercharger": box.supercharger_value,
        "sale": box.permit.sale,
        "quarters": box.quarters.end_value,
    }
    does = look.say(f"ware_{which}_does", **{key: f"[{value} credit]" for key, value in figures.items()})
    return Thing(
        look.name(WARE_NAMES[which]),
        kind,
        does,
        WARE_RULES[which],
        icon(WARE_SIGNS[which], SIGN),
        needs=look.costs(price) if price else (),
    )


WARE_RULES = {
    "tank": "PS-88",
    "import": "PS-89",
    "supercharger": "PS-93",
    "carrier": "PS-94",
    "permit": "PS-124",
    "quarters": "PS-126",
    **{f"{kind}_converter": "PS-91" for kind in CONVERTERS},
}


def _price_of(look: Look, which: str) -> Mapping[str, int] | None:
    """What it costs now; a tank of an empty market and a permit of the Engineer have no price."""
    table, box = look.table, look.box
    match which:
        case "tank":
            return {"credit": box.tank_price[table.stock], **box.local_tank.goods} if table.stock else None
        case "import":
            return together(box.imported_tank)
        case "supercharger":
            return together(box.supercharger)
        case "carrier":
            return together(box.carrier_upgrade)
        case "permit":
            return None if look.at("PS-55") else box.permit.cost
        case "quarters":
            return box.quarters.cost
    return together(box.converter_price[which.removesuffix("_converter")])


def _left(table: Table, which: str) -> int | None:
    left = {
        "tank": table.bank_tanks,
        "import": table.bank_tanks,
        "supercharger": table.superchargers,
        "permit": table.permits,
        "quarters": table.quarters,
        **{f"{kind}_converter": table.converters[kind] for kind in CONVERTERS},
    }
    return left.get(which)


CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    **auction.CARDS,
    **boards.CARDS,
    **market.CARDS,
    "deed": deeds.deed,
    "zone": zone,
    "tank": tank,
    "mooring": mooring,
    "airship": airship,
    "synergy": synergy,
    "carrier": carrier,
    "ware": ware,
}

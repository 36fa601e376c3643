"""What the cards of Nucleum say of the map: cities, sites and what stands there, railways, plants, coal."""

from collections.abc import Callable

from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import picture
from kesselhaus.engine.wording import listed
from kesselhaus.games.nucleum.map import MINE, TURBINE, Site
from kesselhaus.games.nucleum.rules.coal import price_of, prices
from kesselhaus.games.nucleum.rules.networks import connected, regions_of
from kesselhaus.games.nucleum.rules.plants import turbine_owners
from kesselhaus.games.nucleum.rules.railways import surcharge
from kesselhaus.games.nucleum.rules.urbanize import red_extra
from kesselhaus.games.nucleum.state import NEUTRAL, RUBBLE, Piece
from kesselhaus.games.nucleum.table import pieces
from kesselhaus.games.nucleum.table.ground import sites_of
from kesselhaus.games.nucleum.table.tiles import framed
from kesselhaus.games.nucleum.terms import ANY
from kesselhaus.games.nucleum.things.looking import Look
from kesselhaus.games.nucleum.words.effects import turbine_effect
from kesselhaus.games.nucleum.words.gains import gains
from kesselhaus.games.nucleum.words.names import space_name
from kesselhaus.games.nucleum.words.tiles import both
from kesselhaus.parts.things import Thing

SITE = 24
PLANTS = {"coal": "on-coal_plant", "dark": "on-power_plant", "lit": "on-nucleum_plant"}


def city(look: Look, which: str) -> Thing | None:
    """NU-60: its colour, its sites, whether it belongs to the own networks."""
    side = look.box.side
    if which not in side.cities:
        return None
    colour = side.colour[which]
    sites = sites_of(side, which)
    free = sum(site.id not in look.table.sites for site in sites)
    told = [
        look.say("city_any") if colour == ANY else look.say("city_colour", colour=look.in_sentence(colour))
    ]
    told.append(look.say("city_sites", count=len(sites), free=free) if sites else look.say("city_no_sites"))
    if look.player.experiment:
        told.append(look.say("city_mine" if which in look.player.cities else "city_foreign"))
    others = [
        look.name(other) for other in side.cities if other in connected(look.table, which) and other != which
    ]
    if others:
        told.append(look.say("city_connected", cities=listed(others, look.lang)))
    return Thing(
        look.name(which), look.say("city_kind", colour=look.in_sentence(colour)), " ".join(told), "NU-60"
    )


# ------------------------------------------------------------------ sites


def site(look: Look, which: str) -> Thing | None:
    found = look.box.side.sites.get(which)
    if found is None:
        return None
    piece = look.table.sites.get(which)
    if piece is None:
        return _free(look, found)
    if piece.id == RUBBLE:
        drawing = _svg(pieces.RUBBLE)
        return Thing(look.name("rubble"), look.name(which), look.say("rubble_does"), "NU-93", drawing)
    return _standing(look, found, piece)


def _free(look: Look, found: Site) -> Thing:
    """NU-90, NU-91, NU-97a, NU-99: what it takes, and what it costs more."""
    told = []
    if found.kind == MINE:
        told.append(look.say("site_mine"))
        told += [look.say("site_uranium")] if found.uranium else []
    elif found.kind == TURBINE:
        told.append(look.say("site_turbine"))
    elif found.red:
        told.append(look.say("site_any"))
    else:
        types = f" {look.say('or')} ".join(look.in_sentence(type) for type in found.types)
        told.append(look.say("site_types", types=types))
    extra = red_extra(look.table, look.player)
    if found.red:
        told.append(look.say("site_red", extra=extra) if extra else look.say("site_red_free"))
    rule = {MINE: "NU-97", TURBINE: "NU-97"}.get(found.kind, "NU-91" if found.red else "NU-90")
    needs = look.costs({"thaler": extra}) if found.red else ()
    drawing = _svg(pieces.socket(found))
    return Thing(look.name(found.id), look.say("site_free"), " ".join(told), rule, drawing, needs=needs)


def _standing(look: Look, found: Site, piece: Piece) -> Thing:
    owner, colour = piece.owner, look.colour(piece.owner)
    where = look.name(found.city)
    kind = (
        look.say("stands", city=where)
        if owner == NEUTRAL
        else look.say("stands_of", who=look.who(owner), city=where)
    )
    if found.kind == MINE:
        row = int(piece.id[-1])
        cubes = look.table.players[owner].uranium[row - 1]
        does = look.say("mine_does", have=cubes, room=look.box.capacity[row - 1])
        drawing = pieces.mine(colour, cubes, look.box.capacity[row - 1])
        return Thing(look.name(piece.id), kind, does, "NU-100", _owned(colour, drawing))
    if found.kind == TURBINE:
        row = int(piece.id[-1])
        effect = turbine_effect(look.box, row, look.table.players[owner].experiment, look.lang)
        told = [look.say("turbine_does", fee=look.box.turbine_fee)]
        told += [look.say("turbine_effect", effect=effect)] if effect else []
        return Thing(
            look.name(piece.id), kind, " ".join(told), "NU-128", _owned(colour, pieces.turbine(colour))
        )
    return _building(look, piece, kind, colour)


def _building(look: Look, piece: Piece, kind: str, colour: str) -> Thing:
    box, own = look.box, piece.owner != NEUTRAL
    level = box.urban[piece.id].level if own else 0
    drawing = _owned(colour, pieces.building(colour, box.type[piece.id], level, piece.energized))
    worth = ""
    if own:
        card = box.urban[piece.id]
        worth = f"[vp {card.vp}]" if card.vp else ""
    if piece.energized:
        does = look.say("building_lit" if own else "neutral_lit")
        return Thing(look.name(piece.id), kind, does, "NU-138" if own else "NU-139", drawing, worth)
    rewards = gains(box.building_reward[piece.id], look.lang)
    does = look.say("building_dark" if own else "neutral_dark", n=box.electricity[piece.id], gains=rewards)
    return Thing(look.name(piece.id), kind, does, "NU-134", drawing, worth)


def _svg(drawn: Html) -> Html:
    return framed(drawn, SITE + 4, SITE + 4, "", css="xd")


def _owned(colour: str, drawn: Html) -> Html:
    return _svg(f'<g class="pc-{escape(colour)}">{drawn}</g>')


# ------------------------------------------------------------------ railways


def space(look: Look, which: str) -> Thing | None:
    side = look.box.side
    if which not in side.spaces:
        return None
    title = space_name(side, which, look.box, look.lang)
    rail = look.table.rails.get(which)
    if rail is not None:
        tile = both(look.box, rail.tile, look.lang)
        up = look.table.is_face_up(which)
        does = look.say("rail_up", tile=tile) if up else look.say("rail_turned")
        return Thing(title, look.whose("rail_kind", rail.owner), does, "NU-52" if up else "NU-58")
    extra = surcharge(look.table, look.player, side.spaces[which])
    spaces = side.links[side.link_of[which]].spaces
    left = sum(one not in look.table.rails for one in spaces)
    told = [look.say("space_does")]
    told.append(
        look.say("space_only") if len(spaces) == 1 else look.say("space_of", count=len(spaces), left=left)
    )
    needs = look.costs({"worker": 1, "thaler": extra})
    return Thing(title, look.name("track_space"), " ".join(told), "NU-42", needs=needs)


def link(look: Look, which: str) -> Thing | None:
    found = look.box.side.links.get(which)
    if found is None:
        return None
    done = look.table.is_completed(which)
    count = len(found.spaces)
    bonus = look.box.opening_bonus
    told = [look.say("link_done" if done else "link_open")]
    if not done and count > 1:
        each = count == 3 or len(look.table.players) == 2
        told.append(look.say("link_bonus_piece" if each else "link_bonus", vp=f"[vp {bonus}]"))
    kind = look.say("link_kind_done" if done else "link_kind", count=count)
    return Thing(look.name(which), kind, " ".join(told), "NU-64" if done else "NU-48")


# ------------------------------------------------------------------ plants and coal


def plant(look: Look, which: str) -> Thing | None:
    """NU-120, NU-127, NU-128: what it burns, and from where."""
    table, box = look.table, look.box
    if which not in box.side.plants:
        return None
    takes, lit = box.plants[which].nucleum, which in table.nuclei
    told = [look.say("plant_does")]
    regions = [look.name(region) for region in regions_of(table, which)]
    told.append(
        look.say("plant_regions", regions=listed(regions, look.lang))
        if regions
        else look.say("plant_no_coal")
    )
    if lit:
        told.append(look.say("plant_burns", count=1 + len(turbine_owners(table, which))))
    elif takes:
        told.append(look.say("plant_waits", gains=gains(box.plant_bonus[which], look.lang)))
    else:
        told.append(look.say("plant_never"))
    key = "lit" if lit else "dark" if takes else "coal"
    drawing = picture(PLANTS[key], 52, 50, "48 46")
    return Thing(
        look.say("plant", city=look.name(which)),
        look.say(f"plant_{key}"),
        " ".join(told),
        "NU-127" if lit else "NU-74" if takes else "NU-122",
        drawing,
    )


def coal(look: Look, which: str) -> Thing | None:
    """NU-123 to NU-125: the next coal, and what it will cost then."""
    table = look.table
    if which not in look.box.side.regions:
        return None
    wagons, dear = table.wagons[which], look.box.coal_without_wagon
    price = prices(table, which, look.player.powers.coal_cheaper)
    now = price_of(price, 1)
    told = [look.say("coal_does", dear=dear)]
    told.append(
        look.say("coal_wagons", ones=wagons.count(1), twos=wagons.count(2))
        if wagons
        else look.say("coal_out")
    )
    routes = listed([look.name(city) for city in look.box.side.routes[which]], look.lang)
    told.append(look.say("coal_routes", cities=routes))
    return Thing(
        look.name(which),
        look.name("coal_region"),
        " ".join(told),
        "NU-123",
        picture("on-wagon", 52, 35, "30 20"),
        needs=look.costs({"thaler": now}),
    )


CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    "city": city,
    "site": site,
    "space": space,
    "link": link,
    "plant": plant,
    "coal": coal,
}

"""The map: coal regions, links with the tiles laid on them, cities with all that stands there, one SVG.

On a phone it is cut into two sheets, west and east. The drawing is there once and shown twice; a place that
can be chosen belongs to one sheet only.
"""

from kesselhaus.art.furniture import text
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import attributes, number, use
from kesselhaus.games.nucleum.box import Site
from kesselhaus.games.nucleum.drawings.layout import TILE_LENGTH, TILE_WIDTH, Bed, Spot
from kesselhaus.games.nucleum.map import MINE, URBAN
from kesselhaus.games.nucleum.options import choose_space
from kesselhaus.games.nucleum.state import NEUTRAL, RUBBLE, Railway
from kesselhaus.games.nucleum.table import pieces
from kesselhaus.games.nucleum.table.ground import Ground, ground, path, placed
from kesselhaus.games.nucleum.table.sight import Sight
from kesselhaus.games.nucleum.table.targets import Target, targets
from kesselhaus.games.nucleum.table.tiles import box, domino, turned
from kesselhaus.games.nucleum.tasks.energize import ImportingCoal
from kesselhaus.games.nucleum.words.names import space_name

WAGON = 31
"""The width of a wagon."""
STEEP = 30
"""From so many degrees on a tile stands rather than lies."""
CORNER = f"translate({number(-TILE_LENGTH / 2)} {number(-TILE_WIDTH / 2)})"
"""From the middle of a track space to the corner of its tile."""


def railway_map(sight: Sight) -> Html:
    printed = ground(sight.table.box.side)
    layout = printed.layout
    view = f'viewBox="0 0 {number(layout.width)} {number(layout.height)}"'
    found = targets(sight, printed)
    west, east = (_sheet(found, layout.width / 2, is_east) for is_east in (False, True))
    title = escape(sight.say("map_of", side=sight.table.box.side.name))
    return (
        f'<section id="map" class="map"><h2 class="sr">{escape(sight.say("map"))}</h2>'
        f'<div class="mapsheet"><svg {view} class="mapsvg" role="group" aria-label="{title}">'
        f'<g id="map-drawing">{_drawing(sight)}</g>{west}</svg></div>'
        f'<div class="mapsheet east"><svg {view} class="mapsvg" role="group" aria-label="{title}">'
        f'<use class="copy" href="#map-drawing"/>{east}</svg></div></section>'
    )


def _sheet(found: list[Target], middle: float, is_east: bool) -> Html:
    return "".join(target.drawn for target in found if (target.x >= middle) == is_east)


def _drawing(sight: Sight) -> Html:
    """All that lies there, without what can be chosen."""
    printed = ground(sight.table.box.side)
    return f"{printed.land}{sight.part(_regions)}{sight.part(_rails)}{sight.part(_cities)}"


def _regions(sight: Sight) -> Html:
    printed = ground(sight.table.box.side)
    return "".join(_region(sight, printed, region) for region in sight.table.box.side.regions)


def _rails(sight: Sight) -> Html:
    printed = ground(sight.table.box.side)
    return f"{_links(sight, printed)}{_spaces(sight, printed)}"


def _cities(sight: Sight) -> Html:
    printed = ground(sight.table.box.side)
    return "".join(_city(sight, printed, city) for city in sight.table.box.side.cities)


# ------------------------------------------------------------------ coal


def _region(sight: Sight, printed: Ground, region: str) -> Html:
    """Its routes, and its wagons with what coal costs there."""
    area, wagons = printed.layout.areas[region], sight.table.wagons[region]
    name, dear = sight.name(region), sight.box.coal_without_wagon
    routes = "".join(_route(area.routes[city]) for city in sight.table.box.side.routes[region])
    prices = ", ".join(map(str, wagons))
    told = sight.say("coal_prices", region=name, prices=prices or sight.say("no_wagon"), dear=dear)
    across = int((area.width - 2) // WAGON)
    drawn = NOTHING
    for place, price in enumerate(wagons):
        row, column = divmod(place, across)
        in_row = min(across, len(wagons) - row * across)
        x = area.x + area.width / 2 - in_row * 15.5 + column * 31
        y = area.y + 17 + row * 22
        fill = "#F4EBD6" if price == 1 else "#E9B44C"
        drawn += (
            f"{use('on-wagon', x + 0.5, y, 30, 20)}"
            f'<circle cx="{number(x + 15.5)}" cy="{number(y + 10.6)}" r="6.4" fill="{fill}" class="wd"/>'
            f"{text(x + 15.5, y + 14.6, price, 11, 'middle', 'wn', 700)}"
        )
    if not wagons:
        middle = area.x + area.width / 2
        drawn = text(middle - 4, area.y + 38, dear, 17, "end", "rgn", 700)
        drawn += use("i-thaler", middle, area.y + 23, 18)
    doing = sight.table.running(ImportingCoal)
    marked = " now" if doing and doing.region == region else ""
    return (
        f'{routes}<g id="region-{escape(region)}" class="region{marked}" data-x="coal-{escape(region)}">'
        f"<title>{escape(told)}</title>"
        f'<rect {box(area.x, area.y, area.width, area.height, 4)} class="coalb"/>'
        f"{text(area.x + area.width / 2, area.y + 13, name, 12, 'middle', 'rgn')}{drawn}</g>"
    )


def _route(points: tuple[float, ...]) -> Html:
    line = path(points)
    return (
        f'<path d="{escape(line)}" class="ro1"/><path d="{escape(line)}" class="ro2"/>'
        f'<path d="{escape(line)}" class="ro3"/>'
    )


# ------------------------------------------------------------------ links


def _links(sight: Sight, printed: Ground) -> Html:
    """A completed link is a brass line, another one a pair of rails."""
    completed = sight.table.completed
    drawn = NOTHING
    for link, line in printed.lines.items():
        drawn += f'<g data-x="link-{escape(link)}"><path d="{escape(line)}" class="lk"/>'
        if link in completed:
            drawn += f'<path id="link-{escape(link)}" d="{escape(line)}" class="lk done"/></g>'
        else:
            drawn += (
                f'<path id="link-{escape(link)}" d="{escape(line)}" class="lk open"/>'
                f'<path d="{escape(line)}" class="lk gap"/></g>'
            )
    return drawn


def _spaces(sight: Sight, printed: Ground) -> Html:
    """Beds of sleepers, and the tiles that lie on them."""
    table, surcharges, drawn, laid = sight.table, NOTHING, NOTHING, NOTHING
    for space, spot in printed.spots.items():
        rail = table.rails.get(space)
        if rail is not None:
            laid += _rail(sight, printed, space, spot, rail)
            continue
        known = "" if choose_space(space) in sight.legal else attributes(data_x=f"space-{space}")
        drawn += f'<rect class="bed"{known} transform="{escape(placed(spot))}"/>'
        extra = table.box.side.spaces[space].surcharge
        if extra:
            surcharges += _surcharge(printed.layout.beds[table.box.side.spaces[space].link], spot, extra)
    return f'<g fill="url(#bed)">{drawn}</g>{laid}{surcharges}'


def _rail(sight: Sight, printed: Ground, space: str, spot: Spot, rail: Railway) -> Html:
    table, colour = sight.table, sight.colour(rail.owner)
    tile, told = sight.tile(rail.tile)
    name = space_name(table.box.side, space, table.box, sight.lang)
    if table.is_face_up(space):
        first, second = (tile.halves[half - 1] for half in rail.halves)
        if spot.is_flipped:
            first, second = second, first
        drawn = domino(first, second, colour, printed.layout.lettering)
        title = f"{name}, {sight.who(rail.owner)}: {told}"
    else:
        drawn, title = turned(colour), f"{name}, {sight.who(rail.owner)}"
    fresh = ' class="fresh"' if space == table.laid else ""
    return (
        f'<g id="rail-{escape(rail.tile)}" data-x="space-{escape(space)}"{fresh}'
        f' transform="{escape(placed(spot))} {CORNER}">'
        f"<title>{escape(title)}</title>{drawn}{FRESH if fresh else ''}</g>"
    )


FRESH = Html('<rect x="-2" y="-2" width="58" height="31" rx="4.5" class="fr"/>')
"""The frame of the tile that was laid in this turn."""


def _surcharge(bed: Bed, spot: Spot, extra: int) -> Html:
    """Above a space that lies, to the right of one that stands, or where the layout has room for it."""
    x, y = bed.badge or ((-13.5, -33) if abs(spot.upright) < STEEP else (17, -8))
    return (
        f'<g transform="translate({number(spot.x + x)} {number(spot.y + y)})">'
        '<rect x="-2" width="31" height="17" rx="8.5" class="sur"/>'
        f"{text(3, 12.8, f'−{extra}', 12, css='wn', weight=700)}{use('i-thaler', 15, 2, 13)}</g>"
    )


# ------------------------------------------------------------------ cities


def _city(sight: Sight, printed: Ground, city: str) -> Html:
    side, (x, y) = sight.table.box.side, printed.layout.plates[city]
    plant = f'<g data-x="plant-{escape(city)}">{_plant(sight, city, x, y)}</g>' if city in side.plants else ""
    kinds = (side.urban_sites, side.mine_sites, side.turbine_sites)
    sites = "".join(_site(sight, printed, site) for kind in kinds for site in kind.get(city, ()))
    return (
        f'<g id="city-{escape(city)}" data-x="city-{escape(city)}">{printed.plates[city]}{plant}{sites}</g>'
    )


def _plant(sight: Sight, city: str, x: float, y: float) -> Html:
    """A plant without a Nucleum tells what the token will bring."""
    if not sight.box.plants[city].nucleum:
        return use("on-coal_plant", x + 1, y - 5, 48, 46)
    if city in sight.table.nuclei:
        return use("on-nucleum_plant", x + 1, y - 5, 48, 46)
    bonus = NOTHING
    for item in sight.box.plant_bonus[city]:
        kind, amount = item[0]
        bonus = (
            f'<g transform="translate({number(x + 12)} {number(y + 30)})">'
            f'<rect width="27" height="13" rx="6.5" class="bonus"/>'
            f"{text(4, 10, f'+{amount}', 10, css='bt', weight=700)}"
            f"{use(f'i-{kind}', 15, 1.2, 10.6, css='pi')}</g>"
        )
    return use("on-power_plant", x + 1, y - 5, 48, 46) + bonus


def _site(sight: Sight, printed: Ground, site: Site) -> Html:
    """An empty socket, or what stands on it with its owner's mark."""
    x, y = printed.sites[site.id]
    where = f'data-x="site-{escape(site.id)}" transform="translate({number(x)} {number(y)})"'
    piece = sight.table.sites.get(site.id)
    if piece is None:
        return pieces.socket(site, x, y)
    if piece.id == RUBBLE:
        return f'<g id="rubble-{escape(site.id)}" {where}>{pieces.RUBBLE}</g>'
    colour = sight.colour(piece.owner)
    if site.kind == URBAN:
        level = 0 if piece.owner == NEUTRAL else sight.box.urban[piece.id].level
        drawn = pieces.building(colour, sight.box.type[piece.id], level, piece.energized)
    elif site.kind == MINE:
        row = int(piece.id[-1])
        cubes = sight.table.players[piece.owner].uranium[row - 1]
        drawn = pieces.mine(colour, cubes, sight.box.capacity[row - 1])
    else:
        drawn = pieces.turbine(colour)
    told = sight.name(piece.id)
    if piece.owner != NEUTRAL:
        told += f", {sight.who(piece.owner)}"
    if piece.energized:
        told += f", {sight.name('energized')}"
    owner = "n" if piece.owner == NEUTRAL else piece.owner
    return (
        f'<g id="piece-{owner}-{escape(piece.id)}" class="pc-{escape(colour)}" {where}>'
        f"<title>{escape(told)}</title>{drawn}{pieces.RED_FRAME if site.red else ''}</g>"
    )

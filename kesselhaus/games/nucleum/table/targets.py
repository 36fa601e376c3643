"""What can be chosen on the map, drawn over it: track spaces ranked by matches, sites, plants, halves."""

from msgspec import Struct

from kesselhaus.art.furniture import place_attributes, rings
from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import number, use
from kesselhaus.engine.questions import Option
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.drawings.layout import SITE, TILE_LENGTH, TILE_WIDTH, Spot
from kesselhaus.games.nucleum.rules.activation import matching
from kesselhaus.games.nucleum.rules.railways import surcharge
from kesselhaus.games.nucleum.state import NEUTRAL
from kesselhaus.games.nucleum.table.ground import Ground, placed
from kesselhaus.games.nucleum.table.sight import Sight
from kesselhaus.games.nucleum.table.tiles import box, domino
from kesselhaus.games.nucleum.tasks.energize import Announcing
from kesselhaus.games.nucleum.tasks.kinds import Halves
from kesselhaus.games.nucleum.words.laying import say
from kesselhaus.games.nucleum.words.names import space_name

HALF_LONG, HALF_WIDE = TILE_LENGTH / 2, TILE_WIDTH / 2


ON_THE_MAP = (
    *(o.ChooseSpace, o.ChooseSite, o.EnergizeBuilding, o.StoreUranium, o.TakeFromMine, o.ConvertUranium),
    *(o.UseTurbine, o.ChoosePlant, o.PlaceNucleum, o.UseHalf),
)
"""Options that have a place on the map."""


class Target(Struct, frozen=True):
    """A place on the map that answers like a key, by where it is."""

    x: float
    drawn: Html


def targets(sight: Sight, printed: Ground) -> list[Target]:
    if sight.is_orienting:
        return _orienting(sight, printed)
    found = []
    if sight.lying is not None:
        found = _lying(sight, printed, *sight.lying)
    for option in sight.offered(*ON_THE_MAP):
        lies_there = sight.lying is not None and option == o.choose_space(sight.lying[0])
        target = None if lies_there else _target(sight, printed, option)
        if target is not None:
            found.append(target)
    return found


def _target(sight: Sight, printed: Ground, option: Option) -> Target | None:
    match option:
        case o.ChooseSpace(space):
            return _space(sight, printed, space)
        case o.ChooseSite(site) | o.EnergizeBuilding(site):
            return _site(sight, printed, site, option)
        case o.StoreUranium(row) | o.TakeFromMine(row) | o.ConvertUranium(row):
            return _site(sight, printed, sight.player.mines[row - 1], option)
        case o.UseTurbine(owner):
            return _turbine(sight, printed, owner, option)
        case o.ChoosePlant(city) | o.PlaceNucleum(city):
            x, y = printed.layout.plates[city]
            return _ringed(sight, option, f"plant-{city}", x + 1, y - 3, 46, 44)
        case o.UseHalf(tile, half):
            return _half(sight, printed, tile, half, option)
    return None


def _ringed(
    sight: Sight, option: Option, thing: str, x: float, y: float, width: float, height: float
) -> Target:
    bed = f'<rect {box(x, y, width, height)} class="hit"/>'
    return Target(
        x + width / 2,
        f'<g class="target" data-x="{escape(thing)}"{sight.target(option)}>'
        f"{bed}{rings(x, y, width, height, 3)}</g>",
    )


def _site(sight: Sight, printed: Ground, site: str, option: Option) -> Target:
    x, y = printed.sites[site]
    return _ringed(sight, option, f"site-{site}", x, y, SITE, SITE)


def _turbine(sight: Sight, printed: Ground, owner: int, option: Option) -> Target | None:
    """The first turbine of that player at the plant that has not been used yet."""
    now = sight.table.running(Announcing)
    if now is None:
        return None
    sites = [
        site.id
        for site in sight.table.box.side.turbine_sites.get(now.plan.plant, ())
        if (piece := sight.table.sites.get(site.id)) is not None and piece.owner == owner != NEUTRAL
    ]
    used = now.plan.turbines.count(owner)
    return _site(sight, printed, sites[used], option) if used < len(sites) else None


def _half(sight: Sight, printed: Ground, tile: str, half: int, option: Option) -> Target | None:
    """NU-53 to NU-55: the half of a tile on the map; a tile above a board is shown there."""
    space = next((space for space, rail in sight.table.rails.items() if rail.tile == tile), "")
    if not space:
        return None
    spot, rail = printed.spots[space], sight.table.rails[space]
    is_left = (rail.half == half) != spot.is_flipped
    x = -HALF_LONG if is_left else 0
    return Target(
        spot.x,
        f'<g class="target" data-x="half-{escape(tile)}-{half}"'
        f' transform="{escape(placed(spot))}"{sight.target(option)}>'
        f'<rect x="{number(x)}" y="{number(-HALF_WIDE)}" width="27" height="27" class="hit"/>'
        f"{rings(x, -HALF_WIDE, 27, 27, 3)}</g>",
    )


# ------------------------------------------------------------------ laying a tile


def ways(sight: Sight, space: str) -> tuple[tuple[Halves, Halves], tuple[Halves, Halves]]:
    """NU-51, NU-52: what the tile in hand would match, for both ways round."""
    table = sight.table
    jokers = bool(table.player().powers.joker_edges)
    first, second = (matching(table, sight.tile_in_hand, half, space, jokers) for half in (1, 2))
    return first, second


def better(sight: Sight, space: str) -> int:
    """The half that should face end a: with more matches, then with more neighbours."""
    first, second = ways(sight, space)
    return 2 if (len(second[0]), len(second[1])) > (len(first[0]), len(first[1])) else 1


def _space(sight: Sight, printed: Ground, space: str) -> Target:
    """A ring with the number of matching edges; without any it is thin and dashed."""
    spot, table = printed.spots[space], sight.table
    matches = max(len(way[0]) for way in ways(sight, space))
    name = space_name(table.box.side, space, table.box, sight.lang)
    told = sight.say(f"matches_{matches}", space=name)
    extra = surcharge(table, table.player(), table.box.side.spaces[space])
    if extra:
        told += f", {sight.say('surcharge', count=extra)}"
    halo = '<rect class="halo"/>' if matches else ""
    disc = ""
    if matches:
        disc = (
            f'<g transform="rotate({number(-spot.upright)})"><circle r="9.2" class="md"/>'
            f'<text y="4.6" class="mt">{matches}</text></g>'
        )
    return Target(
        spot.x,
        f'<g class="target m{matches}" data-x="space-{escape(space)}" transform="{escape(placed(spot))}"'
        f"{place_attributes(sight.place(o.choose_space(space)), told)}>"
        f'<rect class="hit"/>{halo}<rect class="ring"/>{disc}</g>',
    )


def _orienting(sight: Sight, printed: Ground) -> list[Target]:
    """The tile as it would lie the better way, or as it was turned."""
    space = sight.chosen_space
    half = sight.lying[1] if sight.lying else better(sight, space)
    return _tile(sight, printed, space, half, sight.target(o.orient(half)))


def _lying(sight: Sight, printed: Ground, space: str, half: int) -> list[Target]:
    """The tile on the space that was chosen with it."""
    return _tile(sight, printed, space, half, sight.target(o.choose_space(space)))


def _tile(sight: Sight, printed: Ground, space: str, half: int, lay: Html) -> list[Target]:
    """The tile, ticks where it matches, and a sign to turn it round if that makes a difference."""
    spot = printed.spots[space]
    tile, _ = sight.tile(sight.tile_in_hand)
    first, second = tile.halves[half - 1], tile.halves[2 - half]
    matched = {number for _, number in ways(sight, space)[half - 1][0]}
    left, right = (half, 3 - half)
    if spot.is_flipped:
        first, second, left, right = second, first, right, left
    ticks = "".join(
        _tick(x, spot) for x, number in ((-HALF_LONG - 6, left), (HALF_LONG + 6, right)) if number in matched
    )
    ghost = domino(first, second, lettering=printed.layout.lettering)
    turn = place_attributes(sight.place(o.orient(3 - half)), sight.plain(say("turn", sight.lang)))
    laid = Target(
        spot.x,
        f'<g class="target here" data-x="tile-{escape(sight.tile_in_hand)}"'
        f' transform="{escape(placed(spot))}"{lay}>'
        f'<g opacity=".93" transform="translate({number(-HALF_LONG)} {number(-HALF_WIDE)})">{ghost}</g>'
        '<rect x="-29.5" y="-16" width="59" height="32" rx="5" class="halo"/>'
        '<rect x="-29" y="-15.5" width="58" height="31" rx="5" class="ring"/>'
        f'<rect x="-26.6" y="-13.1" width="53.2" height="26.2" rx="3" class="ring2"/>{ticks}</g>',
    )
    if first == second:
        return [laid]
    return [
        laid,
        Target(
            spot.x,
            f'<g class="target turn" transform="{escape(placed(spot))} translate(0 -27)'
            f' rotate({number(-spot.upright)})"{turn}><circle r="10.5" class="md"/>'
            f'<circle r="10.5" class="ring"/>{use("g-swap", -7, -7, 14, css="gl")}</g>',
        ),
    ]


def _tick(x: float, spot: Spot) -> Html:
    return (
        f'<g transform="translate({number(x)} 0) rotate({number(-spot.upright)})">'
        f'<circle r="7.6" class="md"/>'
        f"{use('g-check', -5, -5, 10, css='gl')}</g>"
    )

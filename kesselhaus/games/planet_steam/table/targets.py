"""Where on the map an option leads: rings, with the ghost of the piece that would come there."""

from kesselhaus.art.furniture import place_attributes, rings
from kesselhaus.art.pieces import piece
from kesselhaus.art.symbols import number as n
from kesselhaus.art.symbols import use
from kesselhaus.engine.questions import Option
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.state import SIMPLE_TANK
from kesselhaus.games.planet_steam.table.ground import MOORING, ZONE, Plan
from kesselhaus.games.planet_steam.table.places import first_subject, place, subject
from kesselhaus.games.planet_steam.table.sight import GREY, Sight
from kesselhaus.games.planet_steam.table.tanks import HEIGHT, WIDTH, tank_pieces

TANK = 46


def targets(sight: Sight, shape: Plan) -> str:
    """All places on the map that answer the open question."""
    drawn = "".join(_target(sight, shape, option) for option in sight.options)
    planned = next((option.zone for option in sight.options if isinstance(option, o.Arrange)), None)
    if planned is not None:
        drawn += _asked(shape, planned)
    nominated = sight.table.nominated
    if nominated is not None:
        drawn += _nominated(sight, shape, nominated)
    return drawn


def _target(sight: Sight, shape: Plan, option: Option) -> str:
    match option:
        case o.PutClaim(zone) | o.NameZone(zone):
            return _ring(sight, shape, option, zone, "deed_claim", _disc(sight))
        case o.PutNeutral(zone):
            return _ring(
                sight, shape, option, zone, "deed_neutral", _ghost(piece("disc", GREY, 21.5, 21.5, 26))
            )
        case o.Nominate(zone):
            return _ring(sight, shape, option, zone, "deed_nominate")
        case o.BuyTank(zone) | o.ImportTank(zone):
            told = "deed_tank" if isinstance(option, o.BuyTank) else "deed_import"
            return _ring(sight, shape, option, zone, told, _over(tank_pieces(SIMPLE_TANK, TANK)))
        case o.BuyConverter(kind, zone):
            return _ring(sight, shape, option, zone, "deed_converter", _bolted(f"{kind}_converter"), kind)
        case o.BuySupercharger(zone):
            return _ring(sight, shape, option, zone, "deed_supercharger", _bolted("supercharger"))
        case o.MoveConverter(zone):
            return _ring(sight, shape, option, zone, "deed_move_converter")
        case o.LayDown(zone):
            return _ring(sight, shape, option, zone, "deed_lay_down")
        case o.Use(zone):
            return _ring(sight, shape, option, zone, "deed_use")
        case o.Moor(mooring):
            return _berth(sight, shape, option, mooring)
    return ""


def _ring(
    sight: Sight, shape: Plan, option: Option, zone: str, told: str, ghost: str = "", resource: str = ""
) -> str:
    x, y = shape.corner(zone)
    deed = sight.say(told, resource=sight.name(resource)) if resource else sight.say(told)
    picked = subject(option)
    css = "target picked" if not picked or picked == first_subject(sight.options) else "target"
    label = sight.say("at_zone", deed=deed, zone=zone)
    return (
        f'<g class="{css}" transform="translate({x} {y})"{place_attributes(place(option), label, picked)}>'
        f'<rect width="{ZONE}" height="{ZONE}" fill="transparent"/>{rings(4, 4, ZONE - 8, ZONE - 8, 4)}'
        f"{ghost}</g>"
    )


def _ghost(drawn: str) -> str:
    return f'<g class="ghost">{drawn}</g>'


def _disc(sight: Sight) -> str:
    """The marker of the player who is asked."""
    return _ghost(piece("disc", sight.colour(sight.centre), ZONE / 2 - 14, ZONE / 2 - 14, 28))


def _over(drawn: str) -> str:
    return f'<g class="ghost" transform="translate(12.5 9)">{drawn}</g>'


def _bolted(part: str) -> str:
    return _over(use(f"p-{part}", 0, 0, TANK, TANK * HEIGHT / WIDTH))


def _berth(sight: Sight, shape: Plan, option: o.Moor, mooring: str) -> str:
    row = sight.box.moorings[mooring]
    label = sight.say("deed_moor", row=row)
    width, height = MOORING - 6, ZONE - 4
    return (
        f'<g class="target picked" transform="translate({shape.pier} {shape.row(row) + 2})"'
        f"{place_attributes(place(option), label)}>"
        f'<rect width="{width}" height="{height}" fill="transparent"/>'
        f"{rings(3, 3, width - 6, height - 6, 4)}</g>"
    )


def _asked(shape: Plan, zone: str) -> str:
    """The zone whose content is being planned; what it may be is on the keys."""
    x, y = shape.corner(zone)
    size = ZONE - 8
    return f'<g transform="translate({x} {y})">{rings(4, 4, size, size, 4)}</g>'


def _nominated(sight: Sight, shape: Plan, zone: str) -> str:
    """PS-64: the zone that is being auctioned, under the hammer."""
    x, y = shape.corner(zone)
    return (
        f'<g transform="translate({n(x)} {n(y)})">'
        f'<rect x="4" y="4" width="{ZONE - 8}" height="{ZONE - 8}" rx="4" class="lot"/>'
        f'<circle cx="{ZONE - 13}" cy="13" r="10" class="plus1"/>'
        f"{use('g-hammer', ZONE - 20, 6, 14, css='plus1t')}</g>"
    )

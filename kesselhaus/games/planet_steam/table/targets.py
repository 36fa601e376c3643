"""Where on the map an option leads: rings, with the ghost of the piece that would come there."""

from kesselhaus.art.furniture import rings
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import piece
from kesselhaus.art.symbols import number as n
from kesselhaus.art.symbols import use
from kesselhaus.engine.questions import Option
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.table.ground import MOORING, ZONE, Plan
from kesselhaus.games.planet_steam.table.places import FOR_THE_MAP, first_subject, subject
from kesselhaus.games.planet_steam.table.sight import GREY, Sight
from kesselhaus.games.planet_steam.table.tanks import HEIGHT, WIDTH, tank_pieces
from kesselhaus.games.planet_steam.tanks import SIMPLE_TANK
from kesselhaus.games.planet_steam.tasks import ZoneBidding

TANK = 46
ON_THE_MAP = (
    *FOR_THE_MAP,
    *(o.PutClaim, o.NameZone, o.PutNeutral, o.Nominate, o.MoveConverter, o.LayDown, o.Use, o.Moor),
)
"""Options that have a place on the map."""
ON_TANKS = (o.BuyConverter, o.BuySupercharger, o.MoveConverter, o.LayDown, o.Use)
"""What is done to the tank on a zone and not to the zone."""


def targets(sight: Sight, shape: Plan) -> Html:
    """All places on the map that answer the open question."""
    drawn = "".join(_target(sight, shape, option) for option in sight.offered(*ON_THE_MAP))
    planned = next((option.zone for option in sight.offered(o.Arrange)), None)
    if planned is not None:
        drawn += _asked(shape, planned)
    bidding = sight.table.bidding
    if isinstance(bidding, ZoneBidding):
        drawn += _nominated(shape, bidding.zone)
    return drawn


def _target(sight: Sight, shape: Plan, option: Option) -> Html:
    match option:
        case o.PutClaim(zone) | o.NameZone(zone):
            return _ring(sight, shape, option, zone, _disc(sight))
        case o.PutNeutral(zone):
            return _ring(sight, shape, option, zone, _ghost(piece("disc", GREY, 21.5, 21.5, 26)))
        case o.BuyTank(zone) | o.ImportTank(zone):
            return _ring(sight, shape, option, zone, _over(tank_pieces(SIMPLE_TANK, TANK)))
        case o.BuyConverter(kind, zone):
            return _ring(sight, shape, option, zone, _bolted(f"{kind}_converter"))
        case o.BuySupercharger(zone):
            return _ring(sight, shape, option, zone, _bolted("supercharger"))
        case o.Nominate(zone) | o.MoveConverter(zone) | o.LayDown(zone) | o.Use(zone):
            return _ring(sight, shape, option, zone)
        case o.Moor(mooring):
            return _berth(sight, shape, option, mooring)
    return NOTHING


def _ring(sight: Sight, shape: Plan, option: Option, zone: str, ghost: Html = NOTHING) -> Html:
    x, y = shape.corner(zone)
    picked = subject(option)
    thing = "tank" if isinstance(option, ON_TANKS) else "zone"
    css = "target picked" if not picked or picked == first_subject(sight.offered(*FOR_THE_MAP)) else "target"
    return (
        f'<g class="{css}" data-x="{thing}-{escape(zone)}" transform="translate({x} {y})"'
        f"{sight.target(option, picked)}>"
        f'<rect width="{ZONE}" height="{ZONE}" fill="transparent"/>{rings(4, 4, ZONE - 8, ZONE - 8, 4)}'
        f"{ghost}</g>"
    )


def _ghost(drawn: Html) -> Html:
    return f'<g class="ghost">{drawn}</g>'


def _disc(sight: Sight) -> Html:
    """The marker of the player who is asked."""
    return _ghost(piece("disc", sight.colour(sight.centre), ZONE / 2 - 14, ZONE / 2 - 14, 28))


def _over(drawn: Html) -> Html:
    return f'<g class="ghost" transform="translate(12.5 9)">{drawn}</g>'


def _bolted(part: str) -> Html:
    return _over(use(f"p-{part}", 0, 0, TANK, TANK * HEIGHT / WIDTH))


def _berth(sight: Sight, shape: Plan, option: o.Moor, mooring: str) -> Html:
    row = sight.box.moorings[mooring]
    width, height = MOORING - 6, ZONE - 4
    return (
        f'<g class="target picked" data-x="mooring-{escape(mooring)}"'
        f' transform="translate({shape.pier} {shape.row(row) + 2})"'
        f"{sight.target(option)}>"
        f'<rect width="{width}" height="{height}" fill="transparent"/>'
        f"{rings(3, 3, width - 6, height - 6, 4)}</g>"
    )


def _asked(shape: Plan, zone: str) -> Html:
    """The zone whose content is being planned; what it may be is on the keys."""
    x, y = shape.corner(zone)
    size = ZONE - 8
    return f'<g data-x="zone-{escape(zone)}" transform="translate({x} {y})">{rings(4, 4, size, size, 4)}</g>'


def _nominated(shape: Plan, zone: str) -> Html:
    """PS-64: the zone that is being auctioned, under the hammer."""
    x, y = shape.corner(zone)
    return (
        f'<g data-x="zone-{escape(zone)}" transform="translate({n(x)} {n(y)})">'
        f'<rect x="4" y="4" width="{ZONE - 8}" height="{ZONE - 8}" rx="4" class="lot about"/>'
        f'<circle cx="{ZONE - 13}" cy="13" r="10" class="plus1"/>'
        f"{use('g-hammer', ZONE - 20, 6, 14, css='plus1t')}</g>"
    )

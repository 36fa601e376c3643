"""The claim map: what has been claimed, which tanks stand where and what they give (2.2, PS-30 to PS-36)."""

from functools import cache

from kesselhaus.art.furniture import text
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import piece
from kesselhaus.art.symbols import attributes, use
from kesselhaus.art.symbols import number as n
from kesselhaus.games.planet_steam.box import NEUTRAL
from kesselhaus.games.planet_steam.table.forecast import Forecast, forecast
from kesselhaus.games.planet_steam.table.ground import LEFT, MOORING, ZONE, Plan, bank, ground, plan
from kesselhaus.games.planet_steam.table.sight import GREY, Sight
from kesselhaus.games.planet_steam.table.tanks import lying, tank_pieces
from kesselhaus.games.planet_steam.table.targets import targets
from kesselhaus.games.planet_steam.tanks import Tank
from kesselhaus.games.planet_steam.tasks import Planning, RunningTanks

TANK = 46
"""Width of a tank on the map."""


def claim_map(sight: Sight) -> Html:
    """The whole map as one SVG, for pieces move across it. Layers: ground, claims, row of light, couplings,
    targets, airship.
    """
    shape = plan(sight.box)
    layers = ground(sight.box, sight.table.seats, sight.lang)
    layers += sight.part(_claims)
    layers += targets(sight, shape)
    layers += _airship(sight, shape)
    return (
        f'<section id="map" class="map"><h2 class="sr">{escape(sight.say("map"))}</h2>'
        f'<svg viewBox="0 0 {shape.width} {shape.height}" class="mapsvg" role="group"'
        f' aria-label="{escape(sight.say("claim_map"))}">{layers}</svg></section>'
    )


# ------------------------------------------------------------------ claims and tanks


def _claims(sight: Sight) -> Html:
    shape = plan(sight.box)
    ahead = {player.seat: forecast(sight, player.seat) for player in sight.table.players}
    drawn = "".join(_claim(sight, shape, zone, seat, ahead) for zone, seat in sight.table.claims.items())
    drawn += _row_of_light(sight, shape)
    links = (link for found in ahead.values() for link in found.links)
    return drawn + "".join(_coupling(sight, shape, *link) for link in links)


def _claim(sight: Sight, shape: Plan, zone: str, seat: int, ahead: dict[int, Forecast]) -> Html:
    x, y = shape.corner(zone)
    river = zone in sight.box.river
    told = sight.say("river_zone" if river else "zone", zone=zone)
    told = sight.say("owned_by", zone=told, name=sight.who(seat))
    if seat == NEUTRAL:
        drawn = _neutral()
    else:
        colour = sight.colour(seat)
        tank, css = _content(sight, zone)
        drawn = _frame(colour, river)
        drawn += piece("disc", colour, *((2.5, 2.5, 20) if tank else (ZONE / 2 - 14, ZONE / 2 - 14, 28)))
        if tank:
            drawn += _tank(sight, zone, tank, css, ahead[seat])
    return (
        f'<g id="claim-{escape(zone)}" data-x="zone-{escape(zone)}" transform="translate({x} {y})">'
        f"<title>{escape(told)}</title>{drawn}</g>"
    )


def _content(sight: Sight, zone: str) -> tuple[Tank | None, str]:
    """The tank on a zone; while a plan is being named, the one that it puts there (PS-97)."""
    table = sight.table
    planning = table.waiting(Planning)
    for planned, tank in planning.plan if planning else ():
        if planned == zone:
            return tank, "" if tank == table.tanks.get(zone) else "planned"
    return table.tanks.get(zone), ""


@cache
def _neutral() -> Html:
    size = ZONE - 12
    hatch = f'<rect x="6" y="6" width="{size}" height="{size}" rx="3" fill="url(#paint-neutral)"/>'
    return hatch + piece("disc", GREY, ZONE / 2 - 13, ZONE / 2 - 13, 26)


@cache
def _frame(colour: str, river: bool) -> Html:
    """The owner's colour round the zone; a river zone keeps its blue frame inside."""
    where = f'x="5.5" y="5.5" width="{ZONE - 11}" height="{ZONE - 11}" rx="4"'
    frame = f'<rect {where} class="cf"/><rect {where} class="cl"/><rect {where} class="cc"/>'
    return f'<g class="pc-{escape(colour)}">{frame}</g>{bank(10, 3) if river else ""}'


def _tank(sight: Sight, zone: str, tank: Tank, css: str, ahead: Forecast) -> Html:
    table = sight.table
    owner = table.claims[zone]
    frozen = zone == table.sabotaged
    told = sight.say("tank_of", name=sight.who(owner), zone=zone, resource=sight.name(tank.resource))
    notes = [told]
    if tank.supercharger:
        notes.append(sight.say("with_supercharger"))
    if frozen:
        notes.append(sight.say("on_its_side"))
    badge = NOTHING
    gives = ahead.tanks.get(zone, 0) if not css else 0
    if gives:
        notes.append(sight.say("gives", count=gives))
        if gives > 1 or owner == sight.view.seat:
            badge = _badge(f"+{gives}")
    running = table.waiting(RunningTanks)
    if running and zone in running.used:
        notes.append(sight.say("used"))
        badge += _tick()
    if css:
        notes.append(sight.say("planned"))
    drawn = tank_pieces(tank, TANK)
    thing = attributes(data_x=f"tank-{zone}") if zone in table.tanks else ""
    kinds = " ".join(filter(None, ("tk", css, "frozen" if frozen else "")))
    return (
        f'<g id="tank-{escape(zone)}" class="{escape(kinds)}"{thing} transform="translate(12.5 9)">'
        f"<title>{escape(', '.join(notes))}</title>{lying(drawn, TANK) if frozen else drawn}</g>{badge}"
    )


@cache
def _badge(figure: str) -> Html:
    """What the tank will give, at its foot."""
    return (
        f'<g transform="translate({ZONE - 16} {ZONE - 17})"><circle cx="8" cy="8" r="9" class="plus1"/>'
        f"{text(8, 12.3, figure, 12, 'middle', 'plus1t', 700)}</g>"
    )


@cache
def _tick() -> Html:
    """A tank chosen for the running production."""
    return (
        f'<g transform="translate({ZONE - 17} 3)"><circle cx="7" cy="7" r="7.3" fill="#22272A"'
        f' stroke="#F6EEDB"/>{use("g-check", 2.2, 2.2, 9.6, css="wh")}</g>'
    )


def _coupling(sight: Sight, shape: Plan, zone: str, near: str) -> Html:
    """PS-109: two neighbours that together give one unit more."""
    (x, y), (other_x, other_y) = shape.corner(zone), shape.corner(near)
    turn = 90 if x == other_x else 0
    where = f"translate({n((x + other_x + ZONE) / 2)} {n((y + other_y + ZONE) / 2)})"
    pipe = f'<rect x="-13" y="-3.5" width="26" height="7" rx="3" class="pipe1" transform="rotate({turn})"/>'
    return (
        f'<g data-x="synergy" transform="{where}"><title>{escape(sight.say("linked"))}</title>{pipe}'
        f'<circle r="8.5" class="plus1"/>{text(0, 4.3, "+1", 12, "middle", "plus1t", 700)}</g>'
    )


# ------------------------------------------------------------------ the support airship


def _row_of_light(sight: Sight, shape: Plan) -> Html:
    """PS-110: the row in which every tank gives one more."""
    if sight.table.airship is None:
        return NOTHING
    y, across = shape.row(sight.box.moorings[sight.table.airship]), len(shape.columns) * ZONE
    return (
        f'<rect x="{LEFT + 1}" y="{y + 1}" width="{across + MOORING - 2}" height="{ZONE - 2}" rx="4"'
        f' class="rowband"/><path d="M{LEFT + 6} {y + ZONE - 5}h{across - 12}" class="rowline"/>'
    )


def _airship(sight: Sight, shape: Plan) -> Html:
    """Moored, or waiting beside the board until the captain places it (PS-15, PS-82)."""
    mooring = sight.table.airship
    if mooring is None:
        x, y, told = shape.width - 86, -7, sight.say("airship_waits")
    else:
        row = sight.box.moorings[mooring]
        x, y, told = shape.width - 84, shape.row(row) + 3, sight.say("airship_moored", row=row)
    return (
        f'<g id="airship" data-x="airship" class="lift" style="transform:translate({x}px,{y}px)">'
        f"<title>{escape(told)}</title>{use('s-support', 0, 0, 84, 46)}</g>"
    )

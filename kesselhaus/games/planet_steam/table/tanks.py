"""A tank with its converter, its supercharger and what it gives (PS-34, PS-35)."""

from functools import cache

from kesselhaus.art.html import Html
from kesselhaus.art.symbols import number, use
from kesselhaus.games.planet_steam.tanks import Tank

WIDTH, HEIGHT = 52, 60
"""The box in which tanks are drawn."""


@cache
def tank_pieces(tank: Tank, width: float) -> Html:
    """The piece inside an SVG, with its corner at the origin."""
    height, unit = width * HEIGHT / WIDTH, width / WIDTH
    drawn = use("p-tank", 0, 0, width, height)
    if tank.converter:
        drawn += use(f"p-{tank.converter}_converter", 0, 0, width, height)
    if tank.supercharger:
        drawn += use("p-supercharger", 0, 0, width, height)
    return drawn + use(f"i-{tank.resource}", 17.4 * unit, 24.4 * unit, 17.2 * unit)


def lying(drawn: Html, width: float) -> Html:
    """The same on its side (PS-167)."""
    unit = width / WIDTH
    middle = f"{number(26 * unit)} {number(36 * unit)}"
    return f'<g transform="rotate(-84 {middle})">{drawn}</g>'

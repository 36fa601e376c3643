"""What stands on the sites of the map, and the sites themselves: sockets of 24 x 24 with the outline of what fits."""

from functools import lru_cache
from math import cos, pi, sin

from kesselhaus.art.symbols import number, use
from kesselhaus.games.nucleum.map import MINE, TURBINE, Site

RED = "#B8281E"
HEXAGON = "".join(
    f"{'L' if corner else 'M'}{number(3.6 * cos(corner * pi / 3))} {number(3.6 * sin(corner * pi / 3))}"
    for corner in range(6)
)


def _frame(kind: str, radius: float, more: str) -> str:
    """The outline of a socket: round for turbines, vaulted for mines, square for buildings."""
    low, high = number(12 - radius), number(12 + radius)
    if kind == TURBINE:
        return f'<circle cx="12" cy="12" r="{number(radius)}" {more}/>'
    if kind == MINE:
        shoulder = number(12 - radius * 0.25)
        return f'<path d="M{low} {high}V{shoulder}Q{low} {low} 12 {low}T{high} {shoulder}V{high}z" {more}/>'
    side = number(2 * radius)
    return f'<rect x="{low}" y="{low}" width="{side}" height="{side}" rx="2.5" {more}/>'


@lru_cache(maxsize=256)
def socket(site: Site) -> str:
    """An empty site; a red one has a doubled frame, one for four players a figure."""
    stroke, width = (RED, 1.7) if site.red else ("#7D6C4E", 1.2)
    drawn = _frame(site.kind, 11.4, f'class="sock2" stroke="{stroke}" stroke-width="{width}"')
    if site.red:
        drawn += _frame(site.kind, 8.6, f'fill="none" stroke="{RED}" stroke-width="1"')
    if site.kind == MINE:
        uranium = use("i-uranium", 13.5, -1.5, 11) if site.uranium else ""
        return drawn + use("b-mine", 6, 7, 12, css="so") + uranium
    if site.kind == TURBINE:
        four = (
            '<circle cx="20" cy="4" r="5" fill="#2B221A"/>'
            '<text x="20" y="7.2" class="f4" font-size="9" text-anchor="middle">4</text>'
            if site.four_players
            else ""
        )
        return drawn + use("b-turbine", 4.6, 4.6, 14.8, css="so") + four
    if site.red:
        return (
            drawn
            + use("o-residence", 4.4, 4.6, 9, css="so")
            + use("o-factory", 11, 4.4, 9, css="so")
            + use("o-laboratory", 7.6, 11.4, 9, css="so")
        )
    if site.is_single:
        return drawn + use(f"o-{site.types[0]}", 4.5, 4.5, 15, css="so")
    first, second = site.types
    return (
        drawn
        + use(f"o-{first}", 2.2, 2.2, 11.4, css="so")
        + use(f"o-{second}", 10.4, 10.4, 11.4, css="so")
        + '<path d="M18 6 6 18" stroke="#7D6C4E" stroke-width=".8"/>'
    )


@lru_cache(maxsize=1024)
def building(colour: str, type: str, level: int, energized: bool) -> str:
    """An urban building: enamelled plate, outline of its type, level and mark. Energized it is lit, with a bolt."""
    lit = (
        '<rect x="2.2" y="2.2" width="19.6" height="19.6" rx="2.4" fill="#FFF3B8" stroke="#F0C030" stroke-width="1.6"/>'
        if energized
        else ""
    )
    figure = (
        f'<text x="7.6" y="22.4" font-size="10" font-weight="700" text-anchor="middle" fill="var(--pm)">{level}</text>'
        if level
        else ""
    )
    bolt = use("i-electricity", 14.2, -3, 12) if energized else ""
    return (
        '<rect x="1.2" y="1.6" width="23.4" height="23.4" rx="3.5" opacity=".35"/>'
        '<rect x=".6" y=".6" width="22.8" height="22.8" rx="3.4" fill="var(--pc)" stroke="#2B221A" stroke-width="1.1"/>'
        f'{lit}<g color="{"#2B221A" if energized else "var(--pm)"}">{use(f"b-{type}", 4, 2.2, 13.6)}</g>'
        '<rect x="1.4" y="15" width="21.2" height="8" rx="2" fill="var(--pc)"/>'
        f"{use(f'm-{colour}', 14.4, 15.4, 7, css='mk')}{figure}{bolt}"
    )


@lru_cache(maxsize=64)
def turbine(colour: str) -> str:
    return (
        '<circle cx="12.6" cy="13" r="11.4" opacity=".35"/>'
        '<circle cx="12" cy="12" r="11.2" fill="var(--pc)" stroke="#2B221A" stroke-width="1.1"/>'
        f'<g color="var(--pm)" opacity=".95">{use("b-turbine", 1.8, 1.8, 20.4)}</g>'
        f'<circle cx="12" cy="12" r="5.2" fill="var(--pc)"/>{use(f"m-{colour}", 8.4, 8.4, 7.2, css="mk")}'
    )


@lru_cache(maxsize=256)
def mine(colour: str, cubes: int, capacity: int) -> str:
    """A mine with a hole for each cube that it can hold."""
    holes = "".join(
        f'<path transform="translate({number(12 + (place - (capacity - 1) / 2) * 7.2)} 17)" d="{HEXAGON}z"'
        f' fill="{"#B7E04A" if place < cubes else "#00000055"}" stroke="#1D2607" stroke-width=".8"/>'
        for place in range(capacity)
    )
    return (
        '<path d="M1 24V10Q1 1.6 12.6 1.6T24.6 10v14z" opacity=".35"/>'
        '<path d="M.6 23.4V9.4Q.6.6 12 .6t11.4 8.8v14z" fill="var(--pc)" stroke="#2B221A" stroke-width="1.1"/>'
        f"{use(f'm-{colour}', 8, 2.4, 8, css='mk')}{holes}"
    )


RUBBLE = (
    '<rect x=".6" y=".6" width="22.8" height="22.8" rx="2.5" fill="#B9B6A6"/>' + use("x-rubble", 1.4, 1, 21)
)
RED_FRAME = (
    '<rect x="-1" y="-1" width="26" height="26" rx="4" fill="none" stroke="#B8281E" stroke-width="1.3"/>'
)
"""What still tells a red site from others when something stands on it."""

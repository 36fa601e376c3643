"""What is printed on the map and never changes: frame, land, links, and the plates of the cities."""

from functools import cache, lru_cache
from math import cos, pi, sin

from msgspec import Struct

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import attributes, number, use
from kesselhaus.games.nucleum.box import Side, Site
from kesselhaus.games.nucleum.drawings.layout import (
    PLANT,
    PLATE_HEIGHT,
    SITE_STEP,
    Layout,
    Point,
    Spot,
    plate_width,
)
from kesselhaus.games.nucleum.drawings.side_a import SIDE_A
from kesselhaus.games.nucleum.drawings.side_b import SIDE_B
from kesselhaus.games.nucleum.table.tiles import EDGES, box
from kesselhaus.games.nucleum.terms import ANY

LAYOUTS = {"A": SIDE_A, "B": SIDE_B}
BRASS, DARK = "#C08A34", "#1E2420"


class Ground(Struct, frozen=True):
    """A side of the map, drawn: its printed parts as SVG, and where on it things belong."""

    layout: Layout
    land: Html
    plates: dict[str, Html]
    """Each city without its sites."""
    sites: dict[str, Point]
    """The upper left corner of each site."""
    spots: dict[str, Spot]
    """Track spaces."""
    lines: dict[str, str]
    """Each link as the data of a path."""


@cache
def ground(side: Side) -> Ground:
    layout = LAYOUTS[side.name]
    return Ground(
        layout,
        _land(layout),
        {city: _plate(side, layout, city) for city in side.cities},
        {site: where for city in side.cities for site, where in _sites(side, layout, city)},
        {
            space: spot
            for link in side.links.values()
            for space, spot in zip(link.spaces, layout.beds[link.id].spots(len(link.spaces)), strict=True)
        },
        {link: path(layout.beds[link].points) for link in side.links},
    )


def path(points: tuple[float, ...]) -> str:
    """A line, or a curve where there is a point to bend it."""
    x, y, *rest = map(number, points)
    return f"M{x} {y}{'Q' if len(rest) == 4 else 'L'}{' '.join(rest)}"


@lru_cache(maxsize=256)
def placed(spot: Spot) -> str:
    """The transformation that puts what is drawn round its middle onto a track space."""
    return f"translate({number(spot.x)} {number(spot.y)}) rotate({number(spot.upright)})"


def _land(layout: Layout) -> Html:
    wide, high = layout.width, layout.height
    return (
        f'<rect width="{number(wide)}" height="{number(high)}" rx="8" fill="url(#paint-brass-frame)"/>'
        f'<rect {box(2.5, 2.5, wide - 5, high - 5, 6)} fill="#1B211D"/>'
        f'<g class="art">{use("saxony", 4, 4, wide - 8, high - 8)}{_landscapes(layout)}</g>'
    )


def _landscapes(layout: Layout) -> Html:
    return "".join(
        f'<text transform="translate({number(one.x)} {number(one.y)}) rotate({number(one.angle)})"'
        f' font-size="12" text-anchor="middle" textLength="{number(one.length)}" class="rg">'
        f"{escape(one.name)}</text>"
        for one in layout.landscapes
    )


def sites_of(side: Side, city: str) -> list[Site]:
    return [site for site in side.sites.values() if site.city == city]


def width_of(side: Side, city: str) -> float:
    return plate_width(side.cities[city], len(sites_of(side, city)), city in side.plants)


def _sites(side: Side, layout: Layout, city: str) -> list[tuple[str, Point]]:
    """In the middle of what the plant leaves of the plate."""
    x, y = layout.plates[city]
    sites = sites_of(side, city)
    plant = PLANT if city in side.plants else 0
    start = x + plant + (width_of(side, city) - plant - len(sites) * SITE_STEP) / 2 + (0 if plant else 1)
    return [(site.id, (start + place * SITE_STEP, y + 17.2)) for place, site in enumerate(sites)]


def _plate(side: Side, layout: Layout, city: str) -> Html:
    """A ringed plate with the letter of its colour and its name."""
    shown, (x, y), width = side.cities[city], layout.plates[city], width_of(side, city)
    ring = BRASS if shown.colour == ANY else EDGES[shown.colour][0]
    left = x + (PLANT if city in side.plants else 0)
    size = 12.6 * (1 + (layout.lettering - 1) * 0.5)

    def frame(inset: float, radius: float, more: Html, down: float = 0) -> Html:
        wide, high = width - 2 * inset, PLATE_HEIGHT - 2 * inset
        return f"<rect {box(x + inset, y + inset + down, wide, high, radius)}{more}/>"

    return (
        f"<title>{escape(shown.name)}</title>"
        + frame(0, 6, attributes(opacity=".4"), down=2.4)
        + frame(0.6, 5.4, attributes(fill=ring, stroke=DARK, stroke_width="1.2"))
        + frame(4, 3, attributes(class_="tpap cf"))
        + (_quarters(x + 12, y + 9) if shown.colour == ANY else _letter(shown.colour, left + 11, y + 8.6))
        + f'<text x="{number(left + 22)}" y="{number(y + 14.2)}" font-size="{number(size)}" class="cn">'
        f"{escape(shown.name)}</text>"
    )


def _letter(colour: str, x: float, y: float) -> Html:
    fill, ink, letter = EDGES[colour]
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="8.2" fill="{escape(fill)}" stroke="{escape(DARK)}"/>'
        f'<text x="{number(x)}" y="{number(y + 4.3)}" class="cl" fill="{escape(ink)}">{escape(letter)}</text>'
    )


def _quarters(x: float, y: float) -> Html:
    """Every colour: a disc quartered in all four."""
    drawn = NOTHING
    for turn, (fill, _, _) in zip((pi, -pi / 2, 0, pi / 2), EDGES.values(), strict=True):
        xa, ya = x + 8.6 * cos(turn), y + 8.6 * sin(turn)
        xb, yb = x + 8.6 * cos(turn + pi / 2), y + 8.6 * sin(turn + pi / 2)
        drawn += (
            f'<path d="M{number(x)} {number(y)}L{number(xa)} {number(ya)}'
            f'A8.6 8.6 0 0 1 {number(xb)} {number(yb)}z"'
            f' fill="{escape(fill)}" stroke="{escape(DARK)}" stroke-width=".9"/>'
        )
    return drawn

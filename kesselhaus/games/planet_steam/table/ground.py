"""What of the claim map never changes during a match: frame, terrain, river, grid and moorings (2.2, 2.3)."""

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from kesselhaus.art.furniture import text
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import number as n
from kesselhaus.art.symbols import use
from kesselhaus.games.planet_steam.box import PlanetBox
from kesselhaus.games.planet_steam.table.labels import label

ZONE = 69
LEFT, TOP, MOORING, RIM = 20, 38, 58, 6
"""Margins for the letters and figures, width of the moorings, and what is left at the right and below."""


class Plan(NamedTuple):
    """How many columns and rows the map has."""

    columns: str
    rows: int

    @property
    def width(self) -> int:
        return LEFT + len(self.columns) * ZONE + MOORING + RIM

    @property
    def height(self) -> int:
        return TOP + self.rows * ZONE + 8

    @property
    def pier(self) -> int:
        """Where the moorings begin."""
        return LEFT + len(self.columns) * ZONE + 4

    def corner(self, zone: str) -> tuple[int, int]:
        return LEFT + self.columns.index(zone[0]) * ZONE, self.row(int(zone[1:]))

    def row(self, row: int) -> int:
        return TOP + (row - 1) * ZONE


@lru_cache(maxsize=8)
def plan(box: PlanetBox) -> Plan:
    return Plan("".join(sorted({zone[0] for zone in box.zones})), max(box.row.values()))


@lru_cache(maxsize=32)
def ground(box: PlanetBox, seats: int, lang: str) -> Html:
    """Everything under the pieces. Zones out of play are darkened and hatched (PS-13)."""
    shape = plan(box)
    across, down = len(shape.columns) * ZONE, shape.rows * ZONE
    letters = "".join(
        text(LEFT + (place + 0.5) * ZONE, 31, column, 13, "middle", "ml")
        for place, column in enumerate(shape.columns)
    )
    figures = "".join(
        text(11.5, shape.row(row) + ZONE / 2 + 4.5, row, 13, "middle", "ml")
        for row in range(1, shape.rows + 1)
    )
    terrain = (
        f'<svg x="{LEFT}" y="{TOP}" width="{across}" height="{down}" viewBox="0 0 {across} {down}"'
        f' preserveAspectRatio="none">{use("x-terrain", 0, 0, across, down)}{_river(box, shape)}</svg>'
    )
    zones = "".join(_zone(box, zone, zone in box.accessible[seats], lang) for zone in box.zones)
    edge = f'<rect x="{LEFT}" y="{TOP}" width="{across}" height="{down}" class="edge"/>'
    masts = "".join(_mooring(shape, mooring, row, lang) for mooring, row in box.moorings.items())
    return f'{_bed(shape)}{letters}{figures}<g class="art">{terrain}</g>{edge}{zones}{masts}'


def _bed(shape: Plan) -> Html:
    """Brass frame and dark bed."""

    def sheet(inset: float, radius: float, fill: str) -> Html:
        size = f'width="{n(shape.width - 2 * inset)}" height="{n(shape.height - 2 * inset)}"'
        return f'<rect x="{inset}" y="{inset}" {size} rx="{radius}" fill="{escape(fill)}"/>'

    return sheet(0, 8, "url(#paint-brass)") + sheet(2.5, 6, "#2B1A14") + sheet(4, 5, "url(#paint-dusk)")


def _zone(box: PlanetBox, zone: str, accessible: bool, lang: str) -> Html:
    x, y = plan(box).corner(zone)
    river = zone in box.river
    told = label("river_zone" if river else "zone", lang, zone=zone)
    if not accessible:
        told = label("closed", lang, zone=zone)
    drawn: Html = f'<rect x=".5" y=".5" width="{ZONE - 1}" height="{ZONE - 1}" class="zl"/>'
    if accessible:
        drawn += f'<rect x="2.5" y="2.5" width="{ZONE - 5}" height="{ZONE - 5}" rx="3" class="zi"/>'
        drawn += bank(4, 4) if river else ""
    else:
        drawn += f'<rect width="{ZONE}" height="{ZONE}" class="zx"/>'
        drawn += f'<rect width="{ZONE}" height="{ZONE}" fill="url(#paint-closed)"/>'
    return (
        f'<g data-x="zone-{escape(zone)}" transform="translate({x} {y})"><title>'
        f"{escape(told)}</title>{drawn}</g>"
    )


def bank(inset: float, radius: float) -> Html:
    """The blue frame of a river zone."""
    size = n(ZONE - 2 * inset)
    where = f'x="{n(inset)}" y="{n(inset)}" width="{size}" height="{size}" rx="{n(radius)}"'
    return f'<rect {where} class="rv"/><rect {where} class="rv2"/>'


def _mooring(shape: Plan, mooring: str, row: int, lang: str) -> Html:
    y = shape.row(row)
    return (
        f'<g data-x="mooring-{escape(mooring)}"><title>{escape(label("mooring", lang, row=row))}</title>'
        f'<rect x="{shape.pier}" y="{y + 2}" width="{MOORING - 6}" height="{ZONE - 4}" rx="5" class="moor"/>'
        f"{use('x-mast', shape.pier + 3, y + 12, 50)}"
        f"{text(shape.pier + 6, y + 17, mooring, 12, css='ml')}</g>"
    )


# ------------------------------------------------------------------ the river


def _river(box: PlanetBox, shape: Plan) -> Html:
    """One bed through all river zones, wherever an edition has them."""
    line = "".join(_course(course, box, shape) for course in _courses(box))

    def flow(colour: str, width: float, more: Html = NOTHING) -> Html:
        return (
            f'<path d="{escape(line)}" fill="none" stroke="{escape(colour)}" stroke-width="{width}"{more}/>'
        )

    return (
        flow("#5A3018", 42, Html(' stroke-opacity=".35" stroke-linecap="round"'))
        + flow("#2F6F8A", 37)
        + flow("#5FA3B8", 31)
        + flow("#BFE0E4", 1.5, Html(' stroke-dasharray="16 22" transform="translate(-7 0)"'))
        + flow(
            "#BFE0E4", 1.5, Html(' stroke-dasharray="12 26" stroke-dashoffset="9" transform="translate(7 3)"')
        )
    )


def _courses(box: PlanetBox) -> list[list[str]]:
    """The river zones as paths of neighbours, each from one of its ends."""
    left = [zone for zone in box.zones if zone in box.river]
    left.sort(key=lambda zone: sum(near in box.river for near in box.neighbours[zone]))
    courses = []
    while left:
        course = [left.pop(0)]
        while step := next((near for near in box.neighbours[course[-1]] if near in left), None):
            left.remove(step)
            course.append(step)
        courses.append(course)
    return courses


def _course(zones: list[str], box: PlanetBox, shape: Plan) -> str:
    """A line that meanders from zone to zone and runs off the map where it begins or ends at the edge."""
    middles = [(x - LEFT + ZONE / 2, y - TOP + ZONE / 2) for x, y in map(shape.corner, zones)]
    start, end = (_mouth(zone, box, shape) for zone in (zones[0], zones[-1]))
    line = f"M{n(middles[0][0] + start[0])} {n(middles[0][1] + start[1])}"
    stops = [
        ((x + further_x) / 2, (y + further_y) / 2) for (x, y), (further_x, further_y) in pairwise(middles)
    ]
    stops.append((middles[-1][0] + end[0], middles[-1][1] + end[1]))
    for place, ((x, y), (to_x, to_y)) in enumerate(zip(middles, stops, strict=True)):
        sway = 13 if place % 2 else -13
        line += f"Q{n(x + sway)} {n(y)} {n(to_x)} {n(to_y)}"
    return line


def _mouth(zone: str, box: PlanetBox, shape: Plan) -> tuple[float, float]:
    """From the middle of a zone to the edge of the map, if it lies there."""
    row, half = box.row[zone], ZONE / 2 + 8
    if row == 1 or row == shape.rows:
        return 0, -half if row == 1 else half
    if zone[0] in (shape.columns[0], shape.columns[-1]):
        return (-half if zone[0] == shape.columns[0] else half), 0
    return 0, 0

"""Where things lie on the drawn map: the plates of cities, the beds of links, coal regions, for both sides.

All lengths are units of the drawing; the page shows both sides equally large, so a unit of side B is smaller.
"""

from bisect import bisect_right
from functools import cached_property
from itertools import pairwise
from math import atan2, degrees, hypot

from msgspec import Struct

from kesselhaus.games.nucleum.map_figures import City

TILE_LENGTH, TILE_WIDTH = 54.0, 27.0
TILE_STEP = 55.5
"""From the middle of a tile to that of the next one of its link."""
PLATE_HEIGHT = 43.0
SITE, SITE_STEP = 24.0, 26.0
PLANT = 46.0
"""The width that the drawing of a power plant takes of its plate."""

Point = tuple[float, float]


class Spot(Struct, frozen=True):
    """The middle of a track space and its direction, in degrees, from end a to end b."""

    x: float
    y: float
    angle: float

    @property
    def is_flipped(self) -> bool:
        """Whether a tile has to be turned round so that its letters do not stand on their heads."""
        return self.angle > 91 or self.angle <= -89

    @property
    def upright(self) -> float:
        """The direction in which a tile is drawn."""
        if not self.is_flipped:
            return self.angle
        return self.angle + (180 if self.angle <= -89 else -180)


class Bed(Struct, frozen=True, dict=True):
    """A link on the map: a line or a curve from end a to end b. `shift` moves its tiles along it; `at` says
    where their middles are, where even steps would not do: links that cross leave room for each other.
    """

    points: tuple[float, ...]
    shift: float = 0
    at: tuple[float, ...] = ()
    badge: Point | None = None
    """Where the badge of its surcharge is, from the middle of a space; as a rule above it or to its right."""

    @cached_property
    def line(self) -> tuple[Point, ...]:
        """The curve as a chain of short lines."""
        if len(self.points) == 4:
            x0, y0, x1, y1 = self.points
            cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
        else:
            x0, y0, cx, cy, x1, y1 = self.points
        return tuple(
            (
                (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1,
                (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t * t * y1,
            )
            for t in (step / PARTS for step in range(PARTS + 1))
        )

    @cached_property
    def _lengths(self) -> tuple[float, ...]:
        """How far each point of the line is from its beginning."""
        found = [0.0]
        for (xa, ya), (xb, yb) in pairwise(self.line):
            found.append(found[-1] + hypot(xb - xa, yb - ya))
        return tuple(found)

    @property
    def length(self) -> float:
        return self._lengths[-1]

    def point(self, distance: float) -> Point:
        """The point so far along the bed."""
        along = max(0.0, min(self.length, distance))
        part = min(bisect_right(self._lengths, along) - 1, PARTS - 1)
        (xa, ya), (xb, yb) = self.line[part], self.line[part + 1]
        rest = (along - self._lengths[part]) / ((self._lengths[part + 1] - self._lengths[part]) or 1)
        return xa + rest * (xb - xa), ya + rest * (yb - ya)

    def spots(self, count: int) -> tuple[Spot, ...]:
        """The track spaces from end a to end b."""
        middle = self.length / 2 + self.shift
        steps = self.at or [middle + (place - (count - 1) / 2) * TILE_STEP for place in range(count)]
        found = []
        for along in steps:
            (xa, ya), (xb, yb) = self.point(along - 24), self.point(along + 24)
            found.append(Spot((xa + xb) / 2, (ya + yb) / 2, degrees(atan2(yb - ya, xb - xa))))
        return tuple(found)


PARTS = 60
"""A curve is drawn as so many short lines."""


class Area(Struct, frozen=True):
    """A coal region: its plate, and its long-distance routes by city as lines."""

    x: float
    y: float
    width: float
    height: float
    routes: dict[str, tuple[float, ...]]


class Landscape(Struct, frozen=True):
    """The name of a landscape, set wide, at an angle."""

    name: str
    x: float
    y: float
    length: float
    angle: float = 0


class Layout(Struct, frozen=True):
    """One side of the map."""

    width: float
    height: float
    plates: dict[str, Point]
    beds: dict[str, Bed]
    areas: dict[str, Area]
    landscapes: tuple[Landscape, ...]
    lettering: float
    """How much larger letters and figures are than on side A."""


def plate_width(city: City, sites: int, has_plant: bool) -> float:
    """A plate is as wide as its sites or its name need."""
    plant = PLANT if has_plant else 0
    return max(plant - 2 * has_plant + sites * SITE_STEP + 6, plant + 29 + len(city.name) * 7.1)

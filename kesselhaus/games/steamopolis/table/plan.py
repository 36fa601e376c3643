"""Where things are on the drawing of the city: eight storeys, each a row of districts and market places."""

from dataclasses import dataclass
from functools import cache

WIDTH, HEIGHT = 560, 724
TOP, STOREY = 77, 80
"""The tower top above, then one storey for each level."""
LEVELS = 8
CARD = 71
"""The height of a district or a tile; an open tile is also as wide."""
LEFT, RIGHT = 35, 555
GAP = 3
DISTRICT, THREE_DISTRICTS, CROWDED = 108, 96, 84
"""How wide a district is where a level has two, three, or three beside an extra market or bonus markers."""


def top(level: int) -> float:
    """The upper edge of a level."""
    return TOP + (LEVELS - level) * STOREY


def card_top(level: int) -> float:
    return top(level) + 6.5


@dataclass(frozen=True)
class Row:
    """The places of a level from left to right."""

    district: float
    """How wide its districts are."""
    left: float
    right: float
    third: float
    """Where the districts begin; the third one only on side B."""
    extra: float
    """Where the extra market is."""
    tiles: tuple[tuple[float, float], ...]
    """The places of the market: where each begins, and how wide it is."""


@cache
def row(level: int, third: bool, extra: bool, open_at: int) -> Row:
    """The places of a level. Where room is short only the open tile, at `open_at`, is as wide as ever."""
    has_tiles = level > 1
    district = DISTRICT if not third else CROWDED if extra or not has_tiles else THREE_DISTRICTS
    right = RIGHT - district
    third_at = right - GAP - district
    start = float(LEFT + district + GAP)
    room = (third_at if third else right) - start - GAP
    extra_at = start
    if extra:
        start, room = start + CARD + GAP, room - CARD - GAP
    wide = room - 3 * GAP
    widths = [wide / 4] * 4
    if has_tiles and wide / 4 < CARD and open_at < 4:
        widths = [(wide - CARD) / 3] * 4
        widths[open_at] = CARD
    tiles, at = [], start
    for width in widths:
        tiles.append((at, width))
        at += width + GAP
    return Row(district, LEFT, right, third_at, extra_at, tuple(tiles))

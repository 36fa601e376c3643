"""The grid of Whistle Mountain (2.2) and the shapes that are laid on it (2.5, 2.6, 2.8)."""

from functools import cache

from kesselhaus.engine.grids import Grid, Piece, Square, rectangle

COLUMNS, ROWS = 12, 15
GRID = Grid(COLUMNS, ROWS)
FLOORS = ROWS - 1
"""Tower floors 1 to 14 are level with rows 1 to 14."""

DRY = tuple(GRID.all & ~GRID.cover(s for s in GRID.bit if s[1] <= level) for level in range(ROWS))
"""The squares above the water, by water level."""
WET = tuple(GRID.all & ~dry for dry in DRY)
"""The water squares, by water level (WM-20)."""

MACHINE_PIECES: dict[str, tuple[Piece, ...]] = {
    "small": (rectangle(GRID, 2, 1), rectangle(GRID, 1, 2)),
    "medium": (rectangle(GRID, 2, 2),),
    "large": (rectangle(GRID, 3, 2), rectangle(GRID, 2, 3)),
}
"""By size and turn: lying, and upright where that differs (WM-107). The handle is the lower left square."""


@cache
def line(length: int, upright: bool) -> Piece:
    """An airship: a straight line (WM-48), held at its left or lower end."""
    return rectangle(GRID, 1, length) if upright else rectangle(GRID, length, 1)


def middle_first(squares: list[Square]) -> tuple[Square, ...]:
    """A scaffold is held at its middle square, b; the other three follow in their order."""
    a, b, c, d = squares
    return b, a, c, d


def lettered(icons: str) -> str:
    """The icons of a tile in the order in which a scaffold's squares are held."""
    return icons[1] + icons[0] + icons[2:]

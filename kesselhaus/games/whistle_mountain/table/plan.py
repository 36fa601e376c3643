"""Where things are on the drawn mountain, in pixels of its own sheet: the grid, and the rim around it."""

from collections.abc import Iterable

from kesselhaus.engine.grids import Square
from kesselhaus.games.whistle_mountain.drawings.scaffolds import outline
from kesselhaus.games.whistle_mountain.ground import COLUMNS, ROWS

SIDE = 40
"""A square of the grid."""
LEFT, TOP = 72, 59
"""Where the grid begins: docks and barracks are left of it, docks and column numbers above."""
RIGHT, BOTTOM = LEFT + COLUMNS * SIDE, TOP + ROWS * SIDE
TOWER, TOWER_WIDTH = RIGHT + 18, 70
"""Row numbers, then the tower."""
PIER = TOWER + TOWER_WIDTH + 2
"""The scaffold docks at the right edge."""
WIDTH, HEIGHT = PIER + 33, BOTTOM + 62
SHORE = BOTTOM + 4
"""Pool, rescue dock, strips and token lie below the grid."""


def corner(square: Square) -> tuple[int, int]:
    """The upper left corner of a square."""
    column, row = square
    return LEFT + (column - 1) * SIDE, top(row)


def top(row: int) -> int:
    """The upper edge of a row: of the grid, of a barracks level, of a tower floor."""
    return TOP + (ROWS - 1 - row) * SIDE


def upper_left(squares: Iterable[Square]) -> tuple[int, int]:
    """The upper left corner of the rectangle round some squares."""
    corners = [corner(square) for square in squares]
    return min(x for x, _ in corners), min(y for _, y in corners)


def rim(squares: Iterable[Square]) -> str:
    """The outline of connected squares as a path."""
    return outline([(column - 1, ROWS - 1 - row) for column, row in squares], SIDE, LEFT, TOP)

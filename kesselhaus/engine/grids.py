"""Grids of squares and the pieces laid on them. A set of squares is one number, a bit for each square.

Each row has an empty column left and right of it, so that whoever shifts a set over the edge falls into
nothing: where a piece fits is found for all squares at once.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

Square: TypeAlias = tuple[int, int]
"""Column and row; columns go to the right, rows go up."""
Squares: TypeAlias = int
"""A set of squares of one grid."""


class Grid:
    """A rectangle of squares, columns from 1, rows from 0."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows, self.stride = columns, rows, columns + 2
        self.bit: dict[Square, Squares] = {
            (column, row): 1 << (row * self.stride + column)
            for row in range(rows)
            for column in range(1, columns + 1)
        }
        self.square = {bit: square for square, bit in self.bit.items()}
        self.row: tuple[Squares, ...] = tuple(
            self.cover((column, row) for column in range(1, columns + 1)) for row in range(rows)
        )
        self.all: Squares = self.cover(self.bit)
        self.squares = lru_cache(maxsize=4096)(self._squares)

    def cover(self, squares: Iterable[Square]) -> Squares:
        """The set of some squares."""
        found = 0
        for square in squares:
            found |= self.bit[square]
        return found

    def bits(self, squares: Squares) -> Iterator[Squares]:
        """Each square of a set as a set of its own, rows from the bottom, each from left to right."""
        while squares:
            lowest = squares & -squares
            yield lowest
            squares ^= lowest

    def _squares(self, squares: Squares) -> tuple[Square, ...]:
        return tuple(self.square[bit] for bit in self.bits(squares))

    def beside(self, squares: Squares) -> Squares:
        """The squares that share an edge with one of a set; also those of the set that touch another."""
        stride = self.stride
        spread = squares << 1 | squares >> 1 | squares << stride | squares >> stride
        return spread & self.all

    def around(self, squares: Squares) -> Squares:
        """The same with those that touch at a corner."""
        wide = squares | squares << 1 | squares >> 1
        stride = self.stride
        return (wide << stride | wide >> stride | squares << 1 | squares >> 1) & self.all

    def edges(self, one: Squares, other: Squares) -> int:
        """How many edges two sets have in common."""
        stride = self.stride
        return (
            (one << 1 & other).bit_count()
            + (one >> 1 & other).bit_count()
            + (one << stride & other).bit_count()
            + (one >> stride & other).bit_count()
        )


class Piece:
    """A shape turned in one way, held at its first square: the handle lies on the square that is named."""

    __slots__ = ("_down", "_up", "grid", "offsets")

    def __init__(self, grid: Grid, shape: Iterable[Square]) -> None:
        squares = tuple(shape)
        column, row = squares[0]
        self.grid = grid
        self.offsets: tuple[Square, ...] = tuple((x - column, y - row) for x, y in squares)
        """Its squares as seen from the handle, in the order of the shape."""
        shifts = [y * grid.stride + x for x, y in self.offsets]
        self._up = tuple(shift for shift in shifts if shift >= 0)
        self._down = tuple(-shift for shift in shifts if shift < 0)

    def handles(self, free: Squares) -> Squares:
        """Where the handle may be, if all squares of the piece are to lie on free ones."""
        found = free
        for shift in self._up:
            found &= free >> shift
        for shift in self._down:
            found &= free << shift
        return found

    def reaching(self, goal: Squares) -> Squares:
        """Where the handle is, if one square of the piece at least lies on a goal; also beyond the edge."""
        found = 0
        for shift in self._up:
            found |= goal >> shift
        for shift in self._down:
            found |= goal << shift
        return found

    def at(self, handle: Square) -> tuple[Square, ...]:
        """Its squares, in the order of the shape."""
        column, row = handle
        return tuple((column + x, row + y) for x, y in self.offsets)

    def lying(self, handle: Squares) -> Squares:
        """Its squares as a set, from the set that is the handle's square. It has to fit there."""
        found = 0
        for shift in self._up:
            found |= handle << shift
        for shift in self._down:
            found |= handle >> shift
        return found


def turned(shape: Iterable[Square]) -> tuple[Square, ...]:
    """A quarter turn clockwise."""
    return tuple((y, -x) for x, y in shape)


def four_turns(grid: Grid, shape: tuple[Square, ...]) -> tuple[Piece, ...]:
    """A piece with something printed on it, by quarters clockwise; its first square is always the handle."""
    found: list[Piece] = []
    for _ in range(4):
        found.append(Piece(grid, shape))
        shape = turned(shape)
    return tuple(found)


def rectangle(grid: Grid, width: int, height: int) -> Piece:
    """A rectangle, held at its lower left square."""
    return Piece(grid, ((x, y) for y in range(height) for x in range(width)))

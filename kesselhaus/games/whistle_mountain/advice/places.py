"""The best of many places, found for all of them at once.

A count is kept for every square of the grid: plane k holds the squares whose count has bit k. To add one to
some squares is a handful of operations on whole sets.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from kesselhaus.engine.grids import Piece, Squares
from kesselhaus.games.whistle_mountain.box import MountainBox
from kesselhaus.games.whistle_mountain.ground import GRID

PLANES = 5
SIDES = (1, -1, GRID.stride, -GRID.stride)
CORNERS = tuple(up + side for up in SIDES[2:] for side in SIDES[:2])


class Tally:
    """How often each square was counted, up to 31."""

    __slots__ = ("planes",)

    def __init__(self) -> None:
        self.planes: list[Squares] = [0] * PLANES

    def add(self, squares: Squares, plane: int = 0) -> None:
        """Each of these squares once more (or twice with plane 1, and so on)."""
        planes = self.planes
        while squares and plane < PLANES:
            here = planes[plane]
            planes[plane] = here ^ squares
            squares &= here
            plane += 1

    def highest(self, among: Squares) -> tuple[int, Squares]:
        """The highest count of some squares, and those that have it."""
        best = 0
        for plane in range(PLANES - 1, -1, -1):
            with_bit = among & self.planes[plane]
            if with_bit:
                among = with_bit
                best += 1 << plane
        return best, among

    def falling(self, among: Squares, most: int) -> Iterator[Squares]:
        """Single squares by falling count, so many of them or a few more, none that was never counted."""
        while among and most > 0:
            count, best = self.highest(among)
            if not count:
                return
            among &= ~best
            for bit in GRID.bits(best):
                most -= 1
                yield bit
                if most < -6:
                    return


def seen_from(squares: Squares, shifts: Iterable[int]) -> Iterator[Squares]:
    """For each shift: from where one of these squares is seen there."""
    for shift in shifts:
        yield squares >> shift if shift >= 0 else squares << -shift


def _shifts(piece: Piece) -> list[int]:
    return [y * GRID.stride + x for x, y in piece.offsets]


@lru_cache(maxsize=64)
def outer_edges(piece: Piece) -> tuple[int, ...]:
    """Where the squares are that a piece touches, as seen from its handle, once for each edge."""
    own = _shifts(piece)
    return tuple(square + side for square in own for side in SIDES if square + side not in own)


@lru_cache(maxsize=64)
def neighbours(piece: Piece, diagonals: bool) -> tuple[int, ...]:
    """The squares around a piece, each once, as seen from its handle."""
    own = _shifts(piece)
    sides = SIDES + CORNERS if diagonals else SIDES
    return tuple(dict.fromkeys(s + side for s in own for side in sides if s + side not in own))


@lru_cache(maxsize=4096)
def most_contacts(box: MountainBox, form: str, free: Squares, structure: Squares) -> tuple[int, ...]:
    """By turn: the most contacts that a scaffold of this form can make (WM-93); 0 where it does not fit."""
    found = []
    for piece in box.form_pieces[form]:
        handles = piece.handles(free)
        tally = Tally()
        if handles:
            for squares in seen_from(structure, outer_edges(piece)):
                tally.add(squares & handles)
        found.append(tally.highest(handles)[0])
    return tuple(found)

"""Grids of squares and the pieces laid on them."""

from itertools import product

import pytest

from kesselhaus.engine.grids import Grid, Piece, Square, four_turns, rectangle, turned

GRID = Grid(5, 4)
L: tuple[Square, ...] = ((0, 1), (0, 2), (0, 0), (1, 0))


def distance(one: Square, other: Square) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def test_a_set_of_squares_and_back() -> None:
    squares = ((2, 0), (5, 0), (1, 3))
    assert GRID.squares(GRID.cover(squares)) == squares
    assert len(GRID.squares(GRID.all)) == 20
    assert GRID.squares(GRID.row[3]) == tuple((column, 3) for column in range(1, 6))


@pytest.mark.parametrize("square", GRID.bit)
def test_neighbours_stay_on_the_grid(square: Square) -> None:
    beside = {other for other in GRID.bit if distance(square, other) == 1}
    around = {
        other for other in GRID.bit if 0 < max(abs(square[0] - other[0]), abs(square[1] - other[1])) == 1
    }
    assert set(GRID.squares(GRID.beside(GRID.bit[square]))) == beside
    assert set(GRID.squares(GRID.around(GRID.bit[square]))) == around


def test_edges_in_common() -> None:
    one, other = GRID.cover(((1, 0), (2, 0), (3, 1))), GRID.cover(((1, 1), (2, 1), (3, 0), (5, 3)))
    wanted = sum(distance(a, b) == 1 for a in GRID.squares(one) for b in GRID.squares(other))
    assert GRID.edges(one, other) == GRID.edges(other, one) == wanted == 5


def test_no_edge_is_shared_round_the_border() -> None:
    assert GRID.edges(GRID.bit[5, 1], GRID.bit[1, 2]) == 0


@pytest.mark.parametrize("piece", [*four_turns(GRID, L), rectangle(GRID, 3, 2), rectangle(GRID, 1, 4)])
def test_a_piece_fits_where_all_its_squares_are_free(piece: Piece) -> None:
    free = GRID.all & ~GRID.cover(((3, 1), (2, 3)))
    goal = GRID.cover(((1, 1), (4, 3)))
    fits = {s for s in GRID.bit if all(GRID.bit.get(each, 0) & free for each in piece.at(s))}
    assert set(GRID.squares(piece.handles(free))) == fits
    reaching = {s for s in fits if any(GRID.bit[each] & goal for each in piece.at(s))}
    assert set(GRID.squares(piece.handles(free) & piece.reaching(goal))) == reaching
    for square in fits:
        assert piece.lying(GRID.bit[square]) == GRID.cover(piece.at(square))


def test_four_quarter_turns_clockwise_bring_a_shape_back() -> None:
    shape = L
    for _ in range(4):
        shape = turned(shape)
    assert shape == L
    assert turned(((0, 1),)) == ((1, 0),)
    outlines = [frozenset(piece.offsets) for piece in four_turns(GRID, L)]
    assert len(outlines) == len(set(outlines)) == 4
    assert all(piece.offsets[0] == (0, 0) for piece in four_turns(GRID, L))


def test_a_rectangle_is_held_at_its_lower_left_square() -> None:
    assert set(rectangle(GRID, 2, 3).at((2, 1))) == set(product((2, 3), (1, 2, 3)))

"""Scaffold tiles: each form turned four ways, and a resource on any of its squares.

On a key a tile is its form (`f-T-1`: form T, one quarter clockwise) with discs on top (`q-03-coal`: at the
left edge, three halves of a square from above). All of them are drawn on the same 3 x 3 squares, so that laid
over each other they make the tile.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import Symbols, number, symbol, use

Cell: TypeAlias = tuple[int, int]
"""Column to the right and line downwards, from 0."""

SIDE = 20
"""A square in pixels of these drawings."""
MARGIN = 1.5
"""Room for the outline."""
BOX = 3 * SIDE + 2 * MARGIN
TURNS = 4
RESOURCES = ("coal", "iron", "water", "gold", "whistle")
FORMS: dict[str, tuple[Cell, ...]] = {
    "L": ((0, 2), (0, 1), (0, 0), (1, 0)),
    "J": ((1, 2), (1, 1), (1, 0), (0, 0)),
    "S": ((0, 0), (1, 0), (1, 1), (2, 1)),
    "Z": ((0, 1), (1, 1), (1, 0), (2, 0)),
    "T": ((0, 1), (1, 1), (2, 1), (1, 0)),
}
"""The squares a, b, c, d as the box gives them: to the right and upwards (2.6)."""


def cells(squares: Iterable[Cell], turn: int = 0) -> tuple[Cell, ...]:
    """Squares given to the right and upwards, turned clockwise by quarters, as columns and lines from 0."""
    turned = list(squares)
    for _ in range(turn):
        turned = [(y, -x) for x, y in turned]
    left, top = min(x for x, _ in turned), max(y for _, y in turned)
    return tuple((x - left, top - y) for x, y in turned)


def outline(squares: Sequence[Cell], side: float = 1, left: float = 0, top: float = 0) -> str:
    """The rim of connected cells as one path; corners only."""
    edges: set[tuple[Cell, Cell]] = set()
    for x, y in squares:
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        for edge in zip(corners, (*corners[1:], corners[0]), strict=True):
            back = (edge[1], edge[0])
            if back in edges:
                edges.remove(back)
            else:
                edges.add(edge)
    follows = dict(edges)
    start = min(follows)
    path, at = [start], follows[start]
    while at != start:
        path.append(at)
        at = follows[at]
    points = [
        (x, y)
        for place, (x, y) in enumerate(path)
        if not _straight(path[place - 1], (x, y), path[(place + 1) % len(path)])
    ]
    return "M" + "L".join(f"{number(left + x * side)} {number(top + y * side)}" for x, y in points) + "Z"


def _straight(before: Cell, here: Cell, after: Cell) -> bool:
    return before[0] == here[0] == after[0] or before[1] == here[1] == after[1]


def in_hand(squares: Sequence[Cell]) -> tuple[Cell, ...]:
    """The order in which a tile is held: its middle square first (b, a, c, d)."""
    return squares[1], squares[0], *squares[2:]


def bracing(squares: Sequence[Cell], left: float = MARGIN, top: float = MARGIN) -> Html:
    """Timber on every square, one heavy outline round all."""
    timber = "".join(use("x-scaffold", left + x * SIDE, top + y * SIDE, SIDE) for x, y in squares)
    rim = outline(squares, SIDE, left, top)
    return (
        f'{timber}<path d="{escape(rim)}" fill="none" stroke="#20140A" stroke-width="2.4"'
        ' stroke-linejoin="round"/>'
    )


def disc(column: float, line: float, resource: str) -> Html:
    """A resource on a square."""
    x, y = MARGIN + (column + 0.5) * SIDE, MARGIN + (line + 0.5) * SIDE
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(0.4 * SIDE)}" class="icd"/>'
        f"{use(f'i-{resource}', x - 0.32 * SIDE, y - 0.32 * SIDE, 0.64 * SIDE)}"
    )


def middle(squares: Sequence[Cell]) -> tuple[float, float]:
    """How far a tile is moved, in squares, to lie in the middle of the 3 x 3."""
    return 1 - max(x for x, _ in squares) / 2, 1 - max(y for _, y in squares) / 2


def layers(form: str, squares: Sequence[Cell], icons: Sequence[str], turn: int) -> list[str]:
    """The symbols which laid over each other make a tile; none for a form that was never drawn."""
    if FORMS.get(form) != tuple(squares):
        return []
    lying = cells(squares, turn)
    across, down = middle(lying)
    return [f"f-{form}-{turn}"] + [
        f"q-{2 * (x + across):.0f}{2 * (y + down):.0f}-{icon}"
        for (x, y), icon in zip(in_hand(lying), icons, strict=True)
        if icon
    ]


def _form(squares: tuple[Cell, ...]) -> Html:
    across, down = middle(squares)
    return bracing(squares, MARGIN + across * SIDE, MARGIN + down * SIDE)


_VIEW = f"0 0 {number(BOX)} {number(BOX)}"
_HALVES = [(x, y) for x in range(5) for y in range(5) if (x + y) % 2]
"""Where the squares of a tile in the middle can be, in halves of a square."""
SCAFFOLDS: Symbols = {
    **{
        name: symbol(name, _VIEW, _form(cells(squares, turn)))
        for form, squares in FORMS.items()
        for turn in range(TURNS)
        for name in (f"f-{form}-{turn}",)
    },
    **{
        name: symbol(name, _VIEW, disc(x / 2, y / 2, resource))
        for x, y in _HALVES
        for resource in RESOURCES
        for name in (f"q-{x}{y}-{resource}",)
    },
}

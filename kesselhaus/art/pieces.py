"""Pieces: what players own and move. Every owned piece carries its owner's mark beside the colour."""

from functools import lru_cache
from typing import NamedTuple

from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import attributes, number, rem, use


class Shape(NamedTuple):
    """How a kind of piece was drawn: its size and where on it the mark sits."""

    width: float
    height: float
    mark_x: float
    mark_y: float
    mark_size: float


SHAPES = {
    "worker": Shape(28, 36, 9.6, 21.2, 8.8),
    "ghost": Shape(28, 36, 9.6, 21.2, 8.8),
    "disc": Shape(20, 20, 5.4, 5.4, 9.2),
    "flag": Shape(18, 24, 6, 5, 7),
}


@lru_cache(maxsize=4096)
def piece(
    kind: str,
    colour: str,
    x: float,
    y: float,
    width: float,
    *,
    name: str = "",
    css: str = "",
    title: str = "",
) -> Html:
    """A piece inside an SVG. Its `name` is its id on the page: a piece that keeps it is seen to move."""
    if kind == "disc" and not name and not title:
        return use(f"d-{colour}", x, y, width, css=f"pc-{colour}{' ' + css if css else ''}")
    shape = SHAPES[kind]
    scale = width / shape.width
    told = f"<title>{escape(title)}</title>" if title else ""
    mark_size = shape.mark_size * scale
    return (
        f'<g{attributes(id=name)} class="pc-{escape(colour)}{escape(" " + css) if css else ""}"'
        f' transform="translate({number(x)} {number(y)})">{told}'
        f"{use(f'p-{kind}', 0, 0, width, shape.height * scale)}"
        f"{use(f'm-{colour}', shape.mark_x * scale, shape.mark_y * scale, mark_size, css='mk')}</g>"
    )


@lru_cache(maxsize=1024)
def mark(colour: str, size: float = 16, title: str = "") -> Html:
    """A player's mark in running HTML: a disc with the shape of that colour."""
    role, told = ' aria-hidden="true"', ""
    if title:
        role, told = ' role="img"', f"<title>{escape(title)}</title>"
    side = rem(size)
    return (
        f'<svg class="mark pc-{escape(colour)}" width="{side}" height="{side}"{role}>{told}'
        f'<use href="#d-{escape(colour)}"/></svg>'
    )


@lru_cache(maxsize=256)
def pawn(colour: str, width: float = 15, css: str = "") -> Html:
    """A worker in running HTML."""
    shape = SHAPES["worker"]
    return (
        f'<svg class="pw{escape(" " + css) if css else ""}'
        f'" width="{rem(width)}" height="{rem(width * 36 / 28)}"'
        f' viewBox="0 0 28 36" aria-hidden="true">{piece("worker", colour, 0, 0, shape.width)}</svg>'
    )

"""Furniture: boards, amounts, seals, sockets, targets. The parts that every table is put together from."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import piece
from kesselhaus.art.symbols import attributes, icon, number, rem, use

# ------------------------------------------------------------------ data in running HTML


@lru_cache(maxsize=2048)
def amount(figure: int | str, kind: str, size: float = 15, title: str = "") -> Html:
    """Figure, then icon, never broken apart. `kind` names the symbol `i-kind`."""
    return f'<span class="q">{escape(str(figure))}{icon(f"i-{kind}", size, title=title or kind)}</span>'


@lru_cache(maxsize=1024)
def seal(figure: int | str, size: float = 24, title: str = "") -> Html:
    """Victory points in their scalloped seal."""
    css = "vp vx" if size >= 34 else "vp vl" if size >= 30 else "vp"
    if len(str(figure)) > 2:
        css += " v3"
    return (
        f'<span class="{css}"{attributes(title=title)}>{icon("i-vpn", size)}'
        f"<b>{escape(signed(figure))}</b></span>"
    )


def signed(figure: int | str) -> str:
    """A figure with a true minus sign."""
    return str(figure).replace("-", "−")


def change(figure: int) -> str:
    """A change always carries its sign."""
    return f"+{figure}" if figure > 0 else signed(figure)


def board(name: str, title: str, content: Html, css: str = "", *, upright: bool = False) -> Html:
    """A board on the table. Its title stands upright at the left edge, or is only read out."""
    heading = (
        f"<h2>{escape(title)}</h2><div>{content}</div>"
        if upright
        else f'<h2 class="sr">{escape(title)}</h2>{content}'
    )
    kinds = " ".join(filter(None, ("board", "side" if upright else "", css)))
    return f'<section id="{escape(name)}" class="{escape(kinds)}">{heading}</section>'


def folding(*boards: Html) -> Html:
    """Boards that keep one line each in a short window, and unfold over their neighbours when pressed."""
    return "".join(f'<div class="fb">{board}</div>' for board in boards)


def bar(value: int, capacity: int, longest: int, colour: str) -> Html:
    """A small level indicator: filled to the value, grooved to the capacity, on the scale of the longest."""
    scale = max(longest, 1)
    return (
        f'<i class="lvl" style="--v:{number(value / scale)};--c:{number(capacity / scale)};'
        f'--rc:var(--{escape(colour)})"></i>'
    )


# ------------------------------------------------------------------ inside an SVG


def text(
    x: float, y: float, words: str | int, size: float = 12, anchor: str = "", css: str = "", weight: int = 600
) -> Html:
    """A line of text in a drawing."""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" font-weight="{weight}"'
        f"{attributes(text_anchor=anchor, class_=css)}>{escape(str(words))}</text>"
    )


@lru_cache(maxsize=256)
def rings(x: float, y: float, width: float, height: float, radius: float = 7) -> Html:
    """What makes a place on the map a target: a breathing halo, a ring, a line against light cardboard."""

    def frame(css: str, out: float) -> Html:
        size = f'width="{number(width + 2 * out)}" height="{number(height + 2 * out)}"'
        where = f'x="{number(x - out)}" y="{number(y - out)}" rx="{number(radius + out)}"'
        return f'<rect class="{escape(css)}" {where} {size}/>'

    return frame("halo", 3) + frame("ring", 2.5) + frame("ring2", 0.2)


def place_attributes(place: str, label: str, subject: str = "") -> Html:
    """Attributes of a place on the board that answers the question like the key with the same place."""
    return attributes(data_t=place, data_of=subject, role="button", tabindex="0", aria_label=label)


def sockets(owners: Iterable[str], holes: int, label: str, majority: str | None = None) -> Html:
    """A row of sockets with markers in the colours of their owners.

    With `majority` the row ends in a laurel, empty if that is the empty string.
    """
    size, gap, laurel = 16, 1.5, 24
    markers = list(owners)
    width = holes * (size + gap) + (0 if majority is None else 7 + laurel)
    drawn = NOTHING
    for hole in range(holes):
        x = hole * (size + gap)
        drawn += f'<circle class="hole" cx="{number(x + size / 2)}" cy="12" r="{number(size / 2 - 1)}"/>'
        if hole < len(markers):
            drawn += piece("disc", markers[hole], x, 12 - size / 2, size)
    if majority is not None:
        marker = piece("disc", majority, 3.5, 2.8, 17) if majority else ""
        x = holes * (size + gap) + 7
        drawn += f'<g transform="translate({number(x)} 0)">{use("x-laurel", 0, 0, laurel)}{marker}</g>'
    return (
        f'<svg class="flds" width="{rem(width)}" height="{rem(24)}" viewBox="0 0 {number(width)} 24"'
        f' role="img" aria-label="{escape(label)}">{drawn}</svg>'
    )


def pennants(scores: Sequence[tuple[str, int, str]], lap: int = 20) -> Html:
    """Score pennants that share a cell of a track, as (colour, score, title).

    Each completed lap hangs one more pennant behind. Below zero and from three laps on it is a figure.
    """
    if not scores:
        return NOTHING
    crowded = len(scores) > 2
    size, across, down = (14, 12, 9) if crowded else (18, 13, 0)
    drawn = NOTHING
    for place, (colour, score, title) in enumerate(scores):
        x, y = place % 2 * across, place // 2 * down
        unit = size / 18
        laps = score // lap if 0 <= score < 3 * lap else 0
        behind = "".join(
            f'<path class="pennant" transform="translate({number(x)} {number(y + 4.5 * layer * unit)})'
            f' scale({number(unit)})" d="M4 4h11l-2.6 4.7L15 13.5H4z"/>'
            for layer in range(laps, 0, -1)
        )
        figure = "" if 0 <= score < 3 * lap else text(x + 5, y + 23 * unit, signed(score), 11, css="figure")
        drawn += (
            f'<g class="pc-{escape(colour)}">{behind}</g>'
            f"{piece('flag', colour, x, y, size, title=title)}{figure}"
        )
    width = size + (across if len(scores) > 1 else 0)
    return (
        f'<svg class="fl" width="{rem(width)}" height="{rem(28)}" viewBox="0 0 {width} 28"'
        f' style="margin-left:{rem(-width / 2 + 2)}">{drawn}</svg>'
    )


def jump(anchors: Iterable[tuple[str, str]]) -> Html:
    """The row of anchors on the phone: ids of boards with their names."""
    links = "".join(f'<a href="#{escape(anchor)}">{escape(name)}</a>' for anchor, name in anchors)
    return f'<nav id="jump" class="jump">{links}</nav>'

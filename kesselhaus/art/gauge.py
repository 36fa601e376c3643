"""A pressure gauge: brass bezel, a scale of bands that opens below, a needle, and on it what the band means.

Every band carries its meaning in figures beside its colour, so that hue is never needed to read it.
"""

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin
from typing import NamedTuple

from kesselhaus.art.furniture import text
from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import attributes
from kesselhaus.art.symbols import number as n

X, Y = 69, 66
"""The middle of the dial."""
START, SWEEP = 130, 280
"""Degrees: the scale begins at the lower left and leaves a gap below for the counter."""
RIM, FIGURES = 55.5, 36
NEAR = 16
"""Degrees that the bead keeps from the ends of the scale, where it would touch the counter."""


class Band(NamedTuple):
    """A part of the scale, from the first to the last value, and what it means."""

    first: int
    last: int
    meaning: str
    fill: str
    ink: str


@cache
def dial(bands: tuple[Band, ...], value: int) -> Html:
    """The whole dial at a value: needle, and a bead on it with the meaning of the band it is in."""
    values = bands[-1].last + 1
    at = angle(value + 0.5, values)
    bead = point(FIGURES + 2, min(max(at, START + NEAR), START + SWEEP - NEAR))
    drawn, beaded = BEZEL, ""
    for band in bands:
        current = band.first <= value <= band.last
        begins, ends = angle(band.first, values), angle(band.last + 1, values)
        drawn += (
            f'<path d="{escape(arc(42 if current else 45.5, RIM, begins + 0.7, ends - 0.7))}'
            f'" fill="{escape(band.fill)}"/>'
        )
        x, y = point(FIGURES, (begins + ends) / 2)
        if current:
            beaded = (
                f'<circle cx="{n(bead[0])}" cy="{n(bead[1])}" r="10.5" fill="{escape(band.fill)}"'
                ' stroke="#FBF5E4"'
                f' stroke-width="1.6"/><text x="{n(bead[0])}" y="{n(bead[1] + 4.4)}" font-size="13"'
                f' font-weight="700" text-anchor="middle" fill="{escape(band.ink)}">'
                f"{escape(band.meaning)}</text>"
            )
        # What the bead covers stays in its place unseen: a page that is told of a change sees only that.
        covered = current or abs(x - bead[0]) + abs(y - bead[1]) <= 19
        css = "gauge-band off" if covered else "gauge-band"
        drawn += text(x, y + 4.3, band.meaning, 12.6, "middle", css, 400)
    ticks = "".join(_tick(mark, values) for mark in range(values + 1))
    drawn += f'<path d="{escape(ticks)}" stroke="#fff" stroke-opacity=".75" stroke-width=".9"/>'
    return f"{drawn}{_needle(at)}{beaded}"


def counter(figure: int, digits: int = 2) -> Html:
    """A figure on number wheels, in the gap of the scale."""
    width = 20 * digits
    shown = str(figure).rjust(digits)
    wheels = "".join(
        text(X - width / 2 + 20 * place + 10, Y + 44.4, digit, 19, "middle", "gauge-wheel", 700)
        for place, digit in enumerate(shown)
        if digit != " "
    )
    seams = "".join(f"M{n(X - width / 2 + 20 * place)} {Y + 26}v23" for place in range(1, digits))
    return (
        f'<rect x="{n(X - width / 2)}" y="{Y + 25}" width="{width}" height="25" rx="3" fill="#1E2123"'
        f' stroke="#8A5F1F" stroke-width="1.5"/><path d="{seams}" stroke="#3d4245"/>{wheels}'
    )


def ruler(low: int, high: int, value: int, name: str = "") -> Html:
    """A range with a pointer at the value; the pointer keeps its id and slides."""
    left, width = 24, 90
    step = width / max(high - low, 1)
    marks = "".join(f"M{n(left + place * step)} -2.5v5" for place in range(high - low + 1))
    return (
        f'<path d="M{left} 0h{width}{marks}" class="gauge-range"/>'
        f"{text(left - 5, 4.4, low, 12.6, 'end', 'gauge-end', 400)}"
        f"{text(left + width + 5, 4.4, high, 12.6, 'start', 'gauge-end', 400)}"
        f'<path{attributes(id=name)} class="gauge-pointer"'
        f' style="transform:translateX({n(left + (value - low) * step)}px)" d="M0 4l-4.5-9h9z"/>'
    )


# ------------------------------------------------------------------ geometry


def angle(value: float, values: int) -> float:
    return START + value * SWEEP / values


def point(radius: float, degrees: float) -> tuple[float, float]:
    turned = degrees * pi / 180
    return X + radius * cos(turned), Y + radius * sin(turned)


def arc(inner: float, outer: float, begins: float, ends: float) -> str:
    """A piece of a ring."""
    large = 1 if ends - begins > 180 else 0
    corners = [point(outer, begins), point(outer, ends), point(inner, ends), point(inner, begins)]
    first, second, third, last = (f"{n(x)} {n(y)}" for x, y in corners)
    return (
        f"M{first}A{n(outer)} {n(outer)} 0 {large} 1 {second}"
        f"L{third}A{n(inner)} {n(inner)} 0 {large} 0 {last}Z"
    )


def _tick(mark: int, values: int) -> str:
    outer, inner = point(RIM, angle(mark, values)), point(52 if mark % 5 else 48, angle(mark, values))
    return f"M{n(outer[0])} {n(outer[1])}L{n(inner[0])} {n(inner[1])}"


def _needle(degrees: float) -> Html:
    """Drawn to the right and turned by its style, so that it swings when its value changes."""
    shape = f"M{X + 51} {Y}L{X} {Y + 3.4}L{X - 13} {Y}L{X} {Y - 3.4}Z"
    return (
        f'<g class="gauge-needle" style="transform-origin:{X}px {Y}px;transform:rotate({n(degrees)}deg)">'
        f'<path d="{shape}" fill="#000" opacity=".25" transform="translate(1 2)"/>'
        f'<path d="{shape}" fill="#A8281A" stroke="#3A0B07" stroke-width=".8"/></g>'
        f'<circle cx="{X}" cy="{Y}" r="6.5" fill="url(#paint-bezel)" stroke="#4A320B"/>'
    )


def _bezel(rivets: Sequence[float]) -> Html:
    heads = "".join(
        f'<circle cx="{n(x)}" cy="{n(y)}" r="1.5"/>' for x, y in (point(61.4, turn) for turn in rivets)
    )
    return (
        f'<ellipse cx="{X + 2}" cy="{Y + 6}" rx="63" ry="62" fill="#000" opacity=".25"/>'
        f'<circle cx="{X}" cy="{Y}" r="64.5" fill="url(#paint-bezel)" stroke="#4A320B"/>'
        f'<circle cx="{X}" cy="{Y}" r="58.5" fill="#3A2A10"/>'
        f'<circle cx="{X}" cy="{Y}" r="57.5" class="gauge-dial"/><g fill="#5A3C10">{heads}</g>'
    )


BEZEL = _bezel([turn * 45 + 22.5 for turn in range(8)])

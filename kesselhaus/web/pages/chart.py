"""Scores over time as a drawing: one line a player, told apart by colour, dashes and the name at its end."""

from collections.abc import Sequence
from typing import NamedTuple

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import number
from kesselhaus.web.pages.surroundings import Sitter
from kesselhaus.web.texts import say


class Sheet(NamedTuple):
    """How large a chart is drawn, and how much room the ends of its lines have at the right."""

    css: str
    width: int
    height: int
    right: int
    points: int
    """More moments than that are not told apart."""
    named: bool
    """Whether names stand at the ends of the lines, or only marks: they are in the table above."""


DESK = Sheet("chart desk", 960, 280, 180, 240, named=True)
PHONE = Sheet("chart phone", 340, 240, 62, 120, named=False)
LEFT, TOP, BOTTOM = 44, 12, 14
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 5", "16 6")
LABEL = 23
"""Height of a name at the end of a line."""


def score_chart(sitters: Sequence[Sitter], course: Sequence[tuple[int, ...]], lang: str) -> Html:
    """Drawn for a desk and for a phone, so that its letters are large enough on both."""
    if len(course) < 2:
        return f"<p>{escape(say('no_course', lang))}</p>"
    return "".join(_chart(sheet, sitters, course, lang) for sheet in (DESK, PHONE))


def _chart(sheet: Sheet, sitters: Sequence[Sitter], course: Sequence[tuple[int, ...]], lang: str) -> Html:
    moments = _thinned(course, sheet.points)
    edge = sheet.width - sheet.right
    low = min(0, *(min(scores) for scores in moments))
    high = max(1, *(max(scores) for scores in moments))
    step = _step(high - low)
    low, high = low // step * step, -(-high // step) * step

    def x(place: int) -> float:
        return LEFT + (edge - LEFT) * place / (len(moments) - 1)

    def y(score: float) -> float:
        return TOP + (sheet.height - TOP - BOTTOM) * (high - score) / (high - low)

    grid = "".join(
        f'<path class="grid" d="M{LEFT} {number(y(score))}H{edge}"/>'
        f'<text x="{LEFT - 6}" y="{number(y(score) + 4)}" text-anchor="end">{escape(_figure(score))}</text>'
        for score in range(low, high + 1, step)
    )
    ends = _spread({sitter.seat: y(moments[-1][sitter.seat]) for sitter in sitters}, sheet.height)
    lines = NOTHING
    for sitter in sitters:
        points = " ".join(
            f"{number(x(place))},{number(y(scores[sitter.seat]))}" for place, scores in enumerate(moments)
        )
        dash = DASHES[sitter.seat % len(DASHES)]
        height = number(ends[sitter.seat] + 4)
        told = _figure(moments[-1][sitter.seat]) + (f" {sitter.name}" if sheet.named else "")
        lines += (
            f'<g class="pc-{escape(sitter.colour)}"><polyline class="edge" points="{points}"/>'
            f'<polyline points="{points}" stroke-dasharray="{escape(dash or "none")}"/>'
            f'<use href="#d-{escape(sitter.colour)}" x="{edge + 4}"'
            f' y="{number(ends[sitter.seat] - 9)}" width="18" height="18"/>'
            f'<text x="{edge + 27}" y="{height}">{escape(told[:18])}</text></g>'
        )
    label = escape(say("course", lang))
    size = f'class="{escape(sheet.css)}" viewBox="0 0 {sheet.width} {sheet.height}"'
    return f'<svg {size} role="img" aria-label="{label}">{grid}{lines}</svg>'


def _thinned(course: Sequence[tuple[int, ...]], points: int) -> list[tuple[int, ...]]:
    if len(course) <= points:
        return list(course)
    last = len(course) - 1
    return [course[round(last * place / (points - 1))] for place in range(points)]


def _step(span: int) -> int:
    """A round figure that divides the axis into a few parts."""
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000):
        if span / step <= 6:
            return step
    return 10_000


def _spread(ends: dict[int, float], height: int) -> dict[int, float]:
    """Names that would lie on each other are moved apart."""
    placed: dict[int, float] = {}
    below = float("-inf")
    for seat in sorted(ends, key=ends.__getitem__):
        below = placed[seat] = max(ends[seat], below + LABEL)
    over = max(0.0, below - (height - 12))
    return {seat: place - over for seat, place in placed.items()}


def _figure(score: int) -> str:
    return str(score).replace("-", "−")

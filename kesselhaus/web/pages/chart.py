"""Scores over time as a drawing: one line a player, told apart by colour, dashes and the name at its end."""

from collections.abc import Sequence
from html import escape

from kesselhaus.art.symbols import number
from kesselhaus.web.pages.surroundings import Sitter
from kesselhaus.web.texts import say

WIDTH, HEIGHT = 960, 280
LEFT, RIGHT, TOP, BOTTOM = 44, 180, 12, 14
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 5", "16 6")
LABEL = 23
"""Height of a name at the end of a line."""
POINTS = 240
"""More moments than that are not told apart on a page."""


def score_chart(sitters: Sequence[Sitter], course: Sequence[tuple[int, ...]], lang: str) -> str:
    if len(course) < 2:
        return f"<p>{escape(say('no_course', lang))}</p>"
    moments = _thinned(course)
    low = min(0, *(min(scores) for scores in moments))
    high = max(1, *(max(scores) for scores in moments))
    step = _step(high - low)
    low, high = low // step * step, -(-high // step) * step

    def x(place: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * place / (len(moments) - 1)

    def y(score: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - score) / (high - low)

    grid = "".join(
        f'<path class="grid" d="M{LEFT} {number(y(score))}H{WIDTH - RIGHT}"/>'
        f'<text x="{LEFT - 6}" y="{number(y(score) + 4)}" text-anchor="end">{_figure(score)}</text>'
        for score in range(low, high + 1, step)
    )
    ends = _spread({sitter.seat: y(moments[-1][sitter.seat]) for sitter in sitters})
    lines = ""
    for sitter in sitters:
        points = " ".join(
            f"{number(x(place))},{number(y(scores[sitter.seat]))}" for place, scores in enumerate(moments)
        )
        dash = DASHES[sitter.seat % len(DASHES)]
        height = number(ends[sitter.seat] + 4)
        told = f"{_figure(moments[-1][sitter.seat])} {sitter.name}"
        lines += (
            f'<g class="pc-{sitter.colour}"><polyline class="edge" points="{points}"/>'
            f'<polyline points="{points}" stroke-dasharray="{dash or "none"}"/>'
            f'<use href="#d-{sitter.colour}" x="{WIDTH - RIGHT + 4}"'
            f' y="{number(ends[sitter.seat] - 9)}" width="18" height="18"/>'
            f'<text x="{WIDTH - RIGHT + 27}" y="{height}">{escape(told[:18])}</text></g>'
        )
    label = escape(say("course", lang))
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
        f"{grid}{lines}</svg>"
    )


def _thinned(course: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    if len(course) <= POINTS:
        return list(course)
    last = len(course) - 1
    return [course[round(last * place / (POINTS - 1))] for place in range(POINTS)]


def _step(span: int) -> int:
    """A round figure that divides the axis into a few parts."""
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000):
        if span / step <= 6:
            return step
    return 10_000


def _spread(ends: dict[int, float]) -> dict[int, float]:
    """Names that would lie on each other are moved apart."""
    placed: dict[int, float] = {}
    below = float("-inf")
    for seat in sorted(ends, key=ends.__getitem__):
        below = placed[seat] = max(ends[seat], below + LABEL)
    over = max(0.0, below - (HEIGHT - 12))
    return {seat: place - over for seat, place in placed.items()}


def _figure(score: int) -> str:
    return str(score).replace("-", "−")

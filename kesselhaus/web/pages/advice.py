"""What a bot thinks, for people: the figures on keys, a list beside a moment, and the curve of a match."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import icon, number
from kesselhaus.protocol import Advised, Estimated, Evaluated
from kesselhaus.web.pages.chart import DASHES
from kesselhaus.web.pages.sentences import sentence
from kesselhaus.web.pages.surroundings import Surroundings
from kesselhaus.web.texts import say

NARROWEST = 0.1
"""An option that is worth so much less than the best one has no bar left, at the least."""
LISTED = 4
"""So many options are listed beside a moment of the replay, and what was played."""


def is_told(table: Surroundings) -> bool:
    """Whether somebody may ask what a bot thinks of a match: of any that is over, else where he plays with
    advice.
    """
    return table.status == "over" or (table.advised and table.seat is not None)


class Figure(Struct, frozen=True):
    """An estimate as it is shown: from 0 to 100, and how long its bar is, from 0 to 1."""

    option: int
    figure: int
    share: float
    best: bool
    told: str


def figures(estimates: Sequence[Estimated], lang: str) -> list[Figure]:
    """Bars compare with the best option: absolute ones would all look alike.

    The first is what the search would do: it has tried that most. What was tried less, and came out better
    by luck, is not shown as better.
    """
    if not estimates:
        return []
    best = estimates[0].value
    values = [min(estimate.value, best) for estimate in estimates]
    span = max(NARROWEST, best - min(values))
    found = []
    for place, (estimate, value) in enumerate(zip(estimates, values, strict=True)):
        figure = round(100 * value)
        told = say("advice_told_best" if place == 0 else "advice_told", lang, figure=figure)
        share = round(1 - (best - value) / span, 3)
        found.append(Figure(estimate.option, figure, share, place == 0, told))
    return found


# ------------------------------------------------------------------ beside a moment of the replay


def thoughts_place(lang: str) -> Html:
    """Where they come when somebody asks for them; without a script there is no such place."""
    return (
        '<div class="grp thoughts" id="thoughts"><button type="button" class="opt" data-thoughts>'
        f"{icon('g-rider', 18)}{escape(say('thoughts', lang))}</button></div>"
    )


def waiting_thoughts(lang: str) -> Html:
    return thoughts_frame(escape(say("thoughts", lang)), f"<p>{escape(say('thoughts_wait', lang))}</p>", lang)


def no_thoughts(lang: str) -> Html:
    """At most moments of somebody else's turn in a match that still runs."""
    inside = f"<p>{escape(say('thoughts_none', lang))}</p>"
    return thoughts_frame(escape(say("thoughts", lang)), inside, lang)


def thoughts(advised: Advised, lang: str) -> Html:
    """The best options at a moment, what was played among them or after them."""
    shown = list(zip(advised.estimates, figures(advised.estimates, lang), strict=True))
    kept = shown[:LISTED]
    played = next((pair for pair in shown if pair[0].option == advised.chosen), None)
    if played is not None and played not in kept:
        kept[-1] = played
    rows = "".join(
        _thought(estimate.label, figure, estimate.option == advised.chosen, lang) for estimate, figure in kept
    )
    if advised.chosen is not None and played is None:
        rows += _thought(advised.chosen_label, None, True, lang)
    title = sentence("thoughts_title", lang, who=advised.who)
    return thoughts_frame(title, f"<ol>{rows}</ol>", lang)


def thoughts_frame(title: Html, inside: Html, lang: str) -> Html:
    label = escape(say("thoughts_hide", lang))
    hide = f'<button type="button" data-thoughts aria-label="{label}">{icon("g-fail", 14)}</button>'
    head = f"<h3><span>{title}</span>{hide}</h3>"
    return f'<div class="grp thoughts" id="thoughts" role="group">{head}{inside}</div>'


def _thought(label: Html, figure: Figure | None, chosen: bool, lang: str) -> Html:
    tick = (
        f'<span class="tick">{icon("g-check", 14, title=say("thoughts_chosen", lang))}</span>'
        if chosen
        else ""
    )
    if figure is None:
        said = f'<span class="sr">{escape(say("thoughts_untried", lang))}</span><b aria-hidden="true">–</b>'
        return f"<li>{tick}<span>{label}</span>{said}</li>"
    crown = icon("g-crown", 14) if figure.best else ""
    return (
        f'<li class="{"best" if figure.best else ""}" style="--share:{figure.share}">{tick}'
        f'<span>{label}</span><b aria-hidden="true">{crown}{figure.figure}</b>'
        f'<span class="sr">{escape(figure.told)}</span></li>'
    )


# ------------------------------------------------------------------ the curve


class Shape(Struct, frozen=True):
    """Measures of a chart in its own units; letters are set in them too."""

    width: int
    height: int
    left: int
    right: int
    top: int
    bottom: int


BESIDE = 23.0
"""Numbers on a line that are nearer to each other than that lie over each other."""
NARROW = Shape(400, 124, 40, 26, 10, 10)
"""Beside the log."""
WIDE = Shape(960, 250, 58, 30, 12, 12)
"""On a page of its own."""


def chances_board(table: Surroundings, *, wide: bool = False) -> Html:
    """The place of the curve, as large as it will be."""
    lang = table.lang
    wait = f'<p class="wait">{escape(say("chances_wait", lang))}</p>'
    return _board(table, f'<div class="plot">{wait}</div>', NOTHING, wide)


def _board(table: Surroundings, plot: Html, legend: Html, wide: bool) -> Html:
    lang = table.lang
    address = f"{table.address}/course" + ("?wide=1" if wide else "")
    if table.seat is not None:
        address += f"{'&' if wide else '?'}seat={table.seat}"
    note = f"<p>{escape(say('chances_note', lang))}</p>" if wide else ""
    css = "board course chances" if wide else "board chances"
    return (
        f'<section id="chances" class="{css}" data-course="{escape(address)}">'
        f'<h2 class="t">{escape(say("chances", lang))}</h2>{legend or "<ul></ul>"}{plot}{note}</section>'
    )


def chances_chart(
    table: Surroundings,
    evaluated: Evaluated,
    at: int,
    own: int | None = None,
    turning: Mapping[int, int] | None = None,
    *,
    wide: bool = False,
    phone: bool = False,
) -> Html:
    """One line a seat, told apart by colour, dashes and the mark at its end. The own one is the strongest,
    and its turning points stand on it.
    """
    shape, moments = (WIDE if wide and not phone else NARROW), evaluated.moments
    first, last = moments[0][0], moments[-1][0]
    across, down = shape.width - shape.left - shape.right, shape.height - shape.top - shape.bottom

    def x(moment: int) -> float:
        return shape.left + across * (moment - first) / max(1, last - first)

    def y(chance: float) -> float:
        return shape.top + down * (1 - chance)

    grid = "".join(
        f'<path class="grid" d="M{shape.left} {number(y(part))}H{shape.width - shape.right}"/>'
        f'<text x="{shape.left - 6}" y="{number(y(part) + 5)}" text-anchor="end">{round(100 * part)}</text>'
        for part in (0, 0.5, 1)
    )
    ends = _apart({seat: y(chance) for seat, chance in enumerate(moments[-1][1])}, shape)
    lines = NOTHING
    for seat, colour in enumerate(evaluated.colours):
        points = " ".join(f"{number(x(moment))},{number(y(odds[seat]))}" for moment, odds in moments)
        dash = DASHES[seat % len(DASHES)] or "none"
        css = f"pc-{colour} mine" if seat == own else f"pc-{colour}"
        lines += (
            f'<g class="{escape(css)}"><polyline class="edge" points="{points}"/>'
            f'<polyline points="{points}" stroke-dasharray="{escape(dash)}"/>'
            f'<use href="#d-{escape(colour)}" x="{shape.width - shape.right + 4}"'
            f' y="{number(ends[seat] - 10)}"'
            ' width="20" height="20"/></g>'
        )
    discs = "" if own is None or phone else _discs(moments, own, turning or {}, x, y)
    here = (
        f'<path class="here" d="M0 {shape.top - 6}V{shape.height - shape.bottom + 6}"'
        f' transform="translate({number(x(at))} 0)"/>'
    )
    plot = (
        f'<div class="plot"><svg class="chart" viewBox="0 0 {shape.width} {shape.height}" aria-hidden="true"'
        f' data-from="{number(shape.left)}" data-to="{number(shape.width - shape.right)}"'
        f' data-first="{first}" data-last="{last}">{grid}{lines}{discs}{"" if wide else here}</svg>'
        f"{_ways(table, evaluated, shape, x)}</div>"
    )
    shown = next(odds for moment, odds in reversed(moments) if moment <= max(at, first))
    return _board(table, plot, _legend(table, evaluated, shown), wide)


def _discs(
    moments: Sequence[tuple[int, Sequence[float]]], own: int, turning: Mapping[int, int], x: Any, y: Any
) -> Html:
    """The numbers of the turning points on the own line."""
    drawn, before, level = NOTHING, -BESIDE, 0.0
    for at, place in turning.items():
        odds = next((odds for moment, odds in reversed(moments) if moment <= at), moments[0][1])
        # One that would hide the one before it lies above it.
        level = level + BESIDE if x(at) - before < BESIDE else 0.0
        before = x(at)
        spot = f"translate({number(before)} {number(max(BESIDE / 2, y(odds[own]) - level))})"
        drawn += f'<g class="turn" transform="{spot}"><circle r="11"/><text y="5">{place}</text></g>'
    return drawn


def _ways(table: Surroundings, evaluated: Evaluated, shape: Shape, x: Any) -> Html:
    """A click on a moment goes there. By keyboard there is the slider, so nobody has to step over these."""
    moments, found = evaluated.moments, NOTHING
    edges = [x(moment) for moment, _ in moments]
    for place, (moment, odds) in enumerate(moments):
        left = (edges[max(0, place - 1)] + edges[place]) / 2
        right = (edges[place] + edges[min(len(edges) - 1, place + 1)]) / 2
        told = ", ".join(
            f"{sitter.name} {percent(chance)}" for sitter, chance in zip(table.sitters, odds, strict=True)
        )
        said = say("chances_moment", table.lang, at=moment, told=told)
        style = f"left:{100 * left / shape.width:.2f}%;width:{100 * (right - left) / shape.width:.2f}%"
        found += (
            f'<a class="then" tabindex="-1" href="{escape(table.address)}/replay?at={moment}"'
            f' style="{escape(style)}" title="{escape(said)}"></a>'
        )
    return f'<div class="ways" aria-hidden="true">{found}</div>'


def _legend(table: Surroundings, evaluated: Evaluated, odds: Sequence[float]) -> Html:
    """Who is which line, and how the chances stand at the moment that is shown."""
    rows = "".join(
        f"<li>{mark(colour, 16)}<span>{escape(sitter.name)}</span><b>{escape(percent(chance))}</b></li>"
        for sitter, colour, chance in zip(table.sitters, evaluated.colours, odds, strict=True)
    )
    return f"<ul>{rows}</ul>"


def told_course(evaluated: Evaluated) -> Mapping[str, Any]:
    """The figures themselves, so that the page can tell those of another moment."""
    return {"moments": [[at, [percent(chance) for chance in odds]] for at, odds in evaluated.moments]}


def percent(chance: float) -> str:
    return f"{round(100 * chance)}\u202f%"


def _apart(ends: dict[int, float], shape: Shape) -> dict[int, float]:
    """Marks that would lie on each other are moved apart."""
    placed: dict[int, float] = {}
    below = float("-inf")
    for seat in sorted(ends, key=ends.__getitem__):
        below = placed[seat] = max(ends[seat], below + 21)
    over = max(0.0, below - (shape.height - 10))
    return {seat: max(10.0, place - over) for seat, place in placed.items()}

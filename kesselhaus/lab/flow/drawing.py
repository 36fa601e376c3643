"""The flow of a game as one SVG, in the colours of the house."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from textwrap import wrap

from kesselhaus.art.html import NOTHING, Html, escape, trusted
from kesselhaus.art.palette import LIGHT
from kesselhaus.art.symbols import attributes, number
from kesselhaus.lab.flow.following import END, Flow, Stop, Way
from kesselhaus.lab.flow.layout import Box, Line, Plan, lay_out

LEAST = 0.02
"""Ways with a smaller share are left out of the drawing, but for the most frequent one to each task."""
PORT = 25
"""From one line to the next along the edge of a box."""
LETTERS = 34
"""In a line of what a task says of itself."""
MARGIN, HEAD, FOOT = 34, 80, 104
STYLE = f"""
text{{font-family:Inter,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;font-size:11px;fill:{LIGHT["ink2"]}}}
.head{{font:600 24px "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;fill:{LIGHT["ink"]}}}
.title{{font-weight:700;font-size:13px;fill:{LIGHT["ink"]}}}
.rule{{font-weight:600;font-size:10px;fill:{LIGHT["brassink"]}}}
.box{{fill:{LIGHT["card"]};stroke:{LIGHT["brass"]};stroke-width:1.6}}
.box.part{{fill:{LIGHT["verdbg"]};stroke:{LIGHT["verd"]}}}
.box.silent{{fill:{LIGHT["well"]};stroke:{LIGHT["edge"]};stroke-width:1}}
.way{{fill:none;stroke:{LIGHT["ink2"]}}}
.way.up{{stroke:{LIGHT["oxide"]}}}
.way.waits{{stroke-dasharray:5 3.5}}
.share{{font-size:10px;font-weight:600;fill:{LIGHT["ink"]};paint-order:stroke;stroke:{LIGHT["board"]};stroke-width:3px}}
.share.up{{fill:{LIGHT["oxide"]}}}
"""


def draw(flow: Flow) -> Html:
    """The whole drawing; it stands by itself."""
    ways = _merged(flow.ways)
    shown = list(_frequent(ways))
    stops = {stop.name: stop for stop in flow.stops}
    lines = [Line(way.start, way.to, way.share) for way in shown]
    boxes = [_box(stop, lines) for stop in flow.stops]
    if any(line.to == END for line in lines):
        boxes.append(Box(END, 130, 26))
    plan = lay_out(boxes, lines, flow.first)
    again = {way.start: way.share for way in flow.ways if way.start == way.to and not way.waits}
    drawn = [_way(line, way.waits) for line, way in zip(plan.lines, shown, strict=True)]
    drawn += [_task(plan.boxes[name], stop, again.get(name)) for name, stop in stops.items()]
    drawn += [_end(plan.boxes[END])] if END in plan.boxes else []
    drawn += [_share(line) for line in plan.lines]
    return _sheet(flow, plan, len(ways) - len(shown), drawn)


def _merged(ways: Sequence[Way]) -> list[Way]:
    """What sometimes is next and sometimes waits is drawn once; the same again has a loop of its own."""
    leads = {(way.start, way.to) for way in ways if not way.waits}
    return [
        way for way in ways if way.start != way.to and (not way.waits or (way.start, way.to) not in leads)
    ]


def _frequent(ways: Sequence[Way]) -> Iterable[Way]:
    """Of the rare ways only those without which a task would hang in the air."""
    best: dict[str, Way] = {}
    for way in ways:
        if way.to not in best or way.share > best[way.to].share:
            best[way.to] = way
    return (way for way in ways if way.share >= LEAST or best[way.to] is way)


def _box(stop: Stop, lines: Sequence[Line]) -> Box:
    told = wrap(stop.told, LETTERS)
    out = sum(line.start == stop.name for line in lines) + (stop.done > 0)
    into = sum(line.to == stop.name for line in lines)
    letters = max([len(stop.title) * 1.22 + len(stop.rule) + 3, *map(len, told)])
    return Box(stop.name, max(letters * 5.7 + 22, PORT * max(out, into)), 26 + 13 * len(told))


# ------------------------------------------------------------------ tasks


def _task(box: Box, stop: Stop, again: float | None) -> Html:
    css = "box part" if stop.part and stop.asks else "box" if stop.asks else "box silent"
    left, right = box.x - box.width / 2, box.x + box.width / 2
    lines = "".join(
        _text(left + 10, box.top + 32 + 13 * place, line)
        for place, line in enumerate(wrap(stop.told, LETTERS))
    )
    how_often = f"{stop.per_match:g} times a match"
    return (
        f'<g id="{escape(stop.name)}"><title>{escape(f"{stop.title}: {how_often}")}</title>'
        f'<rect class="{css}" x="{number(left)}" y="{number(box.top)}" width="{number(box.width)}"'
        f' height="{number(box.height)}" rx="7"/>{_text(left + 10, box.top + 17, stop.title, "title")}'
        f"{_text(right - 10, box.top + 17, stop.rule, 'rule', 'end')}{lines}"
        f"{'' if again is None else _again(box, again)}{_done(box, stop.done) if stop.done else ''}</g>"
    )


def _again(box: Box, share: float) -> Html:
    """A loop at the right edge: the same task again."""
    x, y = box.x + box.width / 2, box.top + 9
    loop = f"M{number(x)} {number(y + 12)}c16 4 16-16 1-11"
    return (
        f'<path class="way up" d="{loop}" marker-end="url(#tip-up)" stroke-width="1.4"/>'
        f"{_text(x + 14, y + 10, _percent(share), 'share up')}"
    )


def _done(box: Box, share: float) -> Html:
    """A stub at the right end of the lower edge: nothing follows."""
    x, y = number(box.x + box.width / 2 - 9), box.bottom
    return (
        f'<path class="way" d="M{x} {number(y)}v10" stroke-width="{number(1 + 1.6 * share)}"/>'
        f'<circle cx="{x}" cy="{number(y + 12)}" r="3" fill="{escape(LIGHT["ink2"])}"/>'
        f"{_text(box.x + box.width / 2 - 3, y + 15, _percent(share), 'share')}"
    )


def _end(box: Box) -> Html:
    left = box.x - box.width / 2
    return (
        f'<rect x="{number(left)}" y="{number(box.top)}" width="{number(box.width)}"'
        f' height="{number(box.height)}" rx="13" fill="{escape(LIGHT["ink2"])}"/>'
        f'<text x="{number(box.x)}" y="{number(box.y + 4)}" text-anchor="middle" font-weight="700"'
        f' style="fill:{escape(LIGHT["board"])}">the game is over</text>'
    )


# ------------------------------------------------------------------ ways


def _way(line: Line, waits: bool) -> Html:
    css = " ".join(["way", *(["up"] if line.up else []), *(["waits"] if waits else [])])
    tip = "tip-up" if line.up else "tip"
    width = number(1 + 1.6 * line.weight)
    return (
        f'<path class="{escape(css)}" d="{escape(_path(line.points))}"'
        f' stroke-width="{width}" marker-end="url(#{tip})"/>'
    )


def _path(points: Sequence[tuple[float, float]]) -> str:
    """Down or up in soft bends, straight past a layer."""
    path = f"M{number(points[0][0])} {number(points[0][1])}"
    for (x, y), (to_x, to_y) in pairwise(points):
        middle = number((y + to_y) / 2)
        path += f"C{number(x)} {middle} {number(to_x)} {middle} {number(to_x)} {number(to_y)}"
    return path


def _share(line: Line) -> Html:
    """Where the line leaves its box."""
    x, y = line.points[0]
    return _text(
        x + 3, y - 5 if line.up else y + 12, _percent(line.weight), "share up" if line.up else "share"
    )


def _percent(share: float) -> str:
    return f"{share:.0%}" if share >= 0.01 else f"{share:.1%}"


# ------------------------------------------------------------------ the sheet


def _sheet(flow: Flow, plan: Plan, left_out: int, drawn: Iterable[Html]) -> Html:
    width = max(plan.width + 2 * MARGIN + 40, 700)
    height = plan.height + HEAD + FOOT
    shift = (width - plan.width) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}"'
        f' width="{number(width)}" height="{number(height)}" role="img">'
        f"<title>{escape(flow.title)}: which task leads to which</title><style>{trusted(STYLE)}</style>"
        f"<defs>{_tip('tip', LIGHT['ink2'])}{_tip('tip-up', LIGHT['oxide'])}</defs>"
        f'<rect width="100%" height="100%" fill="{escape(LIGHT["board"])}"/>{_frame(width, height)}'
        f"{_text(MARGIN, 42, flow.title, 'head')}{_text(MARGIN, 60, _followed(flow))}"
        f'<g transform="translate({number(shift)} {HEAD})">{"".join(drawn)}</g>'
        f"{_legend(height - 46, left_out)}</svg>\n"
    )


def _followed(flow: Flow) -> str:
    seats = ", ".join(map(str, flow.seats))
    said = f"Followed through {flow.matches} matches of {', '.join(flow.bots)} with {seats} seats."
    return f"{said} Not met: {', '.join(flow.unmet)}." if flow.unmet else said


def _legend(y: float, left_out: int) -> Html:
    drawn, x = NOTHING, float(MARGIN)
    for css, words in (
        ("box", "asks"),
        ("box part", "asks, as part of the answer before"),
        ("box silent", "asks nobody"),
    ):
        drawn += (
            f'<rect class="{escape(css)}" x="{number(x)}" y="{number(y - 9)}" width="18" height="12" rx="3"/>'
        )
        drawn += _text(x + 24, y + 1, words)
        x += 44 + 5.6 * len(words)
    for css, words in (("way", "leads to"), ("way up", "leads back to"), ("way waits", "waits behind it")):
        drawn += f'<path class="{escape(css)}" d="M{number(x)} {number(y - 3)}h26" stroke-width="1.8"/>'
        drawn += _text(x + 32, y + 1, words)
        x += 52 + 5.6 * len(words)
    drawn += f'<circle cx="{number(x + 4)}" cy="{number(y - 3)}" r="3" fill="{escape(LIGHT["ink2"])}"/>'
    drawn += _text(x + 14, y + 1, "is done")
    if left_out:
        drawn += _text(MARGIN, y + 19, f"Ways with a share below {LEAST:.0%} are left out: {left_out}.")
    return drawn


def _tip(name: str, colour: str) -> Html:
    return (
        f'<marker id="{escape(name)}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7"'
        ' markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0.5L8 4L0 7.5z"'
        f' fill="{escape(colour)}"/></marker>'
    )


def _frame(width: float, height: float) -> Html:
    """An engraved hairline with ticket corners, a rivet in each."""
    across, down = number(width - 38), number(height - 38)
    line = (
        f"M19 11h{across}a8 8 0 0 0 8 8v{down}a8 8 0 0 0-8 8h-{across}a8 8 0 0 0-8-8v-{down}a8 8 0 0 0 8-8z"
    )
    rivets = "".join(
        f'<circle cx="{number(x)}" cy="{number(y)}" r="2" fill="{escape(LIGHT["brass"])}"/>'
        for x in (12, width - 12)
        for y in (12, height - 12)
    )
    return f'<path d="{line}" fill="none" stroke="{escape(LIGHT["line"])}"/>{rivets}'


def _text(x: float, y: float, words: str, css: str = "", anchor: str = "") -> Html:
    more = attributes(class_=css, text_anchor=anchor)
    return f'<text x="{number(x)}" y="{number(y)}"{more}>{escape(words)}</text>'

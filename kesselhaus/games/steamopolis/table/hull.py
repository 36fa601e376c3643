"""The airship in section: envelope, gauge and pipes, as far as they are printed (2.3, 2.4)."""

from functools import lru_cache

from kesselhaus.art.furniture import text
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import number
from kesselhaus.games.steamopolis.drawings.banners import EDGE, INK

WIDTH, HEIGHT = 521, 470
RAIL = 200
"""Where the rail of the machine room begins."""
SLOT, SLOT_STEP, SLOT_HEIGHT = 71, 75, 106
LEVEL_TINTS = ("#E9A06C", "#D98870", "#BE6F76", "#9C5A7C", "#7C4C7C", "#604482", "#4A3C7C", "#363270")
"""A value is tinted like the level that it reaches."""


def hole(position: int) -> tuple[float, float]:
    """The middle of a gauge position: they lie on a curve along the hull."""
    x = 46 + position * 43.95
    return x, curve(x) + 4


def curve(x: float) -> float:
    return 55 + 26 * ((x - 262) / 216) ** 2


def slot_left(slot: int) -> float:
    return (slot - 1) * SLOT_STEP


def slot_middle(slot: int) -> float:
    return slot_left(slot) + SLOT / 2


def _along(start: float, end: float, below: float, *, back: bool = False) -> str:
    xs = [start + step * (end - start) / 22 for step in range(23)]
    return "L".join(f"{number(x)} {number(curve(x) + below)}" for x in (reversed(xs) if back else xs))


def _band(upper: float, lower: float, wider: float = 0) -> str:
    start, end = 24 - wider, 507 + wider
    return f"M{_along(start, end, upper)}L{_along(start, end, lower, back=True)}Z"


@lru_cache(maxsize=1)
def envelope() -> Html:
    """The hull, open towards us, with the pipe room below the gauge."""
    outline = (
        f"M{_along(18, 506, -53)}Q521 {number(curve(506) - 44)} 520 108Q518 168 492 198H30Q4 168 1.5 108"
        f"Q2 {number(curve(18) - 44)} 18 {number(curve(18) - 53)}Z"
    )
    ribs = "".join(f"M{x} {number(curve(x) - 52)}v9" for x in range(46, 500, 44))
    room = f"M{_along(30, 494, 24)}L488 190a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6Z"
    rivets = (
        *((12, 128), (16, 146), (22, 164), (30, 182)),
        *((509, 128), (505, 146), (500, 164), (493, 182)),
    )
    drawn = (
        f'<path d="{escape(outline)}" fill="#C79A52" stroke-width="1.6" {EDGE}/>'
        f'<path d="M{escape(_along(22, 502, -49.5))}" fill="none" stroke="#F3D793" stroke-width="2.4"/>'
        f'<path d="{ribs}" stroke="#8A5F1F" stroke-width="1.1"/>'
        '<path d="M520 108Q518 168 492 198H484L504 116zM1.5 108Q4 168 30 198H40L18 116z" fill="#5A3C10"'
        ' opacity=".35"/>'
    )
    drawn += "".join(f'<circle cx="{x}" cy="{y}" r="1.5" fill="#5A3C10"/>' for x, y in rivets)
    return (
        f'<g class="art">{drawn}</g><path d="{escape(room)}" class="cutout"'
        f' stroke="{escape(INK)}" stroke-width="1.4"/>'
    )


@lru_cache(maxsize=16)
def pipes(values: tuple[int, ...], lit: int) -> Html:
    """One pipe from every position with a value of 2 or more to its slot; the one that was used shines."""
    drawn = NOTHING
    # A position whose slot has a pipe already joins that pipe.
    first = {value: values.index(value) for value in values}
    for position in sorted(range(len(values)), key=lambda each: each == lit):
        slot = values[position] - 1
        if slot >= 1:
            joins = first[values[position]] if first[values[position]] != position else 0
            drawn += _pipe(_course(position, slot, joins), shines=position == lit)
    return drawn


def _course(position: int, slot: int, joins: int) -> str:
    """The leftmost slot has the highest lane, so that no two pipes cross."""
    x, y = hole(position)
    lane = 120 + slot * 8.6 + (3 if slot == 7 else 0)
    to, start = slot_middle(slot), number(y + 10)
    bend = min(6.0, abs(x - to) / 2)
    if abs(x - to) < 3:
        return f"M{number(x)} {start}V{RAIL + 4}"
    level, column = number(lane), number(x)
    down = f"M{column} {start}V{number(lane - bend)}Q{column} {level} {number(x - bend)} {level}"
    if joins:
        return f"{down}H{number(hole(joins)[0] - 8)}"
    end = number(to)
    return f"{down}H{number(to + bend)}Q{end} {level} {end} {number(lane + bend)}V{RAIL + 4}"


def _pipe(course: str, *, shines: bool) -> Html:
    outer, inner, light = (8.5, 6, 2) if shines else (7, 4.6, 1.2)
    body, glint = ("#F0B93C", "#FFF3C4") if shines else ("#A9653A", "#E0A878")
    return (
        f'<path d="{escape(course)}" fill="none" stroke="{escape(INK)}" stroke-width="{outer}"/>'
        f'<path d="{escape(course)}" fill="none" stroke="{escape(body)}" stroke-width="{inner}"/>'
        f'<path d="{escape(course)}" fill="none" stroke="{escape(glint)}" stroke-width="{light}"'
        ' transform="translate(-.8 -.8)"/>'
    )


@lru_cache(maxsize=16)
def dial(values: tuple[int, ...], digits: tuple[int, ...], seat: int) -> Html:
    """The gauge of a seat: one field for each value, a hole for each position, the digit that a bonus marker
    needs.
    """
    drawn = (
        f'<path d="{escape(_band(-42, 27, 6))}" fill="#4A320B"/>'
        f'<path d="{escape(_band(-41, 26, 5))}" fill="url(#paint-bezel)"/>'
        f'<path d="{escape(_band(-36, 21, 1))}" fill="#3A2A10"/><path d="{escape(_band(-35, 20))}"'
        ' class="dial"/>'
    )
    for position in range(1, len(values)):
        value, x = values[position], hole(position)[0]
        left, right = x - 21.9, min(x + 22, 507)
        upper, lower = curve(left) - 35, curve(right) - 35
        drawn += (
            f'<path d="M{number(left + 0.6)} {number(upper)}L{number(right - 0.6)} {number(lower)}'
            f'v6L{number(left + 0.6)} {number(upper + 6)}Z" fill="{escape(LEVEL_TINTS[value - 1])}"/>'
        )
        if values[position - 1] != value:
            drawn += f'<path d="M{number(left)} {number(upper)}v55" stroke="#6E5E49" stroke-opacity=".55"/>'
    for position in range(1, len(values)):
        x, y = hole(position)
        drawn += f'<g data-x="gauge-{seat}-{position}">'
        drawn += f'<circle cx="{number(x)}" cy="{number(y)}" r="13" class="hole"/>'
        drawn += text(x, y - 18.5, values[position], 14, "middle", "gv", 700)
        if digits[position]:
            drawn += text(x, y + 4.5, f"#{digits[position]}", 12, "middle", "gdig", 400)
        drawn += "</g>"
    return drawn


@lru_cache(maxsize=1)
def gondola() -> Html:
    """Planks behind slots and hold, so that the airship is one body."""
    keel = RAIL + 197
    return (
        f'<g class="art"><path d="M-4 {RAIL + 18}H525V{keel - 12}Q525 {keel} 511 {keel}H10Q-4 {keel} -4'
        f' {keel - 12}Z" fill="#B98A50" stroke-width="1.6" {EDGE}/>'
        f'<path d="M-2 {RAIL + 140}H523" stroke="#6A4510" stroke-width="3"/>'
        f'<path d="M-2 {RAIL + 139}H523" stroke="#E9C68C" stroke-width="1.2"/>'
        f'<path d="M-1 {RAIL + 62}H522M-1 {RAIL + 98}H522" stroke="#8A5F2C" stroke-width="1.2"/></g>'
    )


@lru_cache(maxsize=64)
def rail(slots: int, start: int, now: int) -> Html:
    """The iron rail over the slots; what a running stone has passed from `start` to `now` is lit."""
    y = RAIL + 13
    drawn = (
        f'<rect y="{RAIL}" width="{WIDTH}" height="26" rx="5" fill="{escape(INK)}"/>'
        f'<rect x="1.5" y="{RAIL + 1.5}" width="{WIDTH - 3}" height="23" rx="4" fill="#3B4144"/>'
        f'<path d="M4 {RAIL + 3.5}h{WIDTH - 9}" stroke="#6F777B"/>'
    )
    if start > now > 0:
        way = f"H{number(slot_middle(now))}"
        at = number(slot_middle(start))
        drawn += (
            f'<path d="M{at} {y}{way}" stroke="{escape(INK)}" stroke-width="9"/>'
            f'<path d="M{at} {y}{way}" stroke="#F0B93C" stroke-width="6"/>'
            f'<path d="M{at} {y - 1}{way}" stroke="#FFF3C4" stroke-width="1.6"/>'
        )
    for slot in range(1, slots + 1):
        lit = now < slot <= start
        x = slot_middle(slot)
        drawn += (
            f'<circle cx="{number(x)}" cy="{y}" r="11.5" fill="{"#F0B93C" if lit else "#171A1B"}"'
            ' stroke="#C08A34" stroke-width="1.5"/>'
            f"{text(x, y + 4.8, slot, 14, 'middle', 'rk' if lit else 'mlt', 700)}"
        )
        if slot > 1:
            drawn += f'<path d="M{number(x - 35)} {y}l5.5-4.5v9z" fill="{"#FFF3C4" if lit else "#C08A34"}"/>'
    return drawn

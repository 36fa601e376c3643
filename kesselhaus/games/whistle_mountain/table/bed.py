"""What is printed on the mountain and never changes: frame, rock, lines, numbers, barracks, tower, bridge."""

from functools import lru_cache

from kesselhaus.art.furniture import text
from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import number, use
from kesselhaus.games.whistle_mountain.ground import COLUMNS, FLOORS, ROWS
from kesselhaus.games.whistle_mountain.table.plan import (
    BOTTOM,
    HEIGHT,
    LEFT,
    RIGHT,
    SIDE,
    TOP,
    TOWER,
    TOWER_WIDTH,
    WIDTH,
    top,
)

INK = "#2B221A"


@lru_cache(maxsize=64)
def bed(seats: int, levels: int, floor_vp: tuple[int, ...]) -> Html:
    """Everything under the pieces."""
    return _frame() + _grid() + _tower(floor_vp) + _barracks(seats, levels)


def _frame() -> Html:
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="url(#paint-brass)"/>'
        f'<rect x="2.5" y="2.5" width="{WIDTH - 5}" height="{HEIGHT - 5}" rx="6" fill="#2B2012"/>'
        f'<rect x="4" y="4" width="{WIDTH - 8}" height="{HEIGHT - 8}" rx="5" fill="url(#paint-rim)"/>'
    )


def _grid() -> Html:
    across, down = COLUMNS * SIDE, ROWS * SIDE
    lines = "".join(f"M{LEFT + column * SIDE} {TOP}v{down}" for column in range(1, COLUMNS))
    lines += "".join(f"M{LEFT} {TOP + row * SIDE}h{across}" for row in range(1, ROWS))
    drawn = use("x-rock", LEFT, TOP, across, down, css="rock") + f'<path d="{escape(lines)}" class="gl"/>'
    drawn += f'<rect x="{LEFT}" y="{TOP}" width="{across}" height="{down}" class="rockrim"/>'
    numbers = "".join(
        _number(LEFT + (column - 0.5) * SIDE, TOP - 3.5, column) for column in range(1, COLUMNS + 1)
    )
    numbers += "".join(_number(RIGHT + 9, top(row) + 24.5, row) for row in range(ROWS))
    drawn += f'<g font-size="12" font-weight="400" text-anchor="middle" class="ml">{numbers}</g>'
    return drawn


def _number(x: float, y: float, figure: int) -> Html:
    return f'<text x="{number(x)}" y="{number(y)}">{figure}</text>'


def _tower(floor_vp: tuple[int, ...]) -> Html:
    """Floors level with the rows, each with what a worker is worth there (2.3)."""
    foot, head = TOP + FLOORS * SIDE, TOP - 16
    drawn: Html = f'<path d="M{TOWER} {foot}V{head + 4}h12v-7h15v7h16v-7h15v7h12V{foot}z" class="tw"/>'
    tops = [(floor, top(floor)) for floor in range(1, FLOORS + 1)]
    lines = "".join(f"M{TOWER} {y + SIDE}h{TOWER_WIDTH}" for _, y in tops)
    light = "".join(f"M{TOWER + 1.5} {y + SIDE - 2}V{y + 2}h{TOWER_WIDTH - 3}" for _, y in tops)
    shade = "".join(f"M{TOWER + 24} {y + 5}v{SIDE - 9}" for _, y in tops)
    drawn += (
        f'<path d="{escape(lines)}" class="twl"/><path d="{escape(light)}" class="twh"/>'
        f'<path d="{escape(shade)}" class="tws"/>'
    )
    for floor, y in tops:
        drawn += use("i-vpn", TOWER + 1.5, y + 10, 22)
        drawn += text(TOWER + 12.5, y + 25.4, floor_vp[floor], 12, "middle", "whf", 700)
    return drawn


def doors(seats: int) -> tuple[float, float, float]:
    """Where the doors of a barracks level begin, how far apart they are and how wide."""
    return {2: (11, 29, 22), 3: (8, 20, 17)}.get(seats, (7, 15, 14))


def _barracks(seats: int, levels: int) -> Html:
    """A door for every player on every level (2.3)."""
    ridge = top(levels)
    drawn: Html = (
        f'<path d="M4 {ridge - 2}L37 {ridge - 17}L{LEFT - 3} {ridge - 2}z" fill="#6B4028" stroke="#1C120A"'
        ' stroke-width="1.2"/>'
    )
    left, step, width = doors(seats)
    for level in range(1, levels + 1):
        y = top(level)
        wall = "#4A3123" if level % 2 else "#543829"
        drawn += (
            f'<rect x="5" y="{y}" width="{LEFT - 9}" height="{SIDE}" fill="{wall}"/>'
            f'<path d="M5 {y + SIDE - 2.5}h{LEFT - 9}v2.5h-{LEFT - 9}z" fill="#8A5F37"/>'
        )
        for door in range(seats):
            x, arch = left + door * step, width / 2
            drawn += f'<path d="M{x} {y + SIDE - 3}v-19a{arch} {arch} 0 0 1 {width} 0v19z" class="door"/>'
    return drawn


@lru_cache(maxsize=16)
def bridge(row: int) -> Html:
    """The riveted line below that row (2.2); it lies over what is built."""
    y, across = top(row - 1), COLUMNS * SIDE
    posts = "".join(
        f'<rect x="{x}" y="{y - 8}" width="11" height="16" rx="2" class="lv"/>'
        f'<circle cx="{x + 5.5}" cy="{y}" r="2" fill="#5A3C10"/>'
        for x in (LEFT - 6, RIGHT - 5)
    )
    return (
        f'<rect x="{LEFT - 3}" y="{y - 4}" width="{across + 6}" height="8" rx="1" class="br"/>'
        f'<path d="M{LEFT + 4} {y}H{RIGHT - 2}" class="brr"/>'
        f'<path d="M{LEFT - 3} {y - 3.5}h{across + 6}" class="brl"/>{posts}'
    )


@lru_cache(maxsize=16)
def water(level: int) -> Html:
    """The strips laid so far, over whatever they cover, and the edge of the next flood."""
    y = top(level)
    drawn: Html = f'<rect x="4" y="{y}" width="{RIGHT - 4}" height="{BOTTOM - y}" class="wat"/>'
    for row in range(level, -1, -1):
        edge = top(row)
        drawn += f'<path d="{escape(_wave(edge + 13, 4, 4))}" class="wv"/>'
        drawn += f'<path d="{escape(_wave(edge + 28, 21, 3.5))}" class="wv2"/>'
        if row < level:
            drawn += f'<path d="M4 {edge}H{RIGHT}" class="strip"/>'
    drawn += f'<path d="M4 {y + 0.8}H{RIGHT}" class="shore"/>'
    return drawn


def _wave(y: float, x: float, height: float, length: int = 34) -> str:
    waves = int((RIGHT - x) / length)
    return f"M{x} {y}q{length / 4} {-height} {length / 2} 0" + f"t{length / 2} 0" * (2 * waves - 1)


def next_flood(level: int) -> Html:
    """A dashed line where the next strip would end."""
    return f'<path d="M5 {top(level + 1)}H{RIGHT}" class="next"/>'

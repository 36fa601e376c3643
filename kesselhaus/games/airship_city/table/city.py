"""The city: sixteen tiles between levers, with the workers of all players (AC-20 to AC-22, AC-34)."""

from kesselhaus.art.furniture import rings, text
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import piece
from kesselhaus.art.symbols import attributes, number, use
from kesselhaus.engine.questions import Option
from kesselhaus.games.airship_city.options import (
    GRID_LINES,
    Act,
    Develop,
    FlyOn,
    FreeShift,
    Shift,
    Step,
    StepOn,
    directions,
)
from kesselhaus.games.airship_city.table.labels import line_label
from kesselhaus.games.airship_city.table.sight import Sight
from kesselhaus.games.airship_city.table.tiles import TILE, tile
from kesselhaus.games.airship_city.tasks import InTransit, Moving

GAP, RIM = 6, 27
SIDE = 4 * TILE + 3 * GAP + 2 * RIM
WORKER = 25
"""Width of a worker that has room."""
ON_THE_MAP = (Step, StepOn, FlyOn, Develop, Act)
"""Options that have a place on the map, besides the levers."""


def city(sight: Sight) -> Html:
    """The whole map as one SVG, for pieces move across it. Layers: bed, levers, tiles, targets, workers."""
    layers = sight.part(_levers) + sight.part(_tiles)
    layers += "".join(target(sight, option) for option in sight.offered(*ON_THE_MAP))
    layers += sight.part(workers)
    return (
        f'<section id="city" class="city"><h2 class="sr">{escape(sight.say("city"))}</h2>'
        f'<svg viewBox="0 0 {SIDE} {SIDE}" class="citysvg" role="group"'
        f' aria-label="{escape(sight.say("city_of_tiles"))}">{BED}{layers}</svg></section>'
    )


def _levers(sight: Sight) -> Html:
    return "".join(lever(sight, line, direction) for line in GRID_LINES for direction in directions(line))


def _tiles(sight: Sight) -> Html:
    return "".join(
        at_cell(cell, tile(sight, name), f"tile-{name}") for cell, name in enumerate(sight.table.grid)
    )


def _bed() -> Html:
    """Brass frame, dark bed with the plan of the streets, a screw in each corner."""

    def sheet(inset: float, radius: float, fill: str, more: Html = NOTHING) -> Html:
        side = number(SIDE - 2 * inset)
        where = f'x="{inset}" y="{inset}" width="{side}" height="{side}"'
        return f'<rect {where} rx="{radius}" fill="{escape(fill)}"{more}/>'

    drawn = sheet(0, 8, "url(#paint-brass)") + sheet(2.5, 6, "#3A2C17") + sheet(4, 5, "url(#paint-dusk)")
    drawn += sheet(4, 5, "url(#paint-streets)") + sheet(RIM - 4, 9, "#000", Html(' opacity=".28"'))
    for x in (14, SIDE - 14):
        for y in (14, SIDE - 14):
            drawn += (
                f'<circle cx="{x}" cy="{y}" r="5.5" fill="url(#paint-brass)" stroke="#3A2C17"/>'
                f'<path d="M{x - 3} {y - 3}l6 6" stroke="#5A3C10" stroke-width="1.4"/>'
            )
    return drawn


BED = _bed()


def corner(cell: int) -> tuple[float, float]:
    """Where the tile of a cell begins."""
    row, column = divmod(cell, 4)
    return RIM + column * (TILE + GAP), RIM + row * (TILE + GAP)


def at_cell(cell: int, drawn: Html, name: str = "", more: Html = NOTHING) -> Html:
    x, y = corner(cell)
    where = f'transform="translate({number(x)} {number(y)})"'
    return f"<g{attributes(id=name, data_x=name)} {where}{more}>{drawn}</g>"


# ------------------------------------------------------------------ levers

TURN = {"up": 0, "down": 180, "left": -90, "right": 90}


def lever(sight: Sight, grid_line: str, direction: str) -> Html:
    """A shift lever at the edge (AC-22); it shines when that shift is possible."""
    along = RIM + int(grid_line[-1]) * (TILE + GAP) + TILE / 2
    near, far = 14.5, SIDE - 14.5
    x, y = {"up": (along, near), "down": (along, far), "left": (near, along), "right": (far, along)}[
        direction
    ]
    dx, dy = {"up": (0, 9), "down": (0, -0.6), "left": (3.5, 4.4), "right": (-3.5, 4.4)}[direction]
    shown = (
        f'<g transform="rotate({TURN[direction]})">'
        '<path d="M-30 8.5V-3.5L-6-9.5q6-2.4 12 0L30-3.5V8.5q0 2-2 2H-28q-2 0-2-2z" class="lv"/>'
        '<path d="M-4.5-1 0-6l4.5 5z" class="lva"/></g>'
        f"{text(dx, dy, line_label(grid_line), 12.4, 'middle', 'lvt', 700)}"
    )
    where = f'transform="translate({number(x)} {number(y)})"'
    thing = attributes(data_x=f"lever-{grid_line}-{direction}")
    option = next(
        (
            shift
            for shift in (Shift(grid_line, direction), FreeShift(grid_line, direction))
            if shift in sight.legal
        ),
        None,
    )
    if option is None:
        return f'<g {where} class="lever"{thing}>{shown}</g>'
    return f'<g {where} class="lever target"{sight.target(option)}{thing}>{shown}</g>'


# ------------------------------------------------------------------ targets


def target(sight: Sight, option: Option) -> Html:
    """The ring round a tile that an option leads to, with the ghost of the worker that would stand there."""
    match option:
        case Step(start, to):
            return _ring(sight, option, to, subject=start, ghost=True)
        case StepOn(to) | FlyOn(to):
            return _ring(sight, option, to, ghost=True)
        case Develop(tile_name):
            return _ring(sight, option, tile_name)
        case Act() if moving := sight.table.waiting(Moving):
            return _ring(sight, option, moving.tile)
    return NOTHING


def _ring(sight: Sight, option: Option, tile_name: str, *, subject: str = "", ghost: bool = False) -> Html:
    cell = sight.table.grid.index(tile_name)
    drawn = f'<rect width="{TILE}" height="{TILE}" fill="transparent"/>{rings(0, 0, TILE, TILE)}'
    if ghost:
        standing = len(_standing(sight, tile_name))
        x, y, width = spots(standing + 1)[-1]
        drawn += piece("ghost", sight.colour(sight.table.active), x, y, width)
    css = "target picked" if not subject or subject == first_subject(sight) else "target"
    thing = attributes(data_x=f"tile-{tile_name}")
    return at_cell(cell, drawn, "", f' class="{css}"{sight.target(option, subject)}{thing}')


def first_subject(sight: Sight) -> str:
    """The worker whose targets are shown first."""
    return next((option.start for option in sight.offered(Step)), "")


# ------------------------------------------------------------------ workers


def spots(count: int) -> list[tuple[float, float, float]]:
    """Where on a tile so many workers stand, as (x, y, width): from the left, closer when there are more.

    Up to sixteen fit, for on the harbour any number may meet (AC-42): the back row stands half a step higher.
    """
    if count <= 4:
        step = 25.0 if count < 4 else 24.0
        return [(6 + place * step, 50, WORKER) for place in range(count)]
    if count <= 6:
        step = (TILE - 10 - WORKER) / (count - 1)
        return [(5 + place * step, 50, WORKER) for place in range(count)]
    width, front = 20.0, -(-count // 2)
    step = (TILE - 7 - width) / (front - 0.5)
    back = [(4 + place * step + step / 2, 29.0, width) for place in range(count - front)]
    return back + [(4 + place * step, 55.0, width) for place in range(front)]


def _standing(sight: Sight, tile_name: str) -> list[tuple[int, int]]:
    """The workers on a tile, as (seat, number)."""
    return _by_tile(sight).get(tile_name, [])


def _by_tile(sight: Sight) -> dict[str, list[tuple[int, int]]]:
    """Where all workers stand."""
    standing: dict[str, list[tuple[int, int]]] = {}
    for player in sight.table.players:
        for worker, tile_name in enumerate(player.workers):
            standing.setdefault(tile_name, []).append((player.seat, worker))
    return standing


def workers(sight: Sight) -> Html:
    standing = _by_tile(sight)
    return "".join(
        _worker(sight, cell, tile_name, seat, number_, spot)
        for cell, tile_name in enumerate(sight.table.grid)
        if tile_name in standing
        for (seat, number_), spot in zip(standing[tile_name], spots(len(standing[tile_name])), strict=True)
    )


def _worker(
    sight: Sight, cell: int, tile_name: str, seat: int, worker: int, spot: tuple[float, float, float]
) -> Html:
    """A worker with its state: moved, to be picked, or on its way."""
    table = sight.table
    left, top = corner(cell)
    x, y, width = left + spot[0], top + spot[1], spot[2]
    unit = width / WORKER
    name, told, css = f"w-{seat}-{worker}", sight.who(seat), ""
    more, over, under = NOTHING, NOTHING, NOTHING
    if seat == table.active and sight.in_turn:
        moving = table.waiting(Moving)
        if moving and moving.worker == worker:
            under, over = _selected(x, y, unit)
            if isinstance(moving, InTransit):
                told = sight.say("in_transit", name=told)
        elif table.players[seat].moved[worker]:
            css, told = "moved", sight.say("moved", name=told)
            over = _tick(x + 15 * unit, y + 20 * unit, unit)
        elif any(option.start == tile_name for option in sight.offered(Step)):
            picked = " picked" if tile_name == first_subject(sight) else ""
            below, above = _selected(x, y, unit)
            under = f'<g class="subject{picked}" data-of="{escape(tile_name)}">{below}</g>'
            over = f'<g class="subject{picked}" data-of="{escape(tile_name)}">{above}</g>'
            label = sight.say("pick", name=told, tile=sight.name(table.box.kind[tile_name]))
            more = attributes(data_pick=tile_name, role="button", tabindex="0", aria_label=label)
    drawn = piece("worker", sight.colour(seat), x, y, width, name=name, css=css, title=told)
    thing = attributes(data_x=f"worker-{seat}-{worker}")
    return f'<g class="wk"{thing}{more}>{under}{drawn}{over}</g>'


def _tick(x: float, y: float, unit: float) -> Html:
    return (
        f'<g transform="translate({number(x)} {number(y)}) scale({number(unit)})">'
        '<circle cx="6" cy="6" r="6.3" fill="#22272A" stroke="#F6EEDB"/>'
        f"{use('g-check', 1.8, 1.8, 8.4, css='wh')}</g>"
    )


def _selected(x: float, y: float, unit: float) -> tuple[Html, Html]:
    """A disc of light under the piece and a small arrow above it."""
    middle = number(x + 12.5 * unit)
    disc = (
        f'<ellipse cx="{middle}" cy="{number(y + 29.5 * unit)}" rx="{number(15 * unit)}"'
        f' ry="{number(5.5 * unit)}" class="selr"/>'
    )
    return disc, f'<path d="M{middle} {number(y - 3)}l-5-6.5h10z" class="sela"/>'

"""Where on the mountain an option leads: pips with what a square would bring, and the ghost of what would lie
there; rings round machines, workers and airships.
"""

from html import escape

from kesselhaus.art.furniture import rings, text
from kesselhaus.art.pieces import piece
from kesselhaus.art.symbols import number, use
from kesselhaus.engine.grids import Square
from kesselhaus.engine.questions import Option
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.table.fleet import DRAWN, hull
from kesselhaus.games.whistle_mountain.table.plan import LEFT, SIDE, TOP, corner, rim, top, upper_left
from kesselhaus.games.whistle_mountain.table.prospect import Held, Yield, by_worth
from kesselhaus.games.whistle_mountain.table.sight import Sight
from kesselhaus.games.whistle_mountain.table.structure import casing, extent, laid
from kesselhaus.games.whistle_mountain.words.prospects import AIRSHIP, MACHINE, SCAFFOLD, WORKER

BEST = 6
"""So many of the best places have a halo at most."""


def targets(sight: Sight) -> str:
    """All places on the mountain that answer the open question, but those on its rim."""
    drawn = "".join(_thing(sight, option) for option in sight.options if not isinstance(option, o.At))
    thing = sight.held
    if thing is None:
        return drawn
    return drawn + _origin(thing) + (_workers(sight) if thing.kind == WORKER else _spots(sight, thing))


# ------------------------------------------------------------------ what is there already


def _thing(sight: Sight, option: Option) -> str:
    match option:
        case o.Activate(machine) | o.PlaceToken(machine):
            squares = sight.table.squares(machine)
            return _ring(sight, option, upper_left(squares), extent(squares))
        case o.FromSquare(column, row):
            return _ring(sight, option, corner((column, row)), (SIDE, SIDE))
        case o.ReturnAirship(airship):
            assert sight.asked is not None
            berth = sight.table.players[sight.asked].airships[airship]
            if berth.squares:
                return _ring(sight, option, upper_left(berth.squares), extent(berth.squares))
    return ""


def _ring(sight: Sight, option: Option, at: tuple[int, int], size: tuple[int, int]) -> str:
    (x, y), (width, height) = at, size
    return (
        f'<g class="target" transform="translate({x} {y})"{sight.target(option)}>'
        f'<rect width="{width}" height="{height}" fill="transparent"/>'
        f"{rings(4, 4, width - 8, height - 8, 5)}</g>"
    )


def _origin(thing: Held) -> str:
    """The worker that is about to move stands in a light."""
    if thing.start is None:
        return ""
    x, y = corner(thing.start)
    return f'<ellipse cx="{x + 15.5}" cy="{y + 36}" rx="15" ry="5" class="selr"/>'


# ------------------------------------------------------------------ squares for a worker


def _workers(sight: Sight) -> str:
    """Every empty scaffold square, with the ghost of the worker (WM-101, WM-102)."""
    assert sight.asked is not None
    ghost = piece("ghost", sight.colour(sight.asked), 8, 5, 24)
    inner = (
        f'<rect width="{SIDE}" height="{SIDE}" fill="transparent"/>{rings(5, 5, SIDE - 10, SIDE - 10, 5)}'
        f'<g class="gh">{ghost}</g>'
    )
    return "".join(
        f'<g class="target spot" transform="translate({x} {y})"{sight.target(at)}>{inner}</g>'
        for at in sight.squares
        for x, y in (corner((at.column, at.row)),)
    )


# ------------------------------------------------------------------ squares for a tile or an airship


def _spots(sight: Sight, thing: Held) -> str:
    """A pip on every square where it may come, with what it would bring; the ghost lies on the best one until
    another is looked at.
    """
    worths = sight.worths
    ranked = by_worth(worths, worths)
    least = worths[ranked[-1]].rank if ranked else 0
    good = {square for square in ranked[:BEST] if worths[square].rank > max(least, 1)}
    chosen = ranked[0] if ranked else None
    spots = "".join(
        _spot(sight, thing, at, worths.get(square), square in good, square == chosen)
        for at in sorted(sight.squares, key=lambda at: (at.column, at.row) == chosen)
        for square in ((at.column, at.row),)
    )
    return f'<defs><g id="held">{_ghost(sight, thing)}</g></defs><g class="spots">{spots}</g>'


def _spot(sight: Sight, thing: Held, at: o.At, brought: Yield | None, good: bool, chosen: bool) -> str:
    square = at.column, at.row
    x, y = corner(square)
    inset, size, radius = (5, 30, 7) if good else (10.5, 19, 6)
    where = f'x="{number(x + inset)}" y="{number(y + inset)}" width="{size}" height="{size}" rx="{radius}"'
    pip = f'<rect {where} class="halo h2"/>' if good else ""
    kind = " good" if good else " nil" if brought is not None and not brought.rank else ""
    pip += f'<rect {where} class="pip{kind}"/>'
    if brought is not None:
        pip += text(
            x + 20, y + (25.4 if good else 24.3), brought.figure, 15 if good else 12, "middle", "pipt", 700
        )
        if brought.flood:
            pip += use("i-strip", x + 22, y + 22, 16)
        if brought.tower:
            pip += use("i-tower", x + 1, y + 1, 16)
        if brought.machines:
            pip += use("i-activate", x + 23, y + 2, 15)
    return (
        f'<g class="target spot{" chosen" if chosen else ""}"{sight.target(at)}>'
        f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="transparent"/><g class="pp">{pip}</g>'
        f'<g class="gh"><use href="#held" x="{x - LEFT}" y="{y - top(0)}"/>'
        f"{_gain(sight, thing, square, brought)}</g></g>"
    )


def _ghost(sight: Sight, thing: Held) -> str:
    """The thing with its handle on column 1, row 0; it is moved from there to wherever it would come."""
    squares = thing.piece.at((1, 0))
    path = rim(squares)
    if thing.kind == SCAFFOLD:
        drawn = laid(squares, sight.box.icons[thing.thing], (False,) * len(squares))
    elif thing.kind == MACHINE:
        x, y = upper_left(squares)
        drawn = f'<g transform="translate({x + 1} {y + 1})">{casing(sight, thing.thing, extent(squares))}</g>'
    else:
        drawn = _airship(sight, thing, squares)
    return (
        f'<path d="{path}" class="halo"/><g class="pale">{drawn}</g><path d="{path}" class="tint"/>'
        f'<path d="{path}" class="ring"/><path d="{path}" class="ring2"/>'
    )


def _airship(sight: Sight, thing: Held, squares: tuple[Square, ...]) -> str:
    assert sight.asked is not None
    x, y = upper_left(squares)
    colour = sight.colour(sight.asked)
    inner = hull(colour, thing.thing, upright=thing.upright)
    short = thing.length / DRAWN[thing.thing]
    scale = "" if short == 1 else f" scale({f'1 {short:.3f}' if thing.upright else f'{short:.3f} 1'})"
    return f'<g class="pc-{colour}" transform="translate({x} {y}){scale}">{inner}</g>'


def _gain(sight: Sight, thing: Held, square: Square, brought: Yield | None) -> str:
    """Beads on the contacts of a scaffold (WM-93), and the points as a seal at its corner."""
    if brought is None or thing.kind == AIRSHIP:
        return ""
    squares = thing.piece.at(square)
    drawn = _contacts(sight, squares) if thing.kind == SCAFFOLD else ""
    right, upper = max(squares)
    x, y = (
        min(corner((right, upper))[0] + 27, LEFT + 12 * SIDE - 20),
        max(corner((right, upper))[1] - 14, TOP - 14),
    )
    drawn += (
        f'<g transform="translate({x} {y})">{use("i-vpn", 0, 0, 32)}'
        f"{text(16, 21.4, f'+{brought.figure}', 13 if brought.figure > 9 else 15, 'middle', 'whf', 700)}</g>"
    )
    if brought.tower:
        drawn += (
            f'<g transform="translate({x - 34} {y})">{use("i-vpn", 0, 0, 32)}{use("i-tower", -9, 8, 18)}'
            f"{text(17, 21.4, f'+{brought.tower}', 13, 'middle', 'whf', 700)}</g>"
        )
    return drawn


def _contacts(sight: Sight, squares: tuple[Square, ...]) -> str:
    """One bead on each edge that touches what was there before."""
    structure = sight.table.ground.scaffold | sight.table.ground.machine
    path = ""
    for column, row in squares:
        x, y = corner((column, row))
        for across, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            bit = GRID.bit.get((column + across, row + up), 0)
            if bit & structure:
                path += f"M{x + 20 + 20 * across} {y + 20 - 20 * up}h0"
    return f'<path d="{escape(path)}" class="bead0"/><path d="{escape(path)}" class="bead1"/>' if path else ""

"""Where on the mountain an option leads: pips with what a square would bring, and the ghost of what would lie
there; rings round machines, workers and airships.
"""

from kesselhaus.art.furniture import rings
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import piece
from kesselhaus.art.symbols import attributes, number, use
from kesselhaus.engine.grids import Square
from kesselhaus.engine.questions import Option
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.table.fleet import DRAWN, hull
from kesselhaus.games.whistle_mountain.table.plan import LEFT, SIDE, corner, rim, top, upper_left
from kesselhaus.games.whistle_mountain.table.prospect import Held, Yield, by_worth
from kesselhaus.games.whistle_mountain.table.sight import Sight
from kesselhaus.games.whistle_mountain.table.structure import casing, extent, laid
from kesselhaus.games.whistle_mountain.words.prospects import AIRSHIP, MACHINE, SCAFFOLD, WORKER

BEST = 6
"""So many of the best places have a halo at most."""
ON_THE_MOUNTAIN = (o.Activate, o.PlaceToken, o.FromSquare, o.ReturnAirship)
"""Options that have a place there, besides its squares."""


def targets(sight: Sight) -> Html:
    """All places on the mountain that answer the open question, but those on its rim."""
    drawn = "".join(_thing(sight, option) for option in sight.offered(*ON_THE_MOUNTAIN))
    thing = sight.held
    if thing is None:
        return drawn
    return drawn + _origin(thing) + (_workers(sight) if thing.kind == WORKER else _spots(sight, thing))


# ------------------------------------------------------------------ what is there already


def _thing(sight: Sight, option: Option) -> Html:
    match option:
        case o.Activate(machine) | o.PlaceToken(machine):
            squares = sight.table.squares(machine)
            return _ring(sight, option, f"machine-{machine}", upper_left(squares), extent(squares))
        case o.FromSquare(column, row):
            return _ring(sight, option, f"square-{column}-{row}", corner((column, row)), (SIDE, SIDE))
        case o.ReturnAirship(airship):
            assert sight.asked is not None
            berth = sight.table.players[sight.asked].airships[airship]
            if berth.squares:
                thing = f"airship-{sight.asked}-{airship}"
                return _ring(sight, option, thing, upper_left(berth.squares), extent(berth.squares))
    return NOTHING


def _ring(sight: Sight, option: Option, thing: str, at: tuple[int, int], size: tuple[int, int]) -> Html:
    (x, y), (width, height) = at, size
    return (
        f'<g class="target" data-x="{escape(thing)}" transform="translate({x} {y})"{sight.target(option)}>'
        f'<rect width="{width}" height="{height}" fill="transparent"/>'
        f"{rings(4, 4, width - 8, height - 8, 5)}</g>"
    )


def _origin(thing: Held) -> Html:
    """The worker that is about to move stands in a light."""
    if thing.start is None:
        return NOTHING
    x, y = corner(thing.start)
    return f'<ellipse cx="{x + 15.5}" cy="{y + 36}" rx="15" ry="5" class="selr"/>'


# ------------------------------------------------------------------ squares for a worker


def _workers(sight: Sight) -> Html:
    """Every empty scaffold square, with the ghost of the worker (WM-101, WM-102)."""
    assert sight.asked is not None
    ghost = piece("ghost", sight.colour(sight.asked), 8, 5, 24)
    inner = (
        f'<rect width="{SIDE}" height="{SIDE}" fill="transparent"/>{rings(5, 5, SIDE - 10, SIDE - 10, 5)}'
        f'<g class="gh">{ghost}</g>'
    )
    return "".join(
        f'<g class="target spot" data-x="square-{at.column}-{at.row}" transform="translate({x} {y})"'
        f"{sight.target(at)}>{inner}</g>"
        for at in sight.squares
        for x, y in (corner((at.column, at.row)),)
    )


# ------------------------------------------------------------------ squares for a tile or an airship


def _spots(sight: Sight, thing: Held) -> Html:
    """A pip on every square where it may come, with what it would bring; the ghost lies on the best one until
    another is looked at.
    """
    worths = sight.worths
    ranked = by_worth(worths, worths)
    least = worths[ranked[-1]].rank if ranked else 0
    good = {square for square in ranked[:BEST] if worths[square].rank > max(least, 1)}
    halfway = sight.squares[len(sight.squares) // 2]
    chosen = sight.lying or (ranked[0] if ranked else (halfway.column, halfway.row))
    spots = "".join(
        _spot(sight, thing, at, worths.get(square), square in good, square == chosen)
        for at in sorted(sight.squares, key=lambda at: (at.column, at.row) == chosen)
        for square in ((at.column, at.row),)
    )
    # There may be more than a hundred of them: what they share is drawn once.
    near = _near(thing, good) if good else ""
    return f'<defs>{PIPS}{_ghost(sight, thing)}</defs><g class="spots"{near}>{spots}</g>'


def _near(thing: Held, good: set[Square]) -> Html:
    """The part of the sheet that holds the best places: a phone looks at it more closely."""
    covered = [
        (column + x, row + y) for column, row in good for x, y in ((-1, 1), (1, -1), *thing.piece.offsets)
    ]
    left, upper = upper_left(covered)
    right, lower = (max(place) + SIDE for place in zip(*map(corner, covered), strict=True))
    return attributes(data_near=f"{left} {upper} {right - left} {lower - upper}")


def _pip(name: str, inset: float, side: float, radius: float, halo: str = "") -> Html:
    where = f'x="{inset}" y="{inset}" width="{side}" height="{side}" rx="{radius}"'
    glow = f'<rect {where} class="{escape(halo)}"/>' if halo else ""
    return (
        f'<g id="{escape(name)}"><rect width="{SIDE}" height="{SIDE}" fill="transparent"/>{glow}'
        f'<rect {where} class="pip {escape(name)}"/></g>'
    )


BEAD = Html(
    '<marker id="bead" markerUnits="userSpaceOnUse" markerWidth="17" markerHeight="17" refX="8.5"'
    ' refY="8.5"><circle cx="8.5" cy="8.5" r="7.5" class="bead"/>'
    '<text x="8.5" y="12.2" class="beadt">1</text></marker>'
)
THREADED = attributes(**{f"marker_{place}": "url(#bead)" for place in ("start", "mid", "end")})
PIPS = (
    _pip("pip", 10.5, 19, 6) + f'<g id="pip-nil"><rect width="{SIDE}" height="{SIDE}" fill="transparent"/>'
    f'<circle cx="{SIDE / 2}" cy="{SIDE / 2}" r="2.5" class="dot"/></g>'
    + _pip("pip-good", 5, 30, 7, "halo h2")
    + BEAD
    + f'<g id="pip-flood">{use("i-strip", 22, 22, 16)}</g>'
    + f'<g id="pip-tower">{use("i-tower", 1, 1, 16)}</g>'
    + f'<g id="pip-machine">{use("i-activate", 23, 2, 15)}</g>'
)


def _spot(sight: Sight, thing: Held, at: o.At, brought: Yield | None, good: bool, chosen: bool) -> Html:
    square = at.column, at.row
    x, y = corner(square)
    kind, figure = "pip", NOTHING
    if brought is not None:
        kind = "pip-good" if good else "pip" if brought.rank else "pip-nil"
        if kind != "pip-nil":
            figure = f'<text x="20" y="{25.4 if good else 24}">{brought.figure}</text>'
        signs = (("flood", brought.flood), ("tower", brought.tower), ("machine", brought.machines))
        figure += "".join(f'<use href="#pip-{escape(sign)}"/>' for sign, shown in signs if shown)
    css = "target spot" + (" good" if good else "") + (" chosen" if chosen else "")
    css += " nil" if kind == "pip-nil" and not chosen else ""
    gain = _gain(sight, thing, square, brought)
    ghost = f'<g class="gh"><use href="#held"/>{gain}</g>' if gain else '<use href="#held" class="gh"/>'
    return (
        f'<g class="{escape(css)}" transform="translate({x} {y})"{sight.target(at)}>'
        f'<use href="#{kind}"/>{figure}'
        f"{ghost}</g>"
    )


def _ghost(sight: Sight, thing: Held) -> Html:
    """The thing with the corner of its handle's square at the origin, and a seal for its points."""
    squares = thing.piece.at((1, 0))
    path = rim(squares)
    if thing.kind == SCAFFOLD:
        drawn = laid(squares, sight.box.icons[thing.thing], (False,) * len(squares))
    elif thing.kind == MACHINE:
        x, y = upper_left(squares)
        drawn = f'<g transform="translate({x + 1} {y + 1})">{casing(sight, thing.thing, extent(squares))}</g>'
    else:
        drawn = _airship(sight, thing, squares)
    seal = ""
    if sight.worths and thing.kind != AIRSHIP:
        right, upper = _seal(thing)
        seal = use("i-vpn", right + LEFT - 16, upper + top(0) - 21.4, 32)
    return (
        f'<g id="held" transform="translate({-LEFT} {-top(0)})"><path d="{escape(path)}" class="halo"/>'
        f'<g class="pale">{drawn}</g><path d="{escape(path)}" class="tint"/>'
        f'<path d="{escape(path)}" class="ring"/>'
        f'<path d="{escape(path)}" class="ring2"/>{seal}</g>'
    )


def _airship(sight: Sight, thing: Held, squares: tuple[Square, ...]) -> Html:
    assert sight.asked is not None
    x, y = upper_left(squares)
    colour = sight.colour(sight.asked)
    inner = hull(colour, thing.thing, upright=thing.upright)
    short = len(squares) / DRAWN[thing.thing]
    scale = "" if short == 1 else f" scale({f'1 {short:.3f}' if thing.upright else f'{short:.3f} 1'})"
    return f'<g class="pc-{escape(colour)}" transform="translate({x} {y}){scale}">{inner}</g>'


def _seal(thing: Held) -> tuple[float, float]:
    """Where the points are written: at the upper corner of the square furthest to the right."""
    column, row = max(thing.piece.offsets)
    return column * SIDE + 43, -row * SIDE + 7.4


def _gain(sight: Sight, thing: Held, square: Square, brought: Yield | None) -> Html:
    """Beads on the contacts of a scaffold (WM-93), points in the seal, and those in the tower beside it."""
    if brought is None or thing.kind == AIRSHIP:
        return NOTHING
    x, y = _seal(thing)
    drawn = _contacts(sight, thing, square) if thing.kind == SCAFFOLD else NOTHING
    drawn += f'<text x="{number(x)}" y="{number(y)}" class="gain">+{brought.figure}</text>'
    if brought.tower:
        drawn += (
            f"{use('i-vpn', x - 50, y - 21.4, 32)}{use('i-tower', x - 60, y - 13.4, 18)}"
            f'<text x="{number(x - 33)}" y="{number(y)}" class="gain">+{brought.tower}</text>'
        )
    return drawn


def _contacts(sight: Sight, thing: Held, square: Square) -> Html:
    """One bead on each edge that touches what was there before: each is a point."""
    structure = sight.table.ground.scaffold | sight.table.ground.machine
    path = ""
    for x, y in thing.piece.offsets:
        for across, up in EDGES:
            bit = GRID.bit.get((square[0] + x + across, square[1] + y + up), 0)
            if bit & structure:
                path += f"M{x * SIDE + 20 + 20 * across} {20 - y * SIDE - 20 * up}h0"
    return f'<path d="{path}" class="beads"{THREADED}/>' if path else NOTHING


EDGES = ((1, 0), (-1, 0), (0, 1), (0, -1))

"""What is built on the mountain: scaffolds, and machines over them (WM-22 to WM-25)."""

from functools import lru_cache

from kesselhaus.art.furniture import text
from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import attributes, number, rem, use
from kesselhaus.engine.grids import Square
from kesselhaus.games.whistle_mountain.drawings.scaffolds import MARGIN, bracing, cells, disc, in_hand
from kesselhaus.games.whistle_mountain.drawings.scaffolds import SIDE as SMALL
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.table.notation import Signs, row, rows, wide
from kesselhaus.games.whistle_mountain.table.plan import SIDE, corner, rim, upper_left
from kesselhaus.games.whistle_mountain.table.sight import Sight

# ------------------------------------------------------------------ scaffolds on the grid


def scaffolds(sight: Sight) -> Html:
    """All tiles; a square under a machine shows no icon, one under a worker shows it smaller."""
    table = sight.table
    covered = {square for machine in table.machines for square in table.squares(machine)}
    standing = {square for player in table.players for square in player.standing}
    return "".join(_scaffold(sight, table, tile, covered, standing) for tile in table.scaffolds)


def _scaffold(sight: Sight, table: Table, tile: str, covered: set[Square], standing: set[Square]) -> Html:
    squares = table.squares(tile)
    icons = tuple(
        "" if square in covered else icon for square, icon in zip(squares, table.box.icons[tile], strict=True)
    )
    crowded = tuple(square in standing for square in squares)
    return (
        f'<g id="tile-{escape(tile)}" data-x="scaffold-{escape(tile)}">'
        f"<title>{escape(sight.name(tile))}</title>{laid(squares, icons, crowded)}</g>"
    )


@lru_cache(maxsize=4096)
def laid(squares: tuple[Square, ...], icons: tuple[str, ...], crowded: tuple[bool, ...]) -> Html:
    """A tile on its squares: bracing for each, icons, one heavy outline round all."""
    path = rim(squares)
    drawn = f'<path d="{escape(path)}" class="shd" transform="translate(1.5 3)"/>'
    for square, icon, small in zip(squares, icons, crowded, strict=True):
        x, y = corner(square)
        drawn += use("x-scaffold", x, y, SIDE)
        if icon:
            middle, radius, side = ((28.5, 11.5), 10.0, 14.0) if small else ((20.0, 20.0), 12.6, 18.0)
            cx, cy = x + middle[0], y + middle[1]
            drawn += (
                f'<circle cx="{number(cx)}" cy="{number(cy)}" r="{number(radius)}" class="icd"/>'
                f"{use(f'i-{icon}', cx - side / 2, cy - side / 2, side)}"
            )
    return f'{drawn}<path d="{escape(path)}" class="so"/>'


# ------------------------------------------------------------------ machines on the grid


def machines(sight: Sight) -> Html:
    """All machines; one with a square under water has stopped for good (WM-127)."""
    return "".join(_machine(sight, machine) for machine in sight.table.machines)


def _machine(sight: Sight, machine: str) -> Html:
    table = sight.table
    squares = table.squares(machine)
    x, y = upper_left(squares)
    works = table.works(machine)
    told = sight.told(machine) if works else f"{sight.told(machine)} ({sight.name('not_working')})"
    css = "mach" if works else "mach dead"
    return (
        f'<g id="machine-{escape(machine)}" data-x="machine-{escape(machine)}"'
        f' transform="translate({x + 1} {y + 1})" class="{css}">'
        f"<title>{escape(told)}</title>{casing(sight, machine, extent(squares))}</g>"
    )


def extent(squares: tuple[Square, ...]) -> tuple[int, int]:
    """Width and height of a rectangle of squares, in pixels."""
    columns, lines = {column for column, _ in squares}, {row_ for _, row_ in squares}
    return len(columns) * SIDE, len(lines) * SIDE


def casing(sight: Sight, machine: str, size: tuple[int, int]) -> Html:
    """A machine as it is printed, at the origin: casing, name, and its effect on a plate at its foot."""
    kind = sight.box.machines[machine].size
    width, height = size
    letters = 99 if kind == "small" else 13 if width == 2 * SIDE and height == 3 * SIDE else 16
    name = sight.name(machine, letters) if kind != "small" else ""
    return _printed(kind, width, height, name, sight.signs(machine))


@lru_cache(maxsize=1024)
def _printed(kind: str, width: int, height: int, name: str, signs: Signs) -> Html:
    upright = "upright" if height > width else "across"
    drawn = use(f"x-{kind}-{upright}", 0, 0, width, height)
    if kind == "small" and height > width:
        return drawn + _standing_plate(signs, width - 2, height - 2)
    if kind == "small":
        return drawn + _plate(signs, 7, 7, width - 16, 24)
    size = 14 if kind == "large" else 13
    for line, word in enumerate(_lines(name, 9.5 if width < 3 * SIDE else 17)):
        drawn += text(9, (20 if kind == "large" else 17) + 14 * line, word, size, css="mn")
    return drawn + _plate(signs, 7, height - 2 - 36, width - 16, 25)


def _lines(name: str, letters: float) -> list[str]:
    """A name on two lines where it does not fit one."""
    words = name.split()
    return [name] if len(name) <= letters or len(words) == 1 else [words[0], " ".join(words[1:])]


def _plate(signs: Signs, x: float, y: float, room: float, height: float) -> Html:
    """The effect in a row on a plate."""
    width = min(max(wide(signs, 17, 15) + 11, 26), room)
    return (
        f'<rect x="{x}" y="{y}" width="{number(width)}" height="{height}" rx="4" class="mpl"/>'
        f'<g transform="translate({number(x + width / 2)} {number(y + height / 2)})">'
        f"{row(signs, 17, 15, room - 8)}</g>"
    )


def _standing_plate(signs: Signs, width: float, height: float) -> Html:
    """The effect in rows, one below the other, where a small machine stands upright."""
    broken = rows(signs, 14, 14, 30)
    tall = 18 * len(broken) + 6
    broad = max(26.0, min(34.0, max(wide(line, 14, 14) for line in broken) + 6))
    x, y = (width - broad) / 2, height - 12 - tall
    drawn = (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(broad)}" height="{tall}" rx="4" class="mpl"/>'
    )
    for place, line in enumerate(broken):
        middle = y + 3 + 18 * (place + 0.5)
        drawn += f'<g transform="translate({number(width / 2)} {number(middle)})">{row(line, 14, 14, 30)}</g>'
    return drawn


# ------------------------------------------------------------------ tiles on the boards beside the mountain


def tile(sight: Sight, scaffold: str, side: float, turn: int = 0, name: str = "") -> Html:
    """A scaffold in running HTML, a square of it so many pixels wide."""
    squares = tuple(sight.box.forms[sight.box.scaffolds[scaffold].form].squares)
    return _tile(scaffold, sight.name(scaffold), squares, sight.box.icons[scaffold], side, turn, name)


@lru_cache(maxsize=2048)
def _tile(
    scaffold: str,
    told: str,
    squares: tuple[Square, ...],
    icons: tuple[str, ...],
    side: float,
    turn: int,
    name: str,
) -> Html:
    lying = cells(squares, turn)
    width = 2 * MARGIN + SMALL * (1 + max(x for x, _ in lying))
    height = 2 * MARGIN + SMALL * (1 + max(y for _, y in lying))
    drawn = bracing(lying)
    for (x, y), kind in zip(in_hand(lying), icons, strict=True):
        drawn += disc(x, y, kind) if kind else ""
    known = attributes(id=name, data_piece=True) if name else ""
    scale = side / SMALL
    return (
        f'<svg{known} data-x="scaffold-{escape(scaffold)}" class="tl" width="{rem(width * scale)}"'
        f' height="{rem(height * scale)}"'
        f' viewBox="0 0 {number(width)} {number(height)}" role="img" aria-label="{escape(told)}">'
        f"{drawn}</svg>"
    )

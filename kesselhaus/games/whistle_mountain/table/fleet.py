"""Airships: the outline tells the size, the mark the owner. One that comes home keeps its id."""

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import attributes, number, rem, use
from kesselhaus.engine.grids import Square
from kesselhaus.games.whistle_mountain.effects import SIZES
from kesselhaus.games.whistle_mountain.state import HOME, Player
from kesselhaus.games.whistle_mountain.table.plan import SIDE, upper_left
from kesselhaus.games.whistle_mountain.table.sight import Sight

DRAWN = {"small": 1, "medium": 2, "large": 3}
"""In how many squares an airship was drawn."""
MARKS = {"small": (14.6, 9.2, 10.8), "medium": (38.4, 10.6, 11.8), "large": (51.6, 12.0, 12.4)}
"""Where on it the owner's mark is, and how large."""


def hull(colour: str, airship: str, *, upright: bool = False) -> Html:
    """An airship at the origin, nose to the right or up; its mark is always upright."""
    x, y, size = MARKS[airship]
    length = SIDE * DRAWN[airship]
    mark = use(f"m-{colour}", x, y, size, css="mk")
    if upright:
        mark = f'<g transform="rotate(90 {number(x + size / 2)} {number(y + size / 2)})">{mark}</g>'
    drawn = use(f"s-{airship}", 0, 0, length, SIDE) + mark
    return f'<g transform="translate(0 {length}) rotate(-90)">{drawn}</g>' if upright else drawn


def flying(sight: Sight, seat: int, airship: str, transform: str, inner: Html, told: str) -> Html:
    """An airship on the map, with its id."""
    title = f"{sight.who(seat)}: {sight.name(airship)}, {told}"
    return (
        f'<g id="air-{seat}-{escape(airship)}" data-x="airship-{seat}-{escape(airship)}"'
        f' class="pc-{escape(sight.colour(seat))} air" transform="{escape(transform)}">'
        f"<title>{escape(title)}</title>{inner}</g>"
    )


def aloft(sight: Sight) -> Html:
    """All airships on the grid and on machines."""
    drawn = NOTHING
    for player in sight.table.players:
        for airship, berth in player.airships.items():
            if berth.squares:
                told = sight.name(berth.machine) if berth.machine else sight.say("on_the_grid")
                drawn += over(sight, player.seat, airship, berth.squares, told)
    return drawn


def over(sight: Sight, seat: int, airship: str, squares: tuple[Square, ...], told: str) -> Html:
    """An airship over its squares; a folded ironclad is as short as they are (up09)."""
    x, y = upper_left(squares)
    upright = len({column for column, _ in squares}) == 1 and len(squares) > 1
    inner = hull(sight.colour(seat), airship, upright=upright)
    short = len(squares) / DRAWN[airship]
    if short != 1:
        folded = f"1 {number(short)}" if upright else f"{number(short)} 1"
        inner = f'<g transform="scale({folded})">{inner}</g>'
    return flying(sight, seat, airship, f"translate({x} {y})", inner, told)


def docked(sight: Sight, dock: str) -> list[tuple[int, str]]:
    """Seat and airship of all that lie at a dock."""
    return [
        (player.seat, airship)
        for player in sight.table.players
        for airship, berth in player.airships.items()
        if berth.dock == dock
    ]


def at_berth(
    sight: Sight, dock: str, x: float, y: float, width: float, height: float, *, upright: bool
) -> Html:
    """What lies at a dock, in a berth of that size; several share it (up06, ab07, cd18)."""
    lying = docked(sight, dock)
    drawn = NOTHING
    for place, (seat, airship) in enumerate(lying):
        length, breadth = (height, width) if upright else (width, height)
        room = length / len(lying)
        scale = min(room / (SIDE * DRAWN[airship]), (breadth + 1) / SIDE)
        start = place * room + (room - scale * SIDE * DRAWN[airship]) / 2
        side = (breadth - scale * SIDE) / 2
        left, upper = (x + side, y + start) if upright else (x + start, y + side)
        inner = hull(sight.colour(seat), airship, upright=upright)
        where = f"translate({number(left)} {number(upper)}) scale({number(scale)})"
        drawn += flying(sight, seat, airship, where, inner, sight.name(dock))
    return drawn


def at_home(sight: Sight, player: Player, airship: str, height: float, name: str = "") -> Html:
    """An airship on its owner's board: in full at home, pale while it is out."""
    out = player.airships[airship] != HOME
    length = DRAWN[airship]
    told = f"{sight.name(airship)}, {sight.say('out' if out else 'at_home')}"
    width = height * (1.06, 0.95, 0.88)[length - 1] * length
    known = attributes(id=name, data_piece=True) if name and not out else ""
    return (
        f'<svg{known} data-x="airship-{player.seat}-{escape(airship)}"'
        f' class="ship{" out" if out else ""}" width="{rem(width)}" height="{rem(height)}"'
        f' viewBox="0 0 {SIDE * length} {SIDE}" role="img" aria-label="{escape(told)}">'
        f'<g class="pc-{escape(sight.colour(player.seat))}">'
        f"{hull(sight.colour(player.seat), airship)}</g></svg>"
    )


def fleet(sight: Sight, player: Player) -> Html:
    """The three airships of another player, small."""
    ships = "".join(at_home(sight, player, airship, 19, f"air-{player.seat}-{airship}") for airship in SIZES)
    return f'<span class="fleet">{ships}</span>'

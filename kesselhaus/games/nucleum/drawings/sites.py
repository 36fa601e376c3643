"""The sites of the map: sockets of 24 x 24 with the outline of what fits."""

from collections.abc import Iterator, Mapping

from kesselhaus.art.html import NOTHING, Html
from kesselhaus.art.symbols import attributes, number, symbol, use
from kesselhaus.games.nucleum.map import LETTERS, MINE, TURBINE, URBAN, Site

RED = "#B8281E"
FITTING = ("R", "F", "L", "G", "RF", "RL", "FL", "RG", "FG", "LG")
"""What urban sites that are not red can show."""
INITIALS = {type: letter for letter, type in LETTERS.items()}


def symbol_of(site: Site) -> str:
    """The name of the drawing of a site: sites that take the same look alike."""
    letters = "".join(INITIALS[type] for type in site.types)
    more = ("red" if site.red else "", "uranium" if site.uranium else "", "four" if site.four_players else "")
    return "-".join(filter(None, ("s", site.kind, letters, *more)))


def _kinds() -> Iterator[Site]:
    for letters in FITTING:
        yield Site("", "", URBAN, 1, tuple(LETTERS[letter] for letter in letters))
    yield Site("", "", URBAN, 1, red=True)
    for red in (False, True):
        for more in (False, True):
            yield Site("", "", MINE, 1, red=red, uranium=more)
            yield Site("", "", TURBINE, 1, red=red, four_players=more)


def _frame(kind: str, radius: float, more: Html) -> Html:
    """The outline of a socket: round for turbines, vaulted for mines, square for buildings."""
    low, high = number(12 - radius), number(12 + radius)
    if kind == TURBINE:
        return f'<circle cx="12" cy="12" r="{number(radius)}"{more}/>'
    if kind == MINE:
        shoulder = number(12 - radius * 0.25)
        return f'<path d="M{low} {high}V{shoulder}Q{low} {low} 12 {low}T{high} {shoulder}V{high}z"{more}/>'
    side = number(2 * radius)
    return f'<rect x="{low}" y="{low}" width="{side}" height="{side}" rx="2.5"{more}/>'


def _socket(site: Site) -> Html:
    """A red one has a doubled frame, one for four players a figure."""
    stroke, width = (RED, 1.7) if site.red else ("#7D6C4E", 1.2)
    drawn = _frame(site.kind, 11.4, attributes(class_="sock2", stroke=stroke, stroke_width=width))
    if site.red:
        drawn += _frame(site.kind, 8.6, attributes(fill="none", stroke=RED, stroke_width="1"))
    if site.kind == MINE:
        uranium = use("i-uranium", 13.5, -1.5, 11) if site.uranium else NOTHING
        return drawn + use("b-mine", 6, 7, 12, css="so") + uranium
    if site.kind == TURBINE:
        four = (
            '<circle cx="20" cy="4" r="5" fill="#2B221A"/>'
            '<text x="20" y="7.2" class="f4" font-size="9" text-anchor="middle">4</text>'
            if site.four_players
            else NOTHING
        )
        return drawn + use("b-turbine", 4.6, 4.6, 14.8, css="so") + four
    if site.red:
        return (
            drawn
            + use("o-residence", 4.4, 4.6, 9, css="so")
            + use("o-factory", 11, 4.4, 9, css="so")
            + use("o-laboratory", 7.6, 11.4, 9, css="so")
        )
    if site.is_single:
        return drawn + use(f"o-{site.types[0]}", 4.5, 4.5, 15, css="so")
    first, second = site.types
    return (
        drawn
        + use(f"o-{first}", 2.2, 2.2, 11.4, css="so")
        + use(f"o-{second}", 10.4, 10.4, 11.4, css="so")
        + '<path d="M18 6 6 18" stroke="#7D6C4E" stroke-width=".8"/>'
    )


SITES: Mapping[str, Html] = {
    symbol_of(kind): symbol(symbol_of(kind), "-2 -2 28 28", _socket(kind)) for kind in _kinds()
}

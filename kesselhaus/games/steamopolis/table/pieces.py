"""What is drawn in many places: stones, beetles, bonus markers, passengers."""

from functools import lru_cache

from kesselhaus.art.furniture import text
from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import attributes, number, use
from kesselhaus.games.steamopolis.drawings.banners import CLOTH, INK

NO_BANNER = "#9A8A6A"
"""The plaque of start machines and capacity tiles."""


def plaque(colour: str) -> str:
    return CLOTH[colour][0] if colour in CLOTH else NO_BANNER


@lru_cache(maxsize=4096)
def stone(
    colour: str,
    x: float,
    y: float,
    width: float = 30,
    *,
    arrow: bool = False,
    ghost: bool = False,
    name: str = "",
    title: str = "",
) -> Html:
    """A pressure stone with its owner's mark; (x, y) is the middle of the disc."""
    unit = width / 32
    told = f"<title>{escape(title)}</title>" if title else ""
    symbol = f"p-{'g' if ghost else ''}stone{'a' if arrow else ''}"
    return (
        f'<g{attributes(id=name)} class="pc-{escape(colour)}" transform="translate({number(x - 14 * unit)}'
        f' {number(y - 13.6 * unit)})">{told}{use(symbol, 0, 0, width, width * 28 / 32)}'
        f"{use(f'm-{colour}', 8.6 * unit, 8.2 * unit, 10.8 * unit, css='mk')}</g>"
    )


@lru_cache(maxsize=2048)
def beetle(colour: str, x: float, y: float, width: float = 22, *, name: str = "", title: str = "") -> Html:
    unit = width / 24
    told = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<g{attributes(id=name, data_x=name)} class="pc-{escape(colour)}"'
        f' transform="translate({number(x)} {number(y)})">{told}'
        f"{use('p-beetle', 0, 0, width)}"
        f"{use(f'm-{colour}', 8.2 * unit, 10.6 * unit, 7.6 * unit, css='mk')}</g>"
    )


@lru_cache(maxsize=512)
def octagon(x: float, y: float, digit: int, size: float = 12.5, kind: str = "", name: str = "") -> Html:
    """A bonus marker; `gone` leaves its outline, `pink` is that of the Watchmaker."""
    cut = size * 0.42

    def outline(unit: float) -> str:
        near, far = cut * unit, size * unit
        corners = ((-near, -far), (near, -far), (far, -near), (far, near))
        points = [*corners, *((-a, -b) for a, b in corners)]
        return "M" + "L".join(f"{number(x + a)} {number(y + b)}" for a, b in points) + "Z"

    if kind == "gone":
        figure = text(x, y + 5, digit, 14, "middle", "mlt", 400)
        return (
            f'<g opacity=".7"><path d="{escape(outline(1))}" fill="none" stroke="#E7C273"'
            f' stroke-dasharray="2.5 2"/>{figure}</g>'
        )
    paper = "#F6C6CF" if kind == "pink" else "#F7F1E2"
    return (
        f'<g{attributes(id=name)}><path d="{escape(outline(1))}" opacity=".3" transform="translate(.8 1.5)"/>'
        f'<path d="{escape(outline(1))}" fill="{paper}" stroke="{escape(INK)}" stroke-width="1.3"/>'
        f'<path d="{escape(outline(0.8))}" fill="none" stroke="#B98532" stroke-width=".9"/>'
        f"{text(x, y + size * 0.42, digit, 15 if size > 11 else 13, 'middle', 'rk', 700)}</g>"
    )


def passenger(kind: str, x: float, y: float, width: float, title: str) -> Html:
    """Banker or stoker; there is one of each, so the kind is the id."""
    return (
        f'<g id="{escape(kind)}" data-x="passenger-{escape(kind)}"><title>{escape(title)}</title>'
        f"{use(f'p-{kind}', x, y, width, width * 36 / 28)}</g>"
    )

"""What is drawn in many places: stones, beetles, bonus markers, banners, passengers."""

from functools import lru_cache
from html import escape

from kesselhaus.art.furniture import text
from kesselhaus.art.symbols import attributes, number, use

INK = "#2B221A"
EDGE = 'stroke="#2B221A" stroke-linejoin="round" stroke-linecap="round"'
CLOTH = {
    "purple": ("#6C3D9E", "#9A74C4", "#40206A"),
    "orange": ("#D96F1C", "#F2A868", "#8A3E08"),
    "blue": ("#2462A8", "#6E9BD0", "#123C70"),
}
"""Colour, light and shade of a banner."""
NO_BANNER = "#9A8A6A"
"""The plaque of start machines and capacity tiles."""
ROMAN = ("0", "I", "II", "III")


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
) -> str:
    """A pressure stone with its owner's mark; (x, y) is the middle of the disc."""
    unit = width / 32
    told = f"<title>{escape(title)}</title>" if title else ""
    symbol = f"p-{'g' if ghost else ''}stone{'a' if arrow else ''}"
    return (
        f'<g{attributes(id=name)} class="pc-{colour}" transform="translate({number(x - 14 * unit)}'
        f' {number(y - 13.6 * unit)})">{told}{use(symbol, 0, 0, width, width * 28 / 32)}'
        f"{use(f'm-{colour}', 8.6 * unit, 8.2 * unit, 10.8 * unit, css='mk')}</g>"
    )


@lru_cache(maxsize=2048)
def beetle(colour: str, x: float, y: float, width: float = 22, *, name: str = "", title: str = "") -> str:
    unit = width / 24
    told = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<g{attributes(id=name, data_x=name)} class="pc-{colour}"'
        f' transform="translate({number(x)} {number(y)})">{told}'
        f"{use('p-beetle', 0, 0, width)}"
        f"{use(f'm-{colour}', 8.2 * unit, 10.6 * unit, 7.6 * unit, css='mk')}</g>"
    )


@lru_cache(maxsize=512)
def octagon(x: float, y: float, digit: int, size: float = 12.5, kind: str = "", name: str = "") -> str:
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
            f'<g opacity=".7"><path d="{outline(1)}" fill="none" stroke="#E7C273"'
            f' stroke-dasharray="2.5 2"/>{figure}</g>'
        )
    paper = "#F6C6CF" if kind == "pink" else "#F7F1E2"
    return (
        f'<g{attributes(id=name)}><path d="{outline(1)}" opacity=".3" transform="translate(.8 1.5)"/>'
        f'<path d="{outline(1)}" fill="{paper}" stroke="{INK}" stroke-width="1.3"/>'
        f'<path d="{outline(0.8)}" fill="none" stroke="#B98532" stroke-width=".9"/>'
        f"{text(x, y + size * 0.42, digit, 15 if size > 11 else 13, 'middle', 'rk', 700)}</g>"
    )


@lru_cache(maxsize=512)
def banner(x: float, y: float, width: float, height: float, colour: str) -> str:
    """A hung banner tile: purple tiles count as two banners and show two (2.15)."""
    if colour == "purple":
        half = (width - 9) / 2
        cloths = _cloth(x + 3, y + 3, half, height - 3, colour) + _cloth(
            x + 6 + half, y + 3, half, height - 3, colour
        )
    else:
        cloths = _cloth(x + 5, y + 3, width - 10, height - 3, colour)
    rod = f"M{number(x)} {number(y + 2.5)}h{number(width)}"
    return (
        f'{cloths}<path d="{rod}" stroke="{INK}" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="{rod}" stroke="#D5A44A" stroke-width="2.4" stroke-linecap="round"/>'
    )


FRINGES = {
    "purple": (0.5,),
    "orange": (0.75, 0.25),
    "blue": (0.835, 0.5, 0.165),
}
"""One, two, three points below, so that the colour is not needed."""


def _cloth(x: float, y: float, width: float, height: float, colour: str) -> str:
    fill, light, shade = CLOTH[colour]
    fold = height * 0.16
    foot = number(y + height - fold)
    tips = FRINGES[colour]
    tail = ""
    for place, tip in enumerate(tips):
        tail += f"L{number(x + width * tip)} {number(y + height)}"
        low = (tip + tips[place + 1]) / 2 if place + 1 < len(tips) else 0
        tail += f"L{number(x + width * low)} {foot}"
    side = f"{number(y + 2)}V{number(y + height - fold - 1)}"
    return (
        f'<path d="M{number(x)} {number(y)}H{number(x + width)}V{foot}{tail}Z" fill="{fill}"'
        f' stroke-width="1.3" {EDGE}/>'
        f'<path d="M{number(x + 2.4)} {side}" stroke="{light}" stroke-width="1.6"/>'
        f'<path d="M{number(x + width - 2.6)} {side}" stroke="{shade}" stroke-width="2"/>'
        f'<path d="M{number(x + 1)} {number(y + height - fold - 5)}h{number(width - 2)}" stroke="#F3D793"'
        ' stroke-width="1.8"/>'
    )


def passenger(kind: str, x: float, y: float, width: float, title: str) -> str:
    """Banker or stoker; there is one of each, so the kind is the id."""
    return (
        f'<g id="{kind}" data-x="passenger-{kind}"><title>{escape(title)}</title>'
        f"{use(f'p-{kind}', x, y, width, width * 36 / 28)}</g>"
    )

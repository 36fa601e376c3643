"""Banners, and the back of a tile that shows one: it lies on the table up to 21 times and is drawn once."""

from collections.abc import Mapping
from functools import lru_cache

from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import number, symbol

INK = "#2B221A"
EDGE = Html('stroke="#2B221A" stroke-linejoin="round" stroke-linecap="round"')
CLOTH = {
    "purple": ("#6C3D9E", "#9A74C4", "#40206A"),
    "orange": ("#D96F1C", "#F2A868", "#8A3E08"),
    "blue": ("#2462A8", "#6E9BD0", "#123C70"),
}
"""Colour, light and shade of a banner."""
BACK = (72.25, 71)
"""Width and height of a tile that lies banner side up, where a level has two districts."""


@lru_cache(maxsize=512)
def banner(x: float, y: float, width: float, height: float, colour: str) -> Html:
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
        f'{cloths}<path d="{rod}" stroke="{escape(INK)}" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="{rod}" stroke="#D5A44A" stroke-width="2.4" stroke-linecap="round"/>'
    )


FRINGES = {
    "purple": (0.5,),
    "orange": (0.75, 0.25),
    "blue": (0.835, 0.5, 0.165),
}
"""One, two, three points below, so that the colour is not needed."""


def _cloth(x: float, y: float, width: float, height: float, colour: str) -> Html:
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
        f'<path d="M{number(x)} {number(y)}H{number(x + width)}V{foot}{tail}Z" fill="{escape(fill)}"'
        f' stroke-width="1.3" {EDGE}/>'
        f'<path d="M{number(x + 2.4)} {side}" stroke="{escape(light)}" stroke-width="1.6"/>'
        f'<path d="M{number(x + width - 2.6)} {side}" stroke="{escape(shade)}" stroke-width="2"/>'
        f'<path d="M{number(x + 1)} {number(y + height - fold - 5)}h{number(width - 2)}" stroke="#F3D793"'
        ' stroke-width="1.8"/>'
    )


def back(colour: str, width: float, height: float, margin: float) -> Html:
    """The back of a tile with its banner and a disc for its rank."""
    return (
        f'<rect x="1" y="1.5" width="{number(width)}" height="{number(height)}" rx="4" opacity=".35"/>'
        f'<rect width="{number(width)}" height="{number(height)}" rx="4" class="tpl"/>'
        f'<rect x="1.5" y="1.5" width="{number(width - 3)}" height="68" rx="3" class="bback"/>'
        f'<g class="art">{banner(margin, 7, width - 2 * margin, 58, colour)}</g>'
        f'<circle cx="{number(width / 2)}" cy="32" r="10.5" fill="url(#paint-brass)" stroke="{escape(INK)}"'
        ' stroke-width="1.2"/>'
    )


BACKS: Mapping[str, Html] = {
    f"back-{colour}": symbol(f"back-{colour}", f"0 0 {BACK[0] + 2:g} {BACK[1] + 2}", back(colour, *BACK, 7))
    for colour in CLOTH
}

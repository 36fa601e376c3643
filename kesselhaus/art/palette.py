"""Every colour of the house, as custom properties in a light and a dark theme."""

from collections.abc import Mapping
from functools import cache
from urllib.parse import quote

from kesselhaus.art.html import escape


def _frame(line: str, rivet: str) -> str:
    """The engraved frame of a board as a border image: a hairline with ticket corners, a rivet in each."""
    corner = "8 8 0 0 0"
    hairline = f"M10.5 2.5h27a{corner} 8 8v27a{corner}-8 8h-27a{corner}-8-8v-27a{corner} 8-8z"
    rivets = "".join(
        f'<circle cx="{x}" cy="{y}" r="1.6" fill="{escape(rivet)}"/>' for x in (4, 44) for y in (4, 44)
    )
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48">'
        f'<path d="{hairline}" fill="none" stroke="{escape(line)}"/>{rivets}</svg>'
    )
    return f'url("data:image/svg+xml,{quote(drawing, safe="/:=,;()")}")'


LIGHT: Mapping[str, str] = {
    "room": "#D8CAAC",
    "room2": "#CCBC9A",
    "board": "#F5EEDD",
    "well": "#E8DCC2",
    "well2": "#DCCDAD",
    "card": "#FCF7EA",
    "cardink": "#2B221A",
    "cardink2": "#5C4D3B",
    "ink": "#2B221A",
    "ink2": "#574937",
    "ink3": "#6E5E49",
    "line": "#B9A47C",
    "line2": "#D6C8A8",
    "edge": "#A8926A",
    "brass": "#B98532",
    "brasshi": "#E9C67A",
    "brasslo": "#7A5115",
    "brassink": "#6A4510",
    "verd": "#1F7A6F",
    "verdink": "#17655C",
    "verdbg": "#DCEBE2",
    "onverd": "#fff",
    "glow": "#08857D",
    "glowhi": "#8FF0E2",
    "oxide": "#A43A24",
    "oxidebg": "#F4DDD2",
    "dial": "#FBF5E4",
    "hotbg": "#E9C67A",
    "hotink": "#3F2A06",
    "vp": "#27496B",
    "l-red": "#3A0B07",
    "l-green": "#06281A",
    "l-blue": "#0A2140",
    "l-purple": "#240F3C",
    "l-black": "#08090A",
    "artdim": "1",
    "shadow": "68 48 20",
    "frame": _frame("#C3B08A", "#B08A4A"),
}
"""Parchment under daylight."""

DARK: Mapping[str, str] = {
    "room": "#121516",
    "room2": "#0E1112",
    "board": "#1F2426",
    "well": "#171B1D",
    "well2": "#2B3133",
    "card": "#DCCDA8",
    "cardink": "#241C13",
    "cardink2": "#4B3E2D",
    "ink": "#F0E7D3",
    "ink2": "#C6B99F",
    "ink3": "#A5987F",
    "line": "#5E5138",
    "line2": "#37393A",
    "edge": "#4A4231",
    "brass": "#D5A44A",
    "brasshi": "#F3D48E",
    "brasslo": "#8F6727",
    "brassink": "#E6BE6C",
    "verd": "#45A596",
    "verdink": "#74CDBE",
    "verdbg": "#1C3A37",
    "onverd": "#06211E",
    "glow": "#3BDCCB",
    "glowhi": "#C9FFF6",
    "oxide": "#E2765A",
    "oxidebg": "#43241C",
    "dial": "#E3D6B4",
    "hotbg": "#6B4E1D",
    "hotink": "#FFE9BC",
    "vp": "#3C6C9A",
    "l-red": "#F2A49B",
    "l-green": "#8FD6B0",
    "l-blue": "#A6C8F3",
    "l-purple": "#CBAEEC",
    "l-black": "#B8B1A1",
    "artdim": ".88",
    "shadow": "0 0 0",
    "frame": _frame("#4B4330", "#8F6C34"),
}
"""The boiler room at night: boards turn to blackened steel, cardboard only dims."""

FIXED: Mapping[str, str] = {
    "art-ink": "#2B221A",
    "wood": "#9C6736",
    "wood-hi": "#E3BE86",
    "wood-lo": "#6B4421",
    "metal": "#8CA0AE",
    "metal-hi": "#C5D2DA",
    "metal-lo": "#5F7687",
    "gold": "#DBA52B",
    "gold-hi": "#F6D677",
    "gold-lo": "#A87512",
    "gold-ink": "#6B4708",
    "gear": "#B04B31",
    "gear-hi": "#E59073",
    "quartz": "#B9A3D3",
    "quartz-hi": "#EFE6F8",
    "quartz-lo": "#8F76B2",
    "ore": "#B5793F",
    "ore-hi": "#E0B07A",
    "ore-lo": "#8A5423",
    "water": "#3F8DB5",
    "energy": "#F0C030",
    "glowmap": "#2FD6C5",
    "iron": "#33393C",
    "iron2": "#22272A",
    "iron3": "#464D50",
    "steam": "#F7F1E2",
    "steam2": "#CFC5AE",
    "serif": '"Palatino Linotype",Palatino,"Book Antiqua","URW Palladio L",P052,"TeX Gyre Pagella",'
    '"Noto Serif",Georgia,serif',
    "sans": '"Segoe UI",Roboto,-apple-system,"Helvetica Neue","Noto Sans","Liberation Sans",Arial,sans-serif',
    "r1": "3px",
    "r2": "6px",
    "r3": "10px",
    "e1": "0 1px 1px rgb(var(--shadow)/.28)",
    "e2": "0 1px 2px rgb(var(--shadow)/.3),0 3px 8px rgb(var(--shadow)/.16)",
    "e3": "0 2px 4px rgb(var(--shadow)/.34),0 10px 28px rgb(var(--shadow)/.28)",
}
"""What does not change with the theme: materials, iron, type, radii, heights."""

PLAYERS: Mapping[str, tuple[str, str, str]] = {
    "red": ("#B8281E", "#fff", "var(--l-red)"),
    "orange": ("#E8791D", "#241509", "#4A2206"),
    "yellow": ("#F2C52E", "#2A1F05", "#4D3A04"),
    "green": ("#217A48", "#fff", "var(--l-green)"),
    "blue": ("#2462A8", "#fff", "var(--l-blue)"),
    "purple": ("#6C3D9E", "#fff", "var(--l-purple)"),
    "black": ("#2C2E31", "#fff", "var(--l-black)"),
    "grey": ("#9A9C9E", "#1F2022", "#36383A"),
}
"""Fill, mark and outline of each colour of pieces. Grey belongs to nobody."""

SAFE_PLAYERS: Mapping[str, tuple[str, str, str]] = {
    "red": ("#AF2B11", "#fff", "var(--l-red)"),
    "orange": ("#E99200", "#241509", "#4A2206"),
    "yellow": ("#FFFF8B", "#2A2A05", "#4D4A04"),
    "green": ("#22CB86", "#06281A", "#063D26"),
    "blue": ("#0955C1", "#fff", "var(--l-blue)"),
    "purple": ("#E38EDA", "#2E0B2B", "#4A1046"),
    "black": ("#221122", "#fff", "var(--l-black)"),
    "grey": ("#6C666C", "#fff", "#2A272A"),
}
"""The same for eyes that do not tell red from green: every two stay far apart in lightness or in blue."""


def _properties(values: Mapping[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in values.items())


def _owners(colours: Mapping[str, tuple[str, str, str]], where: str) -> str:
    return "".join(
        f"{where}.pc-{name}{{--pc:{fill};--pm:{mark};--pl:{outline}}}"
        for name, (fill, mark, outline) in colours.items()
    )


@cache
def tokens() -> str:
    """The palette as CSS. The theme follows the system until the root element names one in `data-theme`; on
    paper it is always the light one.
    `data-palette=safe` there chooses the other colours of the players.
    """
    light, dark = _properties(LIGHT) + "color-scheme:light", _properties(DARK) + "color-scheme:dark"
    owners = _owners(PLAYERS, "") + _owners(SAFE_PLAYERS, ":root[data-palette=safe] ")
    return (
        f":root{{{_properties(FIXED)}{light}}}"
        f"@media screen and (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}"
        f"@media screen{{:root[data-theme=dark]{{{dark}}}}}{owners}"
    )

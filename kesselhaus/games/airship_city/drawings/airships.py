"""Nine airships, 120 x 64, nose to the right. The line is told by the outline, the level by size and load."""

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import Symbols, symbol
from kesselhaus.art.symbols import number as n

INK = "#2B221A"
BOX = "0 0 120 64"


def at(x: float, y: float) -> str:
    return f"{n(x)} {n(y)}"


def ink(width: float = 1.4) -> Html:
    return f'stroke="{escape(INK)}" stroke-width="{n(width)}" stroke-linejoin="round" stroke-linecap="round"'


def path(d: str, fill: str, width: float = 1.4) -> Html:
    """A closed shape with an ink line."""
    return f'<path d="{escape(d)}" fill="{escape(fill)}" {ink(width)}/>'


def stroke(d: str, colour: str, width: float, more: Html = NOTHING) -> Html:
    return f'<path d="{escape(d)}" fill="none" stroke="{escape(colour)}" stroke-width="{n(width)}"{more}/>'


def rope(d: str, width: float = 1) -> Html:
    return f'<path d="{escape(d)}" fill="none" {ink(width)}/>'


class Hull:
    """The envelope of an airship: from stern to bow, with half height r round the axis y."""

    def __init__(self, stern: float, bow: float, y: float, r: float) -> None:
        self.stern, self.bow, self.y, self.r = stern, bow, y, r
        self.length = bow - stern

    def drop(self, fullest: float) -> str:
        """Soft envelope, blunt in front; `fullest` is how far from the bow it is widest."""
        x0, x1, y, r, w = self.stern, self.bow, self.y, self.r, self.length
        mid = x1 - w * fullest
        return (
            f"M{at(x1, y)}C{at(x1 - 0.03 * w, y - 0.7 * r)} {at(x1 - 0.2 * w, y - r)} {at(mid, y - r)}"
            f"C{at(x0 + 0.28 * w, y - r)} {at(x0 + 0.1 * w, y - 0.42 * r)} {at(x0, y)}"
            f"C{at(x0 + 0.1 * w, y + 0.42 * r)} {at(x0 + 0.28 * w, y + r)} {at(mid, y + r)}"
            f"C{at(x1 - 0.2 * w, y + r)} {at(x1 - 0.03 * w, y + 0.7 * r)} {at(x1, y)}Z"
        )

    def lens(self) -> str:
        """Rigid hull, sharp at both ends."""
        x0, x1, y, r, w = self.stern, self.bow, self.y, self.r, self.length
        top = x1 - 0.46 * w
        return (
            f"M{at(x1, y)}C{at(x1 - 0.14 * w, y - 0.78 * r)} {at(x1 - 0.3 * w, y - r)} {at(top, y - r)}"
            f"C{at(x0 + 0.3 * w, y - r)} {at(x0 + 0.12 * w, y - 0.62 * r)} {at(x0, y - 0.1 * r)}"
            f"L{at(x0, y + 0.1 * r)}"
            f"C{at(x0 + 0.12 * w, y + 0.62 * r)} {at(x0 + 0.3 * w, y + r)} {at(top, y + r)}"
            f"C{at(x1 - 0.3 * w, y + r)} {at(x1 - 0.14 * w, y + 0.78 * r)} {at(x1, y)}Z"
        )

    def seams(self, panels: int) -> str:
        """Lines that follow the roundness of the hull."""
        d = ""
        for panel in range(1, panels):
            t = panel / panels
            x = self.stern + self.length * t
            height = self.r * (1 - abs(2 * t - 1) ** 2.6) ** 0.6 * 0.985
            d += f"M{at(x, self.y - height)}Q{at(x + (t - 0.5) * 5, self.y)} {at(x, self.y + height)}"
        return d

    def light(self, clip: str) -> Html:
        """Shade below, a gleam above, both inside the clip."""
        x0, x1, y, r, w = self.stern, self.bow, self.y, self.r, self.length
        mid = (x0 + x1) / 2
        shade = f"M{at(x0, y + 0.15 * r)}Q{at(mid, y + 0.75 * r)} {at(x1, y + 0.15 * r)}"
        gleam = (
            f"M{at(x0 + 0.14 * w, y - 0.42 * r)}Q{at(mid, y - 0.98 * r)} {at(x1 - 0.14 * w, y - 0.46 * r)}"
        )
        glow = Html(' stroke-opacity=".55" stroke-linecap="round"')
        return (
            f'<g clip-path="url(#{escape(clip)})">'
            f'<path d="{escape(shade)}V{n(y + r + 2)}H{n(x0)}Z" fill="#000" opacity=".2"/>'
            f"{stroke(gleam, '#fff', max(1.6, 0.13 * r), glow)}</g>"
        )


def ship(name: str, drawing: Html, outline: str) -> Html:
    clip = f'<clipPath id="{escape(name)}-c"><path d="{escape(outline)}"/></clipPath>'
    return symbol(name, BOX, clip + drawing)


def wooden(name: str, hull: Hull, level: int) -> Html:
    """The wood line: a netted balloon over a planked boat; a cottage on board, then crates in nets."""
    x0, y, r, w = hull.stern, hull.y, hull.r, hull.length
    outline = hull.drop(0.44)
    mid = hull.bow - 0.46 * w
    net = "".join(
        f"M{at(x, y - r)}l{at(side * 1.1 * r, 2 * r)}"
        for x in (x0 + k * r * 0.62 for k in range(int(w / (r * 0.62)) + 2))
        for side in (1, -1)
    )
    half, deck, depth = 0.29 * w + 3, y + r + 5, 6 + 2.2 * level
    aft, fore = mid - half, mid + half
    tail = (
        f"M{at(x0 + 2, y - 1)}L{at(x0 - 8, y - 0.78 * r)}Q{at(x0 - 4, y)} {at(x0 - 8, y + 0.78 * r)}"
        f"L{at(x0 + 2, y + 1)}Z"
    )
    ribs = f"M{at(x0 - 6, y - 0.4 * r)}L{at(x0, y)}M{at(x0 - 6, y + 0.4 * r)}L{at(x0, y)}"
    ropes = (
        f"M{at(aft + 3, deck)}L{at(mid - 0.36 * w, y + 0.4 * r)}M{at(mid - 3, deck)}V{n(y + r)}"
        f"M{at(mid + 6, deck)}V{n(y + r)}M{at(fore - 1, deck)}L{at(mid + 0.34 * w, y + 0.4 * r)}"
    )
    boat = (
        f"M{at(aft - 2, deck - 2)}L{at(aft + 4, deck + depth)}H{n(fore - 6)}"
        f"Q{at(fore, deck + depth - 1)} {at(fore + 5, deck - 2.6)}L{at(fore, deck)}H{n(aft + 2)}Z"
    )
    drawing = path(tail, "#C9A569") + rope(ribs, 0.8) + rope(ropes) + path(outline, "#D9B77C")
    drawing += f'<g clip-path="url(#{escape(name)}-c)" opacity=".75">{stroke(net, "#7A5528", 0.9)}</g>'
    drawing += hull.light(f"{name}-c") + path(outline, "none")
    if level >= 2:
        drawing += path(f"M{at(mid - 13, deck)}v-4.5h17v4.5z", "#F1E3C3", 1.1)
        drawing += path(f"M{at(mid - 15, deck - 4.5)}h21l-3-3.5h-15z", "#9C4A2E", 1.1)
        windows = "".join(f"M{at(mid + x, deck - 2.8)}h2.4" for x in (-9.5, -4.5, 0.6))
        drawing += stroke(windows, "#4A3A22", 2)
    planks = "".join(f"M{at(aft + 2.5, deck + depth * part)}H{n(fore - 1.5)}" for part in (0.38, 0.7))
    drawing += path(boat, "#9A6532") + stroke(planks, "#5E3A17", 0.9)
    drawing += stroke(f"M{at(aft + 1, deck + 0.9)}H{n(fore)}", "#D7A868", 1.2)
    if level >= 3:
        drawing += "".join(
            _crate(mid + place * half - 1, deck + depth, deck + depth + 2.6) for place in (-0.62, 0, 0.62)
        )
    return ship(name, drawing + rope(f"M{at(fore + 4, deck - 2)}l6 -3", 1.3), outline)


def _crate(x: float, keel: float, y: float) -> Html:
    return (
        rope(f"M{at(x - 3, y)}L{at(x, keel)}L{at(x + 3, y)}", 0.9)
        + path(f"M{at(x - 4.2, y)}h8.4v5.6h-8.4z", "#C8924B", 1.1)
        + stroke(f"M{at(x - 4.2, y)}l8.4 5.6M{at(x + 4.2, y)}l-8.4 5.6", "#5E3A17", 0.8)
    )


def metallic(name: str, hull: Hull, level: int) -> Html:
    """The metal line: a riveted hull with fins and engines; a cabin, two decks, then containers on a rail."""
    x0, x1, y, r, w = hull.stern, hull.bow, hull.y, hull.r, hull.length
    outline, mid, fin = hull.lens(), x0 + 0.54 * w, 0.2 * w

    def blade(side: int, fill: str) -> Html:
        d = f"M{at(x0 + 0.02 * w, y + side * 0.1 * r)}l{at(-0.02 * w, side * 1.02 * r)}h{n(0.09 * w)}"
        return path(f"{d}L{at(x0 + fin + 2, y + side * 0.55 * r)}Z", fill)

    rivets = Html(' stroke-dasharray=".2 2.6" stroke-linecap="round"')
    nose = x1 - 0.12 * w
    drawing = blade(-1, "#5B7386") + blade(1, "#465C6D") + path(outline, "#9FB2BF")
    drawing += stroke(hull.seams(6 + 2 * level), "#4C6272", 0.9) + hull.light(f"{name}-c")
    drawing += stroke(f"M{at(x0 + 0.08 * w, y)}H{n(x1 - 0.05 * w)}", "#3E5260", 1.1, rivets)
    drawing += rope(f"M{at(nose, y - 0.66 * r)}Q{at(x1 - 0.085 * w, y)} {at(nose, y + 0.66 * r)}")
    drawing += path(outline, "none")
    drawing += path(f"M{at(x0 - 3, y)}L{at(x0 + fin, y - 1.5)}v3Z", "#33444F", 1)
    below, half = y + r - 1.2, 0.19 * w + 3 + level
    drawing += {1: _cabin, 2: _two_decks, 3: _containers}[level](mid, below, half, w)
    for place in {1: (-0.3,), 2: (-0.34, 0.26), 3: (-0.4, 0.34)}[level]:
        x, axis = mid + place * w, y + 0.62 * r
        drawing += path(f"M{at(x - 3, axis - 1.8)}h7q2.5 0 2.5 1.8t-2.5 1.8h-7z", "#39424A", 1)
        drawing += rope(f"M{at(x - 4, axis - 5)}v10", 1.5)
    return ship(name, drawing, outline)


def _cabin(mid: float, y: float, half: float, length: float) -> Html:
    body = f"M{at(mid - half, y)}h{n(2 * half)}l-2 5.5q-1 2-3 2h{n(-2 * half + 9)}q-3 0-4-3z"
    return path(body, "#6F8798") + "".join(
        f'<circle cx="{n(mid + k * 5)}" cy="{n(y + 3.3)}" r="1.5" fill="#F3D68B" {ink(0.8)}/>'
        for k in (-1.6, -0.4, 0.8)
    )


def _two_decks(mid: float, y: float, half: float, length: float) -> Html:
    upper = f"M{at(mid - half, y)}h{n(2 * half + 4)}l-2.5 5h{n(-2 * half + 1)}z"
    lower = f"M{at(mid - half + 5, y + 5)}h{n(2 * half - 6)}l-2 5.5h{n(-2 * half + 11)}z"
    high = "".join(f"M{at(mid - half + 5 + k * 5, y + 2.5)}h2.2" for k in range(int(2 * half / 5) - 1))
    low = "".join(f"M{at(mid - half + 10 + k * 5, y + 7.8)}h2.2" for k in range(int((2 * half - 14) / 5)))
    return path(upper, "#8499A8") + path(lower, "#5F788A") + stroke(high + low, "#F3D68B", 2.3)


def _containers(mid: float, y: float, half: float, length: float) -> Html:
    drawing = path(f"M{at(mid + 0.16 * length, y - 2)}h14l-2.5 6.5h-9z", "#6F8798")
    drawing += stroke(f"M{at(mid + 0.19 * length, y + 1)}h7", "#F3D68B", 2.2)
    drawing += rope(f"M{at(mid - 0.3 * length, y + 1)}H{n(mid + 0.13 * length)}", 2.2)
    for place, fill in enumerate(("#A8553A", "#5F788A", "#B98B3A")):
        x = mid - 0.29 * length + place * 14.5
        drawing += rope(f"M{at(x + 2, y + 1.5)}v3M{at(x + 10, y + 1.5)}v3")
        drawing += path(f"M{at(x, y + 4)}h12v9h-12z", fill, 1.2)
        ribs = "".join(f"M{at(x + rib, y + 5.5)}v6" for rib in (3, 6, 9))
        drawing += stroke(ribs, "#000", 0.9, Html(' stroke-opacity=".35"'))
    return drawing


def silken(name: str, hull: Hull, level: int) -> Html:
    """The tourism line: striped silk, an awning, a veranda; a second deck, then a smaller envelope on top."""
    x0, x1, y, r, w = hull.stern, hull.bow, hull.y, hull.r, hull.length
    outline, mid = hull.drop(0.5), (x0 + x1) / 2
    stripes = _stripes(hull, 5 + 2 * level)
    drawing = NOTHING
    if level == 3:
        small = Hull(x0 + 0.2 * w, x1 - 0.2 * w, y - r + 1, 0.52 * r)
        gleam = f"M{at(x0 + 0.3 * w, y - 1.28 * r)}Q{at(mid, y - 1.6 * r)} {at(x1 - 0.3 * w, y - 1.28 * r)}"
        drawing += path(small.drop(0.5), "#E9C56B") + stroke(gleam, "#fff", 1.6, Html(' stroke-opacity=".7"'))
    drawing += path(f"M{at(x0 + 2, y)}l-8 {n(-0.7 * r)}q5 {n(0.7 * r)} 0 {n(1.4 * r)}z", "#E9C56B")
    drawing += path(outline, "#F6E9CE")
    drawing += f'<g clip-path="url(#{escape(name)}-c)"><path d="{escape(stripes)}" fill="#8E2F3C"/></g>'
    drawing += hull.light(f"{name}-c") + path(outline, "none")
    deck, half = y + r + 3.5, 0.2 * w + 4
    drawing += rope(
        f"M{at(mid - half + 1, deck)}L{at(mid - 0.3 * w, y + 0.5 * r)}M{at(mid + half - 1, deck)}"
        f"L{at(mid + 0.3 * w, y + 0.5 * r)}M{at(mid - 4, deck)}V{n(y + r - 1)}"
        f"M{at(mid + 4, deck)}V{n(y + r - 1)}"
    )
    drawing += _veranda(mid, deck, half, level)
    masts = {1: (0.0,), 2: (-0.12, 0.12), 3: (-0.16, 0.0, 0.16)}[level]
    top = y - r - (0.55 * r if level == 3 else 0)
    for place in masts:
        x = mid + place * w
        drawing += rope(f"M{at(x, top + 1.5)}v-6") + path(f"M{at(x, top - 4.5)}l6 1.7-6 1.7z", "#8E2F3C", 0.8)
    return ship(name, drawing, outline)


def _stripes(hull: Hull, panels: int) -> str:
    y, r = hull.y, hull.r + 1
    d = ""
    for panel in range(0, panels, 2):
        left, right = panel / panels, (panel + 1) / panels
        a, b = hull.stern + hull.length * left, hull.stern + hull.length * right
        bend_a, bend_b = (left - 0.5) * 14, (right - 0.5) * 14
        d += f"M{at(a, y - r)}Q{at(a + bend_a, y)} {at(a, y + r)}"
        d += f"H{n(b)}Q{at(b + bend_b, y)} {at(b, y - r)}Z"
    return d


def _veranda(mid: float, deck: float, half: float, level: int) -> Html:
    scallops = 6 + 2 * level
    arc = 2 * (half + 2) / scallops
    edge = f"a{n(arc / 2)} 2.2 0 0 1 {n(-arc)} 0" * scallops
    drawing = path(f"M{at(mid - half - 2, deck - 1.5)}h{n(2 * half + 4)}v2.5{edge}z", "#E9C56B", 1.1)
    height = 5.5 + (1.5 if level > 1 else 0)
    body = f"M{at(mid - half, deck + 2.5)}h{n(2 * half)}v{n(height)}h{n(-2 * half)}z"
    drawing += path(body, "#6E2733", 1.2)
    sill = deck + 2.5 + height - 1.2
    windows = "".join(
        f"M{at(mid - half + 2.2 + k * 5, sill)}v-2.4q1.2-1.8 2.4 0v2.4z" for k in range(int(2 * half / 5))
    )
    drawing += f'<path d="{escape(windows)}" fill="#FBE5A9"/>'
    if level >= 2:
        inner, rail = half - 6, deck + height + 4.6
        lower = f"M{at(mid - inner, deck + 2.5 + height)}h{n(2 * inner)}l-2 4.5h{n(-2 * inner + 4)}z"
        drawing += path(lower, "#F1DDB4", 1.2) + "".join(
            f'<circle cx="{n(mid - inner + 4 + k * 5)}" cy="{n(rail)}" r="1.1" fill="#6E2733"/>'
            for k in range(int((2 * inner - 4) / 5))
        )
    return drawing


AIRSHIPS: Symbols = {
    "s-wood_private": wooden("s-wood_private", Hull(31, 89, 23, 13), 1),
    "s-wood_residential": wooden("s-wood_residential", Hull(20, 102, 21, 15.5), 2),
    "s-wood_cargo": wooden("s-wood_cargo", Hull(11, 113, 19.5, 17), 3),
    "s-metal_private": metallic("s-metal_private", Hull(32, 92, 23, 12), 1),
    "s-metal_residential": metallic("s-metal_residential", Hull(20, 106, 21, 14), 2),
    "s-metal_cargo": metallic("s-metal_cargo", Hull(8, 116, 19, 15.5), 3),
    "s-tourist": silken("s-tourist", Hull(32, 90, 24, 12.5), 1),
    "s-passenger": silken("s-passenger", Hull(22, 100, 23.5, 14), 2),
    "s-luxury": silken("s-luxury", Hull(14, 108, 27, 14.5), 3),
}

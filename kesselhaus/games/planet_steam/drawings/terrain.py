"""The ground of the claim map, 414 x 483: quiet strata and craters that lie under the grid."""

from math import cos, pi, sin

from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import Symbols, symbol
from kesselhaus.art.symbols import number as n

WIDTH, HEIGHT = 414, 483

HILL, HOLLOW = ("#E3AE92", "#EDC3A8"), ("#9E5640", "#8C4735")
STRATA = (
    (60, 60, 120, 0.4, HILL),
    (360, 70, 130, 1.9, HOLLOW),
    (70, 300, 150, 2.8, HOLLOW),
    (350, 290, 120, 0.9, HILL),
    (130, 450, 110, 4.1, HILL),
    (370, 470, 110, 5.2, HOLLOW),
    (250, 180, 70, 3.3, HILL),
)
"""Middle, size, phase of the outline and colours of each rise or hollow."""
CRATERS = (
    (36, 30, 16),
    (40, 174, 13),
    (312, 38, 12),
    (102, 314, 17),
    (380, 306, 15),
    (100, 448, 13),
    (384, 452, 17),
    (306, 172, 12),
)


def contour(x: float, y: float, size: float, phase: float) -> str:
    """A closed, slightly uneven line."""
    steps = 9
    points = []
    for step in range(steps):
        angle = 2 * pi * step / steps
        radius = size * (1 + 0.2 * sin(2 * angle + phase) + 0.12 * sin(3 * angle + 2 * phase))
        points.append((x + radius * cos(angle), y + 0.72 * radius * sin(angle)))
    middles = [
        ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
        for here, there in zip(points, [*points[1:], points[0]], strict=True)
    ]
    line = f"M{n(middles[-1][0])} {n(middles[-1][1])}"
    for bend, end in zip(points, middles, strict=True):
        line += f"Q{n(bend[0])} {n(bend[1])} {n(end[0])} {n(end[1])}"
    return line + "Z"


def stratum(x: float, y: float, size: float, phase: float, colours: tuple[str, str]) -> Html:
    """Two tones and five engraved contour lines."""
    tones = (
        f'<path d="{escape(contour(x, y, size, phase))}" fill="{escape(colours[0])}" opacity=".38"/>'
        f'<path d="{escape(contour(x, y, size * 0.66, phase + 0.2))}" fill="{escape(colours[1])}"'
        ' opacity=".38"/>'
    )
    lines = "".join(
        contour(x, y, size * part, phase + 0.2 * (1 - part)) for part in (1, 0.82, 0.66, 0.5, 0.34)
    )
    return f'{tones}<path d="{escape(lines)}" fill="none" stroke="#5E2C1E" stroke-width=".8" opacity=".4"/>'


def crater(x: float, y: float, size: float) -> Html:
    """A bowl with light on its near rim."""
    high = n(size * 0.66)
    start, across = f"M{n(x - size)} {y}a{n(size)} {high} 0 0", f"{n(2 * size)} 0"
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{size}" ry="{high}" fill="#84432F" opacity=".55"/>'
        f'<path d="{start} 0 {across}" fill="none" stroke="#F3CDB4" stroke-width="1.4" opacity=".8"/>'
        f'<path d="{start} 1 {across}" fill="none" stroke="#5A3018" stroke-width="1.4" opacity=".6"/>'
    )


def _terrain() -> Html:
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#paint-soil)"/>'
    return (
        ground + "".join(stratum(*place) for place in STRATA) + "".join(crater(*place) for place in CRATERS)
    )


TERRAIN: Symbols = {"x-terrain": symbol("x-terrain", f"0 0 {WIDTH} {HEIGHT}", _terrain())}

"""The land under the map: two tones of grey-green, the ridge between them hatched, rivers engraved, as on the
enamel of a network plan.
"""

from collections.abc import Mapping
from itertools import pairwise

from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import number, symbol

WIDTH, HEIGHT = 720, 454

RIDGE = (
    (-10, 446), (70, 392), (150, 388), (240, 386), (320, 378), (396, 334), (452, 318), (516, 276), (566, 246),
    (620, 252), (668, 262), (730, 250),
)  # fmt: skip
NORTHERN, SOUTHERN = (
    ((10, 0.5), (20, 0.38), (31, 0.28), (43, 0.2), (56, 0.13)),
    ((9, 0.4), (19, 0.25), (30, 0.14)),
)
"""Contour lines of the Ore Mountains: their distance from the ridge, fading."""
RIVERS = (
    "M556 460C548 420 530 400 536 372S640 372 634 330 600 268 572 236 566 150 552 120 420 100 400 70"
    " 384 20 372 -6",
    "M262 350C262 300 236 250 238 206S262 110 226 84 178 60 170 -6",
    "M36 452C22 420 60 392 66 374S152 330 150 290 116 200 196 176 214 110 222 84",
    "M724 300C712 262 716 240 712 200S718 110 712 70",
    "M300 460C350 388 420 396 470 394S520 398 540 420",
)
WOODS = (
    (232, 92, 1), (376, 214, 0.9), (120, 226, 0.8), (610, 140, 0.9), (18, 300, 0.8), (250, 300, 0.8),
    (478, 240, 1), (712, 60, 0.7), (40, 430, 1), (484, 300, 0.9), (180, 200, 0.7),
)  # fmt: skip


def _ridge() -> str:
    (x, y), *rest = RIDGE
    drawn = f"M{x} {y}"
    for (xa, ya), (xb, yb) in pairwise(rest):
        drawn += f"Q{xa} {ya} {number((xa + xb) / 2)} {number((ya + yb) / 2)}"
    return f"{drawn}L{RIDGE[-1][0]} {RIDGE[-1][1]}"


def _land() -> Html:
    ridge = _ridge()
    drawn = (
        f'<path d="M0 0h{WIDTH}v{HEIGHT}H0z" fill="#465349"/><path d="{escape(ridge)}V470H-10z"'
        ' fill="#364239"/>'
    )
    for up, strength in NORTHERN:
        drawn += (
            f'<path d="{escape(ridge)}" transform="translate({number(-up * 0.12)} {-up})" fill="none"'
            f' stroke="#93A58F" stroke-width=".9" opacity="{strength}"/>'
        )
    for down, strength in SOUTHERN:
        drawn += (
            f'<path d="{escape(ridge)}" transform="translate(0 {down})" fill="none" stroke="#8DA08C"'
            f' stroke-width=".8" opacity="{strength}"/>'
        )
    drawn += (
        f'<path d="{escape(ridge)}" fill="none" stroke="#202A23" stroke-width="3.4"/>'
        f'<path d="{escape(ridge)}" fill="none" stroke="#D8C79A"'
        ' stroke-width="1.3" stroke-dasharray="9 3 1.5 3"/>'
    )
    for river in RIVERS:
        drawn += (
            f'<path d="{escape(river)}" fill="none" stroke="#1F2B2E" stroke-width="4.6" opacity=".75"/>'
            f'<path d="{escape(river)}" fill="none" stroke="#7F9BA3" stroke-width="2" opacity=".85"/>'
        )
    for x, y, size in WOODS:
        drawn += (
            f'<path transform="translate({x} {y}) scale({size})" fill="none" stroke="#8FA28B"'
            ' stroke-width="1.1" opacity=".5" d="M0 0l5-11 5 11zM9 3l5-12 5 12zM-8 4l5-10 5 10z"/>'
        )
    return drawn


SAXONY: Mapping[str, Html] = {"saxony": symbol("saxony", f"0 0 {WIDTH} {HEIGHT}", _land())}

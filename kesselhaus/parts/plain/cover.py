"""The picture on the box of a game that has none: a pressure gauge and the title."""

from hashlib import sha256
from math import cos, pi, sin
from typing import Any

from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import number, symbol
from kesselhaus.engine.game import Game

GROUNDS = (
    ("#14211F", "#1F3B38", "#2F6A62"),
    ("#1D1420", "#43222D", "#9C4637"),
    ("#161A24", "#25324C", "#4A6A94"),
)


def cover(game: Game[Any]) -> Html:
    """240 x 300, like all covers. The needle and the colours are the game's own, by its key."""
    seed = sha256(game.key.encode()).digest()
    dark, middle, light = GROUNDS[seed[0] % len(GROUNDS)]
    drawn = (
        f'<path d="M0 0h240v300H0z" fill="{escape(dark)}"/><circle cx="120" cy="180" r="150"'
        f' fill="{escape(middle)}"/>'
        f'<circle cx="120" cy="180" r="104" fill="{escape(light)}"/><circle cx="120" cy="180" r="82"'
        ' fill="#7A5115"/>'
        '<circle cx="120" cy="180" r="77" fill="#D9A94E"/><circle cx="120" cy="180" r="66" fill="#FBF6E7"/>'
        f"{_scale()}{_needle(seed[1] / 255)}{_title(game.title)}"
    )
    return symbol(f"cover-{game.key}", "0 0 240 300", drawn)


def _point(turn: float, radius: float) -> str:
    """On the dial, from 0 at the lower left to 1 at the lower right."""
    angle = pi * (0.75 + 1.5 * turn)
    return f"{number(120 + radius * cos(angle))} {number(180 + radius * sin(angle))}"


def _scale() -> Html:
    ticks = "".join(
        f"M{_point(step / 12, 58)}L{_point(step / 12, 48 if step % 3 else 42)}" for step in range(13)
    )
    danger = f"M{_point(0.75, 53)}A53 53 0 0 1 {_point(1, 53)}"
    return (
        f'<path d="{escape(ticks)}" stroke="#2B221A" stroke-width="2.5" fill="none"/>'
        f'<path d="{escape(danger)}" stroke="#B4472E" stroke-width="7" fill="none" opacity=".75"/>'
    )


def _needle(turn: float) -> Html:
    return (
        f'<path d="M{escape(_point(turn + 0.66, 14))}L{escape(_point(turn, 50))}"'
        ' stroke="#2B221A" stroke-width="4"'
        ' stroke-linecap="round"/><circle cx="120" cy="180" r="8" fill="#7A5115"/>'
    )


def _title(title: str) -> Html:
    """As large as the box allows."""
    size = min(34, 340 / max(len(title), 1))
    return (
        f'<text x="120" y="58" text-anchor="middle" font-family="Georgia, serif" font-weight="600"'
        f' font-size="{number(size)}" fill="#F3D793">{escape(title)}</text>'
    )

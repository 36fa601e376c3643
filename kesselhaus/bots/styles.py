"""Builder, trader, racer: bots at one table are not all alike. What each holds dear counts somewhat more."""

from collections.abc import Callable, Mapping
from typing import Any

from kesselhaus import games

Style = Mapping[str, float]
"""By feature of the advice, how often it counts."""


def style_of(key: str, seats: int, seat: int) -> Style:
    """The style of a seat: neighbours have different ones. Who is alone has none, nor has anybody where the
    advice of the game knows none.
    """
    known: Mapping[str, Style] = getattr(games.advice(key), "STYLES", {})
    return list(known.values())[seat % len(known)] if known and seats > 1 else {}


def valued(key: str, style: Style) -> Callable[[Any, int], float]:
    """The value of the advice, to a player of that style."""
    features = games.advice(key).features

    def value(table: Any, seat: int) -> float:
        return sum(worth * style.get(name, 1.0) for name, worth in features(table, seat).items())

    return value


def dearer(key: str, style: Style, table: Any, seat: int) -> float:
    """By how much a position is worth more to a player of that style."""
    features = games.advice(key).features(table, seat)
    return sum((times - 1) * features.get(name, 0.0) for name, times in style.items())

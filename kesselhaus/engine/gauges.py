"""Numbers of a game that are worth following through a match."""

from collections.abc import Mapping

from msgspec import Struct


class Reading(Struct, frozen=True):
    """What a game's gauges show at one moment."""

    time: float
    """In rounds: 0 is the beginning, 2.5 lies in the middle of the third round."""
    numbers: Mapping[str, Mapping[str, float]]
    """By what they are and whose: price, quartz. All of one kind are drawn side by side."""

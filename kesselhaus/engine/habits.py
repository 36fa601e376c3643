"""Habits: ways of playing that a good player has or avoids, counted in what happened in a match."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from kesselhaus.engine.state import Event


class Part(NamedTuple):
    """So many times, out of so many where it could have been."""

    times: float
    of: float


Count: TypeAlias = Callable[[Sequence[Event], int], Part]
"""How often it was in a match, from its events and a seat."""


class Habit(Struct, frozen=True):
    """A way of playing, and what is expected of somebody who plays well."""

    key: str
    what: str
    """In words: the share of something, or how often a match."""
    count: Count
    least: float = 0.0
    most: float = float("inf")

    def is_within(self, value: float) -> bool:
        return self.least <= value <= self.most


def own(log: Sequence[Event], seat: int, *kinds: type[Event]) -> list[Event]:
    """The events of a seat, of some kinds."""
    return [event for event in log if isinstance(event, kinds) and getattr(event, "seat", None) == seat]


def often(*kinds: type[Event]) -> Count:
    """How often in a match a seat does something."""
    return lambda log, seat: Part(len(own(log, seat, *kinds)), 1)


def between(
    log: Sequence[Event], begins: Callable[[Event], bool], ends: Callable[[Event], bool]
) -> list[list[Event]]:
    """What happened after each event with which something begins, until it ends or begins anew."""
    found: list[list[Event]] = []
    running = False
    for event in log:
        if begins(event):
            found.append([event])
            running = True
        elif running and ends(event):
            running = False
        elif running:
            found[-1].append(event)
    return found

"""The shelf: every package in this folder that has a GAME."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Protocol, cast

from kesselhaus.engine.course import Reading
from kesselhaus.engine.game import Game


@cache
def shelf() -> dict[str, Game[Any]]:
    """The games by key, in alphabetical order."""
    names = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return {name: import_module(f"{__name__}.{name}").GAME for name in names}


def game(key: str) -> Game[Any]:
    """The game of that key. Raises ValueError with a sentence that lists what is there."""
    try:
        return shelf()[key]
    except KeyError:
        raise ValueError(f"There is no game {key!r} on the shelf. Possible: {', '.join(shelf())}.") from None


class Advice(Protocol):
    """What a game's advice module offers to bots."""

    SPREAD: float
    """A lead of so many points is worth something, but not the game."""

    def value(self, table: Any, seat: int) -> float:
        """What a position is worth to a seat, in points it may expect at the end."""

    def features(self, table: Any, seat: int) -> dict[str, float]:
        """What that value is made of."""


def advice(key: str) -> Advice:
    return cast(Advice, _part(key, "advice"))


class Course(Protocol):
    """What a game's course module offers to those who follow its numbers through a match."""

    def reading(self, table: Any) -> Reading | None:
        """What its gauges show now, at the start of a step or at the end; None where nobody would look."""

    def scales(self, box: Any) -> dict[str, dict[str, tuple[float, float]]]:
        """Where the scales of its numbers end; numbers without an end are not listed."""


def course(key: str) -> Course:
    return cast(Course, _part(key, "course"))


def table(key: str) -> Any:
    """How a game's table looks."""
    return _part(key, "table")


def words(key: str) -> Any:
    """A game's sentences."""
    return _part(key, "words")


@cache
def _part(key: str, part: str) -> Any:
    """A module of a game that is only loaded where it is needed."""
    return import_module(f"{__name__}.{game(key).key}.{part}")

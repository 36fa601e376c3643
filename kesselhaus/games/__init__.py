"""The shelf: every package in this folder that has a GAME."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, cast

from kesselhaus.engine.game import Game

if TYPE_CHECKING:
    from kesselhaus.parts import Advice, Course, DrawnTable, GameWords


def shelf() -> dict[str, Game[Any]]:
    """The games by key, in alphabetical order."""
    return _looked_through()[0]


def unfinished() -> dict[str, str]:
    """Folders that are left off the shelf because they have no GAME or cannot be loaded, and why."""
    return _looked_through()[1]


@cache
def _looked_through() -> tuple[dict[str, Game[Any]], dict[str, str]]:
    there, left_off = dict[str, Game[Any]](), dict[str, str]()
    for name in sorted(module.name for module in iter_modules(__path__) if module.ispkg):
        try:
            there[name] = import_module(f"{__name__}.{name}").GAME
        except Exception as error:  # whatever goes wrong in one folder is no matter of the others
            left_off[name] = f"{type(error).__name__}: {error}"
    return there, left_off


def game(key: str) -> Game[Any]:
    """The game of that key. Raises ValueError with a sentence that lists what is there."""
    try:
        return shelf()[key]
    except KeyError:
        if key in unfinished():
            raise ValueError(f"The game {key!r} cannot be loaded: {unfinished()[key]}") from None
        raise ValueError(f"There is no game {key!r} on the shelf. Possible: {', '.join(shelf())}.") from None


def shipped_file(key: str) -> bytes:
    """The shipped components, with the source of every figure."""
    return (files(f"{__name__}.{game(key).key}") / "components.toml").read_bytes()


def advice(key: str) -> "Advice":
    """What bots ask a game."""
    return cast("Advice", _part(key, "advice"))


def course(key: str) -> "Course":
    """Numbers of a game that are worth following."""
    return cast("Course", _part(key, "course"))


def table(key: str) -> "DrawnTable":
    """How a game's table looks."""
    return cast("DrawnTable", _part(key, "table"))


def words(key: str) -> "GameWords":
    """A game's sentences."""
    return cast("GameWords", _part(key, "words"))


@cache
def _part(key: str, part: str) -> Any:
    """A module of a game that is only loaded where it is needed."""
    return import_module(f"{__name__}.{game(key).key}.{part}")

"""The shelf: every package in this folder that has a GAME."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

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

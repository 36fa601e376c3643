"""The games as environments for learners (extra `rl`): `kesselhaus.env.aec("nucleum")`.

`catalogue` lists the options of a game, `encode` writes a view as numbers. `aec` is a PettingZoo environment
with all seats, `gym` a Gymnasium environment with one seat against bots, `vector` plays many matches at once.
`register` makes the games known to OpenSpiel. `win_share` tells how often a policy wins, `PolicyBot` lets it
sit down as a bot.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from kesselhaus.env.catalogues import catalogue

if TYPE_CHECKING:
    from kesselhaus.env.all_seats import AllSeats as aec
    from kesselhaus.env.many_matches import ManyMatches as vector
    from kesselhaus.env.observing import Observer, encode
    from kesselhaus.env.one_seat import OneSeat as gym
    from kesselhaus.env.playing import IllegalAction
    from kesselhaus.env.policies import PolicyBot, at_random, win_share
    from kesselhaus.env.spiel import register

__all__ = [
    "IllegalAction",
    "Observer",
    "PolicyBot",
    "aec",
    "at_random",
    "catalogue",
    "encode",
    "gym",
    "register",
    "vector",
    "win_share",
]

_WHERE = {
    "aec": ("all_seats", "AllSeats"),
    "gym": ("one_seat", "OneSeat"),
    "vector": ("many_matches", "ManyMatches"),
    "encode": ("observing", "encode"),
    "Observer": ("observing", "Observer"),
    "IllegalAction": ("playing", "IllegalAction"),
    "PolicyBot": ("policies", "PolicyBot"),
    "at_random": ("policies", "at_random"),
    "win_share": ("policies", "win_share"),
    "register": ("spiel", "register"),
}
"""Loaded when they are used: a catalogue takes no numpy, numbers no PettingZoo, none of them OpenSpiel."""


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, called = _WHERE[name]
    try:
        found = globals()[name] = getattr(import_module(f"{__name__}.{module}"), called)
    except ModuleNotFoundError as missing:
        if missing.name and missing.name.startswith("kesselhaus"):
            raise
        raise ImportError(
            f"kesselhaus.env.{name} needs {missing.name}: pip install 'kesselhaus[rl]' brings it."
        ) from missing
    return found

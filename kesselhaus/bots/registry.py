"""Bots by name: `random`, `greedy`, `varied`, `search:200ms`, `search:400it`, and the levels for people."""

import re
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Protocol, TypeAlias

from kesselhaus.bots.greedy import GreedyBot
from kesselhaus.bots.random_bot import RandomBot
from kesselhaus.bots.search import SearchBot
from kesselhaus.bots.settings import Settings
from kesselhaus.bots.varied import VariedBot
from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View


class Bot(Protocol):
    """Answers the questions that its seat is asked."""

    def choose(self, view: View[Any]) -> Option:
        """One of the options of the open question. The view is that of the seat which is asked."""


Maker: TypeAlias = Callable[[Random], Bot]

LEVELS: Mapping[str, Maker] = {
    "beginner": lambda chance: GreedyBot(chance, overlooks=0.5, short_sighted=True, styled=True),
    "easy": lambda chance: GreedyBot(chance, overlooks=0.25, styled=True),
    "medium": lambda chance: SearchBot(chance, Settings(milliseconds=100, a_turn=3000, styled=True)),
    "hard": lambda chance: SearchBot(chance, Settings(milliseconds=400, a_turn=3000, styled=True)),
    "expert": lambda chance: SearchBot(chance, Settings(milliseconds=1600, a_turn=10_000, styled=True)),
}
"""What people choose from, the weakest first. Who is weak overlooks things and is greedy; each plays in the
style of its seat.
"""

NAMED: Mapping[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, "varied": VariedBot, **LEVELS}

SEARCH = re.compile(r"(search[12]?):([1-9][0-9]{0,6})(ms|it|cpu)")


class Registry(Mapping[str, Maker]):
    """How each kind of bot is made; what it leaves to chance comes from the given generator.

    A search is there with every budget, but not listed: `search:200ms`, `search:200cpu` (milliseconds of the
    processor, whatever else the machine does), `search:400it`. `search1` is a search that remembers nothing,
    `search2` one that remembers and judges by advice alone, also where a game has a learned value.
    """

    def __getitem__(self, name: str) -> Maker:
        if name in NAMED:
            return NAMED[name]
        settings = searching(name)
        if settings is None:
            raise KeyError(name)
        return lambda chance: SearchBot(chance, settings)

    def __iter__(self) -> Iterator[str]:
        return iter(NAMED)

    def __len__(self) -> int:
        return len(NAMED)


def searching(name: str) -> Settings | None:
    """How a search of that name thinks; None if it is no name of one."""
    named = SEARCH.fullmatch(name)
    if named is None:
        return None
    kind, amount, unit = named[1], int(named[2]), named[3]
    return Settings(
        milliseconds=None if unit == "it" else amount,
        iterations=amount if unit == "it" else None,
        processor=unit == "cpu",
        remembers=kind != "search1",
        learned=kind == "search",
    )


BOTS = Registry()

"""Bots by name: `random`, `greedy`, `search:200ms`, `search:400it`, and the levels for people."""

import re
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Protocol, TypeAlias

from kesselhaus.bots.greedy import GreedyBot
from kesselhaus.bots.random_bot import RandomBot
from kesselhaus.bots.search import SearchBot, Settings
from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View


class Bot(Protocol):
    """Answers the questions that its seat is asked."""

    def choose(self, view: View[Any]) -> Option:
        """One of the options of the open question. The view is that of the seat which is asked."""


Maker: TypeAlias = Callable[[Random], Bot]

LEVELS: Mapping[str, Maker] = {
    "easy": lambda chance: GreedyBot(chance, slips=0.2),
    "medium": lambda chance: SearchBot(chance, Settings(milliseconds=100)),
    "hard": lambda chance: SearchBot(chance, Settings(milliseconds=400)),
}
"""What people choose from, the weakest first. A turn has five to ten decisions: nobody waits long for it."""

NAMED: Mapping[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, **LEVELS}

SEARCH = re.compile(r"(search1?):([1-9][0-9]{0,6})(ms|it|cpu)")


class Registry(Mapping[str, Maker]):
    """How each kind of bot is made; what it leaves to chance comes from the given generator.

    A search is there with every budget, but not listed: `search:200ms`, `search:200cpu` (milliseconds of the
    processor, whatever else the machine does), `search:400it`. `search1` is a search that remembers nothing.
    """

    def __getitem__(self, name: str) -> Maker:
        if name in NAMED:
            return NAMED[name]
        named = SEARCH.fullmatch(name)
        if named is None:
            raise KeyError(name)
        kind, amount, unit = named[1], int(named[2]), named[3]
        settings = Settings(
            milliseconds=None if unit == "it" else amount,
            iterations=amount if unit == "it" else None,
            processor=unit == "cpu",
            remembers=kind == "search",
        )
        return lambda chance: SearchBot(chance, settings)

    def __iter__(self) -> Iterator[str]:
        return iter(NAMED)

    def __len__(self) -> int:
        return len(NAMED)


BOTS = Registry()

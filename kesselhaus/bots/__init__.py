"""Players made of code. A bot sees what a seat sees, a `View`, and nothing else."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Protocol

from kesselhaus.bots.greedy import GreedyBot
from kesselhaus.bots.random_bot import RandomBot
from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View


class Bot(Protocol):
    """Answers the questions that its seat is asked."""

    def choose(self, view: View[Any]) -> Option:
        """One of the options of the open question. The view is that of the seat which is asked."""


BOTS: Mapping[str, Callable[[Random], Bot]] = MappingProxyType({"random": RandomBot, "greedy": GreedyBot})
"""How each kind of bot is made; what it leaves to chance comes from the given generator."""

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot"]

"""The simplest player: every legal option is as good as another."""

from random import Random
from typing import Any

from kesselhaus.bots.thinking import asked
from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View


class RandomBot:
    """Chooses evenly among the legal options; equal seeds and views give equal choices."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def choose(self, view: View[Any]) -> Option:
        question = asked(view)
        return question.options[int(self._chance.random() * len(question.options))]

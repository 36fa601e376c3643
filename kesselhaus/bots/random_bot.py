"""The simplest player: every legal option is as good as another."""

from random import Random
from typing import Any

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View


class RandomBot:
    """Chooses evenly among the legal options; equal seeds and views give equal choices."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def choose(self, view: View[Any]) -> Option:
        question = view.question
        if not isinstance(question, Ask) or not question.options:
            raise ValueError("A bot can only choose where its seat is asked and has options.")
        return question.options[int(self._chance.random() * len(question.options))]

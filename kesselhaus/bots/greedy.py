"""Looks one decision ahead, with all that it entails, and takes what the game's advice likes best."""

from random import Random
from typing import Any

from kesselhaus import games
from kesselhaus.bots.thinking import imagined
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Numbers, Option
from kesselhaus.engine.view import View

WIDEST = 24
"""Of a question for a number, at most so many numbers are looked at, evenly spread."""
NESTED = 400
"""How many ends of a chain of nested questions are looked at before the rest is taken as it comes."""


class GreedyBot:
    """Tries each option in an imagined world, answers what follows in the same step, and compares values."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def choose(self, view: View[Any]) -> Option:
        question = view.question
        if not isinstance(question, Ask) or not question.options:
            raise ValueError("A bot can only choose where its seat is asked and has options.")
        if len(question.options) == 1:
            return question.options[0]
        world = imagined(view, self._chance)
        return best_option(world, question.seat, self._chance)


def best_option(world: Match[Any], seat: int, chance: Random) -> Option:
    """The option of the open question after which the seat stands best."""
    question = world.question
    assert isinstance(question, Ask)
    value = games.advice(world.game.key).value
    budget = [NESTED]

    def outlook(match: Match[Any]) -> float:
        """The value at the end of the running step, if the seat goes on as well as it can."""
        asked = match.question
        if not (match.nested and isinstance(asked, Ask) and asked.seat == seat):
            return value(match.state, seat)
        best = float("-inf")
        for option in sensible(asked):
            budget[0] -= 1
            fork = match.fork(chance)
            fork.answer(option)
            best = max(best, outlook(fork))
            if budget[0] < 0:
                break
        return best

    def after(option: Option) -> float:
        fork = world.fork(chance)
        fork.answer(option)
        return outlook(fork)

    return max(sensible(question), key=after)


def sensible(question: Ask) -> list[Option]:
    """All options; of a long row of numbers an even selection with both ends."""
    options = question.options
    if not isinstance(options, Numbers) or len(options) <= WIDEST:
        return list(options)
    count = len(options) - len(options.others)
    places = sorted({round(k * (count - 1) / (WIDEST - 1)) for k in range(WIDEST)})
    return [*(options[place] for place in places), *options.others]

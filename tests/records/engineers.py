"""Players for the recorded matches of Nucleum: greedy ones who value some things more than others do.

Chance alone lights few buildings and unlocks few technologies, so every end condition has a player who
strives for it.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from kesselhaus.bots.greedy import outlooks
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.games.nucleum.advice import WEIGHTS, Weights, value
from kesselhaus.games.nucleum.options import ChooseExperiment

LOOKS = 20
"""Ends of nested questions that are looked at."""

GOALS: dict[str, Weights] = {
    "tiles": Weights(tile=3.0, missing=1.0, again=0.0),
    "contracts": Weights(contract_action=6.0, contract=1.6),
    "stars": Weights(recharge=12.0, recharge_turns=4.0),
    "technologies": Weights(technology=(16.0, 18.0, 20.0), end=20.0),
    "points": WEIGHTS,
}


def engineer(goal: str, chance: Random) -> Callable[[Match[Any]], Option]:
    """Takes what serves the goal best, and an experiment by chance."""
    weights = GOALS[goal]

    def choose(match: Match[Any]) -> Option:
        question = match.question
        assert isinstance(question, Ask)
        options = question.options
        if len(options) == 1 or isinstance(options[0], ChooseExperiment):
            return options[int(chance.random() * len(options))]
        seen = outlooks(match.fork(chance), chance, lambda table, seat: value(table, seat, weights), LOOKS)
        return max(seen, key=lambda each: each[1])[0]

    return choose

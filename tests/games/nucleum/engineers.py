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
from kesselhaus.games.nucleum.advice import value
from kesselhaus.games.nucleum.options import ChooseExperiment
from kesselhaus.games.nucleum.state import Player, Table

LOOKS = 20
"""Ends of nested questions that are looked at."""

GOALS: dict[str, Callable[[Player], float]] = {
    "tiles": lambda player: 3.0 * len(player.pool),
    "contracts": lambda player: 5.0 * sum(map(bool, player.contracts)) + 8.0 * len(player.fulfilled),
    "stars": lambda player: 8.0 * len(player.stars),
    "technologies": lambda player: 16.0 * len(player.technologies),
    "points": lambda player: 0.0,
}
"""What somebody counts besides the advice."""


def engineer(goal: str, chance: Random) -> Callable[[Match[Any]], Option]:
    """Takes what serves the goal best, and an experiment by chance."""
    goes_for = GOALS[goal]

    def worth(table: Table, seat: int) -> float:
        return value(table, seat) + goes_for(table.players[seat])

    def choose(match: Match[Any]) -> Option:
        question = match.question
        assert isinstance(question, Ask)
        options = question.options
        if len(options) == 1 or isinstance(options[0], ChooseExperiment):
            return options[int(chance.random() * len(options))]
        seen = outlooks(match.fork(chance), chance, worth, LOOKS)
        return max(seen, key=lambda each: each[1])[0]

    return choose

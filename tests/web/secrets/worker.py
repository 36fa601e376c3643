"""A worker in which chance deals the same wherever it can: `python -m tests.web.secrets.worker`.

Two worlds that differ in a secret have different stacks. Every thing in a stack gets a number by lot, and the
lowest is drawn: so both worlds draw the same unless one of them lacks it. Advice counts instead of looking at
a clock, so that it is the same twice.
"""

import math
import os
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from kesselhaus import protocol
from kesselhaus.bots.settings import Settings
from kesselhaus.engine import match
from kesselhaus.engine.chance import outcome_of
from kesselhaus.engine.questions import Draw, Outcome
from kesselhaus.workers import advising, coaching, guide, open_match, owner, process

ITERATIONS = 6


class Dealer(Random):
    """The chance of a live match."""

    def __init__(self) -> None:
        super().__init__("dealt")
        self.drawn = 0

    def choose(self, draw: Draw) -> Outcome:
        self.drawn += 1
        weights = draw.weights or (1,) * len(draw.outcomes)
        lots = [
            (self._lot(outcome, draw.outcomes[:place].count(outcome)) / weight if weight else math.inf, place)
            for place, (outcome, weight) in enumerate(zip(draw.outcomes, weights, strict=True))
        ]
        return draw.outcomes[min(lots)[1]]

    def _lot(self, outcome: Outcome, copies_before: int) -> float:
        return Random(f"{self.drawn} {outcome} {copies_before}").expovariate(1)


def main() -> None:
    usual = outcome_of

    def dealt(draw: Draw, chance: Random) -> Outcome:
        return chance.choose(draw) if isinstance(chance, Dealer) else usual(draw, chance)

    match.outcome_of = dealt  # type: ignore[attr-defined]
    for module in (open_match, owner, guide):
        module.SystemRandom = Dealer  # type: ignore[attr-defined]
    for name, thinks in (("advise", advising.advise), ("coach", coaching.coach)):
        setattr(owner, name, partial(thinks, budget=Settings(iterations=ITERATIONS)))
    if "LEAK" in os.environ:
        owner._answer = partial(_telling_credits, owner._answer)
    process.main()


def _telling_credits(
    usual: Callable[..., Any], live: open_match.OpenMatch, request: protocol.GiveAnswer
) -> Any:
    """What must be found: the question before the end of a turn depends on all credits."""
    if request.careful and sum(player.credits for player in live.match.state.players) % 2:
        return protocol.Ends(0, (0,))
    return usual(live, request)


if __name__ == "__main__":
    main()

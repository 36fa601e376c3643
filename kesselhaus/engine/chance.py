"""What chance answers: the one place in which an outcome is drawn."""

from bisect import bisect
from functools import lru_cache
from itertools import accumulate
from random import Random

from kesselhaus.engine.questions import Draw, Outcome


def outcome_of(draw: Draw, chance: Random) -> Outcome:
    """What chance answers."""
    outcomes, weights = draw.outcomes, draw.weights
    if weights is None:
        return outcomes[int(chance.random() * len(outcomes))]
    # As `choices` of Random does it, without looking at its other arguments.
    up_to = _added_up(weights)
    return outcomes[bisect(up_to, chance.random() * up_to[-1], 0, len(outcomes) - 1)]


@lru_cache(1000)
def _added_up(weights: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(accumulate(weights))

"""The tree of an open-loop search: a node is a row of answers, whatever chance said in between."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import TypeAlias

from kesselhaus.engine.questions import Numbers, Option

SURE = 0.03
"""How much better an option has to look at first sight to be tried about three times as often."""
SETTLED = 8
"""After so many visits an option that is taken up is tried once at least, however little it promises."""
CLOSE = 0.04
"""Values that differ by less than this are taken as nearly equal."""


class Branch:
    """What is known of one option: how often it was tried, and what came of it."""

    __slots__ = ("first", "option", "prior", "total", "visits", "weight")

    def __init__(self, option: Option, first: float, weight: float = 1.0) -> None:
        self.option = option
        self.first, self.weight = first, weight
        """Its worth at first sight, and how many visits that counts for."""
        self.prior = 0.0
        self.visits = 0
        self.total = 0.0

    @property
    def value(self) -> float:
        return (self.total + self.weight * self.first) / (self.visits + self.weight)


Key: TypeAlias = tuple[Option, int]
"""An answer and who is asked next, which chance may decide."""


class Node:
    """A decision of a seat. Its branches are in the order of their promise at first sight."""

    __slots__ = ("branches", "following", "options", "seat", "visits")

    def __init__(
        self,
        seat: int,
        options: Sequence[Option],
        promises: Sequence[tuple[Option, float]],
        weight: float = 1.0,
    ) -> None:
        self.seat, self.options = seat, options
        self.visits = 0
        self.following: dict[Key, Node] = {}
        ordered = sorted(promises, key=lambda promise: -promise[1])
        self.branches = [Branch(option, first, weight) for option, first in ordered]
        best = ordered[0][1]
        weights = [exp((branch.first - best) / SURE) for branch in self.branches]
        total = sum(weights)
        for branch, weight in zip(self.branches, weights, strict=True):
            branch.prior = weight / total

    def select(self, legal: Sequence[Option], width: float, curiosity: float, paranoid: bool) -> Branch:
        """The option to try next, among the most promising ones: more of them the more often we come here."""
        open_branches = max(2, int(width * sqrt(self.visits + 1)))
        same = legal is self.options or same_options(legal, self.options)
        low = high = None
        candidates = []
        for branch in self.branches:
            if not same and branch.option not in legal:
                continue
            if not branch.visits and self.visits >= SETTLED:
                return branch
            candidates.append(branch)
            value = branch.value
            low = value if low is None or value < low else low
            high = value if high is None or value > high else high
            if len(candidates) >= open_branches:
                break
        if not candidates or low is None or high is None:
            return self._newcomer(legal)
        span = max(high - low, CLOSE)
        urge = curiosity * sqrt(self.visits + 1)
        sign = -1.0 if paranoid else 1.0

        def promise(branch: Branch) -> float:
            return sign * (branch.value - low) / span + urge * branch.prior / (1 + branch.visits)

        return max(candidates, key=promise)

    def _newcomer(self, legal: Sequence[Option]) -> Branch:
        """In this world none of the known options is legal: take up the first that is."""
        worst = self.branches[-1]
        branch = Branch(legal[0], worst.first, worst.weight)
        branch.prior = worst.prior
        self.branches.append(branch)
        # From now on there are branches that are not legal even where the options of the first world are.
        self.options = ()
        return branch


def same_options(one: Sequence[Option], other: Sequence[Option]) -> bool:
    if isinstance(one, Numbers) and isinstance(other, Numbers):
        return (one.kind, one.low, one.high, one.others) == (other.kind, other.low, other.high, other.others)
    return one == other

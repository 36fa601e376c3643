"""What a match was worth to each seat."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kesselhaus.engine.game import Result
from kesselhaus.engine.match import Match


def win(result: Result) -> list[float]:
    """The share of the victory: 1 for who wins alone, half for each of two, 0 for all others."""
    share = 1.0 / max(1, len(result.winners))
    return [share if seat in result.winners else 0.0 for seat in range(len(result.scores))]


def rank(result: Result) -> list[float]:
    """From 1 for the winner to 0 for the last; who is level shares. Alone it is victory or none."""
    scores, others = result.scores, len(result.scores) - 1
    if not others:
        return win(result)
    standing = [(seat in result.winners, score) for seat, score in enumerate(scores)]
    return [
        sum((mine > other) + 0.5 * (mine == other) for other in standing) / others - 0.5 / others
        for mine in standing
    ]


def score(result: Result) -> list[float]:
    """The final score."""
    return [float(points) for points in result.scores]


FINAL: Mapping[str, Callable[[Result], list[float]]] = {"win": win, "rank": rank, "score": score}
STANDINGS = "standings"
KINDS = (*FINAL, STANDINGS)


class Rewards:
    """The rewards of one match: all at the end, or (`standings`) by what each answer changed in the scores as
    they stand, so that they add up to the final score.
    """

    def __init__(self, kind: str, seats: int) -> None:
        if kind not in KINDS:
            raise ValueError(f"There are no rewards {kind!r}. Possible: {', '.join(KINDS)}.")
        self._seats, self._final = seats, FINAL.get(kind)
        self._before: Sequence[float] = (0.0,) * seats

    def begin(self) -> None:
        self._before = (0.0,) * self._seats

    def after(self, match: Match[Any]) -> list[float] | None:
        """What the last answer brought to each seat; None is nothing to anybody."""
        if match.question is None:
            result = match.game.result(match.state)
            return (
                self._difference(score(result)[: self._seats]) if self._final is None else self._final(result)
            )
        if self._final is None:
            return self._difference(tuple(match.game.standings(match.state))[: self._seats])
        return None

    def _difference(self, now: Sequence[float]) -> list[float]:
        before, self._before = self._before, now
        return [float(points - was) for points, was in zip(now, before, strict=True)]

"""Random matches of a game that brings none of its own to the tests: whatever is legal is chosen evenly."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.state import Event
from kesselhaus.engine.view import View


class PlainMatches:
    """Like `tests.games.<game>.matches`."""

    RARE: Sequence[Event] = ()

    def __init__(self, game: str) -> None:
        self._game = game

    def start(self, seats: int, seed: int) -> Match[Any]:
        return Match(games.game(self._game), seats, chance=Random(seed))

    def choose(self, chance: Random, legal: list[Option]) -> Option:
        return chance.choice(legal)

    def played_views(self, *, end: bool = False, seeds: int = 3) -> Iterator[View[Any]]:
        for seats in games.game(self._game).seats:
            for seed in range(seeds):
                match, chance = self.start(seats, seed), Random(seed)
                while isinstance(match.question, Ask):
                    if not end:
                        yield match.view(match.question.seat)
                    match.answer(self.choose(chance, list(match.question.options)))
                if end:
                    yield match.view(seed % seats)

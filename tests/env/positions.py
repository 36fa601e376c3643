"""Matches at random for tests of environments, light as these play them."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from tests.scenario import playing

USUAL = [(key, game.usual_seats) for key, game in games.shelf().items()]
EVERY = [(key, seats) for key, game in games.shelf().items() for seats in game.seats]


def asked_at(
    key: str,
    seats: int,
    seed: int,
    *,
    variants: tuple[str, ...] = (),
    longest: int = 3000,
    light: bool = True,
) -> Iterator[tuple[Match[Any], int]]:
    """A match at every question, with the seat that is asked."""
    chance = Random(f"{seats}/{seed}")
    match: Match[Any] = Match(games.game(key), seats, frozenset(variants), chance=chance, light=light)
    for now in islice(playing(match, chance), longest):
        if isinstance(now.question, Ask):
            yield now, now.question.seat

"""Random matches for tests that want to meet everything that can occur."""

from collections.abc import Iterator
from random import Random

from kesselhaus.engine.match import Forced, Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.state import Event
from kesselhaus.engine.view import View
from kesselhaus.games.nucleum import GAME
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.state import Table

EAGER = (
    o.UseHalf,
    o.Fulfil,
    o.StoreUranium,
    o.PerformAction,
    o.EnergizeBuilding,
    o.TakeTile,
)
"""What a player does who wants to get somewhere; pure chance hardly builds anything."""
VARIANTS = ("vp_income_steps", "owner_only", "start_workers_3")

RARE: tuple[Event, ...] = (Forced(2, rule="NU-26"),)
"""What does not occur in these matches, because nothing is answered for the players."""


def choose(chance: Random, legal: list[Option]) -> Option:
    eager = [option for option in legal if isinstance(option, EAGER)]
    if eager and chance.random() < 0.85:
        return chance.choice(eager)
    stars = [option for option in legal if isinstance(option, o.PlaceStar)]
    if stars and chance.random() < 0.7:
        return max(stars, key=lambda option: option.space)
    steady = [option for option in legal if not isinstance(option, o.Recharge)]
    return chance.choice(steady if steady and chance.random() < 0.9 else legal)


def start(seats: int, seed: int) -> Match[Table]:
    """A match whose players are not poor; with two, points run high, so that every end comes about."""
    chosen = frozenset({VARIANTS[seed % 3]} if seed % 4 else ())
    match = Match(GAME, seats, chosen, chance=Random(seed))
    for player in match.state.players[:seats]:
        player.thaler += 30
        more = min(6, player.supply)
        player.workers += more
        player.supply -= more
        player.vp += 15 * (seats == 2)
    return match


def played_views(*, end: bool = False, seeds: int = 3) -> Iterator[View[Table]]:
    """Views of the asked seat from matches of every number of seats; or only those of the end."""
    for seats in GAME.seats:
        for seed in range(seeds):
            match, chance, answered = start(seats, seed), Random(seed), 0
            while isinstance(match.question, Ask):
                question = match.question
                common = question.rule in ("NU-26", "NU-37", "NU-54", "NU-30")
                if not end and (answered % 9 == 0 or (not common and answered % 2 == 0)):
                    yield match.view(question.seat)
                match.answer(choose(chance, list(question.options)))
                answered += 1
            if end:
                yield match.view(0)

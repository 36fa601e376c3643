"""Random matches for tests that want to meet everything that can occur."""

from collections.abc import Iterator
from random import Random

from kesselhaus.engine.match import Forced, Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.state import Event
from kesselhaus.engine.view import View
from kesselhaus.games.airship_city import GAME
from kesselhaus.games.airship_city import options as o
from kesselhaus.games.airship_city.state import Table

EAGER = (o.Act, o.Donate, o.BuildFacility, o.BuyUpgrade, o.Fulfil, o.FlyOn, o.UseNegotiator, o.NegotiateAlone)
"""What a player does who wants to get somewhere; pure chance rarely unlocks a bonus action."""

RARE: tuple[Event, ...] = (Forced(2, rule="AC-33"),)
"""What does not occur in these matches, because nothing is answered for the players."""


def choose(chance: Random, legal: list[Option]) -> Option:
    eager = [option for option in legal if isinstance(option, EAGER)]
    steady = [option for option in legal if not isinstance(option, o.Shift)]
    return chance.choice(eager if eager and chance.random() < 0.85 else steady or legal)


def start(seats: int, seed: int) -> Match[Table]:
    variants = frozenset({"prerequisite_counts_majority"} if seed % 2 else ())
    match = Match(GAME, seats, variants, chance=Random(seed))
    for player in match.state.players:
        player.goods |= {"wood": 10, "metal": 10, "gold": 10, "gear": 10}
    return match


def played_views(*, end: bool = False, seeds: int = 3) -> Iterator[View[Table]]:
    """Views of the asked seat from matches of every number of seats; or only those of the end."""
    for seats in GAME.seats:
        for seed in range(seeds):
            match, chance, answered = start(seats, seed), Random(seed), 0
            while isinstance(match.question, Ask):
                question = match.question
                met = answered % 7 == 0 or question.rule not in ("AC-30", "AC-37", "AC-44", "AC-33")
                met = met or any(isinstance(option, o.FlyOn | o.Barter) for option in question.options)
                if met and not end:
                    yield match.view(question.seat)
                match.answer(choose(chance, list(question.options)))
                answered += 1
            if end:
                yield match.view(0)

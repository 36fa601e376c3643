"""Random matches for tests that want to meet everything that can occur."""

from collections.abc import Iterator
from random import Random

from kesselhaus.engine.match import Forced, Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.state import Event
from kesselhaus.engine.view import View
from kesselhaus.games.planet_steam import GAME, events
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.examples.positions import (
    EVERYTHING,
    A,
    begin,
    empty_map,
    hold,
    lay,
    raised,
    tank,
)
from kesselhaus.games.planet_steam.state import OPEN_CREDITS, Table
from kesselhaus.games.planet_steam.tasks import Producing
from tests.games.planet_steam.playing import use

RARE: tuple[Event, ...] = (
    events.NotAuctioned("zone", rule="PS-65"),
    events.NotAuctioned("independent_carrier", rule="PS-184"),
    events.SabotageWasted(1, rule="PS-168"),
    events.ClaimFailed(1, 15, rule="PS-75"),
    events.Aided(1, 2, rule="PS-45"),
    events.RiverRolled(0, 6, 0, rule="PS-151"),
    events.StayedIdle(0, 0, rule="PS-86"),
    events.BonusLaidOut((), rule="PS-44"),
    events.OrderMarkerPut(None, 4, "ore", rule="PS-146"),
    events.OpeningPassedOn(2, "zone", rule="PS-68"),
    events.UnitsReturned(2, (("ore", 2),), rule="PS-182"),
    events.TanksBuilt(0, 14, rule="PS-130"),
    events.Reorganised(2, (), (), rule="PS-96"),
    events.ZoneClaimed(2, "C5", "permit", True, rule="PS-78"),
    events.ZoneClaimed(2, "C5", "auction", True, rule="PS-69"),
    Forced(2, rule="PS-42"),
)
"""What chance may not bring about in a few matches."""

COMMON = ("PS-50", "PS-103", "PS-97", "PS-115", "PS-87")


def choose(chance: Random, legal: list[Option]) -> Option:
    """Low bids, small trades, and a liking for building, or everybody would soon be without credits."""
    first = legal[0]
    if isinstance(first, o.Bid):
        return chance.choice((*legal[:4], legal[-1]))
    if isinstance(first, o.Buy | o.Sell):
        return chance.choice((*legal[:2], legal[-2], legal[-1]))
    if isinstance(first, o.Activate | o.Use | o.BuyTank):
        return first if chance.random() < 0.7 else chance.choice(legal)
    purchases = [option for option in legal if isinstance(option, o.BuySupercharger | o.BuyConverter)]
    return chance.choice(purchases or legal)


def start(seats: int, seed: int) -> Match[Table]:
    """Every third match plays all variants that leave credits secret, every third a chance selection, with
    well-filled stores.
    """
    chance, keys = Random(seed), [key for key in EVERYTHING if key != OPEN_CREDITS]
    chosen = ((), keys, chance.sample(keys, 4))[seed % 3]
    match = Match(GAME, seats, frozenset(chosen), chance=chance)
    for player in match.state.players:
        player.goods |= {"quartz": 2, "ore": 2, "water": 4, "energy": 4}
    return match


def a_full_carrier() -> View[Table]:
    """Seat A, who holds the Independent Carrier, has produced more than there is room for (PS-177)."""
    table = empty_map(lay(4, "opt_independent_carrier"))
    table.carrier_holder = A
    hold(table, A, quartz=2, ore=3, water=4, energy=2)
    raised(table, A)
    tank(table, A, "A3", "ore", supercharger=True)
    tank(table, A, "E5", "quartz", supercharger=True)
    return use(begin(table, Producing), "A3", "E5").view(A)


def played_views(*, end: bool = False, seeds: int = 6) -> Iterator[View[Table]]:
    """Views of the asked seat from matches of every number of seats; or only those of the end."""
    for seats in GAME.seats:
        for seed in range(seeds):
            match, chance, answered = start(seats, seed), Random(seed), 0
            while isinstance(match.question, Ask):
                question = match.question
                answered += 1
                if not end and (question.rule not in COMMON or answered % 11 == 0):
                    yield match.view(question.seat)
                match.answer(choose(chance, list(question.options)))
            if end:
                yield match.view(0)
    if not end:
        yield a_full_carrier()

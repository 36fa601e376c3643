"""Random matches for tests that want to meet everything that can occur."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from kesselhaus.engine.match import Forced, Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.state import Event
from kesselhaus.engine.view import View
from kesselhaus.games.nucleum import GAME
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.state import Table

EAGER = (o.UseHalf, o.Fulfil, o.PerformAction, o.StoreUranium, o.EnergizeBuilding)
"""What a player does who wants to get somewhere."""

CROWDED = {
    o.ChooseSpace: ("L37.1", "L37.2", "L10.1"),
    o.ChooseSite: ("glashuette.t1", "glashuette.t2", "bruex.m1", "bruex.m2", "bruex.m3"),
    o.ChoosePlant: ("glashuette",),
    o.PlaceNucleum: ("glashuette",),
    o.ChoosePiece: ("TUR-1", "TUR-2", "MIN-1", "MIN-3"),
}
"""Where all of them meet: uranium beside turbines of several players, which chance hardly brings about."""

RARE: tuple[Event, ...] = (Forced(2, rule="NU-26"),)
"""What does not occur in these matches, because nothing is answered for the players."""

LIKED = 0.85
FEW_COAL = 6


def choose(chance: Random, legal: list[Option]) -> Option:
    eager = [option for option in legal if isinstance(option, EAGER)]
    if eager and chance.random() < LIKED:
        return chance.choice(eager)
    crowded = [option for option in legal if _first(option) in CROWDED.get(type(option), ())]
    if crowded and chance.random() < LIKED:
        return chance.choice(crowded)
    if isinstance(legal[0], o.ImportCoal):
        return chance.choice(legal[:FEW_COAL])
    tiles = [option for option in legal if isinstance(option, o.PlayTile | o.LayTile)]
    return chance.choice(tiles if tiles and chance.random() < LIKED else legal)


def _first(option: Option) -> object:
    """What is chosen."""
    fields = option.__struct_fields__
    return getattr(option, fields[0]) if fields else None


def start(seats: int, seed: int) -> Match[Table]:
    """Richer than usual, so that much can be paid for."""
    variants = {"vp_income_steps", "owner_only", "start_workers_3", "max_rounds_25"} if seed % 2 else set()
    match = Match(GAME, seats, frozenset(variants), chance=Random(seed))
    for player in match.state.players:
        player.thaler += 20
        player.workers, player.supply = player.workers + 6, player.supply - 6
    return match


def played_views(*, end: bool = False, seeds: int = 3) -> Iterator[View[Table]]:
    """Views of the asked seat from matches of every number of seats; or only those of the end."""
    for seats in GAME.seats:
        for seed in range(seeds):
            match, chance, answered = start(seats, seed), Random(seed), Counter[str]()
            while isinstance(match.question, Ask):
                question = match.question
                answered[question.rule] += 1
                if not end and (answered[question.rule] <= 3 or answered.total() % 25 == 0):
                    yield match.view(question.seat)
                match.answer(choose(chance, list(question.options)))
            if end:
                yield match.view(0)

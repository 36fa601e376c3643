"""Random matches for tests that want to meet everything that can occur."""

from collections.abc import Iterator
from random import Random
from typing import Any

from kesselhaus.engine.match import Forced, Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.state import Event
from kesselhaus.engine.view import View
from kesselhaus.games.steamopolis import GAME, events
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.state import Table
from kesselhaus.games.steamopolis.tasks import AnyTask
from kesselhaus.games.steamopolis.tasks.effects import Passives, TurningSponsor
from kesselhaus.games.steamopolis.tasks.turn import EndEffects, EndOfRound, Rewards, TurnOver

EAGER = (
    *(o.BuyMachine, o.BuyBanner, o.TakeAboard, o.PutParasite, o.PutBeside, o.UseParasite, o.UseTile),
    *(o.CopyDistrict, o.TurnArrow, o.TakeSponsor, o.TakeGala),
)
"""What a player does who wants to get somewhere; pure chance needs hundreds of rounds."""
LAZY = (o.Decline, o.Done, o.Skip, o.DiscardMarker, o.ForgoMarker)

RARE: tuple[Event, ...] = (
    Forced(2, rule="ST-34"),
    events.CharacterPutBack(1, 5, rule="ST-15"),
    events.Retrieved(0, "2R", 0, rule="ST-43"),
    events.StoneGained(1, 0, rule="ST-43"),
    events.SpLost(0, 1, "make_steam", rule="ST-186"),
    events.EndTriggered("passengers", rule="ST-162"),
    events.GameEnded("passengers", rule="ST-168"),
    events.GameEnded("lost", rule="ST-172"),
    events.StatueRaised(None, 1, 1, rule="ST-176"),
    events.ShadowRemovedMarkers((("gear", 2),), rule="ST-175"),
)
"""What chance may not bring about in a few matches."""

COMMON = ("ST-37", "ST-30", "ST-53", "ST-58", "ST-60", "ST-76", "ST-79")


def choose(chance: Random, legal: list[Option]) -> Option:
    """Eager for purchases, passengers and parasites; what stops something only now and then."""
    if isinstance(legal[0], o.TakeCrystals | o.TakeGears):
        return chance.choice(legal[:5])
    eager = [option for option in legal if isinstance(option, EAGER)]
    steady = [option for option in legal if not isinstance(option, LAZY)]
    if eager and chance.random() < 0.85:
        return chance.choice(eager)
    return chance.choice(steady if steady and chance.random() < 0.9 else legal)


def start(seats: int, seed: int) -> Match[Table]:
    """Every third match is a first game. Alone, time presses less, or most matches would soon be lost."""
    match = Match(GAME, seats, frozenset({"first_game"} if seed % 3 == 2 else ()), chance=Random(seed))
    if seats == 1:
        match.state.players[0].score += 25
    return match


def in_the_middle(seats: int = 3) -> Table:
    """A table on which seat 0 has a turn and owns machines with passive effects."""
    match, chance = start(seats, 1), Random(1)
    while match.state.round < 2 and isinstance(match.question, Ask):
        match.answer(choose(chance, list(match.question.options)))
    table = match.state.copy()
    table.active = 0
    table.players[0].room[:] = ["M09", "M19", "M18", "M14", None, None, "capacity"]
    table.players[0].sponsors, table.players[0].sponsors_used = ("crystal",), (False,)
    return table


def crafted() -> Iterator[View[Table]]:
    """Questions that random players hardly ever bring about: two things at once at the end of a turn."""
    crafted: tuple[tuple[AnyTask, dict[str, Any]], ...] = (
        (Rewards(0), {"delivered": ("banker", "stoker")}),
        (Passives(0, (1, 2)), {}),
        (EndEffects(0), {"noted": ("8L",), "hung_banner": True}),
        (TurningSponsor(0, "M14"), {}),
    )
    for task, changes in crafted:
        table = in_the_middle()
        for field, value in changes.items():
            setattr(table, field, value)
        table.agenda = [EndOfRound(), TurnOver(0), task]
        match: Match[Table] = Match.at(table, GAME)
        yield match.view(0)


def played_views(*, end: bool = False, seeds: int = 2) -> Iterator[View[Table]]:
    """Views of the asked seat from matches of every number of seats; or only those of the end."""
    for seats in GAME.seats:
        for seed in range(seeds):
            match, chance, answered = start(seats, seed), Random(seed), 0
            while isinstance(match.question, Ask):
                question = match.question
                answered += 1
                if not end and (question.rule not in COMMON or answered % 17 == 0):
                    yield match.view(question.seat)
                match.answer(choose(chance, list(question.options)))
            if end:
                yield match.view(0)
    if not end:
        yield from crafted()

"""Random matches for tests that want to meet everything that can occur."""

from collections.abc import Iterator
from random import Random

from kesselhaus.engine.match import Forced, Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.state import Event
from kesselhaus.engine.view import View
from kesselhaus.games.whistle_mountain import GAME
from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.state import Table

LIKING: dict[type[Option], float] = {
    o.Forge: 3,
    o.Send: 0.6,
    o.BuildMachine: 12,
    o.BuildScaffold: 4,
    o.Move: 4,
    o.Rescue: 2,
    o.Activate: 4,
    o.PlaceToken: 2,
    o.Dock: 6,
    o.Lie: 6,
    o.Decline: 0.2,
    o.EndTurn: 0.5,
}
"""What a player does who wants to get somewhere; pure chance builds little and sees no flood."""
USUAL = ("WM-41", "WM-47", "WM-48", "WM-83", "WM-90", "WM-102", "WM-135")
"""Questions that are asked all the time."""
STORED = ("mm13", "ms12", "mm12", "ms01", "mm16", "ml14", "mm15", "ms04")
"""Machines that the players have from the start, as far as they are in the stacks."""

RARE: tuple[Event, ...] = (
    Forced(1, rule="WM-61"),
    e.ActivationSkipped(1, "ms01", rule="WM-64"),
    e.AirshipWashedHome(1, "medium", rule="WM-124"),
    e.TokenSetAside(rule="WM-129"),
    e.TokenRemoved(rule="WM-149"),
    e.DeckReshuffled(12, rule="WM-140"),
    e.EndTriggered(1, "standstill", rule="WM-175"),
    e.GameEnded("standstill", rule="WM-164"),
)
"""What chance may not bring about in a few matches."""


def choose(chance: Random, legal: list[Option]) -> Option:
    return chance.choices(legal, [liking(option) for option in legal])[0]


def liking(option: Option) -> float:
    """High squares are liked, so that machines come above the bridge."""
    return option.row**2 / 50 if isinstance(option, o.At) else LIKING.get(type(option), 1)


def start(seats: int, seed: int) -> Match[Table]:
    """All begin with resources and machines."""
    match = Match(GAME, seats, chance=Random(seed))
    table = match.state
    for player in table.players:
        player.goods |= {"coal": 4, "iron": 4, "water": 4, "gold": 4, "whistle": 2}
        for machine in STORED[player.seat :: table.seats]:
            size = table.box.stack_of[machine]
            if machine in table.stacks[size]:
                table.stacks[size] = tuple(each for each in table.stacks[size] if each != machine)
                player.machines += (machine,)
    return match


def played_views(*, end: bool = False, seeds: int = 3) -> Iterator[View[Table]]:
    """Views of the asked seat from matches of every number of seats; or only those of the end."""
    for seats in GAME.seats:
        for seed in range(seeds):
            match, chance, answered = start(seats, seed), Random(seed), 0
            while isinstance(match.question, Ask):
                question = match.question
                if not end and (answered % 9 == 0 or question.rule not in USUAL):
                    yield match.view(question.seat)
                match.answer(choose(chance, list(question.options)))
                answered += 1
            if end:
                yield match.view(0)

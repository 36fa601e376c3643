"""What a good builder does not do: forge and collect for nothing, take machines and leave them lying."""

from collections.abc import Sequence

from kesselhaus.engine.habits import Habit, Part, between, often, own
from kesselhaus.engine.state import Event
from kesselhaus.games.whistle_mountain.events import (
    CardPlayed,
    Collected,
    Flooded,
    Forged,
    MachineBuilt,
    MachineTaken,
    ScaffoldBuilt,
    TurnBegan,
    UpgradeTaken,
    WorkerMoved,
    WorkerPromoted,
    WorkerRescued,
)

DEEDS = (ScaffoldBuilt, MachineBuilt, WorkerPromoted, WorkerMoved, WorkerRescued, UpgradeTaken)
"""What a forge is for, besides calling airships home."""


def forges_for_nothing(log: Sequence[Event], seat: int) -> Part:
    forges = between(
        log,
        lambda event: isinstance(event, Forged) and event.seat == seat,
        lambda event: isinstance(event, TurnBegan),
    )
    return Part(sum(not own(forge, seat, *DEEDS) for forge in forges), len(forges))


def collected_nothing(log: Sequence[Event], seat: int) -> Part:
    collected = [event for event in own(log, seat, Collected) if isinstance(event, Collected)]
    return Part(sum(not event.goods for event in collected), len(collected))


def machines_left_lying(log: Sequence[Event], seat: int) -> Part:
    taken = len(own(log, seat, MachineTaken))
    return Part(max(0, taken - len(own(log, seat, MachineBuilt))), taken)


def floods(log: Sequence[Event], seat: int) -> Part:
    return Part(sum(isinstance(event, Flooded) for event in log), 1)


HABITS = (
    Habit("forges_for_nothing", "share of forges that do nothing", forges_for_nothing, most=0.05),
    Habit("collected_nothing", "share of flights that collect nothing", collected_nothing, most=0.15),
    Habit("machines_left_lying", "share of machines taken and never built", machines_left_lying, most=0.1),
    Habit("cards_played", "cards played in a match", often(CardPlayed), least=2),
    Habit("floods", "floods in a match", floods, least=3),
)

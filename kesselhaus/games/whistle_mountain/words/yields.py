"""What a turn is told by: how much weight an event has, and what a player has before and after."""

from collections.abc import Mapping

from kesselhaus.engine.match import Forced
from kesselhaus.engine.state import Event
from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain.state import Table

WEIGHTS: Mapping[type[Event], int] = {
    e.MachineBuilt: 4,
    e.ScaffoldBuilt: 4,
    e.WorkerPromoted: 4,
    e.AwardTaken: 4,
    e.UpgradeTaken: 3,
    e.MachineTaken: 3,
    e.WorkerMoved: 3,
    e.WorkerRescued: 3,
    e.Forged: 3,
    e.Paid: 1,
    e.AirshipSent: 1,
    e.AirshipDocked: 1,
    e.Gained: 1,
    e.Collected: 1,
    Forced: 0,
    e.GameEnded: -1,
}
"""Dearest first; what is not listed has 2, ways and means 1. 0 says nothing and is no line, −1 ends all."""


def weight(event: Event) -> int:
    return WEIGHTS.get(type(event), 2)


def holdings(table: Table, seat: int) -> dict[str, int]:
    """By the nouns of the lexicon."""
    player = table.players[seat]
    stored = {"scaffold": player.scaffolds, "machine": player.machines, "card": player.cards}
    return {**player.goods, **{noun: len(things) for noun, things in stored.items()}}

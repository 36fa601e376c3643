"""What a turn is told by: how much weight an event has, and what a player has before and after."""

from collections.abc import Mapping

from kesselhaus.engine.match import Forced
from kesselhaus.engine.state import Event
from kesselhaus.games.nucleum import events as e
from kesselhaus.games.nucleum.state import Table

WEIGHTS: Mapping[type[Event], int] = {
    e.Energized: 4,
    e.Fulfilled: 4,
    e.EndConditionMet: 4,
    e.Urbanized: 3,
    e.Industrialized: 3,
    e.Developed: 3,
    e.TileLaid: 3,
    e.TechnologyUnlocked: 3,
    e.Recharged: 3,
    e.ContractTaken: 3,
    e.HalfUsed: 1,
    e.Gained: 1,
    e.TilePlayed: 1,
    e.IncomeMoved: 1,
    e.Converted: 1,
    e.OpeningBonus: 1,
    Forced: 0,
    e.Declined: 0,
    e.GameEnded: -1,
}
"""Dearest first; what is not listed has 2, ways and means 1. 0 says nothing and is no line, −1 ends all."""


def weight(event: Event) -> int:
    return WEIGHTS.get(type(event), 2)


def holdings(table: Table, seat: int) -> dict[str, int]:
    """By the nouns of the lexicon."""
    player = table.players[seat]
    return {"thaler": player.thaler, "worker": player.workers}

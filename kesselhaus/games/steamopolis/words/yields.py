"""What a turn is told by: how much weight an event has, and what a player has before and after."""

from collections.abc import Mapping

from kesselhaus.engine.match import Forced
from kesselhaus.engine.state import Event
from kesselhaus.games.steamopolis import events as e
from kesselhaus.games.steamopolis.state import Table

WEIGHTS: Mapping[type[Event], int] = {
    e.MachineBought: 4,
    e.BannerBought: 4,
    e.StatueRaised: 4,
    e.Delivered: 3,
    e.Flew: 3,
    e.Built: 3,
    e.BannerHung: 3,
    e.MarkerBought: 3,
    e.StoneMoved: 1,
    e.ArrowTurned: 1,
    e.BaseRaised: 1,
    e.RanTo: 1,
    e.Paid: 1,
    e.Gained: 1,
    e.SpGained: 1,
    Forced: 0,
    e.GameEnded: -1,
}
"""Dearest first; what is not listed has 2, ways and means 1. 0 says nothing and is no line, −1 ends all."""


def weight(event: Event) -> int:
    return WEIGHTS.get(type(event), 2)


def holdings(table: Table, seat: int) -> dict[str, int]:
    """By the nouns of the lexicon."""
    player = table.players[seat]
    return {"crystal": player.crystal, "gear": player.gear, "sponsor": len(player.sponsors)}

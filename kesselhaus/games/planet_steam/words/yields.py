"""What a turn is told by: how much weight an event has, and what a player has before and after."""

from collections.abc import Mapping

from kesselhaus.engine.match import Forced
from kesselhaus.engine.state import Event
from kesselhaus.games.planet_steam import events as e
from kesselhaus.games.planet_steam.state import HIDDEN, Table

WEIGHTS: Mapping[type[Event], int] = {
    e.TankBought: 4,
    e.ConverterBought: 4,
    e.SuperchargerBought: 4,
    e.Reorganised: 3,
    e.CarrierRaised: 1,
    e.Activated: 1,
    Forced: 0,
    e.TankTurnEnded: 0,
    e.GameEnded: -1,
}
"""Dearest first; what is not listed has 2, ways and means 1. 0 says nothing and is no line, −1 ends all."""


def weight(event: Event) -> int:
    return WEIGHTS.get(type(event), 2)


def holdings(table: Table, seat: int) -> dict[str, int]:
    """By the nouns of the lexicon; credits only where they may be known (PS-41)."""
    player = table.players[seat]
    credit = {} if player.credits == HIDDEN else {"credit": player.credits}
    return {**credit, **player.goods}

"""What a turn is told by: how much weight an event has, and what a player has before and after."""

from collections.abc import Mapping

from kesselhaus.engine.match import Forced
from kesselhaus.engine.state import Event
from kesselhaus.games.airship_city import events as e
from kesselhaus.games.airship_city.state import Table

WEIGHTS: Mapping[type[Event], int] = {
    e.Fulfilled: 4,
    e.Donated: 4,
    e.FacilityBuilt: 4,
    e.UpgradeBought: 4,
    e.Failed: 4,
    e.Sold: 3,
    e.Hired: 3,
    e.Developed: 3,
    e.ContractTaken: 3,
    e.BonusUnlocked: 3,
    e.Stepped: 1,
    e.FlewOn: 1,
    e.Shifted: 1,
    e.StageGoods: 1,
    e.ResourceBonus: 1,
    e.MajorityChanged: 1,
    Forced: 0,
    e.TurnEnded: 0,
    e.Declined: 0,
    e.GameEnded: -1,
}
"""Dearest first; what is not listed has 2, ways and means 1. 0 says nothing and is no line, −1 ends all."""


def weight(event: Event) -> int:
    return WEIGHTS.get(type(event), 2)


def holdings(table: Table, seat: int) -> dict[str, int]:
    """By the nouns of the lexicon."""
    player = table.players[seat]
    return {**player.goods, "worker": len(player.workers)}

"""The numbers of a table that captions of the examples name."""

from typing import Any

from kesselhaus.engine.match import Match
from kesselhaus.games.planet_steam.scoring import wealth
from kesselhaus.games.planet_steam.state import Player, Table

SEATS = "abcde"


def told(match: Match[Table]) -> dict[str, Any]:
    """By seat (`a.credits`), by resource (`price.ore`, `supply.ore`) and of all."""
    table, box = match.state, match.state.box
    ended = match.result
    return {
        **{SEATS[player.seat]: _of(player, table) for player in table.players},
        "price": dict(table.price),
        "supply": dict(table.supply),
        "top": dict(box.highest_price),
        "most": dict(box.highest_supply),
        "stock": table.stock,
        "room": box.highest_stock,
        "left": table.rounds_left,
        "rounds": box.rounds(table.seats),
        "bonus": len(table.bonus_field),
        "locked": table.locked_credits,
        "total": dict(zip(SEATS, ended.scores, strict=False)) if ended is not None else {},
    }


def _of(player: Player, table: Table) -> dict[str, Any]:
    return {
        **player.goods,
        "credits": player.credits,
        "zones": len(table.own_zones(player.seat)),
        "tanks": len(table.own_tanks(player.seat)),
        "permits": player.permits,
        "counted": wealth(table, player),
    }

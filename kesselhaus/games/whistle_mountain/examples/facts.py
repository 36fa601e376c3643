"""The numbers of a table that captions of the examples name."""

from typing import Any

from kesselhaus.engine.match import Match
from kesselhaus.games.whistle_mountain.scoring import components, counted_score
from kesselhaus.games.whistle_mountain.state import Player, Table

SEATS = "abcd"


def told(match: Match[Table]) -> dict[str, Any]:
    """By seat (`a.coal`), of the box (`floor.f9`) and of all."""
    table, box = match.state, match.state.box
    ended = match.result
    return {
        **{SEATS[player.seat]: _of(player, table) for player in table.players},
        "level": table.water_level,
        "standstill": table.standstill_count,
        "limit": box.resource_limit,
        "floor": {f"f{floor}": vp for floor, vp in enumerate(box.floor_vp)},
        "shown": {size: len(tiles) for size, tiles in table.displays.items()},
        "machine": {id: machine.vp for id, machine in box.machines.items()},
        "total": dict(zip(SEATS, ended.scores, strict=False)) if ended is not None else {},
    }


def _of(player: Player, table: Table) -> dict[str, Any]:
    return {
        **player.goods,
        "any": sum(player.goods.values()),
        "score": player.score,
        "pool": player.pool,
        "barracks": len(player.barracks),
        "standing": len(player.standing),
        "out": sum(bool(berth.dock or berth.squares) for berth in player.airships.values()),
        "highest": max(player.tower, default=0),
        "tower": len(player.tower),
        "machines": len(player.machines),
        "scaffolds": len(player.scaffolds),
        "cards": len(player.cards),
        "awards": len(player.awards),
        "components": components(player),
        "counted": counted_score(table, player),
    }

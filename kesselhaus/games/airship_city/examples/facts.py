"""The numbers of a table that captions of the examples name."""

from typing import Any

from kesselhaus.engine.match import Match
from kesselhaus.games.airship_city.state import Player, Table

SEATS = "abcd"


def told(match: Match[Table]) -> dict[str, Any]:
    """By seat (`a.wood`), by section (`price.wood_private`) and of all."""
    table, box = match.state, match.box
    ended = match.result
    return {
        **{SEATS[player.seat]: _of(player, table) for player in table.players},
        "round": table.round,
        "price": {airship: table.box.prices[airship][row - 1] for airship, row in table.prices.items()},
        "row": dict(table.prices),
        "fields": {section: len(markers) for section, markers in table.fields.items()},
        "facility_areas": sum(section in table.box.facilities for section in table.majority),
        "areas_for_end": table.box.facility_majorities_for_end,
        "markers_below": table.box.prerequisite_count,
        "shift": table.box.shift_cost,
        "hire": table.box.hire_cost,
        "award": {name: dict(zip(SEATS, points, strict=False)) for name, points in table.awards},
        "total": dict(zip(SEATS, ended.scores, strict=False)) if ended is not None else {},
        "edition": box.edition,
    }


def _of(player: Player, table: Table) -> dict[str, Any]:
    seat = player.seat
    held = list(table.majority.items())
    return {
        **player.goods,
        "room": dict(player.capacity),
        "score": player.score,
        "supply": player.supply,
        "workers": len(player.workers),
        "to_move": player.moved.count(False),
        "fulfilled": len(player.fulfilled),
        "upgrades": len(player.upgrades),
        "ship_areas": sum(owner == seat and section in table.box.airships for section, owner in held),
        "facility_areas": sum(owner == seat and section in table.box.facilities for section, owner in held),
        "markers": {section: table.markers(seat, section) for section in table.fields},
        "kept": sum(amount for kind, amount in player.goods.items() if kind != "gear"),
    }

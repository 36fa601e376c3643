"""The numbers of a table that captions of the examples name."""

from typing import Any

from kesselhaus.engine.match import Match
from kesselhaus.games.nucleum.events import Energized
from kesselhaus.games.nucleum.scoring import parts_of
from kesselhaus.games.nucleum.state import Player, Table

SEATS = "abcd"
TRACKS = ("thaler", "worker", "vp")


def told(match: Match[Table]) -> dict[str, Any]:
    """By seat (`a.thaler`), of the box and of all."""
    table, box = match.state, match.state.box
    burnt = [event for event in match.log if isinstance(event, Energized)]
    return {
        **{SEATS[player.seat]: _of(player, table) for player in table.players},
        "electricity": burnt[-1].electricity if burnt else 0,
        "wagons": {
            region: {"cheap": prices.count(1), "dear": prices.count(2)}
            for region, prices in table.wagons.items()
        },
        "stacks": table.silver_left + table.gold_left,
        "ends": len(table.ends),
        "needed": box.ends_needed(table.seats),
        "value": {f"s{space}": value for space, value in enumerate(box.star_values)},
        "tier": {f"s{space}": tier for space, tier in enumerate(box.tiers)},
        "factor": {f"s{space}": box.multipliers[tier] for space, tier in enumerate(box.tiers) if tier},
        "capital": box.capital_factor,
        "building": {id.replace("-", ""): card.electricity for id, card in box.urban.items()},
        "each": {id.replace("-", ""): card.vp_each for id, card in box.urban.items()},
    }


def _of(player: Player, table: Table) -> dict[str, Any]:
    return {
        "thaler": player.thaler,
        "workers": player.workers,
        "uranium": player.cubes,
        "room": _room(player, table),
        "achievements": player.achievements,
        "score": player.vp,
        "income": dict(zip(TRACKS, player.income, strict=True)),
        "tiles": len(player.slots),
        "reach": max(0, 2 * len(player.slots) - 1),
        "technologies": len(player.technologies),
        "stars": len(player.stars),
        "highest": max((table.box.star_values[space] for space in player.stars), default=0),
        "factories": sum(building.startswith("FAC") for building in player.buildings),
        "mines": sum(map(bool, player.mines)),
        "points": parts_of(table, player),
    }


def _room(player: Player, table: Table) -> int:
    """For so much more uranium."""
    mines = zip(table.box.capacity, player.mines, strict=True)
    return sum(capacity for capacity, site in mines if site) - player.cubes

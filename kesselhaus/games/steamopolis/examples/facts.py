"""The numbers of a table that captions of the examples name."""

from typing import Any

from kesselhaus.engine.match import Match
from kesselhaus.games.steamopolis.state import ARROW, BONUS, FREE, STONE, Player, Table

SEATS = "abcd"


def told(match: Match[Table]) -> dict[str, Any]:
    """By seat (`a.crystal`) and of all."""
    table = match.state
    return {
        **{SEATS[player.seat]: _of(player) for player in table.players},
        "supply": dict(table.supply),
        "statues": len(table.tower),
        "for_end": table.box.statues_for_end,
        "shadow": len(table.shadow),
        "shadow_left": table.box.shadow_stones - len(table.shadow),
    }


def _of(player: Player) -> dict[str, Any]:
    places = [place for place, piece in enumerate(player.gauge) if piece in (STONE, ARROW)]
    return {
        "crystal": player.crystal,
        "gear": player.gear,
        "score": player.score,
        "storage": player.storage,
        "boilers": player.boilers,
        "stones": player.stones,
        "gauge": len(places),
        "leftmost": min(places, default=0),
        "rightmost": max(places, default=0),
        "free": player.gauge.count(FREE),
        "markers": player.gauge.count(BONUS),
        "reserve": player.reserve,
        "banners": len(player.banners),
        "guests": len(player.passenger_tiles),
        "machines": sum(face is not None for face in player.room),
        "sponsors": len(player.sponsors),
        "parasites": player.parasites.count(None),
    }

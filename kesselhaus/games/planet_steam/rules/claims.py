"""Putting claim markers on the map."""

from kesselhaus.games.planet_steam.box import NEUTRAL
from kesselhaus.games.planet_steam.events import ZoneClaimed
from kesselhaus.games.planet_steam.state import Player, Table


def put_claim_marker(table: Table, player: Player, zone: str, way: str, rule: str) -> None:
    """PS-30, PS-69, PS-81: a marker from the reserve; a neutral marker there does not come back into play."""
    neutral_removed = table.claims.get(zone) == NEUTRAL
    table.claims[zone] = player.seat
    player.reserve -= 1
    table.tell(ZoneClaimed(player.seat, zone, way, neutral_removed, rule=rule))

"""What to follow through a match: the scores."""

from kesselhaus.engine.course import Reading
from kesselhaus.games.steamopolis.box import SteamBox
from kesselhaus.games.steamopolis.state import ACTION, ARROWS, OVER, SETUP, Table


def reading(table: Table) -> Reading | None:
    """The score at the beginning of each turn and at the end."""
    if table.moment == SETUP:
        return None
    scores = {f"seat {player.seat + 1}": float(player.score) for player in table.players}
    if table.moment == OVER:
        return Reading(float(table.round), {"score": scores})
    task = table.task
    if task is None or task.what not in (ARROWS, ACTION):
        return None
    place = (table.active - table.start_player) % table.seats
    return Reading(table.round - 1 + place / table.seats, {"score": scores})


def scales(box: SteamBox) -> dict[str, dict[str, tuple[float, float]]]:
    """The score has no upper limit."""
    return {}

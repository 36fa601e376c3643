"""What to follow through a match: the scores."""

from kesselhaus.engine.gauges import Reading
from kesselhaus.games.steamopolis.box import SteamBox
from kesselhaus.games.steamopolis.state import Table
from kesselhaus.games.steamopolis.tasks.turn import Turn


def reading(table: Table) -> Reading | None:
    """The score at the beginning of each turn and at the end."""
    scores = {f"seat {player.seat + 1}": float(player.score) for player in table.players}
    if not table.agenda:
        return Reading(float(table.round), {"score": scores})
    turn = table.doing
    if not isinstance(turn, Turn):
        return None
    place = (turn.seat - table.start_player) % table.seats
    return Reading(table.round - 1 + place / table.seats, {"score": scores})


def scales(box: SteamBox) -> dict[str, dict[str, tuple[float, float]]]:
    """The score has no upper limit."""
    return {}

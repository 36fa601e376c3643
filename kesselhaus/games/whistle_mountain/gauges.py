"""What to follow through a match: the scores and the water."""

from kesselhaus.engine.gauges import Reading
from kesselhaus.games.whistle_mountain.box import MountainBox
from kesselhaus.games.whistle_mountain.scoring import final_scores
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.tasks.turn import MainAction


def reading(table: Table) -> Reading | None:
    """What each would score now, and the water level, whenever a round begins and at the end."""
    begins = table.doing == MainAction(table.start_player)
    if table.agenda and not begins:
        return None
    scores = {f"seat {seat + 1}": float(score) for seat, score in enumerate(final_scores(table))}
    played = table.turn - 1 if begins else table.turn
    return Reading(played / table.seats, {"score": scores, "water": {"level": table.water_level}})


def scales(box: MountainBox) -> dict[str, dict[str, tuple[float, float]]]:
    """Points have no end; the water rises as long as there are strips."""
    return {"water": {"level": (0, box.reserve)}}

"""What to follow through a match: points, income and achievements."""

from kesselhaus.engine.gauges import Reading
from kesselhaus.games.nucleum.box import NucleumBox
from kesselhaus.games.nucleum.scoring import totals
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.tasks.turn import Turn
from kesselhaus.games.nucleum.terms import TRACKS


def reading(table: Table) -> Reading | None:
    """The points and the income markers when a round begins (NU-25), at the end with final scoring."""
    begins = table.doing == Turn(table.first_player)
    if not begins and table.agenda:
        return None
    points = totals(table)[: table.seats]
    players = table.players[: table.seats]
    numbers = {"score": {f"seat {player.seat + 1}": points[player.seat] for player in players}}
    for place, track in enumerate(TRACKS):
        numbers[f"income_{track}"] = {f"seat {player.seat + 1}": player.income[place] for player in players}
    return Reading(table.round - begins, numbers)


def scales(box: NucleumBox) -> dict[str, dict[str, tuple[float, float]]]:
    """Income tracks end; points do not."""
    return {f"income_{track}": {f"seat {seat}": (1, 15) for seat in range(1, 5)} for track in TRACKS}

"""What to follow through a match: the scores."""

from kesselhaus.engine.gauges import Reading
from kesselhaus.games.airship_city.box import AirshipBox
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.tasks import EndOfRound


def reading(table: Table) -> Reading | None:
    """The score track at the end of every round (AC-14), after the last one with the awards (AC-122)."""
    if table.agenda and not isinstance(table.doing, EndOfRound):
        return None
    added = [sum(award[seat] for _, award in table.awards) for seat in range(table.seats)]
    scores = {f"seat {player.seat + 1}": player.score + added[player.seat] for player in table.players}
    return Reading(table.round, {"score": scores})


def scales(box: AirshipBox) -> dict[str, dict[str, tuple[float, float]]]:
    """The score track has no end: it is walked round by round."""
    return {}

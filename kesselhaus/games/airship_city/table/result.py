"""How the match ended: what each score is made of (AC-120 to AC-131)."""

from kesselhaus.art.furniture import board, seal
from kesselhaus.art.html import NOTHING, Html
from kesselhaus.games.airship_city.table.sight import Sight
from kesselhaus.parts.results import result_table


def result(sight: Sight) -> Html:
    """In place of the contracts, once the match is over; before, nothing."""
    ended = sight.view.result
    if ended is None:
        return NOTHING
    table = result_table(
        sight,
        ended.categories,
        ended.scores,
        ended.winners,
        total=lambda score: seal(score, 20),
        size=16,
    )
    return board("contracts", sight.say("result"), table, upright=True)

"""How the match ended: what the wealth of each player is made of (PS-136 to PS-139)."""

from kesselhaus.art.furniture import board
from kesselhaus.art.html import NOTHING, Html
from kesselhaus.games.planet_steam.table.sight import Sight
from kesselhaus.parts.results import result_table


def result(sight: Sight) -> Html:
    """In place of the specialists, once the match is over; before, nothing."""
    ended = sight.view.result
    if ended is None:
        return NOTHING
    table = result_table(
        sight,
        ended.categories,
        ended.scores,
        ended.winners,
        total=lambda wealth: f"<b>{wealth}</b>",
        thing="score",
    )
    return board("auction", sight.say("result"), table, "auc", upright=True)

"""How the match ended: what each score is made of (section 5)."""

from kesselhaus.art.furniture import board, seal
from kesselhaus.art.html import NOTHING, Html
from kesselhaus.games.whistle_mountain.table.sight import Sight
from kesselhaus.parts.results import result_table


def result(sight: Sight) -> Html:
    """How the match ended: what each score is made of (WM-164 to WM-173)."""
    ended = sight.view.result
    if ended is None:
        return NOTHING
    table = result_table(
        sight,
        ended.categories,
        ended.scores,
        ended.winners,
        total=lambda score: seal(score, 30),
    )
    return board("shop", sight.say("result"), table, upright=True)

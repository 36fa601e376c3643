"""How the match ended: what the points of each player are made of (5.2)."""

from kesselhaus.art.furniture import board
from kesselhaus.art.html import NOTHING, Html
from kesselhaus.art.symbols import icon
from kesselhaus.games.nucleum.table.sight import Sight
from kesselhaus.parts.results import result_table

SIGNS = {
    "play": "i-vp",
    "milestones": "i-star",
    "zero_space": "g-minus",
    "technology": "i-tech",
    "resources": "i-thaler",
    "buildings": "i-lit",
    "income_tracks": "i-income_any",
}
"""What each part of the score comes from."""


def result(sight: Sight) -> Html:
    """In place of the market, once the match is over; before, nothing. Alone, the Baron has a row too."""
    ended, table = sight.view.result, sight.table
    if ended is None:
        return NOTHING
    parts = {"play": [player.vp for player in table.players], **dict(table.finals)}
    drawn = result_table(
        sight,
        parts,
        [sum(points) for points in zip(*parts.values(), strict=True)],
        ended.winners,
        total=lambda points: f"<b>{points}</b>",
        head=lambda part: icon(SIGNS[part], 18, title=sight.say(f"from_{part}")),
    )
    return board("market", sight.say("result"), drawn, upright=True)

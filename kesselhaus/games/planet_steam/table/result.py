"""How the match ended: what the wealth of each player is made of (PS-136 to PS-139)."""

from html import escape

from kesselhaus.art.furniture import board
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import icon
from kesselhaus.games.planet_steam.table.sight import Sight


def result(sight: Sight) -> str:
    """In place of the specialists, once the match is over; before, nothing."""
    ended = sight.view.result
    if ended is None:
        return ""
    heads = "".join(
        f'<th scope="col">{escape(sight.say(f"from_{category}"))}</th>' for category in ended.categories
    )
    rows = ""
    for seat in sorted(range(len(ended.scores)), key=lambda seat: -ended.scores[seat]):
        won = seat in ended.winners
        crown = icon("g-crown", 16, title=sight.say("wins")) if won else ""
        parts = "".join(f"<td>{part[seat]}</td>" for part in ended.categories.values())
        rows += (
            f'<tr class="{"won" if won else ""}" data-x="score-{seat}"><th scope="row">'
            f"{mark(sight.colour(seat), 18)}"
            f"<span>{escape(sight.who(seat))}</span>{crown}</th>{parts}"
            f"<td><b>{ended.scores[seat]}</b></td></tr>"
        )
    total = escape(sight.say("total"))
    table = (
        f'<table class="result"><thead><tr><td></td>{heads}<th scope="col">{total}</th></tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )
    return board("auction", sight.say("result"), table, "auc", upright=True)

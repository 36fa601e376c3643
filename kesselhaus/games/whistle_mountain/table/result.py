"""How the match ended: what each score is made of (section 5)."""

from html import escape

from kesselhaus.art.furniture import board, seal, signed
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.games.whistle_mountain.table.sight import Sight


def result(sight: Sight) -> str:
    """How the match ended: what each score is made of (WM-164 to WM-173)."""
    ended = sight.view.result
    if ended is None:
        return ""
    heads = "".join(
        f'<th scope="col">{escape(sight.say(f"from_{category}"))}</th>' for category in ended.categories
    )
    rows = ""
    for seat in sorted(
        range(len(ended.scores)), key=lambda seat: (seat not in ended.winners, -ended.scores[seat])
    ):
        won = seat in ended.winners
        crown = icon("g-crown", 16, title=sight.say("wins")) if won else ""
        parts = "".join(f"<td>{signed(part[seat])}</td>" for part in ended.categories.values())
        rows += (
            f'<tr{attributes(class_="won" if won else "")}><th scope="row">{mark(sight.colour(seat), 18)}'
            f"<span>{escape(sight.who(seat))}</span>{crown}</th>{parts}"
            f"<td>{seal(ended.scores[seat], 30)}</td></tr>"
        )
    table = (
        f'<table class="result"><thead><tr><td></td>{heads}'
        f'<th scope="col">{escape(sight.say("total"))}</th></tr></thead><tbody>{rows}</tbody></table>'
    )
    return board("shop", sight.say("result"), table, upright=True)

"""How the match ended: what the points of each player are made of (5.2)."""

from html import escape

from kesselhaus.art.furniture import board
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import icon
from kesselhaus.games.nucleum.table.sight import Sight

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


def result(sight: Sight) -> str:
    """In place of the market, once the match is over; before, nothing."""
    ended, table = sight.view.result, sight.table
    if ended is None:
        return ""
    order = sorted(
        range(len(table.players)), key=lambda seat: -(table.players[seat].vp + _finals(sight, seat))
    )
    heads = "".join(
        f'<th scope="col">{icon(SIGNS[part], 18, title=sight.say(f"from_{part}"))}</th>'
        for part in ("play", *(part for part, _ in table.finals))
    )
    rows = ""
    for seat in order:
        won = seat in ended.winners
        crown = icon("g-crown", 16, title=sight.say("wins")) if won else ""
        parts = "".join(f"<td>{points[seat]}</td>".replace("-", "−") for _, points in table.finals)
        rows += (
            f'<tr class="{"won" if won else ""}"><th scope="row">{mark(sight.colour(seat), 18)}'
            f"<span>{escape(sight.who(seat))}</span>{crown}</th><td>{table.players[seat].vp}</td>{parts}"
            f"<td><b>{table.players[seat].vp + _finals(sight, seat)}</b></td></tr>"
        )
    total = escape(sight.say("total"))
    return board(
        "market",
        sight.say("result"),
        f'<table class="result"><thead><tr><td></td>{heads}<th scope="col">{total}</th></tr></thead>'
        f"<tbody>{rows}</tbody></table>",
        upright=True,
    )


def _finals(sight: Sight, seat: int) -> int:
    return sum(points[seat] for _, points in sight.table.finals)

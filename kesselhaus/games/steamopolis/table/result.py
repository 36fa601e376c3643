"""The result, in the place of the supply when the match is over."""

from kesselhaus.art.furniture import board, seal, signed
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import icon
from kesselhaus.games.steamopolis.table.sight import Sight
from kesselhaus.games.steamopolis.words import end_reason


def result(sight: Sight) -> Html:
    """How the match ended: what each score is made of (ST-169); alone, the rating (5.4)."""
    ended = sight.view.result
    if ended is None:
        return NOTHING
    order = sorted(
        range(len(ended.scores)), key=lambda seat: (seat not in ended.winners, -ended.scores[seat])
    )
    heads = "".join(f'<th scope="col">{escape(sight.say(f"from_{kind}"))}</th>' for kind in ended.categories)
    rows = NOTHING
    for seat in order:
        crown = icon("g-crown", 15, title=sight.say("wins")) if seat in ended.winners else ""
        parts = "".join(f"<td>{escape(signed(parts[seat]))}</td>" for parts in ended.categories.values())
        rows += (
            f'<tr><th scope="row"><div>{mark(sight.colour(seat), 16)}<span>{escape(sight.who(seat))}</span>'
            f'{crown}</div></th><td data-x="score-{seat}">{seal(ended.scores[seat], 20)}</td>{parts}</tr>'
        )
    total = escape(sight.say("total"))
    table = (
        f'<table class="result"><thead><tr><td></td><th scope="col">{total}</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )
    why = end_reason(ended.reason, sight.lang)
    grade = f"<b>{escape(sight.name(ended.grade, 'full'))}</b> " if ended.grade else ""
    return board(
        "supply", sight.say("result"), f'{table}<p class="why">{grade}{escape(why)}</p>', upright=True
    )

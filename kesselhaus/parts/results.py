"""How a match ended: what the score of each player is made of, as a table."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from kesselhaus.art.furniture import signed
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.parts.sight import BaseSight


def result_table(
    sight: BaseSight[Any],
    parts: Mapping[str, Sequence[int]],
    totals: Sequence[int],
    winners: Collection[int],
    total: Callable[[int], Html],
    head: Callable[[str], Html] | None = None,
    size: int = 18,
    thing: str = "",
) -> Html:
    """A row for each player, the winners first: the parts of the score and then what they add up to, which
    `total` draws; `head` draws what is above a part, where that is not said;
    `thing` begins the address of what a row tells.
    """

    def said(part: str) -> Html:
        return escape(sight.say(f"from_{part}"))

    heads = [*map(head or said, parts), escape(sight.say("total"))]
    titles = "".join(f'<th scope="col">{title}</th>' for title in heads)
    rows = NOTHING
    for seat in sorted(range(len(totals)), key=lambda seat: (seat not in winners, -totals[seat])):
        won = seat in winners
        crown = icon("g-crown", size - 2, title=sight.say("wins")) if won else ""
        figures = "".join(f"<td>{escape(signed(figure[seat]))}</td>" for figure in parts.values())
        about = attributes(class_="won" if won else "", data_x=f"{thing}-{seat}" if thing else "")
        rows += (
            f'<tr{about}><th scope="row">{mark(sight.colour(seat), size)}'
            f"<span>{escape(sight.who(seat))}</span>{crown}</th>{figures}<td>{total(totals[seat])}</td></tr>"
        )
    return f'<table class="result"><thead><tr><td></td>{titles}</tr></thead><tbody>{rows}</tbody></table>'

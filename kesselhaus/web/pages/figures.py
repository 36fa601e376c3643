"""Examples in a rulebook: a position before and after, with the way to play it."""

import re
from collections.abc import Sequence
from html import escape

from kesselhaus.art.symbols import icon
from kesselhaus.protocol import Figure, GameOnShelf
from kesselhaus.web.texts import say


def illustrated(html: str, game: GameOnShelf, figures: Sequence[Figure], lang: str) -> str:
    """Each example behind the paragraph of its rule. The boards come when somebody reads there."""
    for number, figure in enumerate(figures, 1):
        anchor = html.find(f'id="{figure.rule}"')
        ends = re.compile(r"</p>|(?=</li>)").search(html, anchor) if anchor >= 0 else None
        if ends is not None:
            html = f"{html[: ends.end()]}{_place(game, number, figure, lang)}{html[ends.end() :]}"
    return html


def _place(game: GameOnShelf, number: int, figure: Figure, lang: str) -> str:
    play = (
        f'<form method="post" action="/learn/{game.key}">'
        f'<button class="opt" name="chapter" value="{figure.chapter}">'
        f"{icon('g-play', 14)}{escape(say('figure_play', lang))}</button></form>"
    )
    return (
        f'<figure class="example" data-figure="/rules/{game.key}/figures/{number}?lang={lang}">'
        f"<figcaption><b>{escape(figure.title)}</b> {escape(figure.text)}{play}</figcaption></figure>"
    )


def boards(game: GameOnShelf, figure: Figure, lang: str) -> str:
    """Before and after, side by side. Names of places would be there twice, so they are left out."""
    drawn = "".join(
        f'<div><h4>{escape(say(key, lang))}</h4><div class="table {game.key.replace("_", "-")}" inert>'
        f"{re.sub(NAMED, '', board)}</div></div>"
        for key, board in (("figure_before", figure.before), ("figure_after", figure.after))
    )
    return f'<div class="boards">{drawn}</div>'


NAMED = re.compile(r' (?:id|data-t)="[^"]*"')

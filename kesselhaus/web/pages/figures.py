"""Examples in a rulebook: a position before and after, with the way to play it."""

import re
from collections.abc import Iterator, Sequence
from html import escape

from kesselhaus.art.symbols import attributes, icon
from kesselhaus.protocol import Board, Boards, Figure, GameOnShelf
from kesselhaus.web.texts import say


def illustrated(html: str, game: GameOnShelf, figures: Sequence[Figure], lang: str) -> str:
    """Each example behind the paragraph of its rule. The boards come when somebody reads there."""
    for number, figure in reversed(list(enumerate(figures, 1))):
        html = _behind(html, f'id="{figure.rule}"', _place(game, number, figure, lang))
    return html


def beside(html: str, game: GameOnShelf, figures: Sequence[Figure], lang: str) -> str:
    """The same in the book beside a table: folded, for it is narrow, and not to be played, for one plays."""
    for number, figure in reversed(list(enumerate(figures, 1))):
        folded = (
            f'<details class="example" data-figure="{_address(game, number, lang)}">'
            f"<summary>{escape(figure.title)}</summary><div>{escape(figure.text)}</div></details>"
        )
        html = _behind(html, f'data-rule="{figure.rule}"', folded)
    return html


def _behind(html: str, anchor: str, added: str) -> str:
    """Behind the paragraph, or at the end of the item, that has the anchor."""
    at = html.find(anchor)
    ends = ENDS.search(html, at) if at >= 0 else None
    return html if ends is None else f"{html[: ends.end()]}{added}{html[ends.end() :]}"


def _address(game: GameOnShelf, number: int, lang: str) -> str:
    return f"/rules/{game.key}/figures/{number}?lang={lang}"


def _place(game: GameOnShelf, number: int, figure: Figure, lang: str) -> str:
    if figure.example:
        action, chapter = f"/rules/{game.key}/examples/{figure.example}", ""
    else:
        action, chapter = f"/learn/{game.key}", attributes(name="chapter", value=figure.chapter)
    play = (
        f'<form method="post" action="{action}"><button class="opt"{chapter}>'
        f"{icon('g-play', 14)}{escape(say('figure_play', lang))}</button></form>"
    )
    return (
        f"<figure{attributes(id=figure.example or None)}"
        f' class="example" data-figure="{_address(game, number, lang)}">'
        f"<figcaption><b>{escape(figure.title)}</b> {escape(figure.text)}{play}</figcaption></figure>"
    )


def boards(game: GameOnShelf, drawn: Boards, lang: str) -> str:
    """Before and after, side by side. An id must not be there twice, so it is told as data, by which a script
    finds what has become other, and what the example is about.
    """
    shown = "".join(
        f'<div><p class="when">{escape(title)}</p><div class="table {game.key.replace("_", "-")}" inert>'
        f"{re.sub(NAMED, ' data-id=', board.html)}</div>{_keys(board, lang)}</div>"
        for title, board in zip(_titles(len(drawn.boards), lang), drawn.boards, strict=True)
    )
    return f'<div class="boards"{attributes(data_at=" ".join(drawn.at))}>{shown}</div>'


def _titles(count: int, lang: str) -> Iterator[str]:
    for number in range(count):
        last = number == count - 1
        yield say("figure_before" if number == 0 else "figure_after" if last else "figure_then", lang)


def _keys(board: Board, lang: str) -> str:
    """Which keys there are and which there are not, in words."""
    told = (
        ("figure_offered", "".join(f"<li>{escape(label)}</li>" for label in board.offered)),
        ("figure_refused", "".join(f"<li><s>{escape(label)}</s></li>" for label in board.refused)),
    )
    lists = "".join(f"<p>{escape(say(key, lang))}</p><ul>{rows}</ul>" for key, rows in told if rows)
    return f'<div class="can">{lists}</div>' if lists else ""


ENDS = re.compile(r"</p>|(?=</li>)")
NAMED = re.compile(r" id=(?=\")")

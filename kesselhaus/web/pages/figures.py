"""Examples in a rulebook: a position before and after, with the way to play it."""

import re
from collections.abc import Iterator, Sequence

from kesselhaus.art.html import NOTHING, Html, escape, trusted
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.protocol import Board, Boards, Figure, GameOnShelf
from kesselhaus.web.pages.typesetting import Behind
from kesselhaus.web.texts import say


def illustrations(game: GameOnShelf, figures: Sequence[Figure], lang: str) -> tuple[Behind, ...]:
    """Each example behind the paragraph of its rule. The boards come when somebody reads there."""
    return tuple(
        Behind(figure.rule, _place(game, number, figure, lang)) for number, figure in enumerate(figures, 1)
    )


def beside(game: GameOnShelf, figures: Sequence[Figure], lang: str) -> tuple[Behind, ...]:
    """The same in the book beside a table: folded, for it is narrow, and not to be played, for one plays."""
    return tuple(
        Behind(
            figure.rule,
            f'<details class="example" data-figure="{escape(_address(game, number, lang))}">'
            f"<summary>{escape(figure.title)}</summary><div>{escape(figure.text)}</div></details>",
        )
        for number, figure in enumerate(figures, 1)
    )


def _address(game: GameOnShelf, number: int, lang: str) -> str:
    return f"/rules/{game.key}/figures/{number}?lang={lang}"


def _place(game: GameOnShelf, number: int, figure: Figure, lang: str) -> Html:
    if figure.example:
        action, chapter = f"/rules/{game.key}/examples/{figure.example}", ""
    else:
        action, chapter = f"/learn/{game.key}", attributes(name="chapter", value=figure.chapter)
    play = (
        f'<form method="post" action="{escape(action)}"><button class="opt"{chapter}>'
        f"{icon('g-play', 14)}{escape(say('figure_play', lang))}</button></form>"
    )
    return (
        f"<figure{attributes(id=figure.example or None)}"
        f' class="example" data-figure="{escape(_address(game, number, lang))}">'
        f"<figcaption><b>{escape(figure.title)}</b> {escape(figure.text)}{play}</figcaption></figure>"
    )


def boards(game: GameOnShelf, drawn: Boards, lang: str) -> Html:
    """Before and after, side by side. An id must not be there twice, so it is told as data, by which a script
    finds what has become other, and what the example is about.
    """
    shown = "".join(
        f'<div><p class="when">{escape(title)}</p>'
        f'<div class="table {escape(game.key.replace("_", "-"))}" inert>'
        f"{_nameless(board.html)}</div>{_keys(board, lang)}</div>"
        for title, board in zip(_titles(len(drawn.boards), lang), drawn.boards, strict=True)
    )
    return f'<div class="boards"{attributes(data_at=" ".join(drawn.at))}>{shown}</div>'


def _nameless(board: Html) -> Html:
    """The ids as data."""
    return trusted(NAMED.sub(" data-id=", board))


def _titles(count: int, lang: str) -> Iterator[str]:
    for number in range(count):
        last = number == count - 1
        yield say("figure_before" if number == 0 else "figure_after" if last else "figure_then", lang)


def _keys(board: Board, lang: str) -> Html:
    """Which keys there are and which there are not, in words."""
    told = (
        ("figure_offered", "".join(f"<li>{escape(label)}</li>" for label in board.offered)),
        ("figure_refused", "".join(f"<li><s>{escape(label)}</s></li>" for label in board.refused)),
    )
    lists = "".join(f"<p>{escape(say(key, lang))}</p><ul>{rows}</ul>" for key, rows in told if rows)
    return f'<div class="can">{lists}</div>' if lists else NOTHING


NAMED = re.compile(r" id=(?=\")")

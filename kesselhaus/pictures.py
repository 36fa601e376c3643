"""A table as a picture: one document that asks for nothing else."""

from typing import Any

from kesselhaus import games
from kesselhaus.art.html import NOTHING, Html
from kesselhaus.art.keys import Reader
from kesselhaus.art.log import Line, log_board
from kesselhaus.art.page import page
from kesselhaus.art.phrases import People
from kesselhaus.engine.view import View

LINES = 40
"""So much of the log is shown."""


def picture(view: View[Any], people: People, lang: str = "en", theme: str = "") -> Html:
    """The table alone, for notebooks and files; its log shows the last events."""
    table, words = games.table(view.game), games.words(view.game)
    reader = Reader(people, words.lexicon(lang), lang, view.seat)
    log = [
        Line(words.event(event, lang, view.state.box), "head" if words.is_heading(event) else "line")
        for event in view.log[-LINES:]
    ]
    return page(
        f"{words.about(lang).name} · {table.standing(view, lang)}",
        table.body(table.draw(view, people, lang), NOTHING, log_board(log, reader)),
        css=table.CSS,
        symbols=table.SYMBOLS,
        lang=lang,
        theme=theme,
        picture=True,
    )

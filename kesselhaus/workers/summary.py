"""The whole game on one page as HTML, from a table on which nothing has happened yet."""

from collections.abc import Callable, Mapping
from random import Random

from kesselhaus import games
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.keys import Reader
from kesselhaus.art.symbols import rem
from kesselhaus.engine.components import Box
from kesselhaus.engine.match import Match
from kesselhaus.parts.summary import Form, Line, Panel, Summary
from kesselhaus.protocol import SummaryDrawn

SIZE = 13
"""Of signs in a sentence, whose letters have 12.4."""


def summary(key: str, lang: str, box: Box | None = None) -> SummaryDrawn:
    """With the shipped components, or with others."""
    game = games.game(key)
    match = Match(game, game.usual_seats, box=box, chance=Random(0), automatic=True, light=True)
    told = games.summary(key, match.view(None), lang)
    if told is None:
        return SummaryDrawn(NOTHING)
    reader = Reader((), games.words(key).lexicon(lang), lang, None)
    return SummaryDrawn(_sheet(told, games.words(key).about(lang).name, reader))


def _sheet(told: Summary, name: str, reader: Reader) -> Html:
    columns = "".join(
        f'<div class="column">{"".join(_panel(panel, reader) for panel in panels)}</div>'
        for panels in told.columns
    )
    shares = " ".join(f"minmax(0,{share}fr)" for share in told.shares)
    return (
        f'<header><h1>{escape(name)}</h1><p>{reader.html(told.goal)}</p><span aria-hidden="true">KESSELHAUS'
        f'</span></header><div class="columns" style="--shares:{escape(shares)};--fit:{told.fit:g}">'
        f"{columns}</div>"
    )


def _panel(panel: Panel, reader: Reader) -> Html:
    lines = "".join(FORMS[panel.form](line, reader) for line in panel.lines)
    style = f"--across:{panel.across};--drawn:{rem(panel.drawn)}"
    listed = Html("ol" if panel.form == "steps" else "ul")
    note = f'<p class="note">{reader.html(panel.note, SIZE)}</p>' if panel.note else ""
    kind = Html(f'class="as-{escape(panel.form)}" style="{style}"')
    title = reader.html(panel.title, SIZE)
    return f"<section><h2>{title}</h2><{listed} {kind}>{lines}</{listed}>{note}</section>"


def _words(line: Line, reader: Reader) -> Html:
    """Name, price and points on a line, the text below."""
    name = f"<b>{reader.html(line.name, SIZE)}</b>" if line.name else ""
    cost = f'<span class="cost">{reader.html(line.cost, SIZE)}</span>' if line.cost else ""
    worth = f'<span class="worth">{reader.html(line.worth, 14)}</span>' if line.worth else ""
    text = f"<span>{reader.html(line.text, SIZE)}</span>" if line.text else NOTHING
    head = f'<span class="head">{name}{cost}{worth}</span>' if name or cost or worth else NOTHING
    return head + text


def _drawing(line: Line) -> Html:
    return f'<span class="drawing" aria-hidden="true">{line.drawing}</span>' if line.drawing else NOTHING


def _set(line: Line, reader: Reader) -> Html:
    return f'<li>{_drawing(line)}<div class="words">{_words(line, reader)}</div></li>'


def _step(line: Line, reader: Reader) -> Html:
    return f'<li><div class="words">{_words(line, reader)}</div></li>'


FORMS: Mapping[Form, Callable[[Line, Reader], Html]] = {
    "steps": _step,
    "rows": _set,
    "tiles": _set,
    "stands": _set,
    "told": _step,
}

"""A match as the parts of a page, for one look: what the seat may know, in its language."""

from typing import Any

from kesselhaus import games
from kesselhaus.art.console import Bar, console
from kesselhaus.art.keys import Reader
from kesselhaus.art.log import Line, log_board
from kesselhaus.art.phrases import Person, plain
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.web.rooms.messages import Drawn, Look

LINES = 120
"""So much of the log is shown; the rest would only make the page heavy."""


def draw(match: Match[Any], look: Look, acts: int) -> Drawn:
    """Every part of the table's page that can change, by the id of its element."""
    game, lang = match.game.key, look.lang
    words, table = games.words(game), games.table(game)
    view = match.view(look.seat)
    colours = match.game.colours(match.state)
    people = [Person(name, colour) for name, colour in zip(look.names, colours, strict=True)]
    reader = Reader(people, words.lexicon(lang), lang, look.seat)
    asked = view.question.seat if isinstance(view.question, Ask) else None
    bar = _bar(view, table, words, people, look, acts)
    regions = table.draw(view, people, lang)
    regions["console"] = console(bar, table.groups(view, lang), reader)
    regions["log"] = log_board(_lines(view, words, lang, match), reader)
    regions["standing"] = table.standing(view, lang)
    return Drawn(
        acts=acts,
        regions=regions,
        title=plain(bar.title, people, reader.lexicon, look.seat),
        asked=asked,
        mine=asked is not None and asked == look.seat,
    )


def _bar(view: View[Any], table: Any, words: Any, people: list[Person], look: Look, acts: int) -> Bar:
    title, note = words.question(view, look.lang)
    rule = view.question.rule if view.question is not None else ""
    return Bar(
        title,
        note,
        rule=rule,
        rule_href=f"/rules/{view.game}#{rule}" if rule else "",
        seat=view.question.seat if isinstance(view.question, Ask) else None,
        purse=table.purse(view, people, look.lang),
        undo=view.can_undo,
        hidden={"version": str(acts)},
    )


def _lines(view: View[Any], words: Any, lang: str, match: Match[Any]) -> list[Line]:
    return [
        Line(words.event(event, lang, match.box), "head" if words.is_heading(event) else "line")
        for event in view.log[-LINES:]
    ]

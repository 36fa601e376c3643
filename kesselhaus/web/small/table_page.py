"""The page of a table: the game's own drawing between the header and the question bar."""

from html import escape

from kesselhaus import games
from kesselhaus.art.console import Bar, console
from kesselhaus.art.keys import Reader
from kesselhaus.art.log import Line, log_board
from kesselhaus.art.page import Clock, Links, header, page
from kesselhaus.art.phrases import Person
from kesselhaus.engine.questions import Ask
from kesselhaus.web.small.pages import HEAD
from kesselhaus.web.small.tables import Table
from kesselhaus.web.small.texts import LANGUAGES, say

LINES = 120
"""So much of the log is shown; the rest would only make the page heavy."""


def table_page(table: Table, lang: str, refusal: str = "") -> str:
    """A table as its viewer may see it; a refusal stands above the question."""
    match = table.match
    words, drawn = games.words(match.game.key), games.table(match.game.key)
    view = match.view(table.viewer)
    people = [
        Person(_name(table, seat, lang), colour)
        for seat, colour in enumerate(match.game.colours(match.state))
    ]
    reader = Reader(people, words.lexicon(lang), lang, view.seat)
    asked = view.question.seat if isinstance(view.question, Ask) else None
    title, note = words.question(view, lang)
    bar = Bar(
        title,
        note,
        rule=view.question.rule if view.question else "",
        seat=asked,
        purse=drawn.purse(view, people, lang),
        action=f"/tables/{table.key}",
        undo=view.can_undo,
        hidden={"version": str(view.version)},
    )
    lines = [
        Line(words.event(event, lang, match.box), "head" if words.is_heading(event) else "line")
        for event in view.log[-LINES:]
    ]
    name = words.about(lang).name
    top = header(
        name,
        "",
        drawn.standing(view, lang),
        [Clock(person.name, person.colour, running=seat == asked) for seat, person in enumerate(people)],
        lang,
        Links(languages=[(code, f"/tables/{table.key}?lang={code}") for code in LANGUAGES]),
    )
    told = f'<p class="refusal" role="alert">{escape(refusal)}</p>' if refusal else ""
    body = drawn.body(
        drawn.draw(view, people, lang),
        console(bar, drawn.groups(view, lang), reader),
        log_board(lines, reader),
    )
    return page(
        f"{name} · Kesselhaus",
        top + told + body,
        css=drawn.CSS + REFUSAL_CSS,
        symbols=drawn.SYMBOLS,
        lang=lang,
        head=HEAD,
        kind="play",
    )


REFUSAL_CSS = """
.refusal{position:fixed;z-index:9;left:50%;top:52px;transform:translateX(-50%);max-width:92vw;
  padding:8px 16px;border-radius:5px;box-shadow:var(--e3);
  background:var(--card);color:#A43A24;font-weight:600}
"""


def _name(table: Table, seat: int, lang: str) -> str:
    if table.person is None:
        return say("person", lang, number=seat + 1)
    return say("guest", lang) if seat == table.person else say("bot", lang, number=seat + 1)

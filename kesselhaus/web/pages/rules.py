"""The rulebooks."""

import re
from functools import cache
from html import escape

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore

from kesselhaus.protocol import GameOnShelf, Shelf
from kesselhaus.store import Account
from kesselhaus.web.pages.frame import paper, sheet
from kesselhaus.web.pages.learn import Learned, chapters
from kesselhaus.web.texts import say


def rules_shelf(shelf: Shelf, lang: str, account: Account | None) -> str:
    """Which rulebooks there are."""
    rows = "".join(
        f'<li><a href="/rules/{game.key}"><b>{escape(about.name)}</b></a>: {escape(about.text)}</li>'
        for game in shelf.games.values()
        if (about := game.about(lang))
    )
    body = f'<main class="board paper"><h1>{say("nav_rules", lang)}</h1><ul>{rows}</ul></main>'
    return sheet(say("nav_rules", lang), body, lang, account, here="/rules", symbols=shelf.covers)


def rulebook(game: GameOnShelf, learned: Learned, lang: str, account: Account | None) -> str:
    """Who would rather play than read begins the lesson, or a chapter of it, before the rules."""
    inside = chapters(game, learned, lang) + typeset(game.rulebooks[lang])
    return paper(game.about(lang).name, inside, lang, account, here="/rules")


def _corners(state: StateCore) -> None:
    """A heading of a table without words is the empty corner, and heads nothing."""
    for opens, inside, closes in zip(state.tokens, state.tokens[1:], state.tokens[2:], strict=False):
        if opens.type == "th_open" and not inside.content:
            opens.tag = closes.tag = "td"


@cache
def typeset(rulebook: str) -> str:
    """The rulebook as HTML; beside each paragraph the numbers of the rules that it tells."""
    text = re.sub(r"\A# .*\n", "", rulebook)
    setter = MarkdownIt("commonmark", {"html": True}).enable("table")
    setter.core.ruler.push("corners", _corners)
    html: str = setter.render(text)
    # On a phone a wide table is moved sideways, with the keyboard too.
    html = html.replace("<table>", '<div class="wide" tabindex="0"><table>').replace(
        "</table>", "</table></div>"
    )
    return re.sub(r'<a id="([\w-]+)"></a>', r'<a class="rid" id="\1" href="#\1" aria-label="\1">\1</a>', html)

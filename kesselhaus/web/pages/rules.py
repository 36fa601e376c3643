"""The rulebooks."""

import re
from functools import cache
from html import escape
from importlib.resources import files

from markdown_it import MarkdownIt

from kesselhaus import games
from kesselhaus.store import Account
from kesselhaus.web.pages.frame import paper, sheet
from kesselhaus.web.pages.home import covers
from kesselhaus.web.texts import say


def rules_shelf(lang: str, account: Account | None) -> str:
    """Which rulebooks there are."""
    rows = "".join(
        f'<li><a href="/rules/{key}"><b>{escape(about.name)}</b></a>: {escape(about.text)}</li>'
        for key in games.shelf()
        if (about := games.words(key).about(lang))
    )
    body = f'<main class="board paper"><h1>{say("nav_rules", lang)}</h1><ul>{rows}</ul></main>'
    return sheet(say("nav_rules", lang), body, lang, account, here="/rules", symbols=covers())


def rulebook(game: str, lang: str, account: Account | None) -> str:
    name = games.words(game).about(lang).name
    return paper(name, _set(game, lang), lang, account, here="/rules")


@cache
def markdown(game: str, lang: str) -> str:
    return (files(f"kesselhaus.games.{game}") / f"rulebook.{lang}.md").read_text(encoding="utf-8")


@cache
def _set(game: str, lang: str) -> str:
    """The rulebook as HTML; beside each paragraph the numbers of the rules that it tells."""
    text = re.sub(r"\A# .*\n", "", markdown(game, lang))
    html: str = MarkdownIt("commonmark", {"html": True}).enable("table").render(text)
    # On a phone a wide table is moved sideways, with the keyboard too.
    html = html.replace("<table>", '<div class="wide" tabindex="0"><table>').replace(
        "</table>", "</table></div>"
    )
    return re.sub(r'<a id="([\w-]+)"></a>', r'<a class="rid" id="\1" href="#\1" aria-label="\1">\1</a>', html)

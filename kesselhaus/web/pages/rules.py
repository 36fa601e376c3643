"""The rulebooks."""

import re
from collections.abc import Sequence
from functools import cache
from html import escape
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore

from kesselhaus.art.symbols import attributes, icon
from kesselhaus.protocol import Figure, GameOnShelf, Shelf
from kesselhaus.store import Account
from kesselhaus.web.pages.figures import illustrated
from kesselhaus.web.pages.frame import sheet
from kesselhaus.web.pages.learn import Learned, doing, leads_in
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


def rulebook(
    game: GameOnShelf, figures: Sequence[Figure], learned: Learned, lang: str, account: Account | None
) -> str:
    """What is in it at the left; at the right what its signs mean, and the whole game on one page; who would
    rather play than read begins the lesson, or a chapter of it.
    """
    name, book = game.about(lang).name, headed(typeset(game.rulebooks[lang]))
    rules = illustrated(book.html, game, figures, lang)
    text = f'<main class="board paper">{_head(game, learned, lang)}{rules}</main>'
    body = f'<div class="book">{_contents(book, lang)}{text}{_beside(game, learned, lang)}</div>'
    return sheet(
        name,
        body,
        lang,
        account,
        here="/rules",
        symbols=game.symbols,
        styles=("book.css", "figure.css"),
        scripts=("figure.js", "book.js"),
        game=game,
    )


def _head(game: GameOnShelf, learned: Learned, lang: str) -> str:
    """The name, and keys for what else one can do with a rulebook."""
    page = f'<a class="opt" href="/summary/{game.key}">{escape(say("book_one_page", lang))}</a>'
    press = f'<button type="button" class="opt" data-do="print">{escape(say("book_print", lang))}</button>'
    return (
        f'<div class="opening"><h1>{escape(game.about(lang).name)}</h1><div class="keys">'
        f"{page if game.summary else ''}{press}{leads_in(game, learned, lang)}</div></div>"
    )


LETTERS = 26
"""A sign with a longer name has a line of its own."""


class Book(NamedTuple):
    """A rulebook that has been set, and its headings: how deep, the name of the place, the words."""

    html: str
    headings: tuple[tuple[int, str, str], ...]


@cache
def headed(html: str) -> Book:
    """Every heading gets a name, so that the contents lead there."""
    headings: list[tuple[int, str, str]] = []

    def named(found: re.Match[str]) -> str:
        depth, words = found[1], found[2]
        place = f"s{len(headings) + 1}"
        headings.append((int(depth), place, re.sub(r"<[^>]+>", "", words)))
        return f'<h{depth} id="{place}">{words}</h{depth}>'

    return Book(re.sub(r"<h([23])>(.*?)</h\1>", named, html), tuple(headings))


def _contents(book: Book, lang: str) -> str:
    rows = "".join(
        f'<li class="d{depth}"><a href="#{place}">{words}</a></li>' for depth, place, words in book.headings
    )
    now = say("book_now", lang, count=len(book.headings))
    label, title = escape(say("book_search", lang)), escape(say("book_contents", lang))
    search = (
        f'<label class="seek"><span class="sr">{label}</span><input type="search" placeholder="{label}" '
        f'data-none="{escape(say("book_none", lang))}"><output></output></label>'
    )
    return (
        f'<nav class="board contents" aria-label="{title}">{search}'
        f'<details open><summary><span class="all">{title}</span><span class="now" data-now="{escape(now)}">'
        f"</span></summary><ol>{rows}</ol></details></nav>"
    )


def _beside(game: GameOnShelf, learned: Learned, lang: str) -> str:
    signs = "".join(
        f"<li{attributes(class_='wide' if len(name) > LETTERS else '')}>{icon(symbol, 22)}"
        f"<span>{escape(name)}</span></li>"
        for symbol, name in game.signs[lang]
    )
    title = f'<h2 class="t">{escape(say("book_signs", lang))}</h2>'
    key = f'<section class="board">{title}<ul class="signs">{signs}</ul></section>'
    seats = "".join(
        f'<li><a class="opt" href="/new?game={game.key}&amp;seats={count}">{count}</a></li>'
        for count in game.seats
    )
    laid = (
        f'<section class="board"><h2 class="t">{escape(say("book_laid", lang))}</h2>'
        f'<p>{escape(say("book_laid_note", lang))}</p><ul class="laid">{seats}</ul></section>'
    )
    whole = _whole(game, lang) if game.summary else ""
    return f'<aside class="beside">{key if signs else ""}{whole}{doing(game, learned, lang)}{laid}</aside>'


def _whole(game: GameOnShelf, lang: str) -> str:
    """The way to the page that tells the whole game."""
    address = f"/summary/{game.key}"
    return (
        f'<section class="board whole"><i class="leaflet" aria-hidden="true">{"<i></i>" * 9}</i><div>'
        f"<b>{escape(say('book_whole', lang))}</b>"
        f'<p><a href="{address}">{escape(say("book_open", lang))}</a> · '
        f'<a href="{address}#print">{escape(say("book_print_a4", lang))}</a></p></div></section>'
    )


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

"""The rulebooks."""

from collections.abc import Sequence

from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.protocol import Figure, GameOnShelf, Shelf
from kesselhaus.store import Account
from kesselhaus.web.pages.figures import illustrations
from kesselhaus.web.pages.frame import sheet
from kesselhaus.web.pages.learn import Learned, doing, leads_in
from kesselhaus.web.pages.typesetting import Book, typeset
from kesselhaus.web.texts import say


def rules_shelf(shelf: Shelf, lang: str, account: Account | None) -> Html:
    """Which rulebooks there are."""
    rows = "".join(
        f'<li><a href="/rules/{escape(game.key)}"><b>{escape(about.name)}</b></a>: {escape(about.text)}</li>'
        for game in shelf.games.values()
        if (about := game.about(lang))
    )
    body = f'<main class="board paper"><h1>{escape(say("nav_rules", lang))}</h1><ul>{rows}</ul></main>'
    return sheet(say("nav_rules", lang), body, lang, account, here="/rules", symbols=shelf.covers)


def rulebook(
    game: GameOnShelf, figures: Sequence[Figure], learned: Learned, lang: str, account: Account | None
) -> Html:
    """What is in it at the left; at the right what its signs mean, and the whole game on one page; who would
    rather play than read begins the lesson, or a chapter of it.
    """
    name, book = game.about(lang).name, typeset(game.rulebooks[lang], illustrations(game, figures, lang))
    text = f'<main class="board paper">{_head(game, learned, lang)}{book.html}</main>'
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


def _head(game: GameOnShelf, learned: Learned, lang: str) -> Html:
    """The name, and keys for what else one can do with a rulebook."""
    page = f'<a class="opt" href="/summary/{escape(game.key)}">{escape(say("book_one_page", lang))}</a>'
    press = f'<button type="button" class="opt" data-do="print">{escape(say("book_print", lang))}</button>'
    return (
        f'<div class="opening"><h1>{escape(game.about(lang).name)}</h1><div class="keys">'
        f"{page if game.summary else ''}{press}{leads_in(game, learned, lang)}</div></div>"
    )


LETTERS = 26
"""A sign with a longer name has a line of its own."""


def _contents(book: Book, lang: str) -> Html:
    rows = "".join(
        f'<li class="d{depth}"><a href="#{escape(place)}">{escape(words)}</a></li>'
        for depth, place, words in book.headings
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


def _beside(game: GameOnShelf, learned: Learned, lang: str) -> Html:
    signs = "".join(
        f"<li{attributes(class_='wide' if len(name) > LETTERS else '')}>{icon(symbol, 22)}"
        f"<span>{escape(name)}</span></li>"
        for symbol, name in game.signs[lang]
    )
    title = f'<h2 class="t">{escape(say("book_signs", lang))}</h2>'
    key = f'<section class="board">{title}<ul class="signs">{signs}</ul></section>'
    seats = "".join(
        f'<li><a class="opt" href="/new?game={escape(game.key)}&amp;seats={count}">{count}</a></li>'
        for count in game.seats
    )
    laid = (
        f'<section class="board"><h2 class="t">{escape(say("book_laid", lang))}</h2>'
        f'<p>{escape(say("book_laid_note", lang))}</p><ul class="laid">{seats}</ul></section>'
    )
    whole = _whole(game, lang) if game.summary else ""
    return f'<aside class="beside">{key if signs else ""}{whole}{doing(game, learned, lang)}{laid}</aside>'


def _whole(game: GameOnShelf, lang: str) -> Html:
    """The way to the page that tells the whole game."""
    address = f"/summary/{game.key}"
    return (
        f'<section class="board whole"><i class="leaflet" aria-hidden="true">{"<i></i>" * 9}</i><div>'
        f"<b>{escape(say('book_whole', lang))}</b>"
        f'<p><a href="{escape(address)}">{escape(say("book_open", lang))}</a> · '
        f'<a href="{escape(address)}#print">{escape(say("book_print_a4", lang))}</a></p></div></section>'
    )

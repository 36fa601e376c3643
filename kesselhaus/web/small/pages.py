"""The home page with the shelf, and a page that says one sentence; both drawn with the kit."""

from functools import cache
from html import escape
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any
from urllib.parse import quote

from kesselhaus.art import STOCK
from kesselhaus.art.page import LOGO, Links, header, page
from kesselhaus.art.symbols import Symbols, attributes, icon, load, picture
from kesselhaus.bots import BOTS
from kesselhaus.engine.game import Game
from kesselhaus.games import shelf, words
from kesselhaus.web.small.texts import LANGUAGES, say

SVG = LOGO.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
HEAD = f'<link rel="icon" href="data:image/svg+xml,{quote(SVG)}">'
"""The house's sign for the tab."""


@cache
def playable() -> dict[str, Game[Any]]:
    """The games on the shelf that people can play. One without words or a table is for programs only."""
    parts = ("words", "table", "drawings")
    return {key: game for key, game in shelf().items() if all(_brings(key, part) for part in parts)}


def _brings(key: str, part: str) -> bool:
    found = find_spec(f"kesselhaus.games.{key}.{part}")
    return found is not None and found.origin is not None


def home(lang: str) -> str:
    """The shelf with its boxes, and a form to lay another table than the usual one."""
    boxes = "".join(_box(game, lang) for game in playable().values())
    forms = "".join(_form(game, lang) for game in playable().values())
    body = (
        f'{_header(lang)}<main class="home"><section class="hello"><h1>{say("welcome", lang)}</h1>'
        f"<p>{say('welcome_note', lang)}</p></section>"
        f'<section class="shelf" aria-label="{say("shelf", lang)}"><ul class="boxes">{boxes}</ul></section>'
        f'<div class="lists">{forms}</div><p class="fine">{say("unofficial", lang)}</p></main>'
    )
    return page(say("title", lang), body, css=_css(), symbols=_symbols(), lang=lang, head=HEAD)


def notice(sentence: str, lang: str) -> str:
    """A page that says one sentence and leads back."""
    body = (
        f'{_header(lang)}<main class="board notice"><p>{escape(sentence)}</p>'
        f'<p><a href="/">{say("back", lang)}</a></p></main>'
    )
    return page(say("title", lang), body, css=_css(), symbols=STOCK, lang=lang, head=HEAD)


def _header(lang: str) -> str:
    languages = [(code, f"/?lang={code}") for code in LANGUAGES]
    return header("", "", "", (), lang, Links(languages=languages))


def _box(game: Game[Any], lang: str) -> str:
    name, text = words(game.key).about(lang)
    seats = f"{game.seats[0]}–{game.seats[-1]}"
    least, most = game.minutes
    return (
        f'<li class="box"><div class="cover">{picture(f"cover-{game.key}", None, None, "240 300")}</div>'
        f'<div class="label" title="{escape(text)}"><h2>{escape(name)}</h2>'
        f'<p class="crowd">{icon("i-worker", 17, title=say("players", lang, seats=seats))}{seats}</p>'
        f'<p class="ln">{say("minutes", lang, least=least, most=most)}</p>'
        f'<form method="post" action="/tables"><input type="hidden" name="game" value="{game.key}">'
        f'<button class="opt go">{icon("g-play", 14)}{say("play_now", lang)}</button></form></div></li>'
    )


def _form(game: Game[Any], lang: str) -> str:
    told = words(game.key)
    seats = "".join(
        _choice("radio", "seats", str(count), str(count), checked=count == game.usual_seats)
        for count in game.seats
    )
    who = "".join(
        _choice("radio", "who", key, say(key, lang), checked=key == "greedy") for key in (*BOTS, "hot_seat")
    )
    variants = "".join(
        _choice("checkbox", "variant", variant.key, *told.variant(variant.key, lang))
        for variant in game.variants
        if not variant.implied
    )
    wanted = _fieldset("variants", variants, lang) if variants else ""
    return (
        f'<section class="board"><h2 class="t">{escape(told.about(lang).name)}: '
        f"{say('other_table', lang)}</h2>"
        '<form class="lay" method="post" action="/tables">'
        f'<input type="hidden" name="game" value="{game.key}">'
        f"{_fieldset('seats', seats, lang)}{_fieldset('who', who, lang)}{wanted}"
        f'<button class="opt">{say("lay_table", lang)}</button></form></section>'
    )


def _fieldset(key: str, choices: str, lang: str) -> str:
    return f"<fieldset><legend>{say(key, lang)}</legend>{choices}</fieldset>"


def _choice(kind: str, name: str, value: str, label: str, title: str = "", checked: bool = False) -> str:
    field = attributes(type=kind, name=name, value=value, checked=checked)
    return f"<label{attributes(title=title)}><input{field}> {escape(label)}</label>"


@cache
def _symbols() -> Symbols:
    """The kit's drawings and, for the covers, those of every game that is shown."""
    symbols = dict(STOCK)
    for game in playable().values():
        drawings = import_module(f"kesselhaus.games.{game.key}.drawings")
        symbols |= drawings.SYMBOLS | load(drawings.__name__, "cover.svg")
    return symbols


@cache
def _css() -> str:
    return (files("kesselhaus.web.small") / "home.css").read_text(encoding="utf-8")

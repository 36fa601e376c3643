"""The pages of the site, drawn with the kit: the shelf, a table, and a sentence on a board."""

from functools import cache
from html import escape
from importlib import import_module
from importlib.resources import files
from typing import Any

from kesselhaus.art import STOCK
from kesselhaus.art.page import Links, header, page
from kesselhaus.art.symbols import Symbols, icon, load, picture
from kesselhaus.engine.game import Game
from kesselhaus.games import shelf
from kesselhaus.web.texts import LANGUAGES, say


def home(lang: str) -> str:
    """The shelf with its boxes, and a form to lay another table than the usual one."""
    boxes = "".join(_box(game, lang) for game in shelf().values())
    forms = "".join(_form(game, lang) for game in shelf().values())
    body = (
        f'{_header(lang)}<main class="home"><section class="hello"><h1>{say("welcome", lang)}</h1>'
        f"<p>{say('welcome_note', lang)}</p></section>"
        f'<section class="shelf" aria-label="{say("shelf", lang)}"><ul class="boxes">{boxes}</ul></section>'
        f'<div class="lists">{forms}</div><p class="fine">{say("unofficial", lang)}</p></main>'
    )
    return page(say("title", lang), body, css=_css(), symbols=_symbols(), lang=lang)


def notice(sentence: str, lang: str) -> str:
    """A page that says one sentence and leads back."""
    body = (
        f'{_header(lang)}<main class="board notice"><p>{escape(sentence)}</p>'
        f'<p><a href="/">{say("back", lang)}</a></p></main>'
    )
    return page(say("title", lang), body, css=_css(), symbols=STOCK, lang=lang)


def _header(lang: str) -> str:
    languages = [(code, f"/?lang={code}") for code in LANGUAGES]
    return header("", "", "", (), lang, Links(languages=languages))


def _box(game: Game[Any], lang: str) -> str:
    cover = picture(f"cover-{game.key}", None, None, "240 300")
    seats = f"{game.seats[0]}–{game.seats[-1]}"
    least, most = game.minutes
    return (
        f'<li class="box"><div class="cover">{cover}</div><div class="label"><h2>{escape(game.title)}</h2>'
        f'<p class="crowd">{icon("i-worker", 17, title=say("players", lang, seats=seats))}{seats}</p>'
        f'<p class="ln">{say("minutes", lang, least=least, most=most)}</p>'
        f'<form method="post" action="/tables"><input type="hidden" name="game" value="{game.key}">'
        f'<button class="opt go">{icon("g-play", 14)}{say("play_now", lang)}</button></form></div></li>'
    )


def _form(game: Game[Any], lang: str) -> str:
    seats = "".join(
        _choice("radio", "seats", str(count), str(count), count == game.usual_seats) for count in game.seats
    )
    who = "".join(_choice("radio", "who", key, say(key, lang), key == "bots") for key in ("bots", "hot_seat"))
    variants = "".join(
        _choice("checkbox", "variant", variant.key, variant.key.replace("_", " "), False)
        for variant in game.variants
        if not variant.implied
    )
    wanted = _fieldset("variants", variants, lang) if variants else ""
    return (
        f'<section class="board"><h2 class="t">{escape(game.title)}: {say("other_table", lang)}</h2>'
        '<form class="lay" method="post" action="/tables">'
        f'<input type="hidden" name="game" value="{game.key}">'
        f"{_fieldset('seats', seats, lang)}{_fieldset('who', who, lang)}{wanted}"
        f'<button class="opt">{say("lay_table", lang)}</button></form></section>'
    )


def _fieldset(key: str, choices: str, lang: str) -> str:
    return f"<fieldset><legend>{say(key, lang)}</legend>{choices}</fieldset>"


def _choice(kind: str, name: str, value: str, label: str, checked: bool) -> str:
    chosen = " checked" if checked else ""
    return f'<label><input type="{kind}" name="{name}" value="{value}"{chosen}> {escape(label)}</label>'


@cache
def _symbols() -> Symbols:
    """The kit's drawings and, for the covers, those of every game on the shelf."""
    symbols = dict(STOCK)
    for key in shelf():
        package = f"kesselhaus.games.{key}.drawings"
        symbols |= import_module(package).SYMBOLS | load(package, "cover.svg")
    return symbols


@cache
def _css() -> str:
    return (files("kesselhaus.web") / "home.css").read_text(encoding="utf-8")

"""A whole document: head, styles, the drawings it uses, header bar, body and the small script."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from kesselhaus.art.html import NOTHING, Html, escape, trusted
from kesselhaus.art.palette import tokens
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import Symbols, attributes, icon, short, sprite
from kesselhaus.art.texts import say
from kesselhaus.languages import LANGUAGES

STYLES = (
    "base.css",
    "layout.css",
    "furniture.css",
    "player.css",
    "console.css",
    "choosing.css",
    "log.css",
    "short.css",
)

LOGO = Html(
    '<svg width="1.625rem" height="1.625rem" viewBox="0 0 26 26" aria-hidden="true">'
    '<circle cx="13" cy="13" r="12" fill="#C08A34" stroke="#F3D48E"/>'
    '<circle cx="13" cy="13" r="9" fill="#FBF3DF" stroke="#6A4510"/>'
    '<path d="M6.6 17.4A7.6 7.6 0 0 1 13 5.4" fill="none" stroke="#1F7A6F" stroke-width="2"/>'
    '<path d="M13 5.4a7.6 7.6 0 0 1 6.4 12" fill="none" stroke="#A43A24" stroke-width="2"/>'
    '<path d="M13 13l4.2-5" stroke="#2B221A" stroke-width="1.8" stroke-linecap="round"/>'
    '<circle cx="13" cy="13" r="1.8" fill="#2B221A"/></svg>'
)


@dataclass(frozen=True, slots=True)
class Clock:
    """A player in the header: whose move it is and, where time is kept, how much is left."""

    name: str
    colour: str
    time: str = ""
    running: bool = False
    score: str = ""
    left: int | None = None
    """Milliseconds left, for a page that counts them down."""
    note: str = ""
    """A small word beside the name: how well a bot plays."""
    board: str = ""
    """The id of the player's board: the clock leads there."""


@dataclass(frozen=True, slots=True)
class Links:
    """Where the header leads. An empty address leaves its tool out; `languages` are (language, address)."""

    home: str = "/"
    rules: str = ""
    menu: str = ""
    languages: Sequence[tuple[str, str]] = ()


def header(
    game: str,
    table: str,
    state: str,
    clocks: Sequence[Clock],
    lang: str,
    links: Links | None = None,
    *,
    heading: str = "",
    ways: Html = NOTHING,
    standing: Html | None = None,
    clocks_drawn: Html | None = None,
) -> Html:
    """The iron bar at the top: the house, the game, the table, who is to move, and the tools. A page that has
    no visible heading has one here, for those who do not see it. `ways` lead to the rooms of the house;
    regions that are drawn already take the place of state and clocks.
    """
    where = Links() if links is None else links
    top = f'<h1 class="sr">{escape(heading)}</h1>' if heading else ""
    drawn_state = f'<span id="standing">{escape(state)}</span>' if standing is None else standing
    return (
        f'<header class="bar">{top}<a class="logo" href="{escape(where.home)}" aria-label="Kesselhaus">{LOGO}'
        f'<span>KESSELHAUS</span></a><div class="tname"><b>{escape(game)}</b>'
        f"{f'<span>{escape(table)}</span>' if table else ''}{drawn_state}</div>"
        f"{ways}{clock_row(clocks) if clocks_drawn is None else clocks_drawn}"
        f'<nav class="tools" aria-label="{escape(say("tools", lang))}">'
        f"{_tools(lang, where)}</nav></header>"
    )


def clock_row(clocks: Sequence[Clock]) -> Html:
    """The players in the header."""
    return f'<div class="clocks" id="clocks">{"".join(map(_clock, clocks))}</div>'


def _clock(clock: Clock) -> Html:
    score = f' <i class="sc">{escape(clock.score)}</i>' if clock.score else ""
    left = attributes(data_left=clock.left, data_runs=clock.running and clock.left is not None)
    time = f" <b{left}>{escape(clock.time)}</b>" if clock.time else ""
    note = f"<small>{escape(clock.note)}</small>" if clock.note else ""
    tag, css = "a" if clock.board else "span", "clock on" if clock.running else "clock"
    leads = attributes(class_=css, href=f"#{clock.board}" if clock.board else None)
    return (
        f"<{tag}{leads}>{mark(clock.colour, 18)}<span>{escape(clock.name)}</span>{note}{score}{time}</{tag}>"
    )


def _tools(lang: str, links: Links) -> Html:
    languages = "".join(
        f'<b class="w" aria-current="true">{escape(code.upper())}</b>'
        if code == lang
        else f'<a hreflang="{escape(code)}" href="{escape(address)}">{escape(code.upper())}</a>'
        for code, address in links.languages
    )
    tools = f'<span class="tool lang">{icon("g-globe", 16)}{languages}</span>' if languages else NOTHING
    theme = escape(say("theme", lang))
    tools += (
        f'<button type="button" class="tool" data-do="theme" aria-label="{theme}">'
        f"{icon('g-theme', 16)}</button>"
    )
    if links.rules:
        rules = escape(say("rules", lang))
        tools += (
            f'<a class="tool" href="{escape(links.rules)}" aria-label="{rules}">{icon("g-book", 16)}'
            f'<span class="w">{rules}</span></a>'
        )
    if links.menu:
        tools += (
            f'<a class="tool" href="{escape(links.menu)}" aria-label="{escape(say("menu", lang))}">'
            f"{icon('g-menu', 16)}</a>"
        )
    return tools


def page(
    title: str,
    body: Html,
    *,
    css: str = "",
    symbols: Symbols,
    lang: str = "en",
    theme: str = "",
    head: Html = NOTHING,
    kind: str = "",
    picture: bool = False,
) -> Html:
    """A self-contained document: it asks for nothing but what `head` (HTML) or the links in it name.

    `kind` is the class of the body: `play` fills the window of a desk and does not scroll there.
    A picture is a table alone, for notebooks and files: it grows with its width only and has no script.
    """
    if lang not in LANGUAGES:
        raise ValueError(f"The house speaks {', '.join(LANGUAGES)}, not {lang!r}.")
    styles = stylesheet() + scaled(css)
    script = "" if picture else f"<script>{trusted(_resource('page.js'))}</script>"
    root = attributes(lang=lang, data_theme=theme, class_="picture" if picture else "")
    return (
        f'<!doctype html><html{root}><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{trusted(styles)}</style>{head}</head>"
        f"<body{attributes(class_=kind)}>{sprite(body + styles, symbols)}{body}{script}</body></html>"
    )


def framed(document: str, width: int = 1400, height: int = 770) -> Html:
    """A picture inside another page (a notebook cell): drawn at its own size, shown at the page's."""
    return (
        f'<svg viewBox="0 0 {width} {height}" style="width:100%;height:auto" xmlns="http://www.w3.org/2000/svg">'
        f'<foreignObject width="{width}" height="{height}"><iframe xmlns="http://www.w3.org/1999/xhtml"'
        f' width="{width}" height="{height}" style="border:0" srcdoc="{escape(document)}"></iframe>'
        "</foreignObject></svg>"
    )


@cache
def stylesheet() -> str:
    """The styles that all pages share."""
    return tokens() + scaled("".join(_resource(name) for name in STYLES))


@cache
def scaled(css: str) -> str:
    """Lengths grow with the window: 16 px of the drawing board are 1rem. Hairlines and breakpoints stay.

    Comments, line breaks and indentation are taken out on the way.
    """
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    css = re.sub(r"\s*\n\s*", "", css)

    def grown(found: re.Match[str]) -> str:
        pixels = float(found.group(1))
        return found.group() if abs(pixels) < 2 else f"{short(f'{pixels / 16:g}')}rem"

    parts = re.split(r"(@media[^{]*)", css)
    return "".join(
        part if part.startswith("@media") else re.sub(r"(?<![\w#-])(-?\d*\.?\d+)px", grown, part)
        for part in parts
    )


@cache
def _resource(name: str) -> str:
    return (files("kesselhaus.art") / name).read_text(encoding="utf-8")


def styles(package: str, *names: str) -> str:
    """The style sheets of a package, one after the other."""
    return "".join((files(package) / name).read_text(encoding="utf-8") for name in names)

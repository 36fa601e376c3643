"""The page of a table that is being played: the game's drawing between the header and the question bar."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.page import header
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.art.texts import say as kit
from kesselhaus.web.assets import address
from kesselhaus.web.editions import Edition
from kesselhaus.web.pages.advice import is_told
from kesselhaus.web.pages.coach import place as coach_place
from kesselhaus.web.pages.document import document, links_of
from kesselhaus.web.pages.editions import edition_line
from kesselhaus.web.pages.forms import copy_key
from kesselhaus.web.pages.surroundings import Surroundings, affairs, clocks, deeds, line_list
from kesselhaus.web.pages.talk import talk, talk_form
from kesselhaus.web.texts import say


class Facts(Struct, frozen=True):
    """What a table is: its variants and pace in words, and how its viewer wants to be called."""

    variants: tuple[tuple[str, str], ...]
    pace: str
    edition: Edition
    settings: tuple[str, ...] = ()
    """Which of `notify`, `sound`, `palette` the viewer has switched on."""
    advised: bool = False
    """Whether a bot says what it thinks of everybody's options."""


class TableData(Struct, frozen=True):
    """A table as somebody sees it now."""

    surroundings: Surroundings
    facts: Facts
    version: int
    regions: Mapping[str, Html]
    lines: Sequence[Html]
    cut: str
    title: str
    mine: bool
    refusal: str = ""
    since: int | None = None
    """The version up to which the viewer has seen the match, if others have acted after that."""
    hints: bool = False
    """Whether the viewer plays and hardly knows the game yet."""
    slow: bool = False
    """Whether others are shown to him slowly, unless he has chosen a pace."""


def table_page(data: TableData) -> Html:
    table, lang = data.surroundings, data.surroundings.lang
    regions = {**data.regions, "affairs": affairs(table)}
    live = f"{table.address}/live" + ("" if table.seat is None else f"?seat={table.seat}")
    marks = attributes(
        data_table=table.id,
        data_version=data.version,
        data_live=live,
        data_kind=table.status,
        data_since=data.since,
        data_rule=f"/rule/{table.game.key}",
        data_thing=f"{table.address}/thing" + ("" if table.seat is None else f"?seat={table.seat}"),
        data_card=address("card.js"),
        data_card_style=address("card.css"),
        data_messages=table.messages,
        data_advice=f"{table.address}/advice" if table.advised else None,
        data_coach=f"{table.address}/coach" if table.advised else None,
        data_hints=data.hints,
        data_slow=data.slow,
        data_game=table.game.key,
    )
    guided = "lesson" in data.regions
    sentences = attributes(
        data_lost=say("line_lost", lang),
        data_unreachable=say("unreachable", lang),
        data_cut=kit("since", lang),
        data_title=data.title,
        data_mine=data.mine,
    )
    inside = framed(data, regions, log_panels(table, line_list(data.lines, data.cut, lang)))
    return document(
        f"{'● ' if data.mine else ''}{data.title}",
        f'<div class="house"{marks}{sentences}>{inside}</div>',
        lang=lang,
        symbols=table.game.symbols,
        game=table.game,
        styles=(
            "table.css",
            *(("lesson.css",) if guided else ()),
            *(("advice.css",) if table.advised else ()),
        ),
        scripts=(
            "morph.js",
            "board.js",
            "folds.js",
            "sight.js",
            *(("lesson.js",) if guided else ()),
            "explain.js",
            "choose.js",
            "live.js",
            *(("advice.js",) if table.advised else ()),
        ),
        # In a lesson the cards say what the others have done.
        afterwards=("pace.js",)
        if guided
        else ("pace.css", "pace.js", "since.js", *(("hints.js",) if table.at_table else ())),
        kind="play",
        settings=data.facts.settings,
    )


def framed(data: TableData, regions: Mapping[str, Html], log: Html) -> Html:
    """Header, what has to be settled, the game, the menu, the words."""
    table, lang = data.surroundings, data.surroundings.lang
    name = table.game.about(lang).name
    top = header(
        name,
        "",
        "",
        (),
        lang,
        links_of(f"/rules/{table.game.key}", "#menu"),
        heading=name,
        standing=regions["standing"],
        clocks_drawn=clocks(table),
    )
    told = f'<p id="notice" role="alert"{"" if data.refusal else " hidden"}>{escape(data.refusal)}</p>'
    offline = f'<p id="offline" role="status">{escape(say("line_lost", lang))}</p>'
    skip = f'<a class="skip" href="#console">{escape(say("to_question", lang))}</a>'
    body = table.game.laid_out(regions, regions["console"], log)
    return (
        f"{skip}{top}"
        f"{told}{offline}{regions['affairs']}{regions.get('lesson', NOTHING)}{body}{regions['told']}"
        f"{menu(data)}{since_panel(lang)}{rule_panel(lang)}{book_panel(table.game.key, lang)}"
    )


def log_panels(table: Surroundings, lines: Html, replay: bool = True) -> Html:
    """Log and chat behind two tabs; the coach, where he is to be had, behind a third."""
    lang, again, tab, panel = table.lang, "", "", ""
    if replay and is_told(table):
        panel = coach_place(lang)
        tab = (
            '<button type="button" role="tab" data-do="tab" aria-selected="false" aria-controls="p-coach">'
            f"{escape(say('coach_name', lang))}</button>"
        )
    if replay:
        again = (
            f'<a class="lnk rp" data-do="show-again" href="{escape(table.address)}/replay">'
            f"{icon('g-play', 12)} "
            f"{escape(say('show_again', lang))}</a>"
        )
    form = talk_form(table.address, lang) if table.signed_in else ""
    return (
        '<section id="log" class="board logb tabbed"><div class="tabs"><div role="tablist">'
        '<button type="button" role="tab" data-do="tab" aria-selected="true" aria-controls="p-log">'
        f"{escape(kit('log', lang))}</button>"
        '<button type="button" role="tab" data-do="tab" aria-selected="false" aria-controls="p-chat">'
        f'{escape(kit("chat", lang))}<span id="unread" class="n" hidden></span></button>{tab}</div>'
        f"{again}</div>"
        f'<div class="log" id="p-log" role="tabpanel" tabindex="0" aria-live="polite">{lines}</div>'
        f'<div class="chat" id="p-chat" role="tabpanel" hidden>'
        f'<div class="log">{talk(table.said, lang)}</div>'
        f"{form}</div>{panel}</section>"
    )


def menu(data: TableData) -> Html:
    """A sheet that opens by its address, also without a script."""
    table, facts, lang = data.surroundings, data.facts, data.surroundings.lang
    variants = "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in facts.variants)
    variants = variants or f"<dd>{escape(say('no_variants', lang))}</dd>"
    return (
        f'<aside id="menu" class="sheet" aria-label="{escape(kit("menu", lang))}"><div class="board">'
        f'<a class="shut" href="#console" aria-label="{escape(say("close", lang))}">{icon("g-fail", 18)}</a>'
        f'<h2 class="t">{escape(say("this_table", lang))}</h2>'
        f"<dl>{variants}<dt>{escape(say('pace', lang))}</dt><dd>{escape(facts.pace)}</dd>"
        f"<dt>{escape(say('edition', lang))}</dt>"
        f"<dd>{edition_line(facts.edition, table.address, lang)}</dd></dl>"
        f'<p class="share"><input readonly value="{escape(table.address)}" data-share aria-label='
        f'"{escape(say("link", lang))}">{copy_key(lang)}</p>'
        f'<ul class="ways"><li><a href="{escape(table.address)}/replay">'
        f"{escape(say('replay', lang))}</a></li>"
        f'<li><a href="{escape(table.address)}/record" download>{escape(say("save_record", lang))}</a></li>'
        f'<li><a href="/account">{escape(say("settings", lang))}</a></li>'
        f'<li><a href="/rules/{escape(table.game.key)}">{escape(kit("rules", lang))}</a></li>'
        f"{_languages(lang)}"
        f'<li><button type="button" class="lnk" data-do="theme">{escape(kit("theme", lang))}</button></li>'
        f'<li><a href="/">{escape(say("to_shelf", lang))}</a></li></ul>{deeds(table)}{_keys(lang)}'
        "</div></aside>"
    )


KEYS = (
    ("1–9", "numbers"),
    ("Tab", "tab"),
    ("Enter", "enter"),
    ("U", "u"),
    ("E", "e"),
    ("?", "explain"),
    ("B", "b"),
    ("L", "l"),
    ("C", "c"),
    ("P", "p"),
    ("Esc", "esc"),
)
"""What hands on a keyboard can do; none is ever needed."""


def _keys(lang: str) -> Html:
    rows = "".join(
        f"<dt><kbd>{escape(key)}</kbd></dt><dd>{escape(say(f'k_{told}', lang))}</dd>" for key, told in KEYS
    )
    return (
        f'<details class="kbds"><summary>{escape(say("keys_title", lang))}</summary><dl>{rows}</dl></details>'
    )


def _languages(lang: str) -> Html:
    """The other ones; on a phone the header has no room for them."""
    return "".join(
        f'<li><a hreflang="{escape(code)}" href="{escape(address)}" lang="{escape(code)}">'
        f"{escape(say('own_language', code))}</a></li>"
        for code, address in links_of().languages
        if code != lang
    )


def since_panel(lang: str) -> Html:
    """What the others did while one was away; filled by the script, the log has it for everybody else."""
    return (
        f'<aside id="since" class="board" hidden aria-label="{escape(say("since_title", lang))}">'
        f'<h2 class="t">{escape(say("since_title", lang))}</h2><ul class="log" tabindex="0"></ul>'
        f'<p class="hint">{escape(say("since_hint", lang))}</p><div class="keys">'
        f'<button type="button" class="opt" data-do="since-again">{icon("g-play", 14)}'
        f"{escape(say('since_again', lang))}</button>"
        f'<button type="button" class="opt go" data-do="since-close">'
        f"{escape(say('since_close', lang))}</button>"
        "</div></aside>"
    )


def rule_panel(lang: str) -> Html:
    """Shows the text of a rule where it is cited."""
    return (
        '<div id="rule" class="board" role="tooltip" hidden><h2 class="t"></h2><p></p>'
        f'<a href="#">{escape(say("whole_rules", lang))}</a></div>'
    )


def book_panel(game: str, lang: str) -> Html:
    """The rulebook beside the table, and the card of a thing; both are filled by the script."""
    find, shut = escape(say("search_rules", lang)), escape(say("close", lang))
    return (
        '<div id="book" class="board ruleb" role="dialog" aria-labelledby="book-title" tabindex="-1"'
        f' hidden><h2 class="t">{icon("g-book", 18)}<span id="book-title">{escape(say("book", lang))}</span>'
        f'<button type="button" class="shut" data-do="book-close" aria-label="{shut}">{icon("g-fail", 16)}'
        f'</button></h2><input type="search" placeholder="{find}" aria-label="{find}">'
        f'<div class="leaf" tabindex="0"></div><p class="hint" role="status" hidden>'
        f"{escape(say('no_hits', lang))}</p>"
        '<div class="leafing"><button type="button" class="lnk" data-do="book-back">'
        f"{escape(say('chapter_back', lang))}"
        f'</button><button type="button" class="lnk" data-do="book-on">{escape(say("chapter_on", lang))}'
        f'</button><a class="lnk" target="_blank" href="/rules/{escape(game)}">'
        f"{escape(say('whole_book', lang))}</a>"
        '</div></div><div id="card" class="xc" role="dialog" aria-labelledby="card-name" tabindex="-1"'
        " hidden></div>"
    )

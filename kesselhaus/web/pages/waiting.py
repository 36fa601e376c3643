"""The waiting room: a table that has been laid and is not full yet."""

from msgspec import Struct

from kesselhaus.art import STOCK
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.page import header
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.art.texts import say as kit
from kesselhaus.web.pages.document import document, links_of
from kesselhaus.web.pages.editions import edition_list
from kesselhaus.web.pages.forms import bot_choice, copy_key, key_form
from kesselhaus.web.pages.surroundings import Sitter, Surroundings, strength
from kesselhaus.web.pages.table import Facts
from kesselhaus.web.pages.talk import talk, talk_form
from kesselhaus.web.texts import say

LONGEST_NAME = 30
"""Of who sits down without being known: it stands in the small parts of a table."""


class WaitingData(Struct, frozen=True):
    surroundings: Surroundings
    facts: Facts
    address: str
    """The whole address of the table, to be given to others."""
    refusal: str = ""


def waiting_page(data: WaitingData) -> Html:
    table, facts, lang = data.surroundings, data.facts, data.surroundings.lang
    name = table.game.about(lang).name
    top = header(name, "", say("waiting", lang), (), lang, links_of(f"/rules/{table.game.key}"))
    variants = (
        "".join(f"<dt>{escape(variant)}</dt><dd>{escape(text)}</dd>" for variant, text in facts.variants)
        or f"<dd>{escape(say('no_variants', lang))}</dd>"
    )
    advice = ""
    if facts.advised:
        advice = f"<dt>{escape(say('advice', lang))}</dt><dd>{escape(say('advice_note', lang))}</dd>"
    marks = attributes(
        data_table=table.id,
        data_version="0",
        data_live=f"{table.address}/live",
        data_kind="open",
        data_messages=table.messages,
        data_lost=say("line_lost", lang),
        data_unreachable=say("unreachable", lang),
        data_title=f"{name} · Kesselhaus",
    )
    body = (
        f'<div class="house"{marks}>{top}'
        f'<p id="notice" role="alert"{"" if data.refusal else " hidden"}>{escape(data.refusal)}</p>'
        f'<p id="offline" role="status">{escape(say("line_lost", lang))}</p>'
        f'<main class="room"><section class="board"><h1>{escape(say("waiting_title", lang, game=name))}</h1>'
        f"{seats(table)}"
        f'<p class="share"><label>{escape(say("share", lang))} '
        f'<input readonly value="{escape(data.address)}" data-share></label>{copy_key(lang)}</p></section>'
        f'<section class="board"><h2 class="t">{escape(say("this_table", lang))}</h2><dl>{variants}'
        f"<dt>{escape(say('pace', lang))}</dt><dd>{escape(facts.pace)}</dd>"
        f"<dt>{escape(say('edition', lang))}</dt>"
        f"<dd>{edition_list(facts.edition, table.address, lang)}</dd>{advice}</dl></section>"
        f'<section class="board chat"><h2 class="t">{escape(kit("chat", lang))}</h2>'
        f'<div class="log">{talk(table.said, lang)}</div>'
        f"{talk_form(table.address, lang) if table.signed_in else ''}</section></main></div>"
    )
    return document(
        f"{name} · Kesselhaus",
        body,
        lang=lang,
        symbols=STOCK,
        styles=("table.css",),
        scripts=("morph.js", "live.js"),
        every_symbol=True,
        settings=facts.settings,
    )


def waiting_regions(table: Surroundings) -> dict[str, str]:
    """What changes while one waits."""
    return {"seats": seats(table), "said": talk(table.said, table.lang)}


def seats(table: Surroundings) -> Html:
    rows = "".join(_row(table, sitter) for sitter in table.sitters)
    return f'<ol id="seats" class="seats">{rows}</ol>'


def _row(table: Surroundings, sitter: Sitter) -> Html:
    lang, at = table.lang, table.address
    number = say("seat_number", lang, number=sitter.seat + 1)
    if not sitter.empty:
        who = icon("g-rider" if sitter.bot else "i-worker", 18)
        how = f" <small>{escape(strength(sitter, lang))}</small>" if sitter.bot else ""
        you = f" <small>{escape(say('you', lang))}</small>" if sitter.mine else ""
        keys = NOTHING
        if sitter.mine or table.host:
            label = say("get_up" if sitter.mine else "clear_seat", lang)
            keys = key_form(f"{at}/leave", label, seat=sitter.seat)
        name = f"{who} {escape(sitter.name)}{how}{you}"
        return f"<li><b>{escape(number)}</b><span>{name}</span><div>{keys}</div></li>"
    keys = NOTHING
    if not table.at_table:
        keys += key_form(
            f"{at}/join", say("sit_down", lang), go=True, seat=sitter.seat, inside=_name(table, sitter)
        )
    if table.host:
        if table.at_table:
            # Somebody else at the same screen.
            keys += key_form(f"{at}/join", say("sit_down_too", lang), seat=sitter.seat)
        keys += key_form(
            f"{at}/seat", say("seat_bot", lang), inside=bot_choice(table.levels, lang), seat=sitter.seat
        )
    free = escape(say("seat_for", lang, name=sitter.name) if sitter.name else say("seat_free", lang))
    return f'<li class="free"><b>{escape(number)}</b><span>{free}</span><div>{keys}</div></li>'


def _name(table: Surroundings, sitter: Sitter) -> Html:
    """Who is not known yet says his name when he sits down; the host may have said it already."""
    if table.signed_in:
        return NOTHING
    label = escape(say("your_name", table.lang))
    known = attributes(value=sitter.name)
    most = f'maxlength="{LONGEST_NAME}"'
    return f'<input name="name" required {most} placeholder="{label}" aria-label="{label}"{known}>'

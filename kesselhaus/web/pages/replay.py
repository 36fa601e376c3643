"""A match step by step: any moment of it, the log beside it, and ways to go on from there."""

from msgspec import Struct
from msgspec.structs import replace

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.web.assets import address
from kesselhaus.web.pages.advice import (
    chances_board,
    is_told,
    no_thoughts,
    thoughts_place,
    waiting_thoughts,
)
from kesselhaus.web.pages.document import document
from kesselhaus.web.pages.forms import key_form
from kesselhaus.web.pages.surroundings import line_list, stopped, what_if_form
from kesselhaus.web.pages.table import TableData, framed, log_panels
from kesselhaus.web.texts import say


class ReplayData(Struct, frozen=True):
    """The drawing in `table` is that of the moment `at`."""

    table: TableData
    at: int
    last: int
    may_ask_back: bool


def replay_page(data: ReplayData) -> Html:
    table = data.table.surroundings
    lang, game = table.lang, table.game
    lines = line_list(data.table.lines)
    regions = {
        **data.table.regions,
        "console": replay_bar(data),
        "affairs": f'<div id="affairs">{stopped(table)}</div>',
    }
    told = is_told(table)
    seat = "" if table.seat is None else f"?seat={table.seat}"
    marks = attributes(
        data_considers=f"{table.address}/advice{seat}" if told else None,
        data_wait=waiting_thoughts(lang) if told else None,
        data_none=no_thoughts(lang) if told else None,
        data_ask=thoughts_place(lang) if told else None,
        data_replay=f"{table.address}/replay",
        data_at=data.at,
        data_last=data.last,
        data_rule=f"/rule/{game.key}",
        data_thing=f"{table.address}/thing{seat}",
        data_card=address("card.js"),
        data_card_style=address("card.css"),
        data_unreachable=say("unreachable", lang),
    )
    log = log_panels(table, lines, replay=False)
    if told and len(table.sitters) > 1:
        log = chances_board(table) + log
    body = framed(replace(data.table, regions=regions), regions, log)
    return document(
        f"{game.about(lang).name} · {say('replay', lang)}",
        f'<div class="house"{marks}>{body}</div>',
        lang=lang,
        symbols=game.symbols,
        game=game,
        styles=("table.css", "advice.css"),
        scripts=("morph.js", "board.js", "folds.js", "replay.js", "explain.js", "advice.js"),
        kind="play",
        every_symbol=True,
        settings=data.table.facts.settings,
    )


def replay_bar(data: ReplayData) -> Html:
    """In place of the question: where one is in the match, and the keys to go elsewhere."""
    table, at, last = data.table.surroundings, data.at, data.last
    lang, here = table.lang, table.address
    steps = (
        ("first", 1, "g-chev", "tr-d2"),
        ("back", max(1, at - 1), "g-tri", "tr-l"),
        ("play", min(last, at + 1), "g-play", ""),
        ("forward", min(last, at + 1), "g-tri", "tr-r"),
        ("last", last, "g-chev", ""),
    )
    keys = "".join(
        f'<a class="opt {"go" if key == "play" else "ico"}" data-step="{escape(key)}"'
        f' href="{escape(here)}/replay?at={moment}"'
        f' aria-label="{escape(say(f"replay_{key}", lang))}" title="{escape(say(f"replay_{key}", lang))}">'
        f"{icon(sign, 18, css)}{escape(say('replay_play', lang)) if key == 'play' else ''}</a>"
        for key, moment, sign, css in steps
    )
    slider = (
        f'<form class="slide" method="get" action="{escape(here)}/replay">'
        '<input type="range" name="at" min="1"'
        f' max="{last}" value="{at}" aria-label="{escape(say("replay_moment", lang))}"></form>'
    )
    deeds = what_if_form(here, at, table.levels, lang) if table.signed_in else NOTHING
    if data.may_ask_back:
        deeds += key_form(f"{here}/ask-undo", say("ask_back_here", lang), at=at)
    where = say("replay_at", lang, at=at, last=last)
    return (
        f'<footer id="console" class="console rep" aria-label="{escape(say("replay", lang))}">'
        '<div class="bar-in">'
        f'<div class="ask"><span class="who">{escape(say("replay", lang))}</span><h2>{escape(where)}</h2>'
        '<p class="deed" id="deed"></p>'
        f'<p><a href="{escape(here)}/replay?at={at}" data-moment>{escape(say("replay_link", lang))}</a>'
        f'<a href="{escape(here)}/record?at={at}" download>{escape(say("save_record", lang))}</a>'
        f'<a href="{escape(here)}">{escape(say("to_table", lang))}</a></p></div>'
        f'<div class="grps"><div class="grp"><div class="steps">{keys}</div>{slider}</div>'
        f"{thoughts_place(lang) if is_told(table) else ''}"
        f'<div class="grp deeds">{deeds}</div></div></div></footer>'
    )

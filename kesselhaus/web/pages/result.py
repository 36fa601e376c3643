"""The page of a table that is over: who won, what the scores are made of, and how they grew."""

from collections.abc import Sequence

from msgspec import Struct

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.page import header
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import attributes
from kesselhaus.art.texts import say as kit
from kesselhaus.engine.game import Result
from kesselhaus.protocol import ResultWords
from kesselhaus.web.pages.advice import chances_board, is_told
from kesselhaus.web.pages.chart import score_chart
from kesselhaus.web.pages.document import document, links_of
from kesselhaus.web.pages.forms import key_form, key_link
from kesselhaus.web.pages.surroundings import Surroundings, stopped, strength
from kesselhaus.web.pages.talk import talk, talk_form
from kesselhaus.web.texts import say


class ResultData(Struct, frozen=True):
    surroundings: Surroundings
    result: Result | None
    """None where the people at the table ended it before its time."""
    course: Sequence[tuple[int, ...]]
    """The scores after every entry."""
    last: int
    refusal: str = ""
    settings: tuple[str, ...] = ()
    """What the viewer has switched on, as at the table."""
    words: ResultWords | None = None
    turning: Html = NOTHING
    """Where the viewer's turning points are found."""


def result_page(data: ResultData) -> Html:
    table, lang = data.surroundings, data.surroundings.lang
    name = table.game.about(lang).name
    top = header(name, "", say("result", lang), (), lang, links_of(f"/rules/{table.game.key}"))
    marks = attributes(
        data_table=table.id,
        data_version=data.last,
        data_live=f"{table.address}/live",
        data_kind=table.status,
        data_messages=table.messages,
        data_lost=say("line_lost", lang),
        data_unreachable=say("unreachable", lang),
        data_title=f"{name} · Kesselhaus",
    )
    deeds = key_link(f"{table.address}/replay", say("replay", lang))
    deeds += key_link(f"{table.address}/replay?at={data.last}", say("final_table", lang))
    deeds += (
        f'<a class="opt" download href="{escape(table.address)}/record">'
        f"{escape(say('save_record', lang))}</a>"
    )
    if table.at_table:
        deeds = key_form(f"{table.address}/again", say("again", lang), go=True, leaves=True) + deeds
    chances = chances_board(table, wide=True) if is_told(table) and len(table.sitters) > 1 else ""
    body = (
        f'<div class="house"{marks}>{top}'
        f'<p id="notice" role="alert"{"" if data.refusal else " hidden"}>{escape(data.refusal)}</p>'
        f'<p id="offline" role="status">{escape(say("line_lost", lang))}</p>'
        f'<main class="room outcome"><section class="board won">{_verdict(data)}'
        f'<div class="keys">{deeds}</div></section>{stopped(table)}'
        f'<section class="board"><h2 class="t">{escape(say("final_scores", lang))}</h2>'
        f"{_scores(data)}</section>"
        f'<section class="board chat"><h2 class="t">{escape(kit("chat", lang))}</h2>'
        f'<div class="log">{talk(table.said, lang)}</div>'
        f"{talk_form(table.address, lang) if table.signed_in else ''}</section>"
        f'<section class="board course"><h2 class="t">{escape(say("course", lang))}</h2>'
        f"{score_chart(table.sitters, data.course, lang)}</section>{chances}{data.turning}</main></div>"
    )
    return document(
        f"{name} · {say('result', lang)}",
        body,
        lang=lang,
        symbols=table.game.symbols,
        game=table.game if data.turning else None,
        styles=("table.css", "advice.css", "figure.css"),
        scripts=("morph.js", "live.js", "advice.js"),
        afterwards=("figure.js",) if data.turning else (),
        settings=data.settings,
    )


def _verdict(data: ResultData) -> Html:
    lang, result, words = data.surroundings.lang, data.result, data.words
    if result is None or words is None:
        return f"<h1>{escape(say('match_ended', lang))}</h1><p>{escape(say('ended_note', lang))}</p>"
    best = [score for score in result.scores if score == max(result.scores)]
    tie = (
        ""
        if len(best) <= len(result.winners) or result.grade
        else f"<p>{escape(say('tie_broken', lang))}</p>"
    )
    return f"<h1>{words.verdict}</h1>{_place(data, result)}<p>{escape(words.reason)}</p>{tie}"


def _place(data: ResultData, result: Result) -> Html:
    """Which place the viewer has come to, where he has one seat among several and has not won."""
    mine = [sitter.seat for sitter in data.surroundings.sitters if sitter.mine]
    if len(mine) != 1 or len(result.scores) == 1 or mine[0] in result.winners or not result.winners:
        return NOTHING
    own = result.scores[mine[0]]
    before = sum(
        score > own or seat in result.winners for seat, score in enumerate(result.scores) if seat != mine[0]
    )
    lang = data.surroundings.lang
    return f'<p class="came">{escape(say(f"came_{before + 1}" if before < 6 else "came_last", lang))}</p>'


def _scores(data: ResultData) -> Html:
    """Categories as rows and players as columns, so that it fits on a phone."""
    table, lang = data.surroundings, data.surroundings.lang
    result, words = data.result, data.words
    heads = "".join(
        f'<th scope="col">{mark(sitter.colour, 20)}<span>{escape(sitter.name)}</span>'
        f"{_strength(strength(sitter, lang))}</th>"
        for sitter in table.sitters
    )
    if result is None or words is None:
        rows, totals = "", data.course[-1] if data.course else ()
    else:
        rows = "".join(
            f'<tr><th scope="row">{escape(words.categories[key])}</th>'
            + "".join(f"<td>{_figure(score)}</td>" for score in scores)
            + "</tr>"
            for key, scores in result.categories.items()
            if key != "total"
        )
        totals = result.scores
    winners = result.winners if result is not None else ()
    last = "".join(
        f"<td{attributes(class_='best' if seat in winners else '')}>{_figure(score)}</td>"
        for seat, score in enumerate(totals)
    )
    return (
        f'<table class="scores"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody>'
        f'<tfoot><tr><th scope="row">{escape(say("total", lang))}</th>{last}</tr></tfoot></table>'
    )


def _strength(word: str) -> Html:
    return f"<small>{escape(word)}</small>" if word else NOTHING


def _figure(score: int) -> Html:
    return escape(str(score).replace("-", "−"))

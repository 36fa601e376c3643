"""A match looked at afterwards: its turning points, to be found again before the better answer is shown."""

from collections.abc import Mapping, Sequence

from kesselhaus.art import STOCK
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.page import header
from kesselhaus.art.symbols import attributes
from kesselhaus.protocol import Judged
from kesselhaus.web.analysing import Analysis
from kesselhaus.web.pages.coach import figure, reasons_list
from kesselhaus.web.pages.document import document, links_of
from kesselhaus.web.pages.forms import key_form, key_link
from kesselhaus.web.pages.surroundings import Surroundings
from kesselhaus.web.texts import say


def turning_board(table: Surroundings, seat: int | None, analysis: Analysis | None) -> Html:
    """The place on the page of the result; nothing for who did not play."""
    if seat is None or table.status != "over":
        return NOTHING
    lang, address = table.lang, f"{table.address}/analysis?seat={seat}"
    marks, inside = NOTHING, NOTHING
    if analysis is None:
        inside = f"<p>{escape(say('analysis_intro', lang))}</p>"
        inside += (
            f'<div class="keys">{key_form(address, say("analysis_begin", lang), go=True, leaves=True)}</div>'
        )
    elif analysis.points is None:
        marks = attributes(data_analysis=address)
        told = say("analysis_running", lang, done=analysis.done, total=analysis.total)
        inside = (
            f'<p role="status">{escape(told)}</p><progress max="{analysis.total}" value="{analysis.done}">'
            f"{analysis.done}</progress>"
        )
    elif not analysis.points:
        inside = f"<p>{escape(say('analysis_none', lang))}</p>"
    else:
        inside = _points(table, seat, analysis.points)
        save = escape(say("analysis_save", lang))
        keys = f'<a class="opt" download href="{escape(table.address)}/record?notes={seat}">{save}</a>'
        if table.signed_in:
            share = f"{table.address}/analysis/share?seat={seat}"
            keys += key_form(share, say("analysis_share", lang), leaves=True)
        inside += f'<div class="keys">{keys}</div>'
    title = f'<h2 class="t">{escape(say("analysis", lang))}</h2>'
    return f'<section id="turning" class="board turning"{marks}>{title}{inside}</section>'


def notes_boards(table: Surroundings, notes: Mapping[int, Sequence[Judged]]) -> Html:
    """What others have learned from the match, where it was brought with their notes."""
    shown = NOTHING
    for seat, points in notes.items():
        title = escape(say("analysis_notes", table.lang, name=table.sitters[seat].name))
        told = _points(table, seat, points)
        shown += f'<section class="board turning"><h2 class="t">{title}</h2>{told}</section>'
    return shown


def _points(table: Surroundings, seat: int, points: Sequence[Judged]) -> Html:
    told = "".join(_point(table, seat, place, one) for place, one in enumerate(points, 1))
    return f'<ol class="points">{told}</ol>'


def _point(table: Surroundings, seat: int, place: int, one: Judged) -> Html:
    lang = table.lang
    lost = figure(one.lost, lang)
    told = say("analysis_lost", lang, lost=lost, unit=one.unit, behind=one.behind, worlds=one.worlds)
    find = key_form(
        f"{table.address}/what-if",
        say("analysis_find", lang),
        go=True,
        at=one.at,
        seat=seat,
        leaves=True,
        puzzle=1,
        company="easy",
    )
    moment = key_link(f"{table.address}/replay?at={one.at}", say("analysis_moment", lang))
    better = f"<p><b>{escape(one.best)}</b></p>{reasons_list(one.reasons, one.least, lang)}"
    solution = f"<details><summary>{escape(say('analysis_solution', lang))}</summary>{better}</details>"
    yours = escape(say("analysis_yours", lang))
    return (
        f'<li><i class="disc">{place}</i><h3>{escape(one.standing)}</h3>{_position(table, seat, one)}'
        f"<p>{escape(say('analysis_asked', lang, question=one.question.rstrip('?'), count=one.options))}</p>"
        f'<p class="played"><small>{yours}</small> <b>{escape(one.played)}</b></p>'
        f"<p>{escape(told)}</p>{solution}"
        f'<div class="keys">{find}{moment}</div></li>'
    )


def _position(table: Surroundings, seat: int, one: Judged) -> Html:
    """The map as it was, drawn when somebody looks there."""
    address = escape(f"{table.address}/analysis/board?seat={seat}&at={one.at}&lang={table.lang}")
    return f'<figure class="example position" data-figure="{address}"></figure>'


def verdict(judged: Judged, lang: str) -> str:
    """In a sentence. The better answer is named only to who has found one as good."""
    if judged.best == judged.played:
        return say("verdict_best", lang, played=judged.played)
    if judged.lost <= judged.least:
        return say("verdict_close", lang, played=judged.played, best=judged.best)
    lost = figure(judged.lost, lang)
    return say("verdict_behind", lang, played=judged.played, lost=lost, unit=judged.unit)


def verdict_page(table: Surroundings, told: str, parent: str, at: int) -> Html:
    """A sentence, and the ways on from it."""
    lang = table.lang
    again = key_form(
        f"/t/{parent}/what-if", say("verdict_again", lang), at=at, leaves=True, puzzle=1, company="easy"
    )
    keys = key_link(table.address, say("verdict_on", lang), go=True) + again
    keys += key_link(f"/t/{parent}", say("verdict_back", lang))
    body = (
        f'{header("", "", "", (), lang, links_of())}<main class="board notice"><h1>{escape(told)}</h1>'
        f'<div class="ways">{keys}</div></main>'
    )
    return document(say("analysis", lang), body, lang=lang, symbols=STOCK, styles=("notice.css",))

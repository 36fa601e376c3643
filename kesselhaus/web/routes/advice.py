"""What a bot thinks: of the options of who asks, of a moment of the past, and of the course of a match."""

from msgspec import to_builtins
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.protocol import Look
from kesselhaus.web import requests
from kesselhaus.web.analysing import own_look
from kesselhaus.web.pages.advice import chances_chart, figures, no_thoughts, thoughts, told_course
from kesselhaus.web.pages.coach import panel, silent
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.replies import settle
from kesselhaus.web.texts import say
from kesselhaus.web.visits import Visit, sentence, visit

REFUSED = 409
NOTHING_TO_SAY = ("advice_not_asked", "advice_no_choice")
"""In a replay one comes by moments at which there is nothing to advise."""
OVERTAKEN = (*NOTHING_TO_SAY, "advice_busy", "advice_lost")
"""A page that asked in time and is told that there is nothing (more) to say has done nothing wrong."""


async def advice(request: Request) -> Response:
    """For the keys of the open question; with a moment, for the replay."""
    requests.allow(request, "advice")
    there = await visit(request)
    at, question, asker = _moment(request), there.table.question, requests.asker(request)
    try:
        advised = await there.house.advising.advice(there.table, _look(there), asker, at)
    except Refusal as refused:
        if refused.kind in NOTHING_TO_SAY and at is not None:
            return requests.data({"at": at, "thoughts": no_thoughts(there.lang)})
        return _refused(refused, there)
    if at is not None:
        return requests.data({"at": at, "thoughts": thoughts(advised, there.lang)})
    shown = figures(advised.estimates, there.lang)
    return requests.data(
        {
            "version": question,
            "seat": advised.seat,
            "figures": to_builtins(shown),
            "number": say("advice_number", there.lang, number="{number}"),
        }
    )


async def coach(request: Request) -> Response:
    """The panel of the coach, for the open question or a moment of the past."""
    requests.allow(request, "advice")
    there = await visit(request)
    at, asker = _moment(request), requests.asker(request)
    try:
        coached = await there.house.advising.coaching(there.table, _look(there), asker, at)
    except Refusal as refused:
        if refused.kind in NOTHING_TO_SAY:
            return requests.data({"html": silent(sentence(refused, there.lang))})
        return _refused(refused, there)
    return requests.data({"html": panel(coached, there.lang), "version": there.table.question})


def _refused(refused: Refusal, there: Visit) -> Response:
    status = 200 if refused.kind in OVERTAKEN else REFUSED
    return requests.data({"refusal": sentence(refused, there.lang)}, status)


async def course(request: Request) -> Response:
    """The chances to win over the match, drawn."""
    requests.allow(request, "advice")
    there = await visit(request)
    at, asked = _moment(request), request.query_params
    table = there.table
    try:
        evaluated = await there.house.advising.course(table, _look(there), requests.asker(request))
    except Refusal as refused:
        return _refused(refused, there)
    around = there.house.hall.telling.surroundings(table, there.eyes, None)
    last = evaluated.moments[-1][0]
    own = own_look(table, there.eyes)
    analysis = there.house.analysing.of(table, own)
    turning = {point.at: number for number, point in enumerate((analysis and analysis.points) or (), start=1)}
    drawn = chances_chart(
        around, evaluated, at or last, own.seat, turning, wide="wide" in asked, phone="phone" in asked
    )
    return requests.data({"regions": {"chances": drawn}, **told_course(evaluated)})


async def switch(request: Request) -> Response:
    """On or off, where nobody else plays."""
    fields = await requests.form(request)
    there = await visit(request)
    account, on = there.sitting_down(), requests.one(fields, "on") == "1"
    return await settle(there, request, there.house.advising.switch(there.table, account, on))


def _look(there: Visit) -> Look:
    return there.table.look(there.eyes)[0]


def _moment(request: Request) -> int | None:
    if "at" not in request.query_params:
        return None
    at = requests.asked(request, "at")
    if at is None:
        raise HTTPException(404, "no_such_moment")
    return at


ROUTES = [
    Route("/t/{id}/advice", advice),
    Route("/t/{id}/advice", switch, methods=["POST"]),
    Route("/t/{id}/coach", coach),
    Route("/t/{id}/course", course),
]

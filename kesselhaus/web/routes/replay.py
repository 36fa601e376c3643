"""A match moment by moment, and its record as a file: out of the house and in again."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.web import requests
from kesselhaus.web.branching import bring
from kesselhaus.web.pages.notice import notice
from kesselhaus.web.pages.replay import ReplayData, replay_bar, replay_page
from kesselhaus.web.pages.table import TableData
from kesselhaus.web.refusals import Busy, Refusal
from kesselhaus.web.routes.home import somebody
from kesselhaus.web.texts import say
from kesselhaus.web.uploads import brought
from kesselhaus.web.visits import Visit, exported, facts, sentence, visit

WHOLE_LOG = 2000


async def replay(request: Request) -> Response:
    requests.allow(request, "look")
    there = await visit(request)
    last = there.table.version
    if not last:
        raise HTTPException(404, "no_such_moment")
    at, as_data = _wanted(request, last), requests.wants_json(request)
    data = await _moment(there, at, last, 0 if as_data else WHOLE_LOG)
    if not as_data:
        return requests.page(replay_page(data))
    regions = {**data.table.regions, "console": replay_bar(data)}
    return requests.data({"at": at, "last": last, "regions": regions})


def _wanted(request: Request, last: int) -> int:
    """The moment that the address names, or the last one."""
    at = requests.asked(request, "at") if "at" in request.query_params else last
    if at is None or not 1 <= at <= last:
        raise HTTPException(404, "no_such_moment")
    return at


async def _moment(there: Visit, at: int, last: int, lines: int) -> ReplayData:
    hall, table = there.house.hall, there.table
    look, _ = table.look(there.eyes)
    drawn = await hall.draw(table, look, at, lines=lines)
    mine = table.seats_of(there.eyes.account)
    playing = table.match.status == "playing"
    data = TableData(
        surroundings=hall.telling.surroundings(table, there.eyes, drawn),
        facts=await facts(there),
        version=at,
        regions=drawn.regions,
        lines=drawn.lines,
        cut="",
        title=drawn.title,
        mine=False,
    )
    last = table.followed
    back = playing and bool(mine) and table.stopped is None and 1 <= at < last
    return ReplayData(data, min(at, last), last, may_ask_back=back)


async def record(request: Request) -> Response:
    """The record of a match, as far as its viewer may know it."""
    requests.allow(request, "look")
    there = await visit(request)
    table = there.table
    at, seat = _wanted(request, table.version), requests.asked(request, "notes")
    try:
        async with table.lock:
            wanted = exported(there, seat, at)
            reply = await there.house.workers.ask(table, wanted)
    except Refusal as refused:
        return requests.page(notice(sentence(refused, there.lang), there.lang), 403)
    name = f"{table.match.game}-{table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(reply.record, headers=headers, media_type="application/json")


async def bring_record(request: Request) -> Response:
    """A record that somebody brings, as a file of a form or as the body itself."""
    sent = await brought(request, "lay")
    house = requests.house(request)
    account, token, lang = await somebody(request)
    names = [say("record_seat", lang, number=number + 1) for number in range(60)]
    try:
        laid = await bring(
            house, account, sent.files.get("record", sent.content), names, requests.asker(request)
        )
    except Busy:
        raise
    except Refusal as refused:
        told = sentence(refused, lang)
        return (
            requests.data({"refusal": told}, 400)
            if requests.wants_json(request)
            else requests.page(notice(told, lang), 400)
        )
    if laid.problem:
        told = say("record_stopped", lang, problem=laid.problem)
        await house.store.chat.say(laid.table.id, None, "Kesselhaus", told[:500], house.clock())
    address = f"/t/{laid.table.id}/replay?at=1"
    reply = requests.data({"go": address}) if requests.wants_json(request) else requests.onward(address)
    return requests.let_in(request, reply, token)


ROUTES = [
    Route("/t/{id}/replay", replay),
    Route("/t/{id}/record", record),
    Route("/import", bring_record, methods=["POST"]),
]

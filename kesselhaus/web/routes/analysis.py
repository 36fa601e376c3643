"""Learning from one's match: its turning points, and the verdict on what somebody has found instead."""

from msgspec import to_builtins
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.protocol import Board, Boards, Look
from kesselhaus.web import requests
from kesselhaus.web.analysing import own_look
from kesselhaus.web.branching import bring
from kesselhaus.web.pages.analysis import turning_board, verdict, verdict_page
from kesselhaus.web.pages.figures import boards
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.replies import refuse, settle
from kesselhaus.web.texts import say
from kesselhaus.web.visits import exported, sentence, visit
from kesselhaus.web.worker import WorkerLost


async def begin(request: Request) -> Response:
    requests.allow(request, "advice")
    await requests.form(request)
    there = await visit(request)
    account, look = there.sitting_down(), own_look(there.table, there.eyes)
    return await settle(there, request, there.house.analysing.begin(there.table, account, look))


async def progress(request: Request) -> Response:
    """How far it has come, as a part of the page; or the notes as data."""
    requests.allow(request, "look")
    there = await visit(request)
    look = own_look(there.table, there.eyes)
    analysis = there.house.analysing.of(there.table, look)
    if "notes" in request.query_params:
        if analysis is None or analysis.points is None:
            raise HTTPException(404, "no_page")
        return requests.data(
            {"table": there.table.id, "seat": look.seat, "points": to_builtins(analysis.points)}
        )
    around = there.house.hall.telling.surroundings(there.table, there.eyes, None)
    return requests.data({"regions": {"turning": turning_board(around, look.seat, analysis)}})


async def board(request: Request) -> Response:
    """The map as it was before an answer, as a part of the page."""
    requests.allow(request, "look")
    there = await visit(request)
    table, at = there.table, requests.asked(request, "at")
    seat = requests.asked(request, "seat")
    if table.match.status != "over" or at is None or not 1 <= at < table.followed:
        raise HTTPException(404, "no_such_moment")
    if seat is not None and seat >= len(table.seats):
        raise HTTPException(404, "no_such_seat")
    look = Look(seat, there.lang, table.names(there.lang))
    regions = (await there.house.hall.draw(table, look, at)).regions
    # The map is what most is drawn on, in every game.
    largest = max((html for name, html in regions.items() if name not in AROUND), key=len)
    return requests.data({"html": boards(table.game, Boards([Board(largest)], []), there.lang)})


async def share(request: Request) -> Response:
    """The match with the notes on it, on a table of its own whose link can be given away."""
    await requests.form(request, "lay")
    there = await visit(request)
    account, table, look = there.sitting_down(), there.table, own_look(there.table, there.eyes)
    try:
        reply = await there.house.workers.ask(table, exported(there, look.seat))
        asker, names = requests.asker(request), table.names(there.lang)
        laid = await bring(there.house, account, reply.record, names, asker)
    except Refusal as refused:
        return await refuse(there, request, sentence(refused, there.lang))
    return requests.onward(f"/t/{laid.table.id}")


async def judged(request: Request) -> Response:
    """What the first own answer at a table of one's own is worth beside the coach's."""
    requests.allow(request, "advice")
    there = await visit(request)
    account, table = there.sitting_down(), there.table
    if not table.match.options.get("puzzle") or not table.seats_of(account.id):
        raise HTTPException(404, "no_page")
    at, look = table.match.parent_entry or 0, own_look(there.table, there.eyes)
    around = there.house.hall.telling.surroundings(table, there.eyes, None)
    told = say("verdict_open", there.lang)
    if table.version > at and table.entries[at].kind == "answer":
        try:
            told = verdict(await there.house.analysing.judged(table, look, at), there.lang)
        except Refusal as refused:
            return await refuse(there, request, sentence(refused, there.lang))
        except WorkerLost:
            return await refuse(there, request, say("advice_lost", there.lang))
    return requests.page(verdict_page(around, told, table.match.parent or "", at))


AROUND = {"players", "jump", "console", "told", "clocks", "affairs", "said", "deeds", "lines", "lesson"}
"""What stands around the boards, and the boards of others."""

ROUTES = [
    Route("/t/{id}/analysis", progress),
    Route("/t/{id}/analysis", begin, methods=["POST"]),
    Route("/t/{id}/analysis/board", board),
    Route("/t/{id}/analysis/share", share, methods=["POST"]),
    Route("/t/{id}/verdict", judged),
]

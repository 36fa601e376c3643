"""Moves: answers, steps back, and what has to be agreed on to go back further."""

from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.web import intake, requests, wishes
from kesselhaus.web.replies import drafted, settle
from kesselhaus.web.visits import visit
from kesselhaus.web.wishes import seat_in

Fields = dict[str, list[str]]


async def _fields(request: Request) -> Fields:
    """A form, or the same fields as JSON."""
    if request.headers.get("content-type", "").startswith("application/json"):
        requests.allow(request, "move")
        requests.require_own_origin(request)
        try:
            given = intake.json(await requests.body(request), dict[str, Any])
        except msgspec.DecodeError:
            raise HTTPException(400, "unreadable") from None
        return {intake.text(name): [_text(value)] for name, value in given.items()}
    return await requests.form(request)


def _text(value: Any) -> str:
    return intake.text(value) if isinstance(value, str) else msgspec.json.encode(value).decode()


async def answer(request: Request) -> Response:
    fields = await _fields(request)
    there = await visit(request, wanted=seat_in(fields))
    if "draft" in fields:
        there.sitting_down()
        version = requests.whole_number(fields, "version")
        return await drafted(there, request, version, wishes.words(fields, "draft"))
    wish = await wishes.answer(there, fields)
    live = "live" in fields and not wish.fresh
    return await settle(there, request, wish.work, version=wish.version, live=live)


async def undo(request: Request) -> Response:
    fields = await _fields(request)
    there = await visit(request, wanted=seat_in(fields))
    wish = await wishes.undo(there, fields)
    return await settle(there, request, wish.work, version=wish.version, live="live" in fields)


async def lead(request: Request) -> Response:
    """On and back in a lesson."""
    fields = await _fields(request)
    there = await visit(request, wanted=seat_in(fields))
    wish = await wishes.lead(there, fields)
    return await settle(there, request, wish.work, version=wish.version, live="live" in fields)


async def ask_undo(request: Request) -> Response:
    """Beyond what one may take back alone: to before the own last decision, or to a moment of the replay."""
    fields = await _fields(request)
    there = await visit(request)
    account, table = there.sitting_down(), there.table
    seats = table.seats_of(account.id)
    if "at" in fields:
        at = requests.whole_number(fields, "at")
        back_to: int | None = table.answers_at(at) if 1 <= at < table.version else None
    else:
        back_to = table.before_last_answer_of(seats)
    asking = seats[0] if seats else -1
    work = there.house.consent.ask_undo(table, account, asking, -1 if back_to is None else back_to)
    return await settle(there, request, work)


async def go_on(request: Request) -> Response:
    """From as far as the rules of today follow the match."""
    await _fields(request)
    there = await visit(request)
    work = there.house.consent.ask_to_go_on(there.table, there.sitting_down())
    return await settle(there, request, work)


async def agree(request: Request) -> Response:
    fields = await _fields(request)
    there = await visit(request)
    entry = requests.whole_number(fields, "entry")
    work = there.house.consent.agree(there.table, there.sitting_down(), entry)
    return await settle(there, request, work)


async def refuse(request: Request) -> Response:
    fields = await _fields(request)
    there = await visit(request)
    entry = requests.whole_number(fields, "entry")
    work = there.house.consent.decline(there.table, there.sitting_down(), entry)
    return await settle(there, request, work)


async def retry(request: Request) -> Response:
    """After trouble with rules or bots: let it go on."""
    await _fields(request)
    there = await visit(request)
    work = there.house.beside.try_again(there.table, there.sitting_down())
    return await settle(there, request, work)


ROUTES = [
    Route("/t/{id}/answer", answer, methods=["POST"]),
    Route("/t/{id}/undo", undo, methods=["POST"]),
    Route("/t/{id}/lesson", lead, methods=["POST"]),
    Route("/t/{id}/ask-undo", ask_undo, methods=["POST"]),
    Route("/t/{id}/go-on", go_on, methods=["POST"]),
    Route("/t/{id}/agree", agree, methods=["POST"]),
    Route("/t/{id}/refuse", refuse, methods=["POST"]),
    Route("/t/{id}/retry", retry, methods=["POST"]),
]

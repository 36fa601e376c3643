"""Moves: answers, steps back, and what has to be agreed on to go back further."""

import re
import zlib
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.engine import rows
from kesselhaus.protocol import NEVER_AGAIN, NOT_YET
from kesselhaus.web import intake, requests
from kesselhaus.web.hall import Move
from kesselhaus.web.replies import drafted, settle
from kesselhaus.web.visits import Visit, visit

LONGEST_ROW = 400
REQUEST = re.compile(r"[\w-]{1,64}")

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


def _option(fields: Fields) -> int | dict[str, Any]:
    text = requests.one(fields, "option")
    if text.startswith("{"):
        try:
            return intake.json(text.encode(), dict[str, Any])
        except msgspec.DecodeError:
            raise HTTPException(400, "unreadable") from None
    return requests.whole_number(fields, "option")


def _words(fields: Fields, name: str) -> tuple[str, ...]:
    """Those of a row; what they mean is for the rules to say."""
    text = requests.one(fields, name)
    if len(text) > LONGEST_ROW:
        raise HTTPException(400, "unreadable")
    return rows.read(text)


def _request_id(fields: Fields, account: str, version: int, what: object) -> str:
    """A form without a script has no id of its own: the same key pressed twice on one page is one wish."""
    given = requests.one(fields, "request", "")
    if not given:
        return f"{account[:12]}-{version}-{zlib.crc32(str(what).encode())}"
    if not REQUEST.fullmatch(given):
        raise HTTPException(400, "unreadable")
    return given


async def answer(request: Request) -> Response:
    fields = await _fields(request)
    version, seat = requests.whole_number(fields, "version"), requests.whole_number(fields, "seat")
    there = await visit(request, wanted=seat)
    account = there.sitting_down()
    if "draft" in fields:
        return await drafted(there, request, version, _words(fields, "draft"))
    if "row" in fields:
        row = _words(fields, "row")
        wish = _request_id(fields, account.id, version, row)
        work = there.house.hall.answer(there.table, account.id, Move(seat, version, wish, row=row))
        return await settle(there, request, work, version=version, live="live" in fields)
    option = _option(fields)
    if option == NOT_YET:
        return await settle(there, request, _nothing())
    if isinstance(option, int) and option <= NEVER_AGAIN:
        option = NEVER_AGAIN - option
        await _ask_no_more(there)
    careful = requests.one(fields, "confirmed", "") != "1" and there.wants("confirm", True)
    wish = _request_id(fields, account.id, version, option)
    move = Move(seat, version, wish, option, careful)
    work = there.house.hall.answer(there.table, account.id, move)
    return await settle(there, request, work, version=version, live="live" in fields)


async def _ask_no_more(there: Visit) -> None:
    """From now on the turns of somebody end without a question; his account has the switch."""
    account = there.sitting_down()
    settings = {**account.settings, "confirm": False}
    await there.house.store.accounts.change(msgspec.structs.replace(account, settings=settings))


async def undo(request: Request) -> Response:
    fields = await _fields(request)
    version, seat = requests.whole_number(fields, "version"), requests.whole_number(fields, "seat")
    there = await visit(request, wanted=seat)
    account = there.sitting_down()
    wish = _request_id(fields, account.id, version, "undo")
    work = there.house.hall.take_back(there.table, account.id, seat, version, wish)
    return await settle(there, request, work, version=version, live="live" in fields)


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
    work = there.house.sitting.ask_undo(table, account, asking, -1 if back_to is None else back_to)
    return await settle(there, request, work)


async def go_on(request: Request) -> Response:
    """From as far as the rules of today follow the match."""
    await _fields(request)
    there = await visit(request)
    work = there.house.sitting.ask_to_go_on(there.table, there.sitting_down())
    return await settle(there, request, work)


async def agree(request: Request) -> Response:
    fields = await _fields(request)
    there = await visit(request)
    entry = requests.whole_number(fields, "entry")
    work = there.house.sitting.agree(there.table, there.sitting_down(), entry)
    return await settle(there, request, work)


async def refuse(request: Request) -> Response:
    fields = await _fields(request)
    there = await visit(request)
    entry = requests.whole_number(fields, "entry")
    work = there.house.sitting.decline(there.table, there.sitting_down(), entry)
    return await settle(there, request, work)


async def retry(request: Request) -> Response:
    """After trouble with rules or bots: let it go on."""
    await _fields(request)
    there = await visit(request)
    work = there.house.sitting.try_again(there.table, there.sitting_down())
    return await settle(there, request, work)


async def _nothing() -> None:
    """Only the fresh table is wanted."""


ROUTES = [
    Route("/t/{id}/answer", answer, methods=["POST"]),
    Route("/t/{id}/undo", undo, methods=["POST"]),
    Route("/t/{id}/ask-undo", ask_undo, methods=["POST"]),
    Route("/t/{id}/go-on", go_on, methods=["POST"]),
    Route("/t/{id}/agree", agree, methods=["POST"]),
    Route("/t/{id}/refuse", refuse, methods=["POST"]),
    Route("/t/{id}/retry", retry, methods=["POST"]),
]

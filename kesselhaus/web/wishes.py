"""An answer or a step back, as a form or the line of an open page asks for it: checked in the same way."""

import re
import zlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias, get_args

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException

from kesselhaus.engine import rows
from kesselhaus.protocol import NEVER_AGAIN, NOT_YET, Lead, Way
from kesselhaus.web import intake, requests
from kesselhaus.web.hall import Move
from kesselhaus.web.visits import Visit

LONGEST_ROW = 400
REQUEST = re.compile(r"[\w-]{1,64}")
Fields: TypeAlias = Mapping[str, list[str]]


class Wish(Struct):
    """Something to be done at a table, and the version of it that the page showed."""

    work: Awaitable[object]
    version: int | None = None
    fresh: bool = False
    """Whether the page has to be told the whole table, also if nothing comes of it."""


def seat_in(fields: Fields) -> int:
    return requests.whole_number(fields, "seat")


async def answer(there: Visit, fields: Fields) -> Wish:
    version, seat = requests.whole_number(fields, "version"), seat_in(fields)
    account = there.sitting_down()
    if "row" in fields:
        row = words(fields, "row")
        request = _request_id(fields, account.id, version, row)
        move = Move(seat, version, request, row=row)
        return Wish(there.house.hall.answer(there.table, account.id, move), version)
    option = _option(fields)
    if option == NOT_YET:
        return Wish(_nothing(), fresh=True)
    if isinstance(option, int) and option <= NEVER_AGAIN:
        option = NEVER_AGAIN - option
        await _ask_no_more(there)
    asks = there.wants("confirm", True) and not there.table.is_lesson
    careful = requests.one(fields, "confirmed", "") != "1" and asks
    request = _request_id(fields, account.id, version, option)
    move = Move(seat, version, request, option, careful)
    return Wish(there.house.hall.answer(there.table, account.id, move), version)


async def undo(there: Visit, fields: Fields) -> Wish:
    version, seat = requests.whole_number(fields, "version"), seat_in(fields)
    account = there.sitting_down()
    request = _request_id(fields, account.id, version, "undo")
    return Wish(there.house.hall.take_back(there.table, account.id, seat, version, request), version)


async def lead(there: Visit, fields: Fields) -> Wish:
    """In a lesson: `on`, `back`, `chapter:turn` …"""
    version, seat = requests.whole_number(fields, "version"), seat_in(fields)
    account = there.sitting_down()
    to, _, chapter = requests.one(fields, "to").partition(":")
    if to not in get_args(Way):
        raise HTTPException(400, "unreadable")
    request = _request_id(fields, account.id, version, to)
    lead = Lead(there.table.id, there.table.version, seat, to, chapter)  # type: ignore[arg-type]
    return Wish(there.house.hall.lead(there.table, account.id, lead, version, request), version)


WISHES: Mapping[str, Callable[[Visit, Fields], Awaitable[Wish]]] = {
    "answer": answer,
    "undo": undo,
    "lesson": lead,
}
"""By the last word of the address that a form is sent to."""


def words(fields: Fields, name: str) -> tuple[str, ...]:
    """Those of a row; what they mean is for the rules to say."""
    text = requests.one(fields, name)
    if len(text) > LONGEST_ROW:
        raise HTTPException(400, "unreadable")
    return rows.read(text)


def _option(fields: Fields) -> int | dict[str, Any]:
    text = requests.one(fields, "option")
    if text.startswith("{"):
        try:
            return intake.json(text.encode(), dict[str, Any])
        except msgspec.DecodeError:
            raise HTTPException(400, "unreadable") from None
    return requests.whole_number(fields, "option")


def _request_id(fields: Fields, account: str, version: int, what: object) -> str:
    """A form without a script has no id of its own: the same key pressed twice on one page is one wish."""
    given = requests.one(fields, "request", "")
    if not given:
        return f"{account[:12]}-{version}-{zlib.crc32(str(what).encode())}"
    if not REQUEST.fullmatch(given):
        raise HTTPException(400, "unreadable")
    return given


async def _ask_no_more(there: Visit) -> None:
    """From now on the turns of somebody end without a question; his account has the switch."""
    account = there.sitting_down()
    settings = {**account.settings, "confirm": False}
    await there.house.people.change(msgspec.structs.replace(account, settings=settings))


async def _nothing() -> None:
    """Only the fresh table is wanted."""

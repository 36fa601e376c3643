"""The line to an open page: it is told what is new, or everything, and now and then that all is well."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket, WebSocketDisconnect

from kesselhaus.store import Account, Unavailable, Unfit
from kesselhaus.web import intake, requests
from kesselhaus.web.diary import new_request
from kesselhaus.web.hall import Hall
from kesselhaus.web.live import LiveTable
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.replies import settled
from kesselhaus.web.texts import phrases, say
from kesselhaus.web.visits import Visit
from kesselhaus.web.watcher import Watcher
from kesselhaus.web.wishes import REQUEST, WISHES, seat_in

log = logging.getLogger("kesselhaus.lines")

STILL_HERE = 20.0
"""After so many seconds without news the page is told that the line is open."""
TRY_AGAIN = 1013
"""Closes a line that the page tries again by itself soon."""
TOO_SLOW = 4408
SIGNED_OUT = 4409
"""Closes a line whose page was opened by somebody who is not known here any more."""


async def hold(socket: WebSocket, there: Visit, watcher: Watcher, version: int) -> None:
    """Until the page is closed or its letters pile up."""
    hall, table = there.house.hall, there.table
    await socket.accept()
    hall.watch(table, watcher)
    try:
        await _greet(hall, table, watcher, version)
        async with asyncio.TaskGroup() as all_three:
            all_three.create_task(_send(socket, there, watcher))
            all_three.create_task(_hear(socket, there, watcher))
            all_three.create_task(_beat(watcher))
    except* (WebSocketDisconnect, RuntimeError):
        pass
    except* Refusal as refused:
        log.warning("a line to %s was closed: %s", table.id, refused.exceptions[0])
    finally:
        hall.leave(table, watcher)
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close()


async def _greet(hall: Hall, table: LiveTable, watcher: Watcher, version: int) -> None:
    """What a page lacks that shows the table at a version: nothing, or everything."""
    if watcher.kind != "playing" or table.match.status == "open":
        watcher.tell(hall.telling.waiting_letter(table, watcher))
        return
    drawn = await hall.draw(table, table.look(watcher.eyes)[0])
    greeting = hall.telling.same if version == drawn.acts else hall.telling.whole
    watcher.tell(greeting(table, watcher, drawn))


async def _send(socket: WebSocket, there: Visit, watcher: Watcher) -> None:
    while True:
        await _send_next(socket, there, watcher)


async def _send_next(socket: WebSocket, there: Visit, watcher: Watcher) -> None:
    """A letter by itself: it is not kept until the next one."""
    letter = await watcher.letters.get()
    if watcher.dropped:
        await socket.close(TOO_SLOW)
        raise WebSocketDisconnect
    await _same(socket, there)
    text, meters = msgspec.json.encode(letter), there.house.meters
    meters.letters.inc()
    meters.letter_bytes.inc(len(text))
    await socket.send_text(text.decode())


async def _beat(watcher: Watcher) -> None:
    """Beside the letters and not with each of them: most lines are never silent for so long."""
    while True:
        await asyncio.sleep(max(0.01, STILL_HERE - watcher.silent))
        if watcher.silent >= STILL_HERE:
            watcher.tell({})


async def _same(socket: WebSocket, there: Visit) -> Account | None:
    """Who has opened the line; nobody, if nobody known has. A browser whose session has ended meanwhile, be
    it by another password, is told nothing any more and asks for nothing: its page has to look anew.
    """
    if there.account is None:
        return None
    try:
        account = await there.house.people.by_token(requests.known_token(socket) or "")
    except Unavailable:
        await socket.close(TRY_AGAIN)
        raise WebSocketDisconnect from None
    if account is None or account.id != there.account.id:
        await socket.close(SIGNED_OUT)
        raise WebSocketDisconnect
    return account


async def _hear(socket: WebSocket, there: Visit, watcher: Watcher) -> None:
    """A page says on this line which version it has had in view, and what its keys ask for; who says
    something else, be it in bytes, is not listened to any longer.
    """
    while True:
        said = (await socket.receive()).get("text")
        version = intake.number(said)
        if version is not None:
            watcher.seen = min(max(watcher.seen, version), there.table.version)
            continue
        asked = _asked(said)
        if asked is None:
            raise WebSocketDisconnect
        watcher.tell({"reply": asked.request, **await _reply(socket, there, asked)})


class Asked(Struct):
    """What a key asks for by the line: what, with the fields of its form, and the id of the request."""

    wish: str
    fields: dict[str, str]

    @property
    def request(self) -> str:
        return self.fields.get("request", "")


def _asked(said: str | None) -> Asked | None:
    """None: nothing that a page of this house says."""
    try:
        asked = intake.json((said or "").encode(), Asked)
    except (msgspec.DecodeError, UnicodeEncodeError):
        return None
    return asked if asked.wish in WISHES and REQUEST.fullmatch(asked.request) else None


async def _reply(socket: WebSocket, there: Visit, asked: Asked) -> dict[str, Any]:
    """As a form would be answered."""
    new_request()
    account = await _same(socket, there)
    if account is None:
        raise WebSocketDisconnect
    try:
        requests.allow(socket, "move")
        fields = {intake.text(name): [intake.text(value)] for name, value in asked.fields.items()}
        eyes = replace(there.eyes, wanted=seat_in(fields))
        here = replace(there, account=account, eyes=eyes)
        if not here.table.is_open_to(account.id):
            raise HTTPException(404, "no_table")
        return await settled(here, await WISHES[asked.wish](here, fields))
    except HTTPException as refused:
        kind = refused.detail if refused.detail in phrases(there.lang) else "broken"
        return {"refusal": say(kind, there.lang)}
    except Unfit:
        return {"refusal": say("unfit_text", there.lang)}
    except Unavailable:
        return {"refusal": say("store_away", there.lang)}

"""The line to an open page: it is told what is new, or everything, and now and then that all is well."""

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kesselhaus.web import intake
from kesselhaus.web.hall import Hall
from kesselhaus.web.live import LiveTable
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.watcher import Watcher

log = logging.getLogger("kesselhaus.lines")

STILL_HERE = 20.0
"""After so many seconds without news the page is told that the line is open."""
TOO_SLOW = 4408


async def hold(socket: WebSocket, hall: Hall, table: LiveTable, watcher: Watcher, version: int) -> None:
    """Until the page is closed or its letters pile up."""
    await socket.accept()
    hall.watch(table, watcher)
    try:
        await _greet(hall, table, watcher, version)
        async with asyncio.TaskGroup() as both:
            both.create_task(_send(socket, watcher))
            both.create_task(_hear(socket, table, watcher))
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


async def _send(socket: WebSocket, watcher: Watcher) -> None:
    while True:
        # Not wait_for: in Python 3.11 a letter that comes as the line ends would keep it from ending.
        try:
            async with asyncio.timeout(STILL_HERE):
                letter = await watcher.letters.get()
        except TimeoutError:
            letter = {}
        if watcher.dropped:
            await socket.close(TOO_SLOW)
            raise WebSocketDisconnect
        await socket.send_text(msgspec.json.encode(letter).decode())


async def _hear(socket: WebSocket, table: LiveTable, watcher: Watcher) -> None:
    """A page says nothing on this line but which version it has had in view; who says something else, be it
    in bytes, is not listened to any longer.
    """
    while True:
        said = await socket.receive()
        version = intake.number(said.get("text"))
        if version is None:
            raise WebSocketDisconnect
        watcher.seen = min(max(watcher.seen, version), table.version)

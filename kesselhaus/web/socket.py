"""The line to an open page: it is told what is new, or everything, and now and then that all is well."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kesselhaus.web.hall import Hall, Refusal
from kesselhaus.web.live import LiveTable, Watcher

STILL_HERE = 20.0
"""After so many seconds without news the page is told that the line is open."""
MOST_SAID = 64
"""A page says nothing on this line; what it says all the same is not read beyond that."""


async def hold(socket: WebSocket, hall: Hall, table: LiveTable, watcher: Watcher, version: int) -> None:
    """Until the page is closed or its letters pile up."""
    await socket.accept()
    hall.watch(table, watcher)
    try:
        if version == table.version and not table.trouble:
            watcher.remember(await hall.draw(table, watcher.look))
        else:
            watcher.tell(await whole(hall, table, watcher))
        async with asyncio.TaskGroup() as both:
            both.create_task(_send(socket, watcher))
            both.create_task(_until_closed(socket))
    except* (WebSocketDisconnect, RuntimeError, Refusal):
        pass
    finally:
        hall.leave(table, watcher)
        with suppress(RuntimeError):
            await socket.close()


async def whole(hall: Hall, table: LiveTable, watcher: Watcher) -> dict[str, object]:
    """Everything, for a page that was away."""
    drawn = await hall.draw(table, watcher.look)
    watcher.remember(drawn)
    return {
        "version": drawn.acts,
        "whole": True,
        "regions": drawn.regions,
        "title": drawn.title,
        "mine": drawn.mine,
        "trouble": table.trouble,
    }


async def _send(socket: WebSocket, watcher: Watcher) -> None:
    while True:
        try:
            letter = await asyncio.wait_for(watcher.letters.get(), STILL_HERE)
        except TimeoutError:
            letter = {}
        await socket.send_text(msgspec.json.encode(letter).decode())


async def _until_closed(socket: WebSocket) -> None:
    for _ in range(MOST_SAID):
        await socket.receive_text()
    raise WebSocketDisconnect

"""Talking to an engine room about a match: whatever the room lacks of it, it is given first."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from kesselhaus.store.rows import Seat
from kesselhaus.web.live import LiveTable
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.rooms import messages as room
from kesselhaus.web.rooms.keeper import RoomLost
from kesselhaus.web.stopping import as_far, note

log = logging.getLogger("kesselhaus.hall")

Ask = Callable[[room.Request], Awaitable[room.Reply]]


async def converse(table: LiveTable, request: room.Request, ask: Ask) -> room.Reply:
    """Ask a room; if it lacks the match or a part of it, give it that and ask again."""
    for _ in range(3):
        if table.stopped is not None:
            request = as_far(table.stopped, request)
        reply = await ask(request)
        if isinstance(reply, room.Failed):
            log.error("at %s:\n%s", table.id, reply.trace)
            raise Refusal("rules_failed")
        if not isinstance(reply, room.NotOpen) or isinstance(request, room.Open):
            return reply
        acts = table.acts[: table.followed]
        if reply.acts is None or reply.acts > len(acts):
            given = await ask(room.Open(table.setup, acts))
        else:
            given = await ask(room.CatchUp(table.id, reply.acts, acts[reply.acts :]))
        if isinstance(given, room.Stopped):
            note(table, given)
            continue
        if isinstance(given, room.Failed):
            log.error("at %s:\n%s", table.id, given.trace)
            raise Refusal("rules_failed")
        request = _as_it_is_now(table, request)
    raise Refusal("rules_lost")


def _as_it_is_now(table: LiveTable, request: room.Request) -> room.Request:
    """What was noted beside the rules meanwhile changes nothing about the question that is thought of."""
    if isinstance(request, room.Think | room.Advise) and request.acts >= table.question:
        return replace(request, acts=table.version)
    return request


async def thought(table: LiveTable, seat: Seat, ask: Ask) -> tuple[int | dict[str, Any], str | None]:
    """What a bot answers; the first option and what was wrong if it does not."""
    try:
        reply = await converse(table, room.Think(table.id, table.version, seat.seat, seat.bot or ""), ask)
    except RoomLost:
        return 0, "bot_lost"
    except Refusal:
        return 0, "bot_failed"
    if isinstance(reply, room.Thought):
        return reply.option, None
    log.warning("bot %s at %s failed: %s", seat.bot, table.id, reply)
    return 0, "bot_failed"

"""Talking to an engine room about a match: whatever the room lacks of it, it is given first."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from kesselhaus import protocol
from kesselhaus.store.rows import Seat
from kesselhaus.web.live import LiveTable
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.stopping import as_far, note
from kesselhaus.web.workers import WorkerLost

log = logging.getLogger("kesselhaus.hall")

Ask = Callable[[protocol.Request], Awaitable[protocol.Reply]]


async def converse(table: LiveTable, request: protocol.Request, ask: Ask) -> protocol.Reply:
    """Ask a room; if it lacks the match or a part of it, give it that and ask again."""
    for _ in range(3):
        if table.stopped is not None:
            request = as_far(table.stopped, request)
        reply = await ask(request)
        if isinstance(reply, protocol.Failed):
            log.error("at %s:\n%s", table.id, reply.trace)
            raise Refusal("rules_failed")
        if not isinstance(reply, protocol.NotOpen) or isinstance(request, protocol.Open):
            return reply
        acts = table.acts[: table.followed]
        if reply.acts is None or reply.acts > len(acts):
            given = await ask(protocol.Open(table.setup, acts))
        else:
            given = await ask(protocol.CatchUp(table.id, reply.acts, acts[reply.acts :]))
        if isinstance(given, protocol.Stopped):
            note(table, given)
            continue
        if isinstance(given, protocol.Failed):
            log.error("at %s:\n%s", table.id, given.trace)
            raise Refusal("rules_failed")
        request = _as_it_is_now(table, request)
    raise Refusal("rules_lost")


def _as_it_is_now(table: LiveTable, request: protocol.Request) -> protocol.Request:
    """What was noted beside the rules meanwhile changes nothing about the question that is thought of."""
    if isinstance(request, protocol.Think | protocol.Advise) and request.acts >= table.question:
        return replace(request, acts=table.version)
    return request


async def thought(table: LiveTable, seat: Seat, ask: Ask) -> tuple[int | dict[str, Any], str | None]:
    """What a bot answers; the first option and what was wrong if it does not."""
    try:
        reply = await converse(table, protocol.Think(table.id, table.version, seat.seat, seat.bot or ""), ask)
    except WorkerLost:
        return 0, "bot_lost"
    except Refusal:
        return 0, "bot_failed"
    if isinstance(reply, protocol.Thought):
        return reply.option, None
    log.warning("bot %s at %s failed: %s", seat.bot, table.id, reply)
    return 0, "bot_failed"

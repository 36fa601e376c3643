"""What was said, what happened moment by moment, and records as files."""

import msgspec

from kesselhaus import protocol
from kesselhaus.web.api import given
from kesselhaus.web.api.gate import Caller
from kesselhaus.web.api.telling import described, edition_at
from kesselhaus.web.branching import bring
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.texts import say
from kesselhaus.web.visits import Visit

MOST_SEATS = 60


async def list_messages(caller: Caller) -> given.Messages:
    return await _said(await caller.visit(), caller.number("after") or 0)


async def say_something(caller: Caller) -> given.Messages:
    """Spectators may talk too, as on the page."""
    there, account = await caller.visit(), caller.known
    mine = there.table.seats_of(account.id)
    name = there.table.seats[mine[0]].name if len(mine) == 1 else account.display
    chat = there.house.store.chat
    said = await chat.say(there.table.id, account.id, name, caller.body.text, there.house.clock())
    return await _said(there, said.number - 1)


async def _said(there: Visit, after: int) -> given.Messages:
    own, former = there.eyes.account, say("former_player", there.lang)
    return given.Messages(
        [
            given.Message(
                said.number, said.name or former, said.text, said.at, own is not None and said.account == own
            )
            for said in await there.house.store.chat.after(there.table.id, after)
        ]
    )


async def list_moments(caller: Caller) -> given.Moments:
    """What each entry told the caller's seat. What an undo took back is not told again."""
    there = await caller.visit(caller.number("seat"))
    table = there.table
    if not table.version:
        return given.Moments([])
    async with table.lock:
        look, entries = table.look(there.eyes)[0], list(table.entries)
        reply = await there.house.workers.ask(
            table, protocol.Tell(table.id, table.version, look, None, 1_000_000)
        )
    lines: dict[int, list[str]] = {}
    for line in reply.log:
        lines.setdefault(line.act, []).append(line.text)
    return given.Moments(
        [
            given.Moment(entry.number, entry.kind, entry.seat, entry.at, lines.get(entry.number, []))
            for entry in entries
        ]
    )


async def show_components(caller: Caller) -> given.Components:
    """What a table is played with; whoever may see the table may see that before sitting down."""
    there = await caller.visit()
    edition, own = await edition_at(there), there.table.setup.components
    text = there.table.game.components if own is None else own
    changed = [
        given.Difference(each.where, msgspec.to_builtins(each.before), msgspec.to_builtins(each.after))
        for each in edition.differences or ()
    ]
    return given.Components(described(edition, there.lang), text.decode(), changed)


async def export_record(caller: Caller) -> bytes:
    """The record of a match, whole or up to a moment: refused while it would tell a secret."""
    there = await caller.visit()
    table, mine = there.table, there.table.seats_of(there.eyes.account)
    at = caller.number("at")
    if not 1 <= (table.version if at is None else at) <= table.version:
        raise Refusal("no_such_moment")
    seat = mine[0] if len(mine) == 1 else None
    async with table.lock:
        reply = await there.house.workers.ask(table, protocol.Export(table.id, table.version, seat, at))
    return reply.record


async def import_record(caller: Caller) -> given.Laid:
    """A record becomes a table of its own: to be looked at if it is over, to be played on if it is not."""
    names = [say("record_seat", caller.lang, number=number + 1) for number in range(MOST_SEATS)]
    brought = await bring(caller.house, caller.known, caller.raw, names, caller.asker)
    return given.Laid(brought.table.id, brought.problem)

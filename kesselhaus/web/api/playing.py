"""At a table: looking, sitting down, answering, going back, and what the others may do about who is away."""

import logging
from collections.abc import Awaitable

from kesselhaus.web.api import given
from kesselhaus.web.api.gate import Caller
from kesselhaus.web.api.telling import LINES, view
from kesselhaus.web.branching import what_if
from kesselhaus.web.explaining import explain
from kesselhaus.web.hall import Move
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.visits import Visit, sentence, what_happened

log = logging.getLogger("kesselhaus.api")

MOST_LINES = 2000


async def show_table(caller: Caller) -> given.View:
    there = await caller.visit(caller.number("seat"))
    return await view(there, caller.number("at"), _lines(caller))


def _lines(caller: Caller) -> int:
    wanted = caller.number("log", MOST_LINES)
    return LINES if wanted is None else wanted


async def show_thing(caller: Caller) -> given.Thing:
    """A thing on a table, as its viewer may know it."""
    there = await caller.visit(caller.number("seat"))
    thing, (look, _) = caller.request.path_params["thing"], there.table.look(there.eyes)
    told = await explain(there.house.hall, there.table, look, thing, caller.number("at"))
    return given.Thing(
        thing=told.thing,
        name=told.name,
        kind=told.kind,
        does=told.does,
        needs=[given.Needed(need.amount, need.what, need.have) for need in told.needs],
        brings=told.brings,
        now=told.now,
        reasons=told.reasons,
        never=told.never,
        rule=told.rule,
        rule_text=told.rule_text,
    )


async def settled(
    there: Visit, work: Awaitable[object], version: int | None = None, lines: int = LINES
) -> given.Done | given.Refused:
    """Do it, and tell the table that follows; refused, tell why and the fresh table. What is done is done:
    nothing that fails after that is a refusal.
    """
    try:
        await work
    except Refusal as refused:
        told = sentence(refused, there.lang)
        if refused.kind == "stale" and version is not None:
            told = what_happened(there.table, version, there.lang)
        return given.Refused(told, refused.kind, table=await _fresh(there, lines))
    return given.Done(there.table.version, await _fresh(there, lines))


async def _fresh(there: Visit, lines: int) -> given.View | None:
    try:
        return await view(there, lines=lines)
    except Exception as error:
        log.warning("the table %s could not be told", there.table.id, exc_info=error)
        return None


# ------------------------------------------------------------------ moves


async def answer(caller: Caller) -> given.Done | given.Refused:
    sent = caller.body
    there, account, lines = await caller.visit(sent.seat), caller.known, _lines(caller)
    move = Move(sent.seat, sent.version, sent.request, sent.option)
    return await settled(there, there.house.hall.answer(there.table, account.id, move), sent.version, lines)


async def undo(caller: Caller) -> given.Done | given.Refused:
    sent = caller.body
    there, account, lines = await caller.visit(sent.seat), caller.known, _lines(caller)
    work = there.house.hall.take_back(there.table, account.id, sent.seat, sent.version, sent.request)
    return await settled(there, work, sent.version, lines)


async def ask_undo(caller: Caller) -> given.Done | given.Refused:
    there, account = await caller.visit(), caller.known
    table, at = there.table, caller.body.at
    seats = table.seats_of(account.id)
    if at is None:
        back_to = table.before_last_answer_of(seats)
    else:
        back_to = table.answers_at(at) if 1 <= at < table.version else None
    asking = seats[0] if seats else -1
    work = there.house.consent.ask_undo(table, account, asking, -1 if back_to is None else back_to)
    return await settled(there, work)


async def go_on(caller: Caller) -> given.Done | given.Refused:
    """From as far as the rules of today follow the match."""
    there, account = await caller.visit(), caller.known
    return await settled(there, there.house.consent.ask_to_go_on(there.table, account))


async def agree(caller: Caller) -> given.Done | given.Refused:
    there, account = await caller.visit(), caller.known
    return await settled(there, there.house.consent.agree(there.table, account, caller.body.version))


async def refuse(caller: Caller) -> given.Done | given.Refused:
    there, account = await caller.visit(), caller.known
    return await settled(there, there.house.consent.decline(there.table, account, caller.body.version))


async def retry(caller: Caller) -> given.Done | given.Refused:
    """After trouble with rules or bots: let it go on."""
    there, account = await caller.visit(), caller.known
    return await settled(there, there.house.beside.try_again(there.table, account))


# ------------------------------------------------------------------ seats


async def join(caller: Caller) -> given.Done | given.Refused:
    there, account = await caller.visit(), caller.known
    return await settled(there, there.house.sitting.join(there.table, account, caller.body.seat))


async def leave(caller: Caller) -> given.Done | given.Refused:
    there, account, seat = await caller.visit(), caller.known, caller.body.seat
    house, table = there.house, there.table
    if table.match.status != "open":
        return await settled(there, house.beside.leave(table, account))
    mine = table.seats_of(account.id)
    seat = (mine[0] if mine else -1) if seat is None else seat
    return await settled(there, house.sitting.get_up(table, account, seat))


async def seat_bot(caller: Caller) -> given.Done | given.Refused:
    """Before the match the host gives a free seat to a bot; during it one takes over for who is not there."""
    there, account, sent = await caller.visit(), caller.known, caller.body
    house, is_open = there.house, there.table.match.status == "open"
    seats = house.sitting.seat_bot if is_open else house.beside.let_bot_take_over
    return await settled(there, seats(there.table, account, sent.seat, sent.level))


async def grant(caller: Caller) -> given.Done | given.Refused:
    there, account = await caller.visit(), caller.known
    return await settled(there, there.house.beside.grant_time(there.table, account, caller.body.seat))


async def end(caller: Caller) -> given.Done | given.Refused:
    there, account = await caller.visit(), caller.known
    return await settled(there, there.house.beside.end(there.table, account))


async def branch(caller: Caller) -> given.Laid:
    """Of a running match only what the own seat may know is taken along, of a finished one everything."""
    there, account, sent = await caller.visit(), caller.known, caller.body
    laid = await what_if(there.house, there.table, account, sent.at, sent.company)
    return given.Laid(laid.id)

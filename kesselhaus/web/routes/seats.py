"""Sitting down, getting up, and what the others may do about who is not there."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.engine.variants import Unplayable
from kesselhaus.store import Account
from kesselhaus.web import requests
from kesselhaus.web.pages.waiting import LONGEST_NAME
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.replies import refuse, settle
from kesselhaus.web.sitting import MINE, OPEN_SEAT, Wish
from kesselhaus.web.texts import say
from kesselhaus.web.visits import Visit, sentence, visit


async def join(request: Request) -> Response:
    """Who is not known yet becomes a guest with the name he gives."""
    fields = await requests.form(request)
    there, token = await visit(request), ""
    account = there.account
    if account is None:
        name = requests.one(fields, "name", "").strip()[:LONGEST_NAME]
        requests.allow(request, "sign")
        account, token = await there.house.people.guest(name or say("guest_at_table", there.lang), there.lang)
    seat = requests.whole_number(fields, "seat")
    response = await settle(there, request, there.house.sitting.join(there.table, account, seat))
    return requests.let_in(request, response, token) if token else response


async def leave(request: Request) -> Response:
    """Before the match from one seat, during it from the table."""
    fields = await requests.form(request)
    there = await visit(request)
    account, house = there.sitting_down(), there.house
    if there.table.match.status == "open":
        work = house.sitting.get_up(there.table, account, requests.whole_number(fields, "seat"))
    else:
        work = house.beside.leave(there.table, account)
    return await settle(there, request, work)


async def seat_bot(request: Request) -> Response:
    fields = await requests.form(request)
    there = await visit(request)
    level = _level(fields, there)
    seat = requests.whole_number(fields, "seat")
    work = there.house.sitting.seat_bot(there.table, there.sitting_down(), seat, level)
    return await settle(there, request, work)


async def bot(request: Request) -> Response:
    """A bot takes over for somebody who is not there."""
    fields = await requests.form(request)
    there = await visit(request)
    level = _level(fields, there)
    seat = requests.whole_number(fields, "seat")
    work = there.house.beside.let_bot_take_over(there.table, there.sitting_down(), seat, level)
    return await settle(there, request, work)


async def decline(request: Request) -> Response:
    """The table says no for a seat that is asked out of turn, or stops doing so."""
    fields = await requests.form(request)
    there = await visit(request)
    seat, on = requests.whole_number(fields, "seat"), requests.one(fields, "on", "1") == "1"
    work = there.house.beside.decline_for(there.table, there.sitting_down(), seat, on)
    return await settle(there, request, work)


async def grant(request: Request) -> Response:
    fields = await requests.form(request)
    there = await visit(request)
    seat = requests.whole_number(fields, "seat")
    return await settle(
        there, request, there.house.beside.grant_time(there.table, there.sitting_down(), seat)
    )


async def end(request: Request) -> Response:
    await requests.form(request)
    there = await visit(request)
    return await settle(there, request, there.house.beside.end(there.table, there.sitting_down()))


async def again(request: Request) -> Response:
    """The same table anew: the same bots, and an open seat for everybody else who sat here."""
    await requests.form(request, "lay")
    there = await visit(request)
    host, table = there.sitting_down(), there.table
    if not table.seats_of(host.id):
        return await refuse(there, request, say("not_your_seat", there.lang))
    try:
        laid = await there.house.sitting.lay(host, _same(there, host))
    except Unplayable as error:
        return await refuse(there, request, error.sentence(there.lang))
    except (ValueError, Refusal) as error:
        told = sentence(error, there.lang) if isinstance(error, Refusal) else str(error)
        return await refuse(there, request, told)
    address = f"/t/{laid.id}"
    if any(seat.account not in (None, host.id) for seat in table.seats):
        told = say("chat_again", there.lang, name=host.display, address=address)
        await there.house.store.chat.say(table.id, host.id, host.display, told, there.house.clock())
    return requests.onward(address)


def _same(there: Visit, host: Account) -> Wish:
    table = there.table
    seats = tuple(MINE if seat.account == host.id else (seat.bot or OPEN_SEAT) for seat in table.seats)
    return Wish(
        game=table.match.game,
        seats=seats,
        names=tuple(seat.name for seat in table.seats),
        variants=table.match.variants,
        components=table.setup.components,
        pace=str(table.match.pace.get("kind", "untimed")),
        visibility="link" if table.match.visibility == "private" else table.match.visibility,
    )


def _level(fields: dict[str, list[str]], there: Visit) -> str:
    level = requests.one(fields, "level", "medium")
    return level if level in there.house.shelf.levels else "medium"


ROUTES = [
    Route("/t/{id}/join", join, methods=["POST"]),
    Route("/t/{id}/leave", leave, methods=["POST"]),
    Route("/t/{id}/seat", seat_bot, methods=["POST"]),
    Route("/t/{id}/bot", bot, methods=["POST"]),
    Route("/t/{id}/decline", decline, methods=["POST"]),
    Route("/t/{id}/grant", grant, methods=["POST"]),
    Route("/t/{id}/end", end, methods=["POST"]),
    Route("/t/{id}/again", again, methods=["POST"]),
]

"""Taking one's data along, and going for good."""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec

from kesselhaus import protocol
from kesselhaus.store import Account, Page, Table
from kesselhaus.web.house import House
from kesselhaus.web.names import seat_name
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.visits import sentence

AT_ONCE = 50


async def everything(house: House, account: Account) -> AsyncIterator[bytes]:
    """All that the house knows of somebody, as JSON: profile, matches (one at a time), what he has said."""
    yield b'{"profile":' + msgspec.json.encode(_profile(account)) + b',"matches":['
    between = b""
    for table in await tables_of(house, account):
        yield between + msgspec.json.encode(await _match(house, account, table))
        between = b","
    said = [
        {"table": message.match, "time": message.at, "text": message.text}
        for message in await house.store.chat.of(account.id)
    ]
    yield b'],"chat":' + msgspec.json.encode(said) + b"}"


async def tables_of(house: House, account: Account) -> list[Table]:
    """His tables, those that are played at first."""
    lists, found = house.store.lists, list[Table]()
    for ask in (lists.mine, lists.finished, lists.lessons):
        page: Page = await ask(account.id, limit=AT_ONCE)
        found += page.tables
        while page.after is not None:
            page = await ask(account.id, limit=AT_ONCE, after=page.after)
            found += page.tables
    return found


def _profile(account: Account) -> dict[str, Any]:
    return {
        "id": account.id,
        "name": account.display,
        "guest": account.is_guest,
        "language": account.language,
        "settings": account.settings,
        "webhook": account.webhook,
        "created": account.created,
    }


async def _match(house: House, account: Account, table: Table) -> dict[str, Any]:
    match, lang = table.match, account.language
    record, why = await _record(house, account, match.id)
    return {
        "id": match.id,
        "game": match.game,
        "status": match.status,
        "created": match.created,
        "finished": match.finished,
        "seats": [seat_name(seat, lang) for seat in table.seats],
        "mine": [seat.seat for seat in table.seats if seat.account == account.id],
        "result": match.result,
        "record": record,
        "why_no_record": why,
    }


async def _record(house: House, account: Account, id: str) -> tuple[msgspec.Raw | None, str | None]:
    """The record, as far as he may know it: while a match runs it could tell what others hide."""
    table = await house.hall.table(id)
    if table is None or not table.version:
        return None, None
    mine = table.seats_of(account.id)
    try:
        async with table.lock:
            wanted = protocol.Export(id, table.version, mine[0] if len(mine) == 1 else None)
            reply = await house.workers.ask(table, wanted)
    except Refusal as refused:
        return None, sentence(refused, account.language)
    return msgspec.Raw(reply.record), None


async def go(house: House, account: Account) -> None:
    """Where he plays he leaves, as anybody may; then nothing is left that tells who he was."""
    await house.people.sign_out_everywhere(account)
    his = await tables_of(house, account)
    for stored in his:
        table = await house.hall.table(stored.match.id)
        if table is not None and table.match.status == "playing":
            with suppress(Refusal):
                await house.beside.leave(table, account)
    await house.store.farewell.forget(account.id)
    for stored in his:
        open_table = house.hall.tables.known(stored.match.id)
        if open_table is not None:
            async with open_table.lock:
                await house.hall.refresh(open_table)

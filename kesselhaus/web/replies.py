"""How a wish at a table is answered: as a page again, or to a script as data; refused with a sentence."""

import logging
from collections.abc import Awaitable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from kesselhaus.protocol import Ends
from kesselhaus.web import requests
from kesselhaus.web.pages.table import table_page
from kesselhaus.web.refusals import Refusal, ToConfirm
from kesselhaus.web.visits import Visit, sentence, show, table_data, what_happened
from kesselhaus.web.watcher import Watcher
from kesselhaus.web.wishes import Wish

log = logging.getLogger("kesselhaus.replies")

REFUSED = 409


async def settle(
    visit: Visit, request: Request, work: Awaitable[object], *, version: int | None = None, live: bool = False
) -> Response:
    """Do it, and show the table that follows. A page with an open line hears of that by itself. What is done
    is done: if the table cannot be shown after that, the page is still told that it was.
    """
    try:
        await work
    except Refusal as refused:
        return await refuse(visit, request, _why(visit, refused, version))
    except ToConfirm as wish:
        return await _ask_again(visit, request, wish.ends)
    if not requests.wants_json(request):
        return requests.onward(_address(visit))
    fresh = {} if live else await _fresh(visit)
    return requests.data({"version": visit.table.version, "done": True, **fresh})


async def settled(visit: Visit, wish: Wish) -> dict[str, Any]:
    """The same for a page that asks by its line: what it is told there."""
    try:
        await wish.work
    except Refusal as refused:
        return {"refusal": _why(visit, refused, wish.version), **await _fresh(visit)}
    except ToConfirm as asks:
        data = await table_data(visit, confirm=asks.ends)
        return {"confirm": asks.ends.option, "asked": {"console": data.regions["console"]}}
    fresh = await _fresh(visit) if wish.fresh else {}
    return {"version": visit.table.version, "done": True, **fresh}


def _why(visit: Visit, refused: Refusal, version: int | None) -> str:
    if refused.kind == "stale" and version is not None:
        return what_happened(visit.table, version, visit.lang)
    return sentence(refused, visit.lang)


async def refuse(visit: Visit, request: Request, told: str) -> Response:
    """The reason, and the fresh table with it."""
    if not requests.wants_json(request):
        return await show(visit, request, told, REFUSED)
    return requests.data({"refusal": told, **await _fresh(visit)}, REFUSED)


async def _fresh(visit: Visit) -> dict[str, Any]:
    """Everything that a page of the table shows, if there is something to show."""
    if visit.table.match.status != "playing":
        return {}
    try:
        return await whole(visit)
    except Exception as error:
        log.warning("the table %s could not be drawn", visit.table.id, exc_info=error)
        return {}


async def whole(visit: Visit) -> dict[str, Any]:
    """Everything that a page of the table shows."""
    hall, table = visit.house.hall, visit.table
    drawn = await hall.draw(table, table.look(visit.eyes)[0])
    return hall.telling.whole(table, Watcher(visit.eyes), drawn)


async def _ask_again(visit: Visit, request: Request, ends: Ends) -> Response:
    """The turn would end: the bar asks whether it shall."""
    data = await table_data(visit, confirm=ends)
    if requests.wants_json(request):
        return requests.data({"confirm": ends.option, "asked": {"console": data.regions["console"]}})
    return requests.page(table_page(data))


async def drafted(visit: Visit, request: Request, version: int, draft: tuple[str, ...]) -> Response:
    """What somebody has chosen of a row, shown to him alone; nothing of it is kept."""
    table, hall = visit.table, visit.house.hall
    if not table.question <= version <= table.version:
        return await refuse(visit, request, what_happened(table, version, visit.lang))
    if not requests.wants_json(request):
        return requests.page(table_page(await table_data(visit, draft=draft)))
    look, _ = table.look(visit.eyes)
    plain, drawn = await hall.draw(table, look), await hall.draw(table, look, draft=draft)
    changed = {name: html for name, html in drawn.regions.items() if html != plain.regions[name]}
    return requests.data({"asked": {**changed, "console": drawn.regions["console"]}})


def _address(visit: Visit) -> str:
    several = len(visit.table.seats_of(visit.eyes.account)) > 1 and visit.eyes.wanted is not None
    return f"/t/{visit.table.id}" + (f"?seat={visit.eyes.wanted}" if several else "")

"""What people say at a table."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.web import requests
from kesselhaus.web.pages.talk import LONGEST
from kesselhaus.web.replies import settle
from kesselhaus.web.visits import Visit, visit


async def chat(request: Request) -> Response:
    fields = await requests.form(request, "talk")
    there = await visit(request)
    there.sitting_down()
    text = requests.one(fields, "text", "").strip()[:LONGEST]
    return await settle(there, request, _say(there, text), live=True)


async def _say(there: Visit, text: str) -> None:
    """Everybody hears it by the news of the store."""
    account, table = there.sitting_down(), there.table
    mine = table.seats_of(account.id)
    name = table.seats[mine[0]].name if len(mine) == 1 else account.display
    if text:
        await there.house.store.chat.say(table.id, account.id, name, text, there.house.clock())


ROUTES = [Route("/t/{id}/chat", chat, methods=["POST"])]

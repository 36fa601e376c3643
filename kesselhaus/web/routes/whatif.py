"""What if: going on from a moment of a match at a table of one's own."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.web import requests
from kesselhaus.web.branching import ALONE, what_if
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.replies import refuse
from kesselhaus.web.visits import sentence, visit


async def go_on(request: Request) -> Response:
    fields = await requests.form(request, "lay")
    there = await visit(request)
    account, table = there.sitting_down(), there.table
    at = requests.whole_number(fields, "at", str(table.version))
    company = requests.one(fields, "company", ALONE)
    company = company if company in there.house.shelf.levels else ALONE
    try:
        puzzle = table.match.status == "over" and requests.one(fields, "puzzle", "") == "1"
        seat = requests.whole_number(fields, "seat") if "seat" in fields else None
        laid = await what_if(there.house, table, account, at, company, puzzle=puzzle, wanted=seat)
    except Refusal as refused:
        return await refuse(there, request, sentence(refused, there.lang))
    return requests.onward(f"/t/{laid.id}")


ROUTES = [Route("/t/{id}/what-if", go_on, methods=["POST"])]

"""Rulebooks, and whether the house is well."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kesselhaus import games
from kesselhaus.engine.rulebook import rule_text
from kesselhaus.web import doors
from kesselhaus.web.pages.rules import markdown, rulebook, rules_shelf


async def show_shelf(request: Request) -> Response:
    who = await doors.visitor(request)
    return doors.page(rules_shelf(who.lang, who.account))


async def show_rulebook(request: Request) -> Response:
    who = await doors.visitor(request)
    return doors.page(rulebook(_game(request), who.lang, who.account))


async def show_rule(request: Request) -> Response:
    """The text of one rule, for who wants to know why."""
    who = await doors.visitor(request)
    try:
        text = rule_text(markdown(_game(request), who.lang), request.path_params["rule"])
    except LookupError:
        raise HTTPException(404, "no_page") from None
    return PlainTextResponse(text, headers={"Cache-Control": "private, max-age=600"})


async def healthz(request: Request) -> Response:
    well = await doors.house(request).store.healthy()
    return PlainTextResponse("well\n" if well else "the database does not answer\n", 200 if well else 503)


def _game(request: Request) -> str:
    key: str = request.path_params["game"]
    if key not in games.shelf():
        raise HTTPException(404, "no_page")
    return key


ROUTES = [
    Route("/rules", show_shelf),
    Route("/rules/{game}", show_rulebook),
    Route("/rules/{game}/{rule}", show_rule),
    Route("/healthz", healthz),
]

"""Rulebooks, and whether the house is well."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kesselhaus.engine.rulebook import rule_text
from kesselhaus.protocol import GameOnShelf
from kesselhaus.web import requests
from kesselhaus.web.health import AGAIN
from kesselhaus.web.learning import learned_by
from kesselhaus.web.pages.rules import rulebook, rules_shelf


async def show_shelf(request: Request) -> Response:
    requests.allow(request, "page")
    who = await requests.visitor(request)
    return requests.page(rules_shelf(requests.house(request).shelf, who.lang, who.account))


async def show_rulebook(request: Request) -> Response:
    requests.allow(request, "page")
    who = await requests.visitor(request)
    learned = await learned_by(requests.house(request), who.account)
    return requests.page(rulebook(_game(request), learned, who.lang, who.account))


async def show_rule(request: Request) -> Response:
    """The text of one rule, for who wants to know why."""
    requests.allow(request, "page")
    who = await requests.visitor(request)
    try:
        text = rule_text(_game(request).rulebooks[who.lang], request.path_params["rule"])
    except LookupError:
        raise HTTPException(404, "no_page") from None
    return PlainTextResponse(text, headers={"Cache-Control": "private, max-age=600"})


async def healthz(request: Request) -> Response:
    if await requests.house(request).health.is_well():
        return PlainTextResponse("well\n")
    return requests.later(PlainTextResponse("the database cannot be read and written\n", 503), AGAIN)


def _game(request: Request) -> GameOnShelf:
    game = requests.house(request).shelf.games.get(request.path_params["game"])
    if game is None:
        raise HTTPException(404, "no_page")
    return game


ROUTES = [
    Route("/rules", show_shelf),
    Route("/rules/{game}", show_rulebook),
    Route("/rules/{game}/{rule}", show_rule),
    Route("/healthz", healthz),
]

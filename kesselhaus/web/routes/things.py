"""What is this? The card of a thing on a table, and the rulebook that opens beside it."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from kesselhaus.languages import LANGUAGES
from kesselhaus.web import requests
from kesselhaus.web.explaining import explain
from kesselhaus.web.pages.figures import beside
from kesselhaus.web.pages.typesetting import typeset
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.visits import sentence, visit


async def thing(request: Request) -> Response:
    """The card, and what else it speaks of; where there is none, a sentence."""
    requests.allow(request, "look")
    there = await visit(request)
    wanted, at = request.query_params.get("of", ""), requests.asked(request, "at")
    try:
        told = await explain(there.house.hall, there.table, there.table.look(there.eyes)[0], wanted, at)
    except Refusal as refused:
        return requests.data({"refusal": sentence(refused, there.lang)}, 404)
    return requests.data({"html": told.html, "about": told.about, "rule": told.rule})


async def show_book(request: Request) -> Response:
    """A whole rulebook as a part of another page."""
    requests.allow(request, "look")
    game = requests.house(request).shelf.games.get(request.path_params["game"])
    lang = request.query_params.get("lang", "")
    if game is None or lang not in LANGUAGES:
        raise HTTPException(404, "no_page")
    kept = {**requests.HEADERS, "Cache-Control": "public, max-age=3600"}
    figures = await requests.house(request).workers.figures(game.key, lang)
    return HTMLResponse(
        typeset(game.rulebooks[lang], beside(game, figures, lang), on_its_own=False).html, headers=kept
    )


ROUTES = [
    Route("/t/{id}/thing", thing),
    Route("/rule/{game}", show_book),
]

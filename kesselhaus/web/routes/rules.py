"""Rulebooks, and whether the house is well."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kesselhaus.art.html import NOTHING
from kesselhaus.engine.rulebook import rule_text
from kesselhaus.languages import LANGUAGES
from kesselhaus.protocol import GameOnShelf
from kesselhaus.web import intake, requests
from kesselhaus.web.branching import example
from kesselhaus.web.health import AGAIN
from kesselhaus.web.learning import EASIEST, learned_by
from kesselhaus.web.pages.figures import boards
from kesselhaus.web.pages.rules import rulebook, rules_shelf
from kesselhaus.web.pages.summary import one_page
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.routes.home import somebody


async def show_shelf(request: Request) -> Response:
    requests.allow(request, "page")
    who = await requests.visitor(request)
    return requests.page(rules_shelf(requests.house(request).shelf, who.lang, who.account))


async def show_rulebook(request: Request) -> Response:
    requests.allow(request, "page")
    who = await requests.visitor(request)
    house, game = requests.house(request), _game(request)
    learned, figures = await learned_by(house, who.account), await house.workers.figures(game.key, who.lang)
    return requests.page(rulebook(game, figures, learned, who.lang, who.account))


async def show_figure(request: Request) -> Response:
    """The boards of an example, as a part of the page."""
    requests.allow(request, "look")
    game, lang = _game(request), request.query_params.get("lang", "")
    number = intake.number(request.path_params["number"]) or 0
    workers = requests.house(request).workers
    figures = await workers.figures(game.key, lang) if lang in LANGUAGES else ()
    if not 0 < number <= len(figures):
        raise HTTPException(404, "no_page")
    return requests.data({"html": boards(game, await workers.boards(game.key, lang, number - 1), lang)})


async def play_example(request: Request) -> Response:
    """An example of the spec on a table of one's own. A guest is made at once."""
    await requests.form(request, "lay")
    game, house = _game(request), requests.house(request)
    account, token, _ = await somebody(request)
    level = EASIEST if EASIEST in house.shelf.levels else house.shelf.levels[0]
    try:
        wanted = request.path_params["example"]
        laid = await example(house, game, wanted, account, requests.asker(request), level)
    except Refusal as refused:
        if refused.kind != "no_example":
            raise
        raise HTTPException(404, "no_example") from None
    return requests.let_in(request, requests.onward(f"/t/{laid.id}"), token)


async def to_rulebook(request: Request) -> Response:
    """Whoever reloads what a key has led to reads on there."""
    return requests.onward(f"/rules/{_game(request).key}#{request.path_params['example']}")


async def show_summary(request: Request) -> Response:
    requests.allow(request, "page")
    who = await requests.visitor(request)
    game = _game(request)
    drawn = await requests.house(request).workers.summary(game.key, who.lang) if game.summary else NOTHING
    if not drawn:
        raise HTTPException(404, "no_page")
    return requests.page(one_page(game, drawn, who.lang, who.account))


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
    Route("/rules/{game}/figures/{number}", show_figure),
    Route("/rules/{game}/examples/{example}", to_rulebook),
    Route("/rules/{game}/examples/{example}", play_example, methods=["POST"]),
    Route("/summary/{game}", show_summary),
    Route("/rules/{game}/{rule}", show_rule),
    Route("/healthz", healthz),
]

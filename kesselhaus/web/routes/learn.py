"""Guided first matches: all that there are, and the way into one."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.protocol import GameOnShelf
from kesselhaus.web import requests
from kesselhaus.web.learning import learned_by, lesson_of, match_after
from kesselhaus.web.pages.learn import learn_page
from kesselhaus.web.routes.home import NO_OFFER, somebody


async def show_lessons(request: Request) -> Response:
    requests.allow(request, "page")
    who, house = await requests.visitor(request), requests.house(request)
    learned = await learned_by(house, who.account)
    return requests.page(learn_page(house.shelf, learned, who.lang, who.account))


async def to_lesson(request: Request) -> Response:
    """Whoever reloads what a key has led to sees where he can begin."""
    return requests.onward(f"/learn#{_game(request).key}")


async def begin(request: Request) -> Response:
    """Into a lesson where it was left, or into the chapter that is named. A guest is made at once."""
    fields, game = await requests.form(request, "lay"), _game(request)
    chapter = requests.one(fields, "chapter", "")
    if chapter and chapter not in {known.key for known in game.lesson}:
        raise HTTPException(404, "no_page")
    account, token, _ = await somebody(request)
    table = await lesson_of(requests.house(request), account, game, chapter)
    return requests.let_in(request, requests.onward(f"/t/{table.id}"), token)


async def play_after(request: Request) -> Response:
    """The match that follows a lesson."""
    await requests.form(request, "lay")
    game = _game(request)
    account, token, _ = await somebody(request)
    table = await match_after(requests.house(request), account, game)
    return requests.let_in(request, requests.onward(f"/t/{table.id}"), token)


async def not_now(request: Request) -> Response:
    """The home page offers no lesson to this browser any more; the page of all lessons stays."""
    await requests.form(request, "talk")
    response = requests.onward("/")
    response.set_cookie(NO_OFFER, "1", max_age=requests.A_YEAR, httponly=True, samesite="lax")
    return response


def _game(request: Request) -> GameOnShelf:
    game = requests.house(request).shelf.games.get(request.path_params["game"])
    if game is None or not game.lesson:
        raise HTTPException(404, "no_page")
    return game


ROUTES = [
    Route("/learn", show_lessons),
    Route("/learn", not_now, methods=["POST"]),
    Route("/learn/{game}", to_lesson),
    Route("/learn/{game}", begin, methods=["POST"]),
    Route("/learn/{game}/match", play_after, methods=["POST"]),
]

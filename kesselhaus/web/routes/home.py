"""The home page, a quick start, and the choice of language."""

import secrets
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.languages import LANGUAGES
from kesselhaus.store import Account
from kesselhaus.web import intake, requests
from kesselhaus.web.pages.home import Home, home
from kesselhaus.web.sitting import MINE, Wish
from kesselhaus.web.texts import say


async def show_home(request: Request) -> Response:
    requests.allow(request, "page")
    return requests.page(home(await _home(request), (await requests.visitor(request)).lang))


async def _home(request: Request, refusal: str = "") -> Home:
    who, house = await requests.visitor(request), requests.house(request)
    store, now = house.store, house.clock()
    lobby = await store.lists.lobby(limit=12)
    played_with = await house.editions(table.match for table in lobby.tables)
    if who.account is None:
        return Home(house.shelf, None, 0, (), lobby.tables, played_with, now, refusal)
    mine = await store.lists.mine(who.account.id, limit=20)
    done = await store.lists.finished(who.account.id, limit=5)
    turns = await store.lists.turns(who.account.id)
    return Home(
        house.shelf, who.account, turns, mine.tables + done.tables, lobby.tables, played_with, now, refusal
    )


async def invited(request: Request) -> Response:
    """From the link or the code of a table to the table."""
    fields = await requests.form(request)
    who = await requests.visitor(request)
    code = requests.one(fields, "table", "").strip().rstrip("/").rpartition("/t/")[2].partition("/")[0]
    table = await requests.house(request).hall.table(code.partition("?")[0])
    if table is None or not table.is_open_to(who.account.id if who.account else None):
        refused = await _home(request, say("no_such_table", who.lang))
        return requests.page(home(refused, who.lang), 404)
    return requests.onward(f"/t/{table.id}")


async def play_now(request: Request) -> Response:
    """A guest is made at once; the other seats are bots, as many as the game is usually played with."""
    await requests.form(request, "lay")
    house = requests.house(request)
    game = house.shelf.games.get(request.path_params["game"])
    if game is None:
        raise HTTPException(404, "no_page")
    account, token, _ = await somebody(request)
    first = secrets.randbelow(game.usual_seats)
    seats = tuple(MINE if seat == first else "medium" for seat in range(game.usual_seats))
    table = await house.sitting.lay(account, Wish(game.key, seats))
    return requests.let_in(request, requests.onward(f"/t/{table.id}"), token)


async def choose_language(request: Request) -> Response:
    """Remember a language and go back to where one was."""
    lang = request.path_params["lang"]
    if lang not in LANGUAGES:
        raise HTTPException(404, "no_page")
    response = requests.onward(_where_he_was(request))
    response.set_cookie("lang", lang, max_age=requests.A_YEAR, httponly=True, samesite="lax")
    return response


def _where_he_was(request: Request) -> str:
    """The page of this house that he came from; else the first one."""
    referer = request.headers.get("referer", "")
    if not referer or intake.host_in(referer) != request.headers.get("host"):
        return "/"
    page = urlsplit(referer)
    query = f"?{page.query}" if page.query else ""
    return "/" if page.path.startswith("//") else f"{page.path or '/'}{query}"


async def somebody(request: Request, name: str = "") -> tuple[Account, str, str]:
    """Who asks, made a guest if nobody knows him yet: account, token for the browser, language."""
    who = await requests.visitor(request)
    if who.account is not None:
        return who.account, who.token, who.lang
    called = name.strip()[:40] or say("guest_name", who.lang, number=secrets.randbelow(900) + 100)
    account, token = await requests.house(request).people.guest(called, who.lang)
    return account, token, who.lang


ROUTES = [
    Route("/invited", invited, methods=["POST"]),
    Route("/", show_home),
    Route("/play/{game}", play_now, methods=["POST"]),
    Route("/language/{lang}", choose_language),
]

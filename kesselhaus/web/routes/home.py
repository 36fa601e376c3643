"""The home page, a quick start, and the choice of language."""

import secrets
from collections.abc import Mapping
from itertools import islice
from typing import Self
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.structs import replace
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.languages import LANGUAGES
from kesselhaus.protocol import GameOnShelf, Shelf
from kesselhaus.store import Account
from kesselhaus.web import intake, requests
from kesselhaus.web.company import BOTS, bot_names
from kesselhaus.web.house import House
from kesselhaus.web.learning import learned_by
from kesselhaus.web.pages.home import Home, home
from kesselhaus.web.pages.quick import Quick
from kesselhaus.web.sitting import MINE, Wish
from kesselhaus.web.texts import say
from kesselhaus.web.visits import FIRST_MATCHES

NO_OFFER = "no-lesson"
"""The cookie of who wants no lesson offered on the home page."""
MOST_SHOWN = 8
"""So many are named before they sit down."""


class Choice(Struct, frozen=True):
    """How somebody wants to play a game at once; kept in a cookie."""

    level: str
    seats: int
    advice: bool = False

    @classmethod
    def of(cls, level: str, seats: int | None, advice: bool, game: GameOnShelf, shelf: Shelf) -> Self:
        """What makes no sense is as usual."""
        usual = "medium" if "medium" in shelf.levels else shelf.levels[0]
        fits = seats in game.seats
        return cls(
            level if level in shelf.levels else usual, seats if fits and seats else game.usual_seats, advice
        )

    @classmethod
    def read(cls, kept: str, game: GameOnShelf, shelf: Shelf) -> Self:
        level, seats, advice = [*kept.split("."), "", "", ""][:3]
        return cls.of(level, intake.number(seats), advice == "1", game, shelf)

    @classmethod
    def sent(cls, fields: Mapping[str, list[str]], game: GameOnShelf, shelf: Shelf) -> Self:
        level, seats = requests.one(fields, "level", ""), requests.one(fields, "seats", "")
        return cls.of(level, intake.number(seats), "advice" in fields, game, shelf)

    @property
    def kept(self) -> str:
        return f"{self.level}.{self.seats}.{int(self.advice)}"


async def show_home(request: Request) -> Response:
    requests.allow(request, "page")
    return requests.page(home(await _home(request), (await requests.visitor(request)).lang))


async def _home(request: Request, refusal: str = "") -> Home:
    who, house = await requests.visitor(request), requests.house(request)
    store, now = house.store, house.clock()
    lobby = await store.lists.lobby(limit=12)
    played_with = await house.editions(table.match for table in lobby.tables)
    offers = NO_OFFER not in request.cookies
    if who.account is None:
        return Home(house.shelf, None, 0, (), lobby.tables, played_with, now, offers=offers, refusal=refusal)
    learned = await learned_by(house, who.account)
    # Who has played a match to its end needs no first one, unless he has begun to learn.
    knows_one = any(learned.has_done(game) for game in house.shelf.games.values())
    mine = await store.lists.mine(who.account.id, limit=20)
    done = await store.lists.finished(who.account.id, limit=5)
    turns = await store.lists.turns(who.account.id)
    mine_and_done = mine.tables + done.tables
    return Home(
        house.shelf,
        who.account,
        turns,
        mine_and_done,
        lobby.tables,
        played_with,
        now,
        learned=learned,
        offers=offers and not knows_one and (bool(learned.running) or not done.tables),
        refusal=refusal,
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


async def ask_how(request: Request) -> Response:
    """Against whom and how many; what was played last is chosen already, and in the first matches advice."""
    requests.allow(request, "page")
    game, who, house = _game(request), await requests.visitor(request), requests.house(request)
    kept = request.cookies.get(f"play-{game.key}", "")
    remembered = Choice.read(kept, game, house.shelf)
    advice = remembered.advice if kept else await _is_new(house, who.account, game)
    own = who.account.display if who.account else ""
    names = tuple(islice(bot_names(secrets.token_hex(4), [own]), min(game.seats[-1], MOST_SHOWN) - 1))
    shown = await _home(request)
    quick = Quick(game, remembered.level, remembered.seats, names, advice, shown.learned)
    return requests.page(home(replace(shown, quick=quick), who.lang))


async def _is_new(house: House, account: Account | None, game: GameOnShelf) -> bool:
    """Whether somebody is given hints in a game."""
    return account is None or await house.store.lists.played(account.id, game.key) < FIRST_MATCHES


async def play_now(request: Request) -> Response:
    """A guest is made at once; the other seats are bots, as many and as strong as was chosen or is usual."""
    fields = await requests.form(request, "lay")
    house, game = requests.house(request), _game(request)
    chosen = Choice.sent(fields, game, house.shelf)
    account, token, _ = await somebody(request)
    first = secrets.randbelow(chosen.seats)
    seats = tuple(MINE if seat == first else chosen.level for seat in range(chosen.seats))
    called = iter(name for name in fields.get("name", ()) if name in BOTS and name != account.display)
    names = tuple("" if seat == first else next(called, "") for seat in range(chosen.seats))
    wish = Wish(game.key, seats, names if len({*names}) == len(names) else (), advice=chosen.advice)
    table = await house.sitting.lay(account, wish)
    response = requests.let_in(request, requests.onward(f"/t/{table.id}"), token)
    if "level" in fields:
        response.set_cookie(
            f"play-{game.key}", chosen.kept, max_age=requests.A_YEAR, httponly=True, samesite="lax"
        )
    return response


def _game(request: Request) -> GameOnShelf:
    game = requests.house(request).shelf.games.get(request.path_params["game"])
    if game is None:
        raise HTTPException(404, "no_page")
    return game


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
    Route("/play/{game}", ask_how),
    Route("/play/{game}", play_now, methods=["POST"]),
    Route("/language/{lang}", choose_language),
]

"""Laying a new table, and the components to take home."""

from msgspec.structs import replace
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.engine.components import ComponentError
from kesselhaus.web import requests
from kesselhaus.web.editions import MARK, unfit
from kesselhaus.web.names import NotAllowed
from kesselhaus.web.pace import PACES
from kesselhaus.web.pages.new import NewTable, new_table
from kesselhaus.web.refusals import Busy, Refusal
from kesselhaus.web.routes.home import somebody
from kesselhaus.web.sitting import MINE, OPEN_SEAT, Wish
from kesselhaus.web.texts import say
from kesselhaus.web.uploads import brought
from kesselhaus.web.visits import sentence, visit


async def show_form(request: Request) -> Response:
    requests.allow(request, "page")
    who, shelf = await requests.visitor(request), requests.house(request).shelf
    key = request.query_params.get("game") or next(iter(shelf.games), "")
    game = shelf.games.get(key)
    if game is None:
        raise HTTPException(404, "no_page")
    wanted = requests.asked(request, "seats")
    seats = wanted if wanted in game.seats else game.usual_seats
    return requests.page(new_table(shelf, NewTable(key, seats), who.lang, who.account))


async def lay_table(request: Request) -> Response:
    sent, house = await brought(request, "lay"), requests.house(request)
    fields = sent.fields or requests.fields_in(sent.content)
    game = house.shelf.games.get(requests.one(fields, "game"))
    if game is None:
        raise HTTPException(400, "unreadable")
    chosen = NewTable(
        game=game.key,
        seats=requests.whole_number(fields, "seats"),
        who=tuple(fields.get("who", ())),
        variants=tuple(fields.get("variant", ())),
        pace=requests.one(fields, "pace", "untimed"),
        visibility=requests.one(fields, "visibility", "link"),
        advice="advice" in fields,
    )
    known = {MINE, OPEN_SEAT, *house.shelf.levels}
    sensible = chosen.pace in PACES and chosen.visibility in ("open", "link") and known.issuperset(chosen.who)
    if not sensible or len(chosen.who) != chosen.seats:
        raise HTTPException(400, "unreadable")
    try:
        account, token, lang = await somebody(request, requests.one(fields, "name", ""))
    except NotAllowed as refused:
        lang = requests.language(request, None)
        return requests.page(
            new_table(house.shelf, replace(chosen, refusal=say(refused.kind, lang)), lang, None), 400
        )
    wish = Wish(
        game=chosen.game,
        seats=chosen.who,
        variants=chosen.variants,
        components=sent.files.get("components"),
        pace=chosen.pace,
        visibility="open" if chosen.visibility == "open" else "link",
        advice=chosen.advice,
    )
    try:
        if MINE not in chosen.who:
            raise ValueError(say("own_seat_needed", lang))
        table = await house.sitting.lay(account, wish, requests.asker(request))
    except Busy:
        raise
    except (ValueError, Refusal) as error:
        told = _told(error, lang)
        again = new_table(house.shelf, replace(chosen, refusal=told), lang, account)
        return requests.let_in(request, requests.page(again, 400), token)
    return requests.let_in(request, requests.onward(f"/t/{table.id}"), token)


def _told(error: ValueError | Refusal, lang: str) -> str:
    if isinstance(error, Refusal):
        return sentence(error, lang)
    return unfit(error, lang) if isinstance(error, ComponentError) else str(error)


async def show_shipped(request: Request) -> Response:
    """The shipped edition as a file."""
    requests.allow(request, "page")
    game = requests.house(request).shelf.games.get(request.path_params["game"])
    if game is None:
        raise HTTPException(404, "no_page")
    return _file(game.components, game.key)


async def show_components(request: Request) -> Response:
    """What a table is played with, as a file; anybody who may see the table may see that."""
    requests.allow(request, "look")
    table = (await visit(request)).table
    own, name = table.setup.components, f"{table.match.game}-{table.match.edition[:MARK]}"
    return _file(table.game.components if own is None else own, name)


def _file(text: bytes, name: str) -> Response:
    headers = {
        "Content-Disposition": f'attachment; filename="{name}.toml"',
        "X-Content-Type-Options": "nosniff",
    }
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


ROUTES = [
    Route("/new", show_form),
    Route("/new", lay_table, methods=["POST"]),
    Route("/components/{game}", show_shipped),
    Route("/t/{id}/components", show_components),
]

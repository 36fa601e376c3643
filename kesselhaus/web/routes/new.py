"""Laying a new table, and the components to take home."""

from msgspec.structs import replace
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.engine.components import ComponentError
from kesselhaus.engine.variants import Unplayable
from kesselhaus.web import requests
from kesselhaus.web.editions import MARK, unfit
from kesselhaus.web.laying import (
    NewTable,
    chosen_in,
    clash,
    moved_up,
    own_name,
    shuffled,
    whole,
    wish,
)
from kesselhaus.web.names import NotAllowed
from kesselhaus.web.pages.new import SHOWN, laying_form, new_table
from kesselhaus.web.refusals import Busy, Refusal
from kesselhaus.web.routes.home import somebody
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
    blank = NewTable(key, wanted if wanted in game.seats else game.usual_seats)
    return requests.page(new_table(shelf, whole(blank, shelf, who.account), who.lang, who.account))


async def show_chosen(request: Request) -> Response:
    """What has been chosen so far, and the table that it would be: a whole page, or for a script the form."""
    sent, shelf = await brought(request, "look"), requests.house(request).shelf
    fields = sent.fields or requests.fields_in(sent.content)
    who = await requests.visitor(request)
    chosen = whole(chosen_in(fields, shelf), shelf, who.account)
    if "shuffle" in fields:
        chosen = shuffled(chosen)
    if "up" in fields:
        chosen = moved_up(chosen, requests.whole_number(fields, "up"))
    if "alone" in fields:
        return requests.page(laying_form(shelf, chosen, who.lang, who.account))
    return requests.page(new_table(shelf, chosen, who.lang, who.account))


async def to_form(request: Request) -> Response:
    """Whoever reloads what was shown to him begins anew."""
    return requests.onward("/new")


async def lay_table(request: Request) -> Response:
    sent, house = await brought(request, "lay"), requests.house(request)
    fields, shelf = sent.fields or requests.fields_in(sent.content), house.shelf
    chosen = chosen_in(fields, shelf)
    if len(chosen.chairs) < chosen.seats:
        raise HTTPException(400, "unreadable")
    account, token, lang = None, "", requests.language(request, None)
    try:
        account, token, lang = await somebody(request, own_name(chosen))
        if chosen.own is None:
            raise ValueError(say("own_seat_needed", lang))
        against = clash(shelf.game(chosen.game), chosen.variants, lang)
        if against:
            raise ValueError(against)
        wanted = wish(chosen, sent.files.get("components"), account)
        table = await house.sitting.lay(account, wanted, requests.asker(request))
    except Busy:
        raise
    except (NotAllowed, ValueError, Refusal) as error:
        again = replace(whole(chosen, shelf, account), refusal=_told(error, lang))
        page = requests.page(new_table(shelf, again, lang, account), 400)
        return requests.let_in(request, page, token) if token else page
    return requests.let_in(request, requests.onward(f"/t/{table.id}"), token)


def _told(error: NotAllowed | ValueError | Refusal, lang: str) -> str:
    if isinstance(error, NotAllowed):
        return say(error.kind, lang)
    if isinstance(error, Refusal):
        return sentence(error, lang)
    if isinstance(error, Unplayable):
        return error.sentence(lang)
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
    Route(SHOWN, show_chosen, methods=["POST"]),
    Route(SHOWN, to_form),
    Route("/components/{game}", show_shipped),
    Route("/t/{id}/components", show_components),
]

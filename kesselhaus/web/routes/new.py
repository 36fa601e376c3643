"""Laying a new table, and the components to take home."""

from importlib.resources import files

from msgspec.structs import replace
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus import games
from kesselhaus.bots import LEVELS
from kesselhaus.web import doors
from kesselhaus.web.limits import LARGEST_FILE
from kesselhaus.web.pace import PACES
from kesselhaus.web.pages.new import NewTable, new_table
from kesselhaus.web.routes.home import bot_names, somebody
from kesselhaus.web.sitting import MINE, OPEN_SEAT, Wish


async def show_form(request: Request) -> Response:
    who = await doors.visitor(request)
    key = request.query_params.get("game") or next(iter(games.shelf()))
    game = games.shelf().get(key)
    if game is None:
        raise HTTPException(404, "no_page")
    wanted = request.query_params.get("seats", "")
    seats = int(wanted) if wanted.isdecimal() and int(wanted) in game.seats else game.usual_seats
    return doors.page(new_table(NewTable(key, seats), who.lang, who.account))


async def lay_table(request: Request) -> Response:
    fields = await doors.form(request, "lay", LARGEST_FILE)
    game = games.shelf().get(doors.one(fields, "game"))
    if game is None:
        raise HTTPException(400, "unreadable")
    chosen = NewTable(
        game=game.key,
        seats=doors.whole_number(fields, "seats"),
        who=tuple(fields.get("who", ())),
        variants=tuple(fields.get("variant", ())),
        pace=doors.one(fields, "pace", "untimed"),
        visibility=doors.one(fields, "visibility", "link"),
        components=doors.one(fields, "components", ""),
        advice="advice" in fields,
    )
    known = {MINE, OPEN_SEAT, *LEVELS}
    sensible = chosen.pace in PACES and chosen.visibility in ("open", "link") and known.issuperset(chosen.who)
    if not sensible or len(chosen.who) != chosen.seats or MINE not in chosen.who:
        raise HTTPException(400, "unreadable")
    account, token, lang = await somebody(request, doors.one(fields, "name", ""))
    wish = Wish(
        game=chosen.game,
        seats=chosen.who,
        variants=chosen.variants,
        components=chosen.components.encode() if chosen.components.strip() else None,
        pace=chosen.pace,
        visibility="open" if chosen.visibility == "open" else "link",
        advice=chosen.advice,
    )
    try:
        table = await doors.house(request).sitting.lay(account, wish, bot_names(lang))
    except ValueError as error:
        refused = new_table(replace(chosen, refusal=str(error)), lang, account)
        return doors.let_in(request, doors.page(refused, 400), token)
    return doors.let_in(request, doors.onward(f"/t/{table.id}"), token)


async def show_components(request: Request) -> Response:
    """The shipped edition as a file, with the source of every figure."""
    game = games.shelf().get(request.path_params["game"])
    if game is None:
        raise HTTPException(404, "no_page")
    text = (files(f"kesselhaus.games.{game.key}") / "components.toml").read_bytes()
    name = f'attachment; filename="{game.key}.toml"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": name})


ROUTES = [
    Route("/new", show_form),
    Route("/new", lay_table, methods=["POST"]),
    Route("/components/{game}", show_components),
]

"""Styles and scripts of the pages."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.protocol import GameOnShelf
from kesselhaus.web import requests
from kesselhaus.web.assets import KINDS, all_symbols, content, hashed


async def show(request: Request) -> Response:
    name = request.path_params["name"]
    key, _, kind = name.rpartition(".")
    game = requests.house(request).shelf.games.get(key)
    try:
        found = content(name) if game is None else _of_game(game, kind)
    except LookupError:
        raise HTTPException(404, "no_page") from None
    if request.path_params["mark"] != hashed(found):
        raise HTTPException(404, "no_page")
    kept = {"Cache-Control": "public, max-age=31536000, immutable", "X-Content-Type-Options": "nosniff"}
    return Response(found, headers=kept, media_type=KINDS[name.rpartition(".")[2]])


def _of_game(game: GameOnShelf, kind: str) -> bytes:
    """Raises LookupError."""
    return {"css": game.style, "svg": all_symbols(game)}[kind].encode()


ROUTES = [Route("/static/kept/{mark}/{name}", show)]

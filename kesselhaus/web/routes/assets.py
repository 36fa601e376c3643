"""Styles and scripts of the pages."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.web import requests
from kesselhaus.web.assets import KINDS, content, hashed


async def show(request: Request) -> Response:
    name = request.path_params["name"]
    game = requests.house(request).shelf.games.get(name.removesuffix(".css"))
    try:
        found = content(name) if game is None else game.style.encode()
    except LookupError:
        raise HTTPException(404, "no_page") from None
    if request.path_params["mark"] != hashed(found):
        raise HTTPException(404, "no_page")
    kept = {"Cache-Control": "public, max-age=31536000, immutable", "X-Content-Type-Options": "nosniff"}
    return Response(found, headers=kept, media_type=KINDS[name.rpartition(".")[2]])


ROUTES = [Route("/static/kept/{mark}/{name}", show)]

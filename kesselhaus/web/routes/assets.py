"""Styles and scripts of the pages."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.web.assets import KINDS, content, mark


async def show(request: Request) -> Response:
    name = request.path_params["name"]
    try:
        if request.path_params["mark"] != mark(name):
            raise HTTPException(404, "no_page")
        found = content(name)
    except LookupError:
        raise HTTPException(404, "no_page") from None
    kept = {"Cache-Control": "public, max-age=31536000, immutable", "X-Content-Type-Options": "nosniff"}
    return Response(found, headers=kept, media_type=KINDS[name.rpartition(".")[2]])


ROUTES = [Route("/static/kept/{mark}/{name}", show)]

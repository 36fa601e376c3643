"""The meters of this process, for who has the token."""

import hmac

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kesselhaus.web import requests
from kesselhaus.web.meters import CONTENT_TYPE


async def metrics(request: Request) -> Response:
    """Where no token was set, there is no such page."""
    requests.allow(request, "page")
    house = requests.house(request)
    token = house.settings.metrics_token
    shown = request.headers.get("authorization", "").encode("utf-8", "surrogateescape")
    if not token or not hmac.compare_digest(shown, f"Bearer {token}".encode()):
        raise HTTPException(404, "no_page")
    return Response(
        house.meters.shown(house), headers={"Content-Type": CONTENT_TYPE, "Cache-Control": "no-store"}
    )


ROUTES = [Route("/metrics", metrics)]

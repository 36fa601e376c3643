"""The addresses of the API, and its description."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, compile_path

from kesselhaus.web import requests
from kesselhaus.web.api.gate import entrance, refusal
from kesselhaus.web.api.openapi import document
from kesselhaus.web.api.operations import OPERATIONS

ALL = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"]


async def describe(request: Request) -> Response:
    requests.allow(request, "look")
    return requests.data(document())


async def nothing_there(request: Request) -> Response:
    """Programs are told in JSON too that there is nothing here, or not in this way."""
    known = any(compile_path(f"/api{each.path}")[0].match(request.url.path) for each in OPERATIONS)
    lang = requests.language(request, None)
    return refusal(405, "no_method", lang) if known else refusal(404, "no_page", lang)


ROUTES = [
    Route("/api/openapi.json", describe),
    *(
        Route(f"/api{operation.path}", entrance(operation), methods=[operation.method], name=operation.name)
        for operation in OPERATIONS
    ),
    Route("/api", nothing_there, methods=ALL),
    Route("/api/{rest:path}", nothing_there, methods=ALL),
]

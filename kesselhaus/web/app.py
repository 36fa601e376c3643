"""The site as an application: its addresses, its log, and what is said when something goes wrong."""

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import as_file, files
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kesselhaus.store import Unavailable, Unfit
from kesselhaus.web import requests
from kesselhaus.web.diary import new_request
from kesselhaus.web.health import AGAIN
from kesselhaus.web.house import House, Settings
from kesselhaus.web.names import NotAllowed
from kesselhaus.web.pages.notice import notice
from kesselhaus.web.refusals import Busy, Refusal
from kesselhaus.web.routes import all_routes
from kesselhaus.web.texts import phrases, say
from kesselhaus.web.threshold import Threshold, named
from kesselhaus.web.visits import sentence

log = logging.getLogger("kesselhaus.requests")


def site(settings: Settings) -> Starlette:
    """The site; its house is opened when the server starts and closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.house = await House.open(settings)
        try:
            yield
        finally:
            await app.state.house.close()

    with as_file(files("kesselhaus.web") / "static") as folder:
        static = Mount("/static", StaticFiles(directory=folder))
    app = Starlette(
        routes=[*all_routes(), static, Route("/{rest:path}/", without_slash)],
        middleware=[
            Middleware(RequestLog),
            Middleware(Threshold, names=frozenset(map(named, settings.names))),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={
            HTTPException: sorry,
            Unfit: unfit,
            Busy: busy,
            Unavailable: nothing_written,
            NotAllowed: not_allowed,
            Refusal: without_rules,
            Exception: sorry,
        },
        lifespan=lifespan,
    )
    # Starlette's own would say the host that it was asked for.
    app.router.redirect_slashes = False
    return app


async def without_slash(request: Request) -> Response:
    """What was meant is there without the slash at its end, in this house."""
    query = f"?{request.url.query}" if request.url.query else ""
    return RedirectResponse(f"/{quote(request.path_params['rest'].strip('/'))}{query}", 307)


async def sorry(request: Request, error: Exception) -> Response:
    """One sentence in the visitor's language. What really happened is for the log only."""
    lang = requests.language(request, None)
    status = error.status_code if isinstance(error, HTTPException) else 500
    kind = error.detail if isinstance(error, HTTPException) else "broken"
    sentence = say(kind if kind in phrases(lang) else "no_page", lang)
    as_data = requests.wants_json(request)
    response = (
        requests.data({"refusal": sentence}, status)
        if as_data
        else requests.page(notice(sentence, lang), status)
    )
    response.headers.update(getattr(error, "headers", None) or {})
    return response


async def unfit(request: Request, _error: Exception) -> Response:
    """What the store does not keep, whichever form has let it pass."""
    return await sorry(request, HTTPException(400, "unfit_text"))


async def nothing_written(request: Request, error: Exception) -> Response:
    """The database is full, locked or gone; what was not stored has not happened."""
    logging.getLogger("kesselhaus.store").warning("%s", error)
    return await sorry(request, HTTPException(503, "store_away", {"Retry-After": str(AGAIN)}))


async def busy(request: Request, error: Exception) -> Response:
    """Too much at once: when to try again."""
    assert isinstance(error, Busy)
    lang = requests.language(request, None)
    told = sentence(error, lang)
    as_data = requests.wants_json(request)
    response = requests.data({"refusal": told}, 429) if as_data else requests.page(notice(told, lang), 429)
    return requests.later(response, error.after)


async def not_allowed(request: Request, error: Exception) -> Response:
    """A name that cannot be, where there is no form to say so on."""
    assert isinstance(error, NotAllowed)
    return await sorry(request, HTTPException(400, error.kind))


async def without_rules(request: Request, error: Exception) -> Response:
    """A table that cannot even be drawn: its people are told, and may try again or end it."""
    assert isinstance(error, Refusal)
    lang = requests.language(request, None)
    told = sentence(error, lang)
    if requests.wants_json(request):
        return requests.data({"refusal": told}, 503)
    return requests.page(notice(told, lang, f"/t/{request.path_params['id']}"), 503)


class RequestLog:
    """One line for every request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status, meters = time.perf_counter(), 0, scope["app"].state.house.meters
        new_request()

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            took = time.perf_counter() - began
            meters.requests.labels(str(status)).inc()
            meters.took.observe(took)
            log.info("%s %s %d %.1f ms", scope["method"], quote(scope["path"]), status, took * 1000)

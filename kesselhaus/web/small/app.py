"""Addresses, forms and headers of the site. Whatever goes wrong is told in a sentence."""

import base64
import hashlib
import re
from collections.abc import Mapping
from functools import lru_cache
from urllib.parse import parse_qsl, urlsplit

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from kesselhaus.bots import BOTS
from kesselhaus.engine.refusals import Refused
from kesselhaus.web.small.pages import home, notice, playable
from kesselhaus.web.small.table_page import table_page
from kesselhaus.web.small.tables import Table, Tables
from kesselhaus.web.small.texts import LANGUAGES, say

LONGEST_FORM = 10_000


def site() -> Starlette:
    """The site with no table laid yet."""
    app = Starlette(
        routes=[
            Route("/", show_shelf),
            Route("/tables", open_table, methods=["POST"]),
            Route("/tables/{key}", show_table),
            Route("/tables/{key}", answer, methods=["POST"]),
        ],
        exception_handlers={HTTPException: sorry, 500: sorry},
    )
    app.state.tables = Tables()
    return app


# ------------------------------------------------------------------ pages


async def show_shelf(request: Request) -> Response:
    return _switched(request) or _page(request, home(_lang(request)))


async def show_table(request: Request) -> Response:
    if switched := _switched(request):
        return switched
    table = _table(request)
    async with table.lock:
        return _page(request, table_page(table, _lang(request)))


async def open_table(request: Request) -> Response:
    fields = dict(pairs := await _form(request))
    game = playable().get(fields.get("game", ""))
    if game is None:
        raise HTTPException(400, "unreadable")
    try:
        seats = int(fields.get("seats", game.usual_seats))
        who = fields.get("who", "greedy")
        variants = [value for name, value in pairs if name == "variant"]
        tables: Tables = request.app.state.tables
        table = await run_in_threadpool(tables.open, game, seats, variants, who if who in BOTS else None)
    except ValueError as error:
        return _page(request, notice(str(error), _lang(request)), 400)
    return RedirectResponse(f"/tables/{table.key}", 303)


async def answer(request: Request) -> Response:
    """One option, or a step back. What is refused comes back with the reason and the fresh table."""
    table = _table(request)
    fields = dict(await _form(request))
    try:
        version = int(fields["version"])
        index = None if "undo" in fields else int(fields["option"])
    except (KeyError, ValueError):
        raise HTTPException(400, "unreadable") from None
    try:
        # Bots take their time: others shall not wait for them, but this table takes no answer meanwhile.
        async with table.lock:
            if index is None:
                await run_in_threadpool(table.undo, version)
            else:
                await run_in_threadpool(table.answer, index, version)
    except Refused as refused:
        lang = _lang(request)
        async with table.lock:
            return _page(request, table_page(table, lang, refused.sentence(lang)), 409)
    return RedirectResponse(f"/tables/{table.key}", 303)


def sorry(request: Request, error: Exception) -> Response:
    """A page with one sentence. What really happened is for the log only."""
    lang = _lang(request)
    if not isinstance(error, HTTPException):
        return _page(request, notice(say("broken", lang), lang), 500)
    key = error.detail if error.detail in LANGUAGES[lang] else "no_page"
    return _page(request, notice(say(key, lang), lang), error.status_code)


# ------------------------------------------------------------------ requests


def _table(request: Request) -> Table:
    table: Table | None = request.app.state.tables.find(request.path_params["key"])
    if table is None:
        raise HTTPException(404, "no_table")
    return table


async def _form(request: Request) -> list[tuple[str, str]]:
    """The fields of a form that came from a page of this site."""
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise HTTPException(403, "foreign")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > LONGEST_FORM:
            raise HTTPException(413, "too_long")
    try:
        return parse_qsl(body.decode("ascii"), keep_blank_values=True, max_num_fields=50)
    except ValueError:
        raise HTTPException(400, "unreadable") from None


def _lang(request: Request) -> str:
    """The language chosen here, or the first one the browser asks for that the house speaks."""
    chosen = request.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    for wanted in request.headers.get("accept-language", "").split(","):
        if wanted.strip()[:2].lower() in LANGUAGES:
            return wanted.strip()[:2].lower()
    return "en"


def _switched(request: Request) -> Response | None:
    """The way back to the same page after a change of language, if one was asked for."""
    lang = request.query_params.get("lang", "")
    if lang not in LANGUAGES:
        return None
    response = RedirectResponse(request.url.path, 303)
    response.set_cookie("lang", lang, max_age=31_536_000, httponly=True, samesite="lax")
    return response


# ------------------------------------------------------------------ responses


def _page(request: Request, document: str, status: int = 200) -> Response:
    return HTMLResponse(document, status, headers=_headers(document))


def _headers(document: str) -> Mapping[str, str]:
    return {
        "Content-Security-Policy": (
            "default-src 'none'; img-src 'self' data:; style-src-attr 'unsafe-inline'; "
            f"style-src-elem {_hashes('style', document)}; script-src {_hashes('script', document)}; "
            "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        ),
        "Cache-Control": "no-store",
        "Referrer-Policy": "same-origin",
        "X-Content-Type-Options": "nosniff",
    }


def _hashes(element: str, document: str) -> str:
    """What the page itself brings may run, by its hash; nothing that slips into it can."""
    texts = re.findall(rf"<{element}>(.*?)</{element}>", document, re.DOTALL)
    return " ".join(map(_hash, texts)) or "'none'"


@lru_cache(maxsize=64)
def _hash(text: str) -> str:
    digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
    return f"'sha256-{digest}'"

"""What all requests have in common: who comes in, what may be carried in, and what goes out."""

import base64
import hmac
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kesselhaus.languages import LANGUAGES
from kesselhaus.store import Account
from kesselhaus.web import intake
from kesselhaus.web.house import House
from kesselhaus.web.limits import LARGEST_FORM, MOST_FIELDS, Asker, from_one_address, network_of

COOKIE = "kesselhaus"
LONGEST_COOKIE = 200
A_YEAR = 31_536_000


class Visitor(Struct, frozen=True):
    """Who asks: an account or nobody yet, and the language he reads."""

    account: Account | None
    lang: str
    token: str = ""


def house(request: HTTPConnection) -> House:
    found: House = request.app.state.house
    return found


async def visitor(request: HTTPConnection) -> Visitor:
    """Who asks, by the cookie that this house has signed."""
    token = known_token(request)
    account = await house(request).people.by_token(token) if token else None
    return Visitor(account, language(request, account), token or "")


def language(request: HTTPConnection, account: Account | None) -> str:
    """The language chosen here, that of the account, or the first known one that the browser asks for."""
    chosen = request.cookies.get("lang", "") or (account.language if account else "")
    if chosen in LANGUAGES:
        return chosen
    for wanted in request.headers.get("accept-language", "").split(","):
        code = re.split(r"[-;]", wanted.strip().lower())[0]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


# ------------------------------------------------------------------ what comes in


def allow(request: HTTPConnection, kind: str) -> None:
    """Refuse who asks too often. Only a cookie that this house has signed makes somebody an asker of his own;
    passwords are tried from an address, whoever one is.
    """
    token, address = known_token(request) if kind != "sign" else None, address_of(request)
    require_rates(house(request), kind, Asker(token or address, address))


def require_rates(there: House, kind: str, asker: Asker) -> None:
    """That of the asker, and that of all who are known where he asks from."""
    require_rate(there, kind, asker.name)
    if asker.name != asker.network:
        require_rate(there, from_one_address(kind), asker.network)


def require_rate(there: House, kind: str, name: str) -> None:
    if not there.limits.allow(kind, name):
        after = there.limits.wait(kind, name)
        raise HTTPException(429, "too_often", {"Retry-After": str(after)})


def known_token(request: HTTPConnection) -> str | None:
    """The token in the cookie, if this house has signed it."""
    return unsigned(request.cookies.get(COOKIE, ""), house(request).secret)


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return network_of(request.client.host if request.client else "")


def asker(request: HTTPConnection) -> Asker:
    address = address_of(request)
    return Asker(known_token(request) or address, address)


def require_own_origin(request: HTTPConnection) -> None:
    """A write comes from a page of this house: no other site can make a visitor's browser move for him."""
    origin = request.headers.get("origin")
    if origin is not None and intake.host_in(origin) != request.headers.get("host"):
        raise HTTPException(403, "foreign_site")
    if origin is None and request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise HTTPException(403, "foreign_site")


async def body(request: Request, largest: int = LARGEST_FORM) -> bytes:
    received = bytearray()
    try:
        async for part in request.stream():
            received += part
            if len(received) > largest:
                raise HTTPException(413, "too_large")
    except ClientDisconnect:
        raise HTTPException(400, "unreadable") from None
    return bytes(received)


async def form(request: Request, kind: str = "move", largest: int = LARGEST_FORM) -> dict[str, list[str]]:
    """The fields of a form that came from a page of this house."""
    allow(request, kind)
    require_own_origin(request)
    return fields_in(await body(request, largest))


def fields_in(content: bytes) -> dict[str, list[str]]:
    """The fields of a form without files."""
    try:
        pairs = parse_qsl(content.decode("ascii"), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        raise HTTPException(400, "unreadable") from None
    fields: dict[str, list[str]] = {}
    for name, value in pairs:
        fields.setdefault(intake.text(name), []).append(intake.text(value))
    return fields


def one(fields: Mapping[str, list[str]], name: str, default: str | None = None) -> str:
    """The only value of a field."""
    values = fields.get(name, [] if default is None else [default])
    if len(values) != 1:
        raise HTTPException(400, "unreadable")
    return values[0]


def whole_number(fields: Mapping[str, list[str]], name: str, default: str | None = None) -> int:
    found = intake.number(one(fields, name, default), signed=True)
    if found is None:
        raise HTTPException(400, "unreadable")
    return found


def asked(request: HTTPConnection, name: str) -> int | None:
    """A number in the address; None where there is none."""
    return intake.number(request.query_params.get(name))


# ------------------------------------------------------------------ what goes out


HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; connect-src 'self'; img-src 'self' data:; manifest-src 'self'; "
        "style-src 'self'; style-src-attr 'unsafe-inline'; script-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "Cache-Control": "no-store",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Nothing foreign is loaded. Scripts and styles of the house are files; what stands in a page itself does
not run, whoever wrote it there.
"""


def wants_json(request: Request) -> bool:
    return "application/json" in request.headers.get("accept", "")


def page(document: str, status: int = 200) -> Response:
    return HTMLResponse(document, status, headers=HEADERS)


def data(content: Any, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(content), status, {"Cache-Control": "no-store"}, media_type="application/json"
    )


def later(response: Response, seconds: int) -> Response:
    """Says when it may be tried again."""
    response.headers["Retry-After"] = str(seconds)
    return response


def onward(address: str) -> Response:
    """After a form: look at the page again, so that a reload does not send the form twice."""
    return RedirectResponse(address, 303)


def let_in(request: Request, response: Response, token: str) -> Response:
    """The browser is known from now on."""
    there = house(request)
    response.set_cookie(
        COOKIE,
        signed(token, there.secret),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=there.settings.secure_cookies,
    )
    return response


def signed(token: str, secret: bytes) -> str:
    mark = base64.urlsafe_b64encode(hmac.digest(secret, token.encode(), "sha256")).decode().rstrip("=")
    return f"{token}.{mark}"


def unsigned(cookie: str, secret: bytes) -> str | None:
    """The token in a cookie, if it was signed here."""
    return _unsigned(cookie, secret) if len(cookie) <= LONGEST_COOKIE else None


@lru_cache(maxsize=4096)
def _unsigned(cookie: str, secret: bytes) -> str | None:
    token, _, _mark = cookie.rpartition(".")
    return token if token and hmac.compare_digest(cookie.encode(), signed(token, secret).encode()) else None

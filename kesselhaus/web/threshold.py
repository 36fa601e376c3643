"""The threshold: nobody comes in by a name that is not this house's, nothing goes out to be guessed at."""

from ipaddress import ip_address

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kesselhaus.languages import LANGUAGES
from kesselhaus.web.texts import say

WRONG_HOUSE = 421


class Threshold:
    """A page of another site whose name leads to this machine could otherwise read and write here for whoever
    looks at it, because host and origin agree. By a bare address or `localhost` no other site can come.
    """

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app, self._names = app, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif not self._is_here(asked := Headers(scope=scope).get("host", "")):
            await _wrong_house(asked)(scope, receive, send)
        else:
            # What goes out over an open line is no document.
            await self.app(scope, receive, _labelled(send) if scope["type"] == "http" else send)

    def _is_here(self, host: str) -> bool:
        name = named(host)
        return not name or name == "localhost" or name.endswith(".localhost") or name in self._names


def named(host: str) -> str:
    """The name in a Host header; nothing if there is only an address."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    return "" if _is_address(host) or _is_address(name) else name.rstrip(".").lower()


def _is_address(text: str) -> bool:
    try:
        ip_address(text.strip("[]"))
    except ValueError:
        return False
    return True


def _wrong_house(host: str) -> PlainTextResponse:
    told = "\n".join(say("wrong_house", lang, name=ascii(named(host)[:100])) for lang in LANGUAGES)
    return PlainTextResponse(f"{told}\n", WRONG_HOUSE, {"X-Content-Type-Options": "nosniff"})


def _labelled(send: Send) -> Send:
    async def labelled(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).setdefault("X-Content-Type-Options", "nosniff")
        await send(message)

    return labelled

"""The site without a server: requests and lines straight to the application; store and workers are real."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlencode

import msgspec
from starlette.applications import Starlette

from kesselhaus.protocol.splicing import RegionNews, changed
from kesselhaus.store import Account
from kesselhaus.web.app import site
from kesselhaus.web.house import House, Settings
from kesselhaus.web.live import LiveTable
from kesselhaus.web.requests import COOKIE, signed
from kesselhaus.web.sitting import Wish

LONGEST = 60.0
"""Seconds after which a test has waited long enough."""


class Reply(msgspec.Struct):
    status: int
    headers: dict[str, str]
    text: str

    @property
    def data(self) -> Any:
        return msgspec.json.decode(self.text)

    @property
    def console(self) -> str:
        return self.text[self.text.index('<footer id="console"') : self.text.index("</footer>")]


class Line:
    """An open WebSocket."""

    def __init__(self) -> None:
        self.letters: asyncio.Queue[Any] = asyncio.Queue()
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: int | None = None
        self.has: dict[str, str] = {}
        """The regions as the page has been told them."""
        self.sent: dict[str, RegionNews] = {}
        """What was in the last letter, as it came."""

    def take(self, letter: Any) -> None:
        """As the script of the page does it: what is new in a region is put into what was told before."""
        self.sent = dict(letter.get("regions", {}))
        for name, news in self.sent.items():
            self.has[name] = letter["regions"][name] = changed(self.has.get(name, ""), news)

    async def letter(self, wanted: Callable[[Any], bool] = bool) -> Any:
        """The next letter that fits."""
        async with asyncio.timeout(LONGEST):
            while True:
                letter = await self.letters.get()
                assert letter is not None, "the line was closed"
                if wanted(letter):
                    return letter

    def say(self, text: str) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": text})


class Person:
    """Somebody with a browser of his own."""

    def __init__(self, app: Starlette, account: Account | None, token: str = "", lang: str = "en") -> None:
        self.app, self.account, self.lang = app, account, lang
        secret = app.state.house.secret
        self.cookies = f"{COOKIE}={signed(token, secret)}" if token else ""

    def _scope(self, kind: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
        path, _, query = path.partition("?")
        sent = {"host": "house", "accept-language": self.lang, "cookie": self.cookies, **headers}
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "scheme": "http" if kind == "http" else "ws",
            "server": ("house", 80),
            "client": ("127.0.0.1", 1),
            "headers": [(name.encode(), value.encode()) for name, value in sent.items() if value],
            "state": {},
            "subprotocols": [],
            "root_path": "",
        }

    async def _request(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Reply:
        parts: list[bytes] = []
        told: dict[str, Any] = {}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                told.update(message)
            elif message["type"] == "http.response.body":
                parts.append(message.get("body", b""))

        async def receive() -> Any:
            return {"type": "http.request", "body": body, "more_body": False}

        scope = {**self._scope("http", path, headers), "method": method}
        await asyncio.wait_for(self.app(scope, receive, send), LONGEST)
        found = {name.decode(): value.decode() for name, value in told["headers"]}
        return Reply(told["status"], found, b"".join(parts).decode())

    async def get(self, path: str, **headers: str) -> Reply:
        return await self._request("GET", path, b"", headers)

    async def post(self, path: str, fields: Mapping[str, object] | bytes = b"", **headers: str) -> Reply:
        body = fields if isinstance(fields, bytes) else urlencode(fields).encode()
        kind = {"content-type": "application/x-www-form-urlencoded", "origin": "http://house"}
        return await self._request("POST", path, body, {**kind, **headers})

    async def bring(
        self, path: str, fields: Iterable[tuple[str, object]] = (), files: Mapping[str, bytes] | None = None
    ) -> Reply:
        """A form with files, as a browser sends it; a file without content is one that was not chosen."""
        parts = [f'name="{name}"\r\n\r\n{value}'.encode() for name, value in fields]
        for name, content in (files or {}).items():
            file = f"{name}.txt" if content else ""
            parts.append(
                f'name="{name}"; filename="{file}"\r\nContent-Type: text/plain\r\n\r\n'.encode() + content
            )
        body = b"".join(b"--frame\r\nContent-Disposition: form-data; " + part + b"\r\n" for part in parts)
        kind = {"content-type": "multipart/form-data; boundary=frame", "origin": "http://house"}
        return await self._request("POST", path, body + b"--frame--\r\n", kind)

    async def send(self, path: str, **fields: object) -> Reply:
        """As the script of the page does it."""
        return await self.post(path, fields, accept="application/json")

    @asynccontextmanager
    async def line(self, path: str) -> AsyncIterator[Line]:
        line = Line()

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                letter = msgspec.json.decode(message["text"])
                line.take(letter)
                line.letters.put_nowait(letter)
            elif message["type"] == "websocket.close":
                line.closed = message.get("code", 1000)
                line.letters.put_nowait(None)

        async def receive() -> Any:
            return await line.said.get()

        line.said.put_nowait({"type": "websocket.connect"})
        scope = self._scope("websocket", path, {"origin": "http://house"})
        talk = asyncio.create_task(self.app(scope, receive, send))
        try:
            yield line
        finally:
            line.said.put_nowait({"type": "websocket.disconnect", "code": 1001})
            ended, _ = await asyncio.wait({talk}, timeout=LONGEST)
            assert ended, "the line did not end with its page"
            talk.result()


class Open:
    """An open house and the people in it."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.house: House = app.state.house

    async def person(self, name: str, lang: str = "en", **settings: object) -> Person:
        account, token = await self.house.people.guest(name, lang)
        if settings:
            account = msgspec.structs.replace(account, settings=settings)
            await self.house.store.accounts.change(account)
        return Person(self.app, account, token, lang)

    def stranger(self, lang: str = "en") -> Person:
        return Person(self.app, None, "", lang)

    async def lay(self, host: Person, seats: str, game: str = "airship_city", **wish: Any) -> LiveTable:
        assert host.account is not None
        return await self.house.sitting.lay(host.account, Wish(game, tuple(seats.split()), **wish))

    async def table_for(self, *people: Person, game: str = "airship_city", **wish: Any) -> LiveTable:
        """A table at which they all sit, in this order."""
        table = await self.lay(people[0], " ".join(["me", *["open"] * (len(people) - 1)]), game, **wish)
        for seat, person in enumerate(people[1:], start=1):
            assert person.account is not None
            await self.house.sitting.join(table, person.account, seat)
        return table


@asynccontextmanager
async def opened(db: str | Path) -> AsyncIterator[Open]:
    app = site(Settings(db=str(db), names=("house",)))
    async with app.router.lifespan_context(app):
        yield Open(app)


def asked(table: LiveTable) -> int:
    return table.match.waiting[0]


async def play(people: list[Person], table: LiveTable, moves: int, option: int = 0) -> None:
    """Whoever is asked takes an option, so many times, and confirms it if asked to."""
    for _ in range(moves):
        if table.match.status != "playing":
            return
        seat, version = asked(table), table.version
        person = people[seat if len(people) > 1 else 0]
        reply = await person.send(
            f"/t/{table.id}/answer", version=version, seat=seat, option=option, confirmed=1, live=1
        )
        assert reply.status == 200, reply.text


def version_in(reply: Reply) -> int:
    found = re.search(r'name="version" value="(\d+)"', reply.text)
    assert found is not None
    return int(found.group(1))

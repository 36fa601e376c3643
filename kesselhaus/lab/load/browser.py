"""As much of a browser as a load needs: kept connections, cookies, and a line to a table."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple
from urllib.parse import urlencode, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from kesselhaus.lab.load.line import Line, LineLost, Take

PATIENCE = 15.0
"""Seconds after which an answer is an error, on a machine that has nothing else to do."""


class Reply(NamedTuple):
    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return msgspec.json.decode(self.body)


class Lost(Exception):
    """The server did not answer, or not in time."""


class Browser:
    """One person's browser. Requests go one after the other over one connection."""

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        parts = urlsplit(address)
        self.address = f"{parts.scheme}://{parts.netloc}"
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.patience = patience
        self.cookies: dict[str, str] = {}
        self.requests = self.received = 0
        self._fresh = True
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str, **headers: str) -> Reply:
        return await self._request("GET", path, b"", headers)

    async def post(
        self, path: str, fields: Mapping[str, object] | list[tuple[str, object]], **headers: str
    ) -> Reply:
        kind = {"Content-Type": "application/x-www-form-urlencoded", "Origin": self.address}
        return await self._request("POST", path, urlencode(fields).encode(), {**kind, **headers})

    async def send(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Reply:
        """A request of any kind."""
        return await self._request(method, path, body, headers)

    async def _request(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Reply:
        try:
            async with asyncio.timeout(self.patience):
                reply = await self._exchange(method, path, body, headers)
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            self.hang_up()
            raise Lost(f"{method} {path}: {error!r}") from error
        self.requests += 1
        self.received += len(reply.body)
        return reply

    async def _exchange(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Reply:
        sent = {
            "Host": f"{self.host}:{self.port}",
            "Content-Length": str(len(body)),
            **self._known(),
            **headers,
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in sent.items())
        message = f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body
        try:
            reader, told = await self._head(message)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            # A connection that was kept for long may have been closed in the meantime; browsers know that.
            if self._fresh or (isinstance(error, asyncio.IncompleteReadError) and error.partial):
                raise
            self.hang_up()
            reader, told = await self._head(message)
        first, *lines = told.decode("latin-1").split("\r\n")
        found: dict[str, str] = {}
        for line in filter(None, lines):
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                key, _, token = value.partition(";")[0].partition("=")
                self.cookies[key] = token
            found[name.lower()] = value
        content = await _content(reader, found)
        if found.get("connection") == "close":
            self.hang_up()
        return Reply(int(first.split()[1]), found, content)

    async def _head(self, message: bytes) -> tuple[asyncio.StreamReader, bytes]:
        self._fresh = self._line is None
        if self._line is None:
            self._line = await asyncio.open_connection(self.host, self.port)
        reader, writer = self._line
        writer.write(message)
        return reader, await reader.readuntil(b"\r\n\r\n")

    def _known(self) -> dict[str, str]:
        return (
            {"Cookie": "; ".join(f"{key}={value}" for key, value in self.cookies.items())}
            if self.cookies
            else {}
        )

    async def page_line(self, path: str, take: Take, lost: Callable[[LineLost], None]) -> Line:
        """The line of an open page, for a load."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self.patience):
                _, line = await loop.create_connection(lambda: Line(take, lost), self.host, self.port)
                line.ask(f"{self.host}:{self.port}", path, {"Origin": self.address, **self._known()})
                await line.opened
        except (OSError, TimeoutError, LineLost) as error:
            raise Lost(f"{path}: {error!r}") from error
        return line

    async def line(self, path: str) -> ClientConnection:
        """A WebSocket on which anything may be said."""
        try:
            return await connect(
                f"ws://{self.host}:{self.port}{path}",
                additional_headers=self._known(),
                origin=self.address,  # type: ignore[arg-type]
                max_size=None,
                open_timeout=self.patience,
                ping_interval=None,
                proxy=None,
            )
        except (OSError, TimeoutError) as error:
            raise Lost(f"{path}: {error!r}") from error

    def hang_up(self) -> None:
        if self._line is not None:
            self._line[1].close()
            self._line = None


async def _content(reader: asyncio.StreamReader, headers: Mapping[str, str]) -> bytes:
    """The body of a reply, whole or in pieces."""
    if headers.get("transfer-encoding") != "chunked":
        return await reader.readexactly(int(headers.get("content-length", 0)))
    content = b""
    while length := int(await reader.readuntil(b"\r\n"), 16):
        content += (await reader.readexactly(length + 2))[:-2]
    await reader.readuntil(b"\r\n")
    return content

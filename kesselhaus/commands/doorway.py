"""Connections: how many there may be and how long each may dawdle. The web server itself has no such limits.

Whoever sends half a request and waits holds a descriptor. So headers and bodies have their time, an address
has its number of connections, and where all are taken, who has not even asked yet makes way for who comes.
"""

import resource
from asyncio import TimerHandle, Transport
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from kesselhaus.web.limits import network_of

HEADERS = 6.0
"""Seconds from the first moment in which a request may come to its last header."""
BODY = 20.0
"""Seconds for the rest of it: a megabyte on a slow line."""
TAKING = 30.0
"""Seconds in which a page that was asked for must be taken in, or at least a part of it."""
EACH = 250
"""Connections of one address: a class with a page and some tables each."""
RESERVE = 128
"""Descriptors that are never given to visitors: the database, the workers and the log need some."""
MOST = 20_000
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_MANY = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\nContent-Length: 0\r\n\r\n"
)


def room_for_connections() -> int:
    """How many connections this process can hold once it has asked for all descriptors that it may have."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST + RESERVE if hard == resource.RLIM_INFINITY else min(hard, MOST + RESERVE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most - RESERVE


class Crowd:
    """All connections of a process, the oldest first."""

    def __init__(self, most: int, each: int = EACH) -> None:
        self._most, self._each = most, each
        self._here: dict[Connection, None] = {}
        self._from: Counter[str] = Counter()

    def let_in(self, connection: "Connection") -> bool:
        """Behind a proxy all come from one address; there the proxy counts them."""
        if self._from[connection.place] >= self._each and not connection.is_from_proxy:
            return False
        if len(self._here) >= self._most and not self._make_room():
            return False
        self._here[connection] = None
        self._from[connection.place] += 1
        return True

    def gone(self, connection: "Connection") -> None:
        if connection in self._here:
            del self._here[connection]
            self._from[connection.place] -= 1
            self._from += Counter()

    def _make_room(self) -> bool:
        for phase in ("headers", "idle", "body"):
            late = next((connection for connection in self._here if connection.phase == phase), None)
            if late is not None:
                self.gone(late)
                late.transport.abort()
                return True
        return False


class Connection(H11Protocol):
    """A connection that is closed when it dawdles. WebSockets are counted as long as they are open."""

    def __init__(self, crowd: Crowd, **given: Any) -> None:
        super().__init__(**given)
        self._crowd = crowd
        self.place, self.phase = "", "headers"
        self._deadline: TimerHandle | None = None
        self._slow: TimerHandle | None = None

    @property
    def is_from_proxy(self) -> bool:
        """Whether its word counts about where requests come from."""
        trusted = self.config.forwarded_allow_ips
        named = trusted.split(",") if isinstance(trusted, str) else trusted or ()
        return self.place in (name.strip() for name in named) or "*" in named

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.place = network_of(self.client[0]) if self.client else ""
        if self._crowd.let_in(self):
            self._deadline = self.loop.call_later(HEADERS, self._too_late)
        else:
            transport.write(TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._crowd.gone(self)
        for timer in (self._deadline, self._slow):
            if timer is not None:
                timer.cancel()

    # ------------------------------------------------------------------ coming in

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        """What is waited for now. More of the same gives nobody more time."""
        if self.phase == "line":
            return
        their = self.conn.their_state
        phase = "body" if their is h11.SEND_BODY else "answer"
        if their is h11.IDLE:
            begun = self.cycle is None or self.conn.trailing_data[0]
            phase = "headers" if begun else "idle"
        if phase != self.phase:
            self.phase = phase
            if self._deadline is not None:
                self._deadline.cancel()
            seconds = {"headers": HEADERS, "body": BODY}.get(phase)
            self._deadline = self.loop.call_later(seconds, self._too_late) if seconds else None

    def _too_late(self) -> None:
        if self.phase == "headers":
            self.transport.write(TOO_LATE)
            self.transport.close()
        else:
            self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.phase = "line"
        if self._deadline is not None:
            self._deadline.cancel()
        super().handle_websocket_upgrade(event)
        line: Any = self.transport.get_protocol()
        lost = line.connection_lost

        def gone(exc: Exception | None) -> None:
            self._leave()
            lost(exc)

        line.connection_lost = gone

    # ------------------------------------------------------------------ going out

    def pause_writing(self) -> None:
        super().pause_writing()
        self._slow = self.loop.call_later(TAKING, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._slow is not None:
            self._slow.cancel()

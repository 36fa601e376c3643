"""Telling somebody's own program that it is his turn: one small POST to an address he has given.

The address is looked up first and then called by that number, so that no name can lead to a private
machine, neither at once nor by a redirect or a second look-up.
"""

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec

from kesselhaus.store import Notice, Store

log = logging.getLogger("kesselhaus.webhooks")

SECONDS = 5.0
LONGEST = 10.0
"""A call is broken off after so many seconds, however lively it is."""
LONGEST_ADDRESS = 500
PORTS = (None, 443, 8443)
TRIES = 4
LATER = (60_000, 600_000, 3_600_000)
"""Milliseconds until the second, third and fourth try."""
AT_ONCE = 4
LEASE = 60_000
"""Milliseconds for which what is being sent is nobody else's to send."""
TRANSLATED = tuple(
    ipaddress.ip_network(network) for network in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
)
"""Numbers that somebody on the way turns into others, which may be private."""

Call = Callable[[str, object], None]


def may_be_called(address: str) -> bool:
    """Only https, an ordinary port, no user in it, no bare private number, and no longer than is kept."""
    if len(address) > LONGEST_ADDRESS:
        return False
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return False
    if parts.scheme != "https" or not parts.hostname or "@" in parts.netloc or port not in PORTS:
        return False
    try:
        return is_public(parts.hostname)
    except ValueError:
        return "." in parts.hostname and not parts.hostname.endswith((".local", ".internal", ".localhost"))


def is_public(number: str) -> bool:
    """Raises ValueError if it is no number of a machine at all."""
    found = ipaddress.ip_address(number)
    return found.is_global and not found.is_multicast and not any(found in each for each in TRANSLATED)


def public_number(host: str, port: int) -> str:
    """The number of a host; refused if any of its numbers is private."""
    numbers = {info[4][0] for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not numbers or not all(is_public(str(number)) for number in numbers):
        raise OSError(f"{host} is not a public address")
    return str(sorted(numbers, key=str)[0])


class _Line(http.client.HTTPSConnection):
    """A connection to a number that was checked, with the certificate of the name."""

    def __init__(self, host: str, port: int, number: str) -> None:
        super().__init__(host, port, timeout=SECONDS, context=ssl.create_default_context())
        self._number = number

    def connect(self) -> None:
        line = socket.create_connection((self._number, self.port), self.timeout)
        context: ssl.SSLContext = self._context  # type: ignore[attr-defined]
        self.sock = context.wrap_socket(line, server_hostname=self.host)


def call(address: str, body: object) -> None:
    """One call. Raises OSError, ValueError or HTTPException if it did not get through."""
    if not may_be_called(address):
        raise OSError("not an address that may be called")
    parts = urlsplit(address)
    host, port = parts.hostname or "", parts.port or 443
    target = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    post(_Line(host, port, public_number(host, port)), target, body)


def post(line: http.client.HTTPConnection, target: str, body: object) -> None:
    """Whatever is not a plain yes is a no; nobody is followed to where he sends us."""
    # Whoever answers a letter at a time does not keep a thread for ever.
    enough = threading.Timer(LONGEST, _hang_up, [line])
    enough.start()
    try:
        line.request("POST", target, msgspec.json.encode(body), {"Content-Type": "application/json"})
        status = line.getresponse().status
        if not 200 <= status < 300:
            raise OSError(f"answered {status}")
    finally:
        enough.cancel()
        line.close()


def _hang_up(line: http.client.HTTPConnection) -> None:
    if line.sock is not None:
        with suppress(OSError):
            line.sock.shutdown(socket.SHUT_RDWR)


_callers = ThreadPoolExecutor(AT_ONCE, "webhook")


async def deliver(store: Store, now: int, send: Call = call) -> int:
    """Send what is due; returns how many were tried."""
    notices = await store.notices.claim(now, now + LEASE, AT_ONCE)
    await asyncio.gather(*(_deliver(store, notice, now, send) for notice in notices))
    return len(notices)


async def _deliver(store: Store, notice: Notice, now: int, send: Call) -> None:
    account = await store.accounts.get(notice.account)
    if account is None or account.webhook is None:
        await store.notices.done(notice)
        return
    try:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(_callers, send, account.webhook, notice.body)
    except (OSError, ValueError, http.client.HTTPException) as error:
        log.info("webhook of %s: %s", account.id, error)
        if notice.attempts >= TRIES:
            await store.notices.done(notice)
        else:
            due = now + LATER[min(notice.attempts, len(LATER)) - 1]
            await store.notices.failed(notice, due, str(error)[:200])
    else:
        await store.notices.done(notice)

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
from urllib.parse import urlsplit

import msgspec

from kesselhaus.store import Notice, Store

log = logging.getLogger("kesselhaus.webhooks")

SECONDS = 5.0
TRIES = 4
LATER = (60_000, 600_000, 3_600_000)
"""Milliseconds until the second, third and fourth try."""


def may_be_called(address: str) -> bool:
    """Only https, an ordinary port, no user in it, and no bare private number."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return False
    if parts.scheme != "https" or not parts.hostname or parts.username or port not in (None, 443, 8443):
        return False
    try:
        return is_public(parts.hostname)
    except ValueError:
        return "." in parts.hostname and not parts.hostname.endswith((".local", ".internal", ".localhost"))


def is_public(number: str) -> bool:
    """Raises ValueError if it is no number of a machine at all."""
    found = ipaddress.ip_address(number)
    return found.is_global and not found.is_multicast


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
    """One call. Raises OSError or HTTPException if it did not get through."""
    if not may_be_called(address):
        raise OSError("not an address that may be called")
    parts = urlsplit(address)
    host, port = parts.hostname or "", parts.port or 443
    line = _Line(host, port, public_number(host, port))
    try:
        target = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        line.request("POST", target, msgspec.json.encode(body), {"Content-Type": "application/json"})
        status = line.getresponse().status
        if not 200 <= status < 300:
            raise OSError(f"answered {status}")
    finally:
        line.close()


async def deliver(store: Store, now: int) -> int:
    """Send what is due; returns how many were tried."""
    notices = await store.notices.claim(now, now + int(SECONDS * 4000))
    await asyncio.gather(*(_deliver(store, notice, now) for notice in notices))
    return len(notices)


async def _deliver(store: Store, notice: Notice, now: int) -> None:
    account = await store.accounts.get(notice.account)
    if account is None or account.webhook is None:
        await store.notices.done(notice)
        return
    try:
        await asyncio.to_thread(call, account.webhook, notice.body)
    except (OSError, http.client.HTTPException) as error:
        log.info("webhook of %s: %s", account.id, error)
        if notice.attempts >= TRIES:
            await store.notices.done(notice)
        else:
            due = now + LATER[min(notice.attempts, len(LATER)) - 1]
            await store.notices.failed(notice, due, str(error)[:200])
    else:
        await store.notices.done(notice)

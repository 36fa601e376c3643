"""What one of several processes has to itself for as long as it lives.

A claim is an advisory lock of a session that is kept for nothing else. PostgreSQL gives it free when the
session ends, however it ends; so whoever takes over from a dead process needs no time limit and no heartbeat.
"""

import asyncio
import contextlib
import logging
from typing import Any

import psycopg

log = logging.getLogger("kesselhaus.store")

# Of a machine that has vanished without a word the server hears no more; it shall notice soon.
NOTICED_SOON = "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 3; SET tcp_keepalives_count = 3"
NUMBER = "hashtextextended(current_schema() || ' ' || %s, 0)"
"""Of two houses in one database each has claims of its own."""


class Claims:
    """The claims of this process."""

    def __init__(self, url: str, **usual: Any) -> None:
        self._url, self._usual = url, usual
        self._session: psycopg.AsyncConnection[tuple[Any, ...]] | None = None
        self._held: set[str] = set()
        self._one_at_a_time = asyncio.Lock()

    async def take(self, what: str) -> bool:
        """Whether it is ours, now or already. Raises psycopg.Error while the database is away."""
        if what in self._held and self._session is not None and not self._session.closed:
            return True
        async with self._one_at_a_time:
            session = await self._open_session()
            if what in self._held:
                return True
            try:
                found = await session.execute(f"SELECT pg_try_advisory_lock({NUMBER})".encode(), [what])
            except psycopg.errors.OutOfMemory:
                # PostgreSQL keeps no more locks than it was told to. Then two may do the same work, and what
                # is stored first counts.
                log.warning("The database has no lock left (max_locks_per_transaction) for %s.", what)
                return True
            row = await found.fetchone()
            if row is not None and row[0]:
                self._held.add(what)
            return what in self._held

    @property
    def held(self) -> tuple[str, ...]:
        return tuple(self._held)

    async def give_back(self, what: str) -> None:
        async with self._one_at_a_time:
            if what not in self._held:
                return
            self._held.discard(what)
            if self._session is not None and not self._session.closed:
                # A session that is lost has given it back already.
                with contextlib.suppress(psycopg.Error):
                    await self._session.execute(f"SELECT pg_advisory_unlock({NUMBER})".encode(), [what])

    async def look(self) -> None:
        """Notice a session that was lost: what it had may be somebody else's by now."""
        async with self._one_at_a_time:
            if self._session is not None:
                with contextlib.suppress(psycopg.Error):
                    await self._session.execute("SELECT 1")
                if self._session.closed:
                    self._lose()

    async def close(self) -> None:
        async with self._one_at_a_time:
            if self._session is not None:
                await self._session.close()
            self._lose()

    async def _open_session(self) -> psycopg.AsyncConnection[tuple[Any, ...]]:
        if self._session is not None and self._session.closed:
            self._lose()
        if self._session is None:
            self._session = await psycopg.AsyncConnection.connect(self._url, autocommit=True, **self._usual)
            await self._session.execute(NOTICED_SOON)
        return self._session

    def _lose(self) -> None:
        self._session = None
        self._held.clear()

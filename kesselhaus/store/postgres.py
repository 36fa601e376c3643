"""PostgreSQL: for several processes, which hear of each other's writes by LISTEN and NOTIFY."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
import psycopg
from psycopg.rows import DictRow, dict_row
from psycopg_pool import AsyncConnectionPool, ConnectionPool, PoolTimeout

from kesselhaus.store import backup
from kesselhaus.store.claims import Claims
from kesselhaus.store.news import MISSED, Broadcast, Kind, Listener, News
from kesselhaus.store.problems import Unavailable, WrongSchema
from kesselhaus.store.rounds import Connection, carry_out, perform, perform_together, told, translated
from kesselhaus.store.work import Do, Running, Work, answers, do
from kesselhaus.store.writer import Job, Writer

T = TypeVar("T")

log = logging.getLogger("kesselhaus.store")
CHANNEL = "kesselhaus"
READERS = 6
TOLD_AT_ONCE = 60
"""News in one notification, which may have 8,000 bytes."""
PATIENCE = 10.0
"""Seconds to wait for a connection when the database is opened."""
BUSY = 3.0
"""Seconds to wait for one later, when somebody waits for us."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds between two tries to hear the database again."""
MIGRATING = 0x6B657373
"""The advisory lock of whoever brings the schema up to date."""
# A server that has vanished without a word is noticed within a minute.
KEEPALIVE: dict[str, Any] = {
    "keepalives_idle": 20,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "connect_timeout": 10,
}


class PostgreSQL:
    """Reads take turns on a few connections. Writes gather for one: NOTIFY makes all commits of a server
    queue up, so that writes one by one would wait for the disk one by one.
    """

    is_shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._broadcast = Broadcast()
        self._closed = False
        self.commits = 0
        usual = {"autocommit": True, "row_factory": dict_row, **KEEPALIVE}
        self._readers: AsyncConnectionPool[psycopg.AsyncConnection[DictRow]] = AsyncConnectionPool(
            url,
            kwargs=usual,
            min_size=1,
            max_size=READERS,
            timeout=BUSY,
            configure=_set_reader,
            open=False,
        )
        self._writers: ConnectionPool[Connection] = ConnectionPool(
            url, kwargs=usual, min_size=1, max_size=1, timeout=BUSY, configure=_set_writer, open=False
        )
        self._claims = Claims(url, **KEEPALIVE)
        self._listening = asyncio.Event()
        self._hearing: asyncio.Task[None]
        self._writer: Writer

    @classmethod
    async def open(cls, url: str, prepare: Callable[[], Work[None]]) -> Self:
        """Connect; `prepare` brings the schema up to date."""
        try:
            await asyncio.to_thread(_prepare, url, prepare)
            database = cls(url)
            await asyncio.to_thread(database._writers.open, wait=True, timeout=PATIENCE)
            await database._readers.open(wait=True, timeout=PATIENCE)
        except psycopg.OperationalError as error:
            raise Unavailable(f"The PostgreSQL database cannot be opened: {error}") from error
        database._writer = Writer(database._write_together, database._broadcast)
        database._hearing = asyncio.create_task(database._hear_on())
        await database._listening.wait()
        return database

    async def read(self, begin: Callable[[], Work[T]]) -> T:
        try:
            return await self._read(begin)
        except PoolTimeout as error:
            raise told(error) from error
        except psycopg.OperationalError:
            pass
        except psycopg.Error as error:
            raise told(error) from error
        try:  # the connection was lost, perhaps long ago; reading can be tried again
            await self._readers.check()
            return await self._read(begin)
        except psycopg.Error as error:
            raise told(error) from error

    async def write(self, begin: Callable[[], Work[T]], order: str) -> T:
        return await self._writer.write(begin, order)

    def listen(self, *kinds: Kind) -> Listener:
        return self._broadcast.listen(*kinds)

    async def claim(self, what: str) -> bool:
        try:
            return await self._claims.take(what)
        except psycopg.Error as error:
            raise told(error) from error

    async def give_back(self, what: str) -> None:
        await self._claims.give_back(what)

    @property
    def claimed(self) -> tuple[str, ...]:
        return self._claims.held

    async def look_after_claims(self) -> None:
        await self._claims.look()

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(_backup, self._url, path)

    async def healthy(self) -> bool:
        return await answers(self) and self._listening.is_set()

    @property
    def hears(self) -> bool:
        return self._listening.is_set()

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        self._hearing.cancel()
        await asyncio.wait([self._hearing])
        await self._claims.close()
        await self._readers.close()
        await asyncio.to_thread(self._writers.close)
        self._broadcast.close()

    # ------------------------------------------------------------------ reading and writing

    async def _read(self, begin: Callable[[], Work[T]]) -> T:
        running = Running(begin)
        async with self._readers.connection() as connection:
            await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            statements = running.next(None)
            while statements:
                for statement in statements:
                    cursor = await connection.execute(translated(statement.sql), statement.parameters)
                statements = running.next(await cursor.fetchall())
            await connection.rollback()
        return running.result

    def _write_together(self, group: list[Job]) -> list[News] | None:
        committing = False
        try:
            with self._writers.connection() as connection:
                news = perform_together(connection, group)
                if news is None:
                    connection.rollback()
                    return None
                committing = True
                carry_out(connection, [*_notifications(news), Do("COMMIT")])
                self.commits += 1
        except psycopg.Error as error:
            for job in group:
                job.problem = told(error)
            # If it may have been written, or there is no connection at all, trying again would not do.
            return [] if committing or isinstance(error, PoolTimeout) else None
        return []

    # ------------------------------------------------------------------ listening

    async def _hear_on(self) -> None:
        """Listen for ever, through all breakdowns."""
        pause, heard_before = SHORTEST_PAUSE, False
        while True:
            try:
                async with self._ear() as connection:
                    if heard_before:
                        self._broadcast.tell(MISSED)
                    pause, heard_before = SHORTEST_PAUSE, True
                    self._listening.set()
                    async for notification in connection.notifies():
                        self._broadcast.tell(*_heard(notification.payload))
            except psycopg.Error as error:
                log.warning("The database is not heard any more: %s", error)
            self._listening.clear()
            await asyncio.sleep(pause)
            pause = longer(pause)

    @contextlib.asynccontextmanager
    async def _ear(self) -> AsyncIterator[psycopg.AsyncConnection[tuple[Any, ...]]]:
        async with await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, **KEEPALIVE
        ) as connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            yield connection


def longer(pause: float) -> float:
    """What is waited before the next try, after this was in vain."""
    return min(pause * 2, LONGEST_PAUSE)


def _set_writer(connection: Connection) -> None:
    connection.execute("SET synchronous_commit = on")
    connection.execute("SET statement_timeout = '30s'")
    connection.execute("SET idle_in_transaction_session_timeout = '60s'")


async def _set_reader(connection: psycopg.AsyncConnection[DictRow]) -> None:
    await connection.execute("SET statement_timeout = '30s'")


def _prepare(url: str, prepare: Callable[[], Work[None]]) -> None:
    with psycopg.connect(url, autocommit=True, row_factory=dict_row, **KEEPALIVE) as connection:
        connection.execute("BEGIN")
        connection.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
        try:
            perform(connection, Running(prepare))
        except (psycopg.ProgrammingError, psycopg.IntegrityError, psycopg.DataError) as error:
            raise WrongSchema(f"The PostgreSQL database cannot be used: {error}") from error
        connection.execute("COMMIT")


def _notifications(news: list[News]) -> Iterator[Do]:
    for start in range(0, len(news), TOLD_AT_ONCE):
        payload = msgspec.json.encode(news[start : start + TOLD_AT_ONCE]).decode()
        yield do("SELECT pg_notify(:channel, :payload)", channel=CHANNEL, payload=payload)


def _heard(payload: str) -> list[News]:
    try:
        return msgspec.json.decode(payload, type=list[News])
    except msgspec.DecodeError:
        log.warning("A notification is none of ours: %.200r", payload)
        return [MISSED]


def _backup(url: str, path: Path) -> None:
    """All rows of one moment as lines of JSON; writers go on meanwhile."""
    with backup.careful(path) as partial, partial.open("wb") as file:
        try:
            with psycopg.connect(url, row_factory=dict_row, **KEEPALIVE) as connection:
                connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
                connection.read_only = True
                found = connection.execute("SELECT max(version) AS version FROM schema_version").fetchone()
                file.write(backup.heading(found["version"] if found else 0))
                rows = 0
                for table in backup.TABLES:
                    with connection.cursor(f"backup_{table}") as cursor:
                        for row in cursor.execute(f"SELECT * FROM {table}".encode()):
                            file.write(backup.line(table, row))
                            rows += 1
                file.write(backup.ending(rows))
        except psycopg.Error as error:
            raise Unavailable(f"The backup was not written: {error}") from error

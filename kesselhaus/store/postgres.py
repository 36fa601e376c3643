"""PostgreSQL: for several processes, which hear of each other's writes by LISTEN and NOTIFY."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
import psycopg
from psycopg.rows import dict_row
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from kesselhaus.store import backup
from kesselhaus.store.jobs import Job
from kesselhaus.store.news import MISSED, Broadcast, Listener, News
from kesselhaus.store.problems import StoreError, Unavailable, WrongSchema
from kesselhaus.store.rounds import Connection, carry_out, perform, perform_together, told
from kesselhaus.store.work import Course, Do, Work, do

T = TypeVar("T")

log = logging.getLogger("kesselhaus.store")
CHANNEL = "kesselhaus"
CONNECTIONS = 8
GROUP = 128
"""How much work may share a transaction."""
TOLD_AT_ONCE = 60
"""News in one notification, which may have 8,000 bytes."""
PATIENCE = 10.0
"""Seconds to wait for a connection."""
HEALTHY = 3.0
"""Seconds in which a healthy database answers."""
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
    """Writes gather while the last ones go to the disk, as with SQLite: NOTIFY makes all commits of a server
    queue up, so that writes one by one would wait for the disk one by one.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._broadcast = Broadcast()
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._closed = False
        self.commits = 0
        self._pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            url,
            kwargs={"autocommit": True, "row_factory": dict_row, **KEEPALIVE},
            min_size=2,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            configure=_configure,
            open=False,
        )
        self._listening = asyncio.Event()
        self._writing: asyncio.Task[None]
        self._hearing: asyncio.Task[None]

    @classmethod
    async def open(cls, url: str, prepare: Callable[[], Work[None]]) -> Self:
        """Connect; `prepare` brings the schema up to date."""
        try:
            await _prepare(url, prepare)
            database = cls(url)
            await database._pool.open(wait=True, timeout=PATIENCE)
        except psycopg.OperationalError as error:
            raise Unavailable(f"The PostgreSQL database cannot be opened: {error}") from error
        database._writing = asyncio.create_task(database._write_on())
        database._hearing = asyncio.create_task(database._hear_on())
        await database._listening.wait()
        return database

    async def read(self, begin: Callable[[], Work[T]]) -> T:
        try:
            return await self._read(begin)
        except psycopg.OperationalError:
            pass
        except psycopg.Error as error:
            raise told(error) from error
        try:  # the connection was lost, perhaps long ago; reading can be tried again
            await self._pool.check()
            return await self._read(begin)
        except psycopg.Error as error:
            raise told(error) from error

    async def write(self, begin: Callable[[], Work[T]], order: str) -> T:
        if self._closed:
            raise Unavailable("The store is closed.")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Job(begin, order, future))
        return await future

    def listen(self) -> Listener:
        return self._broadcast.listen()

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(_backup, self._url, path)

    async def healthy(self) -> bool:
        def look() -> Work[None]:
            yield do("SELECT max(version) FROM schema_version")

        try:
            async with asyncio.timeout(HEALTHY):
                await self.read(look)
                await self.write(look, "")
        except (StoreError, TimeoutError):
            return False
        return self._listening.is_set()

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._queue.put_nowait(None)
        await self._writing
        self._hearing.cancel()
        await asyncio.wait([self._hearing])
        await self._pool.close()
        self._broadcast.close()

    # ------------------------------------------------------------------ reading and writing

    async def _read(self, begin: Callable[[], Work[T]]) -> T:
        async with self._pool.connection() as connection:
            await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            result = await perform(connection, Course(begin))
            await connection.rollback()
            return result

    async def _write_on(self) -> None:
        while (job := await self._queue.get()) is not None:
            group = [job]
            while len(group) < GROUP and not self._queue.empty():
                another = self._queue.get_nowait()
                if another is None:
                    self._queue.put_nowait(None)
                    break
                group.append(another)
            group.sort(key=lambda job: job.order)
            try:
                await self._write_group(group)
            except Exception as problem:  # whatever happens, the writer goes on
                log.exception("A group of writes failed.")
                for job in group:
                    job.problem = problem
            for job in group:
                job.tell()

    async def _write_group(self, group: list[Job]) -> None:
        """Together; or, as what failed may have been in the way of another or another's fault, one by one."""
        if not await self._write_together(group):
            for job in group:
                job.problem = None
                await self._write_together([job])
                job.tell()

    async def _write_together(self, group: list[Job]) -> bool:
        """One transaction. False: one of the jobs failed, and nothing was written."""
        committing = False
        try:
            async with self._pool.connection() as connection:
                news = await perform_together(connection, group)
                if news is None:
                    await connection.rollback()
                    return False
                committing = True
                await carry_out(connection, [*_notifications(news), Do("COMMIT")])
                self.commits += 1
        except psycopg.Error as error:
            for job in group:
                job.problem = job.problem or told(error)
            if committing or isinstance(error, PoolTimeout):
                return True  # it may have been written, or there is no sense in trying again
            with contextlib.suppress(psycopg.Error):
                await self._pool.check()
            return False
        return True

    # ------------------------------------------------------------------ listening

    async def _hear_on(self) -> None:
        """Listen for ever, through all breakdowns."""
        pause, heard_before = 0.1, False
        while True:
            try:
                async with self._ear() as connection:
                    if heard_before:
                        self._broadcast.tell(MISSED)
                    pause, heard_before = 0.1, True
                    self._listening.set()
                    async for notification in connection.notifies():
                        self._broadcast.tell(*_heard(notification.payload))
            except psycopg.Error as error:
                log.warning("The database is not heard any more: %s", error)
            self._listening.clear()
            await asyncio.sleep(pause)
            pause = min(pause * 2, 5.0)

    @contextlib.asynccontextmanager
    async def _ear(self) -> AsyncIterator[psycopg.AsyncConnection[tuple[Any, ...]]]:
        async with await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, **KEEPALIVE
        ) as connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            yield connection


async def _configure(connection: Connection) -> None:
    await connection.execute("SET synchronous_commit = on")
    await connection.execute("SET statement_timeout = '30s'")
    await connection.execute("SET idle_in_transaction_session_timeout = '60s'")


async def _prepare(url: str, prepare: Callable[[], Work[None]]) -> None:
    async with await psycopg.AsyncConnection.connect(
        url, autocommit=True, row_factory=dict_row, **KEEPALIVE
    ) as connection:
        await connection.execute("BEGIN")
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
        try:
            await perform(connection, Course(prepare))
        except (psycopg.ProgrammingError, psycopg.IntegrityError, psycopg.DataError) as error:
            raise WrongSchema(f"The PostgreSQL database cannot be used: {error}") from error
        await connection.execute("COMMIT")


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

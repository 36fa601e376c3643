"""SQLite: one file, one writer with group commit, a few readers."""

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Self, TypeVar

from kesselhaus.store.backup import careful
from kesselhaus.store.news import Broadcast, Kind, Listener, News
from kesselhaus.store.problems import StoreError, Unavailable, Unknown, WrongSchema
from kesselhaus.store.work import Rows, Running, Work, answers
from kesselhaus.store.writer import Job, Writer

T = TypeVar("T")
READERS = 4
PATIENCE = 10.0
"""Seconds to wait for another process that is writing, when the database is opened."""
BUSY = 3.0
"""Seconds to wait for it later, when somebody waits for us."""


class SQLite:
    """Reads run in a few threads, each on a moment of its own; writes in one."""

    is_shared = False

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._broadcast = Broadcast()
        self._connection = connection
        self._writer = Writer(self._write_together, self._broadcast)
        self.commits = 0
        self._closed = False
        self._readers: list[sqlite3.Connection] = []
        self._reader = threading.local()
        self._reading = ThreadPoolExecutor(READERS, "store-reader")

    @classmethod
    async def open(cls, path: Path, prepare: Callable[[], Work[None]]) -> Self:
        """Open the file, or make it; `prepare` brings its schema up to date."""
        return cls(path, await asyncio.to_thread(_open_writer, path, prepare))

    async def read(self, begin: Callable[[], Work[T]]) -> T:
        if self._closed:
            raise Unavailable("The store is closed.")
        return await self._loop.run_in_executor(self._reading, self._read, begin)

    async def write(self, begin: Callable[[], Work[T]], order: str) -> T:
        return await self._writer.write(begin, order)

    def listen(self, *kinds: Kind) -> Listener:
        return self._broadcast.listen(*kinds)

    async def claim(self, what: str) -> bool:
        """A file is one house's, and a house on a file has one process."""
        return True

    async def give_back(self, what: str) -> None:
        pass

    @property
    def claimed(self) -> tuple[str, ...]:
        return ()

    async def look_after_claims(self) -> None:
        pass

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(_backup, self._path, path)

    async def healthy(self) -> bool:
        return await answers(self)

    @property
    def hears(self) -> bool:
        return True

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._reading.shutdown)
        for connection in (*self._readers, self._connection):
            connection.close()
        self._broadcast.close()

    # ------------------------------------------------------------------ in the threads

    def _own_reader(self) -> sqlite3.Connection:
        """Opened when the thread first reads; where that fails, the next who reads tries again."""
        found: sqlite3.Connection | None = getattr(self._reader, "connection", None)
        if found is None:
            found = _connect(self._path)
            found.execute("PRAGMA query_only = ON")
            self._reader.connection = found
            self._readers.append(found)
        return found

    def _read(self, begin: Callable[[], Work[T]]) -> T:
        try:
            connection = self._own_reader()
        except sqlite3.Error as error:
            raise _told(error) from error
        try:
            connection.execute("BEGIN")
            return _perform(connection, Running(begin))
        except sqlite3.Error as error:
            raise _told(error) from error
        finally:
            _roll_back(connection)

    def _write_together(self, group: list[Job]) -> list[News] | None:
        connection, news = self._connection, list[News]()
        before = connection.total_changes
        try:
            connection.execute("BEGIN IMMEDIATE")
            if not all(_attempt(connection, job, news) for job in group):
                _roll_back(connection)
                return None
            connection.execute("COMMIT")
            self.commits += connection.total_changes > before
        except sqlite3.Error as error:
            _roll_back(connection)
            for job in group:
                job.problem = _told(error)
            return []
        return news


def _attempt(connection: sqlite3.Connection, job: Job, news: list[News]) -> bool:
    """Do work within a transaction. False: it failed after it may have written something."""
    changes = connection.total_changes
    running = Running(job.begin)
    try:
        job.result = _perform(connection, running)
    except sqlite3.Error as error:
        job.problem = _told(error)
        return False
    except Exception as problem:
        job.problem = problem
        return connection.total_changes == changes
    news += running.news
    return True


def _perform(connection: sqlite3.Connection, running: Running[T]) -> T:
    statements = running.next(None)
    while statements:
        rows: Rows = []
        for statement in statements:
            rows = connection.execute(statement.sql, statement.parameters).fetchall()
        statements = running.next(rows)
    return running.result


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    connection.row_factory = _as_dict
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _as_dict(cursor: sqlite3.Cursor, row: tuple[Any, ...]) -> dict[str, Any]:
    return {column[0]: value for column, value in zip(cursor.description, row, strict=True)}


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Two processes that open a new database at once: SQLite does not wait for the other by itself here."""
    tries = 100
    for attempt in range(tries):
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if attempt == tries - 1:
                raise
            time.sleep(PATIENCE / tries)


def _open_writer(path: Path, prepare: Callable[[], Work[None]]) -> sqlite3.Connection:
    try:
        # Passwords' hashes are in it: nobody else on this machine has to read it.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        connection = _connect(path)
    except OSError as error:
        raise Unavailable(f"The database {str(path)!r} cannot be opened: {error.strerror}.") from error
    try:
        _write_ahead(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # on a Mac an ordinary sync is none
        connection.execute("PRAGMA checkpoint_fullfsync = ON")
        connection.execute("PRAGMA foreign_keys = OFF")  # a step of the schema may rebuild a table
        connection.execute("BEGIN IMMEDIATE")
        _perform(connection, Running(prepare))
        if broken := connection.execute("PRAGMA foreign_key_check").fetchall():
            raise WrongSchema(f"The database {str(path)!r} refers to {len(broken)} rows that are not there.")
        connection.execute("COMMIT")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA busy_timeout = {int(BUSY * 1000)}")
    except sqlite3.Error as error:
        connection.close()
        raise WrongSchema(f"The database {str(path)!r} cannot be used: {error}.") from error
    except Exception:
        connection.close()
        raise
    return connection


def _backup(source: Path, path: Path) -> None:
    """A copy of one moment; the writer goes on meanwhile."""
    with careful(path) as partial:
        try:
            with (
                closing(_connect(source)) as original,
                closing(_connect(partial)) as copy,
            ):
                original.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as error:
            raise Unavailable(f"The backup was not written: {error}.") from error


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _told(error: sqlite3.Error) -> StoreError:
    if isinstance(error, sqlite3.IntegrityError):
        return Unknown(f"What was to be written refers to something that is not there: {error}.")
    return Unavailable(f"The database did not do it: {error}.")

"""Work on the database as a generator: it yields statements and is sent the rows.

So every operation is written once, with its SQL, and runs on either database: in a thread with SQLite, on the
event loop with PostgreSQL.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator, Mapping
from pathlib import Path
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

import msgspec

from kesselhaus.store import limits
from kesselhaus.store.news import Kind, Listener, News
from kesselhaus.store.problems import StoreError

T = TypeVar("T")
P = ParamSpec("P")
HEALTHY = 3.0
"""Seconds in which a healthy database answers."""
Rows = list[dict[str, Any]]


class Do(msgspec.Struct, frozen=True):
    """A statement, with `:name` where a parameter is bound, in SQL that both databases understand."""

    sql: str
    parameters: Mapping[str, Any] = {}


Work = Generator[Do | tuple[Do, ...] | News, Rows, T]
"""What is yielded is done, one statement or several; of several the rows of the last are sent. News are told
to all who listen once the work is safely written.
"""


def do(sql: str, /, **parameters: Any) -> Do:
    for name, value in parameters.items():
        if type(value) is str:
            limits.storable(name, value)
    return Do(sql, parameters)


class Running(Generic[T]):
    """Work under way. It knows no database: it says what to do next and is told what came of it."""

    result: T

    def __init__(self, begin: Callable[[], Work[T]]) -> None:
        self._work = begin()
        self.news: list[News] = []

    def next(self, rows: Rows | None) -> tuple[Do, ...]:
        """What to do next, given the rows of what was done last (None at the start); () at the end."""
        try:
            step = next(self._work) if rows is None else self._work.send(rows)
            while isinstance(step, News):
                self.news.append(step)
                step = self._work.send([])
        except StopIteration as end:
            self.result = end.value
            return ()
        return (step,) if isinstance(step, Do) else step


class Driver(Protocol):
    """One of the two databases."""

    async def read(self, begin: Callable[[], Work[T]]) -> T:
        """Run work that only reads, on one moment of the database."""

    async def write(self, begin: Callable[[], Work[T]], order: str) -> T:
        """Run work wholly or not at all; return when it cannot be lost any more.

        It may share its transaction with other work, in the order of the `order`s, and it may be begun again.
        """

    def listen(self, *kinds: Kind) -> Listener: ...

    async def claim(self, what: str) -> bool:
        """Have something to ourselves among all processes on the database; False: another one has it.

        It is ours until it is given back or this process ends, however it ends.
        """

    async def give_back(self, what: str) -> None: ...

    @property
    def claimed(self) -> tuple[str, ...]:
        """What this process has claimed."""

    async def look_after_claims(self) -> None:
        """Notice that they were lost, because the database was."""

    async def backup(self, path: Path) -> None: ...

    async def healthy(self) -> bool: ...

    is_shared: bool
    """Whether other processes may have it open."""

    @property
    def hears(self) -> bool:
        """Whether news of all that is written come in, also of what others write."""

    async def close(self) -> None: ...

    @property
    def commits(self) -> int:
        """How many transactions have been written since the database was opened."""


async def answers(driver: Driver) -> bool:
    """Whether a database can be read and written, within a few seconds."""

    def look() -> Work[None]:
        yield Do("SELECT max(version) FROM schema_version")

    def beat() -> Work[None]:
        # Really: what is not written shows no full disk.
        upsert = "INSERT INTO pulse (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
        yield Do(upsert, {"at": time.time_ns() // 1_000_000})

    try:
        async with asyncio.timeout(HEALTHY):
            await driver.read(look)
            await driver.write(beat, "")
    except (StoreError, TimeoutError):
        return False
    return True


class Repository:
    """Base of the parts of the store: each keeps one subject."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver


D = TypeVar("D", bound=Repository)


def reading(
    method: Callable[Concatenate[D, P], Work[T]],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, T]]:
    """Turn work that reads into a method that can be awaited."""

    async def read(self: D, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.driver.read(lambda: method(self, *args, **kwargs))

    read.__doc__ = method.__doc__
    return read


def writing(
    method: Callable[Concatenate[D, P], Work[T]],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, T]]:
    """Turn work that writes into a method that can be awaited.

    Its first argument says what it belongs to. Work that shares a transaction is done in that order, so that
    two processes never wait for each other's rows crosswise.
    """

    async def write(self: D, /, *args: P.args, **kwargs: P.kwargs) -> T:
        first = args[0] if args else ""
        order = str(getattr(first, "belongs_to", first))
        return await self.driver.write(lambda: method(self, *args, **kwargs), order)

    write.__doc__ = method.__doc__
    return write

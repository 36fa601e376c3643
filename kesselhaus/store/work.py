"""Work on the database as a generator: it yields statements and is sent the rows.

So every operation is written once, with its SQL, and runs on either database: in a thread with SQLite, on the
event loop with PostgreSQL.
"""

from collections.abc import Awaitable, Callable, Coroutine, Generator, Mapping
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import msgspec

from kesselhaus.store import limits
from kesselhaus.store.news import Listener, News

T = TypeVar("T")
P = ParamSpec("P")
Rows = list[dict[str, Any]]


class Do(msgspec.Struct, frozen=True):
    """A statement, with `:name` where a parameter is bound, in SQL that both databases understand."""

    sql: str
    parameters: Mapping[str, Any] = {}


Work = Generator[Do | News, Rows, T]
"""What is yielded is either done, or (news) told to all who listen once the work is safely written."""


def do(sql: str, /, **parameters: Any) -> Do:
    for name, value in parameters.items():
        if type(value) is str:
            limits.storable(name, value)
    return Do(sql, parameters)


def perform(begin: Callable[[], Work[T]], carry_out: Callable[[Do], Rows], news: list[News]) -> T:
    """Run work to its end where statements are carried out at once."""
    work = begin()
    try:
        step = next(work)
        while True:
            if isinstance(step, News):
                news.append(step)
                step = work.send([])
            else:
                step = work.send(carry_out(step))
    except StopIteration as end:
        result: T = end.value
        return result


async def perform_slowly(
    begin: Callable[[], Work[T]], carry_out: Callable[[Do], Awaitable[Rows]], news: list[News]
) -> T:
    """Run work to its end where statements have to be waited for."""
    work = begin()
    try:
        step = next(work)
        while True:
            if isinstance(step, News):
                news.append(step)
                step = work.send([])
            else:
                step = work.send(await carry_out(step))
    except StopIteration as end:
        result: T = end.value
        return result


class Driver(Protocol):
    """One of the two databases."""

    async def read(self, begin: Callable[[], Work[T]]) -> T:
        """Run work that only reads, on one moment of the database."""

    async def write(self, begin: Callable[[], Work[T]], order: str) -> T:
        """Run work wholly or not at all; return when it cannot be lost any more.

        It may share its transaction with other work, in the order of the `order`s, and it may be begun again.
        """

    def listen(self) -> Listener: ...

    async def backup(self, path: Path) -> None: ...

    async def healthy(self) -> bool: ...

    async def close(self) -> None: ...

    @property
    def commits(self) -> int:
        """How many transactions have been written since the database was opened."""


class Drawer:
    """Base of the parts of the store: each keeps one subject."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver


D = TypeVar("D", bound=Drawer)


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

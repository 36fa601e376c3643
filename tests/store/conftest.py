"""The same tests on both databases."""

import itertools
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from kesselhaus.store import Store, open_store
from tests.postgres import Server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    running = Server()
    yield running
    running.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def new_url(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[], str]:
    """Makes the address of a database that is not there yet."""
    numbers = itertools.count(1)
    if kind == "sqlite":
        return lambda: f"sqlite:///{tmp_path / f'house-{next(numbers)}.db'}"
    server: Server = request.getfixturevalue("server")
    return server.new_database


@pytest.fixture
def url(new_url: Callable[[], str]) -> str:
    return new_url()


@pytest.fixture
async def store(url: str, anyio_backend: str) -> AsyncIterator[Store]:
    async with await open_store(url) as opened:
        yield opened

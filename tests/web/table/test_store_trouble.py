"""A database that is full, locked or gone: people get a sentence and try again, and it goes on by itself."""

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from kesselhaus.store.sqlite import SQLite
from kesselhaus.web.health import EVERY
from kesselhaus.web.texts import phrases
from tests.postgres import Server
from tests.web.api.program import program
from tests.web.table.site import Open, asked, opened, play

pytestmark = pytest.mark.anyio


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[Open]:
    async with opened(tmp_path / "house.db") as house:
        yield house


def asked_anew(there: Open) -> None:
    """As if the last look at the database was long ago."""
    there.house.health._since -= 2 * EVERY


@contextmanager
def full(there: Open) -> Iterator[None]:
    """As on a full disk: not one byte more can be appended to what the database writes to, and there is no
    room left in it.
    """
    driver = there.house.store._driver
    assert isinstance(driver, SQLite)
    with closing(sqlite3.connect(driver._path, isolation_level=None)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        other.execute("CREATE TABLE filling (room)")
        other.execute("DROP TABLE filling")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (Path(f"{driver._path}-wal").stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def locked(there: Open) -> Iterator[None]:
    driver = there.house.store._driver
    assert isinstance(driver, SQLite)
    driver._connection.execute("PRAGMA busy_timeout = 200")
    with closing(sqlite3.connect(driver._path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.mark.parametrize("trouble", [full, locked])
async def test_nothing_can_be_written(there: Open, trouble: Callable[[Open], Any]) -> None:
    anna, ben = await there.person("Anna", "de"), await program(there, "Ben")
    table = await there.lay(anna, "me me")
    await play([anna], table, 2)
    own = (await ben.post("/tables", {"game": "airship_city", "seats": ["me"]}))["id"]
    address, wish = f"/t/{table.id}", {"version": 3, "seat": asked(table), "option": 0, "confirmed": 1}
    assert (await anna.get("/healthz")).status == 200
    with trouble(there):
        assert (await anna.get("/healthz")).status == 200, "the last look is good for a while"
        asked_anew(there)
        for _ in range(2):
            reply = await anna.get("/healthz")
            assert (reply.status, reply.headers["retry-after"]) == (503, "5")
        reply = await anna.send(f"{address}/answer", **wish)
        assert (reply.status, reply.headers["retry-after"]) == (503, "5")
        assert reply.data["refusal"] == phrases("de")["store_away"]
        assert phrases("de")["store_away"] in (await anna.post(f"{address}/answer", wish)).text
        assert table.version == 3
        assert (await anna.get(address)).status == 200, "what is stored can be seen"
        refused = await ben.refused(503, f"/tables/{own}/chat", {"text": "hello"})
        assert refused["refusal"] == phrases("en")["store_away"]
        async with anna.line(f"{address}/live?version=3") as line:
            assert (await line.letter())["version"] == 3, "and told"
    asked_anew(there)
    assert (await anna.get("/healthz")).status == 200
    assert (await anna.send(f"{address}/answer", **wish)).status == 200
    assert table.version == 4


async def test_a_postgresql_that_is_gone(tmp_path: Path) -> None:
    server = Server()
    try:
        async with opened(server.new_database()) as there:
            anna = await there.person("Anna", "de")
            table = await there.lay(anna, "me me")
            await play([anna], table, 2)
            server.crash()
            reply = await anna.get(f"/t/{table.id}")
            assert (reply.status, reply.headers["retry-after"]) == (503, "5")
            assert phrases("de")["store_away"] in reply.text
            async with anna.line(f"/t/{table.id}/live?version=3") as line:
                assert (await line.letter())["refusal"] == phrases("de")["store_away"]
                assert line.closed in (None, 1013)
            assert (await anna.get("/healthz")).status == 503
            server.start()
            async with asyncio.timeout(60):
                while (await anna.get(f"/t/{table.id}")).status != 200:
                    await asyncio.sleep(0.2)
                asked_anew(there)
                await play([anna], table, 1)
            assert table.version == 4
    finally:
        server.remove()

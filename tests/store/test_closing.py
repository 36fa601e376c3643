"""Who closes a store leaves nothing open behind."""

import asyncio
import threading
from pathlib import Path

import psycopg
import pytest

from kesselhaus.store import open_store
from tests.store.house import house

pytestmark = pytest.mark.anyio
A_WHILE = 10.0
OTHERS = (
    "SELECT count(*) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
)


async def test_a_closed_file_has_no_files_beside_it(tmp_path: Path) -> None:
    """They go when the last connection is closed, be it one that only read."""
    async with await open_store(tmp_path / "house.db") as store:
        await house(store)
        await asyncio.gather(*(store.accounts.get("ada") for _ in range(8)))
        assert len(list(tmp_path.iterdir())) > 1
    assert [file.name for file in tmp_path.iterdir()] == ["house.db"]
    assert not [thread.name for thread in threading.enumerate() if thread.name.startswith("store-")]


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_a_closed_store_has_no_connections(kind: str, url: str) -> None:
    store = await open_store(url)
    await house(store)
    assert await store.accounts.get("ada") is not None
    with psycopg.connect(url, autocommit=True) as connection:
        before = open_ones(connection)
        await store.close()
        async with asyncio.timeout(A_WHILE):
            while open_ones(connection):
                await asyncio.sleep(0.01)
    assert before >= 3, "one to read, one to write, one to hear"


def open_ones(connection: psycopg.Connection) -> int:
    row = connection.execute(OTHERS).fetchone()
    assert row is not None
    return int(row[0])

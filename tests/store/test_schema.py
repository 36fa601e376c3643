"""The schema goes forward, whole steps at a time, and a newer one is left alone."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from kesselhaus.store import Store, StoreError, Unavailable, Unknown, WrongSchema, open_store
from kesselhaus.store.schema import Migration, shipped
from tests.store.house import account, entry, house, play

pytestmark = pytest.mark.anyio
NEWEST = shipped()[-1].version
NEXT = Migration(
    NEWEST + 1,
    "stars",
    ("ALTER TABLE accounts ADD COLUMN stars bigint", "CREATE INDEX by_stars ON accounts (stars)"),
)
BROKEN = Migration(NEWEST + 1, "broken", ("CREATE TABLE extra (id text)", "CREATE TABLE accounts (id text)"))


def test_steps_are_numbered_without_gaps() -> None:
    steps = shipped()
    assert [step.version for step in steps] == list(range(1, len(steps) + 1))
    assert all(step.statements for step in steps)
    assert not any(";" in statement for step in steps for statement in step.statements)


async def test_an_older_schema_is_brought_up_to_date_with_all_it_holds(url: str) -> None:
    async with await open_store(url) as store:
        await house(store)
        await play(store, "m1", 1)
    async with await open_store(url, (*shipped(), NEXT)) as store:
        assert await store.accounts.get("ada") == account("ada")
        assert await store.entries.after("m1") == (entry("m1", 1),)
    async with await open_store(url, (*shipped(), NEXT)) as store:
        await play(store, "m1", 2)


async def test_each_shipped_version_leads_to_the_newest(new_url: Callable[[], str]) -> None:
    steps = shipped()
    for count in range(1, len(steps) + 1):
        url = new_url()
        async with await open_store(url, steps[:count]):
            pass
        async with await open_store(url) as store:
            await house(store)
            assert await store.healthy()


async def test_a_newer_schema_is_refused_and_left_alone(url: str) -> None:
    async with await open_store(url, (*shipped(), NEXT)) as store:
        await house(store)
    with pytest.raises(WrongSchema, match=f"schema version {NEWEST + 1}; .* knows versions up to {NEWEST}"):
        await open_store(url)
    async with await open_store(url, (*shipped(), NEXT)) as store:
        assert await store.accounts.get("ada") == account("ada")


async def test_a_step_is_taken_wholly_or_not_at_all(url: str) -> None:
    async with await open_store(url) as store:
        await house(store)
    with pytest.raises(WrongSchema, match="cannot be used"):
        await open_store(url, (*shipped(), BROKEN))
    sound = Migration(NEWEST + 1, "sound", ("CREATE TABLE extra (id text)",))
    async with await open_store(url, (*shipped(), sound)) as store:
        assert await store.accounts.get("ada") == account("ada")


async def test_a_step_may_rebuild_a_table_that_others_refer_to(tmp_path: Path) -> None:
    """SQLite changes little of a table in its place: it is made anew, filled and renamed."""
    path = tmp_path / "house.db"
    async with await open_store(path) as store:
        await house(store)
        await play(store, "m1", 1)
    with closing(sqlite3.connect(path)) as connection:
        (made,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'matches'").fetchone()
    rebuilt = (
        made.replace("matches", "rebuilt", 1),
        "INSERT INTO rebuilt SELECT * FROM matches",
        "DROP TABLE matches",
        "ALTER TABLE rebuilt RENAME TO matches",
    )
    async with await open_store(path, (*shipped(), Migration(NEWEST + 1, "rebuilt", rebuilt))) as store:
        assert await store.entries.after("m1") == (entry("m1", 1),)
        await play(store, "m1", 2)
        with pytest.raises(Unknown):
            await play(store, "m9", 1)
    stray = ("DELETE FROM matches",)
    with pytest.raises(WrongSchema, match="refers to 4 rows that are not there"):
        await open_store(path, (*shipped(), *(Migration(NEWEST + 1 + n, "s", stray) for n in (0, 1))))


async def test_several_may_open_a_new_database_at_once(url: str) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
    await house(stores[0])
    assert [await store.accounts.get("bob") for store in stores] == [account("bob")] * 4
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_store_is_healthy_until_it_is_closed(store: Store) -> None:
    assert await store.healthy()
    await store.close()
    with pytest.raises(Unavailable, match="closed"):
        await store.seen.saw("ada", "m1", 1)
    assert not await store.healthy()


async def test_a_sqlite_file_is_named_by_path_or_address_and_is_private(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    async with await open_store(path) as store:
        await house(store)
        assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}
    for name in (str(path), f"sqlite:///{path}"):
        async with await open_store(name) as store:
            assert await store.accounts.get("ada") == account("ada")


async def test_what_is_no_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("This is not a database. " * 100)
    with pytest.raises(WrongSchema, match=r"notes\.txt' cannot be used: file is not a database"):
        await open_store(text)
    with pytest.raises(Unavailable, match="cannot be opened: No such file or directory"):
        await open_store(tmp_path / "nowhere" / "house.db")
    with pytest.raises(StoreError, match="mysql:// is none of the databases"):
        await open_store("mysql://localhost/house")
    with pytest.raises(StoreError, match="needs a database in a file"):
        await open_store("sqlite:///:memory:")
    with pytest.raises(Unavailable, match="PostgreSQL database cannot be opened"):
        await open_store(f"postgresql:///house?host={tmp_path}")

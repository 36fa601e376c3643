"""A database that cannot be written just now: nobody is told that anything was."""

import sqlite3
from pathlib import Path

import pytest

from kesselhaus.store import Account, Unavailable, open_store

pytestmark = pytest.mark.anyio

ADA = Account(id="ada", display="Ada", language="en", created=1)


async def test_what_is_locked_for_too_long_is_told_as_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kesselhaus.store.sqlite.BUSY", 0.05)
    async with await open_store(str(tmp_path / "house.db")) as store:
        other = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable):
            await store.accounts.add(ADA)
        other.execute("ROLLBACK")
        other.close()
        assert await store.accounts.get("ada") is None
        await store.accounts.add(ADA)
        assert await store.accounts.get("ada") == ADA

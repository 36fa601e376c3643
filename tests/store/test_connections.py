"""How connections are set up: what is acknowledged is on the disk, and nobody waits for ever."""

from functools import partial
from urllib.parse import quote

import pytest

from kesselhaus.store import Store, open_store
from kesselhaus.store.work import Work, do

pytestmark = pytest.mark.anyio
WRITERS: dict[str, dict[str, object]] = {
    "sqlite": {
        "PRAGMA synchronous": 2,
        "PRAGMA fullfsync": 1,
        "PRAGMA checkpoint_fullfsync": 1,
        "PRAGMA foreign_keys": 1,
        "PRAGMA busy_timeout": 3000,
        "PRAGMA journal_mode": "wal",
        "PRAGMA query_only": 0,
    },
    "postgresql": {
        "SHOW synchronous_commit": "on",
        "SHOW statement_timeout": "30s",
        "SHOW idle_in_transaction_session_timeout": "1min",
        "SHOW transaction_read_only": "off",
    },
}
READERS: dict[str, dict[str, object]] = {
    "sqlite": {"PRAGMA query_only": 1, "PRAGMA busy_timeout": 10_000, "PRAGMA foreign_keys": 1},
    "postgresql": {
        "SHOW statement_timeout": "30s",
        "SHOW transaction_read_only": "on",
        "SHOW transaction_isolation": "repeatable read",
    },
}


def setting(asked: str) -> Work[object]:
    rows = yield do(asked)
    return next(iter(rows[0].values()))


async def test_what_connections_are_asked_to_do(store: Store, kind: str) -> None:
    for asked, wanted in WRITERS[kind].items():
        assert await store._driver.write(partial(setting, asked), "") == wanted, asked
    for asked, wanted in READERS[kind].items():
        assert await store._driver.read(partial(setting, asked)) == wanted, asked


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_what_is_acknowledged_is_on_the_disk_whatever_is_usual_there(kind: str, url: str) -> None:
    lax = url.replace("options=", f"options={quote('-csynchronous_commit=off ', safe='')}")
    async with await open_store(lax) as store:
        asked = partial(setting, "SHOW synchronous_commit")
        assert (await store._driver.read(asked), await store._driver.write(asked, "")) == ("off", "on")

"""How connections are set up: what is acknowledged is on the disk, and nobody waits for ever."""

from functools import partial

import pytest

from kesselhaus.store import Store
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

"""A database is healthy if it can be read and be written: either alone is not enough."""

from typing import Any

import pytest

from kesselhaus.store import Unavailable
from kesselhaus.store.work import Running, answers

pytestmark = pytest.mark.anyio


class Half:
    """A database of which a half may be gone; it notes what it is asked for."""

    def __init__(self, reads: bool, writes: bool) -> None:
        self.reads, self.writes = reads, writes
        self.asked: list[str] = []

    async def read(self, begin: Any) -> None:
        self._do(begin, self.reads)

    async def write(self, begin: Any, order: str) -> None:
        self._do(begin, self.writes)

    def _do(self, begin: Any, works: bool) -> None:
        if not works:
            raise Unavailable("The database is gone.")
        self.asked += [statement.sql.split()[0] for statement in Running(begin).next(None)]


@pytest.mark.parametrize(
    ("reads", "writes", "healthy"),
    [(True, True, True), (True, False, False), (False, True, False), (False, False, False)],
)
async def test_half_a_database_is_not_healthy(reads: bool, writes: bool, healthy: bool) -> None:
    database: Any = Half(reads, writes)
    assert await answers(database) is healthy
    assert (database.asked == ["SELECT", "INSERT"]) is healthy

"""A house for the tests of a table."""

from collections.abc import AsyncIterator

import pytest

from tests.web.table.site import Open, opened


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def there(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[Open]:
    """Opened once for the tests of a file: tables do not know of each other."""
    async with opened(tmp_path_factory.mktemp("house") / "house.db") as house:
        yield house

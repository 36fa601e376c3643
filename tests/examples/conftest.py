"""The games of docs/examples are on the shelf."""

from collections.abc import Iterator

import pytest

from kesselhaus import games
from tests.examples.shelf import EXAMPLES


@pytest.fixture(autouse=True)
def examples_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(games.VISITING, str(EXAMPLES))
    games.look_in(EXAMPLES)
    yield
    games.look_in()

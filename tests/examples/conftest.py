"""The games of docs/examples are on the shelf, in workers too."""

from collections.abc import Iterator

import pytest

from kesselhaus import games
from tests.examples.shelf import EXAMPLES, examples_on_the_shelf


@pytest.fixture(autouse=True)
def _examples(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(games.VISITING, str(EXAMPLES))
    with examples_on_the_shelf():
        yield

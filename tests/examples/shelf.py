"""Where the games lie with which the documentation shows how one is added."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kesselhaus import games

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
TINY = "overpressure"


@contextmanager
def examples_on_the_shelf() -> Iterator[None]:
    games.look_in(EXAMPLES)
    try:
        yield
    finally:
        games.look_in()

"""Tests of whatever is on the shelf ask the games of docs/examples too."""

from collections.abc import Iterator

import pytest

from tests.examples.shelf import examples_on_the_shelf


@pytest.fixture(scope="module")
def examples() -> Iterator[None]:
    with examples_on_the_shelf():
        yield

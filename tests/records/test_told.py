"""What is told in recorded matches is what was told of them before."""

import pytest

from kesselhaus.games import shelf
from tests.records.telling import told, told_file


@pytest.mark.parametrize("key", list(shelf()))
def test_nothing_else_is_told_than_somebody_has_looked_at(key: str) -> None:
    now, before = told(key), told_file(key).read_text("utf-8").splitlines()
    new, gone = [*dict.fromkeys(now).keys() - {*before}], [*dict.fromkeys(before).keys() - {*now}]
    assert (new, gone) == ([], []), f"look at it, and then: make told GAME={key}"
    assert now == before

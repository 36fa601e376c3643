"""What is thought of recorded matches is what was thought of them before."""

import pytest

from kesselhaus.games import shelf
from tests.records.judged import judgements, written_down


@pytest.mark.parametrize("key", list(shelf()))
def test_no_opinion_has_changed_by_the_way(key: str) -> None:
    now, before = judgements(key), written_down(key)
    assert now.keys() == before.keys()
    for moment, worths in now.items():
        assert worths == pytest.approx(before[moment], abs=2e-6, rel=1e-9), moment

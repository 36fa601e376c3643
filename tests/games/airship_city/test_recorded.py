"""What the recorded matches of Airship City have to show."""

import pytest

from tests.records.keeping import recorded_reasons


@pytest.mark.rule("AC-117")
def test_each_way_to_end_is_recorded() -> None:
    assert recorded_reasons("airship_city") == {"airships", "facilities", "rounds"}

"""What the recorded matches of Steamopolis have to show."""

import pytest

from tests.records.keeping import options_never_taken, recorded_reasons


@pytest.mark.rule("ST-162", "ST-172")
def test_each_way_to_end_is_recorded() -> None:
    assert recorded_reasons("steamopolis") == {"statues", "passengers", "lost"}


def test_nearly_every_kind_of_option_is_recorded() -> None:
    """Hardly any match comes to two end effects at once (ST-159)."""
    assert options_never_taken("steamopolis") <= {"ResolveDistrict", "FlipSponsor"}

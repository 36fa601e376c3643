"""What the recorded matches of Whistle Mountain have to show."""

import pytest

from tests.records.keeping import options_never_taken, recorded_reasons


@pytest.mark.rule("WM-160", "WM-175")
def test_each_way_to_end_is_recorded() -> None:
    assert recorded_reasons("whistle_mountain") == {"barracks", "standstill"}


def test_nearly_every_kind_of_option_is_recorded() -> None:
    """Hardly any match comes to the duplicator, to a swap or to an airship that is fetched back."""
    assert options_never_taken("whistle_mountain") <= {"PlaceToken", "Swap", "ReturnAirship"}

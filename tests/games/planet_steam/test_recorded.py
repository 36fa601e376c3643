"""What the recorded matches of Planet Steam have to show."""

from kesselhaus.engine import record
from kesselhaus.games.planet_steam import GAME
from tests.records.keeping import options_never_taken, records_of


def test_no_variants_and_all_variants_are_recorded() -> None:
    kept = [record.parse(path.read_bytes()) for path in records_of("planet_steam")]
    assert any(set(one.variants) == {variant.key for variant in GAME.variants} for one in kept)
    assert {0, len(GAME.variants)} == {len(one.variants) for one in kept}


def test_nearly_every_kind_of_option_is_recorded() -> None:
    """Hardly any match comes to the division of a surplus on the Independent Carrier (PS-177)."""
    assert options_never_taken("planet_steam") <= {"Store"}

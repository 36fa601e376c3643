"""What the recorded matches of Planet Steam have to show."""

from kesselhaus.engine import record
from kesselhaus.games.planet_steam import GAME
from kesselhaus.games.planet_steam.state import OPEN_CREDITS
from tests.records.keeping import options_never_taken, records_of


def test_no_variants_and_all_variants_are_recorded() -> None:
    kept = [record.parse(path.read_bytes()) for path in records_of("planet_steam")]
    secret = {variant.key for variant in GAME.variants} - {OPEN_CREDITS}
    assert [set(one.variants) for one in kept if one.variants] == [secret]
    assert not all(one.variants for one in kept)


def test_nearly_every_kind_of_option_is_recorded() -> None:
    """Hardly any match comes to the division of a surplus on the Independent Carrier (PS-177)."""
    assert options_never_taken("planet_steam") <= {"Store"}

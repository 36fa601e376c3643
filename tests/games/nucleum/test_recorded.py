"""What the recorded matches of Nucleum have to show."""

import pytest

from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.games.nucleum import GAME
from kesselhaus.games.nucleum.events import EndConditionMet
from kesselhaus.games.nucleum.state import Table
from tests.records.keeping import options_never_taken, recorded_reasons, records_of


def test_each_way_to_end_is_recorded() -> None:
    assert recorded_reasons("nucleum") == {"conditions", "rounds", "baron"}


@pytest.mark.rule("NU-150")
def test_each_end_condition_is_recorded() -> None:
    met: set[str] = set()
    for path in records_of("nucleum"):
        match: Match[Table] = record.replay(record.parse(path.read_bytes()), GAME)
        met |= {event.condition for event in match.log if isinstance(event, EndConditionMet)}
    assert met == {"END-1", "END-2", "END-3", "END-4", "END-5"}


def test_nearly_every_kind_of_option_is_recorded() -> None:
    """Hardly anybody takes back a worker, declines or borrows a turbine."""
    assert options_never_taken("nucleum") <= {"TakeWorker", "Decline", "UseTurbine"}

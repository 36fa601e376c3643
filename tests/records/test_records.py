"""Recorded matches of every game replay to the results that stand next to them."""

from pathlib import Path
from typing import Any

import pytest

from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.games import game, shelf
from tests.records.keeping import FOLDER, records_of, result_file
from tests.records.renew import result_of


@pytest.mark.parametrize("path", records_of(), ids=lambda path: path.stem)
def test_a_recorded_match_replays_to_its_result(path: Path) -> None:
    kept = record.parse(path.read_bytes())
    match: Match[Any] = record.replay(kept, game(kept.game))
    assert match.is_over
    assert kept.rules_version == match.game.rules_version
    assert result_of(match).decode() == result_file(path).read_text("utf-8")


def test_every_record_has_its_result_and_every_result_its_record() -> None:
    results = {path.name for path in FOLDER.glob("*.result.json")}
    assert {result_file(path).name for path in records_of()} == results


def test_every_game_is_recorded_with_every_number_of_seats() -> None:
    kept = [record.parse(path.read_bytes()) for path in records_of()]
    recorded = {(one.game, one.seats) for one in kept}
    assert recorded == {(key, seats) for key in shelf() for seats in game(key).seats}

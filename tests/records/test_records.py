"""Recorded matches of every game replay to the results that stand next to them."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.games import game
from tests.records.renew import result_of

RECORDS = sorted(path for path in Path(__file__).parent.glob("*.json") if ".result" not in path.name)


def result_file(path: Path) -> Path:
    return path.with_suffix(".result.json")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_match_replays_to_its_result(path: Path) -> None:
    kept = record.parse(path.read_bytes())
    match: Match[Any] = record.replay(kept, game(kept.game))
    assert match.is_over
    assert kept.rules_version == match.game.rules_version
    assert result_of(match).decode() == result_file(path).read_text("utf-8")


def test_every_record_has_its_result_and_every_result_its_record() -> None:
    results = {path.name for path in Path(__file__).parent.glob("*.result.json")}
    assert {result_file(path).name for path in RECORDS} == results


def test_a_recorded_game_is_recorded_with_every_number_of_seats() -> None:
    kept = [record.parse(path.read_bytes()) for path in RECORDS]
    recorded = {(one.game, one.seats) for one in kept}
    assert recorded == {(key, seats) for key in {one.game for one in kept} for seats in game(key).seats}


@pytest.mark.rule("AC-117")
def test_airship_city_is_recorded_with_each_way_to_end() -> None:
    reasons: Counter[str] = Counter()
    for path in RECORDS:
        if path.name.startswith("airship_city"):
            reasons[msgspec.json.decode(result_file(path).read_bytes())["reason"]] += 1
    assert set(reasons) == {"airships", "facilities", "rounds"}


def test_planet_steam_is_recorded_with_every_variant_and_nearly_every_kind_of_option() -> None:
    """Hardly any match comes to the division of a surplus on the Independent Carrier (PS-177)."""
    kept = [record.parse(path.read_bytes()) for path in RECORDS if path.name.startswith("planet_steam")]
    planet = game("planet_steam")
    assert any(set(one.variants) == {variant.key for variant in planet.variants} for one in kept)
    assert {0, len(planet.variants)} == {len(one.variants) for one in kept}
    tags = {answer["type"] for one in kept for answer in one.answers if isinstance(answer, dict)}
    assert {option.__name__ for option in planet.options} - tags <= {"Store"}


@pytest.mark.rule("WM-160", "WM-175")
def test_whistle_mountain_is_recorded_with_each_way_to_end_and_nearly_every_kind_of_option() -> None:
    """Hardly any match comes to the duplicator, to a swap or to an airship that is fetched back."""
    paths = [path for path in RECORDS if path.name.startswith("whistle_mountain")]
    reasons = {msgspec.json.decode(result_file(path).read_bytes())["reason"] for path in paths}
    assert reasons == {"barracks", "standstill"}
    kept = [record.parse(path.read_bytes()) for path in paths]
    tags = {answer["type"] for one in kept for answer in one.answers if isinstance(answer, dict)}
    missing = {option.__name__ for option in game("whistle_mountain").options} - tags
    assert missing <= {"PlaceToken", "Swap", "ReturnAirship"}


@pytest.mark.rule("ST-162", "ST-172")
def test_steamopolis_is_recorded_with_each_way_to_end_and_nearly_every_kind_of_option() -> None:
    """Hardly any match comes to two end effects at once (ST-159)."""
    paths = [path for path in RECORDS if path.name.startswith("steamopolis")]
    reasons = {msgspec.json.decode(result_file(path).read_bytes())["reason"] for path in paths}
    assert reasons == {"statues", "passengers", "lost"}
    kept = [record.parse(path.read_bytes()) for path in paths]
    tags = {answer["type"] for one in kept for answer in one.answers if isinstance(answer, dict)}
    rare = {"ResolveDistrict", "FlipSponsor"}
    assert {option.__name__ for option in game("steamopolis").options} - tags <= rare

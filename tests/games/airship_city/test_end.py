"""End of the game (4.14)."""

import pytest

from kesselhaus.games.airship_city.events import Failed, GameEnded
from kesselhaus.games.airship_city.examples import EXAMPLES
from kesselhaus.games.airship_city.examples.positions import (
    FACILITIES,
    LEVEL_1,
    LEVEL_2,
    A,
    C,
    end_round,
    lay,
    mark,
    take,
)
from kesselhaus.games.airship_city.state import Table
from tests.scenario import asked, events

AIRSHIPS = (*LEVEL_1, *LEVEL_2, "wood_cargo", "metal_cargo", "luxury")


def held_areas(sections: tuple[str, ...], seats: int = 3) -> Table:
    """Each section is held by one of the first two players."""
    table = lay(seats)
    for number, section in enumerate(sections):
        mark(table, section, number % 2)
    return table


@pytest.mark.rule("AC-117")
@pytest.mark.parametrize("number", [17, 18, 19, 20])
def test_nine_airship_majorities_end_the_game_and_eight_do_not(number: int) -> None:
    match = end_round(held_areas(AIRSHIPS), number)
    assert match.is_over
    assert match.result is not None
    assert match.result.reason == match.state.end_reason == "airships"
    for missing in AIRSHIPS:
        rest = tuple(ship for ship in AIRSHIPS if ship != missing)
        assert end_round(held_areas(rest), number).is_over == (number == 20)


@pytest.mark.rule("AC-117")
@pytest.mark.parametrize("number", [17, 18, 19, 20])
def test_three_facility_majorities_end_the_game_and_two_do_not(number: int) -> None:
    for sections in (FACILITIES[:3], FACILITIES[2:], FACILITIES[1:], FACILITIES):
        match = end_round(held_areas(sections), number)
        assert match.is_over
        assert match.state.end_reason == "facilities"
    assert end_round(held_areas(FACILITIES[:2]), number).is_over == (number == 20)


@pytest.mark.rule("AC-117")
def test_round_20_is_the_last() -> None:
    assert not end_round(lay(), 19).is_over
    match = end_round(lay(), 20)
    assert match.is_over
    assert [event.reason for event in events(match, GameEnded)] == ["rounds"]


@pytest.mark.rule("AC-118")
@pytest.mark.parametrize("number", [4, 8, 12, 15, 16])
def test_conditions_met_before_stage_5_have_no_effect(number: int) -> None:
    match = end_round(held_areas((*AIRSHIPS, *FACILITIES)), number)
    assert not match.is_over
    assert match.state.round == number + 1


@pytest.mark.rule("AC-119", "AC-113")
def test_contracts_still_open_at_the_end_fail() -> None:
    table = lay()
    take(table, A, "c01", "c17")
    take(table, C, "c20")
    match = end_round(table, 20)
    players = match.state.players
    assert [player.failed for player in players] == [("c01", "c17"), (), ("c20",)]
    assert [player.contracts for player in players] == [(), (), ()]
    assert [player.score for player in players] == [-5, 0, -5]
    assert [event.rule for event in events(match, Failed)] == ["AC-119"] * 3


@pytest.mark.rule("AC-119")
def test_contracts_fail_also_when_the_game_ends_early() -> None:
    table = held_areas(FACILITIES[:3])
    take(table, C, "c20")
    assert end_round(table, 17).state.players[C].score == -5


@pytest.mark.rule("EX-13", "AC-117", "AC-118", "AC-97")
def test_example_13_an_end_condition_met_only_for_a_moment() -> None:
    before, met, after = EXAMPLES.boards("EX-13")
    assert before.state.round == met.state.round == 17
    assert set(met.state.majority) == {"statue", "fountain", "park"}
    assert set(after.state.majority) == {"statue", "park"}
    assert not after.is_over
    assert after.state.round == 18
    assert asked(after).seat == A

"""Claiming and the support airship (4.2.4, 4.2.5)."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.planet_steam.examples import EXAMPLES
from kesselhaus.games.planet_steam.examples.positions import (
    A,
    B,
    C,
    D,
    begin,
    deal,
    empty_map,
    fill_map,
    lay,
    neutral,
)
from kesselhaus.games.planet_steam.options import (
    ClaimByDie,
    ClaimByPermit,
    Decline,
    Moor,
    NameZone,
    StayIdle,
)
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import Claiming, Mooring, Trading
from tests.scenario import answer, asked, drawn, offered


def rolled(table: Table, zone: str, die: int) -> Match[Table]:
    return answer(begin(table, Claiming), ClaimByDie(), NameZone(zone), die)


@pytest.mark.rule("PS-72")
def test_everybody_may_claim_once_in_turn_order_or_not_at_all() -> None:
    table = lay(4)
    deal(table, B, D, A, C)
    match, seen = begin(table, Claiming), []
    while asked(match).rule == "PS-72":
        seen.append(asked(match).seat)
        assert offered(match) == {ClaimByDie(), Decline()}
        answer(match, Decline())
    assert seen == [B, D, A, C]
    assert match.state.claims == table.claims


@pytest.mark.rule("PS-73")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_on_4_or_more_the_named_zone_is_claimed(die: int) -> None:
    match = answer(begin(lay(4), Claiming), ClaimByDie())
    assert offered(match) == {NameZone(zone) for zone in lay(4).unclaimed()}
    answer(match, NameZone("B6"))
    assert list(drawn(match).outcomes) == [1, 2, 3, 4, 5, 6]
    answer(match, die)
    assert match.state.claims["B6"] == A
    assert match.state.players[A].reserve == 11
    assert asked(match).seat == B


@pytest.mark.rule("PS-74", "EX-3")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_on_3_or_less_the_nearest_unclaimed_zone_of_a_direction(die: int) -> None:
    _, shown, match = EXAMPLES.boards("EX-3")
    for failed in (shown, rolled(lay(4), "B6", die)):
        assert offered(failed) == {NameZone("B5"), NameZone("D6"), NameZone("B7")}
    assert match.state.claims["D6"] == A
    assert "B6" not in match.state.claims


@pytest.mark.rule("PS-74", "PS-13")
def test_claimed_and_inaccessible_zones_are_passed_over() -> None:
    table = neutral(empty_map(lay(3)), "B3", "B2", "C4", "D4", "E4")
    match = rolled(table, "B4", 1)
    # up over B3 and B2, right over C4 to E4, down the next zone; left there is only the closed column
    assert offered(match) == {NameZone("B1"), NameZone("F4"), NameZone("B5")}


@pytest.mark.rule("PS-74")
def test_a_single_zone_found_is_taken() -> None:
    table = fill_map(lay(4), besides=("B6", "B1"))
    match = rolled(table, "B6", 2)
    assert match.state.claims["B1"] == A
    assert "B6" not in match.state.claims


@pytest.mark.rule("PS-75", "EX-4")
def test_if_no_direction_yields_a_zone_there_are_15_credits() -> None:
    before, match = EXAMPLES.boards("EX-4")
    table = before.state
    assert match.state.players[A].credits == 135
    assert match.state.players[A].reserve == 12
    assert match.state.claims == table.claims
    assert asked(match).seat == B


@pytest.mark.rule("PS-76")
def test_after_the_roll_a_permit_is_no_way_out() -> None:
    table = lay(4)
    table.players[A].permits = 2
    match = rolled(table, "B6", 1)
    assert offered(match) == {NameZone("B5"), NameZone("D6"), NameZone("B7")}
    answer(match, NameZone("B7"))
    assert match.state.players[A].permits == 2
    assert asked(match).seat == B


@pytest.mark.rule("PS-77")
def test_without_an_unclaimed_zone_there_is_no_claim_by_die() -> None:
    table = fill_map(lay(4))
    table.players[B].permits = 1
    match = begin(table, Claiming)
    assert asked(match).seat == B  # A has no way of claiming and is not asked
    assert offered(match) == {ClaimByPermit(), Decline()}


@pytest.mark.rule("PS-78", "PS-81")
def test_a_permit_claims_an_unclaimed_or_a_neutral_zone_without_a_die() -> None:
    table = lay(4)
    table.players[A].permits = 1
    match = answer(begin(table, Claiming), ClaimByPermit())
    assert offered(match) == {NameZone(zone) for zone in (*table.unclaimed(), *table.neutral())}
    answer(match, NameZone("C3"))
    assert match.state.claims["C3"] == A
    assert len(match.state.neutral()) == 9
    assert (match.state.players[A].permits, match.state.lost_permits, match.state.permits) == (0, 1, 7)
    assert asked(match).seat == B


@pytest.mark.rule("PS-79")
def test_any_owner_may_spend_one_permit_a_round() -> None:
    table = lay(4)
    table.players[C].permits = 5  # C holds the Airship Captain, not the Engineer
    match = begin(table, Claiming, place=2)
    answer(match, ClaimByPermit(), NameZone("B1"))
    assert asked(match).seat == D
    assert match.state.players[C].permits == 4


@pytest.mark.rule("PS-80")
def test_river_zones_are_claimed_like_land() -> None:
    assert rolled(lay(4), "C1", 6).state.claims["C1"] == A
    match = rolled(lay(4), "C1", 1)
    assert offered(match) == {NameZone("C2"), NameZone("E1"), NameZone("B1")}


@pytest.mark.rule("PS-82")
def test_the_captain_must_moor_the_airship_and_it_stays() -> None:
    match = begin(lay(4), Mooring)
    assert asked(match).seat == C
    assert offered(match) == {Moor(f"M{row}") for row in range(1, 8)}
    answer(match, Moor("M3"), *[StayIdle()] * 4)
    assert match.state.airship == "M3"
    assert isinstance(match.state.doing, Trading)


@pytest.mark.rule("PS-82")
@pytest.mark.parametrize("seats", [2, 3])
def test_all_seven_moorings_are_usable_with_few_players(seats: int) -> None:
    assert len(offered(begin(lay(seats), Mooring))) == 7


@pytest.mark.rule("PS-83", "PS-178")
def test_the_independent_carrier_comes_after_the_airship_from_round_2_on() -> None:
    for number in (1, 2):
        table = lay(4, "opt_independent_carrier", round=number)
        table.carrier_holder, table.carrier_since, table.locked_credits = B, 1, 5
        match = answer(begin(table, Mooring), Moor("M1"))
        assert asked(match).rule == ("PS-85" if number == 1 else "PS-178")

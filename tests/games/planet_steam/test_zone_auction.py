"""The zone auction (4.2.3)."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.planet_steam.box import NEUTRAL
from kesselhaus.games.planet_steam.events import AuctionWon, NotAuctioned, OpeningPassedOn
from kesselhaus.games.planet_steam.examples import EXAMPLES
from kesselhaus.games.planet_steam.examples.positions import (
    PASS,
    A,
    B,
    C,
    D,
    begin,
    deal,
    fill_map,
    hold,
    lay,
)
from kesselhaus.games.planet_steam.options import Bid, Nominate
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import Claiming, Mooring, Nominating
from tests.games.planet_steam.playing import bids
from tests.scenario import answer, asked, events, offered


def nominated(table: Table, zone: str = "C1") -> Match[Table]:
    return answer(begin(table, Nominating), Nominate(zone))


@pytest.mark.rule("PS-64", "PS-80")
def test_the_speculator_names_any_unclaimed_zone_land_or_river() -> None:
    table = lay(3)
    match = begin(table, Nominating)
    assert asked(match).seat == B
    assert offered(match) == {Nominate(zone) for zone in table.unclaimed()}
    assert {Nominate("C1"), Nominate("B1")} <= offered(match)  # a river zone and a land zone
    assert not {Nominate("A1"), Nominate("B2"), Nominate("D1")} & offered(match)


@pytest.mark.rule("PS-65")
def test_without_an_unclaimed_zone_a_neutral_one_is_named() -> None:
    table = fill_map(lay(4))
    match = begin(table, Nominating)
    assert offered(match) == {Nominate(zone) for zone in table.neutral()}
    answer(match, Nominate("C3"), Bid(2), PASS, PASS, PASS)
    assert match.state.claims["C3"] == A


@pytest.mark.rule("PS-65")
def test_without_a_neutral_zone_either_the_step_is_skipped() -> None:
    table = fill_map(lay(4))
    table.claims = {zone: D if seat == NEUTRAL else seat for zone, seat in table.claims.items()}
    match = begin(table, Nominating)
    assert events(match, NotAuctioned)
    assert isinstance(match.state.doing, Mooring)


@pytest.mark.rule("PS-66")
def test_who_has_a_marker_takes_part_even_without_credits() -> None:
    table = lay(4)
    hold(table, B, credits=0)
    table.players[C].reserve = 0
    match = answer(nominated(table), Bid(3))
    assert asked(match).seat == B
    assert offered(match) == {PASS}
    assert asked(answer(match, PASS)).seat == D


@pytest.mark.rule("PS-67")
def test_lady_steam_opens_with_at_least_1_and_bidding_goes_clockwise() -> None:
    table = lay(4)
    deal(table, C, A, B, D)
    match = nominated(table)
    assert asked(match).seat == C
    assert bids(match) == range(1, 121)
    assert PASS not in offered(match)
    answer(match, Bid(2))
    assert asked(match).seat == D
    assert bids(match) == range(3, 121)


@pytest.mark.rule("PS-68", "EX-33")
def test_a_forced_opening_is_passed_on() -> None:
    _, match, opened, raised = EXAMPLES.boards("EX-33")  # B Engineer, C Airship Captain, D Speculator
    assert [event.seat for event in events(match, OpeningPassedOn)] == [A]
    assert asked(match).seat == B
    assert bids(match) == range(1, 6)
    assert asked(opened).seat == C
    assert offered(opened) == {*(Bid(number) for number in range(5, 10)), PASS}
    assert asked(raised).seat == D
    assert offered(raised) == {PASS}
    answer(raised, PASS)
    assert asked(raised).seat == B  # A is not asked
    answer(raised, PASS)
    assert raised.state.claims["C1"] == C


@pytest.mark.rule("PS-68")
def test_if_nobody_can_pay_the_zone_stays_as_it_is() -> None:
    table = lay(4)
    for seat in range(4):
        hold(table, seat, credits=0)
    match = nominated(table)
    assert "C1" not in match.state.claims
    assert isinstance(match.state.doing, Claiming)


@pytest.mark.rule("PS-68a")
def test_the_only_one_with_a_marker_wins_with_a_bid_of_1() -> None:
    table = lay(4)
    for seat in (A, B, D):
        table.players[seat].reserve = 0
    match = nominated(table)
    assert match.state.claims["C1"] == C
    assert match.state.players[C].credits == 119


@pytest.mark.rule("PS-68a")
def test_others_without_credits_make_nobody_alone() -> None:
    table = lay(4)
    for seat in (A, B, D):
        hold(table, seat, credits=0)
    match = nominated(table)
    assert asked(match).seat == C
    assert bids(match) == range(1, 121)


@pytest.mark.rule("PS-69", "PS-81")
def test_the_winner_pays_his_bid_and_claims_the_zone() -> None:
    table = fill_map(lay(4), besides=())
    neutrals = len(table.neutral())
    match = answer(nominated(table, "C1"), Bid(7), PASS, PASS, PASS)
    assert match.state.claims["C1"] == A
    assert match.state.players[A].credits == 113
    assert match.state.players[A].reserve == 11
    assert len(match.state.neutral()) == neutrals - 1


@pytest.mark.rule("PS-70")
@pytest.mark.parametrize(("bid", "price"), [(1, 1), (2, 1), (7, 4), (8, 4)])
def test_the_speculator_pays_half_rounded_up(bid: int, price: int) -> None:
    table = lay(2)
    hold(table, A, credits=0)
    match = answer(nominated(table), Bid(bid))
    assert match.state.claims["C1"] == B
    assert match.state.players[B].credits == 100 - price
    assert events(match, AuctionWon)[-1].credits == price


@pytest.mark.rule("PS-70")
def test_others_pay_in_full() -> None:
    assert answer(nominated(lay(2)), Bid(7), PASS).state.players[A].credits == 93


@pytest.mark.rule("PS-71", "PS-50a")
def test_the_speculator_may_bid_twice_his_credits_the_others_their_credits() -> None:
    table = lay(3)
    for seat in (A, B, C):
        hold(table, seat, credits=6)
    match = nominated(table)
    assert bids(match) == range(1, 7)
    answer(match, Bid(5))
    assert asked(match).seat == B
    assert bids(match) == range(6, 13)
    answer(match, Bid(12))
    assert offered(match) == {PASS}
    answer(match, PASS, PASS)
    assert match.state.players[B].credits == 0
    assert match.state.claims["C1"] == B

"""Bonus resources and the specialist auction (4.2.1, 4.2.2)."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.planet_steam.events import Aided, AuctionWon, BonusPutBack, BonusTaken
from kesselhaus.games.planet_steam.examples import EXAMPLES
from kesselhaus.games.planet_steam.examples.positions import (
    PASS,
    RESOURCES,
    A,
    B,
    C,
    D,
    E,
    begin,
    held,
    hold,
    lay,
    market,
    raised,
    undeal,
)
from kesselhaus.games.planet_steam.options import (
    Bid,
    Decline,
    RaiseCarrier,
    TakeCard,
    TakeCredits,
    TakePermit,
    TakeResource,
)
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import LayingOutBonus, Nominating, OfWinner
from tests.games.planet_steam.playing import bids, win
from tests.scenario import answer, asked, events, offered


def auction(table: Table, start: int = A) -> Match[Table]:
    """The expansion phase begins."""
    undeal(table)
    table.start_player = start
    return begin(table, LayingOutBonus)


@pytest.mark.rule("PS-44", "EX-1")
def test_one_unit_of_each_resource_with_a_supply_goes_on_the_bonus_field() -> None:
    _, match = EXAMPLES.boards("EX-1")
    assert match.state.bonus_field == ("quartz", "water", "energy")
    assert match.state.supply == {"quartz": 1, "ore": 0, "water": 6, "energy": 8}


@pytest.mark.rule("PS-45", "EX-25")
def test_aid_for_who_has_exactly_nothing() -> None:
    _, match = EXAMPLES.boards("EX-25")
    assert [player.credits for player in match.state.players] == [2, 1, 120, 120]
    assert [event.seat for event in events(match, Aided)] == [A]


@pytest.mark.rule("PS-45")
def test_locked_credits_do_not_count_and_aid_is_given_once_a_round() -> None:
    table = lay(4, "opt_independent_carrier", round=2)
    table.carrier_holder, table.locked_credits = A, 30
    hold(table, A, credits=0)
    hold(table, B, credits=1)
    match = auction(table, start=B)
    assert match.state.players[A].credits == 2
    answer(win(match, B), TakeCard("sp_01"), TakeResource("ore"))
    assert match.state.players[B].credits == 0
    assert len(events(match, Aided)) == 1


@pytest.mark.rule("PS-46", "PS-47", "PS-53", "PS-63")
def test_one_bidding_round_per_player_and_everybody_has_one_card() -> None:
    match = auction(lay(4))
    for seat, card, taken in ((A, "sp_02", "quartz"), (B, "sp_03", "ore"), (C, "sp_01", "water")):
        assert match.state.bidding is not None
        assert sorted(match.state.bidding.waiting) == list(range(seat, 4))
        answer(win(match, seat, 3), TakeCard(card), TakeResource(taken))
    answer(match, Decline())  # D is alone, has paid 1 and got the Engineer and the last unit
    assert [player.card for player in match.state.players] == ["sp_02", "sp_03", "sp_01", "sp_04"]
    assert [player.credits for player in match.state.players] == [117, 117, 117, 119]
    assert isinstance(match.state.doing, Nominating)
    assert match.state.display == ()


@pytest.mark.rule("PS-48", "PS-61")
def test_the_first_participant_clockwise_from_the_start_player_opens() -> None:
    match = auction(lay(4), start=C)
    assert asked(match).seat == C
    answer(win(match, C), TakeCard("sp_01"), TakeResource("ore"))
    assert asked(match).seat == D  # from C on, although C has Lady Steam now
    answer(win(match, A, 2), TakeCard("sp_02"), TakeResource("quartz"))
    assert asked(match).seat == D
    answer(win(match, D), TakeCard("sp_03"), TakeResource("water"))
    assert match.state.players[B].card == "sp_04"


@pytest.mark.rule("PS-49")
def test_the_opener_bids_from_1_to_his_credits_and_cannot_pass() -> None:
    table = lay(4)
    hold(table, A, credits=7)
    match = auction(table)
    assert bids(match) == range(1, 8)
    assert PASS not in offered(match)


@pytest.mark.rule("PS-50", "PS-50a")
def test_a_raise_is_higher_than_the_highest_bid_and_within_the_own_credits() -> None:
    table = lay(3)
    hold(table, B, credits=9)
    match = auction(table)
    answer(match, Bid(4))
    assert asked(match).seat == B
    assert bids(match) == range(5, 10)
    assert offered(match) == {*(Bid(number) for number in range(5, 10)), PASS}
    answer(match, Bid(6), Bid(8))
    assert asked(match).seat == A  # it comes round again
    assert bids(match) == range(9, 111)
    assert asked(match).secret


@pytest.mark.rule("PS-51", "PS-52")
def test_who_passes_is_out_and_the_last_one_wins() -> None:
    match = auction(lay(4))
    answer(match, Bid(1), PASS, Bid(2), PASS)
    assert asked(match).seat == A
    answer(match, Bid(5))
    assert asked(match).seat == C
    answer(match, PASS)
    assert asked(match).rule == "PS-54"
    assert asked(match).seat == A
    assert match.state.players[A].credits == 115
    assert events(match, AuctionWon)[-1].bid == 5


@pytest.mark.rule("PS-54")
def test_the_winner_pays_then_chooses_a_card_then_its_benefit_then_a_bonus_unit_then_a_marker() -> None:
    table = lay(4, "adv_variable_trade_order", "opt_price_manipulation")
    match = win(auction(table), A, 4)
    assert match.state.players[A].credits == 116
    assert offered(match) == {TakeCard(card) for card in ("sp_01", "sp_02", "sp_03", "sp_04")}
    seen = []
    answer(match, TakeCard("sp_04"))
    while isinstance(match.state.doing, OfWinner):
        seen.append(asked(match).rule)
        answer(match, asked(match).options[0])
    assert list(dict.fromkeys(seen)) == ["PS-55", "PS-162", "PS-59", "PS-144"]


def with_engineer(table: Table) -> Match[Table]:
    return answer(win(auction(table), A), TakeCard("sp_04"))


@pytest.mark.rule("PS-55")
def test_the_engineer_brings_a_permit_or_15_credits_or_nothing() -> None:
    match = with_engineer(lay(4))
    assert offered(match) == {TakePermit(), TakeCredits(), Decline()}
    permit = answer(with_engineer(lay(4)), TakePermit()).state
    assert (permit.players[A].permits, permit.permits, permit.players[A].credits) == (1, 6, 119)
    money = answer(with_engineer(lay(4)), TakeCredits()).state
    assert (money.players[A].permits, money.permits, money.players[A].credits) == (0, 7, 134)
    nothing = answer(with_engineer(lay(4)), Decline()).state
    assert (nothing.players[A].permits, nothing.permits, nothing.players[A].credits) == (0, 7, 119)


@pytest.mark.rule("PS-55")
def test_without_a_permit_in_the_bank_the_engineer_still_brings_credits() -> None:
    table = lay(4)
    table.permits = 0
    assert offered(with_engineer(table)) == {TakeCredits(), Decline()}


def with_banker(table: Table) -> Match[Table]:
    return answer(win(auction(table), A), TakeCard("sp_05"))


@pytest.mark.rule("PS-56", "PS-57", "PS-58")
def test_the_banker_raises_a_carrier_or_takes_a_unit_or_nothing() -> None:
    table = lay(5)
    hold(table, A, quartz=2, ore=3, water=6)
    raised(table, A, water=2, energy=4)
    match = with_banker(table)
    assert offered(match) == {
        *(RaiseCarrier(resource) for resource in ("quartz", "ore", "water")),  # energy has class 4
        *(TakeResource(resource) for resource in ("water", "energy")),  # no room for the others
        Decline(),
    }
    supply = dict(match.state.supply)
    raised_one = answer(match.fork(), RaiseCarrier("quartz")).state
    assert raised_one.players[A].classes["quartz"] == 2
    assert raised_one.players[A].goods == match.state.players[A].goods
    taken = answer(match.fork(), TakeResource("energy")).state
    assert taken.players[A].goods["energy"] == 1
    assert taken.supply == supply
    declined = answer(match.fork(), Decline()).state
    assert declined.players[A].goods == match.state.players[A].goods
    assert declined.players[A].classes == match.state.players[A].classes


@pytest.mark.rule("PS-59", "PS-60")
def test_the_winner_must_take_a_unit_even_one_he_has_no_room_for() -> None:
    table = lay(4)
    hold(table, A, quartz=2)
    raised(table, A, water=2)
    match = answer(win(auction(table), A), TakeCard("sp_02"))
    assert offered(match) == {TakeResource(resource) for resource in RESOURCES}
    supply = match.state.supply["quartz"]
    answer(match, TakeResource("quartz"))
    assert held(match, A) == {"quartz": 2}
    assert match.state.supply["quartz"] == supply + 1
    assert "quartz" not in match.state.bonus_field
    assert events(match, BonusTaken)[-1].stored is False


@pytest.mark.rule("PS-59")
def test_a_unit_that_fits_is_stored_and_the_supply_stays() -> None:
    match = answer(win(auction(lay(4)), A), TakeCard("sp_02"))
    supply = dict(match.state.supply)
    answer(match, TakeResource("ore"))
    assert match.state.players[A].goods["ore"] == 3
    assert match.state.supply == supply


@pytest.mark.rule("PS-59")
def test_nothing_is_taken_from_an_empty_field() -> None:
    match = auction(market(lay(5), quartz=0, ore=0, water=0, energy=0))
    assert match.state.bonus_field == ()
    answer(win(match, A), TakeCard("sp_01"))
    assert asked(match).rule == "PS-49"


@pytest.mark.rule("PS-62", "EX-24")
def test_units_that_nobody_took_are_put_back() -> None:
    _, match = EXAMPLES.boards("EX-24")
    assert match.state.bonus_field == ()
    assert match.state.supply == {"quartz": 4, "ore": 7, "water": 6, "energy": 12}
    assert events(match, BonusPutBack)[-1].resources == ("energy",)


@pytest.mark.rule("PS-47")
def test_with_five_players_the_last_winner_finds_an_empty_field() -> None:
    match = auction(lay(5))
    for seat, card, taken in (
        (A, "sp_01", "quartz"),
        (B, "sp_02", "ore"),
        (C, "sp_03", "water"),
    ):
        answer(win(match, seat), TakeCard(card), TakeResource(taken))
    answer(win(match, D), TakeCard("sp_05"), Decline())
    answer(match, Decline())
    assert match.state.players[E].card == "sp_06"
    assert isinstance(match.state.doing, Nominating)

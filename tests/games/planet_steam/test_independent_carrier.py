"""The Independent Carrier (PS-173 to PS-185)."""

from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.planet_steam.events import CarrierGivenUp, CarrierKept, NotAuctioned, UnitsReturned
from kesselhaus.games.planet_steam.examples import EXAMPLES, scenes
from kesselhaus.games.planet_steam.examples.positions import (
    PASS,
    A,
    B,
    C,
    D,
    begin,
    deal,
    empty_map,
    held,
    hold,
    lay,
    market,
    raised,
    tank,
    undeal,
)
from kesselhaus.games.planet_steam.options import Bid, Buy, GiveUpCarrier, KeepCarrier, Sell, Store
from kesselhaus.games.planet_steam.rules.production import divisions
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import KeepingCarrier, Producing, Round, Trading
from tests.games.planet_steam.playing import bids, use, win
from tests.games.planet_steam.walk import steps
from tests.scenario import answer, asked, events, offered

CARRIER = "opt_independent_carrier"


@pytest.mark.rule("PS-173")
def test_it_is_auctioned_before_the_bonus_resources_of_round_1() -> None:
    table = lay(4, CARRIER)
    undeal(table)
    table.round, table.rounds_left, table.start_player = 0, 5, C
    match = begin(table, Round)
    assert asked(match).rule == "PS-173"
    assert asked(match).seat == C
    assert bids(match) == range(1, 121)
    assert match.state.bonus_field == ()
    assert match.state.bidding is not None
    assert match.state.bidding.waiting == (C, D, A, B)


@pytest.mark.rule("PS-174")
def test_the_winning_bid_is_locked_on_the_card() -> None:
    table = lay(4, CARRIER)
    undeal(table)
    table.round, table.rounds_left = 0, 5
    match = win(begin(table, Round), B, 9)
    assert match.state.carrier_holder == B
    assert match.state.locked_credits == 9
    assert match.state.players[B].credits == 111
    assert match.state.bonus_field == ("quartz", "ore", "water", "energy")


@pytest.mark.rule("PS-175", "PS-176")
def test_three_units_of_any_mix_beyond_the_carriers() -> None:
    table = market(scenes.carrier(), quartz=9, ore=9)
    hold(table, A, credits=500)
    raised(table, A)
    match = answer(begin(table, Trading), Buy(4))
    assert held(match, A) == {"quartz": 4}  # 2 on the carrier, 2 on the card
    answer(match, PASS, PASS, PASS, Buy(9))
    assert held(match, A) == {"quartz": 4, "ore": 4}  # 3 on the carrier and the last place on the card
    assert match.state.excess(match.state.players[A]) == 3


@pytest.mark.rule("PS-176")
def test_units_move_freely_between_card_and_carrier() -> None:
    table = market(scenes.carrier(), quartz=3, quartz_price=16, ore=9)
    hold(table, A, credits=500, quartz=5)
    raised(table, A)
    match = answer(begin(table, Trading), Sell(3), PASS, PASS, PASS)
    assert held(match, A) == {"quartz": 2}
    answer(match, Buy(9))
    assert held(match, A) == {"quartz": 2, "ore": 6}  # the whole card is free again


@pytest.mark.rule("PS-177")
def test_after_a_mixed_gain_the_holder_divides_the_room_on_the_card() -> None:
    table = empty_map(scenes.carrier())
    raised(table, A)
    hold(table, A, quartz=2, ore=3, water=4, energy=2)
    tank(table, A, "C1", None, supercharger=True)
    tank(table, A, "A3", "ore", supercharger=True)
    tank(table, A, "E5", "quartz", supercharger=True)
    match = use(begin(table, Producing), "C1", "A3", "E5")
    assert asked(match).rule == "PS-177"
    assert offered(match) == {
        Store(quartz=2, ore=1),
        Store(quartz=2, water=1),
        Store(quartz=1, ore=2),
        Store(quartz=1, ore=1, water=1),
        Store(quartz=1, water=2),
        Store(ore=2, water=1),
        Store(ore=1, water=2),
    }
    answer(match, Store(quartz=1, water=2))
    assert held(match, A) == {"quartz": 3, "ore": 3, "water": 6}


@pytest.mark.rule("PS-177")
def test_carriers_are_filled_first_and_units_held_before_stay() -> None:
    table = empty_map(scenes.carrier())
    raised(table, A)
    hold(table, A, quartz=4, ore=2, energy=2)  # 2 quartz lie on the card
    tank(table, A, "A3", "ore", supercharger=True)
    tank(table, A, "E5", "quartz")
    match = use(begin(table, Producing), "A3", "E5")
    assert offered(match) == {Store(quartz=1), Store(ore=1)}
    answer(match, Store(ore=1))
    assert held(match, A) == {"quartz": 4, "ore": 4}


@pytest.mark.rule("PS-177")
def test_nobody_is_asked_where_everything_fits_or_only_one_resource_overflows() -> None:
    table = empty_map(scenes.carrier())
    raised(table, A)
    hold(table, A, quartz=2, ore=1, energy=2)
    tank(table, A, "A3", "ore")
    tank(table, A, "E5", "quartz", supercharger=True)
    match = use(begin(table, Producing), "A3", "E5")
    assert held(match, A) == {"quartz": 4, "ore": 2}
    assert asked(match).rule == "PS-115"


@pytest.mark.rule("PS-177")
@pytest.mark.parametrize(
    ("room", "surplus", "ways"),
    [(3, (5, 5, 5, 5), 20), (1, (1, 0, 2, 0), 2), (0, (3, 3, 0, 0), 1), (3, (1, 1, 0, 0), 1)],
)
def test_all_ways_to_divide_the_room(room: int, surplus: tuple[int, ...], ways: int) -> None:
    found = divisions(room, surplus)
    assert len(found) == len(set(found)) == ways
    for way in found:
        kept = (way.quartz, way.ore, way.water, way.energy)
        assert sum(kept) == min(room, sum(surplus))
        assert all(units <= most for units, most in zip(kept, surplus, strict=True))


@pytest.mark.rule("PS-178", "PS-179", "PS-180", "EX-26")
def test_it_can_be_kept_once_for_the_amount_that_is_locked() -> None:
    before, match = EXAMPLES.boards("EX-26")
    assert asked(before).seat == A
    assert offered(before) == {KeepCarrier(), GiveUpCarrier()}
    assert match.state.players[A].credits == 114
    assert match.state.locked_credits == 0
    assert match.state.carrier_holder == A
    assert events(match, CarrierKept)[-1].credits == 6
    assert asked(match).rule == "PS-85"
    again = begin(scenes.carrier(locked=0, round=3), KeepingCarrier)
    assert events(again, CarrierGivenUp)
    assert asked(again).rule == "PS-173"


@pytest.mark.rule("PS-180", "PS-42a")
def test_who_cannot_pay_must_give_it_up() -> None:
    table = scenes.carrier()
    hold(table, A, credits=5)
    match = begin(table, KeepingCarrier)
    assert offered(match) == {GiveUpCarrier()}
    assert asked(match).secret


@pytest.mark.rule("PS-181")
def test_a_card_given_up_is_auctioned_among_all_and_lady_steam_opens() -> None:
    table = scenes.carrier()
    deal(table, C, A, B, D)
    match = answer(begin(table, KeepingCarrier), GiveUpCarrier())
    assert match.state.locked_credits == 0
    assert asked(match).seat == C
    assert match.state.bidding is not None
    assert match.state.bidding.waiting == (C, D, A, B)
    answer(match, Bid(1), PASS, Bid(4), PASS, PASS)
    assert match.state.carrier_holder == A  # the former holder may win it back
    assert match.state.locked_credits == 4
    assert match.state.players[A].credits == 116
    assert asked(match).rule == "PS-85"


@pytest.mark.rule("PS-182", "EX-27")
def test_the_former_holder_loses_what_his_carriers_cannot_hold() -> None:
    before, match = EXAMPLES.boards("EX-27")
    assert held(match, A) == {"water": 7, "ore": 2}
    assert match.state.supply == before.state.supply
    assert events(match, UnitsReturned)[-1].goods == (("water", 2),)
    kept = win(answer(EXAMPLES.begun("EX-27"), GiveUpCarrier()), A, 2)
    assert held(kept, A) == {"water": 9, "ore": 2}


@pytest.mark.rule("PS-183")
def test_a_forced_opening_without_credits_is_passed_on() -> None:
    table = scenes.carrier(seat=B, locked=0)
    hold(table, A, credits=0)
    hold(table, B, credits=0)
    match = begin(table, KeepingCarrier)
    assert asked(match).seat == C
    assert match.state.bidding is not None
    assert match.state.bidding.waiting == (C, D)


@pytest.mark.rule("PS-184")
def test_if_nobody_has_credits_the_card_lies_beside_the_board_until_the_next_round() -> None:
    table = scenes.carrier(locked=0)
    for seat in range(4):
        hold(table, seat, credits=0, water=8 if seat == A else 1)
    match = begin(table, KeepingCarrier)
    assert match.state.carrier_holder is None
    assert held(match, A) == {"water": 7}
    assert events(match, NotAuctioned)
    assert asked(match).rule == "PS-85"
    table.carrier_holder, table.round, table.rounds_left = None, 3, 3
    hold(table, D, credits=9, water=1)
    again = begin(table, KeepingCarrier)
    assert asked(again).seat == D
    assert bids(again) == range(1, 10)


@pytest.mark.rule("PS-185", "PS-178")
def test_the_winner_of_a_new_auction_decides_in_the_following_round() -> None:
    choices = []
    for seed in range(6):
        for step in steps(3, frozenset({CARRIER}), Random(seed)):
            if step.kind is KeepingCarrier and step.before.carrier_holder is not None:
                assert step.before.carrier_since < step.before.round
                choices.append(step.before.round - step.before.carrier_since)
    assert set(choices) == {1, 2}  # kept once, then given up: never a third round


@pytest.mark.rule("PS-175")
def test_without_the_card_there_is_no_extra_room() -> None:
    table = market(scenes.carrier(seat=B), quartz=9)
    hold(table, A, credits=500)
    raised(table, A)
    match: Match[Table] = answer(begin(table, Trading), Buy(4))
    assert held(match, A) == {"quartz": 2}

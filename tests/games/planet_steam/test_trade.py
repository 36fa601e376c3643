"""Trade and certificates (4.4.2, 4.4.3)."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.planet_steam import GAME
from kesselhaus.games.planet_steam.events import Bought, PriceAdjusted
from kesselhaus.games.planet_steam.examples import EXAMPLES, scenes
from kesselhaus.games.planet_steam.examples.positions import (
    PASS,
    RESOURCES,
    A,
    B,
    C,
    D,
    begin,
    deal,
    held,
    hold,
    lay,
    market,
    raised,
)
from kesselhaus.games.planet_steam.options import (
    ALL,
    Buy,
    BuyPermit,
    BuyQuarters,
    Decline,
    Sell,
    SellPermit,
)
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import Trading, TradingCertificate
from tests.scenario import answer, asked, events, offered


def trading(table: Table, resource: str) -> Match[Table]:
    """A is to act with a resource, in the usual order."""
    return Match.at(scenes.trading(table, resource), GAME)


@pytest.mark.rule("PS-114")
def test_quartz_ore_water_energy_and_everybody_once_in_turn_order() -> None:
    table = lay(3)
    deal(table, B, A, C)
    match, seen = begin(table, Trading), []
    while asked(match).rule == "PS-115":
        seen.append((match.state.traded, asked(match).seat))
        answer(match, PASS)
    assert seen == [(resource, seat) for resource in RESOURCES for seat in (B, A, C)]
    assert [event.resource for event in events(match, PriceAdjusted)] == [name for name, _ in seen]


@pytest.mark.rule("PS-115", "PS-116", "PS-118")
def test_an_action_buys_sells_or_passes() -> None:
    table = market(lay(4), water=3, water_price=7)
    hold(table, A, credits=100, water=2)
    match = trading(table, "water")
    assert offered(match) == {Buy(1), Buy(2), Buy(3), Sell(1), Sell(2), PASS}
    hold(table, A, credits=20)
    assert offered(trading(table, "water")) == {Buy(1), Buy(2), PASS}
    hold(table, A, credits=6)
    assert offered(trading(table, "water")) == {PASS}
    assert asked(answer(match, PASS)).seat == B


@pytest.mark.rule("PS-116", "EX-8")
def test_buying() -> None:
    _, match = EXAMPLES.boards("EX-8")
    assert match.state.players[A].credits == 0
    assert held(match, A) == {"water": 3}
    assert (match.state.supply["water"], match.state.price["water"]) == (4, 7)


@pytest.mark.rule("PS-117")
def test_room_does_not_limit_a_purchase_and_the_surplus_is_lost() -> None:
    table = market(lay(4), quartz=6, quartz_price=16)
    hold(table, A, credits=100, quartz=1)
    raised(table, A)
    match = answer(trading(table, "quartz"), Buy(5))
    assert held(match, A) == {"quartz": 2}
    assert match.state.supply["quartz"] == 1
    assert match.state.players[A].credits == 20
    assert events(match, Bought)[-1].stored == 1


@pytest.mark.rule("PS-118", "PS-121", "EX-9")
def test_selling() -> None:
    _, match = EXAMPLES.boards("EX-9")
    assert match.state.players[A].credits == 20
    assert held(match, A) == {}
    assert (match.state.supply["energy"], match.state.price["energy"]) == (14, 1)
    assert asked(match).seat == B  # and trades at 1


@pytest.mark.rule("PS-119", "PS-28", "EX-11")
def test_selling_above_the_scale() -> None:
    _, match = EXAMPLES.boards("EX-11")
    assert match.state.players[A].credits == 24
    assert (match.state.supply["water"], match.state.price["water"]) == (20, 3)


@pytest.mark.rule("PS-119")
def test_selling_at_the_top_of_the_scale() -> None:
    table = market(lay(4), water=20, water_price=18)
    hold(table, A, credits=0, water=2)
    match = answer(trading(table, "water"), Sell(2))
    assert match.state.players[A].credits == 36
    assert match.state.supply["water"] == 20


@pytest.mark.rule("PS-120")
def test_all_units_have_the_price_before_the_action() -> None:
    table = market(lay(4), quartz=6, quartz_price=16)
    hold(table, A, credits=100)
    match = answer(trading(table, "quartz"), Buy(5))
    assert match.state.players[A].credits == 100 - 5 * 16
    assert match.state.price["quartz"] == 18  # supply 1 is black
    assert events(match, PriceAdjusted)[-1].colour == "black"


@pytest.mark.rule("PS-121", "EX-10")
def test_passing_moves_the_price() -> None:
    assert EXAMPLES.boards("EX-10")[1].state.price["ore"] == 9


@pytest.mark.rule("PS-121")
def test_the_price_moves_after_every_single_action() -> None:
    match, seen = trading(market(lay(4), quartz=1, quartz_price=16), "quartz"), []
    for _ in range(4):
        answer(match, PASS)
        seen.append(match.state.price["quartz"])
    assert seen == [18, 20, 22, 24]
    assert match.state.price["ore"] == 10


@pytest.mark.rule("PS-122")
def test_no_option_gives_anything_to_another_player() -> None:
    for kind in ALL:
        named = kind.__struct_fields__
        assert ("seat" in named) == (kind.__name__ == "Target")  # sabotage alone names another seat


@pytest.mark.rule("PS-123")
def test_one_certificate_action_each_in_turn_order_or_nothing() -> None:
    table = lay(4)
    deal(table, D, A, B, C)
    for seat in (A, D):
        hold(table, seat, quartz=2, ore=2, water=2)
        table.players[seat].permits = 2
    hold(table, B, quartz=1)
    hold(table, C, ore=1, water=1)
    match = begin(table, TradingCertificate)
    assert asked(match).seat == D
    assert offered(match) == {BuyPermit(), SellPermit(), BuyQuarters(), Decline()}
    answer(match, BuyPermit())
    assert asked(match).seat == A
    answer(match, Decline())
    assert match.state.round == 2  # B and C can do nothing and are not asked


@pytest.mark.rule("PS-124")
def test_buying_a_permit() -> None:
    table = lay(4)
    hold(table, A, quartz=1, water=1)
    match = answer(begin(table, TradingCertificate), BuyPermit())
    assert held(match, A) == {}
    assert (match.state.players[A].permits, match.state.permits) == (1, 6)
    table.permits = 0
    table.players[A].permits = 1
    assert offered(begin(table, TradingCertificate)) == {SellPermit(), Decline()}


@pytest.mark.rule("PS-125")
def test_a_sold_permit_brings_15_credits_and_leaves_the_game() -> None:
    table = lay(4)
    hold(table, A, credits=3)
    table.players[A].permits, table.permits = 2, 5
    match = answer(begin(table, TradingCertificate), SellPermit())
    assert match.state.players[A].credits == 18
    assert (match.state.players[A].permits, match.state.permits, match.state.lost_permits) == (1, 5, 1)


@pytest.mark.rule("PS-126")
def test_buying_luxury_quarters() -> None:
    table = lay(4)
    hold(table, A, quartz=1, ore=1)
    match = answer(begin(table, TradingCertificate), BuyQuarters())
    assert held(match, A) == {}
    assert (match.state.players[A].quarters, match.state.quarters) == (1, 5)
    table.quarters = 0
    hold(table, A, quartz=1, ore=1, water=1)
    assert offered(begin(table, TradingCertificate)) == {BuyPermit(), Decline()}

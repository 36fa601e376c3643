"""The closing phase, the end of the game and final wealth (4.5, 5.1)."""

from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.planet_steam import GAME
from kesselhaus.games.planet_steam.events import (
    GameEnded,
    ManipulationReturned,
    PriceRose,
    RoundEnded,
    TankRighted,
    TanksBuilt,
    WealthCounted,
)
from kesselhaus.games.planet_steam.examples import EXAMPLES
from kesselhaus.games.planet_steam.examples.positions import (
    A,
    B,
    C,
    D,
    begin,
    deal,
    empty_map,
    hold,
    lay,
    market,
    own,
    tank,
)
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tanks import SIMPLE_TANK
from kesselhaus.games.planet_steam.tasks import Closing, TradingCertificate
from tests.games.planet_steam.walk import choose
from tests.scenario import asked, events


def closed(table: Table) -> Match[Table]:
    """The last round is closed, so that nothing of a next one is mixed in."""
    table.rounds_left, table.round = 1, table.box.rounds(table.seats)
    return begin(table, Closing)


@pytest.mark.rule("PS-127", "PS-128")
def test_cards_are_returned_then_tanks_are_built_then_the_round_ends() -> None:
    table = tank(lay(4, "opt_price_manipulation", "opt_sabotage", round=2), B, "D2")
    table.manipulator, table.saboteur, table.sabotaged = A, D, "D2"
    match = begin(table, Closing, chance=Random(1))
    kinds = (ManipulationReturned, TankRighted, TanksBuilt, RoundEnded)
    assert [type(event) for event in match.log if isinstance(event, kinds)] == list(kinds)


@pytest.mark.rule("PS-129", "EX-13")
@pytest.mark.parametrize(("price", "then"), [(4, 8), (16, 18)])
@pytest.mark.parametrize("stock", [0, 7, 14])
def test_without_energy_nothing_is_built_and_its_price_rises(price: int, then: int, stock: int) -> None:
    table = market(lay(4), ore=5, energy=0, energy_price=price)
    table.stock = stock
    shown = EXAMPLES.boards("EX-13")[1].state
    assert (shown.price["energy"], shown.price["ore"], shown.stock) == (18, 10, 7)
    after = closed(table).state
    assert (after.price["energy"], after.price["ore"]) == (then, 10)
    assert (after.supply["ore"], after.stock) == (5, stock)


@pytest.mark.rule("PS-129", "PS-28", "EX-14")
def test_without_ore_its_price_rises_even_if_the_market_is_full() -> None:
    after = EXAMPLES.boards("EX-14")[1].state
    assert (after.price["ore"], after.price["energy"]) == (30, 4)
    assert (after.supply["energy"], after.stock) == (6, 14)


@pytest.mark.rule("PS-129")
def test_without_both_both_prices_rise() -> None:
    match = closed(market(lay(4), ore=0, energy=0))
    assert match.state.price == {"quartz": 16, "ore": 14, "water": 7, "energy": 8}
    assert [event.resource for event in events(match, PriceRose)] == ["ore", "energy"]


@pytest.mark.rule("PS-130")
def test_on_a_full_market_nothing_happens() -> None:
    table = market(lay(4), ore=5, energy=9)
    table.stock = 14
    after = closed(table).state
    assert (after.supply["ore"], after.supply["energy"], after.stock) == (5, 9, 14)
    assert after.price == table.price


@pytest.mark.rule("PS-131", "EX-12")
def test_building_is_limited_by_ore() -> None:
    before, match = EXAMPLES.boards("EX-12")
    after = match.state
    assert (after.supply["ore"], after.supply["energy"], after.stock) == (0, 4, 12)
    assert after.price == before.state.price


@pytest.mark.rule("PS-131")
@pytest.mark.parametrize(
    ("ore", "energy", "stock", "built"), [(9, 3, 0, 3), (9, 9, 12, 2), (20, 20, 0, 14), (1, 1, 13, 1)]
)
def test_building_is_limited_by_energy_and_by_the_track(
    ore: int, energy: int, stock: int, built: int
) -> None:
    table = market(lay(4), ore=ore, energy=energy)
    table.stock = stock
    after = closed(table).state
    assert (after.supply["ore"], after.supply["energy"]) == (ore - built, energy - built)
    assert after.stock == stock + built


@pytest.mark.rule("PS-132")
def test_building_has_nothing_to_do_with_the_bank() -> None:
    table = market(lay(4), ore=3, energy=3)
    table.stock = 2
    zones = [zone for zone in table.box.zones if zone not in table.claims][:20]
    own(table, A, *zones[:10])
    own(table, B, *zones[10:])
    table.tanks = dict.fromkeys(zones, SIMPLE_TANK)
    after = closed(table).state
    assert (after.stock, after.bank_tanks) == (5, 15)


@pytest.mark.rule("PS-133", "PS-134")
def test_the_round_marker_moves_and_a_new_round_begins() -> None:
    table = lay(4, "adv_variable_trade_order")
    deal(table, C, A, B, D)
    table.airship = "M4"
    table.order_markers = (("quartz", 2), ("ore", 1), ("water", 3), ("energy", 4))
    match = begin(table, Closing)
    after = match.state
    assert (after.rounds_left, after.round) == (4, 2)
    assert after.start_player == C
    assert after.airship is None
    assert after.order_markers == ()
    assert set(after.display) == {"sp_01", "sp_02", "sp_03", "sp_04"}
    assert asked(match).rule == "PS-49"


@pytest.mark.rule("PS-63")
def test_cards_are_kept_until_the_closing_phase() -> None:
    match = begin(lay(4), TradingCertificate)
    chance = Random(2)
    for player in match.state.players:
        assert player.card is not None
    while match.state.round == 1 and match.question is not None:
        assert all(player.card is not None for player in match.state.players)
        match.answer(choose(chance, match.question))
    assert match.state.round == 2
    assert all(player.card is None for player in match.state.players)


@pytest.mark.rule("PS-135", "PS-133", "EX-29")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 7), (3, 6), (4, 5), (5, 4)])
def test_the_number_of_rounds(seats: int, rounds: int) -> None:
    chance = Random(seats)
    match = Match(GAME, seats, chance=chance)
    marker = [match.state.rounds_left]
    while match.question is not None:
        match.answer(choose(chance, match.question))
        if match.state.rounds_left != marker[-1]:
            marker.append(match.state.rounds_left)
    assert marker == list(range(rounds, -1, -1))
    before, ended = EXAMPLES.boards("EX-29")
    assert (before.state.rounds_left, ended.state.rounds_left, ended.is_over) == (1, 0, True)
    assert len(events(match, GameEnded)) == 1


@pytest.mark.rule("PS-136", "PS-137", "EX-2")
def test_final_wealth() -> None:
    result = EXAMPLES.boards("EX-2")[1].result
    assert result is not None
    parts = {name: by_seat[A] for name, by_seat in result.categories.items()}
    assert parts == {
        "credits": 20,
        "zones": 250,
        "tanks": 150,
        "superchargers": 50,
        "luxury_quarters": 50,
        "resources": 30,
    }
    assert result.scores[A] == 550


@pytest.mark.rule("PS-137")
def test_units_stored_with_the_independent_carrier_count() -> None:
    table = empty_map(lay(4, "opt_independent_carrier"))
    hold(table, A, credits=0, water=10)
    table.carrier_holder, table.locked_credits = A, 9
    result = closed(table).result
    assert result is not None
    assert result.scores[A] == 70


@pytest.mark.rule("PS-138")
def test_the_rise_of_the_last_closing_phase_counts() -> None:
    table = empty_map(market(lay(4), energy=0, energy_price=4))
    hold(table, A, credits=0, energy=3)
    match = closed(table)
    assert match.result is not None
    assert match.result.scores[A] == 3 * 8
    assert events(match, WealthCounted)[A].final_wealth == 24


@pytest.mark.rule("PS-139", "EX-30")
def test_the_highest_wealth_wins_and_equals_share_the_victory() -> None:
    before, match = EXAMPLES.boards("EX-30")
    assert match.result is not None
    assert match.result.winners == (B, C)
    table = before.state
    hold(table, C, credits=99)
    match = closed(table)
    assert match.result is not None
    assert match.result.winners == (B,)

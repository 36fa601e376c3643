"""The tank phase without plans (4.3)."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.planet_steam.examples import EXAMPLES
from kesselhaus.games.planet_steam.examples.positions import (
    A,
    B,
    C,
    begin,
    held,
    hold,
    lay,
    own,
    raised,
    tank,
)
from kesselhaus.games.planet_steam.options import (
    Activate,
    BuyConverter,
    BuySupercharger,
    BuyTank,
    EndTurn,
    ImportTank,
    MoveConverter,
    RaiseCarrier,
    Reorganise,
    ReturnConverter,
    StayIdle,
)
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tanks import SIMPLE_TANK, TANKS
from kesselhaus.games.planet_steam.tasks import Activating
from tests.scenario import answer, asked, offered

WEALTH = {"quartz": 2, "ore": 3, "water": 4, "energy": 4}


def active(table: Table) -> Match[Table]:
    """A has paid the activation cost."""
    return answer(begin(table, Activating), Activate())


@pytest.mark.rule("PS-84")
def test_a_whole_tank_turn_before_the_next() -> None:
    table = lay(4)
    hold(table, A, credits=100, water=4)
    match = active(table)
    for _ in range(2):
        assert asked(match).seat == A
        answer(match, sorted(offered(match, BuyTank), key=repr)[0])
    answer(match, EndTurn())
    assert asked(match).seat == B
    assert asked(match).rule == "PS-85"


@pytest.mark.rule("PS-85")
def test_a_tank_turn_starts_with_the_activation_cost() -> None:
    table = lay(4)
    hold(table, A, water=2)
    match = begin(table, Activating)
    assert offered(match) == {Activate(), StayIdle()}
    assert held(answer(match, Activate()), A) == {"water": 1}
    assert asked(match).seat == A


@pytest.mark.rule("PS-86")
def test_not_paying_brings_a_water_and_ends_the_turn() -> None:
    table = lay(4)
    hold(table, A, water=2)
    match = answer(begin(table, Activating), StayIdle())
    assert held(match, A) == {"water": 3}
    assert asked(match).seat == B
    assert match.state.supply == table.supply


@pytest.mark.rule("PS-86", "PS-38")
def test_without_room_the_water_is_lost() -> None:
    table = lay(4)
    hold(table, A, water=7)
    match = answer(begin(table, Activating), StayIdle())
    assert held(match, A) == {"water": 7}
    assert asked(match).seat == B


@pytest.mark.rule("PS-86", "EX-19")
def test_who_has_no_water_gets_one_and_is_not_asked() -> None:
    _, match = EXAMPLES.boards("EX-19")
    assert held(match, B) == {"quartz": 2, "ore": 3, "water": 1}
    assert asked(match).seat == C


@pytest.mark.rule("PS-87")
def test_all_actions_in_any_order_and_any_number_of_times() -> None:
    table = own(lay(4), A, "B1")
    tank(table, A, "B2")
    hold(table, A, credits=200, **WEALTH)
    match = active(table)
    assert offered(match) == {
        *(BuyTank(zone) for zone in ("B1", "F4")),
        *(ImportTank(zone) for zone in ("B1", "F4")),
        *(BuyConverter(kind, "B2") for kind in ("quartz", "ore", "energy")),
        BuySupercharger("B2"),
        *(RaiseCarrier(resource) for resource in ("quartz", "ore", "water", "energy")),
        Reorganise(),
        EndTurn(),
    }
    answer(match, BuyTank("B1"), RaiseCarrier("ore"), BuyConverter("ore", "B1"), RaiseCarrier("ore"))
    answer(match, BuyTank("F4"), EndTurn())
    assert match.state.players[A].classes["ore"] == 3
    assert set(match.state.own_tanks(A)) == {"B1", "B2", "F4"}
    assert asked(match).seat == B


@pytest.mark.rule("PS-88")
def test_a_local_tank_costs_a_water_and_the_price_at_the_marker() -> None:
    table = lay(4)
    hold(table, A, credits=100, water=4)
    match = active(table)
    answer(match, BuyTank("B2"))
    assert match.state.tanks == {"B2": SIMPLE_TANK}
    assert (match.state.stock, match.state.bank_tanks) == (11, 34)
    assert match.state.players[A].credits == 100 - 8
    assert held(match, A) == {"water": 2}
    answer(match, BuyTank("F4"))
    assert match.state.players[A].credits == 100 - 8 - 9
    assert not offered(match, BuyTank)


@pytest.mark.rule("PS-88")
@pytest.mark.parametrize(("credits", "water", "stock"), [(29, 2, 1), (100, 1, 1), (100, 4, 0)])
def test_without_credits_water_or_stock_there_is_no_local_tank(credits: int, water: int, stock: int) -> None:
    table = lay(4)
    table.stock = stock
    hold(table, A, credits=credits, water=water)
    assert not offered(active(table), BuyTank)
    table.stock = 1
    hold(table, A, credits=30, water=2)
    assert offered(active(table), BuyTank)


@pytest.mark.rule("PS-88", "PS-89")
def test_without_a_zone_there_is_no_tank() -> None:
    table = tank(tank(lay(4), A, "B2"), A, "F4")
    hold(table, A, credits=100, **WEALTH)
    assert not offered(active(table), BuyTank, ImportTank)


@pytest.mark.rule("PS-89", "EX-20")
def test_an_imported_tank_with_an_empty_market() -> None:
    before, match = EXAMPLES.boards("EX-20")
    assert offered(before, BuyTank, ImportTank) == {ImportTank("B2"), ImportTank("F4")}
    assert held(match, A) == {}
    assert match.state.players[A].credits == 0
    assert match.state.tanks == {"B2": SIMPLE_TANK}
    assert (match.state.stock, match.state.bank_tanks) == (0, 34)


@pytest.mark.rule("PS-90", "PS-29")
def test_the_bank_limits_purchases_and_the_marker_gives_the_price() -> None:
    table = lay(4)
    table.box = type(table.box)(table.box.components, table.box.edition)
    table.box.tanks = 1
    hold(table, A, credits=100, quartz=2, water=4)
    match = active(table)
    assert len(offered(match, BuyTank)) == 2
    answer(match, BuyTank("B2"))
    assert match.state.players[A].credits == 100 - 8
    assert match.state.stock == 11
    assert not offered(match, BuyTank, ImportTank)


@pytest.mark.rule("PS-91")
@pytest.mark.parametrize(("kind", "price"), [("quartz", 8), ("ore", 5), ("energy", 2)])
def test_a_converter_is_attached_at_once(kind: str, price: int) -> None:
    table = tank(lay(4), A, "B2")
    hold(table, A, credits=price, water=1)
    match = active(table)
    answer(match, BuyConverter(kind, "B2"))
    assert match.state.tanks["B2"] is TANKS[kind, False]
    assert match.state.converters[kind] == 13
    assert match.state.players[A].credits == 0


@pytest.mark.rule("PS-91")
def test_without_a_tank_there_is_no_converter_and_no_supercharger() -> None:
    table = tank(lay(4), B, "D2")
    hold(table, A, credits=100, **WEALTH)
    assert not offered(active(table), BuyConverter, BuySupercharger)


@pytest.mark.rule("PS-92", "EX-28")
def test_a_replaced_converter_moves_to_another_tank() -> None:
    before, match = EXAMPLES.boards("EX-28")
    assert offered(answer(before, BuyConverter("quartz", "B2"))) == {MoveConverter("B3"), ReturnConverter()}
    assert match.state.players[A].credits == 12
    assert match.state.tanks["B2"].resource == "quartz"
    assert match.state.tanks["B3"].resource == "energy"
    assert match.state.converters == {"quartz": 13, "ore": 13, "energy": 13}


@pytest.mark.rule("PS-92", "PS-99")
def test_a_replaced_converter_may_go_to_the_bank_and_must_if_no_tank_is_free() -> None:
    table = tank(tank(lay(4), A, "B2", "energy"), A, "F4", "ore", supercharger=True)
    hold(table, A, credits=20, water=1)
    match = answer(active(table), BuyConverter("quartz", "F4"))
    assert match.state.tanks["F4"] is TANKS["quartz", True]
    assert match.state.converters == {"quartz": 13, "ore": 14, "energy": 13}
    assert asked(match).rule == "PS-87"


@pytest.mark.rule("PS-93")
def test_a_supercharger_costs_a_water_an_ore_and_two_quartz() -> None:
    table = tank(lay(4), A, "B2", "ore")
    hold(table, A, credits=0, quartz=2, ore=1, water=2)
    match = answer(active(table), BuySupercharger("B2"))
    assert match.state.tanks["B2"] is TANKS["ore", True]
    assert match.state.superchargers == 12
    assert held(match, A) == {}
    for short in ({"quartz": 1}, {"ore": 0}, {"water": 1}):
        hold(table, A, **{"quartz": 2, "ore": 1, "water": 2} | short)
        assert not offered(active(table), BuySupercharger)


@pytest.mark.rule("PS-94")
def test_a_carrier_upgrade_costs_an_ore_and_an_energy() -> None:
    table = lay(4)
    raised(table, A, water=2)
    hold(table, A, credits=0, ore=1, energy=1, water=1)
    match = answer(active(table), RaiseCarrier("water"))
    assert match.state.players[A].classes["water"] == 3
    assert held(match, A) == {}
    assert not offered(match, RaiseCarrier)


@pytest.mark.rule("PS-98a")
def test_a_whole_tank_turn_can_be_taken_back_until_it_is_ended() -> None:
    table = own(tank(lay(4), A, "B2"), A, "B1")
    hold(table, A, credits=100, **WEALTH)
    match = begin(table, Activating)
    start = match.state.copy()
    answer(match, Activate(), BuyTank("B1"), BuyConverter("ore", "B1"), BuyConverter("energy", "B1"))
    answer(match, ReturnConverter(), BuySupercharger("B2"))
    while match.can_undo:
        match.undo(A)
    assert match.state == start
    answer(match, Activate(), EndTurn())
    assert not match.can_undo


@pytest.mark.rule("PS-99")
def test_nothing_gives_tanks_or_superchargers_back() -> None:
    table = tank(tank(lay(4), A, "B2", supercharger=True), A, "F4")
    hold(table, A, credits=0, water=1)
    match = active(table)
    assert offered(match) == {Reorganise(), EndTurn()}
    answer(match, Reorganise())
    for _ in range(2):
        options = list(asked(match).options)
        answer(match, options[-1])
        if asked(match).rule == "PS-87":
            break
    assert len(match.state.own_tanks(A)) == 2
    assert match.state.superchargers == 12


@pytest.mark.rule("PS-100")
def test_the_tank_phase_leaves_the_terminal_alone() -> None:
    table = tank(own(lay(4), A, "B1"), A, "B2")
    hold(table, A, credits=100, **WEALTH)
    match = active(table)
    answer(match, ImportTank("B1"), RaiseCarrier("quartz"), BuyConverter("ore", "B2"), EndTurn())
    assert (match.state.supply, match.state.price) == (table.supply, table.price)

"""Coal for the plants (NU-122 to NU-126, NU-131a)."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.nucleum.events import Energized
from kesselhaus.games.nucleum.examples import EXAMPLES
from kesselhaus.games.nucleum.examples.plants import leipzig
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    act,
    build,
    connect,
    give,
    lay,
    mine,
    names,
    turbine,
    unlocked,
)
from kesselhaus.games.nucleum.options import (
    ChoosePlant,
    ConvertWorker,
    EnergizeBuilding,
    ImportCoal,
)
from kesselhaus.games.nucleum.rules.coal import import_coal, merged, most_for, price_of, prices
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.tasks.energize import ImportingCoal
from tests.scenario import answer, asked, events


def coal(match: Match[Table]) -> list[int]:
    return [option.number for option in asked(match).options if isinstance(option, ImportCoal)]


@pytest.mark.rule("EX-24", "NU-122", "NU-123", "NU-124", "NU-126")
def test_example_coal() -> None:
    match, lit = EXAMPLES.boards("EX-24")
    assert asked(match).rule == "NU-122"
    match.answer(ImportCoal(2))
    assert set(names(match, EnergizeBuilding)) == {"leipzig.u1", "leipzig.u4"}
    match.answer(EnergizeBuilding("leipzig.u4"))
    assert match.answers == lit.answers
    assert match.state.players[ANNA].thaler == 2
    assert match.state.wagons["rheinland"] == (1,) * 5 + (2,) * 2
    told = events(match, Energized)[0]
    assert (told.electricity, told.thaler, told.coal) == (3, 2, (("rheinland", 2),))


@pytest.mark.rule("NU-122", "NU-135")
def test_more_coal_than_needed_but_no_more_than_can_be_paid() -> None:
    table = leipzig(thaler=5)
    give(table, workers=1)
    match = answer(act(table, "energize"), ChoosePlant("grimma"))
    assert coal(match) == [2, 3, 4, 5, 6]
    answer(match, ImportCoal(6), EnergizeBuilding("leipzig.u1"))
    assert (match.state.players[ANNA].thaler, match.state.players[ANNA].workers) == (0, 0)


@pytest.mark.rule("NU-123", "NU-124", "NU-125")
def test_prices_rise_wagon_by_wagon() -> None:
    table = lay()
    table.wagons["rheinland"] = (1, 2, 2)
    price = prices(table, "rheinland", 0)
    assert [price_of(price, count) for count in range(7)] == [0, 1, 3, 5, 7, 10, 13]
    assert [most_for(price, money) for money in range(11)] == [0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5]
    left = []
    for count in (1, 2, 4):
        import_coal(table, "rheinland", count)
        left.append(table.wagons["rheinland"])
    assert left == [(2, 2, 2), (2,), ()]
    assert price_of(prices(table, "rheinland", 0), 2) == 6
    table.wagons["rheinland"] = (1, 1, 2)
    import_coal(table, "rheinland", 4)
    assert table.wagons["rheinland"] == (2,)
    both = merged(prices(table, "rheinland", 0), prices(table, "schlesien", 0))
    assert price_of(both, 7) == 6 + 2


def factory_between_regions(thaler: int) -> Table:
    """Grimma reaches both coal regions, and of Anna's buildings only a factory wants light."""
    table = leipzig(thaler=thaler)
    connect(table, BRUNO, "L02", "L06")
    give(table, workers=0)
    build(table, ANNA, "FAC-1", "leipzig.u4")
    table.sites.pop("leipzig.u1")
    table.players[ANNA].buildings.pop("RES-1")
    table.wagons = {"rheinland": (2, 2, 2), "schlesien": (1, 1)}
    return table


@pytest.mark.rule("NU-122", "NU-135")
def test_both_regions_and_never_a_dead_end() -> None:
    table = factory_between_regions(thaler=3)
    match = answer(act(table, "energize", electricity=1), ChoosePlant("grimma"))
    assert isinstance(match.state.doing, ImportingCoal)
    assert match.state.doing.region == "rheinland"
    # With one coal of Rheinland for 2 thaler one of Schlesien can still be paid.
    assert coal(match) == [0, 1]
    match.answer(ImportCoal(0))
    assert coal(match) == [2]


@pytest.mark.rule("NU-131", "NU-131a", "EX-40")
def test_example_coal_discounts() -> None:
    match = EXAMPLES.boards("EX-40")[1]
    assert match.state.players[ANNA].thaler == 2
    more = leipzig(thaler=3)
    more.wagons["rheinland"] = (2, 2, 2)
    unlocked(more, "C-4")
    more.players[ANNA].experiment = "C"
    turbine(more, ANNA, 1, "zittau.t1")
    match = answer(act(more, "energize", saving=1), ChoosePlant("grimma"), ImportCoal(3))
    match.answer(EnergizeBuilding("leipzig.u1"))
    # Three coal at 1 thaler each with C-4, one less for row 1, one less for the directive.
    assert match.state.players[ANNA].thaler == 2
    assert match.state.wagons["rheinland"] == ()


@pytest.mark.rule("NU-28a")
def test_conversions_pay_for_coal() -> None:
    table = leipzig(thaler=1)
    mine(table, ANNA, 1, "bruex.m2", 1)
    match = answer(
        act(table, "energize"), ChoosePlant("grimma"), ImportCoal(2), EnergizeBuilding("leipzig.u1")
    )
    assert asked(match).rule == "NU-28"
    match.answer(ConvertWorker())
    assert match.state.players[ANNA].workers == 1


@pytest.mark.rule("NU-131a", "NU-125")
def test_with_c4_each_coal_is_cheaper_but_never_free() -> None:
    table = lay()
    table.wagons["rheinland"] = (1, 2)
    price = prices(table, "rheinland", 1)
    assert [price_of(price, count) for count in range(6)] == [0, 1, 2, 3, 5, 7]
    assert [most_for(price, money) for money in range(8)] == [0, 1, 2, 3, 3, 4, 4, 5]


@pytest.mark.rule("NU-122", "NU-135")
def test_what_one_region_costs_is_missing_in_the_other() -> None:
    table = factory_between_regions(thaler=4)
    # Two coal of Rheinland take all 4 thaler, and a factory needs three.
    match = answer(act(table, "energize"), ChoosePlant("grimma"))
    assert coal(match) == [0, 1]
    match.answer(ImportCoal(1))
    assert coal(match) == [2]
    answer(match, ImportCoal(2), EnergizeBuilding("leipzig.u4"))
    assert match.state.players[ANNA].thaler == 0
    assert match.state.wagons == {"rheinland": (2, 2), "schlesien": (2, 2)}

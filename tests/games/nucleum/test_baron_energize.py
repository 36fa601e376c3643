"""How the Baron energizes (NU-176, NU-184)."""

import pytest

from kesselhaus.games.nucleum.events import BaronGained, Energized
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    alone,
    build,
    connect,
    give,
    mine,
    neutral,
    turbine,
)
from kesselhaus.games.nucleum.rules.baron_energize import energize, energize_for_free
from kesselhaus.games.nucleum.state import BARON
from kesselhaus.games.nucleum.tasks.actions import Energizing
from kesselhaus.games.nucleum.tasks.turn import BaronTurn
from tests.games.nucleum.barons import at_work, run, settled


@pytest.mark.rule("NU-176")
def test_how_he_energizes() -> None:
    table = settled(thaler=3)
    baron = table.players[BARON]
    build(table, BARON, "RES-1", "leipzig.u1")
    build(table, BARON, "FAC-1", "leipzig.u4")
    neutral(table, "N05", "grimma.u3")
    energize(table, baron, Energizing(BARON))
    assert table.sites["leipzig.u4"].energized
    assert (baron.thaler, baron.achievements, baron.income) == (0, 0, (1, 1, 1))
    baron.thaler = 9
    table.sites.pop("leipzig.u1")
    baron.buildings.pop("RES-1")
    energize(table, baron, Energizing(BARON))
    # N05 brings 2 thaler; its income steps are ignored.
    assert table.sites["grimma.u3"].energized
    assert baron.thaler == 9 - 1 - 2 - 2 + 2
    before = baron.thaler
    energize(table, baron, Energizing(BARON))
    assert baron.thaler == before + 1


@pytest.mark.rule("NU-176")
def test_what_he_cannot_pay_for_he_leaves_for_the_next_lower_value() -> None:
    table = settled(thaler=2)
    build(table, BARON, "RES-1", "leipzig.u1")
    build(table, BARON, "FAC-1", "leipzig.u4")
    energize(table, table.players[BARON], Energizing(BARON))
    assert [site for site, there in table.sites.items() if there.energized] == ["leipzig.u1"]


@pytest.mark.rule("NU-176")
def test_own_buildings_come_before_neutral_ones() -> None:
    table = settled(thaler=3)
    neutral(table, "N05", "leipzig.u3")
    build(table, BARON, "FAC-1", "grimma.u3")
    energize(table, table.players[BARON], Energizing(BARON))
    assert table.sites["grimma.u3"].energized
    assert not table.sites["leipzig.u3"].energized


@pytest.mark.rule("NU-176")
def test_he_burns_uranium_where_that_is_cheaper() -> None:
    table = settled(thaler=2)
    baron = table.players[BARON]
    connect(table, ANNA, "L34")
    build(table, BARON, "RES-1", "leipzig.u1")
    mine(table, BARON, 1, "chemnitz.m1", 2)
    energize(table, baron, Energizing(BARON))
    assert (baron.thaler, baron.uranium) == (2, (1, 0, 0, 0))


@pytest.mark.rule("NU-176")
def test_at_equal_cost_he_keeps_his_uranium() -> None:
    table = settled(thaler=0)
    baron = table.players[BARON]
    connect(table, ANNA, "L34")
    build(table, BARON, "RES-1", "leipzig.u1")
    mine(table, BARON, 1, "chemnitz.m1", 2)
    table.nuclei = ("grimma", "plauen")
    energize_for_free(table, baron)
    assert table.sites["leipzig.u1"].energized
    assert baron.uranium == (2, 0, 0, 0)


@pytest.mark.rule("NU-184")
def test_in_his_last_turn_he_energizes_twice_for_free() -> None:
    table = settled(thaler=0)
    table.ending, table.round = 1, 2
    baron = at_work(table)
    build(table, BARON, "RES-1", "leipzig.u1")
    build(table, BARON, "FAC-4", "leipzig.u2")
    build(table, BARON, "FAC-1", "leipzig.u4")
    run(table, BaronTurn())
    lit = {site for site, there in table.sites.items() if there.energized}
    assert lit == {"leipzig.u2", "leipzig.u4"}
    assert baron.thaler == 0
    dark = alone()
    energize_for_free(dark, dark.players[BARON])
    assert dark.players[BARON].thaler == 5


@pytest.mark.rule("NU-176")
def test_an_own_building_comes_first_also_where_it_costs_more() -> None:
    table = settled(thaler=9)
    baron = table.players[BARON]
    connect(table, ANNA, "L06")
    build(table, BARON, "FAC-1", "leipzig.u4")
    neutral(table, "N05", "riesa.u1")
    table.wagons["rheinland"] = ()
    energize(table, baron, Energizing(BARON))
    assert table.sites["leipzig.u4"].energized
    assert baron.thaler == 0


@pytest.mark.rule("NU-166", "NU-176")
def test_his_turbines_make_his_coal_cheaper() -> None:
    table = settled(thaler=1)
    baron = table.players[BARON]
    turbine(table, BARON, 1, "zittau.t1")
    build(table, BARON, "RES-1", "leipzig.u1")
    energize(table, baron, Energizing(BARON))
    assert table.sites["leipzig.u1"].energized
    assert baron.thaler == 0


@pytest.mark.rule("NU-176", "NU-129")
def test_he_pays_for_your_turbines_and_only_if_he_can() -> None:
    for thaler, lit, left in ((5, True, 4), (0, False, 1)):
        table = alone()
        table.nuclei, table.tokens = ("grimma", "glashuette"), (2, 3)
        connect(table, BARON, "L37", "L28")
        turbine(table, ANNA, 1, "glashuette.t1")
        mine(table, BARON, 1, "bruex.m2", 3)
        build(table, BARON, "RES-2", "praha.u1")
        baron = give(table, BARON, thaler=thaler)
        energize(table, baron, Energizing(BARON))
        assert table.sites["praha.u1"].energized == lit
        assert (baron.thaler, table.players[ANNA].thaler) == (left, 4 + lit)


@pytest.mark.rule("NU-176")
def test_he_takes_the_workers_of_a_building_and_no_more() -> None:
    table = settled()
    baron = table.players[BARON]
    neutral(table, "N01", "leipzig.u1")
    before = (baron.workers, baron.supply)
    energize(table, baron, Energizing(BARON))
    assert (baron.workers, baron.supply) == (before[0] + 1, before[1] - 1)
    assert (baron.income, baron.vp) == ((1, 1, 1), 0)


@pytest.mark.rule("NU-176")
def test_the_log_tells_what_a_building_gave_him() -> None:
    for neutral_building, thaler, workers in (("N05", 2, 0), ("N01", 0, 1)):
        table = settled()
        neutral(table, neutral_building, "leipzig.u1")
        table.ear = []
        energize(table, table.players[BARON], Energizing(BARON))
        told = [event for event in table.ear if isinstance(event, BaronGained)]
        assert [(event.thaler, event.workers, event.rule) for event in told] == [(thaler, workers, "NU-176")]


@pytest.mark.rule("NU-176")
def test_the_log_tells_of_his_consolation() -> None:
    table = alone()
    table.ear = []
    energize(table, table.players[BARON], Energizing(BARON))
    assert table.ear == [BaronGained(1, 0, rule="NU-176")]


@pytest.mark.rule("NU-168a", "NU-176")
def test_his_coal_comes_from_where_it_is_cheapest_and_first_from_rheinland() -> None:
    for wagons, left, cost in (
        ({"rheinland": (2, 2), "schlesien": (1, 1)}, {"rheinland": (2, 2), "schlesien": (2, 2)}, 2),
        ({"rheinland": (1,), "schlesien": (1,)}, {"rheinland": (2,), "schlesien": (2,)}, 2),
        ({"rheinland": (2, 2), "schlesien": (2, 2)}, {"rheinland": (), "schlesien": (2, 2)}, 4),
    ):
        table = alone()
        connect(table, ANNA, "L02", "L06")
        build(table, BARON, "RES-1", "riesa.u2")
        table.wagons = dict(wagons)
        baron = give(table, BARON, thaler=9)
        energize(table, baron, Energizing(BARON))
        assert table.wagons == left
        assert baron.thaler == 9 - cost


@pytest.mark.rule("NU-131a", "NU-176")
def test_the_saving_of_his_directive_is_his_too() -> None:
    for saving, left in ((0, 5), (1, 6), (9, 9)):
        table = alone()
        connect(table, ANNA, "L02", "L06")
        build(table, BARON, "RES-1", "riesa.u2")
        table.wagons = {"rheinland": (2, 2), "schlesien": (2, 2)}
        baron = give(table, BARON, thaler=9)
        energize(table, baron, Energizing(BARON, saving))
        assert baron.thaler == left


@pytest.mark.rule("NU-168a", "NU-176")
def test_among_equal_ways_the_first_city_and_the_first_plant() -> None:
    table = settled()
    connect(table, ANNA, "L34")
    build(table, BARON, "FAC-1", "grimma.u3")
    build(table, BARON, "LAB-1", "leipzig.u2")
    table.ear = []
    energize(table, table.players[BARON], Energizing(BARON))
    told = [event for event in table.ear if isinstance(event, Energized)]
    assert [(event.site, event.plant) for event in told] == [("leipzig.u2", "grimma")]

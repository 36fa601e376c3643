"""Urbanize (4.6)."""

import pytest

from kesselhaus.games.nucleum.examples import EXAMPLES
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    act,
    build,
    connect,
    give,
    lay,
    names,
    rail,
    unlocked,
)
from kesselhaus.games.nucleum.options import ChooseBuilding, ChooseSite
from kesselhaus.games.nucleum.rules.urbanize import can_urbanize, red_sites, suiting_sites, urban_cost
from kesselhaus.games.nucleum.state import RUBBLE_PIECE, Table
from kesselhaus.games.nucleum.tasks.actions import Urbanizing
from tests.scenario import answer


def sites(table: Table, city: str, type: str, level: int = 1) -> set[str]:
    return {site.id for site in suiting_sites(table, {city}, type, level) + red_sites(table, {city})}


@pytest.mark.rule("NU-87", "NU-94")
def test_any_building_of_the_board_also_several_in_a_city() -> None:
    table = lay()
    give(table, thaler=9)
    build(table, ANNA, "RES-1", "leipzig.u1")
    match = act(table, "urbanize")
    assert "RES-1" not in names(match, ChooseBuilding)
    assert {"LAB-4", "FAC-3", "FAC-1"} <= set(names(match, ChooseBuilding))
    answer(match, ChooseBuilding("FAC-3"), ChooseSite("leipzig.u5"))
    assert match.state.players[ANNA].buildings == {"RES-1": "leipzig.u1", "FAC-3": "leipzig.u5"}
    assert match.state.players[ANNA].thaler == 5
    assert not match.state.sites["leipzig.u5"].energized


@pytest.mark.rule("NU-88")
def test_row_and_red_site_less_all_discounts() -> None:
    table = lay(experiments="CABD")
    anna = table.players[ANNA]
    assert [urban_cost(table, anna, Urbanizing(ANNA), level, False) for level in (1, 2, 3, 4)] == [
        2,
        3,
        4,
        5,
    ]
    assert urban_cost(table, anna, Urbanizing(ANNA, saving=1), 3, True) == 5
    unlocked(table, "C-1")
    assert urban_cost(table, anna, Urbanizing(ANNA, saving=2), 3, True) == 3
    assert urban_cost(table, anna, Urbanizing(ANNA, saving=5), 1, True) == 0


@pytest.mark.rule("NU-89")
def test_only_in_cities_of_the_own_networks() -> None:
    table = lay()
    give(table, thaler=9)
    rail(table, ANNA, "L05.1")
    connect(table, BRUNO, "L01")
    match = answer(act(table, "urbanize"), ChooseBuilding("RES-1"))
    assert names(match, ChooseSite) == ["grimma.u1", "grimma.u3"]
    poor = lay()
    give(poor, thaler=2, workers=1)
    rail(poor, ANNA, "L05.1")
    match = answer(act(poor, "urbanize"), ChooseBuilding("RES-1"))
    assert names(match, ChooseSite) == ["grimma.u1"]


@pytest.mark.rule("NU-90", "NU-91", "NU-92", "EX-9")
def test_example_single_symbol_rule() -> None:
    table = lay()
    assert sites(table, "bautzen", "factory") == {"bautzen.u2"}
    build(table, BRUNO, "FAC-1", "bautzen.u2")
    assert sites(table, "bautzen", "factory") == {"bautzen.u1"}
    assert sites(table, "zwickau", "laboratory") == {"zwickau.u2", "zwickau.u4"}
    assert sites(table, "zwickau", "residence") == {"zwickau.u1", "zwickau.u4"}
    first, second = EXAMPLES.boards("EX-9")
    assert set(names(first, ChooseSite)) & {"bautzen.u1", "bautzen.u2"} == {"bautzen.u2"}
    assert set(names(second, ChooseSite)) == {"bautzen.u1", "zwickau.u2", "zwickau.u4"}


@pytest.mark.rule("NU-90", "EX-10")
def test_example_government_building() -> None:
    table = lay()
    assert "freiberg.u2" in sites(table, "freiberg", "factory", 4)
    assert "freiberg.u2" not in sites(table, "freiberg", "laboratory", 4)
    build(table, BRUNO, "LAB-1", "freiberg.u1")
    assert "freiberg.u2" in sites(table, "freiberg", "laboratory", 4)
    assert {"praha.u1", "praha.u2"} <= sites(table, "praha", "residence", 4)
    assert "praha.u2" not in sites(table, "praha", "laboratory", 3)
    assert "praha.u3" in sites(table, "praha", "laboratory", 3)
    first, second = EXAMPLES.boards("EX-10")
    assert {"freiberg.u1", "praha.u2"} <= set(names(first, ChooseSite))
    assert "freiberg.u2" in names(second, ChooseSite)


@pytest.mark.rule("NU-90", "NU-87")
def test_only_government_buildings_are_offered_government_sites() -> None:
    table = lay()
    give(table, thaler=9)
    rail(table, ANNA, "L28.1")
    for building, offered in (("RES-4", [1, 2, 3, 4]), ("RES-3", [1, 3, 4])):
        match = answer(act(table.copy(), "urbanize"), ChooseBuilding(building))
        assert names(match, ChooseSite) == [f"praha.u{number}" for number in offered]


@pytest.mark.rule("NU-33", "NU-88")
def test_where_only_a_red_site_is_left_it_takes_what_that_costs() -> None:
    table = lay()
    build(table, ANNA, "RES-1", "plauen.u2")
    task = Urbanizing(ANNA)
    give(table, thaler=3, workers=0)
    assert not can_urbanize(table, table.players[ANNA], task)
    give(table, thaler=4)
    assert can_urbanize(table, table.players[ANNA], task)
    match = act(table, "urbanize")
    assert set(names(match, ChooseBuilding)) == {"FAC-1", "LAB-1"}
    table.sites["plauen.u1"] = RUBBLE_PIECE
    assert not can_urbanize(table, table.players[ANNA], task)


@pytest.mark.rule("NU-93")
def test_rubble_and_buildings_take_up_a_site() -> None:
    table = lay()
    table.sites["bautzen.u1"] = RUBBLE_PIECE
    build(table, BRUNO, "FAC-1", "bautzen.u2")
    assert sites(table, "bautzen", "factory") == set()
    build(table, BRUNO, "FAC-2", "grimma.u3")
    assert sites(table, "grimma", "factory") == set()


@pytest.mark.rule("NU-145")
def test_technologies_of_urbanize() -> None:
    table = lay()
    unlocked(table, "A-7")
    rail(table, ANNA, "L05.1")
    match = answer(act(table, "urbanize"), ChooseBuilding("RES-1"), ChooseSite("praha.u1"))
    assert match.state.players[ANNA].thaler == 3
    free = lay(experiments="CABD")
    unlocked(free, "C-3")
    assert urban_cost(free, free.players[ANNA], Urbanizing(ANNA), 1, True) == 2
    rail(free, ANNA, "L05.1")
    give(free, thaler=2, workers=0)
    match = answer(act(free, "urbanize"), ChooseBuilding("RES-1"))
    assert names(match, ChooseSite) == ["grimma.u1", "grimma.u3"]
    near = lay(experiments="CABD")
    unlocked(near, "C-7")
    build(near, ANNA, "RES-1", "grimma.u1")
    connect(near, BRUNO, "L01")
    match = answer(act(near, "urbanize"), ChooseBuilding("LAB-1"))
    assert set(names(match, ChooseSite)) == {"grimma.u2", "grimma.u3", "leipzig.u2", "leipzig.u3"}
    match.answer(ChooseSite("leipzig.u2"))
    assert match.state.players[ANNA].vp == 2
    new = lay(experiments="CABD")
    unlocked(new, "C-7")
    match = answer(act(new, "urbanize"), ChooseBuilding("LAB-1"), ChooseSite("leipzig.u2"))
    assert match.state.players[ANNA].vp == 0

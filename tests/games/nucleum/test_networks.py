"""Networks and connections (4.4)."""

import pytest

from kesselhaus.games.nucleum.examples import EXAMPLES
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    act,
    build,
    connect,
    lay,
    laying,
    names,
    rail,
)
from kesselhaus.games.nucleum.options import (
    ChooseBuilding,
    ChoosePiece,
    ChoosePlant,
    ChooseSite,
    ChooseSpace,
    Orient,
)
from kesselhaus.games.nucleum.rules.networks import (
    connected,
    largest_network,
    network_of,
    own_links,
    regions_of,
)
from tests.scenario import answer, asked


@pytest.mark.rule("NU-60", "NU-62")
def test_cities_with_a_structure_next_to_a_tile_or_at_a_completed_link() -> None:
    table = lay()
    anna = table.players[ANNA]
    build(table, ANNA, "RES-1", "leipzig.u1")
    assert table.cities_of(anna) == {"leipzig"}
    rail(table, ANNA, "L05.1")
    assert table.cities_of(anna) == {"leipzig", "grimma"}
    rail(table, ANNA, "L08.2")
    assert table.cities_of(anna) == {"leipzig", "grimma"}
    rail(table, BRUNO, "L08.1")
    rail(table, BRUNO, "L08.3")
    assert table.cities_of(anna) == {"leipzig", "grimma", "dresden", "bautzen"}


@pytest.mark.rule("NU-60", "NU-62")
def test_whatever_is_put_on_the_map_brings_its_cities_into_the_network() -> None:
    table = lay()
    rail(table, BRUNO, "L08.1")
    rail(table, BRUNO, "L08.3")
    match = answer(act(table.copy(), "urbanize"), ChooseBuilding("RES-1"), ChooseSite("leipzig.u1"))
    assert match.state.players[ANNA].cities == {"leipzig"}
    match = answer(act(table.copy(), "industrialize"), ChoosePiece("TUR-1"), ChooseSite("grimma.t1"))
    assert match.state.players[ANNA].cities == {"grimma"}
    match = answer(laying(table.copy(), "AS3"), ChooseSpace("L05.1"), Orient(1))
    assert match.state.players[ANNA].cities == {"grimma"}
    assert match.state.players[BRUNO].cities == {"dresden", "bautzen"}
    match = answer(laying(table.copy(), "AS3"), ChooseSpace("L08.2"), Orient(1))
    assert match.state.players[ANNA].cities == {"dresden", "bautzen"}
    middle = lay()
    rail(middle, BRUNO, "L08.2")
    rail(middle, ANNA, "L08.1")
    match = answer(laying(middle, "AS3"), ChooseSpace("L08.3"), Orient(1))
    assert [player.cities for player in match.state.players[:2]] == [{"dresden", "bautzen"}] * 2


@pytest.mark.rule("NU-61")
def test_a_network_needs_own_tiles_on_every_link() -> None:
    table = lay()
    anna = table.players[ANNA]
    connect(table, ANNA, "L15", "L05")
    connect(table, BRUNO, "L14")
    rail(table, ANNA, "L12.1")
    assert network_of(table, anna, "grimma") == {"grimma", "chemnitz", "zwickau"}
    assert network_of(table, anna, "bautzen") == {"bautzen"}
    assert own_links(table, ANNA) == {"L15", "L05"}
    assert largest_network(table, anna) == 3


@pytest.mark.rule("NU-63")
def test_the_first_structure_may_stand_anywhere() -> None:
    table = lay()
    match = act(table, "urbanize")
    match.answer(ChooseBuilding("LAB-1"))
    cities = {site.rpartition(".")[0] for site in names(match, ChooseSite)}
    assert {"leipzig", "praha", "karlsbad"} <= cities
    table = lay()
    match = answer(act(table, "industrialize"), ChoosePiece("MIN-1"))
    assert len(names(match, ChooseSite)) == 14
    settled = lay()
    rail(settled, ANNA, "L05.1")
    match = answer(act(settled, "urbanize"), ChooseBuilding("LAB-1"))
    assert {site.rpartition(".")[0] for site in names(match, ChooseSite)} == {"grimma"}


@pytest.mark.rule("NU-64", "EX-27")
def test_example_connections_use_all_links_networks_only_own_ones() -> None:
    table = EXAMPLES.begun("EX-27").state
    assert table.cities_of(table.players[ANNA]) == {"zwickau"}
    assert connected(table, "zwickau") == {"zwickau", "chemnitz"}
    assert connected(table, "praha") == {"praha"}


@pytest.mark.rule("NU-65", "NU-66")
def test_coal_comes_over_routes_that_carry_nothing_else() -> None:
    table = lay()
    assert regions_of(table, "plauen") == ("rheinland",)
    assert regions_of(table, "zittau") == ()
    connect(table, BRUNO, "L13")
    assert regions_of(table, "zittau") == ("schlesien",)
    # Leipzig and Plauen have routes to the same region, but are not connected by it.
    assert connected(table, "leipzig") == {"leipzig"}
    near = lay()
    connect(near, BRUNO, "L01")
    build(near, ANNA, "RES-1", "leipzig.u1")
    match = act(near, "energize")
    assert names(match, ChoosePlant) == ["grimma"]
    assert asked(match).rule == "NU-120"

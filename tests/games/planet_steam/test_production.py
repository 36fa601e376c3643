"""Production (4.4.1)."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.planet_steam.events import Produced
from kesselhaus.games.planet_steam.examples import EXAMPLES, scenes
from kesselhaus.games.planet_steam.examples.positions import (
    A,
    B,
    C,
    begin,
    deal,
    empty_map,
    held,
    hold,
    lay,
    own,
    tank,
)
from kesselhaus.games.planet_steam.options import Leave, Use
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import Producing, Trading
from tests.games.planet_steam.playing import use
from tests.scenario import answer, asked, events, offered


def produced(table: Table, *zones: str) -> Match[Table]:
    return use(begin(table, Producing), *zones)


@pytest.mark.rule("PS-101", "PS-102")
def test_all_produce_in_turn_order_before_anybody_trades() -> None:
    table = empty_map(lay(4))
    deal(table, C, A, B, 3)
    for seat, zone in ((A, "A1"), (B, "C1"), (C, "D5")):
        tank(table, seat, zone, "energy")
    match, seen = begin(table, Producing), []
    while asked(match).rule == "PS-103":
        seen.append(asked(match).seat)
        answer(match, asked(match).options[0])
    assert seen == [C, A, B]
    assert asked(match).rule == "PS-115"


@pytest.mark.rule("PS-103", "PS-103a")
def test_any_subset_of_the_tanks_can_be_used() -> None:
    table = scenes.bare()
    for zone in ("F7", "A1", "C3"):
        tank(table, A, zone, "energy")
    match = begin(table, Producing)
    for zone in ("A1", "C3", "F7"):
        assert offered(match) == {Use(zone), Leave(zone)}
        answer(match, Leave(zone))
    assert held(match, A) == {}
    assert held(produced(table, "A1", "F7"), A) == {"energy": 2}


@pytest.mark.rule("PS-103a", "PS-105")
def test_a_tank_that_costs_energy_is_asked_only_while_there_is_energy_left() -> None:
    table = scenes.bare(energy=1)
    tank(table, A, "A1", "ore")
    tank(table, A, "A3", "energy")
    tank(table, A, "A5", "ore")
    match = answer(begin(table, Producing), Use("A1"))
    assert offered(match) == {Use("A3"), Leave("A3")}
    answer(match, Use("A3"))  # its energy comes too late for A5
    assert isinstance(match.state.doing, Trading)
    assert held(match, A) == {"ore": 1, "energy": 1}


@pytest.mark.rule("PS-104")
@pytest.mark.parametrize(
    ("zone", "converter", "paid"),
    [
        ("B1", None, 1),
        ("B1", "ore", 1),
        ("B1", "quartz", 1),
        ("B1", "energy", 0),
        ("C1", None, 0),
        ("C1", "ore", 1),
        ("C1", "quartz", 1),
        ("C1", "energy", 0),
    ],
)
def test_simple_tanks_on_the_river_and_energy_tanks_run_free(
    zone: str, converter: str | None, paid: int
) -> None:
    table = tank(scenes.bare(energy=3), A, zone, converter)
    match = produced(table, zone)
    assert match.state.players[A].goods["energy"] == 3 - paid + (converter == "energy")
    assert events(match, Produced)[-1].energy_paid == paid
    assert events(match, Produced)[-1].rule == "PS-102"


@pytest.mark.rule("PS-104", "EX-21")
def test_an_ore_tank_on_the_river_pays_energy() -> None:
    assert held(EXAMPLES.boards("EX-21")[1], A) == {"ore": 1, "energy": 1}


@pytest.mark.rule("PS-106", "PS-102", "EX-6")
def test_basic_production() -> None:
    _, match = EXAMPLES.boards("EX-6")
    assert held(match, A) == {"water": 1, "ore": 1}
    assert isinstance(match.state.doing, Trading)  # without energy the third tank is not asked


@pytest.mark.rule("PS-107", "PS-109", "EX-23")
def test_an_idle_tank_cuts_a_group() -> None:
    assert held(EXAMPLES.boards("EX-23")[1], A) == {"ore": 2}


@pytest.mark.rule("PS-108", "EX-22")
def test_two_groups_of_one_resource() -> None:
    _, match = EXAMPLES.boards("EX-22")
    assert held(match, A) == {"energy": 4}
    assert events(match, Produced)[-1].synergy == (("energy", 1),)


@pytest.mark.rule("PS-108")
@pytest.mark.parametrize(
    ("zones", "extra"),
    [
        ("A1 B1 A2 B2", 3),  # a square is one group
        ("A1 B2 C3", 0),  # corners do not touch
        ("A1 A2 A3 C3 D3 F7", 3),
        ("B1 B2 B3 C3 D3 D2 D1", 6),
    ],
)
def test_a_group_of_k_brings_k_less_one(zones: str, extra: int) -> None:
    table = scenes.bare()
    for zone in zones.split():
        tank(table, A, zone, "energy")
    match = produced(table, *zones.split())
    assert held(match, A) == {"energy": len(zones.split()) + extra}


@pytest.mark.rule("PS-108")
def test_different_resources_and_different_owners_form_no_group() -> None:
    table = tank(scenes.bare(energy=2), A, "B1", "energy")
    tank(table, A, "B2", "ore")
    tank(table, B, "C1", "energy")
    hold(table, B)
    match = produced(table, "B1", "B2")
    assert held(match, A) == {"ore": 1, "energy": 2}
    assert held(use(match, "C1"), B) == {"energy": 1}


@pytest.mark.rule("PS-110", "PS-108", "PS-113", "PS-38", "EX-7")
def test_supercharger_and_synergy_with_overflow() -> None:
    _, match = EXAMPLES.boards("EX-7")
    told = events(match, Produced)[-1]
    assert (told.basic, told.superchargers, told.synergy) == (
        (("water", 4),),
        (("water", 1),),
        (("water", 3),),
    )
    assert held(match, A) == {"water": 7}
    assert told.lost == (("water", 1),)
    assert told.energy_paid == 4
    assert match.state.supply["water"] == 5


@pytest.mark.rule("PS-111", "PS-82", "EX-5")
def test_the_airship_helps_everybody_in_its_row() -> None:
    _, own, all_used = EXAMPLES.boards("EX-5")
    assert held(own, A) == {"quartz": 2}
    assert held(all_used, B) == {"energy": 2}
    table = tank(tank(scenes.bare(), A, "A5", "energy"), A, "A6", "quartz")
    tank(table, B, "E5", "energy")
    hold(table, A, energy=1)
    hold(table, B)
    table.airship = "M5"
    match = produced(table, "A5", "A6")
    assert held(match, A) == {"energy": 2, "quartz": 1}
    assert held(use(match, "E5"), B) == {"energy": 2}


@pytest.mark.rule("PS-112")
def test_the_three_bonuses_add_up() -> None:
    table = scenes.bare()
    for zone in ("A5", "B5"):
        tank(table, A, zone, "energy", supercharger=True)
    table.airship = "M5"
    assert held(produced(table, "A5", "B5"), A) == {"energy": 2 + 1 + 2 + 2}


@pytest.mark.rule("PS-113", "PS-104")
def test_energy_is_paid_before_units_are_stored() -> None:
    table = scenes.bare(energy=13)
    tank(table, A, "B1", "ore")
    tank(table, A, "D1", "energy")
    tank(table, A, "F1", "energy")
    assert held(produced(table, "B1", "D1", "F1"), A) == {"ore": 1, "energy": 13}


@pytest.mark.rule("PS-103")
def test_who_has_no_tank_to_use_is_not_asked() -> None:
    table = own(scenes.bare(), A, "A1")
    assert asked(begin(table, Producing)).rule == "PS-115"

"""Actions of the tiles (4.8): collecting and building."""

import pytest

from kesselhaus.games.airship_city.events import Collected
from kesselhaus.games.airship_city.examples import EXAMPLES
from kesselhaus.games.airship_city.examples.positions import (
    A,
    B,
    C,
    act,
    arrive,
    buy,
    held,
    hold,
    lay,
    mark,
)
from kesselhaus.games.airship_city.options import (
    Act,
    BuildFacility,
    Decline,
    Donate,
    EndTurn,
    Fulfil,
    Sell,
)
from tests.scenario import answer, events, offered

# ------------------------------------------------------------------ collecting


@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        pytest.param("forest_1", {"wood": 3}, marks=pytest.mark.rule("AC-62")),
        pytest.param("forest_2", {"wood": 3}, marks=pytest.mark.rule("AC-62")),
        pytest.param("mine_1", {"metal": 2}, marks=pytest.mark.rule("AC-63")),
        pytest.param("mine_2", {"metal": 2}, marks=pytest.mark.rule("AC-63")),
        pytest.param("factory_1", {"gear": 2}, marks=pytest.mark.rule("AC-64")),
        pytest.param("factory_2", {"gear": 2}, marks=pytest.mark.rule("AC-64")),
        pytest.param("valley", {"wood": 1, "metal": 1}, marks=pytest.mark.rule("AC-65")),
    ],
)
def test_a_collecting_tile_yields_its_goods_and_none_without_room(tile: str, goods: dict[str, int]) -> None:
    table = lay()
    hold(table, A)
    match = act(table, tile)
    assert held(match, A) == goods
    assert dict(events(match, Collected)[0].goods) == goods
    hold(table, A, **dict.fromkeys(goods, 10))
    assert Act() not in offered(arrive(table, tile))


@pytest.mark.rule("AC-65")
@pytest.mark.parametrize(("full", "other"), [("wood", "metal"), ("metal", "wood")])
def test_the_valley_can_be_used_with_one_kind_full(full: str, other: str) -> None:
    table = lay()
    hold(table, A, **{full: 10})
    assert held(act(table, "valley"), A) == {full: 10, other: 1}


@pytest.mark.rule("EX-20", "AC-62", "AC-100")
def test_example_20_a_contract_makes_room() -> None:
    full, _, match = EXAMPLES.boards("EX-20")
    assert offered(full) == {Decline(), Fulfil("c07")}
    assert held(match, A) == {"wood": 3, "gold": 3}
    assert match.state.players[A].score == 2


# ------------------------------------------------------------------ building


@pytest.mark.rule("AC-66")
def test_exactly_one_airship_is_built_and_given_away_at_once() -> None:
    table = lay()
    hold(table, A, wood=10, metal=10, gear=10)
    match = act(table, "shipyard_2")
    ships = ("wood_private", "metal_private", "tourist")
    assert offered(match) == {
        *(Donate(ship) for ship in ships),
        Sell("wood_private"),
        Sell("metal_private"),
    }
    answer(match, Donate("wood_private"))
    assert offered(match) == {EndTurn()}
    assert held(match, A) == {"wood": 6, "metal": 10, "gear": 8}


@pytest.mark.rule("AC-66")
def test_the_shipyard_is_closed_when_nothing_could_be_given_away() -> None:
    table = lay()
    hold(table, A, wood=2, metal=2, gear=2)
    assert Act() in offered(arrive(table, "shipyard_1"))
    mark(table, "tourist", B, B, B, C, C)
    assert Act() not in offered(arrive(table, "shipyard_1"))


@pytest.mark.rule("AC-67", "AC-18")
@pytest.mark.parametrize(
    ("facility", "cost", "vp"),
    [
        ("signpost", {"wood": 18}, 4),
        ("statue", {"metal": 14}, 4),
        ("fountain", {"gold": 10}, 5),
        ("park", {"wood": 10, "gold": 6}, 5),
        ("clock_tower", {"metal": 10, "gold": 6}, 6),
    ],
)
def test_a_facility_costs_goods_and_brings_a_marker_vp_and_maybe_the_majority(
    facility: str, cost: dict[str, int], vp: int
) -> None:
    table = lay()
    buy(table, A, "wood", "metal")
    hold(table, A, **cost)
    match = act(table, "architects_office")
    assert BuildFacility(facility) in offered(match)
    answer(match, BuildFacility(facility))
    player = match.state.players[A]
    assert held(match, A) == {}
    assert match.state.fields[facility] == (A,)
    assert match.state.majority == {facility: A}
    assert (player.score, player.supply) == (6 + vp, 18)
    assert offered(match) == {EndTurn()}
    for kind in cost:
        hold(table, A, **{**cost, kind: cost[kind] - 1})
        match = arrive(table, "architects_office")
        if Act() in offered(match):
            assert BuildFacility(facility) not in offered(answer(match, Act()))


@pytest.mark.rule("AC-67")
def test_a_facility_needs_a_marker_in_the_supply() -> None:
    table = lay()
    hold(table, A, gold=10)
    table.players[A].supply = 0
    assert Act() not in offered(arrive(table, "architects_office"))


@pytest.mark.rule("AC-68")
def test_a_full_facility_is_closed_and_the_others_are_not() -> None:
    table = lay()
    hold(table, A, wood=10, gold=10)
    mark(table, "fountain", B, B, C)
    assert offered(act(table, "architects_office")) == {BuildFacility("park")}


@pytest.mark.rule("AC-68")
def test_the_same_facility_can_be_built_several_times() -> None:
    table = lay()
    hold(table, A, gold=10)
    mark(table, "fountain", A, A)
    match = act(table, "architects_office", BuildFacility("fountain"))
    assert match.state.fields["fountain"] == (A, A, A)

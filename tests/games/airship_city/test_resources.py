"""Resources and storage (4.2)."""

import pytest

from kesselhaus.games.airship_city.events import Collected
from kesselhaus.games.airship_city.examples.positions import A, B, C, act, arrive, buy, held, hold, lay, take
from kesselhaus.games.airship_city.options import Act, Donate, Fulfil, Sell
from tests.scenario import answer, events, offered

TILES = {"wood": ("forest_1", 3), "metal": ("mine_1", 2), "gear": ("factory_1", 2)}


@pytest.mark.rule("AC-15", "AC-16")
@pytest.mark.parametrize("resource", TILES)
@pytest.mark.parametrize(("upgraded", "limit"), [(False, 10), (True, 20)])
def test_a_player_holds_ten_of_a_kind_and_twenty_with_its_upgrade(
    resource: str, upgraded: bool, limit: int
) -> None:
    tile, amount = TILES[resource]
    table = lay()
    if upgraded:
        buy(table, A, resource)
    hold(table, A, **{resource: limit - amount})
    assert held(act(table, tile), A) == {resource: limit}
    hold(table, A, **{resource: limit - 1})
    match = act(table, tile)
    assert held(match, A) == {resource: limit}
    assert events(match, Collected)[0].goods == ((resource, 1),)


@pytest.mark.rule("AC-15")
def test_an_upgrade_opens_only_the_track_of_its_own_resource() -> None:
    table = lay()
    buy(table, A, "metal")
    hold(table, A, wood=9)
    assert held(act(table, "forest_1"), A) == {"wood": 10}


@pytest.mark.rule("AC-15", "AC-16")
def test_gold_beyond_the_capacity_is_lost() -> None:
    table = lay()
    hold(table, A, gold=9, wood=4, gear=2)
    assert held(act(table, "shipyard_1", Sell("wood_private")), A) == {"gold": 10}
    buy(table, A, "gold")
    assert held(act(table, "shipyard_1", Sell("wood_private")), A) == {"gold": 14}


@pytest.mark.rule("AC-17")
def test_the_general_supply_never_runs_out() -> None:
    table = lay()
    for seat in (A, B, C):
        buy(table, seat, "wood", "metal", "gold", "gear")
        hold(table, seat, wood=20, metal=20, gold=20, gear=20)
    hold(table, A, wood=17)
    assert held(act(table, "forest_1"), A) == {"wood": 20}


@pytest.mark.rule("AC-18")
def test_nothing_replaces_a_missing_good() -> None:
    table = lay()
    buy(table, A, "metal", "gold", "gear")
    hold(table, A, wood=3, metal=2, gold=20, gear=20)
    assert offered(act(table, "shipyard_1")) == {Donate("tourist")}
    hold(table, A, wood=4, metal=0, gold=20, gear=1)
    assert Act() not in offered(arrive(table, "shipyard_1"))
    take(table, A, "c05")
    hold(table, A, wood=4, metal=2, gold=10, gear=10)
    assert Fulfil("c05") not in offered(arrive(table, "market_1"))


@pytest.mark.rule("AC-18")
def test_a_cost_is_paid_in_full_in_the_kinds_named() -> None:
    table = lay()
    hold(table, A, wood=10, metal=10, gold=10, gear=10)
    assert held(act(table, "shipyard_1", Donate("tourist")), A) == {
        "wood": 8,
        "metal": 8,
        "gold": 10,
        "gear": 8,
    }
    take(table, A, "c12")
    match = answer(arrive(table, "market_1"), Fulfil("c12"))
    assert held(match, A) == {"wood": 5, "metal": 7, "gold": 10, "gear": 8}


@pytest.mark.rule("AC-19")
def test_all_holdings_are_open_to_everybody() -> None:
    table = lay()
    hold(table, B, wood=7, gear=1)
    match = arrive(table, "mine_1")
    for seat in (A, B, C, None):
        assert match.view(seat).state.players == match.state.players

"""Piggyback bonus (4.7)."""

import pytest

from kesselhaus.games.airship_city.advice import features
from kesselhaus.games.airship_city.events import Negotiated, Piggybacked
from kesselhaus.games.airship_city.examples import EXAMPLES
from kesselhaus.games.airship_city.examples.positions import (
    A,
    B,
    C,
    D,
    act,
    arrive,
    begin,
    buy,
    held,
    hold,
    lay,
    mark,
    stand,
)
from kesselhaus.games.airship_city.options import (
    Act,
    ChooseResource,
    Decline,
    EndTurn,
    KeepNegotiator,
    Step,
    StepOn,
    UseNegotiator,
)
from kesselhaus.games.airship_city.state import Table
from tests.scenario import answer, asked, events, offered

YIELDS = {"forest_2": ("wood", 3), "mine_2": ("metal", 2), "factory_2": ("gear", 2)}


def empty_handed(seats: int = 3) -> Table:
    table = lay(seats)
    for seat in range(seats):
        hold(table, seat)
    return table


@pytest.mark.rule("AC-54", "AC-56")
@pytest.mark.parametrize("tile", YIELDS)
def test_everybody_else_on_the_tile_receives_one_and_the_acting_player_keeps_all(tile: str) -> None:
    resource, amount = YIELDS[tile]
    table = empty_handed(4)
    stand(table, B, tile, "harbour")
    stand(table, C, tile, "harbour")
    match = act(table, tile)
    assert [held(match, seat) for seat in (A, B, C, D)] == [
        {resource: amount},
        {resource: 1},
        {resource: 1},
        {},
    ]


@pytest.mark.rule("AC-54")
def test_the_acting_player_receives_none_for_his_other_workers_elsewhere() -> None:
    table = empty_handed()
    stand(table, A, "harbour", "forest_1")
    match = act(table, "forest_2")
    assert held(match, A) == {"wood": 3}
    assert events(match, Piggybacked) == []


@pytest.mark.rule("AC-55")
def test_no_piggyback_when_the_action_is_declined() -> None:
    table = empty_handed()
    stand(table, B, "forest_2", "harbour")
    match = answer(arrive(table, "forest_2"), Decline())
    assert held(match, B) == {}


@pytest.mark.rule("AC-55")
def test_no_piggyback_for_a_worker_in_transit() -> None:
    table = empty_handed()
    stand(table, A, "harbour", "forest_2", moved=("forest_2",))
    stand(table, B, "forest_2", "harbour")
    match = answer(begin(table), Step("harbour", "forest_2"), StepOn("lighthouse"))
    assert held(match, B) == {}


@pytest.mark.rule("AC-55")
def test_no_piggyback_on_other_tiles() -> None:
    table = lay()
    buy(table, A, "gold", tiles=("guild_hall",))
    hold(table, A, gold=20)
    hold(table, B)
    stand(table, B, "guild_hall", "harbour")
    assert held(act(table, "guild_hall"), B) == {}


@pytest.mark.rule("AC-57")
def test_piggyback_is_alike_on_both_sides_and_never_more() -> None:
    table = empty_handed()
    buy(table, B, "wood", tiles=("forest_2",))
    buy(table, A, "wood")
    stand(table, B, "forest_2", "harbour")
    match = act(table, "forest_2")
    assert (held(match, A), held(match, B)) == ({"wood": 4}, {"wood": 1})


@pytest.mark.rule("AC-58", "AC-60")
def test_who_has_no_room_gets_nothing() -> None:
    table = empty_handed()
    stand(table, B, "forest_2", "valley")
    hold(table, B, wood=10, metal=10)
    for tile in ("forest_2", "valley"):
        match = act(table, tile)
        assert held(match, B) == {"wood": 10, "metal": 10}
        assert events(match, Piggybacked) == []
        assert offered(match) == {EndTurn()}


@pytest.mark.rule("AC-59")
def test_receivers_are_asked_clockwise_from_the_left_of_the_acting_player() -> None:
    table = empty_handed(4)
    for seat in (A, B, D):
        stand(table, seat, "valley", "harbour")
    match = act(table, "valley", seat=C)
    order = []
    while asked(match).rule == "AC-60":
        order.append(asked(match).seat)
        assert offered(match) == {ChooseResource("wood"), ChooseResource("metal")}
        answer(match, ChooseResource("wood"))
    assert order == [D, A, B]
    assert asked(match).seat == C


@pytest.mark.rule("AC-60")
def test_on_the_valley_each_receiver_chooses_for_himself() -> None:
    table = empty_handed()
    stand(table, B, "valley", "harbour")
    stand(table, C, "valley", "harbour")
    match = act(table, "valley", ChooseResource("metal"), ChooseResource("wood"))
    assert (held(match, B), held(match, C)) == ({"metal": 1}, {"wood": 1})
    assert held(match, A) == {"wood": 1, "metal": 1}


@pytest.mark.rule("AC-61", "AC-105", "AC-108")
def test_the_negotiator_raises_one_bonus_a_stage() -> None:
    table = empty_handed()
    mark(table, "metal_private", B, B, B)
    stand(table, B, "forest_2", "factory_2")
    stand(table, A, "harbour", "shipyard_2")
    match = answer(begin(table), Step("harbour", "forest_2"), Act(), UseNegotiator())
    assert held(match, B) == {"wood": 2}
    assert match.state.players[B].bonus["seasoned_negotiator"] == "used"
    answer(match, Step("shipyard_2", "factory_2"), Act())
    assert held(match, B) == {"wood": 2, "gear": 1}
    assert offered(match) == {EndTurn()}


@pytest.mark.rule("AC-108")
def test_the_negotiator_may_be_kept() -> None:
    table = empty_handed()
    mark(table, "metal_private", B, B, B)
    stand(table, B, "forest_2", "harbour")
    match = act(table, "forest_2")
    assert asked(match).seat == B
    assert offered(match) == {UseNegotiator(), KeepNegotiator()}
    answer(match, KeepNegotiator())
    assert held(match, B) == {"wood": 1}
    assert match.state.players[B].bonus["seasoned_negotiator"] == "ready"
    assert events(match, Negotiated) == []


@pytest.mark.rule("AC-108", "AC-59")
def test_on_the_valley_the_negotiator_comes_after_the_kind_and_before_the_next_receiver() -> None:
    table = empty_handed()
    mark(table, "metal_private", B, B, B)
    stand(table, B, "valley", "harbour")
    stand(table, C, "valley", "harbour")
    match = act(table, "valley", ChooseResource("metal"))
    assert (asked(match).seat, asked(match).rule) == (B, "AC-108")
    answer(match, UseNegotiator())
    assert held(match, B) == {"metal": 2}
    assert (asked(match).seat, asked(match).rule) == (C, "AC-60")


@pytest.mark.rule("AC-108")
def test_the_negotiator_does_not_raise_the_yield_of_the_own_turn() -> None:
    table = empty_handed()
    mark(table, "metal_private", A, A, A)
    match = act(table, "forest_2")
    assert offered(match) == {EndTurn()}


@pytest.mark.rule("EX-8", "AC-54", "AC-58", "AC-108")
def test_example_8_two_receivers() -> None:
    _, match = EXAMPLES.boards("EX-8")
    assert [held(match, seat) for seat in (A, B, C)] == [{"metal": 2}, {"metal": 4}, {"metal": 10}]
    assert offered(match) == {EndTurn()}
    assert match.state.players[C].bonus["seasoned_negotiator"] == "ready"


@pytest.mark.rule("EX-9", "AC-65", "AC-60")
def test_example_9_valley() -> None:
    _, match = EXAMPLES.boards("EX-9")
    assert held(match, A) == {"wood": 10, "metal": 5}
    assert held(match, B) == {"wood": 10, "metal": 6}
    assert offered(match) == {EndTurn()}


def test_while_another_is_asked_what_to_ride_for_the_action_is_not_still_to_come() -> None:
    """Bots judge here what the acting player has made of it (AC-60)."""
    table = empty_handed()
    stand(table, B, "valley", "harbour")
    match = arrive(table, "valley")
    assert features(match.state, A)["prospects"] > 0
    answer(match, Act())
    assert (asked(match).seat, asked(match).rule) == (B, "AC-60")
    assert features(match.state, A)["prospects"] == 0

"""Donation bonuses (4.10)."""

import pytest

from kesselhaus.engine.questions import Option
from kesselhaus.games.airship_city.examples import EXAMPLES
from kesselhaus.games.airship_city.examples.positions import (
    A,
    B,
    act,
    arrive,
    buy,
    held,
    hold,
    lay,
    mark,
    take,
)
from kesselhaus.games.airship_city.options import (
    BuildFacility,
    BuyUpgrade,
    Donate,
    Fulfil,
    Sell,
    Shift,
)
from kesselhaus.games.airship_city.state import Table
from tests.scenario import answer


def rich() -> Table:
    table = lay()
    buy(table, A, "wood", "metal", "gear")
    hold(table, A, wood=20, metal=20, gold=10, gear=20)
    return table


def paid(table: Table, tile: str, *choices: Option) -> dict[str, int]:
    before = table.players[A].goods
    match = act(table, tile, *choices)
    return {
        kind: before[kind] - now for kind, now in match.state.players[A].goods.items() if now < before[kind]
    }


BY_AIRSHIP: list[tuple[str, str, tuple[Option, ...], str, int]] = [
    ("wood_private", "shipyard_1", (Donate("tourist"),), "wood", 1),
    ("metal_private", "shipyard_1", (Donate("tourist"),), "metal", 1),
    ("tourist", "workshop", (BuyUpgrade("gold"),), "gold", 1),
    ("wood_residential", "workshop", (BuyUpgrade("gold"),), "wood", 1),
    ("metal_residential", "workshop", (BuyUpgrade("gold"),), "metal", 1),
    ("passenger", "guild_hall", (), "gold", 1),
    ("wood_cargo", "architects_office", (BuildFacility("signpost"),), "wood", 2),
    ("metal_cargo", "architects_office", (BuildFacility("statue"),), "metal", 2),
    ("luxury", "architects_office", (BuildFacility("fountain"),), "gold", 2),
]


@pytest.mark.rule("AC-91", "AC-92")
@pytest.mark.parametrize(("ship", "tile", "choices", "resource", "by"), BY_AIRSHIP)
def test_each_marker_and_the_majority_marker_lower_what_the_airship_names(
    ship: str, tile: str, choices: tuple[Option, ...], resource: str, by: int
) -> None:
    full = paid(rich(), tile, *choices)
    table = rich()
    mark(table, ship, A)  # counts twice: on the field and in the majority area
    once = {kind: amount - (2 * by if kind == resource else 0) for kind, amount in full.items()}
    assert paid(table, tile, *choices) == {kind: amount for kind, amount in once.items() if amount > 0}
    mark(table, ship, B)  # the majority is gone
    once[resource] += by
    assert paid(table, tile, *choices) == {kind: amount for kind, amount in once.items() if amount > 0}
    table = rich()
    mark(table, ship, B, B)
    assert paid(table, tile, *choices) == full


@pytest.mark.rule("AC-92")
def test_a_donation_bonus_holds_only_for_the_action_it_names() -> None:
    actions = {(tile, choices) for _ship, tile, choices, _kind, _by in BY_AIRSHIP}
    for ship, named, *_ in BY_AIRSHIP:
        table = rich()
        mark(table, ship, A)
        for tile, choices in actions:
            if tile != named:
                assert paid(table, tile, *choices) == paid(rich(), tile, *choices), (ship, tile)


@pytest.mark.rule("AC-92")
def test_gears_and_contracts_are_never_lowered() -> None:
    table = rich()
    for ship, *_ in BY_AIRSHIP:
        mark(table, ship, A, A)
    assert paid(table, "shipyard_1", Donate("luxury")) == {"wood": 4, "metal": 4, "gear": 7}
    take(table, A, "c20")
    match = answer(arrive(table, "mine_1", more_to_move=True), Fulfil("c20"), Shift("row_0", "left"))
    assert held(match, A) == {"wood": 14, "metal": 14, "gold": 10, "gear": 15}


@pytest.mark.rule("AC-92a", "AC-83")
def test_donation_bonuses_apply_in_full_without_being_asked_for() -> None:
    table = rich()
    mark(table, "wood_private", A, A)
    mark(table, "metal_private", A, A)
    hold(table, A, metal=1, gear=2)
    # Three metal less three is nothing: the ship costs gears only, and nobody is asked how much to use.
    assert paid(table, "shipyard_1", Sell("metal_private")) == {"gear": 2}


@pytest.mark.rule("AC-93")
def test_no_cost_falls_below_zero() -> None:
    table = rich()
    mark(table, "tourist", A, A, A)
    mark(table, "wood_residential", A, A, A)
    hold(table, A, wood=4, metal=4, gold=1)
    assert paid(table, "workshop", BuyUpgrade("gold")) == {"metal": 3, "gold": 1}


@pytest.mark.rule("AC-94")
def test_different_donation_bonuses_on_one_action_add_up() -> None:
    table = rich()
    mark(table, "wood_private", A)
    mark(table, "metal_private", A)
    assert paid(table, "shipyard_1", Donate("tourist")) == {"gear": 2}
    mark(table, "wood_cargo", A)
    mark(table, "luxury", A)
    assert paid(table, "architects_office", BuildFacility("park")) == {"wood": 6, "gold": 2}


@pytest.mark.rule("EX-7", "AC-93")
def test_example_7_cost_floor() -> None:
    before, match = EXAMPLES.boards("EX-7")
    assert before.state.markers(A, "wood_private") == 5
    assert held(match, A) == {"wood": 3}

"""Building, donating and selling airships (4.9)."""

import pytest

from kesselhaus.games.airship_city.events import Sold
from kesselhaus.games.airship_city.examples import EXAMPLES
from kesselhaus.games.airship_city.examples.positions import (
    A,
    B,
    C,
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
    BuyUpgrade,
    Donate,
    EndTurn,
    Sell,
    Step,
)
from kesselhaus.games.airship_city.state import Table
from tests.scenario import answer, events, offered

SHIPS = {
    "wood_private": ({"wood": 4, "gear": 2}, 1, None),
    "metal_private": ({"metal": 3, "gear": 2}, 1, None),
    "tourist": ({"wood": 2, "metal": 2, "gear": 2}, 1, None),
    "wood_residential": ({"wood": 8, "gear": 4}, 2, "wood_private"),
    "metal_residential": ({"metal": 6, "gear": 4}, 2, "metal_private"),
    "passenger": ({"wood": 4, "metal": 4, "gear": 4}, 2, "tourist"),
    "wood_cargo": ({"wood": 14, "gear": 7}, 3, "wood_residential"),
    "metal_cargo": ({"metal": 11, "gear": 7}, 3, "metal_residential"),
    "luxury": ({"wood": 7, "metal": 7, "gear": 7}, 3, "passenger"),
}
SELLABLE = [ship for ship in SHIPS if ship.startswith(("wood", "metal"))]


def rich(*variants: str, seats: int = 3) -> Table:
    table = lay(seats, *variants)
    buy(table, A, "wood", "metal", "gold", "gear")
    hold(table, A, wood=20, metal=20, gear=20)
    return table


@pytest.mark.rule("AC-81", "AC-82")
@pytest.mark.parametrize("ship", [ship for ship in SHIPS if SHIPS[ship][2]])
def test_two_own_markers_on_the_level_below_are_needed_to_build_for_either_use(ship: str) -> None:
    below = SHIPS[ship][2]
    assert below is not None
    uses = {Donate(ship), *([Sell(ship)] if ship in SELLABLE else [])}
    table = rich()
    mark(table, below, B, B)
    assert uses & offered(act(table, "shipyard_1")) == set()
    table = rich()
    mark(table, below, A)  # one on a field and the majority marker, which does not count
    assert table.majority[below] == A
    assert uses & offered(act(table, "shipyard_1")) == set()
    mark(table, below, A)
    assert uses <= offered(act(table, "shipyard_1"))


@pytest.mark.rule("AC-81")
def test_the_majority_marker_counts_where_the_table_wants_it_so() -> None:
    table = rich("prerequisite_counts_majority")
    mark(table, "tourist", A)
    assert Donate("passenger") in offered(act(table, "shipyard_1"))
    mark(table, "tourist", B)
    assert Donate("passenger") not in offered(act(table, "shipyard_1"))


@pytest.mark.rule("AC-81")
def test_a_level_3_airship_needs_level_2_and_not_level_1() -> None:
    table = rich()
    mark(table, "wood_private", A, A, A)
    assert Donate("wood_cargo") not in offered(act(table, "shipyard_1"))


@pytest.mark.rule("AC-83", "AC-18")
@pytest.mark.parametrize("ship", SHIPS)
def test_the_printed_cost_is_lowered_by_what_was_there_before(ship: str) -> None:
    cost, _vp, below = SHIPS[ship]
    table = rich()
    if below:
        mark(table, below, A, A)
    lowered = dict(cost)
    for kind in ("wood", "metal"):
        if below == f"{kind}_private":
            lowered[kind] -= 3
    match = act(table, "shipyard_1", Donate(ship))
    paid = {kind: 20 - held(match, A).get(kind, 0) for kind in ("wood", "metal", "gear")}
    assert {kind: amount for kind, amount in paid.items() if amount} == lowered


@pytest.mark.rule("AC-84")
def test_donating_needs_a_free_field() -> None:
    table = rich()
    mark(table, "wood_private", B, B, C, C)
    assert Donate("wood_private") in offered(act(table, "shipyard_1"))
    mark(table, "wood_private", C)
    assert Donate("wood_private") not in offered(act(table, "shipyard_1"))


@pytest.mark.rule("AC-84")
def test_donating_needs_a_marker_in_the_supply() -> None:
    table = rich()
    table.players[A].supply = 0
    assert offered(act(table, "shipyard_1")) == {Sell("wood_private"), Sell("metal_private")}


@pytest.mark.rule("AC-85")
@pytest.mark.parametrize("ship", SHIPS)
def test_a_donation_brings_a_marker_vp_and_the_majority(ship: str) -> None:
    _cost, vp, below = SHIPS[ship]
    table = rich()
    if below:
        mark(table, below, A, A)
    score, supply = table.players[A].score, table.players[A].supply
    match = act(table, "shipyard_1", Donate(ship))
    assert match.state.fields[ship] == (A,)
    assert match.state.majority[ship] == A
    assert match.state.players[A].score == score + vp
    assert match.state.players[A].supply == supply - 2
    assert EndTurn() in offered(match)


@pytest.mark.rule("AC-85", "AC-104")
def test_the_third_donation_of_a_line_unlocks_its_bonus_action_at_once() -> None:
    table = rich()
    mark(table, "metal_private", A, A)
    assert table.players[A].bonus["seasoned_negotiator"] == "locked"
    match = act(table, "shipyard_1", Donate("metal_private"))
    assert match.state.players[A].bonus["seasoned_negotiator"] == "ready"


@pytest.mark.rule("AC-85")
def test_the_donation_bonus_counts_from_the_next_action_on() -> None:
    table = lay()
    hold(table, A, wood=7, gear=4)
    stand(table, A, "harbour", "lighthouse")
    match = answer(begin(table), Step("harbour", "shipyard_1"), Act(), Donate("wood_private"))
    assert held(match, A) == {"wood": 3, "gear": 2}
    answer(match, Step("lighthouse", "shipyard_2"), Act(), Donate("wood_private"))
    assert held(match, A) == {"wood": 1}


@pytest.mark.rule("AC-86")
def test_the_same_type_is_donated_as_long_as_there_are_fields() -> None:
    table = rich()
    for number in range(1, 6):
        match = act(table, "shipyard_1", Donate("tourist"))
        assert match.state.fields["tourist"] == (A,) * number
        table = match.state.copy()
        table.players[A].goods = dict.fromkeys(table.players[A].goods, 20)
    assert Donate("tourist") not in offered(act(table, "shipyard_1"))


@pytest.mark.rule("AC-86")
def test_markers_stay_on_donation_fields_when_a_majority_is_lost() -> None:
    table = rich()
    mark(table, "tourist", B, B, A)
    match = act(table, "shipyard_1", Donate("tourist"))
    assert match.state.fields["tourist"] == (B, B, A, A)


@pytest.mark.rule("AC-87")
def test_the_tourism_line_is_never_sold() -> None:
    table = rich()
    for section in ("wood_private", "metal_private", "tourist"):
        mark(table, section, A, A)
    for section in ("wood_residential", "metal_residential", "passenger"):
        mark(table, section, A, A)
    assert offered(act(table, "shipyard_1"), Sell) == {Sell(ship) for ship in SELLABLE}


PRICES = {
    "wood_private": (6, 5, 5, 4, 4, 3),
    "metal_private": (6, 5, 5, 4, 4, 3),
    "wood_residential": (10, 9, 8, 8, 7, 6),
    "metal_residential": (10, 9, 9, 8, 7, 6),
    "wood_cargo": (15, 14, 13, 12, 11, 10),
    "metal_cargo": (16, 15, 14, 13, 12, 11),
}


@pytest.mark.rule("AC-88")
@pytest.mark.parametrize("ship", PRICES)
@pytest.mark.parametrize("row", range(1, 7))
def test_a_sale_brings_the_gold_at_the_marker_which_moves_down(ship: str, row: int) -> None:
    table = rich()
    below = SHIPS[ship][2]
    if below:
        mark(table, below, A, A)
    table.prices[ship] = row
    match = act(table, "shipyard_1", Sell(ship))
    assert held(match, A)["gold"] == events(match, Sold)[0].gold == PRICES[ship][row - 1]
    assert match.state.prices == {**table.prices, ship: min(row + 1, 6)}


@pytest.mark.rule("AC-89")
def test_a_sale_is_allowed_though_all_of_its_gold_is_lost() -> None:
    table = rich()
    table.players[A].goods["gold"] = 20
    match = act(table, "shipyard_1", Sell("metal_private"))
    assert held(match, A) == {"wood": 20, "metal": 17, "gold": 20, "gear": 18}
    assert match.state.prices["metal_private"] == 3


@pytest.mark.rule("AC-90")
def test_a_sale_places_no_marker_and_scores_nothing() -> None:
    table = rich()
    score = table.players[A].score
    match = act(table, "shipyard_1", Sell("wood_private"))
    assert match.state.fields["wood_private"] == ()
    assert match.state.majority == {}
    assert (match.state.players[A].score, match.state.players[A].supply) == (score, 20)


@pytest.mark.rule("EX-4", "AC-85", "AC-91", "AC-81")
def test_example_4_first_donation() -> None:
    _, match = EXAMPLES.boards("EX-4")
    player = match.state.players[A]
    assert (held(match, A), player.score, player.supply) == ({}, 1, 18)
    assert (match.state.fields["tourist"], match.state.majority) == ((A,), {"tourist": A})
    after = match.state.copy()
    hold(after, A, wood=5, metal=3, gold=1)
    workshop = act(after, "workshop")
    assert BuyUpgrade("wood") in offered(workshop)
    assert held(answer(workshop, BuyUpgrade("wood")), A) == {}
    hold(after, A, wood=10, metal=10, gear=10)
    assert Donate("passenger") not in offered(act(after, "shipyard_1"))


@pytest.mark.rule("EX-5", "AC-83", "AC-88", "AC-91")
def test_example_5_discount_and_sale() -> None:
    _, once, twice = EXAMPLES.boards("EX-5")
    assert held(once, A) == {"wood": 4, "gear": 2, "gold": 8}
    assert once.state.prices["wood_private"] == 3
    assert held(twice, A) == {"wood": 3, "gold": 10}
    assert twice.state.prices["wood_private"] == 4


@pytest.mark.rule("EX-6", "AC-88")
def test_example_6_bottom_of_the_list() -> None:
    _, match = EXAMPLES.boards("EX-6")
    assert held(match, B) == {"gold": 3}
    assert match.state.prices["metal_private"] == 6


@pytest.mark.rule("EX-22", "AC-87", "AC-90", "AC-84")
def test_example_22_full_fields() -> None:
    _, match = EXAMPLES.boards("EX-22")
    assert Sell("metal_private") in offered(match)
    assert {Donate("metal_private"), Donate("tourist")} & offered(match) == set()
    table = EXAMPLES.all["EX-22"].position()
    hold(table, A, wood=2, metal=2, gear=2)
    assert Act() not in offered(arrive(table, "shipyard_1"))

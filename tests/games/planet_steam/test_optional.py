"""Free claiming, Price Manipulation and Sabotage (5.3)."""

from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.planet_steam.events import PricesManipulated, SabotageWasted
from kesselhaus.games.planet_steam.examples import EXAMPLES
from kesselhaus.games.planet_steam.examples.positions import (
    A,
    B,
    C,
    D,
    begin,
    begin_with,
    deal,
    empty_map,
    fill_map,
    held,
    hold,
    lay,
    market,
    own,
    raised,
    tank,
    undeal,
)
from kesselhaus.games.planet_steam.options import (
    Activate,
    Arrange,
    BuyConverter,
    BuySupercharger,
    BuyTank,
    ChooseMode,
    ClaimByPermit,
    ClaimFreely,
    Decline,
    LayDown,
    Leave,
    MoveConverter,
    MovePrice,
    NameZone,
    Reorganise,
    ReturnConverter,
    TakeCard,
    TakeCredits,
    Target,
    Use,
)
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tanks import SIMPLE_TANK, TANKS
from kesselhaus.games.planet_steam.tasks import (
    Activating,
    Claiming,
    Closing,
    LayingOutBonus,
    ManipulatingPrices,
    Mooring,
    Nominating,
    OpeningSpecialistBids,
    Producing,
    Sabotaging,
    TakingBonus,
)
from tests.games.planet_steam.playing import win
from tests.games.planet_steam.walk import steps
from tests.scenario import answer, asked, drawn, events, offered

# ------------------------------------------------------------------ free claiming


@pytest.mark.rule("PS-159")
def test_a_zone_is_claimed_without_a_die() -> None:
    table = lay(4, "opt_free_claiming")
    match = begin(table, Claiming)
    assert offered(match) == {ClaimFreely(), Decline()}
    answer(match, ClaimFreely())
    assert offered(match) == {NameZone(zone) for zone in table.unclaimed()}
    answer(match, NameZone("C1"))
    assert match.state.claims["C1"] == A
    assert match.state.players[A].credits == 120
    assert asked(match).seat == B
    assert isinstance(begin(fill_map(table), Claiming).state.doing, Mooring)


@pytest.mark.rule("PS-160")
def test_a_permit_stays_the_alternative() -> None:
    table = lay(4, "opt_free_claiming")
    table.players[A].permits = 1
    match = begin(table, Claiming)
    assert offered(match) == {ClaimFreely(), ClaimByPermit(), Decline()}
    answer(match, ClaimByPermit(), NameZone("C3"))
    assert match.state.claims["C3"] == A
    assert asked(match).seat == B


# ------------------------------------------------------------------ Price Manipulation


def manipulation(table: Table) -> Match[Table]:
    """A has won the first bidding round and has to use the card."""
    undeal(table)
    table.players[A].card = "sp_02"
    table.bonus_field = ("quartz",)
    return begin_with(table, ManipulatingPrices(A), TakingBonus(A), OpeningSpecialistBids())


@pytest.mark.rule("PS-161")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_winner_of_the_first_bidding_round_of_every_round_uses_it(seats: int) -> None:
    users = []
    for step in steps(seats, frozenset({"opt_price_manipulation"}), Random(seats)):
        if step.kind is ManipulatingPrices:
            assert sum(player.card is not None for player in step.before.players) == 1
            winner = next(player.seat for player in step.before.players if player.card is not None)
            assert step.before.doing == ManipulatingPrices(winner)
            assert step.after.manipulator == winner
            assert step.before.price != step.after.price
            users.append(step.before.round)
    assert users == list(range(1, 8 if seats == 2 else 5))


@pytest.mark.rule("PS-162")
def test_three_modes_at_their_prices() -> None:
    table = lay(4, "opt_price_manipulation")
    for credits, modes in ((0, "weak"), (3, "weak"), (4, "weak moderate"), (8, "weak moderate strong")):
        hold(table, A, credits=credits)
        match = manipulation(table)
        assert offered(match) == {ChooseMode(mode) for mode in modes.split()}
        assert asked(match).secret
    strong = answer(manipulation(table), ChooseMode("strong"))
    assert strong.state.players[A].credits == 0
    moderate = answer(manipulation(table), ChooseMode("moderate"))
    assert moderate.state.players[A].credits == 4
    weak = answer(manipulation(table), ChooseMode("weak"))
    assert weak.state.players[A].credits == 8


@pytest.mark.rule("PS-162", "PS-163a")
def test_weak_moves_one_resource_but_quartz_by_up_to_three() -> None:
    match = answer(manipulation(lay(4, "opt_price_manipulation")), ChooseMode("weak"))
    spaces = (-3, -2, -1, 1, 2, 3)
    assert offered(match) == {
        MovePrice(resource, by) for resource in ("ore", "water", "energy") for by in spaces
    }
    answer(match, MovePrice("ore", -2))
    assert match.state.price == {"quartz": 16, "ore": 8, "water": 7, "energy": 4}
    assert asked(match).rule == "PS-49"  # the only bonus unit was taken without a question


@pytest.mark.rule("PS-162", "PS-163a", "EX-16")
def test_moderate_moves_several_resources_by_four_in_all() -> None:
    _, match, moved = EXAMPLES.boards("EX-16")
    assert offered(match) == {MovePrice("ore", by) for by in range(-4, 5)}
    answer(match, MovePrice("ore", 3))
    assert offered(match) == {MovePrice("water", by) for by in range(-1, 2)}
    answer(match, MovePrice("water", 0))
    assert offered(match) == {MovePrice("energy", by) for by in range(-1, 2)}
    assert (moved.state.price["ore"], moved.state.price["energy"]) == (13, 3)
    assert moved.state.players[A].credits == 116
    assert events(moved, PricesManipulated)[-1].moves == (("ore", 3), ("energy", -1))


@pytest.mark.rule("PS-162")
def test_strong_moves_quartz_too_and_five_spaces() -> None:
    match = answer(manipulation(lay(4, "opt_price_manipulation")), ChooseMode("strong"))
    assert offered(match) == {MovePrice("quartz", by) for by in range(-5, 6)}
    answer(match, MovePrice("quartz", 5))  # nothing is left for the others
    assert match.state.price["quartz"] == 21
    assert asked(match).rule == "PS-49"


@pytest.mark.rule("PS-163", "PS-163a")
def test_at_least_one_space_has_to_be_moved() -> None:
    match = answer(manipulation(lay(4, "opt_price_manipulation")), ChooseMode("moderate"))
    answer(match, MovePrice("ore", 0), MovePrice("water", 0))
    assert offered(match) == {MovePrice("energy", by) for by in (-3, -2, -1, 1, 2, 3, 4)}


@pytest.mark.rule("PS-163", "EX-34")
def test_a_marker_stays_on_its_scale() -> None:
    before, shown = EXAMPLES.boards("EX-34")
    assert offered(before) == {ChooseMode("weak")}
    of_energy = {MovePrice("energy", by) for by in range(-3, 4)}
    assert offered(shown) & of_energy == {MovePrice("energy", by) for by in (-1, 1, 2, 3)}
    table = market(lay(4, "opt_price_manipulation"), energy_price=2, ore_price=30)
    hold(table, A, credits=3)
    match = answer(manipulation(table), ChooseMode("weak"))
    energy = {MovePrice("energy", by) for by in (-1, 1, 2, 3)}
    ore = {MovePrice("ore", by) for by in (-3, -2, -1)}
    water = {MovePrice("water", by) for by in (-3, -2, -1, 1, 2, 3)}
    assert offered(match) == energy | ore | water


@pytest.mark.rule("PS-163")
def test_credits_of_the_engineer_may_pay_for_it() -> None:
    table = lay(4, "opt_price_manipulation")
    undeal(table)
    hold(table, A, credits=1)
    match = answer(win(begin(table, LayingOutBonus), A), TakeCard("sp_04"), TakeCredits())
    assert offered(match) == {ChooseMode(mode) for mode in ("weak", "moderate", "strong")}


@pytest.mark.rule("PS-164", "EX-17")
def test_the_card_is_returned_for_the_number_of_the_specialist_card() -> None:
    _, match = EXAMPLES.boards("EX-17")
    assert match.state.players[C].credits == 122  # C holds number 2
    assert match.state.manipulator is None


@pytest.mark.rule("PS-165")
def test_the_adjustment_scale_plays_no_part() -> None:
    table = market(lay(4, "opt_price_manipulation"), ore=0, water=20)
    match = answer(manipulation(table), ChooseMode("weak"), MovePrice("ore", 1))
    assert match.state.price == {"quartz": 16, "ore": 11, "water": 7, "energy": 4}


# ------------------------------------------------------------------ Sabotage


def sabotage(table: Table) -> Match[Table]:
    """D has won the last bidding round and has to use the card."""
    table.turn_order = ()
    return begin_with(table, Sabotaging(D), TakingBonus(D), OpeningSpecialistBids())


def with_tanks(*variants: str) -> Table:
    """A has tanks on A1 and B1 (with ore converter), B one on C1."""
    table = empty_map(lay(4, "opt_sabotage", *variants, round=2))
    tank(table, A, "A1")
    tank(table, A, "B1", "ore")
    tank(table, B, "C1")
    return table


@pytest.mark.rule("PS-166")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_winner_of_the_last_bidding_round_uses_it_from_round_2_on(seats: int) -> None:
    rounds = []
    for step in steps(seats, frozenset({"opt_sabotage"}), Random(seats)):
        if step.kind is Sabotaging:
            assert all(player.card is not None for player in step.before.players)
            assert step.before.doing == Sabotaging(step.after.saboteur or 0)
            rounds.append(step.before.round)
    assert rounds == list(range(2, 8 if seats == 2 else 6))


@pytest.mark.rule("PS-167", "PS-168")
def test_he_names_an_opponent_with_a_tank_who_lays_one_down() -> None:
    match = sabotage(with_tanks())
    assert asked(match).seat == D
    assert offered(match) == {Target(A), Target(B)}
    answer(match, Target(A))
    assert asked(match).seat == A
    assert offered(match) == {LayDown("A1"), LayDown("B1")}
    answer(match, LayDown("B1"))
    assert match.state.sabotaged == "B1"


@pytest.mark.rule("PS-168")
def test_without_a_rival_tank_the_card_has_no_effect() -> None:
    table = tank(empty_map(lay(4, "opt_sabotage", round=2)), D, "A1")
    match = sabotage(table)
    assert match.state.sabotaged is None
    assert events(match, SabotageWasted)
    assert isinstance(match.state.doing, Nominating)


@pytest.mark.rule("PS-169", "PS-172")
def test_a_tank_on_its_side_is_frozen() -> None:
    table = own(with_tanks(), A, "D1")
    table.sabotaged = "A1"
    hold(table, A, credits=50, quartz=2, ore=1, water=3, energy=2)
    match = answer(begin(table, Activating), Activate())
    assert offered(match, BuyTank) == {BuyTank("D1")}
    assert offered(match, BuyConverter) == {BuyConverter(kind, "B1") for kind in ("quartz", "ore", "energy")}
    assert offered(match, BuySupercharger) == {BuySupercharger("B1")}
    answer(match, BuyConverter("energy", "B1"))  # the old one cannot go to A1
    assert not offered(match, MoveConverter, ReturnConverter)
    assert match.state.converters["ore"] == 14
    answer(match, Reorganise())
    assert {option.zone for option in offered(match) if isinstance(option, Arrange)} == {"B1"}
    answer(match, Arrange("B1", None))
    assert offered(match) == {Arrange("D1", SIMPLE_TANK), Arrange("D1", TANKS["energy", False])}
    answer(match, Arrange("D1", TANKS["energy", False]))
    assert match.state.tanks == {"A1": SIMPLE_TANK, "C1": SIMPLE_TANK, "D1": TANKS["energy", False]}


@pytest.mark.rule("PS-169")
def test_a_tank_on_its_side_neither_produces_nor_connects() -> None:
    table = tank(with_tanks(), A, "A2")
    table.sabotaged = "A1"
    hold(table, A, energy=3)
    raised(table, A)
    match = begin(table, Producing)
    assert offered(match) == {Use("B1"), Leave("B1")}
    answer(match, Use("B1"))
    assert offered(match) == {Use("A2"), Leave("A2")}
    answer(match, Use("A2"))
    assert held(match, A) == {"ore": 1, "water": 1, "energy": 1}


@pytest.mark.rule("PS-98", "PS-169")
def test_with_nothing_but_a_tank_on_its_side_there_is_no_plan() -> None:
    table = own(with_tanks(), B, "D1")
    table.sabotaged = "C1"
    deal(table, B, A, C, D)
    hold(table, B, credits=0, water=1)
    match = answer(begin(table, Activating), Activate())
    assert Reorganise() not in offered(match)


@pytest.mark.rule("PS-170")
def test_it_still_counts_as_a_zone_and_a_tank_of_its_owner() -> None:
    table = with_tanks()
    table.sabotaged = "C1"
    assert table.own_zones(B) == table.own_tanks(B) == ["C1"]
    assert table.bank_tanks == 32


@pytest.mark.rule("PS-171", "EX-18")
def test_the_owner_rolls_for_compensation() -> None:
    before, match = EXAMPLES.boards("EX-18")
    assert list(drawn(answer(before, Decline())).outcomes) == [1, 2, 3, 4, 5, 6]
    assert match.state.players[A].credits == 130
    assert match.state.sabotaged is None
    assert match.state.saboteur is None


@pytest.mark.rule("PS-171")
def test_a_card_without_effect_needs_no_roll() -> None:
    table = with_tanks()
    table.saboteur = D
    match = begin(table, Closing)
    assert match.state.saboteur is None
    assert asked(match).rule == "PS-49"

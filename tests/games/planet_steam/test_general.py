"""General rules (4.1)."""

from random import Random

import pytest

from kesselhaus.engine.tasks import Task
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.box import NEUTRAL
from kesselhaus.games.planet_steam.examples.positions import (
    EVERYTHING,
    PASS,
    RESOURCES,
    A,
    B,
    C,
    D,
    begin,
    deal,
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
    Bid,
    Buy,
    BuyConverter,
    BuySupercharger,
    BuyTank,
    ClaimByPermit,
    EndTurn,
    ImportTank,
    Moor,
    Nominate,
    RaiseCarrier,
    Reorganise,
    Sell,
    StayIdle,
    TakeCard,
    TakeCredits,
    TakeResource,
    Use,
)
from kesselhaus.games.planet_steam.state import HIDDEN
from kesselhaus.games.planet_steam.tanks import SIMPLE_TANK
from kesselhaus.games.planet_steam.tasks import (
    Activating,
    CarrierBidding,
    ChoosingCard,
    Claiming,
    Closing,
    KeepingCarrier,
    LayingOutBonus,
    ManipulatingPrices,
    Mooring,
    Nominating,
    OpeningSpecialistBids,
    Placing,
    Producing,
    PuttingOrderMarkers,
    Round,
    Sabotaging,
    SpecialistBidding,
    TakingBonus,
    TankTurn,
    Trading,
    TradingCertificate,
    ZoneBidding,
)
from tests.games.planet_steam.playing import bids, win
from tests.games.planet_steam.walk import steps
from tests.scenario import answer, asked, offered

AUCTION = (
    LayingOutBonus,
    SpecialistBidding,
    ChoosingCard,
    ManipulatingPrices,
    Sabotaging,
    TakingBonus,
    PuttingOrderMarkers,
)
LATER = (
    Placing,
    Nominating,
    ZoneBidding,
    Claiming,
    Mooring,
    KeepingCarrier,
    CarrierBidding,
    Activating,
    Producing,
    Trading,
    TradingCertificate,
    Closing,
)


@pytest.mark.rule("PS-19", "PS-19a", "PS-43", "PS-101")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_order_of_a_round_with_everything_switched_on(seats: int) -> None:
    rounds: list[list[type[Task]]] = []
    for step in steps(seats, frozenset(EVERYTHING), Random(seats)):
        if step.kind is Round:
            rounds.append([])
        elif rounds and step.kind is not OpeningSpecialistBids and not step.kind.part:
            kind = Activating if step.kind is TankTurn else step.kind
            if rounds[-1][-1:] != [kind]:
                rounds[-1].append(kind)
    first = rounds[0]
    assert first[:2] == [CarrierBidding, LayingOutBonus]
    for number, kinds in enumerate(rounds, start=1):
        auction = [kind for kind in kinds if kind in AUCTION]
        assert auction.count(LayingOutBonus) == 1
        assert auction.index(ManipulatingPrices) == 3  # in the first bidding round, after the card
        assert kinds.count(ManipulatingPrices) == 1
        assert kinds.count(Sabotaging) == (number > 1)
        if number > 1:
            assert auction[-4:] == [ChoosingCard, Sabotaging, TakingBonus, PuttingOrderMarkers]
        assert auction.count(PuttingOrderMarkers) == seats
        later = kinds[len(kinds) - 1 - kinds[::-1].index(auction[-1]) + 1 :]
        assert later == sorted(later, key=LATER.index)
        assert (Placing in later) == (number == 1)
        assert (KeepingCarrier in later) == (number > 1)
        assert later[-4:] == [Producing, Trading, TradingCertificate, Closing]


@pytest.mark.rule("PS-20", "PS-134")
def test_who_held_lady_steam_starts_the_next_round() -> None:
    table = lay(4)
    deal(table, C, A, B, D)
    match = begin(table, Closing)
    assert match.state.start_player == C
    assert asked(match).seat == C
    assert asked(match).rule == "PS-49"
    assert (match.state.round, match.state.turn) == (table.round + 1, table.turn + 1)


@pytest.mark.rule("PS-21", "PS-84")
def test_turn_order_follows_the_card_numbers_from_round_1_on() -> None:
    table = lay(4)
    deal(table, D, B, A, C)
    match, seen = begin(table, Activating), []
    for _ in range(4):
        seen.append(asked(match).seat)
        answer(match, StayIdle())
    assert seen == [D, B, A, C]


@pytest.mark.rule("PS-21")
def test_the_auction_makes_the_turn_order() -> None:
    table = lay(3)
    undeal(table)
    table.bonus_field = ()
    match = begin(table, LayingOutBonus)
    win(match, A)
    answer(match, TakeCard("sp_10"), TakeCredits(), TakeResource("quartz"))
    win(match, B)
    answer(match, TakeCard("sp_09"), o.Decline(), TakeResource("ore"), TakeResource("water"))
    assert match.state.turn_order == (B, C, A)


@pytest.mark.rule("PS-22")
def test_auctions_run_clockwise_whatever_the_turn_order() -> None:
    table = lay(4)
    deal(table, C, B, A, D)
    match = answer(begin(table, Nominating), Nominate("B1"))
    seen = []
    for number in range(1, 6):
        seen.append(asked(match).seat)
        answer(match, Bid(number))
    assert seen == [C, D, A, B, C]


@pytest.mark.rule("PS-23")
def test_a_card_with_two_specialists_gives_both_benefits() -> None:
    table = lay(2)
    undeal(table)
    match = win(begin(table, LayingOutBonus), A)
    answer(match, TakeCard("sp_07"), TakeCredits(), TakeResource("quartz"), TakeResource("ore"))
    assert asked(match).rule == "PS-64"
    assert asked(match).seat == B  # Speculator and Airship Captain are on the other card
    answer(match, Nominate("B1"))
    assert asked(match).seat == A  # Lady Steam opens
    answer(match, Bid(1), PASS, o.Decline(), o.Decline())
    assert asked(match).rule == "PS-82"
    assert asked(match).seat == B


@pytest.mark.rule("PS-24")
def test_what_cannot_be_paid_is_not_offered() -> None:
    table = tank(lay(4), A, "B2")
    hold(table, A, credits=4, quartz=2, ore=0, water=2, energy=4)
    match = begin(table, Activating)
    answer(match, Activate())
    assert offered(match) == {BuyConverter("energy", "B2"), Reorganise(), EndTurn()}
    hold(table, A, credits=1, quartz=1, ore=1, water=2, energy=0)
    assert offered(answer(begin(table, Activating), Activate())) == {Reorganise(), EndTurn()}


@pytest.mark.rule("PS-25", "PS-100")
def test_paying_and_losing_resources_moves_no_supply_marker() -> None:
    table = tank(lay(4), A, "B2")
    tank(table, A, "F4")
    hold(table, A, credits=200, quartz=2, ore=2, water=4, energy=4)
    raised(table, A, energy=1)
    supply, price = dict(table.supply), dict(table.price)
    match = begin(table, Activating)
    answer(match, Activate(), BuySupercharger("B2"), RaiseCarrier("ore"), EndTurn())
    answer(match, StayIdle(), StayIdle(), StayIdle())
    answer(match, Use("B2"), Use("F4"))
    assert held(match, A)["water"] == 4  # 2 left, 3 produced, 1 of them lost
    assert isinstance(match.state.doing, Trading)
    assert (match.state.supply, match.state.price) == (supply, price)


@pytest.mark.rule("PS-26", "PS-27")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("variants", [(), EVERYTHING])
def test_supplies_and_prices_change_only_for_the_listed_causes(seats: int, variants: tuple[str, ...]) -> None:
    supplies, prices = set[type[Task]](), set[type[Task]]()
    for seed in range(3):
        for step in steps(seats, frozenset(variants), Random(seed)):
            if step.before.supply != step.after.supply:
                supplies.add(step.kind)
            if step.before.price != step.after.price:
                prices.add(step.kind)
    assert supplies <= {LayingOutBonus, TakingBonus, OpeningSpecialistBids, Trading, Closing}
    assert {LayingOutBonus, Trading, Closing} <= supplies
    manipulated = {ManipulatingPrices} if variants else set()
    assert {Trading} | manipulated <= prices <= {Trading, Closing} | manipulated


@pytest.mark.rule("PS-28")
def test_markers_stop_at_the_ends_of_their_scales() -> None:
    table = market(lay(4), energy=20, energy_price=2)
    hold(table, A, energy=3)
    match = answer(begin(table, Trading, place=12), Sell(1))
    assert (match.state.price["energy"], match.state.supply["energy"]) == (1, 20)
    market(table, energy=0, energy_price=17)
    assert answer(begin(table, Trading, place=12), PASS).state.price["energy"] == 18


@pytest.mark.rule("PS-29")
def test_what_the_bank_does_not_have_cannot_be_taken() -> None:
    table = own(tank(lay(4), A, "B2"), A, "B1")
    hold(table, A, credits=200, quartz=2, ore=2, water=4, energy=2)
    match = answer(begin(table, Activating), Activate())
    assert offered(match, BuyTank) == {BuyTank("B1"), BuyTank("F4")}
    assert offered(match, BuyConverter) == {BuyConverter(kind, "B2") for kind in ("quartz", "ore", "energy")}
    assert offered(match, BuySupercharger) == {BuySupercharger("B2")}
    table.converters["ore"] = table.superchargers = 0
    match = answer(begin(table, Activating), Activate())
    assert offered(match, BuyConverter) == {BuyConverter("quartz", "B2"), BuyConverter("energy", "B2")}
    assert not offered(match, BuySupercharger)


@pytest.mark.rule("PS-30", "PS-66", "PS-72")
def test_without_a_claim_marker_nobody_bids_for_a_zone_or_claims_one() -> None:
    table = lay(4)
    table.players[A].reserve = 0
    match = answer(begin(table, Nominating), Nominate("B1"))
    assert match.state.bidding is not None
    assert match.state.bidding.waiting == (B, C, D)
    answer(match, Bid(1), PASS, PASS)
    assert asked(match).rule == "PS-72"
    assert asked(match).seat == B


@pytest.mark.rule("PS-31")
def test_every_accessible_zone_is_unclaimed_owned_or_neutral() -> None:
    table = lay(3)
    owned = [zone for seat in range(3) for zone in table.own_zones(seat)]
    groups = [table.unclaimed(), table.neutral(), owned]
    assert sorted(zone for group in groups for zone in group) == sorted(table.box.accessible[3])


@pytest.mark.rule("PS-32")
@pytest.mark.parametrize("seats", [2, 4])
def test_only_neutral_zones_get_a_new_owner_and_only_in_two_ways(seats: int) -> None:
    for seed in range(4):
        for step in steps(seats, frozenset({"opt_free_claiming"}), Random(seed)):
            for zone, seat in step.before.claims.items():
                now = step.after.claims[zone]
                if now != seat:
                    assert seat == NEUTRAL
                    assert step.kind in (ZoneBidding, Nominating) or ClaimByPermit() in step.answers


@pytest.mark.rule("PS-33")
def test_a_tank_is_put_on_an_own_zone_without_a_tank() -> None:
    table = own(tank(lay(4), A, "B2"), A, "C1")
    hold(table, A, credits=200, quartz=2, water=4)
    match = answer(begin(table, Activating), Activate())
    assert offered(match, BuyTank) == {BuyTank("C1"), BuyTank("F4")}
    assert offered(match, ImportTank) == {ImportTank("C1"), ImportTank("F4")}


@pytest.mark.rule("PS-34", "PS-93")
def test_a_tank_carries_one_supercharger() -> None:
    table = tank(tank(lay(4), A, "B2", supercharger=True), A, "F4", "ore")
    hold(table, A, quartz=2, ore=1, water=2)
    match = answer(begin(table, Activating), Activate())
    assert offered(match, BuySupercharger) == {BuySupercharger("F4")}


@pytest.mark.rule("PS-35")
@pytest.mark.parametrize(
    ("converter", "gives"), [(None, "water"), ("quartz", "quartz"), ("ore", "ore"), ("energy", "energy")]
)
@pytest.mark.parametrize("supercharger", [False, True])
def test_the_converter_decides_what_a_tank_gives(
    converter: str | None, gives: str, supercharger: bool
) -> None:
    table = tank(lay(4), A, "B2", converter, supercharger)
    hold(table, A, energy=1)
    match = answer(begin(table, Producing), Use("B2"))
    energy = {"energy": 1} if converter == "energy" else {}
    assert held(match, A) == energy | {gives: energy.get(gives, 0) + 1 + supercharger}


@pytest.mark.rule("PS-36")
def test_pieces_are_interchangeable() -> None:
    table = lay(4)
    hold(table, A, credits=200, water=4)
    one = answer(begin(table, Activating), Activate(), BuyTank("B2"), BuyTank("F4"))
    other = answer(begin(table, Activating), Activate(), BuyTank("F4"), BuyTank("B2"))
    assert one.state == other.state
    assert one.state.tanks["B2"] is one.state.tanks["F4"] is SIMPLE_TANK


@pytest.mark.rule("PS-37", "PS-38")
def test_each_resource_has_only_its_own_carrier() -> None:
    table = market(lay(4), quartz=10)
    hold(table, A, credits=300, quartz=1)
    raised(table, A, ore=4, water=4, energy=4)
    match = answer(begin(table, Trading), Buy(4))
    assert held(match, A) == {"quartz": 2}
    assert match.state.supply["quartz"] == 6


@pytest.mark.rule("PS-39", "PS-40")
def test_a_carrier_goes_up_class_by_class_and_keeps_its_load() -> None:
    table = lay(4)
    hold(table, A, quartz=1, ore=3, water=1, energy=3)
    raised(table, A, water=2)
    match = answer(begin(table, Activating), Activate())
    for level in (2, 3, 4):
        answer(match, RaiseCarrier("quartz"))
        assert match.state.players[A].classes == {"quartz": level, "ore": 1, "water": 2, "energy": 1}
    assert held(match, A) == {"quartz": 1}
    hold(table, A, water=1, ore=1, energy=1)
    raised(table, A, quartz=4)
    match = answer(begin(table, Activating), Activate())
    assert offered(match, RaiseCarrier) == {RaiseCarrier(other) for other in ("ore", "water", "energy")}


@pytest.mark.rule("PS-39")
def test_everybody_has_four_carriers_at_all_times() -> None:
    for step in steps(3, frozenset(EVERYTHING), Random(3)):
        assert all(set(player.classes) == set(RESOURCES) for player in step.after.players)


@pytest.mark.rule("PS-41")
def test_only_the_owner_sees_credits_and_everything_else_is_public() -> None:
    match = begin(lay(3), Trading)
    for seat in (A, B, C, None):
        shown = match.view(seat).state
        for player, real in zip(shown.players, match.state.players, strict=True):
            assert player.credits == (real.credits if player.seat == seat else HIDDEN)
            player.credits = real.credits
        assert shown == match.state


def test_a_full_map_leaves_neither_nomination_nor_claim() -> None:
    table = fill_map(lay(4))
    for zone, seat in table.claims.items():
        table.claims[zone] = A if seat == NEUTRAL else seat
    match = begin(table, Nominating)
    assert offered(match, Moor) == {Moor(f"M{row}") for row in range(1, 8)}
    assert bids(answer(begin(lay(4), Nominating), Nominate("B1"))) == range(1, 121)

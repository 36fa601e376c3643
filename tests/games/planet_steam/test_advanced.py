"""The advanced rules (5.2)."""

from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.tasks import Task
from kesselhaus.games.planet_steam import GAME
from kesselhaus.games.planet_steam.box import NEUTRAL
from kesselhaus.games.planet_steam.events import PriceAdjusted, RiverNumbersShown, RiverRolled
from kesselhaus.games.planet_steam.examples import EXAMPLES
from kesselhaus.games.planet_steam.examples.positions import (
    EVERYTHING,
    PASS,
    RESOURCES,
    A,
    B,
    C,
    D,
    begin,
    empty_map,
    held,
    hold,
    lay,
    own,
    raised,
    tank,
    undeal,
)
from kesselhaus.games.planet_steam.options import (
    Activate,
    Arrange,
    BuyConverter,
    Decline,
    MoveConverter,
    NameNumber,
    PutClaim,
    PutNeutral,
    PutOrderMarker,
    Reorganise,
    ReturnConverter,
    TakeCard,
    TakeResource,
)
from kesselhaus.games.planet_steam.rules.trade_order import trade_order
from kesselhaus.games.planet_steam.state import HIDDEN, NOT_NAMED, Table
from kesselhaus.games.planet_steam.tanks import TANKS
from kesselhaus.games.planet_steam.tasks import (
    Activating,
    LayingOutBonus,
    NamingRiverNumber,
    Nominating,
    Placing,
    Producing,
    PuttingOrderMarkers,
    PuttingRiverMarkers,
    Trading,
)
from tests.games.planet_steam.playing import use, win
from tests.games.planet_steam.walk import choose, steps
from tests.scenario import answer, asked, drawn, events, offered


def active(table: Table) -> Match[Table]:
    return answer(begin(table, Activating), Activate())


# ------------------------------------------------------------------ immovable tanks


@pytest.mark.rule("PS-140")
def test_tanks_stay_where_they_were_first_put_but_attachments_move() -> None:
    table = own(empty_map(lay(4, "adv_immovable_tanks")), A, "C1")
    tank(table, A, "A1", "ore", supercharger=True)
    tank(table, A, "B1")
    hold(table, A, credits=0, water=1)
    match = answer(active(table), Reorganise())
    assert offered(match) == {
        Arrange("A1", content) for content in TANKS.values() if content.converter in (None, "ore")
    }
    answer(match, Arrange("A1", TANKS[None, False]), Arrange("B1", TANKS["ore", True]))
    assert match.state.tanks == {"A1": TANKS[None, False], "B1": TANKS["ore", True]}
    assert asked(match).rule == "PS-87"  # the empty zone is not asked


# ------------------------------------------------------------------ river restriction


@pytest.mark.rule("PS-141")
def test_no_quartz_or_ore_converter_comes_to_the_river() -> None:
    for flag, kinds in ((True, {"energy"}), (False, {"quartz", "ore", "energy"})):
        table = empty_map(lay(4, *(["adv_river_restriction"] if flag else [])))
        tank(table, A, "C1")
        tank(table, A, "A1", "ore")
        hold(table, A, credits=50, water=1)
        match = active(table)
        assert {option.kind for option in offered(match) if option in river_purchases()} == kinds
        answer(match, BuyConverter("quartz", "A1"))  # where may the old ore converter go?
        if flag:
            assert match.state.converters["ore"] == 14  # to the bank without a question
        else:
            assert offered(match) == {MoveConverter("C1"), ReturnConverter()}


def river_purchases() -> set[BuyConverter]:
    return {BuyConverter(kind, "C1") for kind in ("quartz", "ore", "energy")}


@pytest.mark.rule("PS-141")
def test_no_plan_brings_one_there() -> None:
    table = own(empty_map(lay(4, "adv_river_restriction")), A, "C1")
    tank(table, A, "A1", "ore")
    tank(table, A, "B1", "energy")
    hold(table, A, credits=0, water=1)
    match = answer(active(table), Reorganise(), Arrange("A1", None), Arrange("B1", TANKS["ore", False]))
    assert offered(match) == {Arrange("C1", TANKS[None, False]), Arrange("C1", TANKS["energy", False])}


@pytest.mark.rule("PS-142")
@pytest.mark.parametrize("seats", [2, 5])
def test_river_zones_give_only_water_or_energy(seats: int) -> None:
    given = set()
    for seed in range(4):
        for step in steps(seats, frozenset({"adv_river_restriction"}), Random(seed)):
            given |= {one.resource for zone, one in step.after.tanks.items() if zone in step.after.box.river}
    assert given == {"water", "energy"}


# ------------------------------------------------------------------ variable trade order


def auction(seats: int) -> Match[Table]:
    table = lay(seats, "adv_variable_trade_order")
    undeal(table)
    return begin(table, LayingOutBonus)


@pytest.mark.rule("PS-143", "PS-144", "PS-148", "EX-15")
def test_the_first_winner_puts_a_marker_on_a_resource() -> None:
    before, match = EXAMPLES.boards("EX-15")
    assert offered(before) == {
        PutOrderMarker(marker, resource) for marker in (1, 2, 3, 4) for resource in RESOURCES
    }
    answer(win(match, B), TakeCard("sp_02"), TakeResource("ore"))
    assert offered(match) == {
        PutOrderMarker(marker, resource) for marker in (1, 2, 3) for resource in ("quartz", "ore", "energy")
    }
    answer(match, PutOrderMarker(1, "energy"))
    answer(win(match, C), TakeCard("sp_03"), TakeResource("water"), PutOrderMarker(2, "quartz"))
    assert trade_order_after_auction(match) == ("energy", "quartz", "ore", "water")


def trade_order_after_auction(match: Match[Table]) -> tuple[str, ...]:
    chance = Random(1)
    while not isinstance(match.state.doing, Trading) and match.question is not None:
        match.answer(choose(chance, match.question))
    return trade_order(match.state)


@pytest.mark.rule("PS-148")
def test_resources_are_traded_in_the_order_of_their_markers() -> None:
    table = lay(2, "adv_variable_trade_order")
    table.order_markers = (("quartz", 3), ("ore", 1), ("water", 4), ("energy", 2))
    match = answer(begin(table, Trading), *[PASS] * 8)
    order = [event.resource for event in events(match, PriceAdjusted)]
    assert order == ["ore", "ore", "energy", "energy", "quartz", "quartz", "water", "water"]


@pytest.mark.rule("PS-145")
def test_with_two_players_each_winner_puts_two_markers() -> None:
    match = answer(win(auction(2), A), TakeCard("sp_08"), TakeResource("quartz"))
    answer(match, PutOrderMarker(3, "ore"))
    assert asked(match).seat == A
    assert len(offered(match)) == 9
    answer(match, PutOrderMarker(1, "water"))
    answer(match, Decline(), TakeResource("ore"))  # B has the Engineer
    assert asked(match).rule == "PS-144"
    assert asked(match).seat == B
    assert len(offered(match)) == 4
    answer(match, PutOrderMarker(2, "energy"))
    assert match.state.order_markers == (("ore", 3), ("water", 1), ("energy", 2), ("quartz", 4))


@pytest.mark.rule("PS-146")
def test_with_three_players_the_last_marker_goes_to_the_last_resource() -> None:
    match = auction(3)
    answer(win(match, A), TakeCard("sp_08"), TakeResource("quartz"), PutOrderMarker(1, "ore"))
    answer(win(match, B), TakeCard("sp_10"), Decline(), TakeResource("ore"), PutOrderMarker(4, "water"))
    answer(match, Decline(), TakeResource("water"), PutOrderMarker(2, "quartz"))
    assert match.state.order_markers == (("ore", 1), ("water", 4), ("quartz", 2), ("energy", 3))


@pytest.mark.rule("PS-147")
def test_with_five_players_the_last_winner_puts_none() -> None:
    seen = []
    for step in steps(5, frozenset({"adv_variable_trade_order"}), Random(5)):
        if step.kind is PuttingOrderMarkers and step.before.round == 1:
            seen.append(len(step.after.order_markers) - len(step.before.order_markers))
    assert seen == [1, 1, 1, 1, 0]


# ------------------------------------------------------------------ variable claims


def naming(seats: int) -> Match[Table]:
    table = lay(seats, "adv_variable_claims")
    table.round, table.rounds_left, table.start_player = 0, table.box.rounds(seats), 1
    undeal(table)
    return begin(table, NamingRiverNumber)


@pytest.mark.rule("PS-149")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_setup_places_no_markers(seats: int) -> None:
    table = Match(GAME, seats, frozenset({"adv_variable_claims"})).state
    assert table.claims == {}
    assert [player.reserve for player in table.players] == [14] * seats
    assert len(table.unclaimed()) == {2: 28, 3: 35, 4: 42, 5: 42}[seats]


@pytest.mark.rule("PS-150")
@pytest.mark.parametrize(("seats", "most"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_numbers_are_named_in_secret_and_count_if_all_agree(seats: int, most: int) -> None:
    match = naming(seats)
    for seat in range(seats):
        assert asked(match).seat == seat
        assert offered(match) == {NameNumber(number) for number in range(most + 1)}
        answer(match, NameNumber(2))
        if seat == 0:
            shown = match.view(1).state.river_numbers
            assert shown == (HIDDEN, *[NOT_NAMED] * (seats - 1))
            assert shown[0] != shown[1], "that he has named one is known, only the number is not"
            assert match.view(0).state.river_numbers[0] == 2
            assert all("2" not in repr(event) for event in match.view(1).log[-1:])
    assert events(match, RiverNumbersShown)[-1].numbers == (2,) * seats
    assert match.state.doing == PuttingRiverMarkers(2)
    assert asked(match).seat == 1


@pytest.mark.rule("PS-151")
@pytest.mark.parametrize(("die", "number"), [(1, 1), (3, 3), (4, 0), (6, 0)])
def test_without_agreement_the_die_decides(die: int, number: int) -> None:
    match = answer(naming(2), NameNumber(0), NameNumber(1))
    assert list(drawn(match).outcomes) == [1, 2, 3, 4, 5, 6]
    answer(match, die)
    assert (match.state.doing == PuttingRiverMarkers(number)) == (number > 0)
    told = events(match, RiverRolled)[-1]
    assert (told.seat, told.die, told.number) == (1, die, number)
    assert asked(match).rule == ("PS-152" if number else "PS-49")


@pytest.mark.rule("PS-152")
def test_the_start_player_puts_neutral_markers_on_different_river_zones() -> None:
    match = answer(naming(3), *[NameNumber(2)] * 3)
    river = {"C1", "C2", "C3", "C4", "D4", "D5", "D6", "D7"}
    assert asked(match).seat == 1
    assert offered(match) == {PutNeutral(zone) for zone in river}
    answer(match, PutNeutral("C4"))
    assert offered(match) == {PutNeutral(zone) for zone in river - {"C4"}}
    answer(match, PutNeutral("D7"))
    assert match.state.claims == {"C4": NEUTRAL, "D7": NEUTRAL}
    assert asked(match).rule == "PS-49"
    assert asked(match).seat == 1


def placing(seats: int, *order: int) -> Match[Table]:
    table = empty_map(lay(seats, "adv_variable_claims"))
    if order:
        for seat, card in zip(order, table.box.card_set[seats], strict=True):
            table.players[seat].card = card
        table.turn_order = order
    return begin(table, Placing)


@pytest.mark.rule("PS-153", "PS-154", "PS-155")
def test_two_passes_with_four_players() -> None:
    match, seen = placing(4, C, A, D, B), []
    while asked(match).rule in ("PS-154", "PS-155"):
        option = asked(match).options[0]
        seen.append((asked(match).rule, asked(match).seat, type(option)))
        answer(match, option)
    own_one, gray = PutClaim, PutNeutral
    first = [(C, own_one), (C, gray), (C, gray), (A, own_one), (A, gray), (D, own_one), (D, gray)]
    first += [(B, own_one), (B, gray)]
    second = [(B, own_one), (B, gray), (D, own_one), (D, gray), (A, own_one), (A, gray), (C, own_one)]
    second += [(C, gray), (C, gray)]
    assert seen == [("PS-154", *one) for one in first] + [("PS-155", *one) for one in second]
    table = match.state
    assert [len(table.own_zones(seat)) for seat in range(4)] == [2, 2, 2, 2]
    assert len(table.neutral()) == 10
    assert asked(match).rule == "PS-64"


@pytest.mark.rule("PS-153", "PS-155", "PS-157")
@pytest.mark.parametrize(("seats", "gray"), [(2, 6), (3, 8), (4, 10), (5, 10)])
def test_everybody_has_two_neutral_markers_and_the_first_of_fewer_than_five_has_four(
    seats: int, gray: int
) -> None:
    match, chance = placing(seats), Random(seats)
    by_seat = dict.fromkeys(range(seats), 0)
    while isinstance(match.state.doing, Placing) and match.question is not None:
        option = choose(chance, match.question)
        by_seat[asked(match).seat] += isinstance(option, PutNeutral)
        match.answer(option)
    assert by_seat == dict.fromkeys(range(seats), 2) | ({0: 4} if seats < 5 else {})
    assert len(match.state.neutral()) == gray
    assert gray + match.state.box.highest_river_number(seats) <= 15
    assert asked(match).rule == "PS-64"


@pytest.mark.rule("PS-154", "PS-156")
def test_markers_go_on_any_unclaimed_zone_land_or_river() -> None:
    match = placing(3)
    zones = set(match.state.box.accessible[3])
    assert offered(match) == {PutClaim(zone) for zone in zones}
    assert {"C1", "B1"} <= zones
    answer(match, PutClaim("C1"))
    assert offered(match) == {PutNeutral(zone) for zone in zones - {"C1"}}


@pytest.mark.rule("PS-157", "PS-153")
def test_the_passes_come_after_the_first_specialist_auction_only() -> None:
    seen: list[type[Task]] = []
    for step in steps(3, frozenset({"adv_variable_claims"}), Random(1)):
        if step.kind in (Placing, Nominating) and step.kind not in seen[-1:]:
            seen.append(step.kind)
    assert seen == [Placing, Nominating]


# ------------------------------------------------------------------ reduced start


@pytest.mark.rule("PS-158")
@pytest.mark.parametrize(
    ("seats", "start"),
    [(2, (80, 0, 0, 2, 3)), (3, (90, 0, 1, 3, 2)), (4, (100, 0, 1, 3, 3)), (5, (110, 0, 1, 3, 3))],
)
def test_reduced_start_goods(seats: int, start: tuple[int, ...]) -> None:
    reduced = Match(GAME, seats, frozenset({"adv_reduced_start"})).state
    plain = Match(GAME, seats).state
    for player in reduced.players:
        assert (player.credits, *(player.goods[resource] for resource in RESOURCES)) == start
    assert (reduced.supply, reduced.permits, reduced.stock) == (plain.supply, plain.permits, plain.stock)


@pytest.mark.rule("PS-18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_flags_together_change_setup(seats: int) -> None:
    table = Match(GAME, seats, frozenset(EVERYTHING)).state
    reduced = Match(GAME, seats, frozenset({"adv_reduced_start"})).state
    assert [player.goods for player in table.players] == [player.goods for player in reduced.players]
    assert {player.credits for player in table.players} == {50 + 10 * (seats + 1)}
    assert (table.claims, table.order_markers) == ({}, ())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_all_flags_a_match_comes_to_its_end(seats: int) -> None:
    *_, last = steps(seats, frozenset(EVERYTHING), Random(seats))
    assert last.after.rounds_left == 0


def test_river_tanks_without_converter_still_give_water() -> None:
    table = tank(empty_map(lay(4, "adv_river_restriction")), A, "C1")
    raised(table, A)
    hold(table, A)
    assert held(use(begin(table, Producing), "C1"), A) == {"water": 1}

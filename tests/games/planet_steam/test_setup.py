"""Setup (section 3)."""

from collections import Counter
from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.planet_steam import GAME
from kesselhaus.games.planet_steam.box import NEUTRAL, shipped
from kesselhaus.games.planet_steam.examples.positions import RESOURCES
from kesselhaus.games.planet_steam.options import NameNumber, RaiseCarrier, TakeColour
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import CarrierBidding, SpecialistBidding
from tests.scenario import answer, asked, drawn, offered

COLOURS = ("black", "green", "orange", "purple", "yellow")


def colours_chosen(seats: int, *variants: str) -> Match[Table]:
    match = Match(GAME, seats, frozenset(variants))
    return answer(match, *map(TakeColour, COLOURS[:seats]))


def set_up(seats: int, *variants: str, start: int = 0) -> Match[Table]:
    match = answer(colours_chosen(seats, *variants), start)
    return answer(match, *[RaiseCarrier("water")] * seats)


@pytest.mark.rule("PS-1")
def test_two_to_five_play() -> None:
    assert [seats for seats in range(8) if seats in GAME.seats] == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(ValueError, match="2, 3, 4, 5"):
            Match(GAME, seats)


@pytest.mark.rule("PS-2", "PS-17")
def test_upgrades_go_clockwise_from_the_start_player_and_after_the_last_seat_comes_the_first() -> None:
    match, seen = answer(colours_chosen(4), 2), []
    for _ in range(4):
        seen.append(asked(match).seat)
        answer(match, RaiseCarrier("ore"))
    assert seen == [2, 3, 0, 1]


@pytest.mark.rule("PS-3")
def test_seats_choose_different_colours_one_after_the_other() -> None:
    match = Match(GAME, 3)
    for seat, colour in enumerate(("orange", "black", "yellow")):
        assert asked(match).seat == seat
        taken = ("orange", "black", "yellow")[:seat]
        assert offered(match) == {TakeColour(other) for other in COLOURS if other not in taken}
        answer(match, TakeColour(colour))
    assert match.state.colours == ("orange", "black", "yellow")
    assert GAME.colours(match.state) == ("orange", "black", "yellow")
    assert all(player.reserve + own == 14 for player, own in zip(match.state.players, (2, 2, 2), strict=True))


@pytest.mark.rule("PS-3")
def test_a_seat_that_has_not_chosen_gets_the_first_free_colour() -> None:
    match = answer(Match(GAME, 3), TakeColour("green"))
    assert GAME.colours(match.state) == ("green", "black", "orange")


@pytest.mark.rule("PS-4", "PS-15")
def test_the_bank_is_full_and_nobody_owns_a_piece() -> None:
    table = set_up(4).state
    assert table.bank_tanks == 35
    assert table.converters == {"quartz": 14, "ore": 14, "energy": 14}
    assert table.superchargers == 13
    assert table.tanks == {}
    assert table.airship is None
    assert all(not player.permits and not player.quarters for player in table.players)


@pytest.mark.rule("PS-5")
@pytest.mark.parametrize(("seats", "permits", "quarters"), [(2, 6, 4), (3, 6, 5), (4, 7, 6), (5, 7, 7)])
def test_certificates_in_the_bank(seats: int, permits: int, quarters: int) -> None:
    table = set_up(seats).state
    assert (table.permits, table.quarters) == (permits, quarters)


@pytest.mark.rule("PS-6", "PS-14")
@pytest.mark.parametrize(
    ("seats", "cards"),
    [
        (2, {"sp_07": (1, "lady_steam engineer"), "sp_08": (2, "speculator airship_captain")}),
        (
            3,
            {
                "sp_09": (1, "lady_steam banker"),
                "sp_08": (2, "speculator airship_captain"),
                "sp_10": (3, "engineer"),
            },
        ),
        (
            4,
            {
                "sp_01": (1, "lady_steam"),
                "sp_02": (2, "speculator"),
                "sp_03": (3, "airship_captain"),
                "sp_04": (4, "engineer"),
            },
        ),
        (
            5,
            {
                "sp_01": (1, "lady_steam"),
                "sp_02": (2, "speculator"),
                "sp_03": (3, "airship_captain"),
                "sp_05": (4, "banker"),
                "sp_06": (5, "engineer"),
            },
        ),
    ],
)
def test_the_set_for_the_number_of_players(seats: int, cards: dict[str, tuple[int, str]]) -> None:
    match = set_up(seats)
    table = match.state
    assert set(table.display) == set(cards)
    for card, (number, specialists) in cards.items():
        assert table.box.number[card] == number
        assert table.box.specialists[card] == set(specialists.split())
    assert len(table.colours) == len(table.players) == seats  # what is not used has no place on the table


@pytest.mark.rule("PS-7", "PS-8")
@pytest.mark.parametrize(("seats", "stock", "rounds"), [(2, 9, 7), (3, 10, 6), (4, 12, 5), (5, 14, 4)])
def test_tank_market_and_round_marker(seats: int, stock: int, rounds: int) -> None:
    table = set_up(seats).state
    assert (table.stock, table.rounds_left) == (stock, rounds)


@pytest.mark.rule("PS-9")
@pytest.mark.parametrize(
    ("seats", "supply"), [(2, (4, 7, 6, 10)), (3, (5, 8, 7, 12)), (4, (6, 9, 8, 14)), (5, (7, 10, 10, 16))]
)
def test_prices_and_supplies(seats: int, supply: tuple[int, ...]) -> None:
    table = colours_chosen(seats).state
    assert table.price == {"quartz": 16, "ore": 10, "water": 7, "energy": 4}
    assert tuple(table.supply[resource] for resource in RESOURCES) == supply


@pytest.mark.rule("PS-10", "PS-11")
@pytest.mark.parametrize(
    ("seats", "start"),
    [(2, (100, 0, 1, 3, 3)), (3, (110, 0, 2, 4, 2)), (4, (120, 1, 2, 3, 3)), (5, (130, 1, 2, 3, 4))],
)
def test_carriers_of_class_1_with_the_start_goods(seats: int, start: tuple[int, ...]) -> None:
    table = colours_chosen(seats).state
    for player in table.players:
        assert player.classes == dict.fromkeys(RESOURCES, 1)
        assert (player.credits, *(player.goods[resource] for resource in RESOURCES)) == start
        assert table.excess(player) == 0


@pytest.mark.rule("PS-12")
@pytest.mark.parametrize(
    ("seats", "slots", "gray"),
    [
        (2, ("B2 E4", "E6 B4"), "D2 E2 C3 D5 B6 C6"),
        (3, ("B2 F4", "D2 B6", "E6 F2"), "D1 F1 C3 B4 E4 D5 C6 F6"),
        (4, ("B2 F4", "D2 A6", "E6 A4", "C6 F2"), "D1 F1 A2 C3 B4 E4 D5 F6 A7 C7"),
        (5, ("B2 F4", "D2 A6", "E6 A4", "C6 F2", "E3 B5"), "D1 F1 A2 C3 B4 E4 D5 F6 A7 C7"),
    ],
)
def test_start_claims_and_neutral_markers(seats: int, slots: tuple[str, ...], gray: str) -> None:
    table = set_up(seats).state
    expected = {zone: seat for seat, zones in enumerate(slots) for zone in zones.split()}
    assert table.claims == expected | dict.fromkeys(gray.split(), NEUTRAL)
    assert [player.reserve for player in table.players] == [12] * seats


@pytest.mark.rule("PS-13")
@pytest.mark.parametrize(
    ("seats", "closed", "unclaimed"), [(2, "AF", 18), (3, "A", 21), (4, "", 24), (5, "", 22)]
)
def test_inaccessible_columns_are_no_unclaimed_zones(seats: int, closed: str, unclaimed: int) -> None:
    table = set_up(seats).state
    assert set(table.box.zones) - set(table.box.accessible[seats]) == {
        f"{column}{row}" for column in closed for row in range(1, 8)
    }
    assert len(table.unclaimed()) == unclaimed
    assert not {zone for zone in (*table.claims, *table.unclaimed()) if zone[0] in closed}


@pytest.mark.rule("PS-16", "PS-16a")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_becomes_start_player_with_equal_chance(seats: int) -> None:
    match = colours_chosen(seats)
    assert drawn(match).rule == "PS-16a"
    assert list(drawn(match).outcomes) == list(range(seats))
    assert drawn(match).weights is None
    assert answer(match, seats - 1).state.start_player == asked(match).seat == seats - 1
    starts = Counter(
        answer(Match(GAME, seats, chance=Random(seed)), *map(TakeColour, COLOURS[:seats])).state.start_player
        for seed in range(60)
    )
    assert set(starts) == set(range(seats))


@pytest.mark.rule("PS-17")
def test_everybody_raises_exactly_one_carrier_and_may_not_decline() -> None:
    match = answer(colours_chosen(3), 0)
    for resource in ("quartz", "energy", "water"):
        assert offered(match) == {RaiseCarrier(other) for other in RESOURCES}
        answer(match, RaiseCarrier(resource))
    classes = [player.classes for player in match.state.players]
    assert classes == [
        dict.fromkeys(RESOURCES, 1) | {resource: 2} for resource in ("quartz", "energy", "water")
    ]


@pytest.mark.rule("PS-18")
def test_each_flag_changes_setup_on_its_own() -> None:
    plain = set_up(4)
    assert set_up(4, "adv_reduced_start").state.players[0].credits == 100
    claims = set_up(4, "adv_variable_claims")
    assert claims.state.claims == {}
    assert NameNumber(0) in offered(claims)
    carrier = set_up(4, "opt_independent_carrier")
    assert isinstance(carrier.state.doing, CarrierBidding)
    order = set_up(4, "adv_variable_trade_order")
    assert order.state.order_markers == ()
    for match in (plain, order):
        assert match.state.players[0].credits == 120
        assert len(match.state.claims) == 18
        assert isinstance(match.state.doing, SpecialistBidding)


def test_the_shipped_box_is_read_once() -> None:
    assert shipped() is GAME.load_box(None)

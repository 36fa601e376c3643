"""The invariants of section 8 name what is wrong with a table that breaks them."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from kesselhaus.games.planet_steam import GAME
from kesselhaus.games.planet_steam.box import NEUTRAL
from kesselhaus.games.planet_steam.examples.positions import (
    A,
    B,
    C,
    D,
    doing,
    lay,
    neutral,
    own,
    tank,
    undeal,
)
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tanks import SIMPLE_TANK, TANKS
from kesselhaus.games.planet_steam.tasks import (
    AnyTask,
    Closing,
    FirstUpgrade,
    Planning,
    Round,
    SpecialistBidding,
    TakingBonus,
    TankTurn,
    Trading,
    ZoneBidding,
)


def broken(table: Table, before: Table | None = None) -> set[str]:
    return {line.split(":")[0] for line in GAME.broken(before, table, True)}


def sound(*variants: str, task: AnyTask | None = None, round: int = 2) -> Table:
    """A table that breaks nothing: in the middle of trade, or with something else to be done."""
    table = tank(lay(4, *variants, round=round), A, "B2")
    tank(table, B, "D2", "ore", supercharger=True)
    return doing(table, Trading) if task is None else replace(table, agenda=[task])


def bank_overdrawn(table: Table) -> None:
    zones = [zone for zone in table.box.zones if table.claims.get(zone, NEUTRAL) == NEUTRAL]
    own(table, A, *zones)
    table.tanks |= dict.fromkeys(zones, SIMPLE_TANK)
    table.players[A].reserve = 14 - len(table.own_zones(A))


def converter_from_nowhere(table: Table) -> None:
    table.tanks["B2"] = TANKS["quartz", False]


def supercharger_from_nowhere(table: Table) -> None:
    table.tanks["B2"] = TANKS[None, True]


def marker_lost(table: Table) -> None:
    table.players[C].reserve -= 1


def too_many_neutrals(table: Table) -> None:
    neutral(table, *table.unclaimed())


def tank_on_neutral_ground(table: Table) -> None:
    table.tanks["C3"] = SIMPLE_TANK


def carrier_overloaded(table: Table) -> None:
    table.players[A].goods["quartz"] = 3


def card_overloaded(table: Table) -> None:
    table.carrier_holder = A
    table.players[A].goods |= {"quartz": 4, "ore": 5}


def debt(table: Table) -> None:
    table.players[A].credits = -1


def locked_debt(table: Table) -> None:
    table.locked_credits = -1


def price_off_scale(table: Table) -> None:
    table.price["energy"] = 0


def supply_off_scale(table: Table) -> None:
    table.supply["ore"] = 21


def stock_off_track(table: Table) -> None:
    table.stock = 15


def wrong_round(table: Table) -> None:
    table.rounds_left = 2


def permit_lost(table: Table) -> None:
    table.permits -= 1


def quarters_from_nowhere(table: Table) -> None:
    table.players[D].quarters = 1


def card_held_twice(table: Table) -> None:
    table.players[D].card = table.players[C].card


def lady_not_first(table: Table) -> None:
    table.turn_order = (B, A, C, D)


def bonus_left(table: Table) -> None:
    table.bonus_field = ("ore",)


def bonus_twice(table: Table) -> None:
    table.agenda, table.bonus_field = [TakingBonus(A)], ("ore", "ore")


def bid_without_cover(table: Table) -> None:
    table.agenda = [ZoneBidding((A, C), (121, 0, 5, 0), "B1")]


def nothing_to_bid_with(table: Table) -> None:
    undeal(table)
    table.players[C].credits = 0
    table.agenda = [SpecialistBidding((A, B, C, D), (0, 0, 0, 0))]


def class_beyond_four(table: Table) -> None:
    table.players[A].classes["water"] = 5


def sabotage_of_nothing(table: Table) -> None:
    table.sabotaged = "F4"


def ended_early(table: Table) -> None:
    table.agenda, table.rounds_left, table.round = [], 0, 4


@pytest.mark.parametrize(
    ("change", "named"),
    [
        pytest.param(bank_overdrawn, "INV-1", marks=pytest.mark.rule("INV-1")),
        pytest.param(converter_from_nowhere, "INV-2", marks=pytest.mark.rule("INV-2")),
        pytest.param(supercharger_from_nowhere, "INV-2", marks=pytest.mark.rule("INV-2")),
        pytest.param(marker_lost, "INV-3", marks=pytest.mark.rule("INV-3")),
        pytest.param(too_many_neutrals, "INV-3", marks=pytest.mark.rule("INV-3")),
        pytest.param(tank_on_neutral_ground, "INV-4", marks=pytest.mark.rule("INV-4")),
        pytest.param(carrier_overloaded, "INV-6", marks=pytest.mark.rule("INV-6")),
        pytest.param(card_overloaded, "INV-6", marks=pytest.mark.rule("INV-6")),
        pytest.param(debt, "INV-7", marks=pytest.mark.rule("INV-7")),
        pytest.param(locked_debt, "INV-7", marks=pytest.mark.rule("INV-7")),
        pytest.param(price_off_scale, "INV-8", marks=pytest.mark.rule("INV-8")),
        pytest.param(supply_off_scale, "INV-8", marks=pytest.mark.rule("INV-8")),
        pytest.param(stock_off_track, "INV-9", marks=pytest.mark.rule("INV-9")),
        pytest.param(wrong_round, "INV-9", marks=pytest.mark.rule("INV-9")),
        pytest.param(permit_lost, "INV-10", marks=pytest.mark.rule("INV-10")),
        pytest.param(quarters_from_nowhere, "INV-10", marks=pytest.mark.rule("INV-10")),
        pytest.param(card_held_twice, "INV-11", marks=pytest.mark.rule("INV-11")),
        pytest.param(lady_not_first, "INV-11", marks=pytest.mark.rule("INV-11")),
        pytest.param(bonus_left, "INV-12", marks=pytest.mark.rule("INV-12")),
        pytest.param(bonus_twice, "INV-12", marks=pytest.mark.rule("INV-12")),
        pytest.param(bid_without_cover, "INV-15", marks=pytest.mark.rule("INV-15")),
        pytest.param(nothing_to_bid_with, "INV-16", marks=pytest.mark.rule("INV-16")),
        pytest.param(class_beyond_four, "INV-18", marks=pytest.mark.rule("INV-18")),
        pytest.param(sabotage_of_nothing, "INV-22", marks=pytest.mark.rule("INV-22")),
        pytest.param(ended_early, "INV-23", marks=pytest.mark.rule("INV-23")),
    ],
)
def test_a_broken_table_is_named(change: Callable[[Table], None], named: str) -> None:
    table = sound()
    assert broken(table) == set()
    change(table)
    assert named in broken(table)


@pytest.mark.rule("INV-14")
def test_an_inaccessible_zone_carries_nothing() -> None:
    table = doing(lay(2, round=2), Trading)
    assert broken(table) == set()
    own(table, A, "A1")
    assert broken(table) == {"INV-14"}


@pytest.mark.rule("INV-21")
def test_a_river_zone_under_restriction() -> None:
    table = sound("adv_river_restriction")
    tank(table, A, "C1", "energy")
    assert broken(table) == set()
    tank(table, A, "C2", "ore")
    assert broken(table) == {"INV-21"}


@pytest.mark.rule("INV-26")
def test_wealth_below_nothing() -> None:
    table = sound()
    table.players[C].credits = -100_000
    assert "INV-26" in broken(table)


@pytest.mark.rule("INV-5")
def test_attachments_exist_only_on_tanks() -> None:
    table = sound()
    assert all(len(table.own_tanks(seat)) <= 1 for seat in range(4))
    attached = [one for zone, one in table.tanks.items() if table.claims[zone] == B]
    assert sum(one.supercharger for one in attached) <= len(attached)
    assert broken(table) == set()


# ------------------------------------------------------------------ from one state to the next


def test_a_state_does_not_break_what_it_was() -> None:
    assert broken(sound(), sound()) == set()


@pytest.mark.rule("INV-9")
def test_the_round_marker_jumps() -> None:
    table = sound(round=4)
    assert "INV-9" in broken(table, sound(round=2))


@pytest.mark.rule("INV-13")
def test_supply_and_bonus_field_of_the_auction() -> None:
    before, table = sound(task=TakingBonus(A)), sound(task=TakingBonus(A))
    before.bonus_field = ("ore",)
    before.supply["ore"] -= 1
    assert broken(table, before) == set()
    table.supply["ore"] -= 1
    assert broken(table, before) == set()
    table.supply["ore"] -= 1
    assert broken(table, before) == {"INV-13"}


@pytest.mark.rule("INV-14")
def test_a_zone_changes_hands() -> None:
    table, before = sound(), sound()
    table.claims["F4"] = B
    table.players[A].reserve += 1
    table.players[B].reserve -= 1
    assert broken(table, before) == {"INV-14"}


@pytest.mark.rule("INV-15")
def test_a_bid_that_is_not_higher() -> None:
    before = sound(task=SpecialistBidding((B, A), (9, 0, 0, 0)))
    table = sound(task=SpecialistBidding((A, B), (9, 9, 0, 0)))
    assert broken(table, before) == {"INV-15"}


@pytest.mark.rule("INV-17")
def test_an_action_without_an_adjustment_and_a_skipped_action() -> None:
    before, table = sound(), sound()
    before.supply["quartz"] = table.supply["quartz"] = 0
    table.agenda.pop()
    assert broken(table, before) == {"INV-17"}
    table.price["quartz"] += 2
    assert broken(table, before) == set()
    table.agenda.pop()
    assert broken(table, before) == {"INV-17"}


@pytest.mark.rule("INV-18")
def test_a_carrier_falls_or_a_start_without_upgrade() -> None:
    table, before = sound(), sound()
    table.players[A].classes["water"] = 1
    assert broken(table, before) == {"INV-18"}
    start, before = lay(4, round=0), lay(4, round=0)
    for one in (start, before):
        one.rounds_left = 5
        undeal(one)
    start.agenda, before.agenda = [Round()], [FirstUpgrade(D)]
    assert broken(start, before) == set()
    start.players[B].classes["ore"] = 2
    assert broken(start, before) == {"INV-18"}


@pytest.mark.rule("INV-19")
def test_tanks_built_for_less_than_they_cost() -> None:
    before, table = sound(task=Closing()), sound(task=Round())
    undeal(table)
    table.rounds_left -= 1
    table.stock += 1
    table.supply["ore"] -= 1
    assert broken(table, before) == {"INV-19"}
    table.supply["energy"] -= 1
    assert broken(table, before) == set()


@pytest.mark.rule("INV-20")
def test_an_immovable_tank_moves() -> None:
    before, table = sound("adv_immovable_tanks"), sound("adv_immovable_tanks")
    table.tanks["F4"] = table.tanks.pop("B2")
    assert broken(table, before) == {"INV-20"}
    assert broken(table, sound()) == {"INV-20"}


@pytest.mark.rule("INV-24")
def test_a_plan_that_pays_or_gains() -> None:
    before, table = sound(task=Planning(A, ("B2",))), sound(task=TankTurn(A, planned=True))
    assert broken(table, before) == set()
    table.players[A].credits += 1
    assert broken(table, before) == {"INV-24"}
    table.players[A].credits -= 1
    table.tanks["B2"] = TANKS["energy", False]
    table.converters["energy"] -= 1
    assert broken(table, before) == {"INV-24"}


@pytest.mark.rule("INV-25")
def test_a_second_plan_in_a_row() -> None:
    before, table = sound(task=TankTurn(A, planned=True)), sound(task=TankTurn(A, planned=True))
    assert broken(table, before) == set()
    table.tanks["F4"] = table.tanks.pop("B2")
    assert broken(table, before) == {"INV-25"}
    assert broken(sound(task=Planning(A, ("B2",))), before) == {"INV-25"}

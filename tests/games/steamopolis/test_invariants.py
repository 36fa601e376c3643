"""Each invariant is noticed when it is broken (section 8)."""

from collections.abc import Callable

import pytest

from kesselhaus.games.steamopolis import GAME
from kesselhaus.games.steamopolis.examples.positions import A, B, gauge, lay, room, sold_out, target
from kesselhaus.games.steamopolis.state import BASE, BONUS, FREE, STONE, Lot, Table, spot
from kesselhaus.games.steamopolis.tasks.turn import Action, EndOfRound, MachineRun

Spoil = Callable[[Table], object]


def whole(seats: int = 3) -> Table:
    table = lay(seats)
    room(table, A, s1="M44")
    table.agenda = [EndOfRound(), Action(A)]
    if seats == 1:
        table.players[A].score = table.players[A].ledger[0] = 4
    return table


def found(table: Table, before: Table | None = None) -> set[str]:
    return {sentence.partition(":")[0] for sentence in GAME.broken(before, table, True)}


def test_a_sound_table_is_not_complained_about() -> None:
    for seats in GAME.seats:
        table = whole(seats)
        assert found(table) == set()
        assert found(table, table.copy()) == set()


def stone_left_of_base(table: Table) -> None:
    gauge(table, A, 2, 5)
    table.players[A].gauge[0], table.players[A].gauge[3] = FREE, BASE
    table.players[A].base = 3


def stone_in_the_room(table: Table) -> None:
    table.agenda.insert(0, MachineRun(A, 3, arrow=False))


def two_stones(table: Table) -> None:
    target(table, A, "3R")
    target(table, B, "3R")


def shadow(table: Table) -> None:
    table.shadow = ("3R",)


def set_field(name: str, value: object) -> Spoil:
    return lambda table: setattr(table, name, value)


def of_player(name: str, value: object) -> Spoil:
    return lambda table: setattr(table.players[A], name, value)


def put_tile_twice(table: Table) -> None:
    table.players[A].banners = ("M44",)


def open_early(table: Table) -> None:
    lots = table.markets[4]
    table.markets[4] = (lots[0], Lot(1, lots[1].colour, "M11"), *lots[2:])


def wrong_ranks(table: Table) -> None:
    table.markets[4] = (*table.markets[4][:2], table.markets[4][3])


def closed(table: Table) -> None:
    table.markets[4] = (Lot(0, "purple"), *table.markets[4][1:])


@pytest.mark.parametrize(
    ("name", "spoil"),
    [
        pytest.param("INV-1", of_player("gear", 1), marks=pytest.mark.rule("INV-1")),
        pytest.param("INV-2", of_player("reserve", 3), marks=pytest.mark.rule("INV-2")),
        pytest.param("INV-3", lambda table: gauge(table, A), marks=pytest.mark.rule("INV-3")),
        pytest.param("INV-4", stone_left_of_base, marks=pytest.mark.rule("INV-4")),
        pytest.param("INV-4", of_player("base", 7), marks=pytest.mark.rule("INV-4")),
        pytest.param("INV-4", of_player("base", 5), marks=pytest.mark.rule("INV-4")),
        pytest.param("INV-6", two_stones, marks=pytest.mark.rule("INV-6")),
        pytest.param("INV-6", shadow, marks=pytest.mark.rule("INV-6")),
        pytest.param("INV-7", open_early, marks=pytest.mark.rule("INV-7")),
        pytest.param("INV-7", wrong_ranks, marks=pytest.mark.rule("INV-7")),
        pytest.param("INV-7", closed, marks=pytest.mark.rule("INV-7")),
        pytest.param("INV-8", put_tile_twice, marks=pytest.mark.rule("INV-8")),
        pytest.param(
            "INV-8",
            set_field("boxed", ("M19", "M20", "M21", "M11", "M12", "M13", "M14")),
            marks=pytest.mark.rule("INV-8"),
        ),
        pytest.param(
            "INV-9", lambda table: table.supply.update(capacity=19), marks=pytest.mark.rule("INV-9")
        ),
        pytest.param("INV-10", of_player("sponsors", ("gear", "gear")), marks=pytest.mark.rule("INV-10")),
        pytest.param("INV-10", of_player("gala", "gear"), marks=pytest.mark.rule("INV-10")),
        pytest.param("INV-11", of_player("hand_gear", 1), marks=pytest.mark.rule("INV-11")),
        pytest.param("INV-11", of_player("storage", 9), marks=pytest.mark.rule("INV-11")),
        pytest.param(
            "INV-12",
            of_player("parasites", (spot(B, 2, "activation"), None, None)),
            marks=pytest.mark.rule("INV-12"),
        ),
        pytest.param("INV-12", of_player("parasites", (None, None)), marks=pytest.mark.rule("INV-12")),
        pytest.param(
            "INV-13",
            set_field("passengers", {"banker": 3, "stoker": 4}),
            marks=pytest.mark.rule("INV-13"),
        ),
        pytest.param("INV-13", set_field("aboard", (("banker", 5),)), marks=pytest.mark.rule("INV-13")),
        pytest.param("INV-14", set_field("stack", ("P02",)), marks=pytest.mark.rule("INV-14")),
        pytest.param("INV-15", set_field("boxed_markers", 1), marks=pytest.mark.rule("INV-15")),
        pytest.param(
            "INV-15",
            lambda table: table.rows.update(gear=(5, 4)),
            marks=pytest.mark.rule("INV-15"),
        ),
        pytest.param("INV-15", set_field("pink_boxed", False), marks=pytest.mark.rule("INV-15")),
        pytest.param("INV-16", set_field("tower", (4,)), marks=pytest.mark.rule("INV-16")),
        pytest.param("INV-17", of_player("score", -1), marks=pytest.mark.rule("INV-17")),
        pytest.param("INV-19", stone_in_the_room, marks=pytest.mark.rule("INV-19")),
        pytest.param("INV-20", of_player("room", [None] * 8), marks=pytest.mark.rule("INV-20")),
        pytest.param("INV-20", of_player("boilers", 9), marks=pytest.mark.rule("INV-20")),
    ],
)
def test_what_is_broken_is_named(name: str, spoil: Spoil) -> None:
    table = whole()
    spoil(table)
    assert name in found(table)


@pytest.mark.rule("INV-12")
def test_too_many_parasites_on_a_machine_are_noticed() -> None:
    table = whole()
    room(table, B, s2="capacity")
    table.players[A].parasites = (spot(B, 2, "activation"), spot(B, 2, "activation"), None)
    assert found(table) == {"INV-12"}
    two = whole(2)
    room(two, B, s2="capacity")
    two.players[A].parasites = table.players[A].parasites
    assert found(two) == set()


@pytest.mark.rule("INV-6")
def test_a_shadow_stone_that_shares_a_district_is_noticed() -> None:
    table = whole(1)
    table.shadow = ("3R",)
    assert found(table) == set()
    target(table, A, "3R")
    assert found(table) == {"INV-6"}


@pytest.mark.rule("INV-5")
def test_a_base_marker_that_moves_left_is_noticed() -> None:
    before, table = whole(), whole()
    gauge(before, A, 5, 6, base=2)
    gauge(table, A, 5, 6, base=1)
    assert found(table, before) == {"INV-5"}


@pytest.mark.rule("INV-17")
def test_a_score_that_drops_is_noticed() -> None:
    before, table = whole(), whole()
    before.players[A].score = before.players[A].ledger[0] = 3
    assert found(table, before) == {"INV-17"}
    alone, after = whole(1), whole(1)
    after.players[A].score = after.players[A].ledger[0] = 3
    assert found(after, alone) == set()


@pytest.mark.rule("INV-16")
def test_an_empty_market_needs_its_statue_on_the_tower() -> None:
    table = whole()
    sold_out(table, 4)
    assert found(table) == set()
    table.tower = ()
    assert found(table) == {"INV-16"}


@pytest.mark.rule("INV-15")
def test_bonus_markers_on_gauges_count() -> None:
    table = whole()
    gauge(table, A, 1, 2, markers=(7,))
    table.rows["gear"] = (4, 3, 2)
    assert found(table) == set()
    assert table.players[A].gauge.count(BONUS) == table.players[A].gauge.count(STONE) - 1

"""Collect on the grid or on a machine (4.4)."""

import pytest

from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.examples import EXAMPLES, scenes
from kesselhaus.games.whistle_mountain.examples.positions import (
    END_TURN,
    A,
    B,
    able,
    across,
    begin,
    block,
    deal,
    flooded,
    fly,
    hold,
    lay,
    put,
    small,
    stand,
    store,
    to_activate,
    upright,
)
from kesselhaus.games.whistle_mountain.tasks.turn import AfterCollecting
from tests.scenario import answer, asked, events, offered

NOTHING = {"coal": 0, "iron": 0, "water": 0, "gold": 0, "whistle": 0}


@pytest.mark.rule("WM-47")
def test_one_airship_to_grid_machine_or_dock() -> None:
    table = scenes.works()
    match = begin(table, o.Send("small"))
    assert {o.At(1, 1), o.At(6, 4), o.Dock("dk05")} <= offered(match)
    match.answer(o.At(1, 1))
    assert [airship for airship, berth in match.state.players[A].airships.items() if berth.squares] == [
        "small"
    ]
    assert not offered(match, o.Send)


@pytest.mark.rule("WM-48")
@pytest.mark.parametrize(("airship", "size"), [("medium", 2), ("large", 3)])
def test_a_straight_line_of_empty_squares(airship: str, size: int) -> None:
    table = lay()
    put(table, "st01", 5, 1)
    match = begin(table, o.Send(airship))
    assert offered(match, o.Lie) == {o.Lie(size, False), o.Lie(size, True)}
    answer(match, o.Lie(size, True))
    places = offered(match)
    assert o.At(1, 15 - size) in places
    assert o.At(1, 16 - size) not in places
    assert o.At(6, 2) not in places
    match.answer(o.At(3, 4))
    assert match.state.players[A].airships[airship].squares == tuple((3, 4 + n) for n in range(size))


@pytest.mark.rule("WM-49", "WM-52")
def test_wholly_on_one_machine_that_is_large_enough() -> None:
    table = scenes.works()
    put(table, "ms05", 8, 5)
    match = begin(table, o.Send("medium"), o.Lie(2, False))
    places = offered(match)
    assert {o.At(6, 4), o.At(6, 5), o.At(8, 4), o.At(8, 5)} <= places
    assert not places & {o.At(7, 4), o.At(7, 5), o.At(5, 4), o.At(9, 4)}
    match = begin(table, o.Send("medium"), o.Lie(2, True))
    assert o.At(6, 4) in offered(match)
    assert not offered(match) & {o.At(8, 4), o.At(6, 5), o.At(6, 3)}
    match = begin(table, o.Send("large"), o.Lie(3, False))
    assert not offered(match) & {o.At(6, 4), o.At(7, 4), o.At(8, 4)}


@pytest.mark.rule("WM-50")
def test_not_on_a_machine_that_stands_in_the_water() -> None:
    table = scenes.works()
    flooded(table, 4)
    assert not offered(begin(table, o.Send("small"))) & {o.At(6, 5), o.At(7, 5)}


@pytest.mark.rule("WM-51")
def test_not_on_a_machine_with_an_airship() -> None:
    table = scenes.works()
    fly(table, B, "small", (6, 4), machine="mm02")
    assert not offered(begin(table, o.Send("small"))) & {o.At(6, 4), o.At(6, 5), o.At(7, 5)}
    able(table, A, "ab09", "up07")
    places = offered(begin(table, o.Send("small")))
    assert {o.At(6, 5), o.At(7, 5)} <= places
    assert o.At(6, 4) not in places


@pytest.mark.rule("WM-26", "WM-51")
def test_where_an_airship_has_landed_there_is_no_place_for_the_next() -> None:
    table = scenes.works()
    match = begin(table, *small(1, 1), END_TURN, o.Send("small"))
    assert o.At(1, 1) not in offered(match)
    match = begin(table, *small(6, 4), o.Activate("mm02"), END_TURN, o.Send("small"))
    assert not offered(match) & {o.At(6, 4), o.At(6, 5), o.At(7, 5)}


@pytest.mark.rule("WM-53")
def test_a_place_that_yields_nothing_is_legal() -> None:
    match = begin(lay(), *small(12, 14))
    assert match.state.players[A].goods == NOTHING
    assert match.state.doing == AfterCollecting(A)


@pytest.mark.rule("WM-54", "WM-55", "EX-5")
def test_icons_and_water_beside_the_airship() -> None:
    _, match = EXAMPLES.boards("EX-5")
    assert match.state.players[A].goods == NOTHING | {"gold": 1, "water": 1}
    assert events(match, e.Collected)[0].goods == (("water", 1), ("gold", 1))
    table = scenes.one_tile()
    able(table, A, "ab01")
    match = begin(table, *small(5, 1))
    assert match.state.players[A].goods == NOTHING | {"gold": 1, "water": 3, "coal": 1}


@pytest.mark.rule("WM-56", "WM-57")
def test_each_square_counts_once_and_workers_do_not_hinder() -> None:
    table = lay()
    put(table, "ss06", 4, 4)
    stand(table, B, (4, 4), (5, 4))
    match = begin(table, *across("large", 4, 3, 3))
    assert match.state.players[A].goods["coal"] == 2
    able(table, A, "ab09", "up08")
    match = begin(table, *across("medium", 4, 3))
    assert match.state.players[A].goods["coal"] == 2


@pytest.mark.rule("WM-154")
def test_a_square_both_diagonal_and_beside_counts_once() -> None:
    table = lay()
    put(table, "ss06", 4, 4)
    able(table, A, "ab09", "up08")
    match = begin(table, *across("medium", 3, 3))
    assert match.state.players[A].goods == NOTHING | {"coal": 2}
    able(table, A, "ab09")
    match = begin(table, *across("medium", 3, 3))
    assert match.state.players[A].goods == NOTHING | {"coal": 1}


@pytest.mark.rule("WM-58", "EX-6")
def test_neighbours_are_counted_from_the_airship() -> None:
    table, (_, match, activated) = scenes.works(), EXAMPLES.boards("EX-6")
    assert match.state.players[A].goods == NOTHING | {"coal": 1}
    assert set(to_activate(match)) == {"mm02", "ms09"}
    assert activated.state.players[A].goods == NOTHING | {"coal": 1, "iron": 3, "whistle": 1}
    match = begin(table, *upright("medium", 6, 4))
    assert to_activate(match) == ("mm02",)
    assert match.state.players[A].goods == NOTHING
    assert o.At(6, 4) not in offered(begin(table, o.Send("large"), o.Lie(3, True)))
    answer(match, o.Activate("mm02"))
    assert match.state.players[A].goods["iron"] == 3


@pytest.mark.rule("WM-59")
def test_what_upgrades_and_abilities_add_to_the_gains() -> None:
    table = lay()
    put(table, "ss06", 4, 1)
    able(table, A, "ab09", "up01", "up03", "up04")
    match = begin(table, *across("large", 1, 1, 3))
    assert match.state.players[A].goods == NOTHING | {"coal": 2, "water": 3, "whistle": 1}
    assert match.state.players[A].score == 1 + 1
    told = [event.source for event in events(match, e.Gained)]
    assert told == ["up01", "up04", "ab09"]
    match = begin(table, *across("large", 1, 5, 3))
    assert match.state.players[A].goods == NOTHING | {"whistle": 1}
    assert match.state.players[A].score == 1
    able(table, A, "ab09", "up02")
    match = begin(table, *across("medium", 2, 1))
    assert match.state.players[A].goods == NOTHING | {"coal": 1, "water": 2}


@pytest.mark.rule("WM-60")
def test_the_list_is_fixed_when_the_airship_is_placed() -> None:
    table = scenes.works()
    store(table, A, "ms06")
    deal(table, A, "cd08")
    hold(table, A, water=1)
    match = begin(table, *small(10, 4), o.PlayCard("cd08"), o.Pay(0, 0, 1, 0, 0))
    answer(match, o.BuildMachine("ms06"), o.Turn(1), o.At(9, 5))
    assert to_activate(match) == ("ms09",)


@pytest.mark.rule("WM-61")
def test_every_machine_once_in_an_order_of_choice() -> None:
    table = scenes.works()
    for order in (("mm02", "ms09"), ("ms09", "mm02")):
        match = begin(table, *upright("medium", 7, 4))
        assert offered(match) == {o.Activate("mm02"), o.Activate("ms09")}
        answer(match, *(o.Activate(machine) for machine in order))
        assert [event.machine for event in events(match, e.Activated)] == list(order)
        assert offered(match) == {END_TURN}
        assert match.state.players[A].goods["whistle"] >= 1


@pytest.mark.rule("WM-60")
def test_the_machine_under_the_airship_and_what_diagonals_reach() -> None:
    table = scenes.works()
    assert to_activate(begin(table, *across("medium", 8, 4))) == ("mm02", "ms09")
    assert to_activate(begin(table, *small(5, 3))) == ()
    able(table, A, "ab01")
    assert to_activate(begin(table, *small(5, 3))) == ("mm02",)
    able(table, A, "ab09", "up08")
    assert to_activate(begin(table, *across("medium", 4, 3))) == ()
    lone = lay()
    block(lone, 6, 4)
    put(lone, "ms09", 6, 4)
    assert to_activate(begin(lone, *across("medium", 6, 4))) == ("ms09",)


@pytest.mark.rule("WM-62")
def test_a_machine_along_several_edges_is_activated_once() -> None:
    table = scenes.works()
    match = begin(table, *upright("medium", 5, 4))
    assert to_activate(match) == ("mm02",)


@pytest.mark.rule("WM-63")
def test_an_airship_of_another_player_does_not_hinder_an_activation() -> None:
    table = scenes.works()
    fly(table, B, "small", (6, 4), machine="mm02")
    match = begin(table, *small(5, 4), o.Activate("mm02"))
    assert match.state.players[A].goods["iron"] == 3


@pytest.mark.rule("WM-64", "EX-19")
def test_what_no_longer_works_is_skipped() -> None:
    placed, match = EXAMPLES.boards("EX-19")
    assert set(to_activate(placed)) == {"mm16", "ms04", "ms05"}
    assert match.state.water_level == 4
    assert offered(match) == {o.Activate("ms05")}
    assert [event.machine for event in events(match, e.ActivationSkipped)] == ["ms04"]
    answer(match, o.Activate("ms05"))
    assert match.state.players[A].goods["iron"] >= 2


@pytest.mark.rule("WM-65")
def test_gains_are_received_and_optional_steps_can_be_declined() -> None:
    table = lay()
    block(table, 1, 1)
    put(table, "ms01", 1, 1)
    put(table, "ms13", 1, 2)
    hold(table, A, gold=1)
    match = begin(table, *small(3, 2))
    answer(match, o.Activate("ms13"))
    assert offered(match) == {o.Pay(0, 0, 0, 1, 0), o.Decline()}
    match.answer(o.Decline())
    assert match.state.players[A].score == 0
    match = begin(table, *small(3, 1), o.Activate("ms01"))
    assert asked(match).options[0] == END_TURN
    assert match.state.players[A].goods["coal"] >= 2
    assert match.state.players[A].score == 0


@pytest.mark.rule("WM-59")
@pytest.mark.parametrize(("upgrade", "kind"), [("up01", "coal"), ("up02", "iron"), ("up03", "gold")])
def test_one_more_of_a_kind_where_at_least_one_comes_from_scaffolds(upgrade: str, kind: str) -> None:
    table = lay()
    put(table, "ss06", 4, 4)
    put(table, "st01", 5, 1)
    put(table, "ss02", 8, 4)
    for square, there in (((4, 3), "coal"), ((9, 6), "iron"), ((6, 6), "gold")):
        able(table, A, "ab09", upgrade)
        goods = begin(table, *small(*square)).state.players[A].goods
        assert goods == NOTHING | {there: 2 if there == kind else 1}

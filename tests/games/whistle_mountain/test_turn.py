"""Grid terms (4.1) and the turn (4.3)."""

import pytest

from kesselhaus.engine.grids import Square
from kesselhaus.engine.questions import Option
from kesselhaus.engine.refusals import Refused
from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.examples.positions import (
    END_TURN,
    FORGE,
    A,
    B,
    C,
    able,
    begin,
    block,
    deal,
    decorate,
    flooded,
    fly,
    hold,
    lay,
    put,
    small,
    stand,
    store,
    to_activate,
)
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.rules.scaffolds import empty_squares
from kesselhaus.games.whistle_mountain.rules.workers import empty_scaffold_squares
from kesselhaus.games.whistle_mountain.state import Table
from tests.scenario import answer, asked, events, offered


@pytest.mark.rule("WM-20", "WM-22", "WM-24", "WM-25")
def test_what_is_under_water_plays_no_part() -> None:
    table = lay()
    block(table, 1, 1)
    put(table, "ms01", 1, 2)
    put(table, "ms02", 2, 3, turn=1)
    table.__dict__.pop("ground", None)
    assert set(table.ground.working) == {"ms01", "ms02"}
    assert GRID.squares(table.ground.scaffold) == ((1, 1), (2, 1), (1, 3), (1, 4))
    flooded(table, 3)
    assert GRID.squares(table.ground.scaffold) == ((1, 4),)
    assert GRID.squares(table.ground.machine) == ((2, 4),)
    assert not table.works("ms01")
    assert not table.works("ms02")
    match = begin(table, *small(3, 4))
    assert to_activate(match) == ()


@pytest.mark.rule("WM-22")
def test_what_is_laid_is_part_of_the_grid_at_once() -> None:
    table = lay()
    assert not table.ground.scaffold
    put(table, "st01", 5, 1)
    assert GRID.squares(table.ground.scaffold) == ((6, 1), (5, 2), (6, 2), (7, 2))


@pytest.mark.rule("WM-21")
def test_adjacent_is_an_edge_not_a_corner() -> None:
    assert set(GRID.squares(GRID.beside(GRID.bit[5, 5]))) == {(4, 5), (6, 5), (5, 4), (5, 6)}
    table = lay()
    put(table, "st01", 5, 1)
    match = begin(table, *small(4, 3))
    assert sum(match.state.players[A].goods.values()) == 0


@pytest.mark.rule("WM-23")
def test_a_scaffold_square_with_a_worker_is_not_empty() -> None:
    table = lay()
    put(table, "st01", 5, 1)
    stand(table, B, (6, 1))
    assert GRID.squares(empty_scaffold_squares(table)) == ((5, 2), (6, 2), (7, 2))


@pytest.mark.rule("WM-26")
def test_an_empty_square_is_covered_by_nothing() -> None:
    table = lay()
    block(table, 1, 1)
    put(table, "ms01", 1, 1)
    fly(table, B, "medium", (5, 5), (6, 5))
    free = set(GRID.squares(empty_squares(table)))
    assert len(free) == 168 - 8 - 2
    assert not free & {(1, 1), (2, 4), (5, 5), (6, 5), (3, 0)}


@pytest.mark.rule("WM-27", "WM-28")
def test_what_may_share_a_square() -> None:
    table = lay()
    block(table, 1, 1)
    put(table, "ms01", 1, 1)
    stand(table, A, (1, 2))
    fly(table, B, "small", (4, 4))
    hold(table, A, gold=2)
    match = begin(table, FORGE, o.Move(), o.FromBarracks(1))
    to = {(place.column, place.row) for place in offered(match, o.At) if isinstance(place, o.At)}
    assert to == {(2, 2), (1, 3), (2, 3), (1, 4), (2, 4)}
    places = offered(begin(table, o.Send("small")), o.At)
    assert o.At(1, 1) in places
    assert not places & {o.At(1, 2), o.At(1, 3), o.At(4, 4)}


@pytest.mark.rule("WM-40")
def test_turns_go_clockwise() -> None:
    match = begin(lay())
    for seat in (A, B, C, A, B):
        assert asked(match).seat == seat
        answer(match, FORGE, END_TURN)
    assert [event.seat for event in events(match, e.TurnBegan)] == [B, C, A, B, C]


@pytest.mark.rule("WM-41", "WM-45")
def test_one_main_action_is_compulsory() -> None:
    match = begin(lay())
    assert END_TURN not in offered(match)
    with pytest.raises(Refused):
        match.answer(END_TURN)
    answer(match, *small(1, 1))
    assert offered(match) == {END_TURN}
    match.answer(END_TURN)
    answer(match, FORGE)
    assert not offered(match, o.Send, o.Forge)


@pytest.mark.rule("WM-42", "WM-138")
@pytest.mark.parametrize("first", [o.PlayCard("cd16"), o.UseAward("aw13")])
def test_one_card_and_one_award_in_a_turn(first: Option) -> None:
    table = lay()
    deal(table, A, "cd16", "cd01")
    decorate(table, A, "aw13", "aw01")
    second = o.UseAward("aw13") if isinstance(first, o.PlayCard) else o.PlayCard("cd16")
    match = begin(table, first)
    assert not offered(match, type(first))
    assert offered(match, type(second))
    match.answer(second)
    assert not offered(match, o.PlayCard, o.UseAward)
    assert match.state.players[A].score == 8
    able(table, A, "ab09", "up22")
    match = begin(table, o.PlayCard("cd16"), o.PlayCard("cd01"), FORGE)
    assert not offered(match, o.PlayCard)


@pytest.mark.rule("WM-43", "WM-44")
def test_without_an_airship_at_home_one_must_forge() -> None:
    table = lay()
    fly(table, A, "small", (1, 1))
    fly(table, A, "medium", (1, 3), (2, 3))
    assert offered(begin(table)) == {o.Send("large"), FORGE}
    fly(table, A, "large", dock="dk05")
    assert offered(begin(table)) == {FORGE}


def crowded(*free: Square) -> Table:
    """No square above the water is free but these, and no dock can be used."""
    table = lay(2)
    table.deck = ()
    table.displays = dict.fromkeys(table.displays, ())
    table.stacks = dict.fromkeys(table.stacks, ())
    flooded(table, 7)
    table.players[A].pool = 0
    squares = [(column, row) for row in range(8, 15) for column in range(1, 13)]
    fly(table, B, "small", *(square for square in squares if square not in free))
    return table


@pytest.mark.rule("WM-46", "WM-46a")
def test_an_airship_without_a_place_stays_at_home() -> None:
    narrow = [(column, row) for row in range(8, 15) for column in range(1, 13) if not (column + row) % 3]
    assert offered(begin(crowded(*narrow))) == {o.Send("small"), FORGE}
    table = crowded()
    match = begin(table)
    assert offered(match) == {FORGE}
    assert answer(match, FORGE, END_TURN).state.active == B
    fly(table, A, "medium", dock="dk01")
    fly(table, A, "large", dock="dk03")
    assert offered(begin(table)) == {FORGE}


@pytest.mark.rule("WM-46", "WM-47")
def test_a_free_dock_is_place_enough() -> None:
    table = crowded()
    table.deck = ("cd01",)
    assert offered(begin(table)) == {o.Send("small"), o.Send("medium"), o.Send("large"), FORGE}
    for airship in ("small", "medium", "large"):
        assert offered(begin(table, o.Send(airship))) == {o.Dock("dk05")}


@pytest.mark.rule("WM-85")
def test_a_forge_builds_from_storage_only() -> None:
    table = lay()
    block(table, 1, 1)
    store(table, A, "ms01", "ss02")
    store(table, B, "ms02")
    match = begin(table, FORGE)
    assert offered(match, o.BuildMachine, o.BuildScaffold) == {
        o.BuildMachine("ms01"),
        o.BuildScaffold("ss02"),
    }

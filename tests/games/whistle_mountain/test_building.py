"""Building a scaffold (4.7), moving and rescuing workers (4.8)."""

import pytest

from kesselhaus.engine.questions import Option
from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.examples import EXAMPLES
from kesselhaus.games.whistle_mountain.examples.positions import (
    END_TURN,
    FORGE,
    A,
    B,
    able,
    begin,
    block,
    building,
    corner,
    deal,
    flooded,
    fly,
    forging,
    hold,
    lay,
    put,
    small,
    stand,
    store,
)
from tests.scenario import answer, asked, events, offered


@pytest.mark.rule("WM-90")
def test_on_four_empty_squares_turned_but_never_mirrored() -> None:
    table = lay()
    put(table, "st01", 5, 1)
    store(table, A, "sl02")
    match = begin(table, FORGE, o.BuildScaffold("sl02"))
    assert offered(match) == {o.Turn(0), o.Turn(1), o.Turn(2), o.Turn(3)}
    assert asked(match).rule == "WM-90"
    shapes = set()
    for turn in range(4):
        built = answer(match.fork(), o.Turn(turn), corner("sl02", turn, 5, 3))
        squares = built.state.squares("sl02")
        shapes.add(frozenset(squares))
        assert built.state.players[A].scaffolds == ()
    assert shapes == {
        frozenset({(5, 5), (5, 4), (5, 3), (6, 3)}),
        frozenset({(7, 4), (6, 4), (5, 4), (5, 3)}),
        frozenset({(6, 3), (6, 4), (6, 5), (5, 5)}),
        frozenset({(5, 3), (6, 3), (7, 3), (7, 4)}),
    }


@pytest.mark.rule("WM-91", "EX-13")
def test_a_tile_needs_a_contact() -> None:
    places = offered(EXAMPLES.boards("EX-13")[1])
    assert corner("sl02", 0, 1, 1) not in places
    assert corner("sl02", 0, 5, 3) in places


@pytest.mark.rule("WM-92")
def test_in_the_lowest_row_when_no_structure_is_left() -> None:
    table = lay()
    put(table, "st01", 5, 1)
    flooded(table, 2)
    store(table, A, "st02")
    match = begin(table, FORGE, o.BuildScaffold("st02"), o.Turn(0))
    rows = {place.row for place in offered(match, o.At) if isinstance(place, o.At)}
    assert rows == {4}
    answer(match, corner("st02", 0, 8, 3))
    assert match.state.players[A].score == 0
    assert match.state.progress


@pytest.mark.rule("WM-93", "WM-98", "EX-12")
def test_a_point_for_each_contact_and_no_resources() -> None:
    table = EXAMPLES.begun("EX-12").state
    assert EXAMPLES.boards("EX-12")[1].state.players[A].score == 2
    for ability, upgrades, points in (("ab09", (), 2), ("ab02", (), 4), ("ab09", ("up15",), 3)):
        able(table, A, ability, *upgrades)
        match = begin(table, FORGE, *building("sl10", 6, 3))
        assert match.state.squares("sl10") == ((7, 4), (7, 5), (7, 3), (6, 3))
        assert match.state.players[A].score == points
        assert sum(match.state.players[A].goods.values()) == 0
        assert events(match, e.ScaffoldBuilt)[0].contacts == 2


@pytest.mark.rule("WM-54", "WM-98")
def test_from_the_next_turn_on_a_new_tile_yields_its_resources() -> None:
    table = lay()
    put(table, "st01", 5, 1)
    store(table, A, "ss02")
    match = begin(table, FORGE, *building("ss02", 7, 1), END_TURN, *small(9, 1))
    goods = match.state.players[B].goods
    assert goods == {"coal": 0, "iron": 1, "water": 1, "gold": 0, "whistle": 0}


@pytest.mark.rule("WM-94", "WM-95", "WM-96")
def test_every_shared_edge_counts_but_none_within_the_tile() -> None:
    table = lay()
    put(table, "st01", 5, 1)
    store(table, A, "ss02", "sl02")
    # Two squares of the new tile, (7,1) and (8,2), each touch; (7,1) touches (6,1) and (7,2).
    match = begin(table, FORGE, *building("ss02", 7, 1, turn=0))
    assert match.state.squares("ss02") == ((8, 1), (7, 1), (8, 2), (9, 2))
    assert match.state.players[A].score == 3
    # (7,2) is touched from the right by (8,2) and from above by (7,3): one older square, two points.
    match = begin(table, FORGE, *building("sl02", 7, 1, turn=2))
    assert set(match.state.squares("sl02")) == {(7, 3), (8, 3), (8, 2), (8, 1)}
    assert match.state.players[A].score == 2


@pytest.mark.rule("WM-97")
def test_what_is_under_water_neither_connects_nor_scores() -> None:
    table = lay()
    block(table, 5, 1)
    put(table, "mm01", 5, 3)
    flooded(table, 3)
    store(table, A, "st02")
    match = begin(table, FORGE, o.BuildScaffold("st02"), o.Turn(0))
    assert not table.works("mm01")
    assert corner("st02", 0, 4, 5) in offered(match)
    match.answer(corner("st02", 0, 4, 5))
    assert match.state.players[A].score == 1
    flooded(table, 4)
    match = begin(table, FORGE, o.BuildScaffold("st02"), o.Turn(0))
    assert {place.row for place in offered(match, o.At) if isinstance(place, o.At)} == {6}


@pytest.mark.rule("WM-99")
def test_not_on_a_square_with_an_airship() -> None:
    table = lay()
    put(table, "st01", 5, 1)
    fly(table, B, "small", (6, 3))
    store(table, A, "st02")
    places = offered(begin(table, FORGE, o.BuildScaffold("st02"), o.Turn(2)))
    assert corner("st02", 2, 5, 3) not in places
    assert corner("st02", 2, 7, 3) in places


@pytest.mark.rule("WM-156")
def test_the_architect_looks_at_contacts_alone() -> None:
    table = lay()
    put(table, "st01", 5, 1)
    able(table, A, "ab02", "up15")
    store(table, A, "st02", "ss02")
    one = begin(table, FORGE, *building("st02", 5, 3))
    assert (events(one, e.ScaffoldBuilt)[0].contacts, one.state.players[A].score) == (1, 2)
    three = begin(table, FORGE, *building("ss02", 7, 1))
    assert three.state.players[A].score == 3 + 2 + 1


# ------------------------------------------------------------------ workers


@pytest.mark.rule("WM-100", "WM-102", "WM-103", "WM-104")
def test_a_worker_moves_to_any_other_empty_scaffold_square() -> None:
    table = lay()
    block(table, 1, 1)
    block(table, 1, 5)
    stand(table, A, (1, 1))
    stand(table, B, (1, 2))
    hold(table, A, gold=1)
    match = begin(table, FORGE, o.Move())
    assert offered(match) == {*(o.FromBarracks(level) for level in range(1, 7)), o.FromSquare(1, 1)}
    match.answer(o.FromSquare(1, 1))
    places = offered(match)
    assert len(places) == 14
    assert not places & {o.At(1, 1), o.At(1, 2)}
    match.answer(o.At(2, 8))
    assert match.state.players[A].standing == ((2, 8),)
    match = begin(table, FORGE, o.Move(), o.FromBarracks(4), o.At(2, 8))
    assert match.state.players[A].barracks == (1, 2, 3, 5, 6)


@pytest.mark.rule("WM-101")
def test_a_rescue_ends_on_an_empty_scaffold_square_above_the_water() -> None:
    table = lay()
    block(table, 1, 1)
    flooded(table, 2)
    stand(table, B, (1, 3))
    hold(table, A, gold=2)
    match = begin(table, FORGE, o.Rescue())
    assert offered(match) == {o.At(2, 3), o.At(1, 4), o.At(2, 4)}
    match.answer(o.At(2, 4))
    assert (match.state.players[A].pool, match.state.players[A].standing) == (3, ((2, 4),))


@pytest.mark.rule("WM-105")
def test_nobody_goes_back_to_the_barracks_or_leaves_the_tower() -> None:
    table = lay()
    block(table, 1, 1)
    stand(table, A, (1, 1))
    player = table.players[A]
    player.tower, player.barracks = (5,), ()
    hold(table, A, gold=1)
    match = begin(table, FORGE, o.Move())
    assert offered(match) == {o.FromSquare(1, 1)}
    match.answer(o.FromSquare(1, 1))
    assert not offered(match, o.FromBarracks)
    player.standing, player.barracks = (), ()
    assert o.Move() not in offered(begin(table, FORGE))


@pytest.mark.rule("WM-103")
def test_an_effect_moves_as_far_as_an_action() -> None:
    table = lay()
    put(table, "st01", 5, 1)
    deal(table, A, "cd09")
    match = begin(table, *small(1, 1), o.PlayCard("cd09"), o.FromBarracks(7), o.At(6, 1))
    assert match.state.players[A].standing == ((6, 1),)
    assert sum(match.state.players[A].goods.values()) == 1


@pytest.mark.parametrize(
    "choices",
    [
        building("st02", 3, 1),
        building("ms01", 1, 1),
        (o.Move(), o.FromBarracks(3), o.At(1, 1)),
        (o.Rescue(), o.At(1, 1)),
    ],
)
def test_what_is_put_down_is_taken_back_choice_by_choice(choices: tuple[Option, ...]) -> None:
    table = lay()
    block(table, 1, 1)
    store(table, A, "st02", "ms01")
    hold(table, A, gold=2, water=1)
    forging(table, buildings=1)
    match = begin(table)
    before = []
    for choice in choices:
        before.append((match.state.copy(), list(asked(match).options)))
        match.answer(choice)
    assert (match.state.players[A].goods["gold"], match.state.players[A].goods["water"]) != (2, 1)
    for state, options in reversed(before):
        assert match.can_undo
        match.undo()
        assert list(asked(match).options) == options
        assert match.state == state
    assert not match.can_undo

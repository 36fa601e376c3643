"""Forge (4.6)."""

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
    deal,
    fly,
    forge,
    hold,
    lay,
    put,
    store,
)
from kesselhaus.games.whistle_mountain.state import HOME
from tests.scenario import answer, events, offered

PAY_WATER = o.Pay(0, 0, 1, 0, 0)


@pytest.mark.rule("WM-81", "WM-82")
@pytest.mark.parametrize("out", [0, 1, 3])
def test_the_recall_brings_every_airship_home(out: int) -> None:
    table = lay()
    block(table, 1, 1)
    put(table, "ms01", 1, 1)
    berths = [
        ("small", {"machine": "ms01"}, ((1, 1),)),
        ("medium", {"dock": "dk05"}, ()),
        ("large", {}, ((5, 5), (6, 5), (7, 5))),
    ]
    for airship, where, squares in berths[:out]:
        fly(table, A, airship, *squares, **where)
    fly(table, B, "small", (9, 9))
    match = begin(table, FORGE)
    assert set(match.state.players[A].airships.values()) == {HOME}
    assert match.state.players[B].airships["small"] != HOME
    assert len(events(match, e.Forged)[0].airships) == out


@pytest.mark.rule("WM-83", "EX-7")
def test_three_buildings_and_one_move_or_rescue() -> None:
    table, (_, moved, match) = EXAMPLES.begun("EX-7").state, EXAMPLES.boards("EX-7")
    assert not offered(moved, o.Move, o.Rescue)
    player = match.state.players[A]
    assert (player.goods["water"], player.goods["gold"]) == (0, 0)
    assert offered(match) == {END_TURN}
    assert player.scaffolds == ("ss02",)
    hold(table, A, water=4, gold=4)
    match = begin(table, FORGE, *building("ms01", 1, 1), *building("st02", 3, 1), *building("st03", 4, 3))
    assert not offered(match, o.BuildScaffold)
    assert offered(match, o.Move, o.Rescue) == {o.Move(), o.Rescue()}
    moved = answer(match.fork(), o.Move(), o.FromBarracks(7), o.At(1, 3))
    assert not offered(moved, o.Move, o.Rescue)
    assert not offered(answer(match, o.Rescue(), o.At(1, 3)), o.Move, o.Rescue)


@pytest.mark.rule("WM-84", "EX-8")
def test_a_forge_may_stop_at_any_time() -> None:
    _, match = EXAMPLES.boards("EX-8")
    assert set(match.state.players[A].airships.values()) == {HOME}
    assert events(match, e.Forged)[0].airships == ()
    assert {END_TURN, o.BuildScaffold("st02")} <= offered(match)
    match.answer(END_TURN)
    assert match.state.active == B
    assert match.state.players[A].scaffolds == ("st02",)


@pytest.mark.rule("WM-86")
def test_the_first_building_is_free_and_each_further_one_costs_water() -> None:
    table = lay()
    block(table, 1, 1)
    store(table, A, "st02", "st03", "st04")
    match = begin(table, FORGE, *building("st02", 3, 1))
    assert not offered(match, o.BuildScaffold)
    hold(table, A, water=1, whistle=1)
    match = begin(table, FORGE, *building("st02", 3, 1), o.BuildScaffold("st03"))
    assert offered(match) == {PAY_WATER, o.Pay(0, 0, 0, 0, 1)}
    answer(match, PAY_WATER, o.Turn(0))
    assert match.state.players[A].goods["water"] == 0
    assert match.state.scaffolds.keys() >= {"st02"}
    assert "st03" not in match.state.scaffolds
    for upgrade, ability in (("up13", "ab09"), ("up01", "ab04")):
        able(table, A, ability, upgrade)
        hold(table, A)
        match = begin(table, FORGE, *building("st02", 3, 1), *building("st03", 4, 3))
        assert offered(match, o.BuildScaffold) == {o.BuildScaffold("st04")}


@pytest.mark.rule("WM-87", "EX-17")
@pytest.mark.parametrize(
    ("gold", "upgrade", "open_to"),
    [
        (0, "up01", set()),
        (1, "up01", {o.Move()}),
        (2, "up01", {o.Move(), o.Rescue()}),
        (1, "up11", {o.Move(), o.Rescue()}),
        (0, "up10", {o.Move()}),
    ],
)
def test_gold_for_moves_and_rescues(gold: int, upgrade: str, open_to: set[Option]) -> None:
    table = lay()
    block(table, 1, 1)
    hold(table, A, gold=gold)
    able(table, A, "ab09", upgrade)
    match = begin(table, FORGE)
    assert offered(match, o.Move, o.Rescue) == open_to
    if o.Rescue() in open_to:
        answer(match, o.Rescue(), o.At(1, 1))
        assert match.state.players[A].goods["gold"] == 0
        assert match.state.players[A].pool == 1
    elif o.Move() in open_to:
        answer(match, o.Move(), o.FromBarracks(3), o.At(1, 1))
        assert match.state.players[A].goods["gold"] == 0


@pytest.mark.rule("WM-83", "WM-101")
def test_a_rescue_needs_a_worker_in_the_pool_and_a_place_for_it() -> None:
    table = lay()
    hold(table, A, gold=2)
    assert not offered(begin(table, FORGE), o.Move, o.Rescue)
    block(table, 1, 1)
    assert offered(begin(table, FORGE), o.Move, o.Rescue) == {o.Move(), o.Rescue()}
    table.players[A].pool = 0
    assert offered(begin(table, FORGE), o.Move, o.Rescue) == {o.Move()}


@pytest.mark.rule("WM-88")
def test_buildings_by_effects_come_on_top_and_do_not_make_a_later_one_further() -> None:
    table = lay()
    block(table, 1, 1)
    store(table, A, "st02", "st03", "st04", "st05")
    deal(table, A, "cd07")
    match = begin(table, FORGE, o.PlayCard("cd07"), *building("st02", 3, 1))
    assert forge(match).buildings == 0
    answer(match, *building("st03", 4, 3))
    assert not offered(match, o.BuildScaffold)
    hold(table, A, water=2)
    match = begin(table, FORGE, *building("st02", 3, 1), *building("st03", 4, 3), *building("st04", 5, 5))
    assert not offered(match, o.BuildScaffold)
    answer(match, o.PlayCard("cd07"), *building("st05", 6, 7))
    assert match.state.players[A].scaffolds == ()
    deal(table, A, "cd09")
    hold(table, A)
    match = begin(table, FORGE, o.PlayCard("cd09"), o.FromBarracks(1), o.At(1, 1))
    assert match.state.players[A].standing == ((1, 1),)
    assert forge(match).moves == 0


@pytest.mark.rule("WM-89")
def test_more_actions_add_up() -> None:
    table = lay()
    block(table, 1, 1)
    block(table, 3, 1)
    store(table, A, "ms01", "ms02", "ms03", "ms04", "ms05", "ms06")
    able(table, A, "ab04", "up14")
    match = begin(table, FORGE)
    for machine, column, row in (
        ("ms01", 1, 1),
        ("ms02", 1, 2),
        ("ms03", 1, 3),
        ("ms04", 1, 4),
        ("ms05", 3, 1),
    ):
        answer(match, *building(machine, column, row))
    assert not offered(match, o.BuildMachine)
    able(table, A, "ab05", "up12")
    hold(table, A, gold=2)
    match = begin(table, FORGE)
    for level in (1, 2, 3):
        answer(match, o.Move(), o.FromBarracks(level), o.At(4, level))
    assert match.state.players[A].goods["gold"] == 0
    assert not offered(match, o.Move, o.Rescue)
    able(table, A, "ab09", "up12")
    hold(table, A, gold=4)
    match = begin(table, FORGE, o.Rescue(), o.At(1, 1), o.Rescue(), o.At(1, 2))
    assert match.state.players[A].standing == ((1, 1), (1, 2))


@pytest.mark.rule("WM-158")
def test_the_foreman_moves_once_for_free_with_the_winch_always() -> None:
    table = lay()
    block(table, 1, 1)
    able(table, A, "ab05")
    match = begin(table, FORGE, o.Move(), o.FromBarracks(1), o.At(1, 1))
    assert not offered(match, o.Move)
    able(table, A, "ab05", "up10")
    match = begin(
        table, FORGE, o.Move(), o.FromBarracks(1), o.At(1, 1), o.Move(), o.FromBarracks(2), o.At(1, 2)
    )
    assert match.state.players[A].standing == ((1, 1), (1, 2))
    able(table, A, "ab06")
    hold(table, A, gold=1)
    match = begin(table, FORGE, o.Rescue(), o.At(1, 1))
    assert match.state.players[A].score == 3

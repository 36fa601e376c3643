"""Parasites that are triggered or shaken off, and go home (ST-109 to ST-117)."""

import pytest

from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.events import ParasiteReturned
from kesselhaus.games.steamopolis.examples import EXAMPLES
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    C,
    effect,
    gauge,
    goods,
    lay,
    parasite,
    room,
    run_through,
    score,
    target,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    FLY_TO_ALL,
    SET_TARGET,
    USE,
    ChooseStone,
    MoveStone,
    PlaceStone,
    RunTo,
)
from kesselhaus.games.steamopolis.state import spot
from tests.scenario import answer, asked, events, offered

ACT, PASSIVE = "activation", "passive"


@pytest.mark.rule("EX-31", "ST-109", "ST-110", "ST-113")
def test_owner_and_guests_use_an_activation_effect_clockwise() -> None:
    before, match = EXAMPLES.boards("EX-31")
    storing = answer(before, o.RunTo(1))
    assert (goods(storing, A), goods(storing, B), goods(storing, C)) == ((1, 0), (1, 0), (1, 3))
    assert asked(storing).seat == C
    assert offered(storing) == {o.Keep(1, 2), o.Keep(0, 3)}
    assert all(match.state.players[seat].parasites == (None,) * 3 for seat in (B, C))
    assert [event.seat for event in events(match, ParasiteReturned)] == [B, C]
    assert (asked(match).seat, match.state.players[A].hand_crystal) == (A, 1)


@pytest.mark.rule("ST-110")
def test_the_owner_comes_first_and_then_the_others_clockwise() -> None:
    table = lay()
    room(table, B, s1="M04")
    parasite(table, A, B, 1)
    parasite(table, C, B, 1)
    gauge(table, B, 2, 4)
    match = answer(turn(table, B), SET_TARGET, ChooseStone(4), RunTo(1))
    seats = []
    while offered(match, MoveStone):
        seats.append(asked(match).seat)
        answer(match, DECLINE)
    assert seats == [B, C, A]


@pytest.mark.rule("EX-32", "ST-112", "EX-28", "ST-153")
def test_a_parasite_on_a_passive_effect_is_sent_home_by_the_first_trigger() -> None:
    _, first, second = EXAMPLES.boards("EX-32")
    assert (score(first, A), score(first, B)) == (1, 1)
    assert first.state.players[B].parasites == (None, None, None)
    assert (score(second, A), score(second, B)) == (2, 1)
    assert [score(match, A) for match in EXAMPLES.boards("EX-28")] == [0, 1, 2]


@pytest.mark.rule("ST-116")
def test_when_its_machine_leaves_a_parasite_returns_unused() -> None:
    table = lay()
    room(table, A, s1="M27")
    parasite(table, B, A, 1)
    match = answer(effect(table, "cap"), o.Build(1))
    assert match.state.players[B].parasites == (None, None, None)
    assert score(match, B) == 0
    assert [event.unused for event in events(match, ParasiteReturned)] == [True]


@pytest.mark.rule("ST-117")
def test_shake_all_returns_all_parasites_or_none() -> None:
    table = lay()
    room(table, A, s1="M27", s2="M17")
    parasite(table, B, A, 1)
    parasite(table, C, A, 2, PASSIVE)
    match = effect(table, "shake_all")
    assert offered(match) == {USE, DECLINE}
    answer(match, USE)
    assert all(match.state.players[seat].parasites == (None,) * 3 for seat in (B, C))
    assert (score(match, B), score(match, C)) == (0, 0)


@pytest.mark.rule("ST-109")
def test_a_run_leaves_parasites_on_the_passive_spot_alone() -> None:
    table = lay(2)
    room(table, A, s1="M17")
    parasite(table, B, A, 1)
    parasite(table, B, A, 1, PASSIVE)
    match = answer(run_through(table), DECLINE)
    assert match.state.players[B].parasites == (None, spot(A, 1, PASSIVE), None)


@pytest.mark.rule("EX-39", "ST-110b")
def test_a_parasite_may_return_through_itself() -> None:
    before, own, match = EXAMPLES.boards("EX-39")
    assert asked(answer(before, o.RunTo(1))).seat == A
    assert asked(own).seat == B
    assert match.state.players[B].parasites[0] == spot(A, 1, ACT)
    assert offered(match) == {PlaceStone("1L"), PlaceStone("1R")}


@pytest.mark.rule("ST-110", "ST-106")
def test_two_parasites_of_a_player_on_one_spot_both_go_home_and_are_used() -> None:
    table = lay(2)
    room(table, A, s1="M27")
    parasite(table, B, A, 1)
    parasite(table, B, A, 1)
    match = run_through(table)
    assert (score(match, A), score(match, B)) == (1, 2)
    assert match.state.players[B].parasites == (None, None, None)


@pytest.mark.rule("ST-116")
def test_parasites_on_other_machines_stay_when_one_leaves() -> None:
    table = lay()
    room(table, A, s1="M27", s2="M05")
    room(table, C, s1="M01")
    for host, slot in ((A, 1), (A, 2), (C, 1)):
        parasite(table, B, host, slot)
    match = answer(effect(table, "cap"), o.Build(1))
    assert match.state.players[B].parasites == (None, spot(A, 2, ACT), spot(C, 1, ACT))


@pytest.mark.rule("ST-117")
def test_whose_machines_are_free_of_parasites_has_nothing_to_shake_off() -> None:
    table = lay()
    room(table, A, s1="M27")
    room(table, C, s1="M01")
    parasite(table, B, C, 1)
    assert asked(effect(table, "shake_all")).seat == B


@pytest.mark.rule("ST-109", "ST-112")
def test_all_parasites_on_a_passive_spot_are_triggered_together() -> None:
    table = lay()
    room(table, A, s1="M17")
    parasite(table, B, A, 1, PASSIVE)
    parasite(table, C, A, 1, PASSIVE)
    parasite(table, C, A, 1)
    target(table, A, "7L")
    match = answer(turn(table), FLY_TO_ALL)
    assert [score(match, seat) for seat in (A, B, C)] == [1, 1, 1]
    assert match.state.players[B].parasites == (None, None, None)
    assert match.state.players[C].parasites == (None, spot(A, 1, ACT), None)

"""Asked in the turn of another (DC-32, DC-33): what a table answers for somebody who is away."""

from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    C,
    gauge,
    goods,
    hold,
    lay,
    parasite,
    room,
    stones,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    DONE,
    SET_TARGET,
    Keep,
    MoveStone,
    PutParasite,
    RunTo,
)
from kesselhaus.games.steamopolis.state import Table, spot
from tests.games.steamopolis.matches import choose, start
from tests.scenario import answer, asked, offered


def run_over(machine: str, *, crystal: int = 0, gear: int = 0, markers: tuple[int, ...] = ()) -> Match[Table]:
    """A runs a stone over a machine on which B has a parasite, and leaves what it gives."""
    table = lay()
    gauge(table, A, 4)
    gauge(table, B, 1, 2, 3, markers=markers)
    room(table, A, s1=machine)
    parasite(table, B, A, 1)
    hold(table, B, crystal=crystal, gear=gear)
    match = answer(turn(table), SET_TARGET, RunTo(1))
    while asked(match).seat == A:
        first = asked(match).options[0]
        match.answer(DECLINE if DECLINE in offered(match) else first)
    assert asked(match).seat == B
    return match


def declined(match: Match[Table]) -> Option:
    """What the table says for the seat that is asked; then it is said."""
    option = asked(match).decline
    assert option is not None
    match.answer(option)
    return option


@pytest.mark.rule("RU-49", "ST-110a")
@pytest.mark.parametrize("machine", ["M04", "M23", "M25", "M05"])
def test_no_is_said_where_there_is_a_no(machine: str) -> None:
    match = run_over(machine)
    assert declined(match) == DECLINE
    assert (asked(match).seat, goods(match, B), stones(match, B)) == (A, (0, 0), [1, 2, 3])


@pytest.mark.rule("RU-49", "ST-70", "ST-113")
def test_who_has_too_much_keeps_what_was_there_before() -> None:
    match = run_over("M22", gear=3)
    assert offered(match) == {Keep(1, 2), Keep(0, 3)}
    assert declined(match) == Keep(0, 3)


@pytest.mark.rule("RU-49", "ST-70", "ST-113")
def test_free_spaces_are_filled_with_what_came() -> None:
    match = run_over("M36", crystal=1, gear=1)
    assert asked(match).decline == Keep(2, 1)


@pytest.mark.rule("RU-49", "ST-22", "ST-110a")
def test_of_any_number_none_is_taken() -> None:
    match = run_over("M37")
    assert [declined(match), declined(match)] == [o.TakeCrystals(0), o.TakeGears(0)]
    assert (asked(match).seat, goods(match, B)) == (A, (0, 0))


@pytest.mark.rule("RU-49", "ST-38", "ST-110a")
def test_pressure_that_has_begun_is_used_up_and_costs_no_marker() -> None:
    match = answer(run_over("M13", markers=(5,)), MoveStone(3))
    assert offered(match, o.DiscardMarker)
    assert [declined(match), declined(match)] == [MoveStone(1), MoveStone(2)]
    assert (asked(match).seat, stones(match, B)) == (A, [3, 4, 6])


@pytest.mark.rule("RU-49", "ST-108", "ST-110a")
def test_a_parasite_that_was_lifted_finds_another_spot() -> None:
    table = lay()
    gauge(table, A, 4)
    room(table, A, s1="M05")
    room(table, C, s1="M01", s2="M02", s3="M03")
    parasite(table, B, C, 1)
    parasite(table, B, A, 1)
    match = answer(turn(table), SET_TARGET, RunTo(1), DECLINE, o.LiftParasite(0))
    assert declined(match) == PutParasite(C, 2, "activation")
    assert match.state.players[B].parasites[0] == spot(C, 2, "activation")


@pytest.mark.rule("RU-49", "ST-110a")
def test_in_the_own_turn_and_before_the_game_nobody_else_decides() -> None:
    match = start(3, 1)
    assert match.state.round == 0
    chance = Random(1)
    own = 0
    while match.state.round < 3:
        question = asked(match)
        if not match.state.round or question.seat == match.state.active:
            assert question.decline is None
            own += 1
        match.answer(choose(chance, list(question.options)))
    assert own


@pytest.mark.rule("RU-49", "ST-110a", "ST-118")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_goes_on_however_often_somebody_away_is_asked(seats: int) -> None:
    match, chance, said = start(seats, 7), Random(7), 0
    for _ in range(3000):
        question = match.question
        if not isinstance(question, Ask):
            break
        away = bool(match.state.round) and question.seat != match.state.active
        if away and chance.random() < 0.7:
            assert question.decline is not None
            assert question.decline in question.options
            assert question.decline in (DECLINE, DONE) or not {DECLINE, DONE} & set(question.options)
            match.answer(question.decline)
            said += 1
        else:
            match.answer(choose(chance, list(question.options)))
    assert said > 10

"""Forks and matches that begin from a given table."""

import gc
import weakref
from random import Random
from typing import Any

import pytest

from kesselhaus.engine.components import Box
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Draw
from tests.engine.furnace import GAME, Amount, Confirm, Do, Furnace
from tests.engine.test_answers import new, snapshot
from tests.engine.test_going_back import walk
from tests.scenario import answer, asked, drawn


def mutable_parts(thing: Any) -> dict[int, Any]:
    """Every object inside a state that could be changed in place, by identity."""
    found: dict[int, Any] = {}
    if isinstance(thing, Box | str | int | bytes | frozenset | type(None)):
        return found
    inner: list[Any] = []
    if isinstance(thing, dict):
        inner = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set):
        inner = list(thing)
    elif hasattr(thing, "__struct_fields__"):
        inner = [getattr(thing, name) for name in thing.__struct_fields__]
    frozen = getattr(getattr(thing, "__struct_config__", None), "frozen", False)
    if not isinstance(thing, tuple) and not frozen:
        found[id(thing)] = thing
    for part in inner:
        found |= mutable_parts(part)
    return found


def test_a_fork_stands_where_its_parent_stands() -> None:
    match = new(3, chance=2)
    for now in walk(match, 80):
        twin = now.fork()
        assert twin.state == now.state
        assert twin.question == now.question
        assert twin.answers == now.answers
        assert twin.version == now.version


def test_a_fork_and_its_parent_go_their_own_ways() -> None:
    match = answer(new(), Do("stoke"), Amount(1))
    before = snapshot(match)
    twin = match.fork()
    assert not mutable_parts(twin.state).keys() & mutable_parts(match.state).keys()
    assert not mutable_parts(twin.state).keys() & mutable_parts(match._kept.base).keys()
    answer(twin, Amount(5), Do("show"), Confirm(), Do("end"))
    assert snapshot(match) == before
    again = match.fork()
    assert (again.state, again.question) == (match.state, match.question)
    answer(match, Amount(5), Do("end"))
    assert asked(again).rule == "FU-4"


def test_a_fork_of_a_fork_stands_there_too() -> None:
    match = answer(new(), Do("stoke"), Amount(1))
    twin = answer(match.fork(), Amount(5), Do("weigh"), Amount(7), Do("stoke"))
    second = twin.fork()
    assert (second.state, second.question, second.answers) == (twin.state, twin.question, twin.answers)
    answer(second, Amount(2))
    assert asked(twin).rule == "FU-3"


def test_a_fork_asks_for_its_draws_unless_it_is_given_chance() -> None:
    match = new()
    assert drawn(answer(match.fork(), Do("roll"))).rule == "FU-5"
    assert asked(answer(match.fork(Random(1)), Do("roll"))).rule == "FU-2"
    rolls = {answer(match.fork(Random(n)), Do("roll")).state.hearths[0].heat for n in range(60)}
    assert rolls == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("anchored", [False, True])
def test_a_fork_keeps_its_first_table_unless_it_is_anchored(anchored: bool) -> None:
    """What it keeps shows in a view: the table from which it thinks ahead and the answers since then."""
    match = answer(new(), Do("weigh"), Amount(4))
    twin = match.fork(anchored=anchored)
    answer(twin, Do("weigh"), Amount(3), Do("stoke"))
    view = twin.view(0)
    assert view.start.hearths[0].heat == (7 if anchored else 4)
    assert view.since == ((Do("stoke"),) if anchored else (Do("weigh"), Amount(3), Do("stoke")))
    again = twin.fork()
    assert (again.state, again.question, again.answers) == (twin.state, twin.question, twin.answers)
    answer(again, Amount(1), Amount(5))
    assert again.view(0).since == (*view.since, Amount(1), Amount(5))


def test_who_listens_is_shown_the_table_at_the_start_of_every_step() -> None:
    shown: list[Furnace] = []
    match: Match[Furnace] = Match(GAME, 2, chance=Random(1), on_step=shown.append)
    answer(match, Do("stoke"), Amount(2), Amount(5), Do("end"))
    assert [table.hearths[0].heat for table in shown] == [0, 0, 0, 7, 7]
    assert [table.turn for table in shown] == [0, 0, 0, 0, 1]
    assert shown[-1] == match.state
    silent: list[Furnace] = []
    answer(Match(GAME, 2, chance=Random(1), light=True, on_step=silent.append), Do("weigh"), Amount(2))
    assert silent == []


def test_a_fork_writes_no_log() -> None:
    twin = answer(new().fork(), Do("stoke"), Amount(1), Amount(5))
    assert twin.log == []


def test_a_match_can_begin_from_any_table() -> None:
    match = answer(new(), Do("stoke"), Amount(1), Amount(5), Do("end"))
    table = match.state.copy()
    table.hearths[1].heat = 50
    other: Match[Furnace] = Match.at(table.copy(), GAME, Random(1))
    assert (asked(other).seat, other.version) == (1, 0)
    assert other.state == table
    answer(other, Do("weigh"), Amount(1))
    other.undo()
    other.undo()
    assert not other.can_undo
    assert other.state == table
    answer(other, Do("weigh"), Amount(1))
    other.rewind(0)
    assert other.state == table
    answer(other, Do("roll"), Do("end"), Do("roll"), Do("end"))
    other.rewind(0)
    assert (other.state, other.version) == (table, 0)


def test_a_match_can_begin_inside_a_step() -> None:
    match = answer(new(), Do("stoke"), Amount(2))
    other: Match[Furnace] = Match.at(match._kept.base.copy(), GAME, since=[Do("stoke"), Amount(2)])
    assert (other.state, other.question) == (match.state, match.question)
    assert other.nested
    assert not other.can_undo
    forced: Match[Furnace] = Match.at(
        match._kept.base.copy(), GAME, since=[Do("stoke"), Amount(2)], automatic=True
    )
    assert asked(forced).rule == "FU-2"
    answer(other, Amount(5))
    assert (other.nested, other.state) == (False, forced.state)


def test_a_match_from_a_table_goes_on_with_chance_and_automatic_answers() -> None:
    match = new(chance=None)
    assert isinstance(match.question, Draw)
    other: Match[Furnace] = Match.at(match.state.copy(), GAME, Random(3), automatic=True)
    assert asked(other).rule == "FU-2"
    answer(other, Do("stoke"), Amount(1))
    assert asked(other).rule == "FU-2"


@pytest.mark.parametrize("light", [False, True])
def test_a_match_is_freed_with_its_last_user(light: bool) -> None:
    """Searches make thousands; none may wait for the collector of cycles."""
    match: Match[Furnace] = Match(GAME, 2, chance=Random(1), light=light)
    fork = answer(match.fork(Random(1), anchored=True), Do("stoke"), Amount(1))
    seen = [weakref.ref(match), weakref.ref(fork)]
    gc.disable()
    try:
        del match, fork
        assert [each() for each in seen] == [None, None]
    finally:
        gc.enable()

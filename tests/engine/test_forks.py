"""Forks and matches that begin from a given table."""

from random import Random
from typing import Any

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
    assert not mutable_parts(twin.state).keys() & mutable_parts(match._base).keys()
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
    other: Match[Furnace] = Match.at(match._base.copy(), GAME, since=[Do("stoke"), Amount(2)])
    assert (other.state, other.question) == (match.state, match.question)
    assert other.nested
    assert not other.can_undo
    forced: Match[Furnace] = Match.at(
        match._base.copy(), GAME, since=[Do("stoke"), Amount(2)], automatic=True
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

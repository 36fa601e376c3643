"""Invariants (section 8): each damage by hand is named, and random matches do none."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Draw, outcome_or_option
from kesselhaus.games.airship_city import GAME
from kesselhaus.games.airship_city.events import CameHome, Shifted, Stepped
from kesselhaus.games.airship_city.examples.positions import (
    A,
    B,
    C,
    buy,
    end_round,
    fulfilled,
    in_turn,
    lay,
    mark,
    take,
)
from kesselhaus.games.airship_city.options import EndTurn, Shift
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.tasks import EndOfRound, EndOfTurn, InTransit, Turn
from tests.games.airship_city.seekers import lively
from tests.records.keeping import records_of
from tests.scenario import events, play_on, playing

RECORDS = records_of("airship_city")


def sound() -> Table:
    """A table in mid-game on which all invariants hold."""
    table = lay()
    for section in ("wood_private", "metal_private", "wood_residential"):
        mark(table, section, A, A)
    mark(table, "tourist", B, B, B)
    mark(table, "fountain", A, B, C)
    buy(table, B, "wood", tiles=("forest_1",))
    take(table, C, "c07")
    fulfilled(table, C, "c01")
    return table


def set_field(section: str, *seats: int) -> Callable[[Table], None]:
    def damage(table: Table) -> None:
        table.fields[section] = seats

    return damage


def give(seat: int, **values: Any) -> Callable[[Table], None]:
    def damage(table: Table) -> None:
        for name, value in values.items():
            setattr(table.players[seat], name, value)

    return damage


def put(**values: Any) -> Callable[[Table], None]:
    def damage(table: Table) -> None:
        for name, value in values.items():
            setattr(table, name, value)

    return damage


def goods(seat: int, **amounts: int) -> Callable[[Table], None]:
    return lambda table: table.players[seat].goods.update(amounts)


DAMAGES: list[Any] = [
    pytest.param(
        "INV-1", lambda table: put(grid=("harbour", *table.grid[1:]))(table), marks=pytest.mark.rule("INV-1")
    ),
    pytest.param("INV-2", put(developed=("forest_1", "forest_2")), marks=pytest.mark.rule("INV-2")),
    pytest.param("INV-3", goods(A, wood=11), marks=pytest.mark.rule("INV-3")),
    pytest.param("INV-3", goods(A, gear=-1), marks=pytest.mark.rule("INV-3")),
    pytest.param("INV-3", goods(B, wood=21), marks=pytest.mark.rule("INV-3")),
    pytest.param(
        "INV-3", lambda table: table.players[A].capacity.update(gold=20), marks=pytest.mark.rule("INV-3")
    ),
    pytest.param("INV-4", give(A, workers=("harbour",), moved=(False,)), marks=pytest.mark.rule("INV-4")),
    pytest.param(
        "INV-4", give(A, workers=("harbour",) * 5, moved=(False,) * 5), marks=pytest.mark.rule("INV-4")
    ),
    pytest.param("INV-4", give(A, moved=(False,)), marks=pytest.mark.rule("INV-4")),
    pytest.param("INV-5", give(B, workers=("mine_1", "mine_1")), marks=pytest.mark.rule("INV-5")),
    pytest.param("INV-6", give(A, supply=8), marks=pytest.mark.rule("INV-6")),
    pytest.param("INV-6", give(C, supply=20), marks=pytest.mark.rule("INV-6")),
    pytest.param("INV-7", set_field("fountain", A, B, C, C), marks=pytest.mark.rule("INV-7")),
    pytest.param("INV-8", lambda table: table.majority.pop("tourist"), marks=pytest.mark.rule("INV-8")),
    pytest.param("INV-8", lambda table: table.majority.update(tourist=A), marks=pytest.mark.rule("INV-8")),
    pytest.param("INV-8", lambda table: table.majority.update(fountain=A), marks=pytest.mark.rule("INV-8")),
    pytest.param("INV-9", lambda table: put(deck=table.deck[1:])(table), marks=pytest.mark.rule("INV-9")),
    pytest.param(
        "INV-9", lambda table: put(deck=(*table.deck, "c07"))(table), marks=pytest.mark.rule("INV-9")
    ),
    pytest.param(
        "INV-9",
        lambda table: put(deck=table.deck[1:], display=(*table.display, table.deck[0]))(table),
        marks=pytest.mark.rule("INV-9"),
    ),
    pytest.param(
        "INV-9",
        lambda table: put(deck=(*table.deck, table.display[0]), display=table.display[1:])(table),
        marks=pytest.mark.rule("INV-9"),
    ),
    pytest.param("INV-10", give(C, contracts=(("c07", 0),)), marks=pytest.mark.rule("INV-10")),
    pytest.param("INV-10", give(C, contracts=(("c07", 3),)), marks=pytest.mark.rule("INV-10")),
    pytest.param("INV-11", give(A, score=99), marks=pytest.mark.rule("INV-11")),
    pytest.param(
        "INV-12", lambda table: table.prices.update(wood_private=7), marks=pytest.mark.rule("INV-12")
    ),
    pytest.param(
        "INV-12", lambda table: table.prices.update(wood_private=0), marks=pytest.mark.rule("INV-12")
    ),
    pytest.param("INV-15", set_field("wood_private", A), marks=pytest.mark.rule("INV-15")),
    pytest.param("INV-15", set_field("metal_residential", B), marks=pytest.mark.rule("INV-15")),
    pytest.param(
        "INV-16",
        lambda table: table.players[B].bonus.update(barter="locked"),
        marks=pytest.mark.rule("INV-16"),
    ),
    pytest.param(
        "INV-16", lambda table: table.players[C].bonus.update(barter="used"), marks=pytest.mark.rule("INV-16")
    ),
    pytest.param("INV-13", put(agenda=[EndOfRound(), Turn(B)]), marks=pytest.mark.rule("INV-13")),
    pytest.param("INV-13", put(agenda=[EndOfRound()]), marks=pytest.mark.rule("INV-13")),
    pytest.param("INV-17", put(round=21), marks=pytest.mark.rule("INV-17")),
    pytest.param("INV-17", put(round=0), marks=pytest.mark.rule("INV-17")),
    pytest.param("INV-17", put(agenda=[], round=16), marks=pytest.mark.rule("INV-17")),
]


def names(before: Table | None, table: Table, whole: bool = True) -> set[str]:
    return {problem.partition(":")[0] for problem in GAME.broken(before, table, whole)}


@pytest.mark.parametrize(("invariant", "damage"), DAMAGES)
def test_damage_is_named(invariant: str, damage: Callable[[Table], None]) -> None:
    table = sound()
    assert names(None, table) == set()
    damage(table)
    assert invariant in names(None, table)


SINCE: list[Any] = [
    pytest.param("INV-2", put(developed=()), marks=pytest.mark.rule("INV-2")),
    pytest.param("INV-4", give(B, workers=("harbour", "harbour")), marks=pytest.mark.rule("INV-4")),
    pytest.param("INV-7", set_field("fountain", A, B), marks=pytest.mark.rule("INV-7")),
    pytest.param("INV-7", set_field("fountain", A, C, B), marks=pytest.mark.rule("INV-7")),
    pytest.param("INV-12", lambda table: table.prices.update(wood_cargo=1), marks=pytest.mark.rule("INV-12")),
    pytest.param(
        "INV-16",
        lambda table: table.players[B].bonus.update(barter="locked"),
        marks=pytest.mark.rule("INV-16"),
    ),
]


@pytest.mark.parametrize(("invariant", "damage"), SINCE)
def test_what_an_answer_may_not_do_is_named(invariant: str, damage: Callable[[Table], None]) -> None:
    before = sound()
    before.players[B].workers, before.players[B].moved = ("harbour",) * 3, (False,) * 3
    after = before.copy()
    assert names(before, after) == set()
    damage(after)
    assert invariant in names(before, after)


def test_inside_a_step_the_score_may_lag_and_the_display_may_have_a_gap() -> None:
    table = sound()
    table.players[A].score += 1
    assert names(None, table, whole=False) == set()
    assert names(None, table, whole=True) == {"INV-11"}


def test_in_transit_two_own_workers_share_a_tile() -> None:
    table = sound()
    table.players[A].workers = ("mine_1", "mine_1")
    assert names(None, table) == {"INV-5"}
    in_turn(table, InTransit(A, 0, ("forest_1", "mine_1")))
    assert names(None, table) == set()
    table.active = B
    assert names(None, table) == {"INV-5"}


@pytest.mark.rule("INV-8")
def test_a_majority_may_wait_for_a_marker() -> None:
    table = sound()
    del table.majority["wood_private"]
    assert "INV-8" in names(None, table)
    table.players[A].supply = 0
    assert "INV-8" not in names(None, table)


# ------------------------------------------------------------------ random matches

WAYS = [(seats, variants) for seats in GAME.seats for variants in ((), ("prerequisite_counts_majority",))]


def check(match: Match[Table], before: Table | None) -> Table:
    """All invariants. The table is whole where a step begins; inside a step it is as the rule has left it."""
    assert list(GAME.broken(before, match._kept.base, True)) == []
    assert list(GAME.broken(match._kept.base, match.state, match.is_over)) == []
    if isinstance(match.question, Ask):
        assert match.question.options
        assert len(set(match.question.options)) == len(match.question.options)
    return match._kept.base.copy()


@pytest.mark.rule("INV-1", "INV-2", "INV-3", "INV-4", "INV-5", "INV-6", "INV-7", "INV-8")
@pytest.mark.rule("INV-9", "INV-10", "INV-11", "INV-12", "INV-15", "INV-16", "INV-17")
@pytest.mark.parametrize(("seats", "variants"), WAYS)
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32), eager=st.booleans())
def test_all_invariants_hold_after_every_answer(
    seats: int, variants: tuple[str, ...], seed: int, eager: bool
) -> None:
    chance = Random(seed)
    match = Match(GAME, seats, frozenset(variants))
    choose = lively(chance)
    before: Table | None = None
    while (question := match.question) is not None:
        before = check(match, before)
        if isinstance(question, Draw):
            match.answer(chance.choice(question.outcomes))
        else:
            match.answer(choose(match) if eager else chance.choice(question.options))
    check(match, before)


@pytest.mark.rule("INV-6", "INV-7", "INV-8", "INV-12", "INV-15", "INV-16", "INV-17")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_all_invariants_hold_in_the_recorded_matches(path: Path) -> None:
    """Among them are matches in which much is built, which chance hardly ever does."""
    kept = record.parse(path.read_bytes())
    match = Match(GAME, kept.seats, frozenset(kept.variants))
    before: Table | None = None
    for number in range(len(kept.answers)):
        before = check(match, before)
        match.take_again(msgspec.convert(kept.answers[number], outcome_or_option(GAME.options)), False)
    check(match, before)
    assert match.is_over


@pytest.mark.rule("INV-13", "AC-30")
@pytest.mark.parametrize("seats", GAME.seats)
def test_in_a_turn_every_worker_moves_exactly_once_and_ends_on_another_tile(seats: int) -> None:
    match = Match(GAME, seats, chance=Random(seats))
    at_start, told, turns = match.state.player().workers, len(match.log), 0
    for now in playing(match, Random(4)):
        if not isinstance(now.state.doing, EndOfTurn):
            continue
        player = now.state.player()
        steps = [event for event in now.log[told:] if isinstance(event, Stepped)]
        begun = [step.worker for step in steps if step.rule == "AC-34"]
        assert all(player.moved)
        assert {step.seat for step in steps} == {player.seat}
        assert sorted(begun) == list(range(len(at_start)))
        for worker in begun:
            path = [step for step in steps if step.worker == worker]
            assert all(one.to == other.start for one, other in pairwise(path))
            assert path[-1].to not in {step.start for step in path}
            assert not path[-1].on
        if not any(isinstance(event, CameHome) for event in now.log[told:]):
            assert all(here != there for here, there in zip(player.workers, at_start, strict=False))
        turns += 1
        now.answer(EndTurn())
        at_start, told = now.state.player().workers, len(now.log)
    assert turns == 20 * seats


@pytest.mark.rule("INV-14", "AC-23", "AC-24")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_gear_shift_costs_a_gear_and_comes_before_the_last_move_is_complete(seats: int) -> None:
    chance = Random(seats)
    match = Match(GAME, seats, chance=chance)
    shifts = 0
    while isinstance(question := match.question, Ask):
        seat, gears, unmoved = question.seat, gears_of(match), not all(match.state.player().moved)
        option = question.options[int(chance.random() * len(question.options))]
        match.answer(option)
        if isinstance(option, Shift):
            shifts += 1
            assert unmoved
            assert match.state.players[seat].goods["gear"] == gears - 1
    paid = [event.gears for event in events(match, Shifted)]
    assert sum(paid) == shifts > 0


def gears_of(match: Match[Table]) -> int:
    return match.state.player().goods["gear"]


@pytest.mark.rule("INV-18")
def test_shifts_of_a_match_never_change_who_stands_on_which_tile() -> None:
    match = Match(GAME, 4, chance=Random(9))
    seen = 0
    before = match.state.copy()
    for now in playing(match, Random(9)):
        if now.log and isinstance(now.log[-1], Shifted) and now.state.grid != before.grid:
            seen += 1
            assert [p.workers for p in now.state.players] == [p.workers for p in before.players]
            assert sorted(now.state.grid) == sorted(before.grid)
        before = now.state.copy()
    assert seen > 20


@pytest.mark.rule("INV-20")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_same_seed_and_decisions_give_the_same_game(seats: int) -> None:
    one, same, other = (play_on(Match(GAME, seats, chance=Random(chance)), Random(5)) for chance in (1, 1, 2))
    assert (one.state, one.log, one.answers) == (same.state, same.log, same.answers)
    assert one.state != other.state


@pytest.mark.rule("INV-17", "AC-117")
@pytest.mark.parametrize("number", range(1, 17))
def test_no_game_ends_before_round_17(number: int) -> None:
    table = lay()
    for section in table.box.sections:
        mark(table, section, A)
    match = end_round(table, number)
    assert not match.is_over

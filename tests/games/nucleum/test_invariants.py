"""Invariants (section 8): each is named when it does not hold, and all hold in random matches."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games.nucleum import GAME
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    build,
    connect,
    give,
    lay,
    mine,
    play,
    rail,
    todo,
    unlocked,
)
from kesselhaus.games.nucleum.options import PlaceStar, Recharge
from kesselhaus.games.nucleum.state import NO_POWERS, Railway, Table, piece
from kesselhaus.games.nucleum.tasks.turn import FinalScoring, LastStar
from tests.games.nucleum.matches import choose, start
from tests.scenario import answer

Change = Callable[[Table], object]


def good() -> Table:
    table = lay()
    connect(table, BRUNO, "L01")
    rail(table, ANNA, "L05.1")
    build(table, ANNA, "RES-1", "leipzig.u1", energized=True)
    mine(table, ANNA, 1, "bruex.m2", 2)
    unlocked(table, "A-1", "A-2")
    return table


def named(table: Table, before: Table | None = None) -> set[str]:
    return {problem.split(":")[0] for problem in GAME.broken(before, table, True)}


def test_a_sound_table_breaks_nothing() -> None:
    assert named(good()) == set()
    assert named(good(), good()) == set()


def two_stars(table: Table) -> None:
    give(table, stars=(1, 2))
    table.star_spaces = (3, 3, 4)


def lost_star(table: Table) -> None:
    table.players[BRUNO].stars = (4,)
    table.star_spaces = (2, 4, 4)


BROKEN: dict[str, list[Change]] = {
    "INV-1": [lambda table: setattr(table.players[ANNA], "workers", 9)],
    "INV-2": [lambda table: table.players[ANNA].buildings.update({"RES-2": "leipzig.u1"})],
    "INV-3": [lambda table: table.sites.update({"leipzig.u2": piece("LAB-1", ANNA)})],
    "INV-4": [lambda table: build(table, ANNA, "FAC-1", "grimma.u1")],
    "INV-5": [
        lambda table: give(table, pool=("T01",)),
        lambda table: give(table, pool=(table.base_tiles[0],)),
        lambda table: setattr(table, "stacks", (1, 1, 1)),
    ],
    "INV-6": [lambda table: table.rails.update({"L05.2": Railway("AD", ANNA, 1)})],
    "INV-7": [lambda table: table.rails.update({"L05.2": Railway("AS1", ANNA, 1)})],
    "INV-8": [lambda table: give(table, slots=tuple(f"T{number}" for number in range(6, 15)))],
    "INV-9": [
        lambda table: give(table, uranium=(4, 0, 0, 0)),
        lambda table: give(table, uranium=(0, 1, 0, 0)),
    ],
    "INV-10": [lambda table: give(table, thaler=-1), lambda table: give(table, achievements=-1)],
    "INV-11": [lambda table: give(table, income=(1, 16, 1))],
    "INV-13": [
        lambda table: give(table, contracts=("C05", "", "", "")),
        lambda table: setattr(table, "gold_left", 40),
    ],
    "INV-14": [lambda table: give(table, contracts=("C01", "C02", "C03", "C04", "C07"))],
    "INV-15": [
        lambda table: setattr(table, "nuclei", ("grimma", "zittau")),
        lambda table: setattr(table, "nuclei", ("riesa",)),
    ],
    "INV-16": [two_stars],
    "INV-18": [lambda table: setattr(table, "star_spaces", (3, 4, 4))],
    "INV-19": [lambda table: setattr(table, "kings_visits", 1)],
    "INV-20": [lambda table: table.wagons.update(rheinland=(3,))],
    "INV-23": [lambda table: setattr(table, "ends", (("END-1", ANNA), ("END-1", BRUNO)))],
    "INV-24": [lambda table: give(table, technologies=("A-1", "A-1"))],
    "INV-25": [lambda table: setattr(table, "market", ("", "T02", "T03", "T04", "T05"))],
    "INV-26": [lambda table: setattr(table, "display", ("", "C06", "C18", "C19"))],
    "INV-28": [lambda table: setattr(table, "round", 62)],
    "NU-60": [lambda table: setattr(table.players[ANNA], "cities", frozenset(("leipzig",)))],
    "NU-145": [lambda table: setattr(table.players[ANNA], "powers", NO_POWERS)],
}

LOST: dict[str, list[Change]] = {
    "INV-11": [lambda table: give(table, income=(2, 1, 1))],
    "INV-12": [lambda table: give(table, vp=9)],
    "INV-17": [lost_star],
    "INV-20": [lambda table: table.wagons.update(rheinland=(1, 2))],
    "INV-21": [lambda table: rail(table, ANNA, "L05.2")],
    "INV-22": [lambda table: build(table, BRUNO, "LAB-1", "grimma.u2")],
    "INV-24": [lambda table: unlocked(table, "A-3")],
}
"""What a table had before and has no more."""


@pytest.mark.rule("INV-1", "INV-2", "INV-3", "INV-4", "INV-5", "INV-6", "INV-7", "INV-8", "INV-9", "INV-10")
@pytest.mark.rule("INV-11", "INV-13", "INV-14", "INV-15", "INV-16", "INV-18", "INV-19", "INV-20", "INV-23")
@pytest.mark.rule("INV-24", "INV-25", "INV-26")
@pytest.mark.parametrize("invariant", list(BROKEN))
def test_what_is_broken_is_named(invariant: str) -> None:
    for change in BROKEN[invariant]:
        table = good()
        change(table)
        assert invariant in named(table)


@pytest.mark.rule("INV-11", "INV-12", "INV-17", "INV-20", "INV-21", "INV-22", "INV-24")
@pytest.mark.parametrize("invariant", list(LOST))
def test_what_was_lost_is_named(invariant: str) -> None:
    for change in LOST[invariant]:
        before = good()
        change(before)
        assert invariant in named(good(), before)


@pytest.mark.rule("INV-18", "NU-157")
def test_star_spaces_are_counted_after_final_scoring_too() -> None:
    table = good()
    todo(table, LastStar(ANNA), FinalScoring())
    give(table, achievements=1)
    match = answer(play(table), PlaceStar(1))
    assert match.state.doing is None
    assert named(match.state) == set()
    match.state.star_spaces = (3, 4, 4)
    assert named(match.state) == {"INV-18"}


@pytest.mark.rule("INV-27")
def test_a_recharge_that_leaves_something_is_named() -> None:
    before, after = good(), good()
    give(after, stars=(0,), slots=("AS1",))
    after.turn += 1
    assert "INV-27" in named(after, before)


@settings(max_examples=16)
@given(st.sampled_from(GAME.seats), st.integers(0, 10_000))
@pytest.mark.rule("INV-2", "INV-5", "INV-17", "INV-28", "INV-30")
def test_everything_holds_after_every_answer(seats: int, seed: int) -> None:
    match, chance = start(seats, seed), Random(seed)
    before: Table | None = None
    while isinstance(question := match.question, Ask):
        assert list(GAME.broken(before, match.state, not match.nested)) == []
        if question.rule == "NU-26":
            assert Recharge() in question.options
        assert len(set(question.options)) == len(question.options) > 0
        before = match.state.copy()
        match.answer(choose(chance, list(question.options)))
    assert list(GAME.broken(before, match.state, True)) == []
    assert match.result is not None


@pytest.mark.rule("INV-29")
def test_the_same_seed_and_answers_give_the_same_game() -> None:
    def played() -> Match[Table]:
        match, chance = Match(GAME, 3, chance=Random(8)), Random(9)
        while isinstance(question := match.question, Ask):
            match.answer(choose(chance, list(question.options)))
        return match

    one, other = played(), played()
    assert one.state == other.state
    assert one.answers == other.answers

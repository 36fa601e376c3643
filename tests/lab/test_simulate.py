"""Simulation finds what is wrong with a game and hands over a record of it."""

from typing import Any

import msgspec
import pytest

from kesselhaus.engine import record
from kesselhaus.engine.game import Variant
from kesselhaus.engine.match import Match
from kesselhaus.engine.state import State
from kesselhaus.lab.simulate import Plan, Report, simulate
from tests.kettle import GAME, STEAM


def run(*variants: str, games: int = 20, seed: int = 1, longest: int = 200) -> Report:
    return simulate(GAME, Plan(2, variants, ("random", "random"), seed, longest), games, processes=1)


def test_sound_matches_are_counted() -> None:
    steps: list[int] = []
    report = simulate(GAME, Plan(3, (), ("random",) * 3, 1), 30, steps.append, processes=1)
    assert (report.games, report.finished, report.troubles) == (30, 30, ())
    assert sum(steps) == 30
    assert report.answers == report.decisions + 30 * 3  # each seat draws its thirst
    assert report.decisions_per_game is not None
    assert (
        4
        <= report.decisions_per_game.least
        <= report.decisions_per_game.mean
        <= report.decisions_per_game.most
        <= 12
    )
    assert 0 < report.forced < report.decisions / 2
    assert len(report.scores) == len(report.victories) == 3
    assert sum(report.victories) >= 30  # a shared victory counts for each


def test_equal_seeds_play_equal_matches_and_others_do_not() -> None:
    one, same, other = (msgspec.structs.replace(run(seed=seed), seconds=0) for seed in (1, 1, 2))
    assert one == same
    assert one.scores != other.scores


@pytest.mark.parametrize(
    ("variant", "kind", "what"),
    [
        ("leak", "invariant", "INV-1"),
        ("hiss", "invariant", "INV-1"),
        ("stuck", "dead end", "is asked KE-2 without an option"),
        ("crash", "crash", "RuntimeError: the kettle burst"),
        ("endless", "no end", "after 200 answers"),
    ],
)
def test_what_is_wrong_is_named_and_can_be_opened(variant: str, kind: str, what: str) -> None:
    report = run(variant)
    assert len(report.troubles) == report.games
    assert report.finished == 0
    trouble = report.troubles[0]
    assert trouble.kind == kind
    assert what in trouble.what
    match: Match[Any] = record.replay(record.parse(trouble.record), GAME)
    assert match.version == trouble.at


def test_the_table_between_two_steps_that_ask_nothing_is_checked_after_every_answer() -> None:
    """A hiss is over before anybody is asked again, and lies behind what an undo could return to."""
    for trouble in run("hiss").troubles:
        match: Match[Any] = record.replay(record.parse(trouble.record), GAME)
        assert match.state.steam + sum(match.state.taken) == STEAM
        match.rewind(trouble.at - 1)
        assert match.state.steam >= 6


CHOOSY = msgspec.structs.replace(
    GAME,
    variants=(
        Variant("big", "KE-5"),
        Variant("small", "KE-5", excludes=("big",)),
        Variant("bigger", "KE-5", needs=("big",)),
        Variant("crowded", "KE-5", seats=(3,)),
        Variant("cosy", "KE-5", seats=(2,), implied=True),
    ),
)


def test_random_variants_are_drawn_anew_for_each_match_and_fit_together() -> None:
    plan = Plan(2, "random", ("random", "random"), 1)
    drawn = [plan.variants_of(CHOOSY, number) for number in range(200)]
    assert {frozenset(keys) for keys in drawn} == {
        frozenset({"cosy", *keys}) for keys in ((), ("big",), ("small",), ("big", "bigger"))
    }
    assert drawn == [plan.variants_of(CHOOSY, number) for number in range(200)]
    other = Plan(2, "random", ("random", "random"), 2)
    assert drawn != [other.variants_of(CHOOSY, number) for number in range(200)]
    assert any("crowded" in Plan(3, "random", ("random",) * 3, 1).variants_of(CHOOSY, n) for n in range(20))


def test_a_report_tells_which_variants_were_drawn() -> None:
    report = simulate(CHOOSY, Plan(2, "random", ("random", "random"), 1), 40, processes=1)
    assert report.troubles == ()
    assert (report.variants, report.different_sets) == ("random", 4)
    assert report.with_variant["cosy"] == 40
    assert report.with_variant["crowded"] == 0
    assert 0 < report.with_variant["bigger"] < report.with_variant["big"] < 40
    told = run("leak", games=3)
    assert (told.variants, told.with_variant["leak"], told.different_sets) == (("leak",), 3, 1)


def test_invariants_know_whether_a_table_is_between_two_steps() -> None:
    """It is where a step begins, and when the match is over."""
    told: list[bool] = []

    def broken(before: State | None, after: State, between_steps: bool) -> list[str]:
        told.append(between_steps)
        return []

    report = simulate(
        msgspec.structs.replace(GAME, broken=broken), Plan(2, (), ("random", "random"), 1), 1, processes=1
    )
    assert report.finished == 1
    assert told.count(True) > 2

"""Simulation finds what is wrong with a game and hands over a record of it."""

from typing import Any

import msgspec
import pytest

from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.lab.simulate import Plan, Report, simulate
from tests.kettle import GAME


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
    assert 0 < report.forced < report.decisions
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

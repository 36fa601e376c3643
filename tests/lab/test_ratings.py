"""Ratings: one scale for all, and honest about what few matches tell."""

from random import Random

import pytest

from kesselhaus.lab.ratings import Placed, ratings


def duels(*played: tuple[str, str, int, int]) -> list[Placed]:
    """One beat another so many times, and lost so many."""
    matches: list[Placed] = []
    for one, other, won, lost in played:
        matches += [((one, other), (1, 2))] * won + [((one, other), (2, 1))] * lost
    return matches


def test_ten_wins_of_eleven_are_four_hundred_points() -> None:
    told = ratings(duels(("a", "b", 1000, 100)))
    assert told["a"].value - told["b"].value == pytest.approx(400, abs=2)
    assert told["a"].value + told["b"].value == pytest.approx(3000)


def test_who_never_met_is_compared_by_who_met_both() -> None:
    told = ratings(duels(("a", "b", 300, 100), ("b", "c", 300, 100)))
    assert told["a"].value - told["c"].value == pytest.approx(2 * 191, abs=6)
    assert told["a"].low < told["a"].value < told["a"].high


def test_a_table_of_four_is_a_duel_of_each_with_each_other() -> None:
    told = ratings([(("a", "b", "c", "c"), (1, 2, 3, 4)), (("b", "a", "c", "c"), (2.5, 1, 2.5, 4))])
    assert told["a"].value > told["b"].value > told["c"].value


def test_who_won_everything_is_not_infinitely_strong_and_who_is_alone_is_in_the_middle() -> None:
    told = ratings(duels(("a", "b", 5, 0)))
    assert 300 < told["a"].value - told["b"].value < 600
    assert ratings([(("a", "a"), (1, 2))])["a"].value == 1500


def test_more_matches_tell_more() -> None:
    chance = Random(4)
    results = [(("a", "b"), (1.0, 2.0) if chance.random() < 0.6 else (2.0, 1.0)) for _ in range(400)]
    few, many = ratings(results[:40])["a"], ratings(results)["a"]
    assert many.high - many.low < (few.high - few.low) / 2

"""Figures with their uncertainty."""

from random import Random

import pytest

from kesselhaus.lab.figures import mean, percent, ranks, share


def test_wilson() -> None:
    half = share(50, 100)
    assert (half.value, half.low, half.high) == (0.5, 0.4038, 0.5962)
    none = share(0, 20)
    assert (none.value, none.low, none.high) == (0.0, 0.0, 0.1611)
    assert share(0, 0).high == 1.0
    assert percent(half) == "50% (40% to 60%)"


def test_bootstrap_covers_the_mean_and_knows_that_seats_of_a_match_belong_together() -> None:
    chance = Random(1)
    loose = [[chance.gauss(10, 2)] for _ in range(400)]
    figure = mean(loose)
    assert figure.low < 10 < figure.high
    assert figure.high - figure.low == pytest.approx(2 * 1.96 * 2 / 20, rel=0.25)
    tied = [[group[0]] * 4 for group in loose]
    assert mean(tied).high - mean(tied).low == pytest.approx(figure.high - figure.low, rel=0.2)


def test_ranks_share_places_and_know_tie_breaks() -> None:
    assert ranks((30, 20, 10), (0,)) == [1, 2, 3]
    assert ranks((30, 30, 10), (1,)) == [2, 1, 3]
    assert ranks((30, 20, 20, 10), (0,)) == [1, 2.5, 2.5, 4]
    assert ranks((5, 5), (0, 1)) == [1.5, 1.5]

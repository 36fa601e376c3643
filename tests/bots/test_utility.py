"""What a position is to a seat: the chance to win, and how it gets on."""

from math import e

import pytest

from kesselhaus.bots.utility import WINNING, chances, utility


def test_chances_depend_on_the_lead_alone() -> None:
    """A lead of one spread makes the odds e to one."""
    assert chances([3.0, 3.0], 5.0) == [0.5, 0.5]
    assert chances([10.0, 0.0], 10.0) == pytest.approx([e / (e + 1), 1 / (e + 1)])
    assert chances([110.0, 100.0], 10.0) == pytest.approx(chances([10.0, 0.0], 10.0))
    assert chances([0.0, 20.0, 10.0], 10.0) == pytest.approx(
        [each / (1 + e * e + e) for each in (1, e * e, e)]
    )
    assert chances([9e5, 0.0], 1.0) == pytest.approx([1.0, 0.0]), "however far somebody is ahead"


def test_utility_is_the_chance_to_win_and_the_progress() -> None:
    """Without progress a half of its share; progress of three spreads makes three quarters of it."""
    assert WINNING == 0.7
    assert utility([5.0, 5.0], [5.0, 5.0], 10.0) == pytest.approx([0.5, 0.5])
    gained = utility([35.0, 35.0], [5.0, 5.0], 10.0)
    assert gained == pytest.approx([0.7 * 0.5 + 0.3 * 0.75] * 2)
    lost = utility([5.0, 5.0], [35.0, 35.0], 10.0)
    assert lost == pytest.approx([0.7 * 0.5 + 0.3 * 0.25] * 2)
    assert utility([35.0], [5.0], 10.0) == pytest.approx([0.7 + 0.3 * 0.75]), "alone there is only progress"


def test_at_the_end_it_is_known_who_has_won_alone_or_together() -> None:
    start = [0.0, 0.0, 0.0]
    assert utility([0.0, 0.0, 0.0], start, 10.0, (1,)) == pytest.approx([0.15, 0.85, 0.15])
    assert utility([0.0, 0.0, 0.0], start, 10.0, (0, 2)) == pytest.approx([0.5, 0.15, 0.5])

"""The course of the scores as a drawing: nothing lies on anything else, and the axis has round figures."""

import re

import pytest

from kesselhaus.web.pages import chart
from kesselhaus.web.pages.chart import LABEL, PHONE, score_chart
from kesselhaus.web.pages.surroundings import Sitter
from kesselhaus.web.texts import say

SITTERS = [Sitter(seat, name, "red", None) for seat, name in enumerate(("Ada", "Bob", "Cid"))]


def test_names_that_would_lie_on_each_other_are_moved_apart() -> None:
    assert chart._spread({0: 100.0, 1: 101.0, 2: 180.0}, 280) == {0: 100.0, 1: 100.0 + LABEL, 2: 180.0}


def test_at_the_lower_edge_they_are_moved_up() -> None:
    spread = chart._spread({0: 266.0, 1: 266.0}, 280)
    assert spread == {0: 280 - 12 - LABEL, 1: 280 - 12}


@pytest.mark.parametrize(("span", "step"), [(1, 1), (6, 1), (7, 2), (60, 10), (61, 20), (50_000, 10_000)])
def test_the_axis_has_a_few_round_figures(span: int, step: int) -> None:
    assert chart._step(span) == step


def test_of_many_moments_the_first_and_the_last_are_there() -> None:
    course = [(number, 0, 0) for number in range(1000)]
    thinned = chart._thinned(course, PHONE.points)
    assert (len(thinned), thinned[0], thinned[-1]) == (PHONE.points, course[0], course[-1])
    assert chart._thinned(course[: PHONE.points], PHONE.points) == course[: PHONE.points]


def test_names_stand_at_the_ends_of_a_desks_lines_and_only_figures_on_a_phone() -> None:
    desk, phone = score_chart(SITTERS, [(0, 0, 0), (5, -3, 12)], "en").split("</svg>")[:2]
    ends = [re.findall(r'<text x="\d+" y="[\d.]+">([^<]*)</text>', drawn) for drawn in (desk, phone)]
    assert ends == [["5 Ada", "−3 Bob", "12 Cid"], ["5", "−3", "12"]]
    figures = [re.findall(r'text-anchor="end">([^<]*)<', drawn) for drawn in (desk, phone)]
    assert figures == [["−5", "0", "5", "10", "15"]] * 2


def test_where_nothing_has_happened_there_is_a_sentence() -> None:
    for course in ([], [(0, 0, 0)]):
        assert score_chart(SITTERS, course, "de") == f"<p>{say('no_course', 'de')}</p>"

"""The result page says to which place somebody has come who has not won."""

import pytest

from kesselhaus.art.html import Html
from kesselhaus.engine.game import Result
from kesselhaus.protocol import ResultWords
from kesselhaus.web.pages.result import ResultData, result_page
from kesselhaus.web.pages.surroundings import Sitter, Surroundings
from kesselhaus.workers.shelf import shelf


def page(scores: tuple[int, ...], winners: tuple[int, ...], mine: tuple[int, ...], lang: str = "en") -> str:
    colours = ("orange", "purple", "red", "green")
    sitters = tuple(
        Sitter(seat, f"P{seat}", colours[seat], score, mine=seat in mine) for seat, score in enumerate(scores)
    )
    surroundings = Surroundings(
        id="t",
        game=shelf().game("airship_city"),
        lang=lang,
        status="over",
        sitters=sitters,
        seat=None,
        curtain=None,
        host=False,
        signed_in=False,
        alone=False,
        trouble="",
        stopped="",
        thinking=None,
        wish=None,
        may_ask_back=False,
        said=(),
        messages=0,
        spectators=0,
        levels=(),
        advised=False,
        lesson=False,
        puzzle=False,
    )
    result = Result(scores, {}, winners, "round_20")
    return result_page(
        ResultData(
            surroundings, result, (scores, scores), 2, words=ResultWords(Html("Victory"), "It is over.", {})
        )
    )


@pytest.mark.parametrize(
    ("scores", "winners", "mine", "said"),
    [
        ((5, 9, 7, 1), (1,), (3,), "You came fourth."),
        ((5, 9, 7, 1), (1,), (2,), "You came second."),
        ((5, 9, 5, 5), (1,), (0,), "You came second."),
        ((9, 9, 3, 4), (1,), (0,), "You came second."),
        ((9, 9, 3, 4), (0, 1), (3,), "You came third."),
    ],
)
def test_who_has_not_won_reads_his_place(
    scores: tuple[int, ...], winners: tuple[int, ...], mine: tuple[int, ...], said: str
) -> None:
    assert f'<p class="came">{said}</p>' in page(scores, winners, mine)


@pytest.mark.parametrize("mine", [(1,), (), (0, 1)])
def test_a_winner_a_spectator_and_who_holds_several_seats_read_none(mine: tuple[int, ...]) -> None:
    assert 'class="came"' not in page((5, 9, 7), (1,), mine)


def test_german_too() -> None:
    assert "Du bist auf Platz 3 gekommen." in page((5, 9, 7), (1,), (0,), "de")


def test_scores_below_nothing_have_a_minus_and_no_hyphen() -> None:
    drawn = page((-5, 9, 7), (1,), (0,))
    assert drawn.count("<td>−5</td>") == 1
    assert "-5</td>" not in drawn

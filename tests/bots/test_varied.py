"""Greedy players that differ: each weighs the features of the advice in its own way, for a whole match."""

from random import Random

from kesselhaus.bots import BOTS
from kesselhaus.bots.varied import APART, tasted
from kesselhaus.games import advice
from tests.bots.positions import in_the_middle, view_of_asked


def test_shares_belong_to_the_name_and_stay_near_the_usual() -> None:
    def one(table: object, seat: int) -> dict[str, float]:
        return {"goods": 1.0}

    def both(table: object, seat: int) -> dict[str, float]:
        return {"tower": 1.0, "goods": 1.0}

    shares = []
    for taste in range(40):
        value = tasted(one, taste)
        assert value(None, 0) == value(None, 1)
        tower = tasted(both, taste)(None, 0) - value(None, 0)
        assert 1 - APART <= value(None, 0) <= 1 + APART
        assert tower != value(None, 0)
        shares.append(value(None, 0))
    assert min(shares) < 0.85
    assert max(shares) > 1.15
    assert abs(sum(shares) / 40 - 1) < 0.1


def test_two_of_them_think_differently_of_the_same_table() -> None:
    match = in_the_middle("airship_city")
    features = advice("airship_city").features
    thought = {round(tasted(features, taste)(match.state, 0), 6) for taste in range(8)}
    assert len(thought) == 8


def test_it_plays_and_equal_seeds_play_alike() -> None:
    view = view_of_asked(in_the_middle("airship_city"))
    answers = [BOTS["varied"](Random(seed)).choose(view) for seed in (3, 3)]
    assert answers[0] == answers[1]
    assert answers[0] in view.question.options

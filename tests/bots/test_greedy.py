"""The greedy bot on each game's advice: it beats careless players by far."""

from collections import Counter
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from kesselhaus.bots import GreedyBot
from kesselhaus.bots.greedy import FEW, WIDEST, sensible
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, NumberOption, Numbers, Option
from kesselhaus.games import advice, game, shelf
from kesselhaus.lab.matches import Pairing, sit_down
from tests.bots.positions import in_the_middle, view_of_asked


@pytest.mark.parametrize(("key", "matches"), [("airship_city", 3), ("planet_steam", 1)])
def test_one_greedy_among_random_wins(key: str, matches: int) -> None:
    pairing = Pairing(4, (), ("greedy", "random", "random", "random"), seed=11)
    wins = 0
    for number in range(matches):
        sitting = sit_down(game(key), pairing, number, game(key).load_box(None))
        result = sitting.match.result
        assert result is not None
        wins += sitting.lineup.index("greedy") in result.winners
    assert wins == matches


@pytest.mark.parametrize("key", shelf())
def test_equal_seeds_choose_equally_and_wrong_secrets_change_nothing(key: str) -> None:
    one, other = (in_the_middle(key, answers=100) for _ in range(2))
    seat = one.question.seat  # type: ignore[union-attr]
    for table in (other.state, other._kept.base):
        for player in table.players:
            if player.seat != seat and hasattr(player, "credits"):
                player.credits += 31
    chosen = [GreedyBot(Random(4)).choose(match.view(seat)) for match in (one, other)]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("key", shelf())
def test_values_are_the_sum_of_named_features_and_scores_at_the_end(key: str) -> None:
    match: Match[Any] = in_the_middle(key, answers=100)
    told = advice(key)
    for seat in range(match.seats):
        features = told.features(match.state, seat)
        assert told.value(match.state, seat) == pytest.approx(sum(features.values()))
        assert len(features) > 5
    chance = Random(2)
    while match.question is not None:
        match.answer(chance.choice(match.question.options))  # type: ignore[union-attr]
    assert match.result is not None
    assert [told.value(match.state, seat) for seat in range(match.seats)] == list(match.result.scores)


@pytest.mark.parametrize("key", shelf())
def test_concealed_tables_have_a_value_too(key: str) -> None:
    """For pages that show the evaluation: it is made from what everybody may know."""
    match = in_the_middle(key, answers=100)
    spectator = match.view(None).state
    assert all(isinstance(advice(key).value(spectator, seat), float) for seat in range(match.seats))


def test_a_slip_is_any_legal_option() -> None:
    view = view_of_asked(in_the_middle("airship_city"))
    careless = GreedyBot(Random(1), slips=1.0)
    assert len({careless.choose(view) for _ in range(60)}) == len(view.question.options)


def test_another_value_can_be_given() -> None:
    view = view_of_asked(in_the_middle("airship_city"))
    seat = view.seat

    def likes_gears(table: Any, _seat: int) -> float:
        return float(table.players[seat].goods["gear"])

    chosen = GreedyBot(Random(1), value=likes_gears).choose(view)
    assert type(chosen).__name__ != "Shift"  # a shift costs a gear


def test_of_equals_any_is_taken() -> None:
    view = view_of_asked(in_the_middle("airship_city"))
    undecided = GreedyBot(Random(1), value=lambda _table, _seat: 0.0)
    assert len({undecided.choose(view) for _ in range(60)}) == len(view.question.options)


def test_of_two_options_either_may_be_the_better_one() -> None:
    """The choice turns round with the opinion."""
    chance, game_of = Random(8), game("airship_city")
    match: Match[Any] = Match(game_of, 2, chance=chance, automatic=True)
    chosen: Counter[tuple[int, int]] = Counter()
    while isinstance(match.question, Ask) and match.version < 300:
        if len(options := match.question.options) == 2:
            view = match.view(match.question.seat)
            both = [GreedyBot(Random(1), value=partial(goods, sign)).choose(view) for sign in (1, -1)]
            chosen[options.index(both[0]), options.index(both[1])] += 1
        match.answer(chance.choice(match.question.options))
    assert chosen[0, 1]
    assert chosen[1, 0]


def goods(sign: int, table: Any, seat: int) -> float:
    return float(sign * sum(table.players[seat].goods.values()))


class Amount(NumberOption, frozen=True):
    pass


class Out(Option, frozen=True):
    pass


@pytest.mark.parametrize("count", [1, WIDEST, WIDEST + 1, 200])
def test_of_many_numbers_an_even_selection_with_both_ends(count: int) -> None:
    """So many options are all looked at; of more, as many numbers are, and what is no number."""
    options = Numbers(Amount, 3, count + 2)
    chosen = sensible(Ask(0, "X", options))
    assert (chosen[0], chosen[-1]) == (Amount(3), Amount(count + 2))
    assert len(chosen) == len(set(chosen)) == min(count, WIDEST)
    steps = {other.number - one.number for one, other in pairwise(chosen)}  # type: ignore[attr-defined]
    assert not steps or max(steps) - min(steps) <= 1
    wide = Numbers(Amount, 3, WIDEST + 2, (Out(),))
    assert sensible(Ask(0, "X", wide)) == list(wide)
    assert sensible(Ask(0, "X", list(options))) == list(options)


def asked_about(key: str, least: int, most: int) -> Match[Any]:
    """A position with so many options."""
    match = in_the_middle(key)
    while isinstance(question := match.question, Ask) and not least <= len(question.options) <= most:
        match.answer(question.options[0])
    return match


def test_who_overlooks_options_takes_the_best_of_those_that_he_saw() -> None:
    view = view_of_asked(asked_about("airship_city", 6, 40))
    half = {GreedyBot(Random(number), overlooks=0.5).choose(view) for number in range(16)}
    assert len(half) > 1
    assert half <= set(view.question.options)
    blind = {GreedyBot(Random(number), overlooks=1.0).choose(view) for number in range(12)}
    assert len(blind) > 1, "who saw nothing takes anything"


def test_of_few_options_none_is_overlooked() -> None:
    match = asked_about("airship_city", 2, FEW)
    assert isinstance(match.question, Ask)
    bot = GreedyBot(Random(1), overlooks=1.0)
    assert bot._noticed(match.question) == list(match.question.options)


def test_the_short_sighted_do_not_see_what_follows() -> None:
    """Of nested questions the first answer is taken as it comes, so that much less is looked at."""
    match = asked_about("airship_city", 6, 40)
    looked: list[int] = []

    def counted(table: Any, seat: int) -> float:
        looked.append(seat)
        return 0.0

    counts = []
    for short in (True, False):
        looked.clear()
        GreedyBot(Random(1), counted, short_sighted=short).choose(view_of_asked(match))
        counts.append(len(looked))
    assert counts[0] <= counts[1]
    assert counts[0] <= WIDEST

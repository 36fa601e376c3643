"""The search: same seed and budget, same answer; never late with a legal one; no look behind the curtain."""

import time
from itertools import islice
from random import Random
from typing import Any

import pytest

from kesselhaus.bots import GreedyBot, SearchBot, Settings
from kesselhaus.bots.search import Search
from kesselhaus.bots.thinking import imagined
from kesselhaus.bots.utility import utility, values
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Numbers, Option
from kesselhaus.games import shelf
from tests.bots.positions import in_the_middle, view_of_asked

GAMES = tuple(shelf())


def answer(view: Any, seed: int = 3, **settings: Any) -> Option:
    return SearchBot(Random(seed), Settings(**{"iterations": 8, "ahead": 2, **settings})).choose(view)


@pytest.mark.parametrize("key", GAMES)
def test_same_seed_and_iterations_give_the_same_estimates(key: str) -> None:
    view = view_of_asked(in_the_middle(key))
    settings = Settings(iterations=10, ahead=2)
    one, other = (SearchBot(Random(3), settings).estimates(view) for _ in range(2))
    assert one == other
    assert sum(estimate.visits for estimate in one) == 10
    assert all(0 <= estimate.value <= 1 for estimate in one)
    assert {estimate.option for estimate in one} <= set(view.question.options)
    assert one[0].option == SearchBot(Random(3), settings).choose(view)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("settings", [{"iterations": 1}, {"iterations": None, "milliseconds": 1}])
def test_a_tiny_budget_is_enough_for_a_legal_answer(key: str, settings: dict[str, Any]) -> None:
    for answers in (12, 90, 200):
        view = view_of_asked(in_the_middle(key, answers=answers))
        assert answer(view, **settings) in view.question.options


def test_time_is_a_limit() -> None:
    view = view_of_asked(in_the_middle("airship_city"))
    began = time.process_time()
    SearchBot(Random(1), Settings(milliseconds=150)).choose(view)
    assert time.process_time() - began < 1.5


def test_whoever_breaks_off_has_a_legal_answer_at_any_time() -> None:
    view = view_of_asked(in_the_middle("airship_city"))
    bot = SearchBot(Random(3), Settings(iterations=6, ahead=1))
    answers = list(islice(bot.improving(view), 4))
    assert len(answers) == 4
    assert all(option in view.question.options for option in answers)
    assert len(list(bot.improving(view))) == 1 + 6


def with_other_secrets(match: Match[Any], seat: int) -> Match[Any]:
    """The same match in which the others have other credits than the seat may think."""
    for table in (match.state, match._kept.base):
        for player in table.players:
            if player.seat != seat:
                player.credits += 57
    return match


@pytest.mark.parametrize("answers", [20, 120])
def test_wrong_secrets_change_nothing(answers: int) -> None:
    honest, wrong = (in_the_middle("planet_steam", answers=answers) for _ in range(2))
    seat = honest.question.seat  # type: ignore[union-attr]
    with_other_secrets(wrong, seat)
    assert honest.state != wrong.state
    settings = Settings(iterations=12, ahead=1)
    one, other = (SearchBot(Random(3), settings).estimates(match.view(seat)) for match in (honest, wrong))
    assert one == other


@pytest.mark.parametrize(("key", "answers"), [("planet_steam", 120), ("whistle_mountain", 220)])
def test_bots_see_only_what_their_seat_sees(key: str, answers: int) -> None:
    """In a world with other secrets that looks the same to the seat, each bot answers the same."""
    match = in_the_middle(key, answers=answers)
    view = view_of_asked(match)
    other = imagined(view, Random(77))
    assert other.state != match.state
    settings = Settings(iterations=6, ahead=1)
    for bot in (lambda: GreedyBot(Random(3)), lambda: SearchBot(Random(3), settings)):
        assert bot().choose(other.view(view.seat)) == bot().choose(view)


def test_the_match_is_left_alone() -> None:
    match = in_the_middle("airship_city")
    before, answers = match.state.copy(), match.version
    answer(view_of_asked(match))
    assert match.state == before
    assert match.version == answers


def test_others_may_be_taken_for_enemies() -> None:
    view = view_of_asked(in_the_middle("airship_city", seats=3))
    assert answer(view, paranoid=True, iterations=20, ahead=0) in view.question.options


def test_alone_it_plays_for_its_own_score() -> None:
    view = view_of_asked(in_the_middle("airship_city", seats=1, answers=60))
    estimates = SearchBot(Random(2), Settings(iterations=25, ahead=1)).estimates(view)
    assert estimates[0].value > estimates[-1].value


def test_of_many_numbers_it_looks_at_some() -> None:
    match: Match[Any] = in_the_middle("planet_steam", answers=0)
    chance = Random(4)
    while not (isinstance(match.question.options, Numbers) and len(match.question.options) > 60):  # type: ignore[union-attr]
        match.answer(chance.choice(match.question.options))  # type: ignore[union-attr]
    view = view_of_asked(match)
    estimates = SearchBot(Random(2), Settings(iterations=15, ahead=0)).estimates(view)
    assert len(estimates) < 40
    assert sum(estimate.visits > 0 for estimate in estimates) < 10
    assert estimates[0].option in view.question.options


def test_a_search_needs_a_limit_and_a_question() -> None:
    with pytest.raises(ValueError, match="milliseconds or iterations"):
        SearchBot(Random(1), Settings())
    match = in_the_middle("airship_city")
    elsewhere = (match.question.seat + 1) % 4  # type: ignore[union-attr]
    with pytest.raises(ValueError, match="only choose where its seat is asked"):
        answer(match.view(elsewhere))
    with pytest.raises(ValueError, match="only choose where its seat is asked"):
        SearchBot(Random(1), Settings(iterations=1)).estimates(match.view(elsewhere))


@pytest.mark.parametrize(("iterations", "worlds"), [(20, 3), (5, 24), (24, 24)])
def test_worlds_are_made_up_one_by_one_and_then_taken_in_turn(iterations: int, worlds: int) -> None:
    """The first one has been looked at before the first iteration, which takes it again."""
    view = view_of_asked(in_the_middle("planet_steam"))
    search = Search(view, Random(1), Settings(iterations=iterations, worlds=worlds))
    search.run(decided=False)
    assert search.iterations == iterations
    assert len(search._worlds) == min(iterations, worlds)
    assert search.root.visits == iterations == sum(branch.visits for branch in search.root.branches)


def test_it_ends_when_nothing_else_could_win_any_more() -> None:
    stopped = set[bool]()
    for seed in range(6):
        view = view_of_asked(in_the_middle("airship_city", answers=60 + 20 * seed))
        search = Search(view, Random(1), Settings(iterations=96))
        search.run()
        first, second = sorted((branch.visits for branch in search.root.branches), reverse=True)[:2]
        left = 96 - search.iterations
        assert left == 0 or first - second > left
        assert search.iterations % 16 == 0
        stopped.add(left > 0)
    assert stopped == {True, False}


@pytest.mark.parametrize(("ahead", "decided"), [(16, False), (17, True)])
def test_the_time_that_is_left_tells_how_much_can_still_change(ahead: int, decided: bool) -> None:
    """Half of the time was enough for 16 iterations, so 16 more are expected."""
    view = view_of_asked(in_the_middle("airship_city"))
    search = Search(view, Random(1), Settings(iterations=None, milliseconds=1000))
    for _ in range(16):
        search.iterate()
    search._clock = lambda: search._began + 0.5
    first, *others = search.root.branches
    first.visits = ahead
    for branch in others:
        branch.visits = 0
    assert search._is_decided() is decided


def test_who_has_won_counts_only_where_nobody_was_made_up_richer() -> None:
    """In a world whose start was lucky for somebody its end tells who was lucky, too."""
    match = in_the_middle("planet_steam", seats=3, answers=200)
    search = Search(view_of_asked(match), Random(1), Settings(iterations=1))
    over: Match[Any] = match.fork(Random(2))
    chance = Random(3)
    while isinstance(over.question, Ask):
        over.answer(chance.choice(over.question.options))
    assert over.result is not None
    scores, spread = [float(score) for score in over.result.scores], search._spread
    search._luck = [0.0, 0.0, 0.0]
    assert search._judged(over) == utility(scores, search._start, spread, over.result.winners)
    search._luck = [0.0, 7.0, 0.0]
    assert search._judged(over) == utility([scores[0], scores[1] - 7, scores[2]], search._start, spread)
    running = match.fork(Random(2))
    search._luck = [0.0, 0.0, 0.0]
    assert search._judged(running) == utility(values(running), search._start, spread)


def test_a_turn_has_a_budget_of_its_own() -> None:
    """However many answers it has: for each there is a third of what is left."""
    view = view_of_asked(in_the_middle("airship_city"))
    bot = SearchBot(Random(1), Settings(milliseconds=30, a_turn=60, processor=True))
    assert bot._allowed(view).milliseconds == 20
    bot.choose(view)
    assert bot._spent > 0
    bot._spent = 45.0
    assert bot._allowed(view).milliseconds == 5
    bot._spent = 61.0
    assert bot._allowed(view).milliseconds == 0
    assert bot.choose(view) in view.question.options, "late as it is, it answers"
    bot._turn -= 1
    assert bot._allowed(view).milliseconds == 20, "another turn"
    assert SearchBot(Random(1), Settings(milliseconds=30))._allowed(view).milliseconds == 30

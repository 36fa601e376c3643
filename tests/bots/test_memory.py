"""A search remembers: tables that it met, and the tree under its own answer."""

from random import Random
from typing import Any

import pytest

from kesselhaus import games
from kesselhaus.bots import BOTS, SearchBot, Settings
from kesselhaus.bots.greedy import FEW, best_of
from kesselhaus.bots.memory import Sights
from kesselhaus.bots.playout import Playout
from kesselhaus.bots.search import Search
from kesselhaus.bots.thinking import imagined
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.games import shelf
from tests.bots.positions import in_the_middle, view_of_asked


def forks(monkeypatch: pytest.MonkeyPatch, view: Any, *, remembers: bool) -> tuple[int, Any]:
    """How many forks a search makes, and what it answers."""
    made = 0
    usual = Match.fork

    def counted(match: Match[Any], *args: Any, **kwargs: Any) -> Match[Any]:
        nonlocal made
        made += 1
        return usual(match, *args, **kwargs)

    with monkeypatch.context() as patch:
        patch.setattr(Match, "fork", counted)
        option = SearchBot(Random(3), Settings(iterations=40, remembers=remembers)).choose(view)
    return made, option


@pytest.mark.parametrize("key", ["airship_city", "steamopolis"])
def test_what_was_looked_at_is_not_looked_at_again(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    views = [view_of_asked(in_the_middle(key, answers=answers)) for answers in (90, 150)]
    with_memory, without = (
        [forks(monkeypatch, view, remembers=remembers) for view in views] for remembers in (True, False)
    )
    assert sum(made for made, _ in with_memory) < 0.9 * sum(made for made, _ in without)


@pytest.mark.parametrize("key", shelf())
def test_a_table_is_known_by_all_that_lies_there_and_was_answered(key: str) -> None:
    match = in_the_middle(key)
    table = Sights.table(match)
    assert Sights.table(match.fork()) == table
    assert isinstance(match.question, Ask)
    tables = set()
    for option in match.question.options:
        fork = match.fork()
        fork.answer(option)
        tables.add(Sights.table(fork))
    assert table not in tables
    assert len(tables) == len(match.question.options)


def thought_twice(match: Match[Any], iterations: int = 60) -> tuple[Search, Any]:
    """A search, and the view of what its seat is asked right after its answer."""
    first = Search(view_of_asked(match), Random(3), Settings(iterations=iterations))
    first.run(decided=False)
    match.answer(first.best())
    return first, view_of_asked(match)


def test_the_tree_under_the_own_answer_is_gone_on_with() -> None:
    gone_on = 0
    for answers in range(90, 130):
        match = in_the_middle("airship_city", answers=answers)
        seat, turn = match.question.seat, match.state.turn  # type: ignore[union-attr]
        first, view = thought_twice(match)
        second = Search(view, Random(3), Settings(iterations=1), first)
        node = first.root.following.get((first.best(), view.seat))
        same = node is not None and list(node.options) == list(view.question.options)
        expected = node if same and (view.seat, view.state.turn) == (seat, turn) else None
        assert (second.root is node) == (expected is not None)
        gone_on += expected is not None
        assert second.best() in view.question.options
    assert gone_on > 5


def test_another_turn_or_other_options_begin_anew() -> None:
    match = in_the_middle("airship_city", answers=90)
    first = Search(view_of_asked(match), Random(3), Settings(iterations=30))
    first.run(decided=False)
    elsewhere = view_of_asked(in_the_middle("airship_city", answers=200))
    assert first.under_its_answer(elsewhere) is None


@pytest.mark.parametrize("key", ["whistle_mountain", "nucleum"])
def test_worlds_are_gone_on_with_where_they_still_fit(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They hold what was made up before, and fit what the seat sees now; where none fits, one is made up."""
    made_up: list[Match[Any]] = []
    usual = imagined

    def counted(*args: Any) -> Match[Any]:
        made_up.append(usual(*args))
        return made_up[-1]

    monkeypatch.setattr("kesselhaus.bots.worlds.imagined", counted)
    taken_over = 0
    for answers in range(90, 120, 3):
        first, view = thought_twice(in_the_middle(key, answers=answers), iterations=10)
        made_up.clear()
        second = Search(view, Random(3), Settings(iterations=10), first)
        second.run(decided=False)
        game = games.game(key)
        for world in second._worlds._made:
            assert game.conceal(world.state, view.seat) == view.state
            assert world.question == view.question
        if not second._worlds._before:
            assert len(made_up) == len(second._worlds)
        taken_over += len(second._worlds) - len(made_up)
    assert taken_over > 20


@pytest.mark.parametrize("key", ["planet_steam", "steamopolis"])
def test_the_best_of_few_is_gone_on_with_where_chance_said_nothing(key: str) -> None:
    """The branch that is gone on with is the best option's."""
    found = 0
    for answers in range(60, 160, 4):
        match = in_the_middle(key, answers=answers)
        assert isinstance(match.question, Ask)
        world = match.fork(Random(1), anchored=True)
        playout = Playout(key, Random(2), match.question.seat, Sights())
        looks = playout.first_sights(world, match.question, 30)
        if playout.best_branch is None:
            continue
        found += 1
        assert len(looks) <= FEW
        assert playout.best_branch.answers[world.version] == best_of(looks)
        assert all(isinstance(each, Option) for each in playout.best_branch.answers[world.version :])
        assert world.version == match.version, "the world itself is left alone"
    assert found > 2


def test_time_that_an_answer_leaves_over_is_there_for_the_next_ones() -> None:
    view = view_of_asked(in_the_middle("airship_city"))
    bot = SearchBot(Random(1), Settings(milliseconds=40))
    bot._account(10)
    assert bot._saved == 30
    assert bot._allowed(view).milliseconds == 40 + 15
    bot._account(60)
    assert bot._saved == 10
    bot._account(200)
    assert bot._saved == 0, "there are no debts"
    for _ in range(20):
        bot._account(0)
    assert bot._allowed(view).milliseconds == 40 + 6 * 40 / 2, "no more than that"
    forgetful = SearchBot(Random(1), Settings(milliseconds=40, remembers=False))
    forgetful._account(10)
    assert forgetful._allowed(view).milliseconds == 40
    hurried = SearchBot(Random(1), Settings(milliseconds=40, a_turn=90))
    hurried._account(10)
    assert hurried._allowed(view).milliseconds == 30, "a turn has its budget all the same"


def test_budgets_of_the_processor_and_a_search_without_memory_have_names() -> None:
    view = view_of_asked(in_the_middle("airship_city"))
    for name in ("search:5cpu", "search1:5cpu", "search1:4it"):
        assert BOTS[name](Random(1)).choose(view) in view.question.options
    assert "search3:4it" not in BOTS
    assert "search:4s" not in BOTS


def test_the_same_seed_and_iterations_play_the_same_also_with_memory() -> None:
    def played() -> list[Any]:
        match = in_the_middle("airship_city", answers=90)
        bot = SearchBot(Random(8), Settings(iterations=6))
        chosen = []
        for _ in range(12):
            chosen.append(bot.choose(view_of_asked(match)))
            match.answer(chosen[-1])
        return chosen

    assert played() == played()

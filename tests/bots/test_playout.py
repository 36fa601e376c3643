"""Playing on: cheap, but through the answers of all seats, to where positions can be compared."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from kesselhaus.bots import GreedyBot, SearchBot, Settings
from kesselhaus.bots.greedy import best_of, outlooks
from kesselhaus.bots.playout import Playout, near_the_lowest
from kesselhaus.bots.thinking import imagined
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, NumberOption, Numbers, Option
from kesselhaus.games import advice, game, shelf
from kesselhaus.games.planet_steam.tasks import Activating
from tests.bots.positions import in_the_middle


class Raise(NumberOption, frozen=True):
    pass


class Out(Option, frozen=True):
    pass


def between_greedy(key: str, until: Callable[[Match[Any]], bool], seed: int = 3) -> Match[Any]:
    """A match between greedy players at the first question of which something is true."""
    match: Match[Any] = Match(game(key), 4, chance=Random(seed), automatic=True)
    bot = GreedyBot(Random(seed))
    while not until(match):
        match.answer(bot.choose(match.view(match.question.seat)))  # type: ignore[union-attr]
    return match


def playing_on(match: Match[Any], thinker: int = -1) -> Match[Any]:
    world = match.fork(Random(1), anchored=True)
    return Playout(match.game.key, Random(2), thinker).to_the_end_of_the_phase(world, 500)


def test_of_many_numbers_those_near_the_lowest_and_what_is_no_number() -> None:
    bids = Ask(0, "X", Numbers(Raise, 7, 90, (Out(),)))
    chosen = near_the_lowest(bids, (0, 1, 5, 40, 99))
    assert chosen == [Raise(7), Raise(8), Raise(12), Raise(47), Out()]
    few = Ask(0, "X", Numbers(Raise, 7, 9, (Out(),)))
    assert near_the_lowest(few) == [Raise(7), Raise(8), Raise(9), Out()]
    assert near_the_lowest(Ask(0, "X", (Out(), Raise(3)))) == [Out(), Raise(3)]
    long = near_the_lowest(Ask(0, "X", Numbers(Raise, 1, 200, (Out(),))))
    assert long == [*map(Raise, (1, 2, 3, 5, 8, 13, 21, 34, 55, 89)), Out()]
    others = [Out(), *map(Raise, range(20))]
    assert near_the_lowest(Ask(0, "X", others), (0, 1)) == others, "options that are no row"
    for top, numbers in (
        (11, [1, 2, 6]),
        (10, [1, 2, 6]),
        (6, [1, 2, 6]),
        (5, [1, 2]),
        (4, [1, 2]),
        (3, [1, 2, 3]),
    ):
        row = Ask(0, "X", Numbers(Raise, 1, top, (Out(),)))
        assert near_the_lowest(row, (0, 1, 5)) == [*map(Raise, numbers), Out()], top


@pytest.mark.parametrize("key", shelf())
@pytest.mark.parametrize("answers", [40, 150])
def test_it_goes_to_the_end_of_the_phase_and_leaves_the_match_alone(key: str, answers: int) -> None:
    match = in_the_middle(key, answers=answers)
    phase, before = advice(key).phase, match.state.copy()
    after = playing_on(match)
    assert phase(after.state) != phase(match.state)
    assert match.state == before
    assert playing_on(match).state == after.state


def test_it_stops_after_so_many_answers() -> None:
    match = in_the_middle("planet_steam", answers=40)
    after = Playout("planet_steam", Random(2), -1).to_the_end_of_the_phase(match.fork(Random(1)), 3)
    assert 3 <= after.version - match.version <= 3 + 12  # a comparison of few options is not broken off


def test_an_answer_that_pays_only_with_what_follows_is_found() -> None:
    """Activating costs water at once; tanks come after it."""
    match = between_greedy("planet_steam", lambda match: isinstance(match.state.doing, Activating))
    seat = match.question.seat  # type: ignore[union-attr]
    after = playing_on(match)
    assert len(after.state.own_tanks(seat)) > len(match.state.own_tanks(seat))


def test_of_few_options_each_is_played_on_by_the_greedy_too() -> None:
    """At first sight activating only costs water."""
    match = between_greedy("planet_steam", lambda match: isinstance(match.state.doing, Activating))
    assert len(match.question.options) == 2  # type: ignore[union-attr]
    view = match.view(match.question.seat)  # type: ignore[union-attr]
    at_first_sight = best_of(outlooks(imagined(view, Random(1)), Random(1)))
    chosen = GreedyBot(Random(1)).choose(view)
    assert (type(at_first_sight).__name__, type(chosen).__name__) == ("StayIdle", "Activate")


def test_trade_is_judged_with_the_certificates_that_follow_it() -> None:
    """All sell their quartz; only who keeps one can buy luxury quarters when they are through."""

    def last_quartz(match: Match[Any]) -> bool:
        table = match.state
        goods = table.players[table.doing.seat].goods if table.traded == "quartz" else {}
        return bool(goods) and goods["quartz"] == 1 and goods["ore"] > 0 and table.quarters == 6

    match = between_greedy("planet_steam", last_quartz)
    view = match.view(match.question.seat)  # type: ignore[union-attr]
    assert type(SearchBot(Random(3), Settings(iterations=40)).choose(view)).__name__ != "Sell"


def test_the_search_sees_at_once_what_pays_only_with_what_follows() -> None:
    """Few options are played on before they are compared, however few iterations there are."""
    match = between_greedy("planet_steam", lambda match: isinstance(match.state.doing, Activating))
    view = match.view(match.question.seat)  # type: ignore[union-attr]
    estimates = SearchBot(Random(3), Settings(iterations=1)).estimates(view)
    assert type(estimates[0].option).__name__ == "Activate"
    assert estimates[0].value > estimates[1].value

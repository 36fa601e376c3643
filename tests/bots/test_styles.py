"""Styles: bots at one table differ, each in what the advice of its game can tell apart."""

from random import Random
from typing import Any

import pytest

from kesselhaus import games
from kesselhaus.bots import BOTS, LEVELS, GreedyBot, SearchBot, Settings
from kesselhaus.bots.greedy import best_of, outlooks
from kesselhaus.bots.search import Search
from kesselhaus.bots.styles import dearer, style_of, valued
from kesselhaus.bots.utility import values
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games import shelf
from tests.bots.positions import in_the_middle, view_of_asked


@pytest.mark.parametrize("key", shelf())
def test_three_neighbours_have_three_styles_of_features_that_there_are(key: str) -> None:
    styles = [style_of(key, 4, seat) for seat in range(4)]
    assert styles[0] != styles[1] != styles[2] != styles[0]
    assert styles[3] == styles[0], "there are three"
    for style in styles:
        assert style.keys() <= set(games.features(key))
        assert all(1 < times <= 1.5 for times in style.values()), "nobody is blind to all else"


def test_who_is_alone_or_plays_what_knows_no_styles_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert style_of("nucleum", 1, 0) == {}
    monkeypatch.delattr(games.advice("nucleum"), "STYLES")
    assert style_of("nucleum", 3, 1) == {}


@pytest.mark.parametrize("key", shelf())
def test_styles_lead_to_different_answers(key: str) -> None:
    """In a match between greedy players there soon is a question that three styles do not answer alike."""
    match: Match[Any] = Match(games.game(key), 2, chance=Random(4), automatic=True)
    bot, alike = GreedyBot(Random(4)), True
    while alike:
        question = match.question
        assert isinstance(question, Ask)
        liked = set()
        for name in range(3):
            value = valued(key, style_of(key, 4, name))
            liked.add(best_of(outlooks(match.fork(Random(1)), Random(2), value, nested=6)))
        alike = len(liked) == 1
        match.answer(bot.choose(match.view(question.seat)))


@pytest.mark.parametrize("key", shelf())
def test_a_style_adds_what_it_holds_dear(key: str) -> None:
    table = in_the_middle(key, seats=2).state
    style = style_of(key, 2, 1)
    features = games.advice(key).features(table, 1)
    plain = sum(features.values())
    assert valued(key, {})(table, 1) == pytest.approx(plain)
    assert valued(key, style)(table, 1) == pytest.approx(plain + dearer(key, style, table, 1))
    name = next(iter(style))
    assert dearer(key, {name: 1.5}, table, 1) == pytest.approx(features.get(name, 0.0) / 2)


def test_levels_play_in_styles_and_others_do_not() -> None:
    for name, make in LEVELS.items():
        bot = make(Random(1))
        styled = bot._styled if isinstance(bot, GreedyBot) else bot._settings.styled  # type: ignore[attr-defined]
        assert styled, name
    greedy, search = BOTS["greedy"](Random(1)), BOTS["search:9it"](Random(1))
    assert isinstance(greedy, GreedyBot)
    assert not greedy._styled
    assert isinstance(search, SearchBot)
    assert not search._settings.styled


def test_a_search_in_style_expects_more_of_what_it_will_like_and_nothing_at_the_start() -> None:
    match = in_the_middle("nucleum", seats=2)
    view = view_of_asked(match)
    search = Search(view, Random(1), Settings(iterations=4, styled=True))
    assert search._values(match.fork(Random(1))) == pytest.approx(values(match.fork(Random(1))))
    seat, other = view.seat, 1 - view.seat
    later: Any = match.fork(Random(2))
    while later.version < match.version + 40:
        later.answer(later.question.options[0])
    expected, plain = search._values(later), values(later)
    liked = dearer("nucleum", search._style, later.state, seat) - search._liking
    assert liked != 0
    assert expected[seat] == pytest.approx(plain[seat] + liked)
    assert expected[other] == pytest.approx(plain[other])

"""Reasons: what an option changes in the features of the advice; the parts add up to the difference."""

from random import Random
from typing import Any

import pytest

from kesselhaus import games
from kesselhaus.bots.reasons import compared, tempting
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.languages import LANGUAGES

EVERY_GAME = pytest.mark.parametrize("game", list(games.shelf()))
MOST = 5


def some_views(key: str, seed: int, count: int) -> list[View[Any]]:
    """Of who is asked something with several answers, in a match of random players."""
    chance = Random(seed)
    match: Match[Any] = Match(games.game(key), games.game(key).usual_seats, chance=chance, automatic=True)
    found: list[View[Any]] = []
    while len(found) < count:
        question = match.question
        assert isinstance(question, Ask)
        if len(question.options) > 2 and chance.random() < 0.1:
            found.append(match.view(question.seat))
        match.answer(chance.choice(question.options))
    return found


@EVERY_GAME
def test_parts_add_up_to_the_difference_and_every_feature_has_a_name(game: str) -> None:
    for view in some_views(game, 3, 6):
        assert isinstance(view.question, Ask)
        options = list(view.question.options)[:MOST]
        prospects = compared(view, options, Random(1), worlds=2)
        assert [each.option for each in prospects] == options
        middle = sum(each.value for each in prospects) / len(prospects)
        for each in prospects:
            assert sum(each.parts.values()) == pytest.approx(each.value - middle)
            for feature in each.parts:
                told = {games.reason(view.game, feature, lang) for lang in LANGUAGES}
                assert all(told)
        assert tempting(view, options, Random(1)) in options


@pytest.mark.parametrize(
    "key", ["airship_city", "planet_steam", "steamopolis", "whistle_mountain", "nucleum"]
)
def test_reasons_are_told_in_both_languages(key: str) -> None:
    view = some_views(key, 5, 1)[0]
    for feature in games.advice(key).features(view.state, view.seat or 0):
        english, german = (games.reason(key, feature, lang) for lang in ("en", "de"))
        assert english != german
    assert games.reason(key, "", "de") in ("Punkte", "Credits", "Stimmpunkte")


def test_what_others_hide_changes_no_reason() -> None:
    view = some_views("planet_steam", 4, 9)[-1]
    assert isinstance(view.question, Ask)
    options, seat = list(view.question.options)[:3], view.seat
    told = compared(view, options, Random(2))
    for player in view.start.players:
        if player.seat != seat:
            assert player.credits < 0, "the view does not know it"
    assert told == compared(view, options, Random(2))

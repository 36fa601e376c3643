"""Nobody can see what he may not: of two worlds that differ only in a secret, everything that leaves the
house is the same for whom it is none of his business. `make secrets` compares many more.
"""

import asyncio
from random import Random
from typing import Any

import pytest

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from tests.web.secrets.soak import GAMES, soak

PAIRS = 6
MOVES = 3
RIVER = 6
"""A pair of worlds in which others have named different numbers."""


def test_two_worlds_that_differ_in_a_secret_look_the_same() -> None:
    account = asyncio.run(soak(PAIRS, 0, MOVES))
    assert account.differences == []
    assert account.pairs == dict.fromkeys(GAMES, PAIRS // len(GAMES))
    assert account.secrets.keys() >= {"credits", "cards", "deck", "markets"}
    assert account.moments > 2 * PAIRS
    assert account.replies > 50 * account.moments


@pytest.mark.rule("PS-150")
def test_numbers_for_the_river_are_told_when_all_are_named() -> None:
    """A difference that a rule makes public is known by that rule; before that there is none."""
    account = asyncio.run(soak(1, RIVER, 6, ("planet_steam",)))
    assert account.differences == []
    assert account.secrets["river_numbers"]
    assert account.public == {"PS-150": 1}


def test_a_question_that_depends_on_hidden_credits_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEAK", "1")
    account = asyncio.run(soak(1, 2, 1, ("planet_steam",)))
    assert {difference.what for difference in account.differences} >= {"POST answer"}


@pytest.mark.parametrize("game", sorted(games.shelf().keys() - set(GAMES)))
def test_the_others_have_no_secrets(game: str) -> None:
    rules, chance = games.game(game), Random(1)
    for seats in rules.seats:
        match: Match[Any] = Match(rules, seats, chance=chance, automatic=True)
        while isinstance(match.question, Ask):
            assert not match.question.secret
            assert all(rules.conceal(match.state, eyes) == match.state for eyes in (None, *range(seats)))
            assert match.view(None).log == tuple(match.log)
            match.answer(chance.choice(list(match.question.options)))

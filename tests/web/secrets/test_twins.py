"""Nobody can see what he may not: of two worlds that differ only in a secret, everything that leaves the
house is the same for whom it is none of his business. `make secrets` compares many more.
"""

import asyncio
import re
from random import Random
from typing import Any

import pytest
from starlette.routing import Route

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.web.routes import all_routes
from tests.web.secrets.soak import GAMES, soak

PAIRS = 6
MOVES = 3
RIVER = 6
"""A pair of worlds in which others have named different numbers."""
NOT_ASKED = {
    "POST /t/{id}/seat": "only before a match begins",
    "POST /t/{id}/chat": "what was said is shown as it was said, and a table is told no more of it",
    "POST /api/tables/{id}/chat": "the same",
}


def test_two_worlds_that_differ_in_a_secret_look_the_same() -> None:
    account = asyncio.run(soak(PAIRS, 0, MOVES))
    assert account.differences == []
    assert account.pairs == dict.fromkeys(GAMES, PAIRS // len(GAMES))
    assert account.secrets.keys() >= {"credits", "cards", "deck", "markets"}
    assert account.moments > 2 * PAIRS
    assert account.replies > 50 * account.moments
    assert {label for label in about_tables() if not _was_asked(label, account.asked)} == NOT_ASKED.keys()


def about_tables() -> set[str]:
    """Everything that can be asked of the site or the API about a table."""
    routes = (route for route in all_routes() if isinstance(route, Route))
    return {
        f"{method} {route.path}"
        for route in routes
        if "{id}" in route.path
        for method in (route.methods or set()) - {"HEAD"}
    }


def _was_asked(label: str, asked: set[str]) -> bool:
    """Whether it was compared; a write of a program says the same as that of a page."""
    method, path = label.split()
    word = path.rpartition("/")[2]
    if method == "POST":
        return any(one.startswith("POST") and word in re.split("[ /]", one) for one in asked)
    wanted = re.compile(
        re.escape(label).replace(r"\{id\}", "[^/?]+").replace(r"\{thing\}", ".+") + r"(\?.*)?"
    )
    return any(wanted.fullmatch(one) for one in asked)


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

"""The styles of a game dress what the game has drawn: the log and the question bar only where they say so."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from kesselhaus import games
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from tests.examples.shelf import examples_on_the_shelf
from tests.games.looking import EVERY_GAME, document, played

NOT_THE_GAMES = "#log, #console"
FOREIGN = """([css, foreign]) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const single = rule => (rule.selectorText ? rule.selectorText.split(/,(?![^(]*\\))/) : [])
  const selectors = rules => [...rules].flatMap(rule => [...single(rule), ...selectors(rule.cssRules || [])])
  const dressed = selector => document.querySelectorAll(selector.replace(/::[\\w-]+/g, ''))
  const isForeign = selector => [...dressed(selector)].some(each => each.closest(foreign))
  const named = selector => /#log|[.]console/.test(selector)
  return selectors(sheet.cssRules).filter(selector => !named(selector) && isForeign(selector))
}"""


@pytest.fixture(scope="module")
def blank(chromium: Browser) -> Iterator[Page]:
    with examples_on_the_shelf():
        yield chromium.new_page()


def some_way_in(game: str) -> View[Any]:
    """Of a match in which something stands in the log and something can be chosen."""
    matches, chance = played(game), Random(1)
    match = matches.start(games.game(game).usual_seats, 1)
    for _ in range(60):
        if not isinstance(match.question, Ask) or len(match.log) > 30:
            break
        view = match.view(match.question.seat)
        match.answer(matches.choose(chance, list(match.question.options)))
    return view


@EVERY_GAME
def test_styles_of_a_game_are_scoped(blank: Page, game: str) -> None:
    blank.set_content(document(some_way_in(game), "en"))
    assert blank.evaluate(FOREIGN, [games.table(game).CSS, NOT_THE_GAMES]) == []
    too_wide = "@media (width > 1px){.table svg{width:100%}} #log .log{color:red} .no-such{color:red}"
    assert blank.evaluate(FOREIGN, [too_wide, NOT_THE_GAMES]) == [".table svg"]

"""The figures of the rulebooks: real positions, drawn as the table draws them, at rules that are told."""

import re

import pytest

from kesselhaus import games
from kesselhaus.languages import LANGUAGES
from kesselhaus.protocol import Boards, Figure, No
from kesselhaus.web.pages.figures import NAMED
from kesselhaus.workers.figures import boards, figures

TEACHING = [key for key in games.shelf() if games.lesson(key)]


def of_lesson(key: str, lang: str) -> list[Figure]:
    return [figure for figure in figures(key, lang).figures if figure.chapter]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", TEACHING)
def test_every_figure_shows_a_deed_at_its_rule(key: str, lang: str) -> None:
    found = of_lesson(key, lang)
    assert len(found) >= 8
    rules = [figure.rule for figure in found]
    assert len(rules) == len(set(rules)), "one for a rule"
    plan = games.lesson(key)
    assert plan is not None
    chapters = {trail.chapter.key for trail in plan.trails}
    book = games.rulebook(key, lang)
    changed = 0
    for number, figure in enumerate(found):
        assert f'<a id="{figure.rule}"></a>' in book
        assert figure.chapter in chapters
        assert figure.title
        assert "[" not in figure.title + figure.text, "in plain words"
        drawn = boards(key, lang, number)
        assert isinstance(drawn, Boards)
        before, after = drawn.boards
        assert before.html
        assert after.html
        changed += before != after
    assert changed > 0.8 * len(found)


def test_both_languages_show_the_same_positions() -> None:
    english, german = (of_lesson("airship_city", lang) for lang in ("en", "de"))
    assert [figure.rule for figure in english] == [figure.rule for figure in german]
    assert all(one.title != other.title for one, other in zip(english, german, strict=True))


def test_a_game_without_lesson_and_examples_has_none() -> None:
    for key in games.shelf():
        if games.lesson(key) is None and games.examples(key) is None:
            assert figures(key, "en").figures == []


def test_boards_of_a_figure_have_no_names_twice() -> None:
    drawn = '<g id="a" class="b" data-x="c"><i/></g>'
    assert re.sub(NAMED, " data-id=", drawn) == '<g data-id="a" class="b" data-x="c"><i/></g>'


@pytest.mark.parametrize("number", [-1, 9999])
def test_a_figure_that_there_is_not_is_not_drawn(number: int) -> None:
    assert boards("airship_city", "en", number) == No("no_page", {})

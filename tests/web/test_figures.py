"""The figures of the rulebooks: real positions, drawn as the table draws them, at rules that are told."""

import re

import pytest

from kesselhaus import games
from kesselhaus.languages import LANGUAGES
from kesselhaus.web.pages.figures import NAMED
from kesselhaus.workers.figures import figures

TEACHING = [key for key in games.shelf() if games.lesson(key)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", TEACHING)
def test_every_figure_shows_a_deed_at_its_rule(key: str, lang: str) -> None:
    found = figures(key, lang).figures
    assert len(found) >= 8
    rules = [figure.rule for figure in found]
    assert len(rules) == len(set(rules)), "one for a rule"
    plan = games.lesson(key)
    assert plan is not None
    chapters = {course.chapter.key for course in plan.courses}
    book = games.rulebook(key, lang)
    for figure in found:
        assert f'<a id="{figure.rule}"></a>' in book
        assert figure.chapter in chapters
        assert figure.title
        assert "[" not in figure.title + figure.text, "in plain words"
        assert figure.before
        assert figure.after
    assert sum(figure.before != figure.after for figure in found) > 0.8 * len(found)


def test_both_languages_show_the_same_positions() -> None:
    english, german = (figures("airship_city", lang).figures for lang in ("en", "de"))
    assert [figure.rule for figure in english] == [figure.rule for figure in german]
    assert all(one.title != other.title for one, other in zip(english, german, strict=True))


def test_a_game_without_a_lesson_has_none() -> None:
    for key in games.shelf():
        if games.lesson(key) is None:
            assert figures(key, "en").figures == []


def test_boards_of_a_figure_have_no_names_twice() -> None:
    assert re.sub(NAMED, "", '<g id="a" class="b" data-t="c"><i/></g>') == '<g class="b"><i/></g>'

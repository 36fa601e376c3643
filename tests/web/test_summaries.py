"""The whole game on one page: told by every game of the house, with the figures of its components."""

import re

import pytest

from kesselhaus import games
from kesselhaus.engine.components import ComponentError
from kesselhaus.languages import LANGUAGES, Phrases
from kesselhaus.languages.phrases import SUBJECTS
from kesselhaus.workers.shelf import on_shelf
from kesselhaus.workers.summary import summary

TOLD = [key for key in games.shelf() if games.brings(key, "summary")]
CHANGES = [
    # what stands in the components, what it becomes, a figure that then stands on the page
    ("airship_city", "[constants.hire_cost]\nvalue = 10", "[constants.hire_cost]\nvalue = 83", "83"),
    ("airship_city", "cost = { wood = 14, gear = 7 }", "cost = { wood = 83, gear = 7 }", "83"),
    ("airship_city", "collect = { wood = 3 }", "collect = { wood = 83 }", "83"),
    ("airship_city", "[constants.upgrade_vp]\nvalue = 3", "[constants.upgrade_vp]\nvalue = 83", "83"),
    ("nucleum", "[constants.red_site_cost]\nvalue = 2", "[constants.red_site_cost]\nvalue = 83", "83"),
    ("nucleum", "[constants.kings_first]\nvalue = 6", "[constants.kings_first]\nvalue = 83", "83"),
    ("nucleum", "urban_cost = 5", "urban_cost = 83", "83"),
    ("planet_steam", "[costs.imported_tank]\ncredits = 5", "[costs.imported_tank]\ncredits = 83", "83"),
    ("planet_steam", "[end_values.zone]\nvalue = 25", "[end_values.zone]\nvalue = 83", "83"),
    (
        "planet_steam",
        "[figures.engineer_credits]\nvalue = 15",
        "[figures.engineer_credits]\nvalue = 83",
        "83",
    ),
    ("steamopolis", "[pieces.third_statue_sp]\nvalue = 3", "[pieces.third_statue_sp]\nvalue = 83", "83"),
    ("steamopolis", "sp = 5\nscrap = true", "sp = 83\nscrap = true", "83"),
    ("whistle_mountain", "[constants.move_gold]\nvalue = 1", "[constants.move_gold]\nvalue = 83", "83"),
    ("whistle_mountain", "[constants.pool_penalty]\nvalue = 5", "[constants.pool_penalty]\nvalue = 83", "83"),
    (
        "whistle_mountain",
        'kind = "small_machine"\ncost = { coal = 2 }',
        'kind = "small_machine"\ncost = { coal = 83 }',
        "83",
    ),
]
SMALL = 3
"""Up to here a number is a word like any other: one step, two lines. What is larger stands in the box."""


def text_of(html: str) -> str:
    return re.sub(r"<[^>]+>", " ", html)


def test_every_game_of_the_house_is_told() -> None:
    assert set(TOLD) == set(games.shelf())
    assert all(on_shelf(key).summary for key in TOLD)  # type: ignore[union-attr]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", TOLD)
def test_it_is_told_in_words_and_drawn_with_what_the_game_has(key: str, lang: str) -> None:
    html = summary(key, lang).html
    assert not re.search(r"[\[\]{}]", text_of(html)), "in words"
    drawn = set(re.findall(r'href="#([\w-]+)"', html))
    assert drawn <= {**games.table(key).SYMBOLS}.keys()
    assert len(drawn) > 12
    assert html.count("<h2>") >= 8


@pytest.mark.parametrize(("key", "old", "new", "figure"), CHANGES)
def test_a_figure_of_the_components_is_on_the_page(key: str, old: str, new: str, figure: str) -> None:
    """With both languages, so that none has it typed."""
    shipped = games.shipped_file(key).decode()
    assert old in shipped
    box = games.game(key).load_box(shipped.replace(old, new, 1).encode())
    for lang in LANGUAGES:
        assert not re.search(rf"\b{figure}\b", text_of(summary(key, lang).html))
        assert re.search(rf"\b{figure}\b", text_of(summary(key, lang, box).html)), lang


@pytest.mark.parametrize("key", TOLD)
def test_no_figure_is_typed_a_second_time(key: str) -> None:
    __import__(f"{games.packages()[key]}.summary")
    phrases: Phrases[str] = SUBJECTS[f"{key}.summary"]
    for lang in LANGUAGES:
        for told in phrases.of(lang).values():
            assert all(int(figure) <= SMALL for figure in re.findall(r"\d+", told)), told


def test_components_that_cannot_be_are_no_page() -> None:
    text = games.shipped_file("airship_city").replace(b"value = 10", b"value = -10", 1)
    with pytest.raises(ComponentError):
        games.game("airship_city").load_box(text)

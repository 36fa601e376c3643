"""The rulebooks of Planet Steam use its names and show the figures of its box."""

import re
from importlib.resources import files

import pytest

from kesselhaus.games.planet_steam import words
from kesselhaus.games.planet_steam.box import shipped
from kesselhaus.games.planet_steam.figures import CONVERTERS, RESOURCES, SPECIALISTS

LANGUAGES = pytest.mark.parametrize("lang", ["en", "de"])


def book(lang: str) -> str:
    return (files("kesselhaus.games.planet_steam") / f"rulebook.{lang}.md").read_text("utf-8")


@LANGUAGES
def test_the_rulebook_calls_things_by_their_names(lang: str) -> None:
    text = book(lang).lower()
    things = ("building_permit", "luxury_quarters", "supercharger", "price_manipulation", "sabotage")
    for id in (*RESOURCES, *SPECIALISTS, *things, "independent_carrier", "claim_map"):
        assert words.name(id, lang).lower() in text, id
    for kind in CONVERTERS:
        assert words.name(f"{kind}_converter", lang).lower() in text


@LANGUAGES
def test_tables_of_the_rulebook_show_the_figures_of_the_box(lang: str) -> None:
    box = shipped()
    rows = [[int(number) for number in re.findall(r"\d+", line)] for line in _table_lines(lang)]
    for resource in RESOURCES:
        assert [box.start_supply(resource, seats) for seats in (2, 3, 4, 5)] in rows
    for reduced in (False, True):
        for name in ("credits", *RESOURCES):
            assert [box.start_goods(seats, reduced)[name] for seats in (2, 3, 4, 5)] in rows
    for level in range(1, 5):
        assert [box.capacity[resource][level] for resource in RESOURCES] in rows
    assert list(reversed(box.tank_price[1:])) in rows
    assert [box.rounds(seats) for seats in (2, 3, 4, 5)] in rows
    assert list(box.supercharger.goods.values()) in rows


def _table_lines(lang: str) -> list[str]:
    return [line for line in book(lang).splitlines() if line.startswith("|")]

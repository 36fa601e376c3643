"""The rulebooks of Planet Steam: every rule of the spec has its place in both languages."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from kesselhaus.engine.rulebook import rule_text, rules_told
from kesselhaus.games.planet_steam import GAME, words
from kesselhaus.games.planet_steam.box import shipped
from kesselhaus.games.planet_steam.figures import CONVERTERS, RESOURCES, SPECIALISTS
from kesselhaus.lab.rule_index import read_spec

SPEC = Path(__file__).parents[3] / "docs" / "spec" / "planet_steam.md"
RULES = [entry.id for entry in read_spec(SPEC).values() if entry.kind == "rule" and entry.id[:3] == "PS-"]
LANGUAGES = pytest.mark.parametrize("lang", ["en", "de"])


def book(lang: str) -> str:
    return (files("kesselhaus.games.planet_steam") / f"rulebook.{lang}.md").read_text("utf-8")


@LANGUAGES
def test_every_rule_has_one_place_with_a_text(lang: str) -> None:
    assert len(RULES) > 190
    assert sorted(rules_told(book(lang))) == sorted(RULES)
    for rule in RULES:
        text = rule_text(book(lang), rule)
        assert len(text) > 20, rule
        assert not re.search(r"[<>*`]", text), rule


def test_both_rulebooks_tell_the_rules_in_the_same_order() -> None:
    assert rules_told(book("en")) == rules_told(book("de"))


def test_no_rule_is_left_in_the_other_language() -> None:
    same = [rule for rule in RULES if rule_text(book("en"), rule) == rule_text(book("de"), rule)]
    assert same == []


@LANGUAGES
def test_the_rulebook_calls_things_by_their_names(lang: str) -> None:
    text = book(lang).lower()
    things = ("building_permit", "luxury_quarters", "supercharger", "price_manipulation", "sabotage")
    for id in (*RESOURCES, *SPECIALISTS, *things, "independent_carrier", "claim_map"):
        assert words.name(id, lang).lower() in text, id
    for kind in CONVERTERS:
        assert words.name(f"{kind}_converter", lang).lower() in text
    for variant in GAME.variants:
        assert words.variant(variant.key, lang).name.lower() in text, variant.key


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

"""The rulebooks of Airship City: every rule of the spec has its place in both languages."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from kesselhaus.engine.rulebook import rule_text, rules_told
from kesselhaus.games.airship_city import words
from kesselhaus.games.airship_city.box import shipped
from kesselhaus.lab.rule_index import read_spec

SPEC = Path(__file__).parents[3] / "docs" / "spec" / "airship_city.md"
RULES = [entry.id for entry in read_spec(SPEC).values() if entry.kind == "rule"]
LANGUAGES = pytest.mark.parametrize("lang", ["en", "de"])


def book(lang: str) -> str:
    return (files("kesselhaus.games.airship_city") / f"rulebook.{lang}.md").read_text("utf-8")


@LANGUAGES
def test_every_rule_has_one_place_with_a_text(lang: str) -> None:
    told = rules_told(book(lang))
    assert sorted(told) == sorted(RULES)
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
    box, text = shipped(), book(lang).lower()
    for id in (
        *box.kind.values(),
        *box.facilities,
        *box.stage_bonuses,
        *box.awards,
        *box.line_of,
        *box.upgrades,
    ):
        assert words.name(id, lang).lower() in text, id
    for grade in box.components.grades:
        assert words.name(grade.id, lang).lower() in text


@LANGUAGES
def test_tables_of_the_rulebook_show_the_figures_of_the_box(lang: str) -> None:
    box, rows = shipped(), [re.findall(r"[^|]+", line) for line in book(lang).splitlines() if line[:1] == "|"]
    figures = [[int(number) for number in re.findall(r"\d+", " ".join(row))] for row in rows]
    for column in box.prices.values():
        assert list(column) in figures
    for facility in box.facilities.values():
        assert [*facility.cost.values(), facility.vp] in figures
    for upgrade in box.upgrades.values():
        assert [upgrade.cost[kind] for kind in ("wood", "metal", "gold")] in figures
    for airship in box.airships.values():
        wanted = [*airship.cost.values(), airship.vp]
        assert any(row[: len(wanted)] == wanted and row[-1] == airship.lowers.by for row in figures), (
            airship.id
        )

"""The rulebooks of Airship City use its names and show the figures of its box."""

import re
from importlib.resources import files

import pytest

from kesselhaus.games.airship_city import words
from kesselhaus.games.airship_city.box import shipped

LANGUAGES = pytest.mark.parametrize("lang", ["en", "de"])


def book(lang: str) -> str:
    return (files("kesselhaus.games.airship_city") / f"rulebook.{lang}.md").read_text("utf-8")


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

"""The rulebooks of Whistle Mountain use its names and show the figures of its box."""

import re
from importlib.resources import files

import pytest

from kesselhaus.art.phrases import Lexicon, plain
from kesselhaus.games.whistle_mountain import words
from kesselhaus.games.whistle_mountain.box import shipped
from kesselhaus.games.whistle_mountain.figures import STACKS
from kesselhaus.games.whistle_mountain.words.effects import told_effect
from kesselhaus.games.whistle_mountain.words.powers import powers

LANGUAGES = pytest.mark.parametrize("lang", ["en", "de"])


def book(lang: str) -> str:
    return (files("kesselhaus.games.whistle_mountain") / f"rulebook.{lang}.md").read_text("utf-8")


def rows(lang: str) -> list[list[str]]:
    """The cells of all tables."""
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in book(lang).splitlines()
        if line.startswith("|")
    ]


def lexicon(lang: str) -> Lexicon:
    """A rulebook writes points as VP or SP."""
    return {**words.lexicon(lang), "vp": "VP" if lang == "en" else "SP"}


@LANGUAGES
def test_machines_cards_and_awards_are_listed_with_what_they_do(lang: str) -> None:
    box, listed = shipped(), rows(lang)
    for machine in box.components.machines:
        does = plain(told_effect(machine.effect, lang), (), lexicon(lang))
        assert [words.name(machine.id, lang), str(machine.vp), does] in listed
    for thing in (*box.cards, *box.awards):
        does = plain(told_effect(box.effects[thing], lang), (), lexicon(lang))
        assert [words.name(thing, lang), does] in listed


@LANGUAGES
def test_upgrades_and_abilities_are_listed_with_what_they_do(lang: str) -> None:
    box, listed = shipped(), rows(lang)
    for upgrade in box.components.upgrades:
        cost = ", ".join(f"[{amount} {kind}]" for kind, amount in upgrade.cost.items())
        row = [words.name(upgrade.id, lang), plain(cost, (), lexicon(lang)), str(upgrade.vp)]
        does = plain(powers(upgrade.powers, lang, box.contacts_for_ability), (), lexicon(lang))
        assert [*row, does] in listed
    for ability in box.components.abilities:
        does = plain(powers(ability.powers, lang, box.contacts_for_ability), (), lexicon(lang))
        assert [words.name(ability.id, lang), does] in listed


@LANGUAGES
def test_scaffolds_are_listed_with_their_forms_and_icons(lang: str) -> None:
    box, listed, kinds = shipped(), rows(lang), words.lexicon(lang)
    for form in box.components.forms:
        assert [form.id, *(f"({x},{y})" for x, y in form.squares)] in listed
    letters = {"C": "coal", "I": "iron", "G": "gold", "H": "whistle", "W": "water"}

    def shown(tile: str) -> str:
        printed = box.scaffolds[tile]
        icons = (plain(f"[{letters[icon]}]", (), kinds) if icon in letters else "–" for icon in printed.icons)
        return f"{printed.form}: {', '.join(icons)}"

    for number in range(1, 19):
        assert [str(number), *(shown(f"s{stack}{number:02}") for stack in STACKS)] in listed


@LANGUAGES
def test_tables_of_setup_docks_and_tower_show_the_figures_of_the_box(lang: str) -> None:
    box = shipped()
    figures = [[int(number) for number in re.findall(r"\d+", " ".join(row))] for row in rows(lang)]
    assert list(box.floor_vp[1:]) in figures
    assert [seats + box.spare_abilities for seats in (2, 3, 4)] in figures
    assert [box.awards_per_floor(seats) for seats in (2, 3, 4)] in figures
    for dock in box.docks.values():
        if dock.cost:
            assert [*dock.cost.values(), 1] in figures, dock.id
        elif dock.most:
            assert [*range(dock.most), *range(1, dock.most + 1)] in figures, dock.id


@LANGUAGES
def test_the_rulebook_calls_airships_and_sizes_by_their_names(lang: str) -> None:
    box, listed = shipped(), rows(lang)
    for airship, size in box.airship_size.items():
        assert any(row[:2] == [words.name(airship, lang), str(size)] for row in listed)


@LANGUAGES
def test_the_rulebook_says_that_it_is_unofficial_and_what_is_reconstructed(lang: str) -> None:
    text = book(lang)
    titles = re.findall(r"^## (.*)", text, re.MULTILINE)
    assert titles[-2:] == (
        ["About the figures", "Unofficial"] if lang == "en" else ["Zu den Zahlen", "Inoffiziell"]
    )
    assert text.startswith(f"# {words.about(lang).name}\n")

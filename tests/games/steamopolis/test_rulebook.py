"""The rulebooks of Steamopolis use its names and show the figures of its box."""

import re
from collections.abc import Iterable
from importlib.resources import files

import pytest

from kesselhaus.games.steamopolis import words
from kesselhaus.games.steamopolis.box import Machine, Part, shipped

UNCOUNTED = ("par_place", "res_any", "flip_sponsor")
"""Symbols that a table describes without a figure."""
LANGUAGES = pytest.mark.parametrize("lang", ["en", "de"])


def book(lang: str) -> str:
    return (files("kesselhaus.games.steamopolis") / f"rulebook.{lang}.md").read_text("utf-8")


def rows(lang: str) -> list[list[str]]:
    """The rows of all tables, as lists of their cells."""
    lines = [line.strip("|") for line in book(lang).splitlines() if line[:1] == "|"]
    return [[cell.strip() for cell in line.split("|")] for line in lines]


def row(lang: str, first: str, cells: int) -> list[str]:
    """What stands in a row behind its first cell, in a table of so many more columns."""
    (found,) = [rest for head, *rest in rows(lang) if head == first and len(rest) == cells]
    return found


def figures(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def counts(parts: Iterable[Part]) -> list[int]:
    """The figures of partial effects as a table writes them: the cost of each first."""
    found: list[int] = []
    for part in parts:
        found += [part.crystal + part.gear] if part.crystal or part.gear else []
        found += [atom.n for atom in part.atoms if atom.name not in UNCOUNTED]
    return found


@LANGUAGES
def test_the_rulebook_calls_things_by_their_names(lang: str) -> None:
    box, text = shipped(), book(lang)
    for id in (
        *box.districts,
        *box.machines,
        *(f"character_{number}" for number in box.characters),
        *(grade for _, grade in box.grades),
        *("make_steam", "set_target", "fly", "gala", "sponsor", "banker", "stoker", "static", "statue"),
        *("machine_room", "gauge", "base_marker", "bonus_marker", "capacity_tile", "passenger_tile"),
    ):
        assert words.name(id, lang).lower() in text.lower(), id


@LANGUAGES
def test_machines_are_listed_with_price_effects_boilers_and_storage(lang: str) -> None:
    box = shipped()
    for tile in box.tiles:
        machine = box.machines[tile]
        banner, price, activation, plain, storage, passive = row(lang, words.name(tile, lang), 6)
        assert banner == words.name(machine.colour, lang), tile
        assert figures(price) == [count for count in (machine.gear, machine.crystal) if count], tile
        _check_effects(machine, activation, plain, storage)
        wanted = counts(machine.passive.parts) if machine.passive else []
        levels = sorted(machine.passive.levels) if machine.passive else []
        assert figures(passive) == [*levels, *wanted], tile


@LANGUAGES
def test_start_machines_and_the_capacity_tile_are_listed(lang: str) -> None:
    box = shipped()
    for face in (*box.start_machines, "capacity"):
        _check_effects(box.machines[face], *row(lang, words.name(face, lang), 3))
    rear = next(rest for head, *rest in rows(lang) if head.startswith(f"{words.name('S1-back', lang)} ("))
    _check_effects(box.machines["S1-back"], *rear)


def _check_effects(machine: Machine, activation: str, plain: str, storage: str) -> None:
    assert figures(activation) == counts(machine.activation), machine.face
    assert figures(plain) == [machine.boiler_count - machine.connected] or plain == "–", machine.face
    assert plain != "–" or machine.boiler_count == machine.connected, machine.face
    assert figures(storage) == ([machine.storage] if machine.storage else []), machine.face


@LANGUAGES
def test_passenger_tiles_and_bonus_markers_are_listed(lang: str) -> None:
    box = shipped()
    for tile in box.passenger_tiles:
        targets = box.passenger_targets[tile]
        assert [int(cell) for cell in row(lang, tile, 4)] == [*targets["banker"], *targets["stoker"]]
    printed = [*box.passenger_targets[""]["banker"], *box.passenger_targets[""]["stoker"]]
    assert any(cells[1:] == [str(level) for level in printed] for cells in rows(lang))
    for (_, digit), marker in box.markers.items():
        assert row(lang, str(digit), 3)[:2] == [str(marker.price), str(marker.sp)]


@LANGUAGES
def test_districts_are_listed_with_their_static(lang: str) -> None:
    box = shipped()
    word = {"en": "*static*", "de": "*statisch*"}[lang]
    for district, entry in box.districts.items():
        (effect,) = [cells[2] for cells in rows(lang) if cells[1:2] == [words.name(district, lang)]]
        assert (word in effect) == entry.static, district
        assert ("**" in effect) == (len(entry.sides) > 1), district
        points = [atom.n for side in entry.sides for part in side for atom in part.atoms if atom.name == "sp"]
        assert [int(number) for number in re.findall(r"(\d) [VS]P", effect)] == points, district


@LANGUAGES
def test_ratings_and_gauge_are_listed(lang: str) -> None:
    box, text = shipped(), book(lang)
    for at_least, grade in box.grades:
        assert re.search(rf"\| \w+ {at_least} \| {words.name(grade, lang)} \|", text), grade
    values = " | ".join(str(value) for value in box.value[1:])
    assert values in text

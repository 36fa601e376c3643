"""Names in Airship City: every id has one in both languages, and the short ones fit on the boards."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest

from kesselhaus.games.airship_city import options, words
from kesselhaus.games.airship_city.box import shipped
from kesselhaus.games.airship_city.state import COLOURS
from kesselhaus.languages import FORMS

WAYS: tuple[Literal["from", "to", "over"], ...] = ("from", "to", "over")
ROOT = Path(__file__).parents[3]
PALATINO = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
        (500, 553, 444, 611, 479, 333, 556, 582, 291, 234, 556, 291, 883, 582, 546, 601, 560, 395, 424, 326,
         603, 565, 834, 516, 556, 500, 778, 611, 709, 774, 611, 556, 763, 832, 337, 333, 726, 611, 946, 831,
         786, 604, 786, 668, 525, 613, 778, 722, 1000, 667, 667, 667),
        strict=True,
    )
) | {"ä": 500, "ö": 546, "ü": 603, "ß": 556, "Ö": 786, "-": 333, " ": 250, "'": 278, ".": 250}  # fmt: skip
"""Widths of the serif in thousandths of its size."""


def width(text: str, size: float) -> float:
    return sum(PALATINO[letter] for letter in text) * size / 1000


def ids() -> Iterator[str]:
    box = shipped()
    yield from box.tiles
    yield from box.kind.values()
    yield from (*box.airships, *box.facilities, *box.contracts, *box.stage_bonuses, *box.awards)
    yield from (*box.line_of, *box.line_of.values(), *box.upgrades)
    yield from (f"upgrade_{resource}" for resource in box.upgrades)
    yield from (f"stage_{stage}" for stage in range(1, 6))
    yield from options.GRID_LINES
    yield from (grade.id for grade in box.components.grades)
    yield from (*COLOURS, "city", "locked", "ready", "used")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_id_of_the_components_has_a_name_in_all_forms(lang: str) -> None:
    for id in set(ids()):
        lengths = [len(words.name(id, lang, form)) for form in FORMS]
        assert 0 < lengths[2] <= lengths[1] <= lengths[0], id


def test_equal_tiles_share_a_name_and_grid_lines_are_called_as_on_the_levers() -> None:
    assert (
        words.name("forest_1", "de") == words.name("forest_2", "de") == words.name("forest", "de") == "Wald"
    )
    assert [words.name(line, "en") for line in ("row_0", "row_3", "column_0", "column_3")] == [
        "Row 1", "Row 4", "Column A", "Column D",
    ]  # fmt: skip
    assert words.name("column_1", "de", "short") == "B"
    assert words.name("stage_3", "de") == "Etappe III"
    assert words.name("c07", "de") == "Vertrag 7"
    assert words.cell(6) == "C2"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_short_names_fit_on_tiles_and_boards_and_phone_names_on_a_phone(lang: str) -> None:
    box = shipped()
    assert width("Leuchtturm", 13) < 80 < width("Architekturbüro", 13)
    for tile in box.tiles:
        assert width(words.name(tile, lang, "short"), 13) <= 80, tile
    for section in box.sections:
        assert width(words.name(section, lang, "short"), 14) <= 80, section
    for id in (*box.tiles, *box.sections, *box.line_of):
        assert len(words.name(id, lang, "phone")) <= 8, id


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_tile_can_be_come_from_and_gone_to(lang: str) -> None:
    for tile in shipped().tiles:
        ways = {words.way(which, tile, lang) for which in WAYS}
        assert len(ways) == 3
        assert all(way.endswith(words.name(tile, lang)) for way in ways)

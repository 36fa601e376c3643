"""Names in Steamopolis: every id has one in both languages, and the short ones fit on the boards."""

from collections.abc import Iterator

import pytest

from kesselhaus.games.steamopolis import words
from kesselhaus.games.steamopolis.box import BANNER_COLOURS, COLOURS, back, shipped
from kesselhaus.games.steamopolis.state import ACTIVATION, BESIDE, PASSIVE
from kesselhaus.games.steamopolis.words.names import in_sentence, place
from kesselhaus.languages import FORMS

LANGUAGES = pytest.mark.parametrize("lang", ["en", "de"])
PALATINO = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
        (500, 553, 444, 611, 479, 333, 556, 582, 291, 234, 556, 291, 883, 582, 546, 601, 560, 395, 424, 326,
         603, 565, 834, 516, 556, 500, 778, 611, 709, 774, 611, 556, 763, 832, 337, 333, 726, 611, 946, 831,
         786, 604, 786, 668, 525, 613, 778, 722, 1000, 667, 667, 667),
        strict=True,
    )
) | {"ä": 500, "ö": 546, "ü": 603, "ß": 556, "Ö": 786, "-": 333, " ": 250, "'": 278, ".": 250,
     "2": 500, "3": 500}  # fmt: skip
"""Widths of the serif in thousandths of its size."""


def width(text: str, size: float) -> float:
    return sum(PALATINO[letter] for letter in text) * size / 1000


def ids() -> Iterator[str]:
    box = shipped()
    yield from box.districts
    yield from box.machines
    yield from (back(machine) for machine in box.start_machines)
    yield from box.passenger_tiles
    yield from (f"character_{number}" for number in box.characters)
    yield from (f"character {number}" for number in box.characters)
    yield from (grade for _, grade in box.grades)
    yield from (*BANNER_COLOURS, *COLOURS, *box.supply, ACTIVATION, PASSIVE, BESIDE, "banker", "stoker")
    yield from (f"level_{level}" for level in range(1, 9))
    yield from (f"slot_{slot}" for slot in range(1, 8))
    yield from (f"rank_{rank}" for rank in range(4))
    yield from ("make_steam", "set_target", "fly")


@LANGUAGES
def test_every_id_of_the_components_has_a_name_in_all_forms(lang: str) -> None:
    for id in set(ids()):
        lengths = [len(words.name(id, lang, form)) for form in FORMS]
        assert 0 < lengths[2] <= lengths[1] <= lengths[0], id


@LANGUAGES
def test_no_two_districts_machines_or_characters_are_called_alike(lang: str) -> None:
    box = shipped()
    for things in (box.districts, box.tiles, [f"character_{number}" for number in box.characters]):
        for form in FORMS:
            assert len({words.name(id, lang, form) for id in things}) == len(things), form


@LANGUAGES
def test_short_names_fit_on_tiles_and_boards_and_phone_names_on_a_phone(lang: str) -> None:
    box = shipped()
    for district in box.districts:
        assert width(words.name(district, lang, "short"), 13) <= 100, district
    for face in box.machines:
        assert width(words.name(face, lang, "short"), 12) <= 72, face
    for id in (*box.districts, *box.machines):
        assert len(words.name(id, lang, "phone")) <= 8, id


def test_all_backs_are_one_and_numbers_are_names() -> None:
    assert words.name("S1-back", "de") == words.name("S5-back", "de") == "Startmaschine"
    assert words.name("level_3", "de") == "Ebene 3"
    assert words.name("level_3", "de", "short") == "3"
    assert words.name("rank_2", "en") == "Rank II"
    assert words.name("P07", "en") == "Passenger tile 7"
    assert words.name("character 5", "de", "short") == "Erbin"


def test_places_and_names_in_a_sentence() -> None:
    assert place("3L", "en") == "level 3, left"
    assert place("8X", "de") == "Ebene 8, zusätzlich"
    assert in_sentence("banker", "en") == "banker"
    assert in_sentence("S2-back", "en") == "start machine"
    assert in_sentence("M11", "en") == "Gear Mill"

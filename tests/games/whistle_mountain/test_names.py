"""Names in Whistle Mountain: every id has one in both languages, and the short ones fit on the boards."""

from collections.abc import Iterator

import pytest

from kesselhaus.games.whistle_mountain import words
from kesselhaus.games.whistle_mountain.box import MountainBox, shipped
from kesselhaus.games.whistle_mountain.figures import AIRSHIPS, DOCK_KINDS, STACKS
from kesselhaus.games.whistle_mountain.state import COLOURS
from kesselhaus.games.whistle_mountain.words.names import in_sentence, told_square
from kesselhaus.languages import FORMS

LANGUAGES = pytest.mark.parametrize("lang", ["en", "de"])


def on_boards(box: MountainBox) -> Iterator[str]:
    """What stands on tiles, cards and docks."""
    yield from (*box.machines, *box.cards, *box.awards, *box.upgrades, *box.abilities, *box.docks, *AIRSHIPS)


def ids() -> Iterator[str]:
    box = shipped()
    yield from on_boards(box)
    yield from (*box.scaffolds, *box.start_goods, *COLOURS)
    yield from (kind for kind in DOCK_KINDS if kind != "cards")
    yield from (f"stack_{stack}" for stack in STACKS)
    yield from (f"floor_{floor}" for floor in range(1, 15))
    yield from ("row_0", "column_12", "level_7")


@LANGUAGES
def test_every_id_of_the_components_has_a_name_in_all_forms(lang: str) -> None:
    for id in set(ids()):
        lengths = [len(words.name(id, lang, form)) for form in FORMS]
        assert 0 < lengths[2] <= lengths[1] <= lengths[0], id


@LANGUAGES
def test_short_names_fit_on_tiles_and_phone_names_on_a_phone(lang: str) -> None:
    for id in on_boards(shipped()):
        assert len(words.name(id, lang, "short")) <= 16, id
        assert len(words.name(id, lang, "phone")) <= 8, id


@LANGUAGES
def test_no_two_components_of_a_kind_are_called_alike(lang: str) -> None:
    box = shipped()
    for kind in (box.machines, box.cards, box.awards, box.upgrades, box.abilities, box.docks, box.scaffolds):
        for form in FORMS:
            names = [words.name(id, lang, form) for id in kind]
            assert len(set(names)) == len(names), (form, sorted(names))


def test_scaffolds_rows_floors_and_squares_have_numbers_for_names() -> None:
    assert words.name("sl01", "en") == "Scaffold L1"
    assert words.name("st18", "de") == "Gerüst T18"
    assert words.name("st18", "de", "short") == "T18"
    assert words.name("row_7", "de") == "Reihe 7"
    assert words.name("floor_14", "en") == "Floor 14"
    assert words.name("level_3", "de") == "Stufe 3"
    assert words.square((9, 7)) == "9, 7"
    assert told_square((9, 7), "en") == "column 9, row 7"


def test_what_only_another_edition_has_is_called_by_its_kind_and_number() -> None:
    assert words.name("ms17", "en") == "Small machine 17"
    assert words.name("cd19", "de") == "Karte 19"
    assert words.name("up25", "de", "phone") == "UP25"
    assert words.name("zz01", "en") == "ZZ01"


def test_inside_a_sentence_proper_names_keep_their_capitals() -> None:
    assert in_sentence("small", "en") == "balloon"
    assert in_sentence("ms01", "en") == "Coal Hopper"
    assert in_sentence("dk01", "en") == "upper dock for small machines"
    assert in_sentence("dk01", "de") == "obere Einbuchtung für kleine Maschinen"
    assert in_sentence("large_machine", "de") == "große Maschine"
    assert in_sentence("ml06", "de") == "Große Börse"
    assert in_sentence("ml19", "de") == "große Maschine 19"
    assert in_sentence("cd19", "en") == "card 19"
    assert in_sentence("row_7", "en") == "row 7"
    assert in_sentence("large", "de") == "Panzerschiff"

"""Names in Planet Steam: every id has one in both languages, and the languages differ."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kesselhaus.games.planet_steam import words
from kesselhaus.games.planet_steam.box import shipped
from kesselhaus.games.planet_steam.figures import BANDS, COLOURS, CONVERTERS, MODES, RESOURCES, SPECIALISTS
from kesselhaus.languages import FORMS

ROOT = Path(__file__).parents[3]


def ids() -> Iterator[str]:
    box = shipped()
    yield from (*RESOURCES, *SPECIALISTS, *MODES, *COLOURS, *BANDS, "gray")
    yield from (*box.zones, *box.moorings, *box.cards)
    yield from (f"{kind}_converter" for kind in CONVERTERS)
    yield from (f"{resource}_carrier" for resource in RESOURCES)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_id_of_the_components_has_a_name_in_all_forms(lang: str) -> None:
    for id in set(ids()):
        lengths = [len(words.name(id, lang, form)) for form in FORMS]
        assert 0 < lengths[2] <= lengths[1] <= lengths[0], id


def test_cards_zones_and_moorings_are_called_by_what_they_show() -> None:
    assert words.name("sp_08", "en") == "Speculator and Airship Captain"
    assert words.name("sp_08", "de", "short") == "Spekulant und Kapitän"
    assert words.name("C5", "de") == "C5"
    assert (words.name("M3", "de"), words.name("M3", "de", "short")) == ("Ankerplatz M3", "M3")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_short_names_fit_on_cards_and_phone_names_on_a_phone(lang: str) -> None:
    for id in (*SPECIALISTS, *RESOURCES):
        assert len(words.name(id, lang, "short")) <= 11, id
        assert len(words.name(id, lang, "phone")) <= 8, id
    for id in (
        "supercharger",
        "building_permit",
        "luxury_quarters",
        *(f"{kind}_converter" for kind in CONVERTERS),
    ):
        assert len(words.name(id, lang, "short")) <= 12, id

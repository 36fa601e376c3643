"""Names in Planet Steam: every id has one in both languages, and the languages differ."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from kesselhaus.games.planet_steam import words
from kesselhaus.games.planet_steam.box import shipped
from kesselhaus.games.planet_steam.figures import BANDS, COLOURS, CONVERTERS, MODES, RESOURCES, SPECIALISTS
from kesselhaus.games.planet_steam.words.description import PHRASES as DESCRIPTION
from kesselhaus.games.planet_steam.words.glossary import ENGLISH, GERMAN
from kesselhaus.games.planet_steam.words.names import FORMS, TANKS
from kesselhaus.games.planet_steam.words.notes import NOTES
from kesselhaus.games.planet_steam.words.phrasebook import PHRASES
from kesselhaus.games.planet_steam.words.questions import QUESTIONS
from kesselhaus.games.planet_steam.words.sentences import ENGLISH as SENTENCES_EN
from kesselhaus.games.planet_steam.words.sentences import GERMAN as SENTENCES_DE
from kesselhaus.games.planet_steam.words.shelf import CATEGORIES, END_REASONS, VARIANTS, VERDICTS

ROOT = Path(__file__).parents[3]
SAME_IN_BOTH = {
    "credits", "credit", "tank", "zone", "lady_steam", "banker", "sabotage", "orange", "zone_hint", "player"
}  # fmt: skip
"""Keys whose text is alike in both languages."""


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


def test_both_languages_have_the_same_words_and_say_them_differently() -> None:
    pairs: list[tuple[Mapping[str, object], Mapping[str, object]]] = [
        (ENGLISH, GERMAN), (SENTENCES_EN, SENTENCES_DE), (words.lexicon("en"), words.lexicon("de")),
        *((table["en"], table["de"]) for table in (PHRASES, NOTES, DESCRIPTION, TANKS, CATEGORIES)),
        *((table["en"], table["de"]) for table in (END_REASONS, VERDICTS)),
        (QUESTIONS["en"], QUESTIONS["de"]), (VARIANTS["en"], VARIANTS["de"]),
    ]  # fmt: skip
    for english, german in pairs:
        assert english.keys() == german.keys()
        for key, text in english.items():
            if key not in SAME_IN_BOTH:
                assert text != german[key], key

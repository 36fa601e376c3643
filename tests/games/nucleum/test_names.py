"""Names in Nucleum: every id has one in both languages, and the short ones are short."""

from collections.abc import Iterator

import pytest

from kesselhaus.art.phrases import plain
from kesselhaus.games.nucleum import words
from kesselhaus.games.nucleum.box import mine_id, shipped, turbine_id
from kesselhaus.games.nucleum.state import COLOURS
from kesselhaus.games.nucleum.terms import COLOURS as CITY_COLOURS
from kesselhaus.games.nucleum.terms import MAIN_ACTIONS, SUBSIDIES, TRACKS, TYPES
from kesselhaus.games.nucleum.words.names import action_name, lexicon, space_name
from kesselhaus.languages import FORMS

LANGUAGES = pytest.mark.parametrize("lang", ["en", "de"])


def ids() -> Iterator[str]:
    box = shipped()
    for side in box.side_named.values():
        yield from (*side.cities, *side.sites, *side.links, *side.spaces)
    yield from (*box.regions, *box.urban, *box.neutral, *box.tiles, *box.technologies, *box.contracts)
    yield from (*box.experiments, *box.milestones, *box.setup_cards, *TYPES, *TRACKS, *SUBSIDIES)
    yield from (experiment.turbine_effect for experiment in box.experiments.values())
    yield from (contract.stack for contract in box.contracts.values())
    yield from (technology.kind for technology in box.technologies.values())
    yield from (f"income_{track}" for track in (*TRACKS, "any"))
    yield from (f"END-{number}" for number in range(1, 6))
    yield from (*(turbine_id(row) for row in range(1, 5)), *(mine_id(row) for row in range(1, 5)))
    yield from (*COLOURS, *CITY_COLOURS, "any", "joker", "baron", "rubble", "government_building")


@LANGUAGES
def test_every_id_of_the_components_has_a_name_in_all_forms(lang: str) -> None:
    for id in set(ids()):
        lengths = [len(words.name(id, lang, form)) for form in FORMS]
        assert 0 < lengths[2] <= lengths[1] <= lengths[0], id


@LANGUAGES
def test_phone_names_of_actions_types_and_experiments_are_short(lang: str) -> None:
    for action in (*MAIN_ACTIONS, *SUBSIDIES, "any", "directive"):
        assert len(action_name(action, lang, "phone")) <= 8, action
    for id in (*TYPES, *shipped().experiments, *shipped().milestones, *(f"END-{n}" for n in range(1, 6))):
        assert len(words.name(id, lang, "phone")) <= 9, id


def test_pieces_are_called_by_kind_and_level() -> None:
    assert words.name("FAC-3", "en") == "Factory III"
    assert words.name("LAB-4", "de", "short") == "Labor IV"
    assert words.name("TUR-2", "de") == "Turbine II"
    assert words.name("MIN-1", "en", "short") == "Mine I"
    assert words.name("N05", "de") == "Fabrik (neutral)"


def test_places_are_called_by_their_cities() -> None:
    assert words.name("bruex.m2", "en") == "Brüx, Mine site 2"
    assert words.name("bruex.m2", "de", "short") == "Brüx 2"
    assert words.name("L05", "de") == "Grimma–Chemnitz"
    assert words.name("L05.2", "en") == "Grimma–Chemnitz 2"


def test_the_only_space_of_a_link_needs_no_number() -> None:
    box = shipped()
    assert space_name(box.side_named["A"], "L06.1", box, "de") == "Riesa–Dresden"
    assert space_name(box.side_named["B"], "L06.1", box, "de") == "Riesa–Dresden 1"


@pytest.mark.parametrize(
    ("tile", "english", "german"),
    [
        ("T06", "Urbanize −1 thaler / Contract", "Urbanisieren −1 Thaler / Auftrag"),
        ("T12", "Industrialize −1 worker / Contract", "Industrialisieren −1 Arbeiter / Auftrag"),
        ("T27", "Contract ×2 / Energize", "Auftrag ×2 / Elektrisieren"),
        ("T31", "Energize +1 electricity / −1 thaler +1 step of any income",
         "Elektrisieren +1 Strom / −1 Thaler +1 Schritt Einkommen nach Wahl"),
        ("T46", "Industrialize / Industrialize +1 uranium", "Industrialisieren / Industrialisieren +1 Uran"),
        ("AD", "Any action −1 thaler", "Beliebige Aktion −1 Thaler"),
        ("BX1", "Any action / +1 worker or +2 thaler", "Beliebige Aktion / +1 Arbeiter oder +2 Thaler"),
    ],
)  # fmt: skip
def test_tiles_are_told_by_their_halves(tile: str, english: str, german: str) -> None:
    assert plain(words.both(shipped(), tile, "en"), (), lexicon("en")) == english
    assert plain(words.both(shipped(), tile, "de"), (), lexicon("de")) == german


@LANGUAGES
def test_no_two_tiles_read_alike(lang: str) -> None:
    market = (*shipped().base_tiles, *shipped().general_tiles)
    for experiment, tiles in shipped().start_tiles.items():
        told = [words.both(shipped(), tile, lang) for tile in (*market, *tiles)]
        assert len(set(told)) == len(told), experiment


@LANGUAGES
def test_whatever_a_token_can_name_is_in_the_lexicon(lang: str) -> None:
    tokens = {"thaler", "worker", "uranium", "coal", "electricity", "achievement", "tech", "tile", "contract"}
    tokens |= {f"income_{track}" for track in (*TRACKS, "any")} | {"you", "vp"}
    assert tokens <= lexicon(lang).keys()

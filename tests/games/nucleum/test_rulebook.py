"""The rulebooks of Nucleum use its names and show the figures of its box."""

import re
from importlib.resources import files

import pytest

from kesselhaus.games.nucleum import GAME, words
from kesselhaus.games.nucleum.box import MAIN_ACTIONS, shipped
from kesselhaus.games.nucleum.words.names import action_name

LANGUAGES = pytest.mark.parametrize("lang", ["en", "de"])


def book(lang: str) -> str:
    return (files("kesselhaus.games.nucleum") / f"rulebook.{lang}.md").read_text("utf-8")


def rows(lang: str) -> list[list[str]]:
    """The cells of all rows of all tables."""
    lines = (line for line in book(lang).splitlines() if line.startswith("|"))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def figures(lang: str) -> list[list[int]]:
    return [[int(number) for number in re.findall(r"\d+", " ".join(row))] for row in rows(lang)]


@LANGUAGES
def test_the_rulebook_calls_things_by_their_names(lang: str) -> None:
    box, text = shipped(), book(lang).lower()
    side = box.side_named["B"]
    things = (*side.cities, *side.links, *box.regions, *box.experiments, *box.urban, *box.milestones)
    for id in (*things, "END-1", "END-2", "END-3", "END-4", "END-5", "kings_visit", "special_directive"):
        assert words.name(id, lang).lower() in text, id
    for action in MAIN_ACTIONS:
        assert action_name(action, lang).lower() in text, action
    assert words.name("baron", lang).lower() in text


@LANGUAGES
def test_variants_are_told_by_their_names(lang: str) -> None:
    for variant in GAME.variants:
        assert f"**{words.variant(variant.key, lang).name}.**" in book(lang), variant.key


@LANGUAGES
def test_income_tracks_and_market_show_the_figures_of_the_box(lang: str) -> None:
    box, shown = shipped(), rows(lang)
    for track in box.tracks:
        values = [f"{v}+{vp}" if vp else str(v) for v, vp in zip(track.values, track.vp, strict=True)]
        assert any(row[1:] == values for row in shown), track.id
    assert any(row[1:] == [str(cost) for cost in box.market_costs] for row in shown)


@LANGUAGES
def test_buildings_show_the_figures_of_the_box(lang: str) -> None:
    box, shown = shipped(), {row[0]: row for row in rows(lang)}
    for building in box.urban.values():
        row = shown[words.name(building.id, lang)]
        assert row[1] == str(building.electricity)
        assert row[3].startswith(str(building.vp or building.vp_each))
    counts = [row[1] for row in rows(lang) if row[0] in {words.name(kind, lang) for kind in box.of_type}]
    assert counts == [str(building.electricity) for building in box.neutral.values()]


@LANGUAGES
def test_the_map_shows_the_figures_of_the_box(lang: str) -> None:
    box, shown = shipped(), rows(lang)
    for link in box.components.links:
        wanted = [words.name(link.id, lang)]
        for spaces, surcharge in ((link.spaces_a, link.surcharge_a), (link.spaces_b, link.surcharge_b)):
            extra = f", +{surcharge} {'Thaler' if lang == 'de' else 'thaler'}" if surcharge else ""
            wanted.append(f"{spaces}{extra}" if spaces else "–")
        assert [link.id, *wanted] in shown
    for name, side in box.side_named.items():
        heading = f"{'Seite' if lang == 'de' else 'Side'} {name}"
        start = next(place for place, row in enumerate(shown) if row[0] == heading)
        told = shown[start + 2 : start + 2 + len(side.cities)]
        assert [row[0] for row in told] == [city.name for city in side.cities.values()]
        for row, city in zip(told, side.cities, strict=True):
            sites = [len(cell.split(", ")) if cell != "–" else 0 for cell in row[2:]]
            kinds = (side.urban_sites, side.mine_sites, side.turbine_sites)
            assert sites == [len(of_kind.get(city, ())) for of_kind in kinds], city


@LANGUAGES
def test_every_tile_contract_and_technology_has_its_row(lang: str) -> None:
    box, first = shipped(), [row[0] for row in rows(lang)]
    for id in (*box.tiles, *box.technologies):
        assert first.count(id) == 1, id
    shown = {row[0].split(" ")[0]: row for row in rows(lang) if row[0][:1].isdigit() and len(row) == 3}
    for contract in box.contracts.values():
        row = shown[contract.id[1:].lstrip("0")]
        asks = words.condition(contract, lang)
        assert row[1].lower() == asks.lower()
        amounts = [
            amount for item in box.contract_reward[contract.id] for kind, amount in item if kind != "tech"
        ]
        assert [int(number) for number in re.findall(r"\d+", row[2])] == amounts


@LANGUAGES
def test_numbers_per_player_count_are_those_of_the_box(lang: str) -> None:
    counts, shown = shipped().components.counts, figures(lang)
    for of in (counts.general_tiles, counts.silver, counts.gold):
        assert list(of[1:]) in [row[-3:] for row in shown]
    assert [size for stacks in counts.stacks[1:] for size in stacks] in shown
    for region in shipped().components.coal_regions:
        assert list(region.wagons[1:]) in [row[-3:] for row in shown]


@LANGUAGES
def test_every_space_of_the_milestone_track_is_in_its_tier_and_segment(lang: str) -> None:
    track = shipped().components.milestone_track
    shown = [row for row in rows(lang) if len(row) == 4 and row[2].startswith("×")]
    told = [
        (int(value), int(row[1]), int(row[3]), int(row[2][1:]))
        for row in shown
        for value in row[0].split(", ")
    ]
    factors = [track.multipliers[tier - 1] for tier in track.tiers]
    assert told == list(zip(track.values, track.tiers, track.segments, factors, strict=True))


@LANGUAGES
def test_the_points_of_c7_are_for_cities_outside_the_networks(lang: str) -> None:
    told = words.technology_effect(shipped(), "C-7", lang)
    points = "SP" if lang == "de" else "VP"
    row = next(row for row in rows(lang) if row[0] == "C-7")
    assert row[-1] == told.replace("[vp 2]", f"2 {points}")
    assert {"en": "not otherwise part of them", "de": "die sonst nicht dazugehört"}[lang] in told


@pytest.mark.rule("NU-168a")
def test_the_row_that_the_baron_takes_is_the_upper_one() -> None:
    assert "the upper row" in book("en")
    assert "die obere Reihe" in book("de")

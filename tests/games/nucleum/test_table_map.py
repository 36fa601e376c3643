"""The map of Nucleum: all of the box is drawn once, nothing lies on anything else, targets are ranked."""

import re
from itertools import combinations
from math import cos, radians, sin

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum import table as look
from kesselhaus.games.nucleum.box import Side, shipped
from kesselhaus.games.nucleum.drawings.layout import PLATE_HEIGHT, SITE, TILE_LENGTH, TILE_WIDTH, Spot
from kesselhaus.games.nucleum.drawings.sites import SITES, symbol_of
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    act,
    build,
    connect,
    give,
    hand,
    lay,
    laying,
    mine,
    neutral,
    play,
    rail,
    turbine,
    unlocked,
)
from kesselhaus.games.nucleum.rules.activation import matching
from kesselhaus.games.nucleum.state import RUBBLE_PIECE, Table
from kesselhaus.games.nucleum.table.ground import ground, width_of
from tests.games.looking import drawn, places
from tests.scenario import answer

Corners = list[tuple[float, float]]
BOTH_SIDES = pytest.mark.parametrize("side", shipped().side_named.values(), ids="AB")
TOUCHING = 8.0
"""So deep may the corners of two things reach into each other: tiles of a bend do, as in the box."""


def on_map(match: Match[Table], seat: int | None = ANNA) -> str:
    return drawn(match.view(seat))["map"]


def seats_for(side: Side) -> int:
    return 2 if side.name == "A" else 4


def around(x: float, y: float, width: float, height: float) -> Corners:
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def tile_at(spot: Spot) -> Corners:
    turn = radians(spot.angle)
    corners = around(-TILE_LENGTH / 2, -TILE_WIDTH / 2, TILE_LENGTH, TILE_WIDTH)
    return [
        (spot.x + x * cos(turn) - y * sin(turn), spot.y + x * sin(turn) + y * cos(turn)) for x, y in corners
    ]


def shapes(side: Side) -> dict[str, Corners]:
    printed = ground(side)
    plates = {
        city: around(*printed.layout.plates[city], width_of(side, city), PLATE_HEIGHT) for city in side.cities
    }
    areas = {
        name: around(area.x, area.y, area.width, area.height) for name, area in printed.layout.areas.items()
    }
    return plates | areas | {space: tile_at(spot) for space, spot in printed.spots.items()}


def depth(first: Corners, second: Corners) -> float:
    """How deep two rectangles lie in each other; below 0 they are apart."""
    least = float("inf")
    for shape in (first, second):
        for (xa, ya), (xb, yb) in zip(shape, shape[1:] + shape[:1], strict=True):
            length = ((yb - ya) ** 2 + (xa - xb) ** 2) ** 0.5
            across, along = (yb - ya) / length, (xa - xb) / length
            ones = [x * across + y * along for x, y in first]
            others = [x * across + y * along for x, y in second]
            least = min(least, min(max(ones), max(others)) - max(min(ones), min(others)))
    return least


# ------------------------------------------------------------------ all of the box, once


@BOTH_SIDES
def test_every_city_site_link_and_track_space_is_drawn_exactly_once(side: Side) -> None:
    layout = ground(side).layout
    assert set(layout.plates) == set(side.cities)
    assert set(layout.beds) == set(side.links)
    assert {name: set(area.routes) for name, area in layout.areas.items()} == {
        name: set(routes) for name, routes in side.routes.items()
    }
    shown = on_map(play(lay(seats_for(side))))
    assert sorted(re.findall(r'id="city-(\w+)"', shown)) == sorted(side.cities)
    assert sorted(re.findall(r'id="link-(\w+)"', shown)) == sorted(side.links)
    assert sorted(re.findall(r'id="region-(\w+)"', shown)) == sorted(side.regions)
    assert shown.count('class="bed"') == len(side.spaces)
    assert sorted(re.findall(r'href="#(s-[\w-]+)"', shown)) == sorted(map(symbol_of, side.sites.values()))


@BOTH_SIDES
def test_every_kind_of_site_has_a_drawing_of_its_own(side: Side) -> None:
    assert {symbol_of(site) for site in side.sites.values()} <= set(SITES)
    assert len(set(SITES.values())) == len(SITES)


@BOTH_SIDES
def test_a_full_map_shows_every_tile_and_no_free_bed(side: Side) -> None:
    table = lay(seats_for(side))
    tiles = [tile for tile in table.box.tiles if table.box.can_be_railway[tile]]
    for space, tile in zip(side.spaces, tiles, strict=False):
        rail(table, ANNA, space, tile)
    shown = on_map(play(table))
    assert shown.count('id="rail-') == len(side.spaces)
    assert 'class="bed"' not in shown
    assert shown.count("lk done") == len(side.links)


@BOTH_SIDES
def test_nothing_lies_on_anything_else_and_all_of_it_on_the_map(side: Side) -> None:
    layout, found = ground(side).layout, shapes(side)
    for name, corners in found.items():
        assert all(2 < x < layout.width - 2 and 2 < y < layout.height - 2 for x, y in corners), name
    for (first, ones), (second, others) in combinations(found.items(), 2):
        assert depth(ones, others) < TOUCHING, (first, second)


@BOTH_SIDES
def test_letters_on_tiles_never_stand_on_their_heads(side: Side) -> None:
    assert all(-91 <= spot.upright <= 91 for spot in ground(side).spots.values())


@BOTH_SIDES
def test_the_sites_of_a_city_lie_on_its_plate(side: Side) -> None:
    printed = ground(side)
    for site, (x, y) in printed.sites.items():
        city = side.sites[site].city
        left, top = printed.layout.plates[city]
        assert left < x < left + width_of(side, city) - SITE
        assert top < y < top + PLATE_HEIGHT - SITE


# ------------------------------------------------------------------ what lies and stands there


def symbols(shown: str, tile: str, kind: str) -> list[str]:
    drawing = shown[shown.index(f'id="rail-{tile}"') :]
    return re.findall(rf'href="#{kind}-(\w+)"', drawing[: drawing.index("#pawn-")])


def test_a_tile_lies_with_the_chosen_half_towards_end_a() -> None:
    """Leipzig-Riesa runs to the right, Zwickau-Plauen to the left; T01 is white and purple."""
    for space, half, expected in (
        ("L02.1", 1, ["white", "purple"]),
        ("L02.1", 2, ["purple", "white"]),
        ("L14.1", 1, ["purple", "white"]),
        ("L14.1", 2, ["white", "purple"]),
    ):
        table = lay(4)
        rail(table, BRUNO, space, "T01", half)
        assert symbols(on_map(play(table)), "T01", "e") == expected


def test_both_halves_of_a_tile_show_what_they_give() -> None:
    for half, expected in ((1, ["urbanize", "industrialize"]), (2, ["industrialize", "urbanize"])):
        table = lay(4)
        rail(table, BRUNO, "L02.1", "T01", half)
        assert symbols(on_map(play(table)), "T01", "a") == expected


def test_tiles_of_a_completed_link_are_turned_when_the_turn_is_over() -> None:
    table = lay(4)
    rail(table, BRUNO, "L15.1", "T01")
    shown = on_map(play(table))
    assert "#turned-" in shown
    assert 'href="#e-white"' not in shown
    assert re.search(r'id="link-L15"[^>]*class="lk done"', shown)


def test_buildings_mines_turbines_and_rubble_stand_where_they_were_put() -> None:
    table = lay(4)
    build(table, BRUNO, "FAC-2", "riesa.u1", energized=True)
    build(table, ANNA, "RES-3", "leipzig.u1")
    neutral(table, "N08", "freiberg.u1")
    mine(table, ANNA, 1, "bruex.m2", cubes=2)
    turbine(table, BRUNO, 2, "zittau.t1")
    table.sites["praha.u3"] = RUBBLE_PIECE
    shown = on_map(play(table))
    lit = shown[shown.index('id="piece-1-FAC-2"') :]
    assert "energized" in lit[: lit.index("</title>")]
    assert "#lit-" in lit[: lit.index("</g></g>")]
    assert shown.count("#lit-") == 1
    assert 'id="piece-0-RES-3"' in shown
    assert 'id="piece-n-N08"' in shown
    assert 'id="rubble-praha.u3"' in shown
    assert (shown.count("#on-cube"), shown.count("#on-no_cube")) == (2, 1)
    assert 'id="piece-1-TUR-2"' in shown


def test_a_plant_without_a_nucleum_tells_what_the_token_brings() -> None:
    shown = on_map(play(lay(4)))
    assert shown.count("on-nucleum_plant") == 1
    assert shown.count("on-coal_plant") == 1
    assert shown.count('class="bonus"') == 3


def test_wagons_show_their_prices_and_an_empty_region_the_last_one() -> None:
    table = lay(4)
    table.wagons = {"rheinland": (1, 1, 2), "schlesien": ()}
    shown = on_map(play(table))
    assert shown.count("#on-wagon") == 3
    assert "Rhineland: coal for 1, 1, 2; then 3 thaler each" in shown
    assert "Silesia: coal for no wagon; then 3 thaler each" in shown


# ------------------------------------------------------------------ what can be chosen


def test_free_spaces_tell_the_number_of_their_matching_edges() -> None:
    table = lay(4)
    hand(table, "T01")
    rail(table, BRUNO, "L02.2", "T05")
    match = laying(table, "T01")
    shown = on_map(match)
    for space in table.box.side.spaces:
        if space in table.rails:
            continue
        most = max(len(matching(table, "T01", half, space, False)[0]) for half in (1, 2))
        assert re.search(rf'class="target m{most}"[^>]*data-t="space-{re.escape(space)}"', shown), space
    assert "2 thaler extra" in shown


@pytest.mark.rule("NU-45")
def test_a_surcharge_is_told_to_who_pays_it() -> None:
    table = lay(4, experiments="DABC")
    unlocked(table, "D-1")
    assert "thaler extra" not in on_map(laying(table, "DS1"))


def test_each_option_on_the_map_has_one_place_on_one_of_the_sheets() -> None:
    table = lay(4)
    hand(table, "T01")
    match = laying(table, "T01")
    assert isinstance(match.question, Ask)
    assert sorted(places(on_map(match))) == sorted(map(look.place, match.question.options))


def test_a_chosen_space_shows_the_tile_as_a_ghost_with_ticks_where_it_matches() -> None:
    """White to Leipzig and purple to Grimma: both match; turned round, neither does."""
    table = lay(4)
    hand(table, "T01")
    match = answer(laying(table, "T01"), o.choose_space("L01.1"))
    shown = on_map(match)
    assert sorted(places(shown)) == ["orient-1", "orient-2"]
    ghost = shown[shown.index('class="target here"') :]
    assert 'data-t="orient-1"' in ghost[: ghost.index(">")]
    assert ghost.count("#g-check") == 2
    assert re.findall(r'href="#e-(\w+)"', ghost) == ["white", "purple"]


def test_halves_that_may_be_used_shine_on_their_tiles() -> None:
    table = lay(4)
    hand(table, "T01")
    match = answer(laying(table, "T01"), o.choose_space("L01.1"), o.orient(1))
    assert places(on_map(match)) == ["half-T01-1", "half-T01-2"]


def test_energize_shines_plant_then_building_and_the_region_that_is_asked_for() -> None:
    table = lay(4)
    give(table, thaler=20)
    build(table, ANNA, "RES-1", "leipzig.u1")
    connect(table, ANNA, "L01", "L02")
    match = act(table, "energize")
    assert "plant-grimma" in places(on_map(match))
    answer(match, o.choose_plant("grimma"))
    assert 'id="region-rheinland" class="region now"' in on_map(match)
    answer(match, o.ImportCoal(2))
    assert places(on_map(match)) == ["site-leipzig.u1"]


def test_a_mine_is_chosen_where_it_stands() -> None:
    table = lay(4)
    mine(table, ANNA, 1, "bruex.m1")
    match = answer(act(table, "industrialize"), o.choose_piece("MIN-2"), o.choose_site("bruex.m2"))
    shown = drawn(match.view(ANNA))
    assert sorted(places(shown["map"])) == ["mine-1", "mine-2"]
    assert "workers" in places(shown["mine"])

"""Tiles, signs and squares of the drawn table: what is held over the grid and what it would bring."""

import re

import pytest

from kesselhaus.art.console import Group
from kesselhaus.art.symbols import load, needed
from kesselhaus.engine.questions import Ask
from kesselhaus.games.whistle_mountain import drawings, table
from kesselhaus.games.whistle_mountain.box import shipped
from kesselhaus.games.whistle_mountain.drawings.scaffolds import FORMS, cells, layers, outline
from kesselhaus.games.whistle_mountain.examples.positions import (
    FORGE,
    A,
    B,
    begin,
    block,
    lay,
    put,
    stand,
    store,
)
from kesselhaus.games.whistle_mountain.options import BuildMachine, BuildScaffold, Send, Turn
from kesselhaus.games.whistle_mountain.table.keys import drawn_tile
from kesselhaus.games.whistle_mountain.table.notation import Sign, effect, rows, wide
from kesselhaus.games.whistle_mountain.table.powers import POWERS, powers
from kesselhaus.games.whistle_mountain.tasks.placing import PlacingFirstTile
from tests.games.looking import drawn, places
from tests.games.whistle_mountain.table_scene import element, laying, scene, sight

BOX = shipped()


# ------------------------------------------------------------------ laying a tile


@pytest.mark.rule("WM-90", "WM-91", "WM-93")
def test_every_square_for_the_tile_shows_its_points() -> None:
    looked = sight(laying(), B)
    points = {square: brought.figure for square, brought in looked.worths.items()}
    assert points[9, 7] == 5 + 2
    assert points[4, 12] == 4 + 2
    assert sorted(points.values(), reverse=True)[:6] == [7, 6, 4, 4, 4, 4]
    assert len(points) == 16
    drawn_map = drawn(looked.view)["map"]
    for (column, row), figure in points.items():
        spot = element(drawn_map, f'data-t="at-{column}-{row}"')
        assert f'">{figure}</text>' in spot
        assert f"row {row}: {figure} point" in spot[:200]


def test_the_ghost_lies_on_the_best_square_and_waits_on_the_others() -> None:
    drawn_map = drawn(laying().view(B))["map"]
    assert drawn_map.count('<g id="held"') == 1
    assert drawn_map.count('<use href="#held"/>') == 16
    assert drawn_map.count("spot good chosen") == 1
    best = element(drawn_map, "spot good chosen")
    assert 'data-t="at-9-7"' in best[:200]
    beads = re.search(r'<path d="([^"]+)" class="beads" ', best)
    assert beads is not None
    assert beads.group(1).count("M") == 5


def test_squares_that_never_fit_do_not_glow() -> None:
    view = laying().view(B)
    assert isinstance(view.question, Ask)
    assert set(places(drawn(view)["map"])) == {table.place(option) for option in view.question.options}


def test_the_best_squares_stand_first_and_the_rest_by_row() -> None:
    parts = [part for part in table.groups(laying().view(B), "en") if isinstance(part, Group)]
    assert [key.place for key in parts[0].keys][:2] == ["at-9-7", "at-4-12"]
    assert [part.title for part in parts[1:]] == ["Row 13–4"]
    assert len(parts[0].keys) + len(parts[1].keys) == 16


@pytest.mark.rule("WM-17")
def test_the_first_scaffolds_score_nothing_so_no_points_are_shown() -> None:
    looked = sight(laying(), B)
    looked.table.agenda.append(PlacingFirstTile(B, "st16", 3))
    assert looked.worths == {}
    assert '<text x="20"' not in table.draw(looked.view, looked.people, "en")["map"]


def test_what_is_being_placed_is_marked_where_it_comes_from() -> None:
    for match in (laying(), begin(scene(), FORGE, BuildScaffold("st16"))):
        board = drawn(match.view(B))["mine"]
        assert board.count(' sel"') == 1
        assert 'id="tile-st16"' in element(board, 'class="st sel"')[:300]
    flying = drawn(begin(scene(), Send("large")).view(B))["mine"]
    assert 'id="air-1-large"' in element(flying, 'class="bth sel"')[:60]
    assert ' sel"' not in drawn(begin(scene(), FORGE).view(B))["mine"]


@pytest.mark.rule("WM-120", "WM-165")
def test_a_machine_shows_its_points_the_tower_and_the_flood() -> None:
    table_ = lay(2)
    block(table_, 4, 5)
    stand(table_, A, (4, 7))
    store(table_, A, "ms06")
    match = begin(table_, FORGE, BuildMachine("ms06"), Turn(0))
    worths = sight(match).worths
    assert worths[4, 7].figure == worths[4, 5].figure == BOX.machines["ms06"].vp
    assert worths[4, 7].tower == BOX.floor_vp[7]
    assert not worths[4, 7].flood
    assert worths[4, 8].flood
    assert not worths[4, 8].tower
    drawn_map = drawn(match.view(A))["map"]
    assert "#pip-flood" in element(drawn_map, 'data-t="at-4-8"')[:400]
    assert "#pip-tower" in element(drawn_map, 'data-t="at-4-7"')[:400]


@pytest.mark.rule("WM-54", "WM-60")
def test_an_airship_shows_how_much_it_would_collect() -> None:
    table_ = lay(2)
    put(table_, "st01", 5, 1)
    match = begin(table_, Send("small"))
    worths = sight(match).worths
    assert worths[5, 1].figure == 2
    assert worths[11, 9].figure == 0
    drawn_map = drawn(match.view(A))["map"]
    assert "#pip-nil" in element(drawn_map, 'data-t="at-11-9"')
    assert 'class="pc-red"' in element(drawn_map, '<g id="held"')


# ------------------------------------------------------------------ signs


def test_every_effect_and_every_power_has_signs_that_are_drawn() -> None:
    symbols = {sign.symbol for thing in BOX.effects.values() for sign in effect(thing)}
    owned = [each.powers for each in BOX.upgrades.values()] + [each.powers for each in BOX.abilities.values()]
    for strengths in owned:
        printed = powers(strengths, BOX)
        assert printed
        symbols |= {sign.symbol for sign in printed}
    assert {power for strengths in owned for power in strengths} == set(POWERS)
    needed("".join(f'<use href="#{symbol}"/>' for symbol in symbols if symbol), drawings.SYMBOLS)


def test_gains_on_the_same_occasion_stand_together() -> None:
    printed = powers({"flood_water": 1, "flood_vp": 1}, BOX)
    assert [sign.symbol for sign in printed] == ["i-strip", "g-arrow", "i-water", "i-vp"]


def test_signs_are_broken_into_rows_that_fit() -> None:
    signs = (Sign("1", "i-iron"), Sign("", "g-arrow"), Sign("", "g-hammer"), Sign("", "i-scaffold"))
    broken = rows(signs, 14, 14, 30)
    assert tuple(sign for row in broken for sign in row) == signs
    assert all(wide(row, 14, 14) <= 30 for row in broken)


# ------------------------------------------------------------------ tiles


@pytest.mark.parametrize("form", FORMS)
def test_a_tile_is_turned_clockwise_and_never_mirrored(form: str) -> None:
    piece = BOX.form_pieces[form]
    for turn in range(4):
        offsets = piece[turn].offsets
        left, top = min(x for x, _ in offsets), max(y for _, y in offsets)
        lying = {(x - left, top - y) for x, y in offsets}
        assert lying == set(cells(FORMS[form], turn))


def test_every_scaffold_can_be_drawn_on_a_key_in_every_turn() -> None:
    tokens = {
        token
        for scaffold in BOX.scaffolds
        for turn in range(4)
        for token in re.findall(r"\[icon ([\w-]+)\]", drawn_tile(BOX, scaffold, turn))
    }
    assert len([token for token in tokens if token.startswith("f-")]) == 20
    needed("".join(f'<use href="#{token}"/>' for token in tokens), drawings.SYMBOLS)


def test_keys_of_scaffolds_show_the_tile_and_say_it_in_words() -> None:
    match = begin(scene(), FORGE)
    parts = [part for part in table.groups(match.view(B), "en") if isinstance(part, Group)]
    key = next(key for part in parts for key in part.keys if key.place == "build-st16")
    assert key.label.startswith("[icon f-T-0]")
    assert key.hint
    turning = begin(scene(), FORGE, BuildScaffold("st16"))
    labels = [key.label for part in table.groups(turning.view(B), "en") for key in part.keys]  # type: ignore[union-attr]
    assert [label[:12] for label in labels] == [f"[icon f-T-{turn}]"[:12] for turn in range(4)]


def test_a_form_that_was_never_drawn_is_told_in_words() -> None:
    row = ((0, 0), (1, 0), (2, 0), (3, 0))
    assert layers("T", row, BOX.icons["st16"], 0) == []
    assert layers("I", row, BOX.icons["st16"], 0) == []
    assert layers("T", FORMS["T"], BOX.icons["st16"], 0)[0] == "f-T-0"


def test_the_outline_of_a_tile_has_only_its_corners() -> None:
    assert outline(((0, 0), (1, 0))) == "M0 0L2 0L2 1L0 1Z"
    assert outline(cells(FORMS["T"])).count("L") == 7


def test_the_cover_is_drawn_with_symbols_of_the_game() -> None:
    cover = load(drawings.__name__, "cover.svg")
    assert set(cover) == {"cover-whistle_mountain"}
    needed(cover["cover-whistle_mountain"], drawings.SYMBOLS)

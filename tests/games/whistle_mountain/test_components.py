"""The components file of Whistle Mountain: what it says, and every way in which it can be wrong."""

from collections import Counter
from importlib.resources import files
from random import Random

import pytest

from kesselhaus.engine.components import ComponentError
from kesselhaus.engine.match import Match
from kesselhaus.games.whistle_mountain import GAME
from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.box import open_box, shipped
from kesselhaus.games.whistle_mountain.examples.positions import (
    FORGE,
    A,
    B,
    able,
    across,
    begin,
    block,
    building,
    docking,
    hold,
    lay,
    store,
)
from kesselhaus.games.whistle_mountain.figures import POWERS
from kesselhaus.games.whistle_mountain.state import Table
from tests.scenario import events, play_on

TEXT = (files("kesselhaus.games.whistle_mountain") / "components.toml").read_text("utf-8")


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


WRONG = [
    # what is changed, what it becomes, the table and key that are named, what is said
    ("value = 8\n", "value = -8\n", "constants.strips.value", "Expected `int` >= 1"),
    ("value = 8\n", "value = 'eight'\n", "constants.strips.value", "got `str`"),
    ("value = 8\n", "value = 7\n", "constants.strips.value", "every barracks level"),
    ("value = 8\n", "value = 15\n", "constants.strips.value", "leave a row dry"),
    ("goods = { coal = 1", "goods = { wood = 1", "start_goods.goods", "a key is wrong"),
    ("in_turn_order = [0, 1, 1, 2]", "in_turn_order = [0, 1]", "start_whistles.in_turn_order", "length >= 4"),
    ("more_players = 2", "more_players = 3", "awards_per_floor.more_players", "need 42, there are 28"),
    ('id = "small"', 'id = "tiny"', "airships[0].id", "matching regex"),
    ('id = "large"\nsize = 3', 'id = "large"\nsize = 4', "airships[2].size", "<= 3"),
    ('kind = "cards"\nmost = 3', 'kind = "cards"', "docks[4].most", "only for cards and scaffolds"),
    ('kind = "small_machine"\ncost = { coal = 2 }', 'kind = "small_machine"', "docks[0].cost", "has a cost"),
    ("cost = { coal = 2 }\n", "cost = { whistle = 2 }\n", "docks[0].cost", "with basic resources"),
    ('id = "dk02"', 'id = "dk01"', "docks[1].id", "dk01 is listed twice"),
    ("squares = [[0, 2], [0, 1]", "squares = [[0, 1], [0, 1]", "forms[0].squares", "named twice"),
    ('form = "L"\nicons = "I..W"', 'form = "O"\nicons = "I..W"', "scaffolds[0].form", "there is no form O"),
    ('icons = "I..W"', 'icons = "I.W"', "scaffolds[0].icons", "matching regex"),
    ('id = "sl02"', 'id = "sl01"', "scaffolds[1].id", "sl01 is listed twice"),
    (
        'do = "gain", goods = { coal = 2 }',
        'do = "steal", goods = { coal = 2 }',
        "machines[0].effect[0]",
        "steal",
    ),
    ("goods = { coal = 2 } }]", "good = { coal = 2 } }]", "machines[0].effect[0]", "good"),
    ('size = "small"\nvp = 5', 'size = "huge"\nvp = 5', "machines[0].size", "matching regex"),
    ("powers = { more_coal = 1 }", "powers = { flight = 1 }", "upgrades[0].powers", "a key is wrong"),
    ('source = "public"', 'source = "rumour"', "barracks_levels.source", "rumour"),
]


@pytest.mark.parametrize(("old", "new", "where", "problem"), WRONG)
def test_what_is_wrong_is_named_with_its_place(old: str, new: str, where: str, problem: str) -> None:
    with pytest.raises(ComponentError) as refused:
        open_box(changed(old, new).encode())
    assert where in refused.value.where
    assert problem in refused.value.problem
    assert refused.value.line is not None


def test_too_few_tiles_are_refused() -> None:
    few = "\n".join(part for part in TEXT.split("\n\n") if '"mm' not in part)
    with pytest.raises(ComponentError, match="3 medium machines are shown, there are 0"):
        open_box(few.encode())
    few = "\n".join(part for part in TEXT.split("\n\n") if 'id = "st' not in part)
    with pytest.raises(ComponentError, match="stack t needs 8 tiles"):
        open_box(few.encode())
    few = "\n".join(part for part in TEXT.split("\n\n") if 'id = "ab' not in part)
    with pytest.raises(ComponentError, match="abilities"):
        open_box(few.encode())


def test_the_figures_of_the_spec() -> None:
    """2.1, 2.6: counts and icon totals."""
    box = shipped()
    assert {name: len(pile) for name, pile in box.stacks.items()} == {
        "small": 16,
        "medium": 16,
        "large": 14,
        "upgrade": 24,
        "l": 18,
        "s": 18,
        "t": 18,
    }
    assert (len(box.deck), len(box.award_tokens), len(box.abilities), len(box.docks)) == (36, 28, 10, 9)
    icons = Counter(icon for tile in box.icons.values() for icon in tile)
    assert icons == {"coal": 39, "iron": 36, "gold": 27, "whistle": 21, "water": 12, "": 81}
    for stack in "lst":
        tiles = [box.icons[tile] for tile in box.stacks[stack]]
        assert sorted(sum(map(bool, tile)) for tile in tiles) == [2] * 9 + [3] * 9
    assert box.copying == {"mm13", "mm14", "ml14"}
    assert box.duplicators == {"mm13"}
    assert box.floor_vp == (0, *range(3, 17))


def test_every_power_is_given_by_something() -> None:
    box = shipped()
    given = {power for upgrade in box.upgrades.values() for power in upgrade.powers}
    given |= {power for ability in box.abilities.values() for power in ability.powers}
    assert given == set(POWERS)


# ------------------------------------------------------------------ other editions


def test_another_edition_can_be_played() -> None:
    box = open_box(changed("value = 4\n", "value = 6\n").encode())
    assert box != shipped()
    match = play_on(Match(GAME, 2, box=box, chance=Random(1)), Random(1))
    assert match.is_over


def of_edition(table: Table, old: str, new: str) -> Table:
    """The same position with other figures."""
    table.box = open_box(changed(old, new).encode())
    for player in table.players:
        player.powers = table.box.powers(player.ability, player.upgrades)
    return table


@pytest.mark.rule("WM-59")
@pytest.mark.parametrize(
    ("powers", "goods", "vp"), [("large_whistles = 2", (("whistle", 2),), 0), ("large_vp = 3", (), 3)]
)
def test_the_skipper_may_give_whistles_or_points_alone(
    powers: str, goods: tuple[tuple[str, int], ...], vp: int
) -> None:
    table = of_edition(lay(), "large_whistles = 1, large_vp = 1", powers)
    match = begin(table, *across("large", 1, 5, 3))
    assert [(told.source, told.goods, told.vp) for told in events(match, e.Gained)] == [("ab09", goods, vp)]


@pytest.mark.rule("WM-133")
@pytest.mark.parametrize(
    ("powers", "goods", "vp"), [("flood_water = 2", (("water", 2),), 0), ("flood_vp = 3", (), 3)]
)
def test_the_rain_gauge_may_give_water_or_points_alone(
    powers: str, goods: tuple[tuple[str, int], ...], vp: int
) -> None:
    table = lay()
    block(table, 1, 8)
    store(table, A, "ms01")
    able(table, B, "ab09", "up18")
    of_edition(table, "flood_water = 1, flood_vp = 1", powers)
    match = begin(table, FORGE, *building("ms01", 1, 8))
    assert [(told.source, told.goods, told.vp) for told in events(match, e.Gained)] == [("up18", goods, vp)]


@pytest.mark.rule("WM-152")
def test_a_voucher_takes_off_what_is_asked_for_and_down_to_nothing() -> None:
    table = lay()
    able(table, A, "ab09", "up20")
    hold(table, A, gold=3)
    match = begin(of_edition(table, "{ iron = 3 }", "{ gold = 3 }"), *docking("dk03"), o.TakeMachine("mm02"))
    assert (match.state.players[A].machines, match.state.players[A].goods["gold"]) == (("mm02",), 0)
    table = lay()
    able(table, A, "ab09", "up19")
    match = begin(of_edition(table, "{ coal = 2 }", "{ coal = 1 }"), *docking("dk01"), o.TakeMachine("ms02"))
    assert match.state.players[A].machines == ("ms02",)


@pytest.mark.rule("WM-87", "WM-152")
def test_a_rescue_never_costs_less_than_nothing() -> None:
    table = lay()
    block(table, 1, 1)
    able(table, A, "ab06", "up11")
    of_edition(table, "[constants.rescue_gold]\nvalue = 2", "[constants.rescue_gold]\nvalue = 1")
    match = begin(table, FORGE, o.Rescue(), o.At(1, 1))
    assert (match.state.players[A].standing, match.state.players[A].goods["gold"]) == (((1, 1),), 0)

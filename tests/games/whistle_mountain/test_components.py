"""The components file of Whistle Mountain: what it says, and every way in which it can be wrong."""

from collections import Counter
from importlib.resources import files
from random import Random

import pytest

from kesselhaus.engine.components import ComponentError
from kesselhaus.engine.match import Match
from kesselhaus.games.whistle_mountain import GAME
from kesselhaus.games.whistle_mountain.box import open_box, shipped
from kesselhaus.games.whistle_mountain.figures import POWERS
from tests.scenario import play_on

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


def test_another_edition_can_be_played() -> None:
    box = open_box(changed("value = 4\n", "value = 6\n").encode())
    assert box != shipped()
    match = play_on(Match(GAME, 2, box=box, chance=Random(1)), Random(1))
    assert match.is_over

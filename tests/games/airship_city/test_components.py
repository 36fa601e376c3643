"""The components file of Airship City: what it says, and every way in which it can be wrong."""

from importlib.resources import files

import pytest

from kesselhaus.engine.components import ComponentError
from kesselhaus.engine.match import Match
from kesselhaus.games.airship_city import GAME
from kesselhaus.games.airship_city.box import open_box, shipped
from kesselhaus.games.airship_city.examples.positions import A, B, C, end_round, lay
from tests.scenario import asked

TEXT = (files("kesselhaus.games.airship_city") / "components.toml").read_text("utf-8")


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


WRONG = [
    # what is changed, what it becomes, the table and key that are named, what is said
    ("value = 10", "value = -10", "constants.base_capacity.value", "Expected `int` >= 1"),
    ("value = 10", "value = 'ten'", "constants.base_capacity.value", "Expected `int`, got `str`"),
    ('line = "wood_line"', 'line = "woodline"', "airships[0].line", "matching regex"),
    ('kind = "market"', 'kind = "bazaar"', "action_tiles[8].kind", "matching regex"),
    ("cost = { wood = 4, gear = 2 }", "cost = { wodd = 4 }", "airships[0].cost", "a key is wrong"),
    ("cost = { wood = 4, gear = 2 }", "cost = { wood = 0 }", "airships[0].cost", "Expected `int` >= 1"),
    ("cost = { gold = 10 }", "cost = { gold = 1.5 }", "facilities[2].cost", "got `float`"),
    ('resource = "wood", by = 1 }', 'resource = "coal", by = 1 }', "airships[0].lowers.resource", "regex"),
    ("rows = [10, 9, 9, 8, 7, 6]", "rows = [10, 9, 9, 8, 7]", "prices[3].rows", "expected 6 rows, got 5"),
    ("vp = 5\ngold = 1", "vp = 0\ngold = 1", "contracts[19].vp", "Expected `int` >= 1"),
    ('id = "c03"', 'id = "c02"', "contracts[2].id", "c02 is listed twice"),
    ('id = "statue"', 'id = "signpost"', "facilities[1].id", "signpost is listed twice"),
    ('id = "statue"', 'id = "tourist"', "facilities[1].id", "tourist is listed twice"),
    ('id = "sb_ore"', 'id = "sb_timber"', "stage_bonuses[1].id", "sb_timber is listed twice"),
    ('id = "barter"', 'id = "seasoned_negotiator"', "bonus_actions[2].id", "is listed twice"),
    ('id = "metal_private"', 'id = "wood_private"', "airships[1].id", "wood_private is listed twice"),
    (
        "deadline = 3\ncost = { wood = 14 }",
        "deadline = 4\ncost = { wood = 14 }",
        "contracts[14].deadline",
        "3 spaces",
    ),
    ('prerequisite = "tourist"', 'prerequisite = "boat"', "airships[5].prerequisite", "no airship boat"),
    (
        'prerequisite = "tourist"',
        'prerequisite = "wood_private"',
        "airships[5].prerequisite",
        "wood_private is not one level below passenger",
    ),
    ("three_players = 2", "three_players = 7", "price_start_row.three_players", "has 6 rows"),
    ("four_players = 1\n", "four_players = 7\n", "price_start_row.four_players", "has 6 rows"),
    ("seats = [3, 4, 5, 5]", "seats = [3, 4, 5]", "start_gears.seats", "length >= 4"),
    ("seats = [3, 4, 5, 5]", "seats = [3, 4, 5, 11]", "start_gears.seats", "more than the 10"),
    ("solo = 4", "solo = 11", "start_gears.solo", "more than the 10"),
    ("from = 28", "from = 20", "grades[2].from", "not above that of journeyman"),
    ('id = "apprentice"', 'id = "apprentice"\nfrom = 0', "grades[0].from", "for every score"),
    ("collect = { metal = 2 }\n", "collect = {}\n", "action_tiles[1].collect", "a mine has to yield goods"),
    ('colours = ["wood"]', "colours = []", "action_tiles[0].colours", "length >= 1"),
    ('group = "late"', 'group = "never"', "stage_bonuses[4].group", "matching regex"),
    ('source = "rulebook"', 'source = "hearsay"', "constants.rounds_per_stage.source", "'hearsay'"),
]


@pytest.mark.parametrize(("old", "new", "where", "said"), WRONG)
def test_what_is_wrong_is_named_by_file_line_table_and_key(old: str, new: str, where: str, said: str) -> None:
    text = changed(old, new)
    with pytest.raises(ComponentError) as caught:
        open_box(text.encode())
    error = caught.value
    assert error.file == "components.toml"
    assert error.where.removesuffix("[...]") == where
    assert said in error.problem
    assert str(error).startswith(f"components.toml, line {error.line}: {where}")
    first = TEXT[: TEXT.index(old)].count("\n") + 1
    assert error.line in range(first, first + 1 + new.rstrip().count("\n"))


CONSTANTS = [
    ("stages", 6, "constants.stages.value"),
    ("start_workers", 5, "constants.start_workers.value"),
    ("upgraded_capacity", 10, "constants.upgraded_capacity.value"),
    ("start_wood", 11, "constants.start_wood.value"),
    ("start_gold", 11, "constants.start_gold.value"),
    ("max_deadline", 2, "contracts[14].deadline"),
    ("price_rows", 7, "prices[0].rows"),
]


@pytest.mark.parametrize(("constant", "value", "where"), CONSTANTS)
def test_figures_that_cannot_be_played_with_are_refused(constant: str, value: int, where: str) -> None:
    entry = TEXT[TEXT.index(f"[constants.{constant}]") :].split("\nsource", 1)[0]
    with pytest.raises(ComponentError) as caught:
        open_box(changed(entry, f"[constants.{constant}]\nvalue = {value}").encode())
    assert caught.value.where == where
    assert caught.value.line is not None


@pytest.mark.parametrize(
    ("old", "new", "where", "said"),
    [
        ("[price_start_row]", "[price_start_rows]", "top level", "unknown field `price_start_rows`"),
        ('tiles = ["mine_1", "mine_2"]', 'tiles = ["mine_1"]', "action_tiles", "there are 15 tiles"),
        ('tiles = ["mine_1", "mine_2"]', 'tiles = ["mine_1", "mine_1"]', "action_tiles", "listed twice"),
        ('kind = "mine"', 'kind = "forest"', "action_tiles", "expected exactly"),
        ('airship = "wood_cargo"', 'airship = "luxury"', "prices", "expected exactly"),
        ("sellable = true", "sellable = false", "prices", "expected exactly"),
        ('resource = "gear"\ncost', 'resource = "wood"\ncost', "upgrades", "expected exactly"),
        ('id = "trade"', 'id = "construction"', "awards", "expected exactly"),
        ('line = "tourism_line"\nsource', 'line = "wood_line"\nsource', "bonus_actions", "expected exactly"),
        (
            'source = "rulebook"\n\n[constants.stages]',
            "[constants.stages]",
            "constants.rounds_per_stage",
            "`source`",
        ),
        ('id = "c20"\n', "", "contracts[19]", "missing required field `id`"),
        ("[[grades]]", "[[grades]]\ntop = 1", "grades[0]", "unknown field `top`"),
        ("[constants.stages]", "[constants.stages", "", "is not valid TOML"),
    ],
)
def test_what_is_missing_or_too_much_is_named(old: str, new: str, where: str, said: str) -> None:
    with pytest.raises(ComponentError) as caught:
        open_box(changed(old, new).encode())
    assert (caught.value.file, caught.value.where) == ("components.toml", where)
    assert said in caught.value.problem


def test_as_many_gears_as_can_be_held_may_be_there_at_the_start() -> None:
    text = changed("seats = [3, 4, 5, 5]", "seats = [3, 4, 5, 10]").replace("solo = 4", "solo = 10", 1)
    assert open_box(text.encode()).edition != open_box(TEXT.encode()).edition


def test_the_harbour_is_one_tile() -> None:
    two = changed('tiles = ["harbour"]', 'tiles = ["harbour", "quay"]')
    with pytest.raises(ComponentError, match="exactly one harbour"):
        open_box(two.replace('tiles = ["lighthouse"]', "tiles = []").encode())


def test_a_group_of_stage_bonus_tiles_may_not_be_too_small() -> None:
    with pytest.raises(ComponentError, match="two tiles of the late group are needed, there are 0"):
        open_box(TEXT.replace('group = "late"', 'group = "early"').encode())


def test_without_grades_nobody_can_be_graded() -> None:
    with pytest.raises(ComponentError, match="`grades`"):
        open_box(TEXT[: TEXT.index("[[grades]]")].encode())
    with pytest.raises(ComponentError, match="there has to be one"):
        open_box(("grades = []\n" + TEXT[: TEXT.index("[[grades]]")]).encode())


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(ComponentError, match="is not UTF-8 text"):
        open_box(b"\xff\xfe")


def test_every_entry_says_where_it_comes_from() -> None:
    assert shipped().components.constants.max_deadline.source == "reconstructed"
    assert shipped().airships["tourist"].source == "rulebook"
    assert shipped().airships["tourist"].sources == {"fields": "reconstructed"}
    assert {card.source for card in shipped().contracts.values()} == {"reconstructed"}


@pytest.mark.rule("AC-12", "AC-14")
def test_an_edition_with_other_figures_is_another_edition_and_can_be_played() -> None:
    entry = "[constants.rounds_per_stage]\nvalue = "
    box = open_box(changed(f"{entry}4", f"{entry}1").encode())
    assert box.edition != shipped().edition
    table = lay()
    table.box = box
    match = end_round(table, 1)
    assert (match.state.round, match.state.stage, asked(match).seat) == (2, 2, A)
    assert [match.state.players[seat].goods["wood"] for seat in (A, B, C)] == [5, 5, 5]
    assert list(GAME.broken(None, match.state, True)) == []
    assert end_round(match.state, 5).is_over


def test_the_edition_goes_by_figures_and_not_by_comments() -> None:
    assert open_box(TEXT.replace("# ---", "# ===").encode()).edition == shipped().edition
    assert open_box(changed("rows = [6, 5, 5", "rows = [6, 6, 5").encode()).edition != shipped().edition
    assert Match(GAME, 3).box.edition == shipped().edition

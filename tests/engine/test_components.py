"""Reading components: errors with file, table, key and line; editions named by their figures."""

from copy import copy, deepcopy
from typing import Annotated

import pytest
from msgspec import Meta, Struct

from kesselhaus.engine.components import (
    Box,
    ComponentError,
    Difference,
    Entry,
    differences,
    line_of,
    read,
    refuse,
)

TEXT = """# what is in the box
[fire]
value = 3
source = "rulebook"

[[coals]]
id = "black"
cost = { wood = 2, "sea coal" = 1 }
source = "public"

[[coals]]
id = "brown"   # a comment
cost = { wood = 1 }
weights = [1, 2, 3]
source = "reconstructed"
sources = { cost = "public" }

[[coals]]
id = "white"
cost = {}
source = "rulebook"
"""


class Fire(Entry, frozen=True):
    value: Annotated[int, Meta(ge=1)]


class Coal(Entry, frozen=True):
    id: str
    cost: dict[Annotated[str, Meta(pattern="^(wood|sea coal)$")], int]
    weights: tuple[int, ...] = ()


class Stove(Struct, frozen=True, forbid_unknown_fields=True):
    fire: Fire
    coals: list[Coal]


def test_components_are_read_with_their_sources() -> None:
    stove, edition = read(TEXT.encode(), Stove)
    assert stove.fire.value == 3
    assert [coal.id for coal in stove.coals] == ["black", "brown", "white"]
    assert stove.coals[1].sources == {"cost": "public"}
    assert len(edition) == 16


@pytest.mark.parametrize(
    ("old", "new", "where", "line", "problem"),
    [
        ("value = 3", "value = 0", "fire.value", 3, "Expected `int` >= 1"),
        ("value = 3", "value = []", "fire.value", 3, "Expected `int`, got `array`"),
        ("value = 3\n", "", "fire", 2, "Object missing required field `value`"),
        ("value = 3", "value = 3\nvalues = 4", "fire", 4, "Object contains unknown field `values`"),
        ('source = "rulebook"\n', "", "fire", 2, "Object missing required field `source`"),
        ('source = "rulebook"', 'source = "a friend"', "fire.source", 4, "Invalid enum value 'a friend'"),
        ('id = "brown"', "id = 5", "coals[1].id", 12, "Expected `str`, got `int`"),
        ('id = "white"\n', "", "coals[2]", 18, "Object missing required field `id`"),
        (
            "weights = [1, 2, 3]",
            "weights = [1, 2, 'x']",
            "coals[1].weights[2]",
            14,
            "Expected `int`, got `str`",
        ),
        (
            "cost = { wood = 1 }",
            "cost = { wood = 'x' }",
            "coals[1].cost[...]",
            13,
            "Expected `int`, got `str`",
        ),
        (
            "cost = { wood = 1 }",
            "cost = { wodd = 1 }",
            "coals[1].cost",
            13,
            "a key is wrong: Expected `str` match",
        ),
        (
            'sources = { cost = "public" }',
            'sources = { cots = "public" }',
            "coals[1]",
            11,
            "names 'cots', which",
        ),
        ('sources = { cost = "public" }', 'sources = { cost = "me" }', "coals[1].sources[...]", 16, "'me'"),
    ],
)
def test_an_error_names_file_table_key_and_line(
    old: str, new: str, where: str, line: int, problem: str
) -> None:
    assert old in TEXT
    with pytest.raises(ComponentError) as caught:
        read(TEXT.replace(old, new, 1).encode(), Stove, "stove.toml")
    error = caught.value
    assert (error.file, error.where, error.line) == ("stove.toml", where, line)
    assert problem in error.problem
    assert str(error) == f"stove.toml, line {line}: {where}: {error.problem}"


@pytest.mark.parametrize(
    ("text", "where", "said"),
    [
        (b"\xff", "", "is not UTF-8 text: invalid start byte at byte 0"),
        (b"[fire\n", "", "is not valid TOML: Expected ']' at the end of a table declaration (at line 1"),
        (b"[a]\n[a]\n", "", "is not valid TOML"),
        (b"", "top level", "Object missing required field `fire`"),
        (TEXT.encode() + b"[smoke]\n", "top level", "Object contains unknown field `smoke`"),
        (b"fire = 3\n" + TEXT[TEXT.index("[[coals]]") :].encode(), "fire", "Expected `object`, got `int`"),
    ],
)
def test_a_file_that_is_wrong_as_a_whole_is_named(text: bytes, where: str, said: str) -> None:
    with pytest.raises(ComponentError) as caught:
        read(text, Stove, "stove.toml")
    assert caught.value.where == where
    assert said in str(caught.value)
    assert str(caught.value).startswith("stove.toml")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (b"a = 1\n\xff = 2\n", 2),
        (b"a = 1\n\n[fire\n", 3),
        (b"[a]\n[b]\n[a]\n", 3),
        (b"[fire]\nvalue = [1,\n", 2),
        (TEXT.encode() + b"[smoke]\n", TEXT.count("\n") + 1),
        (TEXT.encode().replace(b"value = ", b"valeu = ", 1), TEXT[: TEXT.index("value = ")].count("\n") + 1),
    ],
)
def test_whatever_is_wrong_the_line_is_named(text: bytes, line: int) -> None:
    with pytest.raises(ComponentError) as caught:
        read(text, Stove, "stove.toml")
    assert caught.value.line == line
    assert str(caught.value).startswith(f"stove.toml, line {line}: ")


@pytest.mark.parametrize(
    ("brackets", "problem"),
    [(3_000, "is nested deeper than 32 times"), (100_000, "100004 characters on a line")],
)
def test_a_file_without_an_end_to_its_brackets_is_refused(brackets: int, problem: str) -> None:
    with pytest.raises(ComponentError, match=problem):
        read(b"a = " + b"[" * brackets, Stove, "stove.toml")


def test_differences_are_figures_and_nothing_else() -> None:
    before = b"""
[fire]
value = 3
source = "public"
[prices]
steps = [1, 2, 4]
[[coals]]
id = "black"
heat = 5
[[coals]]
id = "grey"
heat = 6
"""
    assert differences(before, b"# a comment\n" + before.replace(b"public", b"rulebook")) == ()
    after = before.replace(b"value = 3", b"value = 4").replace(b"[1, 2, 4]", b"[1, 3, 4, 8]")
    after = after.replace(b'[[coals]]\nid = "black"\nheat = 5\n', b"")
    assert differences(before, after) == (
        Difference("fire.value", 3, 4),
        Difference("prices.steps[1]", 2, 3),
        Difference("coals[black].id", "black", None),
        Difference("coals[black].heat", 5, None),
        Difference("prices.steps[3]", None, 8),
    )


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("fire", 2),
        ("fire.value", 3),
        ("coals", 6),
        ("coals[0].id", 7),
        ("coals[2].id", 19),
        ("coals[1].cost.wood", 13),
        ("coals[0].weights", 6),
        ("nowhere", None),
        ("", None),
    ],
)
def test_lines_are_found(where: str, line: int | None) -> None:
    assert line_of(TEXT, where) == line


def test_a_game_refuses_figures_that_do_not_fit() -> None:
    with pytest.raises(ComponentError, match=r"^stove\.toml, line 19: coals\[2\]\.id: too white$"):
        refuse(TEXT.encode(), "stove.toml", "coals[2].id", "too white")


def test_the_edition_changes_with_figures_and_not_with_comments_order_or_layout() -> None:
    edition = read(TEXT.encode(), Stove)[1]
    for same in (
        TEXT.replace("# a comment", "# another"),
        TEXT.replace("# what is in the box\n", ""),
        TEXT.replace("value = 3\nsource", "\n\nsource").replace("[fire]\n", "[fire]\nvalue = 3"),
        TEXT.replace('cost = { wood = 2, "sea coal" = 1 }', 'cost = { "sea coal" = 1, wood = 2 }'),
    ):
        assert read(same.encode(), Stove)[1] == edition
    for other in (
        TEXT.replace("value = 3", "value = 4"),
        TEXT.replace('id = "white"', 'id = "red"'),
        TEXT.replace('source = "public"', 'source = "reconstructed"'),
        TEXT.replace("[1, 2, 3]", "[1, 3, 2]"),
    ):
        assert read(other.encode(), Stove)[1] != edition


def test_boxes_of_one_edition_are_equal() -> None:
    assert Box("a") == Box("a")
    assert Box("a") != Box("b")
    assert hash(Box("a")) == hash(Box("a"))
    assert repr(Box("a")) == "Box('a')"


def test_a_box_is_never_copied() -> None:
    box = Box("a")
    assert copy(box) is deepcopy(box) is box

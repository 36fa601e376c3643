"""The components: what the spec's self-check says, and what is refused with its line."""

from importlib.resources import files

import pytest

from kesselhaus.engine.components import ComponentError
from kesselhaus.games import nucleum
from kesselhaus.games.nucleum.box import load_box, shipped
from kesselhaus.games.nucleum.rules.preparation import lay_out
from kesselhaus.games.nucleum.terms import MAIN_ACTIONS

TEXT = (files(nucleum) / "components.toml").read_text("utf-8")


def test_the_counts_of_the_spec() -> None:
    box = shipped()
    kinds = [tile.set for tile in box.tiles.values()]
    assert [kinds.count(kind) for kind in ("base", "general", "start", "directive", "special")] == [
        20,
        30,
        16,
        4,
        2,
    ]
    stacks = [contract.stack for contract in box.contracts.values()]
    assert [stacks.count(stack) for stack in ("initial", "silver", "gold")] == [4, 13, 18]
    assert [stacks.count(f"purple_{category}") for category in (1, 2, 3)] == [5, 5, 5]
    assert (len(box.technologies), len(box.urban), len(box.neutral), len(box.setup_cards)) == (32, 12, 10, 13)
    assert sum(box.electricity[building] for building in box.urban) == 75
    assert (box.top_space, len(box.milestones)) == (25, 8)
    for name, cities, urban, mines, turbines, links, spaces in (
        ("A", 17, 30, 10, 10, 23, 31),
        ("B", 19, 42, 14, 13, 32, 62),
    ):
        side = box.side_named[name]
        counted = [
            sum(map(len, of.values())) for of in (side.urban_sites, side.mine_sites, side.turbine_sites)
        ]
        assert (len(side.cities), *counted, len(side.links), len(side.spaces)) == (
            cities,
            urban,
            mines,
            turbines,
            links,
            spaces,
        )


def test_the_halves_of_the_market_tiles() -> None:
    box = shipped()
    for tiles, actions, edges in (
        (box.base_tiles, (8, 8, 6, 6, 8), {"purple": 15, "orange": 8, "white": 7, "green": 6, "joker": 4}),
        (
            box.general_tiles,
            (9, 8, 9, 10, 9),
            {"purple": 15, "orange": 13, "white": 13, "green": 11, "joker": 8},
        ),
    ):
        halves = [half for tile in tiles for half in box.tiles[tile].halves]
        shown = [half.action for half in halves]
        assert tuple(shown.count(action) for action in MAIN_ACTIONS) == actions
        assert {colour: sum(half.colour == colour for half in halves) for colour in edges} == edges


def test_every_link_joins_two_colours() -> None:
    for side in shipped().side_named.values():
        for link in side.links.values():
            assert side.colour[link.a] != side.colour[link.b]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('a = "leipzig"\nb = "grimma"', 'a = "leipzig"\nb = "grima"', "there is no city grima"),
        ('id = "T02"', 'id = "T01"', "T01 is listed twice"),
        ("stacks = [[10, 10, 10]", "stacks = [[10, 10, 11]", "hold 31 tiles instead of 30"),
        ('nucleum = "grimma"', 'nucleum = "riesa"', "no Nucleum can be placed in riesa"),
        ('condition = "energized_type"', 'condition = "energized_level"', "is not asked of"),
        ("silver = [6, 6, 9, 12]", "silver = [6, 6, 9, 14]", "there are only 13"),
        ("values = [1, 2, 3, 4, 5", "values = [2, 1, 3, 4, 5", "have to rise"),
        ('rewards = ["income_worker:1"]', 'rewards = ["gold:1"]', "income_worker"),
        ("coal_saving = 1", "coal_savings = 1", "a key is wrong"),
        ('final = { counted = "contracts", vp = 2, most = 16 }\n', "", "exactly a final technology has"),
    ],
)
def test_what_cannot_be_played_with_is_refused_with_its_line(old: str, new: str, problem: str) -> None:
    assert old in TEXT
    with pytest.raises(ComponentError, match="line") as refused:
        load_box(TEXT.replace(old, new, 1).encode())
    if problem != "income_worker":
        assert problem in str(refused.value)


def test_another_figure_makes_another_edition() -> None:
    other = load_box(TEXT.replace("costs = [2, 2, 1, 1, 0]", "costs = [3, 2, 1, 1, 0]").encode())
    assert other.edition != shipped().edition
    assert other.market_costs[0] == 3


def test_tables_of_equal_editions_are_equal() -> None:
    """A record that carries its components is replayed with a box of its own."""
    one, other = (load_box(TEXT.encode()) for _ in range(2))
    assert lay_out(2, frozenset(), one) == lay_out(2, frozenset(), other)

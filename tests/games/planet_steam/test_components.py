"""The components file: the tables of section 2, and what is refused."""

from importlib.resources import files
from pathlib import Path

import pytest

from kesselhaus.engine.components import ComponentError
from kesselhaus.games.planet_steam.box import open_box, shipped

SPEC = Path(__file__).parents[3] / "docs" / "spec" / "planet_steam.md"
TEXT = (files("kesselhaus.games.planet_steam") / "components.toml").read_text("utf-8")


def rows_of_spec(header: str) -> list[list[str]]:
    """The rows of the spec's table that begins with a header."""
    lines = SPEC.read_text("utf-8").splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(header))
    rows = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip(" `") for cell in line.strip("|").split("|")])
    return rows


def test_zones_and_neighbours_are_those_of_the_spec() -> None:
    box = shipped()
    rows = rows_of_spec("| zone | column | row |")
    assert [row[0] for row in rows] == list(box.zones)
    for zone, column, row, kind, near, *_ in rows:
        assert zone == column + row
        assert (zone in box.river) == (kind == "river")
        assert set(near.split()) == set(box.neighbours[zone])
        assert box.row[zone] == int(row)


def test_colours_and_changes_are_those_of_the_look_up() -> None:
    box = shipped()
    for supply, *cells in rows_of_spec("| supply | quartz | ore |"):
        for resource, cell in zip(("quartz", "ore", "water", "energy"), cells, strict=True):
            colour, change = cell.split()
            assert box.colour[resource][int(supply)] == colour
            assert box.change[resource][int(supply)] == int(change)


def test_tank_prices_and_capacities_are_those_of_the_spec() -> None:
    box = shipped()
    for stock, price, _ in rows_of_spec("| stock | price of the next tank |")[:-1]:
        assert box.tank_price[int(stock.split()[0])] == int(price)
    for level, *cells in rows_of_spec("| class | `quartz` |"):
        for resource, cell in zip(("quartz", "ore", "water", "energy"), cells, strict=True):
            assert box.capacity[resource][int(level)] == int(cell.split()[0])


def test_every_entry_says_where_it_comes_from() -> None:
    entries = [part for part in TEXT.split("\n\n") if part.lstrip().startswith("[")]
    assert len(entries) > 120
    assert all("\nsource = " in entry for entry in entries)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "B1"', 'id = "G1"', "zones"),
        ("row = 7", "row = 8", "moorings"),
        ("start_price = 16", "start_price = 9", "outside of the price scale"),
        ("highest_price = 28", "highest_price = 29\nmore = 1", "unknown field"),
        ('colour = "blue"', 'colour = "black"', "adjustment_scale"),
        ("blue = 3", "blue = 1", "end above the one before"),
        ("red = 20", "red = 19", "red has to end at 20"),
        ("stock = 13", "stock = 12", "fall by one"),
        ("by_players = [9, 10, 12, 14]", "by_players = [9, 10, 12, 15]", "stock of 15"),
        ("start = [7, 6, 5, 4]", "start = [8, 6, 5, 4]", "no start space 8"),
        ("carrier_class = 2", "carrier_class = 3", "classes 1 to 4"),
        ("quartz = 4\nore = 5", "quartz = 2\nore = 5", "carry more quartz"),
        ('id = "sp_02"', 'id = "sp_01"', "listed twice"),
        ("sets = [4]", "sets = [5]", "the set for 4 players has 3 cards"),
        ('specialists = ["speculator"]', 'specialists = ["banker"]', "speculator"),
        ("in_play = [6, 6, 7, 7]", "in_play = [6, 6, 7, 8]", "only 7 copies"),
        ("credits = 0\nspaces = 3", "credits = 1\nspaces = 3", "has to be free"),
        ('"s5"]', '"s4"]', "expected exactly s1, s2, s3, s4, s5"),
        ("highest = [3, 4, 5, 5]", "highest = [3, 4, 6, 5]", "more than 15"),
        ("by_players = [3, 4, 3, 3]", "by_players = [3, 5, 3, 3]", "5 water do not fit"),
        ('mode = "weak"', 'mode = "strong"', "price_manipulation"),
        ("count = 4", "count = 5", "every resource needs one order marker"),
        (
            "[costs.market_tank]\ngoods = { ore = 1, energy = 1 }",
            "[costs.market_tank]",
            "has to cost resources",
        ),
        ('kind = "river"', 'kind = "sea"', "kind"),
    ],
)
def test_components_that_do_not_fit_together_are_refused(old: str, new: str, problem: str) -> None:
    assert old in TEXT
    with pytest.raises(ComponentError) as refusal:
        open_box(TEXT.replace(old, new).encode() if old == '"s5"]' else TEXT.replace(old, new, 1).encode())
    assert problem in str(refusal.value)


def test_another_edition_is_played_with_its_own_figures() -> None:
    box = open_box(TEXT.replace("start_price = 16", "start_price = 17", 1).encode())
    assert box.gauges["quartz"].start_price == 17
    assert box.edition != shipped().edition

"""The grid and shifting (4.3)."""

import pytest

from kesselhaus.games.airship_city.events import Collected, Piggybacked, Shifted
from kesselhaus.games.airship_city.examples import EXAMPLES
from kesselhaus.games.airship_city.examples.positions import (
    A,
    B,
    arrive,
    begin,
    buy,
    held,
    hold,
    lay,
    stand,
)
from kesselhaus.games.airship_city.options import (
    COLUMNS,
    GRID_LINES,
    ROWS,
    Act,
    Decline,
    EndTurn,
    FreeShift,
    Shift,
    ShiftByTwo,
    Step,
    StepOn,
    StopShifting,
)
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.tasks import BetweenMoves
from tests.scenario import answer, events, offered

WAYS = [*((row, way) for row in ROWS for way in ("left", "right"))] + [
    (column, way) for column in COLUMNS for way in ("up", "down")
]


def slid(table: Table, grid_line: str, direction: str) -> tuple[str, ...]:
    """The grid after a shift by one, by turning a list of lists."""
    rows = [list(table.grid[at : at + 4]) for at in (0, 4, 8, 12)]
    index = int(grid_line[-1])
    if grid_line.startswith("row"):
        line = rows[index]
        rows[index] = line[1:] + line[:1] if direction == "left" else line[-1:] + line[:-1]
    else:
        line = [row[index] for row in rows]
        line = line[1:] + line[:1] if direction == "up" else line[-1:] + line[:-1]
        for row, tile in zip(rows, line, strict=True):
            row[index] = tile
    return tuple(tile for row in rows for tile in row)


@pytest.mark.rule("AC-20")
@pytest.mark.parametrize(
    ("start", "reached"),
    [
        ("forest_1", {"mine_1", "shipyard_1"}),
        ("factory_1", {"mine_1", "valley", "guild_hall"}),
        ("market_1", {"shipyard_1", "forest_2", "architects_office"}),
        ("lighthouse", {"guild_hall", "forest_2", "mine_2", "shipyard_2"}),
        ("market_2", {"mine_2", "shipyard_2"}),
    ],
)
def test_only_tiles_that_share_an_edge_are_adjacent(start: str, reached: set[str]) -> None:
    table = lay()
    stand(table, A, start, "harbour", moved=("harbour",))
    assert offered(begin(table), Step) == {Step(start, to) for to in reached}


@pytest.mark.rule("AC-21")
def test_workers_of_every_colour_go_with_their_tile() -> None:
    table = lay()
    stand(table, A, "forest_1", "harbour")
    stand(table, B, "forest_1", "harbour")
    match = answer(begin(table), Shift("column_0", "up"))
    assert match.state.grid.index("forest_1") == 12
    assert match.state.players[A].workers == match.state.players[B].workers == ("forest_1", "harbour")
    assert {Step("forest_1", "factory_2"), Step("forest_1", "architects_office")} <= offered(match)
    assert Step("forest_1", "mine_1") not in offered(match)


@pytest.mark.rule("AC-22")
@pytest.mark.parametrize(("grid_line", "direction"), WAYS)
def test_the_tile_pushed_out_comes_in_at_the_other_end(grid_line: str, direction: str) -> None:
    table = lay()
    buy(table, B, "wood", tiles=("forest_1",))
    match = answer(begin(table), Shift(grid_line, direction))
    assert match.state.grid == slid(table, grid_line, direction)
    assert match.state.developed == ("forest_1",)


@pytest.mark.rule("INV-19", "AC-22")
@pytest.mark.parametrize(("grid_line", "direction"), WAYS)
def test_four_shifts_the_same_way_restore_the_grid(grid_line: str, direction: str) -> None:
    table = lay()
    hold(table, A, gear=4)
    match = begin(table)
    grids = [answer(match, Shift(grid_line, direction)).state.grid for _ in range(4)]
    assert grids[-1] == table.grid
    assert len(set(grids)) == 4


@pytest.mark.rule("INV-18", "AC-21", "AC-26")
@pytest.mark.parametrize(("grid_line", "direction"), WAYS)
def test_a_shift_leaves_the_workers_on_each_tile(grid_line: str, direction: str) -> None:
    table = lay()
    stand(table, A, "mine_2", "shipyard_2")
    stand(table, B, "mine_2", "market_1")
    match = answer(begin(table), Shift(grid_line, direction))
    assert sorted(match.state.grid) == sorted(table.grid)
    assert [(p.workers, p.moved) for p in match.state.players] == [
        (p.workers, p.moved) for p in table.players
    ]


@pytest.mark.rule("AC-23")
def test_each_shift_costs_one_gear_and_any_line_goes_either_way() -> None:
    table = lay()
    hold(table, A, gear=2, wood=9)
    match = begin(table)
    assert offered(match, Shift) == {Shift(line, way) for line, way in WAYS}
    answer(match, Shift("row_0", "left"))
    assert held(match, A) == {"gear": 1, "wood": 9}
    assert offered(match, Shift) == {Shift(line, way) for line, way in WAYS}
    answer(match, Shift("column_3", "down"))
    assert held(match, A) == {"wood": 9}
    assert offered(match, Shift) == set()
    assert [event.gears for event in events(match, Shifted)] == [1, 1]


@pytest.mark.rule("AC-24")
def test_shifts_are_offered_while_a_worker_has_not_completed_its_move() -> None:
    table = lay()
    hold(table, A, gear=9)
    stand(table, A, "harbour", "mine_1")
    match = begin(table)
    assert len(offered(match, Shift)) == 16  # before the first move
    answer(match, Step("harbour", "forest_2"))
    assert len(offered(match, Shift)) == 16  # between arrival and action of a worker that is not the last
    answer(match, Decline())
    assert len(offered(match, Shift)) == 16  # between moves
    answer(match, Step("mine_1", "harbour"), Decline())
    assert offered(match, Shift) == set()


@pytest.mark.rule("AC-24")
def test_shifts_are_offered_in_transit_also_for_the_last_worker() -> None:
    table = lay()
    hold(table, A, gear=2)
    stand(table, A, "harbour", "mine_1", moved=("mine_1",))
    match = answer(begin(table), Step("harbour", "mine_1"))
    assert offered(match, StepOn) == {StepOn("forest_1"), StepOn("factory_1")}
    assert Shift("row_3", "left") in offered(match)
    answer(match, Shift("row_0", "left"))
    assert offered(match, StepOn) == {StepOn("factory_1"), StepOn("shipyard_1")}


@pytest.mark.rule("AC-25")
def test_after_the_last_arrival_there_is_no_shift_any_more() -> None:
    table = lay()
    hold(table, A, gear=9)
    match = arrive(table, "lighthouse")
    assert offered(match) == {Act(), Decline()}
    answer(match, Act(), FreeShift("row_0", "left"), StopShifting())
    assert offered(match) == {EndTurn()}


@pytest.mark.rule("AC-26")
def test_a_shift_is_not_a_move() -> None:
    table = lay()
    stand(table, A, "forest_1", "harbour")
    stand(table, B, "forest_1", "harbour")
    hold(table, B)
    match = answer(begin(table), Shift("row_0", "right"))
    assert match.state.players[A].moved == (False, False)
    assert {step.start for step in offered(match, Step) if isinstance(step, Step)} == {"forest_1", "harbour"}
    assert match.state.doing == BetweenMoves(A)
    assert held(match, B) == {}
    assert not events(match, Collected)
    assert not events(match, Piggybacked)


@pytest.mark.rule("AC-27")
def test_a_shift_may_be_reversed() -> None:
    table = lay()
    hold(table, A, gear=2)
    match = answer(begin(table), Shift("row_1", "left"), Shift("row_1", "right"))
    assert match.state.grid == table.grid


@pytest.mark.rule("AC-28")
def test_no_shift_strands_a_worker_in_transit() -> None:
    table = lay()
    hold(table, A, gear=9)
    stand(table, A, "guild_hall", "factory_1", "mine_1", moved=("factory_1", "mine_1"))
    match = answer(begin(table), Step("guild_hall", "factory_1"))
    answer(match, Shift("row_1", "left"), Shift("row_1", "left"), StepOn("mine_1"))
    # Row 0 to the left would put the worker in the corner between its start tile and the tile it came from.
    assert match.state.grid[:6] == ("forest_1", "mine_1", "factory_1", "valley", "guild_hall", "workshop")
    assert Shift("row_0", "left") not in offered(match)
    assert {Shift("row_0", "right"), Shift("row_1", "left"), Shift("row_1", "right")} <= offered(match)
    assert len(offered(match, Shift)) == 15


@pytest.mark.rule("EX-2", "AC-21", "AC-22", "AC-26")
def test_example_2_shifting_a_row() -> None:
    _, match = EXAMPLES.boards("EX-2")
    assert match.state.grid[4:8] == ("forest_2", "mine_1", "shipyard_1", "market_1")
    assert match.state.grid.index(match.state.players[B].workers[0]) == 4
    assert match.state.grid.index(match.state.players[A].workers[0]) == 6
    assert (held(match, A), held(match, B)) == ({"gear": 2}, {})
    assert match.state.players[A].moved == (False, False)


@pytest.mark.rule("EX-18", "AC-77", "AC-78")
def test_example_18_lighthouse() -> None:
    match, _, shifted = EXAMPLES.boards("EX-18")
    assert offered(match) == {
        *(FreeShift(line, way) for line, way in WAYS),
        *(ShiftByTwo(line) for line in GRID_LINES),
    }
    answer(match, FreeShift("row_3", "left"))
    assert match.state.grid.index("lighthouse") == 14
    assert offered(match) == {
        *(FreeShift(line, way) for line, way in WAYS if line != "row_3"),
        StopShifting(),
    }
    answer(match, FreeShift("column_2", "up"))
    assert match.state.grid.index("lighthouse") == 10
    assert match.state.players[A].workers[0] == "lighthouse"
    assert held(match, A) == {}
    assert events(match, Shifted) == [
        Shifted(A, "row_3", "left", 1, 0, rule="AC-77"),
        Shifted(A, "column_2", "up", 1, 0, rule="AC-77"),
    ]
    assert shifted.state == match.state
    by_two = answer(EXAMPLES.boards("EX-18")[0], ShiftByTwo("row_3"))
    assert [event.cells for event in events(by_two, Shifted)] == [2]
    assert by_two.state.grid[12:] == ("shipyard_2", "lighthouse", "architects_office", "factory_2")

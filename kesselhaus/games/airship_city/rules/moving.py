"""The grid, shifting it, and moving workers over it (4.3, 4.5)."""

from operator import itemgetter

from kesselhaus.engine.questions import Option
from kesselhaus.games.airship_city import options
from kesselhaus.games.airship_city.events import FlewOn, Shifted, Stepped
from kesselhaus.games.airship_city.options import GRID_LINES, ROWS, SHIFTS, directions
from kesselhaus.games.airship_city.state import READY, USED, Player, Table
from kesselhaus.games.airship_city.tasks import Arrival, InTransit

SIDE = 4


def _neighbours(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, SIDE)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * SIDE + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE)


ADJACENT = tuple(_neighbours(cell) for cell in range(SIDE * SIDE))
"""AC-20: cells that share an edge."""


def _cells_after(grid_line: str, direction: str) -> tuple[int, ...]:
    """For each cell, the cell whose tile lies there after a shift by one."""
    index = int(grid_line[-1])
    line = [index * SIDE + k if grid_line in ROWS else k * SIDE + index for k in range(SIDE)]
    onward = 1 if direction in ("right", "down") else -1
    origin = list(range(SIDE * SIDE))
    for place, cell in enumerate(line):
        origin[line[(place + onward) % SIDE]] = cell
    return tuple(origin)


SLIDE = {
    (line, direction): itemgetter(*_cells_after(line, direction))
    for line in GRID_LINES
    for direction in directions(line)
}


def slide(table: Table, grid_line: str, direction: str, *, cells: int = 1, gears: int = 0, rule: str) -> None:
    """AC-22: the tile pushed out re-enters opposite. Workers stand on tiles, so they go along (AC-21)."""
    for _ in range(cells):
        table.grid = SLIDE[grid_line, direction](table.grid)
    table.tell(Shifted(table.active, grid_line, direction, cells, gears, rule=rule))


def can_shift(table: Table, player: Player) -> bool:
    """AC-23: who has the gears; that a worker must be left to move (AC-24) is clear but after an arrival."""
    return player.goods["gear"] >= table.box.shift_cost


def shifts_in_transit(table: Table, player: Player, path: tuple[str, ...]) -> list[Option]:
    """AC-28: only those after which the worker can still complete its move."""
    return [
        shift
        for shift in SHIFTS
        if can_complete(SLIDE[shift.grid_line, shift.direction](table.grid), player.workers, path)
    ]


def gear_shift(table: Table, player: Player, grid_line: str, direction: str) -> None:
    """AC-23: one grid line by one cell, for gears."""
    player.goods["gear"] -= table.box.shift_cost
    slide(table, grid_line, direction, gears=table.box.shift_cost, rule="AC-23")


def first_steps(table: Table, player: Player) -> list[Option]:
    """AC-30, AC-34: any unmoved worker to any adjacent tile. Equal workers are one option (AC-30a)."""
    grid, own = table.grid, player.workers
    steps: list[Option] = []
    for start in {tile: None for tile, moved in zip(own, player.moved, strict=True) if not moved}:
        for cell in ADJACENT[grid.index(start)]:
            to = grid[cell]
            if to not in own or can_complete(grid, own, (start, to)):
                steps.append(options.step(start, to))
    return steps


def further_steps(table: Table, player: Player, path: tuple[str, ...]) -> list[str]:
    """AC-37 to AC-40: tiles to which the worker on its way may go on."""
    grid, own = table.grid, player.workers
    return [
        to
        for cell in ADJACENT[grid.index(path[-1])]
        if (to := grid[cell]) not in path and (to not in own or can_complete(grid, own, (*path, to)))
    ]


def can_complete(grid: tuple[str, ...], own: tuple[str, ...], path: tuple[str, ...]) -> bool:
    """AC-40: from the last tile of the path, a tile without an own worker can be reached and none is entered
    twice (AC-39).
    """
    for cell in ADJACENT[grid.index(path[-1])]:
        to = grid[cell]
        if to not in path and (to not in own or can_complete(grid, own, (*path, to))):
            return True
    return False


def set_out(table: Table, player: Player, start: str, to: str) -> InTransit | Arrival:
    """AC-34: one of the unmoved workers on the start tile sets out."""
    worker = next(
        worker for worker, tile in enumerate(player.workers) if tile == start and not player.moved[worker]
    )
    return go_to(table, player, worker, (start,), to, rule="AC-34")


def fly_on(table: Table, player: Player, arrival: Arrival, to: str) -> InTransit | Arrival:
    """AC-106: the long-haul flight lets the arrived worker make one further step of the same move."""
    player.bonus["long_haul_flight"] = USED
    table.tell(FlewOn(player.seat, rule="AC-106"))
    return go_to(table, player, arrival.worker, arrival.path, to, rule="AC-106")


def can_fly_on(player: Player) -> bool:
    return player.bonus["long_haul_flight"] == READY


def go_to(
    table: Table, player: Player, worker: int, path: tuple[str, ...], to: str, rule: str
) -> InTransit | Arrival:
    """A step. On a tile with another own worker the move is not complete (AC-37); else the worker has arrived
    (AC-35).
    """
    must_step_on = to in player.workers
    table.tell(Stepped(player.seat, worker, path[-1], to, must_step_on, rule=rule))
    player.put_worker(worker, to)
    player.mark_moved(worker, not must_step_on)
    reached = InTransit if must_step_on else Arrival
    return reached(player.seat, worker, (*path, to))

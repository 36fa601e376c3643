"""The grid, shifting it, and moving workers over it (4.3, 4.5)."""

from operator import itemgetter

from kesselhaus.engine.questions import Option
from kesselhaus.games.airship_city import options
from kesselhaus.games.airship_city.events import FlewOn, Shifted, Stepped
from kesselhaus.games.airship_city.options import GRID_LINES, ROWS, SHIFTS, directions
from kesselhaus.games.airship_city.state import ARRIVED, READY, TRANSIT, USED, Player, Table

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


def gear_shifts(table: Table, player: Player) -> tuple[Option, ...] | list[Option]:
    """AC-23 to AC-25, AC-28: every shift by one, while a worker is left whose move is not complete."""
    if player.goods["gear"] < table.box.shift_cost or all(player.moved):
        return ()
    if table.moment == TRANSIT:
        return [shift for shift in SHIFTS if _can_step_on_after(table, player, shift)]
    return SHIFTS


def _can_step_on_after(table: Table, player: Player, shift: options.Shift) -> bool:
    grid = SLIDE[shift.grid_line, shift.direction](table.grid)
    return can_complete(grid, player.workers, table.visited)


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


def further_steps(table: Table, player: Player) -> list[str]:
    """AC-37 to AC-40: tiles to which the worker on its way may go on."""
    grid, own, visited = table.grid, player.workers, table.visited
    return [
        to
        for cell in ADJACENT[grid.index(visited[-1])]
        if (to := grid[cell]) not in visited and (to not in own or can_complete(grid, own, (*visited, to)))
    ]


def can_complete(grid: tuple[str, ...], own: tuple[str, ...], visited: tuple[str, ...]) -> bool:
    """AC-40: from the last tile visited, a tile without an own worker can be reached and none is entered
    twice (AC-39).
    """
    for cell in ADJACENT[grid.index(visited[-1])]:
        to = grid[cell]
        if to not in visited and (to not in own or can_complete(grid, own, (*visited, to))):
            return True
    return False


def begin_move(table: Table, player: Player, start: str, to: str) -> None:
    """AC-34: one of the unmoved workers on the start tile sets out."""
    table.mover = next(
        worker for worker, tile in enumerate(player.workers) if tile == start and not player.moved[worker]
    )
    table.visited = (start,)
    go_to(table, player, to, rule="AC-34")


def fly_on(table: Table, player: Player, to: str) -> None:
    """AC-106: the long-haul flight lets the arrived worker make one further step of the same move."""
    player.bonus["long_haul_flight"] = USED
    table.tell(FlewOn(player.seat, rule="AC-106"))
    go_to(table, player, to, rule="AC-106")


def can_fly_on(player: Player) -> bool:
    return player.bonus["long_haul_flight"] == READY


def go_to(table: Table, player: Player, to: str, rule: str) -> None:
    """A step. On a tile with another own worker the move is not complete (AC-37); else the worker has arrived
    (AC-35).
    """
    must_step_on = to in player.workers
    table.tell(Stepped(player.seat, table.mover, table.visited[-1], to, must_step_on, rule=rule))
    player.put_worker(table.mover, to)
    player.mark_moved(table.mover, not must_step_on)
    table.visited = (*table.visited, to)
    table.moment = TRANSIT if must_step_on else ARRIVED

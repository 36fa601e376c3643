"""Moving and rescuing workers (4.8), and how covered ones reach the tower (4.9)."""

from collections import Counter

from kesselhaus.engine.grids import Square, Squares
from kesselhaus.engine.questions import Ask, Option, Play
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.events import AwardTaken, WorkerMoved, WorkerPromoted, WorkerRescued
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.options import FROM, At, FromBarracks, FromSquare
from kesselhaus.games.whistle_mountain.rules.end import check_barracks
from kesselhaus.games.whistle_mountain.rules.gains import gain_by
from kesselhaus.games.whistle_mountain.rules.taking import without
from kesselhaus.games.whistle_mountain.state import Player, Table


def empty_scaffold_squares(table: Table) -> Squares:
    """WM-23."""
    return table.ground.scaffold & ~table.ground.workers


def can_move(table: Table, player: Player) -> bool:
    return bool((player.barracks or player.standing) and empty_scaffold_squares(table))


def can_rescue(table: Table, player: Player) -> bool:
    return bool(player.pool and empty_scaffold_squares(table))


def movers(player: Player) -> list[Option]:
    """WM-100, WM-104: the workers that could go."""
    found: list[Option] = [options.from_barracks(level) for level in player.barracks]
    found += [FROM[square] for square in player.standing]
    return found


def move(table: Table, player: Player, worker: FromBarracks | FromSquare, at: At) -> None:
    """WM-100, WM-102, WM-103: to any other empty scaffold square."""
    level, start = 0, None
    if isinstance(worker, FromBarracks):
        level = worker.level
        player.barracks = without(player.barracks, level)
        table.progress = True
    else:
        start = worker.column, worker.row
        player.standing = without(player.standing, start)
        table.ground.workers &= ~GRID.bit[start]
    _stand(table, player, (at.column, at.row))
    table.tell(WorkerMoved(player.seat, level, start, (at.column, at.row), rule="WM-100"))
    if level:
        check_barracks(table)


def rescue(table: Table, player: Player, at: At) -> None:
    """WM-101: from the pool to an empty scaffold square."""
    player.pool -= 1
    _stand(table, player, (at.column, at.row))
    table.tell(WorkerRescued(player.seat, (at.column, at.row), rule="WM-101"))
    gain_by(table, player, "rescue_vp", "WM-101")


def _stand(table: Table, player: Player, square: Square) -> None:
    player.standing += (square,)
    table.ground.workers |= GRID.bit[square]


# ------------------------------------------------------------------ to the tower


def promote(table: Table, covered: Squares) -> Play:
    """WM-109 to WM-112: player by player from the active one, each from the lowest row up."""
    if not table.ground.workers & covered:
        return
    reached: list[tuple[Player, Counter[int]]] = []
    for player in table.clockwise(table.active):
        squares = sorted([s for s in player.standing if GRID.bit[s] & covered], key=_row_then_column)
        if not squares:
            continue
        for square in squares:
            _go_up(table, player, square)
        floors = Counter([row for _, row in squares])
        reached.append((player, floors))
        for floor in floors:
            yield from take_award(table, player, floor)
    further = max([count for _, floors in reached for count in floors.values()])
    for number in range(2, further + 1):
        for player, floors in reached:
            for floor, count in floors.items():
                if count >= number:
                    yield from take_award(table, player, floor)


def _row_then_column(square: Square) -> Square:
    return square[1], square[0]


def _go_up(table: Table, player: Player, square: Square) -> None:
    """WM-109, WM-117."""
    player.standing = without(player.standing, square)
    player.tower += (square[1],)
    table.ground.workers &= ~GRID.bit[square]
    table.tell(WorkerPromoted(player.seat, square, square[1], rule="WM-109"))
    gain_by(table, player, "promotion_vp", "WM-117")


def take_award(table: Table, player: Player, floor: int) -> Play:
    """WM-111, WM-112: one award of the floor, if one is left; of different ones the owner chooses."""
    left = table.tower[floor - 1]
    if not left:
        return
    award = left[0]
    choices = list(dict.fromkeys(left))
    if len(choices) > 1:
        if player.seat != table.active:
            table.sealed += 1
        award = (yield Ask(player.seat, "WM-112", [options.take_award(each) for each in choices])).award
    table.tower = (*table.tower[: floor - 1], without(left, award), *table.tower[floor:])
    player.awards += (award,)
    table.tell(AwardTaken(player.seat, award, floor, rule="WM-111"))

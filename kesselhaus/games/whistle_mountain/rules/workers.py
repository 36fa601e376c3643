"""Moving and rescuing workers (4.8), and how covered ones reach the tower (4.9)."""

from collections import Counter

from kesselhaus.engine.grids import Square, Squares
from kesselhaus.engine.questions import Ask, Asking, Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.events import AwardTaken, WorkerMoved, WorkerPromoted, WorkerRescued
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.options import FROM, At, FromBarracks
from kesselhaus.games.whistle_mountain.rules.ending import check_barracks
from kesselhaus.games.whistle_mountain.rules.gains import gain_by
from kesselhaus.games.whistle_mountain.rules.taking import without
from kesselhaus.games.whistle_mountain.state import Player, Table
from kesselhaus.games.whistle_mountain.tasks.placing import (
    ChoosingWorker,
    PlacingWorker,
    Promotion,
    Rescuing,
    TakingAward,
)


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


@does(ChoosingWorker)
def choose_worker(table: Table, task: ChoosingWorker) -> Asking[PlacingWorker]:
    """WM-100, DC-14."""
    return PlacingWorker(task.seat, (yield Ask(task.seat, "WM-100", movers(table.players[task.seat]))))


@does(PlacingWorker)
def move(table: Table, task: PlacingWorker) -> Play:
    """WM-100, WM-102, WM-103: to any other empty scaffold square."""
    at = yield Ask(task.seat, "WM-102", options.places(empty_scaffold_squares(table)))
    player, worker = table.players[task.seat], task.worker
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
    return ()


@does(Rescuing)
def rescue_action(table: Table, task: Rescuing) -> Play:
    """WM-101: the rescue action of a Forge."""
    at = yield Ask(task.seat, "WM-101", options.places(empty_scaffold_squares(table)))
    rescue(table, table.players[task.seat], at)
    return ()


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


def promotions(table: Table, covered: Squares) -> tuple[Task, ...]:
    """WM-110, WM-111a: player by player from the active one, each from the lowest row up; then further rounds
    of awards for the floors that several workers of a player have reached.
    """
    if not table.ground.workers & covered:
        return ()
    going: list[Promotion] = []
    for player in table.clockwise(table.active):
        squares = [square for square in player.standing if GRID.bit[square] & covered]
        if squares:
            going.append(Promotion(player.seat, tuple(sorted(squares, key=_row_then_column))))
    rounds = [(each.seat, Counter([row for _, row in each.squares])) for each in going]
    further = [
        TakingAward(seat, floor)
        for number in range(2, max([max(floors.values()) for _, floors in rounds]) + 1)
        for seat, floors in rounds
        for floor, count in floors.items()
        if count >= number
    ]
    return (*going, *further)


@does(Promotion)
def promote(table: Table, task: Promotion) -> tuple[TakingAward, ...]:
    """WM-109, WM-111a: the workers of one player go up; one award for each floor that they reach."""
    player = table.players[task.seat]
    for square in task.squares:
        _go_up(table, player, square)
    return tuple([TakingAward(task.seat, floor) for floor in dict.fromkeys([row for _, row in task.squares])])


def _row_then_column(square: Square) -> Square:
    return square[1], square[0]


def _go_up(table: Table, player: Player, square: Square) -> None:
    """WM-109, WM-117."""
    player.standing = without(player.standing, square)
    player.tower += (square[1],)
    table.ground.workers &= ~GRID.bit[square]
    table.tell(WorkerPromoted(player.seat, square, square[1], rule="WM-109"))
    gain_by(table, player, "promotion_vp", "WM-117")


@does(TakingAward)
def take_award(table: Table, task: TakingAward) -> Play:
    """WM-111, WM-112: one award of the floor, if one is left; of different ones the owner chooses."""
    player, floor = table.players[task.seat], task.floor
    left = table.tower[floor - 1]
    if not left:
        return ()
    award = left[0]
    choices = list(dict.fromkeys(left))
    if len(choices) > 1:
        if player.seat != table.active:
            table.sealed += 1
        award = (yield Ask(player.seat, "WM-112", [options.take_award(each) for each in choices])).award
    table.tower = (*table.tower[: floor - 1], without(left, award), *table.tower[floor:])
    player.awards += (award,)
    table.tell(AwardTaken(player.seat, award, floor, rule="WM-111"))
    return ()

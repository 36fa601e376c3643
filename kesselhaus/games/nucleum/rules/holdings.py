"""Thaler, workers, uranium and income that a player gains (NU-29, NU-30, NU-32)."""

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import Gained, IncomeMoved, UraniumLost, UraniumStored, WorkersMissing
from kesselhaus.games.nucleum.options import TAKE_WORKER, StoreUranium
from kesselhaus.games.nucleum.rules.ending import score
from kesselhaus.games.nucleum.rules.tuples import replaced
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks.gains import StoringUranium
from kesselhaus.games.nucleum.terms import TRACKS

LAST_SPACE = 15
"""Of an income track (2.9)."""
ROWS = (1, 2, 3, 4)


def gain_workers(table: Table, player: Player, count: int) -> None:
    """NU-29: from the supply; 1 thaler for each that is missing there."""
    come = count if count <= player.supply else player.supply
    if come:
        player.workers += come
        player.supply -= come
    if come < count:
        player.thaler += count - come
        table.tell(WorkersMissing(player.seat, count - come, rule="NU-29"))


def room(table: Table, player: Player) -> list[int]:
    """NU-30: rows of the mines that can take one more uranium."""
    capacity, mines, uranium = table.box.capacity, player.mines, player.uranium
    return [row for row in ROWS if mines[row - 1] and uranium[row - 1] < capacity[row - 1]]


def gain_uranium(table: Table, player: Player, count: int) -> tuple[Task, ...]:
    """NU-30: cube by cube into any mine with free capacity; without room for it, a worker for each."""
    if count and room(table, player):
        return (StoringUranium(player.seat, count),)
    for _ in range(count):
        give_up_cube(table, player, rule="NU-30")
    return ()


@does(StoringUranium)
def store_uranium(table: Table, task: StoringUranium) -> Play:
    """NU-30: a mine, or a worker instead."""
    player = table.players[task.seat]
    choices: list[Option] = [options.store_uranium(row) for row in room(table, player)]
    match (yield Ask(task.seat, "NU-30", [*choices, TAKE_WORKER])):
        case StoreUranium(row):
            add_cubes(player, row, 1)
            table.tell(UraniumStored(task.seat, row, rule="NU-30"))
        case _:
            give_up_cube(table, player, rule="NU-30")
    return gain_uranium(table, player, task.cubes - 1)


def give_up_cube(table: Table, player: Player, rule: str) -> None:
    """NU-30: a cube that is not stored becomes a worker, or a thaler while the supply is empty (NU-29)."""
    if player.supply:
        player.workers += 1
        player.supply -= 1
        table.tell(UraniumLost(player.seat, "worker", rule=rule))
    else:
        player.thaler += 1
        table.tell(UraniumLost(player.seat, "thaler", rule=rule))


def add_cubes(player: Player, row: int, count: int) -> None:
    player.uranium = replaced(player.uranium, row - 1, player.uranium[row - 1] + count)


def move_income(table: Table, player: Player, track: str, steps: int, rule: str) -> None:
    """NU-32: one space per step; 1 VP for each step beyond the end."""
    place = TRACKS.index(track)
    before = player.income[place]
    to = min(before + steps, LAST_SPACE)
    lost = steps - (to - before)
    player.income = replaced(player.income, place, to)
    table.tell(IncomeMoved(player.seat, track, to, lost, rule=rule))
    if lost:
        score(table, player, lost)


def gain_simple(table: Table, player: Player, kind: str, amount: int, rule: str) -> None:
    """A reward that asks nothing."""
    table.tell(Gained(player.seat, kind, amount, rule=rule))
    if kind == "thaler":
        player.thaler += amount
    elif kind == "worker":
        gain_workers(table, player, amount)
    elif kind == "achievement":
        player.achievements += amount
    else:
        score(table, player, amount)

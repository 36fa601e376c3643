"""Paying and converting (NU-28, NU-28a, NU-31, NU-33)."""

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import Converted
from kesselhaus.games.nucleum.options import CONVERT_WORKER, ConvertUranium
from kesselhaus.games.nucleum.rules.holdings import ROWS, add_cubes, gain_workers
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks.gains import Converting, Paying


def means(player: Player) -> int:
    """NU-28: all that a player can pay, in thaler."""
    return player.thaler + player.workers + sum(player.uranium)


def can_pay(player: Player, thaler: int, workers: int = 0) -> bool:
    """NU-28, NU-33: with all conversions; an uranium can only become a worker while one is in the supply."""
    spare = player.workers - workers
    if spare >= 0:
        return thaler <= player.thaler + spare or thaler <= player.thaler + spare + player.cubes
    cubes = player.cubes
    return -spare <= min(cubes, player.supply) and thaler <= player.thaler + cubes + spare


def pay(table: Table, player: Player, thaler: int, workers: int = 0) -> tuple[Task, ...]:
    """NU-28a, NU-31: what is owned first, workers before thaler; what is missing is to be converted."""
    if player.workers < workers:
        return (Converting(player.seat, 0, workers), Paying(player.seat, thaler, workers))
    player.workers -= workers
    player.supply += workers
    if player.thaler < thaler:
        return (Converting(player.seat, thaler, 0), Paying(player.seat, thaler))
    player.thaler -= thaler
    return ()


@does(Paying)
def pay_after_all(table: Table, task: Paying) -> tuple[Task, ...]:
    return pay(table, table.players[task.seat], task.thaler, task.workers)


def own(player: Player, thaler: int, workers: int) -> tuple[Task, ...]:
    """NU-28a: nothing is to be done if so much is there."""
    if player.thaler < thaler or player.workers < workers:
        return (Converting(player.seat, thaler, workers),)
    return ()


@does(Converting)
def convert(table: Table, task: Converting) -> Play:
    """NU-28, NU-28a: one after another until so much is there. Nobody is asked where only one way is left."""
    player = table.players[task.seat]
    to_thaler = player.workers >= task.workers
    choices: list[Option] = [CONVERT_WORKER] if to_thaler and player.workers else []
    choices += [options.convert_uranium(row) for row in ROWS if player.uranium[row - 1]]
    answer = (yield Ask(task.seat, "NU-28", choices)) if len(choices) > 1 else choices[0]
    supply = player.supply
    if isinstance(answer, ConvertUranium):
        uranium_to_worker(table, player, answer.row)
    if to_thaler and (supply or answer == CONVERT_WORKER):
        worker_to_thaler(table, player)
    return own(player, task.thaler, task.workers)


def uranium_to_worker(table: Table, player: Player, row: int) -> None:
    """1 uranium from a mine becomes 1 worker, or 1 thaler while the supply is empty (NU-29)."""
    add_cubes(player, row, -1)
    table.tell(Converted(player.seat, "uranium", "worker", row, rule="NU-28"))
    gain_workers(table, player, 1)


def worker_to_thaler(table: Table, player: Player) -> None:
    """1 worker becomes 1 thaler and goes back to the supply."""
    player.workers -= 1
    player.supply += 1
    player.thaler += 1
    table.tell(Converted(player.seat, "worker", "thaler", 0, rule="NU-28"))

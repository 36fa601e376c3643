"""Thaler, workers and uranium: gaining, converting, paying (NU-28 to NU-33)."""

from collections.abc import Generator
from typing import Any

from kesselhaus.engine.questions import Ask, Option, Play
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import (
    Converted,
    Gained,
    IncomeMoved,
    UraniumLost,
    UraniumStored,
    WorkersMissing,
)
from kesselhaus.games.nucleum.options import CONVERT_WORKER, TAKE_WORKER, ConvertUranium, StoreUranium
from kesselhaus.games.nucleum.rules.ends import score
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.terms import TRACKS

LAST_SPACE = 15
"""Of an income track (2.9)."""
ROWS = (1, 2, 3, 4)


# ------------------------------------------------------------------ gaining


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


def gain_uranium(table: Table, player: Player, count: int) -> Play:
    """NU-30: cube by cube into any mine with free capacity, or a worker instead."""
    table.to_store = count
    while table.to_store:
        rows = room(table, player)
        table.to_store -= 1
        if not rows:
            give_up_cube(table, player, rule="NU-30")
            continue
        table.to_store += 1
        choices: list[Option] = [options.store_uranium(row) for row in rows]
        choices.append(TAKE_WORKER)
        match (yield Ask(player.seat, "NU-30", choices)):
            case StoreUranium(row):
                add_cubes(player, row, 1)
                table.tell(UraniumStored(player.seat, row, rule="NU-30"))
            case _:
                give_up_cube(table, player, rule="NU-30")
        table.to_store -= 1


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
    cubes = list(player.uranium)
    cubes[row - 1] += count
    player.uranium = tuple(cubes)  # type: ignore[assignment]


def move_income(table: Table, player: Player, track: str, steps: int, rule: str) -> None:
    """NU-32: one space per step; 1 VP for each step beyond the end."""
    place = TRACKS.index(track)
    markers = list(player.income)
    to = min(markers[place] + steps, LAST_SPACE)
    lost = steps - (to - markers[place])
    markers[place] = to
    player.income = tuple(markers)  # type: ignore[assignment]
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


# ------------------------------------------------------------------ paying


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


def pay(table: Table, player: Player, thaler: int, workers: int = 0) -> Play:
    """NU-28a, NU-31: what is owned first; what is missing is converted."""
    if player.workers < workers:
        yield from own(table, player, 0, workers)
    player.workers -= workers
    player.supply += workers
    if player.thaler < thaler:
        yield from own(table, player, thaler, 0)
    player.thaler -= thaler


def own(table: Table, player: Player, thaler: int, workers: int) -> Play:
    """NU-28, NU-28a: convert until so much is there. Nobody is asked where only one way is left."""
    while player.workers < workers:
        table.to_pay = (0, workers - player.workers)
        answer = yield from _choice(player, [])
        to_worker(table, player, answer.row)
    while player.thaler < thaler:
        table.to_pay = (thaler - player.thaler, 0)
        answer = yield from _choice(player, [CONVERT_WORKER] if player.workers else [])
        if isinstance(answer, ConvertUranium):
            supply = player.supply
            to_worker(table, player, answer.row)
            if supply:
                to_thaler(table, player)
        else:
            to_thaler(table, player)
    table.to_pay = (0, 0)


def _choice(player: Player, others: list[Option]) -> Generator[Ask, Any, Any]:
    choices = others + [options.convert_uranium(row) for row in ROWS if player.uranium[row - 1]]
    return (yield Ask(player.seat, "NU-28", choices)) if len(choices) > 1 else choices[0]


def to_worker(table: Table, player: Player, row: int) -> None:
    """1 uranium from a mine becomes 1 worker."""
    add_cubes(player, row, -1)
    table.tell(Converted(player.seat, "uranium", "worker", row, rule="NU-28"))
    gain_workers(table, player, 1)


def to_thaler(table: Table, player: Player) -> None:
    """1 worker becomes 1 thaler and goes back to the supply."""
    player.workers -= 1
    player.supply += 1
    player.thaler += 1
    table.tell(Converted(player.seat, "worker", "thaler", 0, rule="NU-28"))

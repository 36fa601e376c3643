"""Effects waiting to be carried out (4.12). They lie on the table as tasks, the next one on top."""

from kesselhaus.games.whistle_mountain.effects import (
    OWN_WORKERS_ON_SCAFFOLD,
    AnyStep,
    Effect,
    Gain,
    Vp,
    VpPer,
)
from kesselhaus.games.whistle_mountain.events import Activated
from kesselhaus.games.whistle_mountain.rules.gains import gain
from kesselhaus.games.whistle_mountain.state import Player, Table, Task

AT_ONCE = frozenset((Gain, Vp, VpPer))
"""Steps that ask nothing."""


def perform(table: Table, player: Player, source: str, effect: Effect, rule: str, must: bool = False) -> None:
    """WM-141: in the order written. What asks nothing happens now, the rest goes on the agenda."""
    for number, step in enumerate(effect):
        if type(step) in AT_ONCE:
            receive(table, player, source, step, rule)
        else:
            table.agenda += tuple(
                [Task(source, later, count_of(later), rule, must) for later in reversed(effect[number:])]
            )
            return


def count_of(step: AnyStep) -> int:
    return getattr(step, "count", 1)


def receive(table: Table, player: Player, source: str, step: AnyStep, rule: str) -> None:
    """WM-65: resources and points are simply received."""
    match step:
        case Gain(goods):
            gain(table, player, source, goods, 0, rule)
        case Vp(count):
            gain(table, player, source, {}, count, rule)
        case VpPer(counted, each, most):
            workers = player.standing if counted == OWN_WORKERS_ON_SCAFFOLD else player.tower
            gain(table, player, source, {}, each * min(len(workers), most), rule)


def activate(table: Table, player: Player, machine: str, by: str, rule: str) -> None:
    """WM-143: carry out the effect of a working machine once."""
    table.tell(Activated(player.seat, machine, by, rule=rule))
    perform(table, player, machine, table.box.effects[machine], rule)


def put_off(table: Table, task: Task) -> None:
    """A task goes (back) on top."""
    table.agenda += (task,)


def take_up(table: Table) -> Task:
    """The task on top."""
    task = table.agenda[-1]
    table.agenda = table.agenda[:-1]
    return task

"""Effects (4.12): what asks nothing happens at once, the rest when its turn comes."""

from collections.abc import Mapping
from typing import Any

from kesselhaus.engine.questions import Ask, Asking, Option
from kesselhaus.engine.tasks import Task, does
from kesselhaus.games.whistle_mountain import effects as e
from kesselhaus.games.whistle_mountain.events import Activated
from kesselhaus.games.whistle_mountain.options import DECLINE
from kesselhaus.games.whistle_mountain.rules.gains import gain
from kesselhaus.games.whistle_mountain.state import Player, Table
from kesselhaus.games.whistle_mountain.tasks.effects import (
    Activating,
    ActivatingAnywhere,
    ActivatingNeighbours,
    BuildingMachines,
    BuildingScaffolds,
    BuyingMachine,
    BuyingUpgrade,
    ChoosingResources,
    DrawingCards,
    Duplicating,
    Effecting,
    MovingWorkers,
    OpeningDocks,
    PayingForSteps,
    Receiving,
    RescuingWorkers,
    ReturningAirships,
    Swapping,
    TakingScaffolds,
)

KINDS: Mapping[type[e.Step], type[Effecting]] = {
    e.Gain: Receiving,
    e.Vp: Receiving,
    e.VpPer: Receiving,
    e.GainChoice: ChoosingResources,
    e.SwapStep: Swapping,
    e.PayStep: PayingForSteps,
    e.DrawStep: DrawingCards,
    e.TakeScaffoldStep: TakingScaffolds,
    e.BuildScaffoldStep: BuildingScaffolds,
    e.BuildMachineStep: BuildingMachines,
    e.BuyMachine: BuyingMachine,
    e.BuyUpgrade: BuyingUpgrade,
    e.MoveStep: MovingWorkers,
    e.RescueStep: RescuingWorkers,
    e.ReturnAirship: ReturningAirships,
    e.OpenDocks: OpeningDocks,
    e.ActivateAdjacent: ActivatingNeighbours,
    e.ActivateAnywhere: ActivatingAnywhere,
    e.Duplicate: Duplicating,
}
"""The task that each step of an effect is."""


def perform(
    table: Table, player: Player, source: str, effect: e.Effect, rule: str, must: bool = False
) -> tuple[Task, ...]:
    """WM-141: in the order written. What asks nothing happens now; returned is what is still to be done."""
    for number, step in enumerate(effect):
        if KINDS[type(step)] is not Receiving:
            return tuple([to_be_done(player, source, later, rule, must) for later in effect[number:]])
        receive(table, player, source, step, rule)
    return ()


def to_be_done(player: Player, source: str, step: e.AnyStep, rule: str, must: bool) -> Effecting:
    times = getattr(step, "count", 1)
    return KINDS[type(step)](player.seat, source, step, times, rule, must)


@does(Receiving)
def receive_in_turn(table: Table, task: Receiving) -> tuple[()]:
    """WM-141: after a step that asked something."""
    receive(table, table.players[task.seat], task.source, task.step, task.rule)
    return ()


def receive(table: Table, player: Player, source: str, step: e.AnyStep, rule: str) -> None:
    """WM-65: resources and points are simply received."""
    match step:
        case e.Gain(goods):
            gain(table, player, source, goods, 0, rule)
        case e.Vp(count):
            gain(table, player, source, {}, count, rule)
        case e.VpPer(counted, each, most):
            workers = player.standing if counted == e.OWN_WORKERS_ON_SCAFFOLD else player.tower
            gain(table, player, source, {}, each * min(len(workers), most), rule)


def activate(table: Table, player: Player, machine: str, by: str, rule: str) -> tuple[Task, ...]:
    """WM-143: carry out the effect of a working machine once."""
    table.tell(Activated(player.seat, machine, by, rule=rule))
    return perform(table, player, machine, table.box.effects[machine], rule)


def chosen(task: Effecting, choices: list[Option], rule: str = "") -> Asking[Any]:
    """What the player takes; None if there is nothing or it is declined. WM-142: what was paid for is not
    declined, as far as it can be carried out.
    """
    if not choices:
        return None
    if not task.must:
        choices.append(DECLINE)
    choice = yield Ask(task.seat, rule or task.rule, choices)
    return None if choice == DECLINE else choice


def again(task: Effecting) -> tuple[Task, ...]:
    """Once less, and from now on of free will."""
    if task.left == 1:
        return ()
    return (type(task)(task.seat, task.source, task.step, task.left - 1, task.rule),)


def again_without(task: Activating, machine: str) -> tuple[Task, ...]:
    """WM-158a: once less, and another machine."""
    if task.left == 1:
        return ()
    done = (*task.done, machine)
    return (type(task)(task.seat, task.source, task.step, task.left - 1, task.rule, done=done),)

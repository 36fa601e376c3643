"""Effects step by step (4.12): what asks nothing happens at once, the rest when its turn comes."""

from collections.abc import Callable

from kesselhaus.engine.questions import Play
from kesselhaus.games.whistle_mountain import effects as e
from kesselhaus.games.whistle_mountain.rules import copying, steps
from kesselhaus.games.whistle_mountain.rules.agenda import AT_ONCE, perform, receive, take_up
from kesselhaus.games.whistle_mountain.rules.bonus import settle_card
from kesselhaus.games.whistle_mountain.rules.paying import can_pay, hand_over, ways_to_pay
from kesselhaus.games.whistle_mountain.rules.taking import scaffolds_left, upgrades_for
from kesselhaus.games.whistle_mountain.rules.workers import can_rescue
from kesselhaus.games.whistle_mountain.state import Player, Table, Task

Handler = Callable[[Table, Player, Task], Play]


def carry_on(table: Table) -> Play:
    """WM-141: the next step that asks something, with all before it that asks nothing."""
    player = table.player()
    while table.agenda:
        task = take_up(table)
        kind = type(task.step)
        if kind in AT_ONCE:
            receive(table, player, task.source, task.step, task.rule)
            continue
        yield from HANDLERS[kind](table, player, task)
        break
    settle_card(table)


def pay_for_steps(table: Table, player: Player, task: Task) -> Play:
    """WM-142: only if a step after the arrow can be carried out; once paid it has to be."""
    step = task.step
    assert isinstance(step, e.PayStep)
    if not can_pay(player, step.cost) or not any(feasible(table, player, then) for then in step.then):
        return
    if choice := (yield from steps.chosen(player, task, list(ways_to_pay(player, step.cost)), "WM-142")):
        hand_over(table, player, choice, task.source, "WM-142")
        steps.again(table, task)
        perform(table, player, task.source, step.then, task.rule, must=True)


def feasible(table: Table, player: Player, step: e.AnyStep) -> bool:
    """Whether a step could be carried out now."""
    match step:
        case e.BuildScaffoldStep() | e.BuildMachineStep() | e.MoveStep():
            return bool(steps.to_pick_up(table, player, step))
        case e.RescueStep():
            return can_rescue(table, player)
        case e.TakeScaffoldStep():
            return scaffolds_left(table) > 0
        case e.DrawStep():
            return bool(table.deck or table.discarded)
        case e.SwapStep():
            return any(player.goods.values())
        case e.ReturnAirship():
            return bool(steps.returnable(table, player))
        case e.ActivateAnywhere():
            return bool(set(table.ground.working) - set(table.barred))
        case e.BuyUpgrade(discount):
            return bool(upgrades_for(table, player, discount + player.powers["upgrade_discount"]))
        case e.BuyMachine():
            return bool(steps.machines_for(table, player, step))
        case _:
            return True


HANDLERS: dict[type[e.Step], Handler] = {
    e.GainChoice: steps.gain_choice,
    e.SwapStep: steps.swap,
    e.PayStep: pay_for_steps,
    e.DrawStep: steps.draw,
    e.TakeScaffoldStep: steps.take_scaffolds,
    e.BuildScaffoldStep: steps.pick_up,
    e.BuildMachineStep: steps.pick_up,
    e.BuyMachine: steps.buy_machine,
    e.BuyUpgrade: steps.buy_upgrade,
    e.MoveStep: steps.pick_up,
    e.RescueStep: steps.rescue_step,
    e.ReturnAirship: steps.return_airship,
    e.OpenDocks: steps.open_docks,
    e.ActivateAdjacent: copying.activate_adjacent,
    e.ActivateAnywhere: copying.activate_anywhere,
    e.Duplicate: copying.duplicate,
}

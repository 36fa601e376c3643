"""Steps that cost something: what stands before an arrow is paid for what stands after it (WM-142)."""

from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.whistle_mountain import effects as e
from kesselhaus.games.whistle_mountain.rules.effects import again, chosen, perform
from kesselhaus.games.whistle_mountain.rules.machines import buildable_machines
from kesselhaus.games.whistle_mountain.rules.paying import can_pay, hand_over, ways_to_pay
from kesselhaus.games.whistle_mountain.rules.scaffolds import buildable_scaffolds
from kesselhaus.games.whistle_mountain.rules.steps import machines_for, returnable
from kesselhaus.games.whistle_mountain.rules.taking import scaffolds_left, upgrades_for
from kesselhaus.games.whistle_mountain.rules.workers import can_move, can_rescue
from kesselhaus.games.whistle_mountain.state import Player, Table
from kesselhaus.games.whistle_mountain.tasks.effects import PayingForSteps


@does(PayingForSteps)
def pay_for_steps(table: Table, task: PayingForSteps) -> Play:
    """WM-142: only if a step after the arrow can be carried out; once paid it has to be."""
    player, step = table.players[task.seat], task.step
    if not can_pay(player, step.cost) or not any(feasible(table, player, then) for then in step.then):
        return ()
    choice = yield from chosen(task, list(ways_to_pay(player, step.cost)), "WM-142")
    if not choice:
        return ()
    hand_over(table, player, choice, task.source, "WM-142")
    return (*perform(table, player, task.source, step.then, task.rule, must=True), *again(task))


def feasible(table: Table, player: Player, step: e.AnyStep) -> bool:
    """Whether a step could be carried out now."""
    match step:
        case e.BuildScaffoldStep():
            return bool(buildable_scaffolds(table, player))
        case e.BuildMachineStep(_, sizes):
            return bool(buildable_machines(table, player, sizes))
        case e.MoveStep():
            return can_move(table, player)
        case e.RescueStep():
            return can_rescue(table, player)
        case e.TakeScaffoldStep():
            return scaffolds_left(table) > 0
        case e.DrawStep():
            return bool(table.deck or table.discarded)
        case e.SwapStep():
            return any(player.goods.values())
        case e.ReturnAirship():
            return bool(returnable(table, player))
        case e.ActivateAnywhere():
            return bool(set(table.ground.working) - set(table.barred))
        case e.BuyUpgrade(discount):
            return bool(upgrades_for(table, player, discount + player.powers["upgrade_discount"]))
        case e.BuyMachine():
            return bool(machines_for(table, player, step))
        case _:
            return True

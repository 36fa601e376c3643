"""What effects will bring, step by step, to a player in a position."""

from kesselhaus.games.whistle_mountain import effects as e
from kesselhaus.games.whistle_mountain.advice.forging import best_move, built_machine, fits, rescued
from kesselhaus.games.whistle_mountain.advice.ledger import Ledger
from kesselhaus.games.whistle_mountain.advice.storage import machine_worth, scaffold_worth
from kesselhaus.games.whistle_mountain.advice.worth import step_worth
from kesselhaus.games.whistle_mountain.rules.paying import can_pay
from kesselhaus.games.whistle_mountain.state import HOME


def activation(ledger: Ledger, machine: str) -> float:
    """What a machine does for this player now."""
    return sum([deed(ledger, step) for step in ledger.table.box.effects[machine]])


def deed(ledger: Ledger, step: e.AnyStep, left: int = 0) -> float:
    """What a step will bring, so many times, if it can be carried out at all."""
    table, player, weights = ledger.table, ledger.player, ledger.weights
    times = left or getattr(step, "count", 1)
    match step:
        case e.Gain(goods):
            return sum([ledger.gained(kind, amount) for kind, amount in goods.items()])
        case e.VpPer(counted, each, most):
            own = player.standing if counted == e.OWN_WORKERS_ON_SCAFFOLD else player.tower
            return float(each * min(len(own), most))
        case e.BuildScaffoldStep():
            return (weights.contacts - weights.scaffold) * min(times, len(player.scaffolds))
        case e.BuildMachineStep():
            found = [built_machine(ledger, each) for each in player.machines if fits(ledger, each)]
            return max(found, default=0.0)
        case e.TakeScaffoldStep():
            first = len(player.scaffolds)
            return sum([scaffold_worth(player, first + n, ledger.turns, weights) for n in range(times)])
        case e.RescueStep():
            return rescued(ledger)
        case e.MoveStep():
            return times * max(0.0, best_move(ledger)) if player.barracks or player.standing else 0.0
        case e.ReturnAirship():
            out = len(player.airships) - list(player.airships.values()).count(HOME)
            return min(times, out) * weights.airship
        case e.BuyMachine(size, cost):
            if not table.displays[size] or not can_pay(player, cost):
                return 0.0
            vp = max([table.box.machines[machine].vp for machine in table.displays[size]])
            worth = machine_worth(vp, len(player.machines), ledger.turns, weights)
            return max(0.0, worth - ledger.spent(cost))
        case e.PayStep(cost, then):
            if not can_pay(player, cost):
                return 0.0
            return max(0.0, sum([deed(ledger, each) for each in then]) - ledger.spent(cost))
        case _:
            return step_worth(step, weights, left)

"""What is about to happen: what is in hand, what effects will bring, what the running Forge still allows."""

from kesselhaus.engine.tasks import Task
from kesselhaus.games.whistle_mountain import tasks as t
from kesselhaus.games.whistle_mountain.advice.deeds import activation, deed
from kesselhaus.games.whistle_mountain.advice.forging import (
    best_move,
    built_machine,
    built_scaffold,
    forge_left,
)
from kesselhaus.games.whistle_mountain.advice.landing import best_landing
from kesselhaus.games.whistle_mountain.advice.ledger import Ledger


def prospects(ledger: Ledger) -> float:
    """What the active player can still make of the running turn."""
    return sum([promise(ledger, task) for task in ledger.table.agenda])


def promise(ledger: Ledger, task: Task) -> float:
    """What a task that is still to be done will bring, at the best place for what is in hand."""
    match task:
        case t.Effecting(step=step, left=left):
            return 0.95 * deed(ledger, step, left)
        case t.MainAction():
            return ledger.weights.turn
        case t.Collecting(machines=machines):
            return ledger.weights.activation * sum([activation(ledger, each) for each in machines])
        case t.Forging():
            return ledger.weights.building * forge_left(ledger, task)
        case t.SendingAirship(airship=airship):
            return best_landing(ledger, airship, None)
        case t.LandingAirship(airship=airship, length=length, upright=upright):
            return best_landing(ledger, airship, (length, upright))
        case t.TurningScaffold(tile=tile) | t.TurningFirstTile(tile=tile):
            return built_scaffold(ledger, tile)
        case t.PlacingScaffold(tile=tile, turn=turn) | t.PlacingFirstTile(tile=tile, turn=turn):
            return built_scaffold(ledger, tile, turn)
        case t.TurningMachine(tile=tile):
            return built_machine(ledger, tile)
        case t.PlacingMachine(tile=tile, turn=turn):
            return built_machine(ledger, tile, turn)
        case t.ChoosingWorker():
            return best_move(ledger)
        case t.PlacingWorker(worker=worker):
            return best_move(ledger, worker)
    return 0.0

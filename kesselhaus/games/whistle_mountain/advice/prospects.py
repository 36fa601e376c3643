"""What is about to happen: what is in hand, what effects will bring, what the running Forge still allows."""

from kesselhaus.engine.tasks import Task
from kesselhaus.games.whistle_mountain.advice.deeds import activation, deed
from kesselhaus.games.whistle_mountain.advice.forging import (
    best_move,
    built_machine,
    built_scaffold,
    forge_left,
)
from kesselhaus.games.whistle_mountain.advice.landing import best_landing
from kesselhaus.games.whistle_mountain.advice.ledger import Ledger
from kesselhaus.games.whistle_mountain.tasks.effects import Effecting
from kesselhaus.games.whistle_mountain.tasks.placing import (
    ChoosingWorker,
    LandingAirship,
    PlacingFirstTile,
    PlacingMachine,
    PlacingScaffold,
    PlacingWorker,
    SendingAirship,
    TurningFirstTile,
    TurningMachine,
    TurningScaffold,
)
from kesselhaus.games.whistle_mountain.tasks.turn import Collecting, Forging, MainAction


def prospects(ledger: Ledger) -> float:
    """What the active player can still make of the running turn."""
    return sum([promise(ledger, task) for task in ledger.table.agenda])


def promise(ledger: Ledger, task: Task) -> float:
    """What a task that is still to be done will bring, at the best place for what is in hand."""
    match task:
        case Effecting(step=step, left=left):
            return 0.95 * deed(ledger, step, left)
        case MainAction():
            return ledger.weights.turn
        case Collecting(machines=machines):
            return ledger.weights.activation * sum([activation(ledger, each) for each in machines])
        case Forging():
            return ledger.weights.building * forge_left(ledger, task)
        case SendingAirship(airship=airship):
            return best_landing(ledger, airship, None)
        case LandingAirship(airship=airship, length=length, upright=upright):
            return best_landing(ledger, airship, (length, upright))
        case TurningScaffold(tile=tile) | TurningFirstTile(tile=tile):
            return built_scaffold(ledger, tile)
        case PlacingScaffold(tile=tile, turn=turn) | PlacingFirstTile(tile=tile, turn=turn):
            return built_scaffold(ledger, tile, turn)
        case TurningMachine(tile=tile):
            return built_machine(ledger, tile)
        case PlacingMachine(tile=tile, turn=turn):
            return built_machine(ledger, tile, turn)
        case ChoosingWorker():
            return best_move(ledger)
        case PlacingWorker(worker=worker):
            return best_move(ledger, worker)
    return 0.0

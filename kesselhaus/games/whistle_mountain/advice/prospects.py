"""What is about to happen: what is in hand, what lies on the agenda, what the running Forge still allows."""

from kesselhaus.games.whistle_mountain.advice.deeds import activation, deed
from kesselhaus.games.whistle_mountain.advice.forging import (
    ANY_TURN,
    best_move,
    built_machine,
    built_scaffold,
    forge_left,
)
from kesselhaus.games.whistle_mountain.advice.landing import best_landing
from kesselhaus.games.whistle_mountain.advice.ledger import Ledger
from kesselhaus.games.whistle_mountain.advice.storage import scaffold_worth
from kesselhaus.games.whistle_mountain.options import BuildMachine, BuildScaffold, Lie, Send, Turn
from kesselhaus.games.whistle_mountain.state import DONE, FORGE, HOME, MAIN


def prospects(ledger: Ledger) -> float:
    """What the active player can still make of the running turn."""
    table, weights = ledger.table, ledger.weights
    worth = in_hand(ledger) if table.begun else 0.0
    for task in table.agenda:
        worth += 0.95 * deed(ledger, task.step, task.left)
    for machine in table.to_activate:
        worth += weights.activation * activation(ledger, machine)
    if table.moment == FORGE:
        worth += weights.building * forge_left(ledger)
    elif table.moment == MAIN and not (table.begun and isinstance(table.begun[0], Send)):
        worth += weights.turn
    elif table.moment == DONE and not table.agenda:
        worth += at_the_scaffold_dock(ledger)
    return worth


def at_the_scaffold_dock(ledger: Ledger) -> float:
    """A tile that is just being chosen lies on no agenda, so the dock stands for it until the turn ends."""
    table, player = ledger.table, ledger.player
    berth = player.airships.get(table.sent, HOME)
    if not berth.dock or table.box.docks[berth.dock].kind != "scaffold":
        return 0.0
    return scaffold_worth(player, 0, ledger.turns, ledger.weights)


def in_hand(ledger: Ledger) -> float:
    """What the best place for what is in hand would bring."""
    begun = ledger.table.begun
    last = begun[-1]
    turn = last.turn if isinstance(last, Turn) else ANY_TURN
    match begun[0]:
        case Send(airship):
            return best_landing(
                ledger, airship, (last.length, last.upright) if isinstance(last, Lie) else None
            )
        case BuildScaffold(tile):
            return built_scaffold(ledger, tile, turn)
        case BuildMachine(machine):
            return built_machine(ledger, machine, turn)
        case _:
            return best_move(ledger, last)

"""Forge (4.6)."""

from msgspec.structs import replace

from kesselhaus.engine.questions import Ask, Asking, Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.whistle_mountain.events import Forged
from kesselhaus.games.whistle_mountain.options import (
    END_TURN,
    MOVE,
    RESCUE,
    BuildMachine,
    BuildScaffold,
    EndTurn,
    Move,
    Rescue,
)
from kesselhaus.games.whistle_mountain.rules.bonus import bonus_action, playable_cards, usable_awards
from kesselhaus.games.whistle_mountain.rules.collect import call_home
from kesselhaus.games.whistle_mountain.rules.ending import end_turn
from kesselhaus.games.whistle_mountain.rules.machines import buildable_machines, machine_in_hand
from kesselhaus.games.whistle_mountain.rules.paying import can_pay, pay, ways_to_pay
from kesselhaus.games.whistle_mountain.rules.scaffolds import buildable_scaffolds
from kesselhaus.games.whistle_mountain.rules.workers import can_move, can_rescue
from kesselhaus.games.whistle_mountain.state import HOME, Player, Table
from kesselhaus.games.whistle_mountain.tasks.placing import ChoosingWorker, Rescuing, TurningScaffold
from kesselhaus.games.whistle_mountain.tasks.turn import Forging


def begin_forge(table: Table, player: Player) -> Forging:
    """WM-81, WM-82: the recall."""
    out = tuple([airship for airship, berth in player.airships.items() if berth != HOME])
    for airship in out:
        call_home(table, player, airship)
    table.tell(Forged(player.seat, out, rule="WM-81"))
    return Forging(player.seat)


def building_cost(table: Table, player: Player, forge: Forging) -> dict[str, int]:
    """WM-86: the first building is free, each further one costs water, unless up13 or ab04 say otherwise."""
    if not forge.buildings or player.powers["dry_building"]:
        return {}
    return {"water": table.box.further_building_water}


def move_cost(table: Table, player: Player, forge: Forging) -> dict[str, int]:
    """WM-87, WM-158."""
    powers = player.powers
    gold = table.box.move_gold - powers["move_discount"]
    if not forge.moves:
        gold -= powers["first_move_discount"]
    return {"gold": gold} if gold > 0 else {}


def rescue_cost(table: Table, player: Player) -> dict[str, int]:
    """WM-87."""
    gold = table.box.rescue_gold - player.powers["rescue_discount"]
    return {"gold": gold} if gold > 0 else {}


def buildings_left(table: Table, player: Player, forge: Forging) -> int:
    """WM-83: how often one may still build in a Forge."""
    return table.box.forge_buildings + player.powers["buildings"] - forge.buildings


def errands_left(table: Table, player: Player, forge: Forging) -> int:
    """WM-83: how often one may still move or rescue in a Forge."""
    return table.box.forge_errands + player.powers["errands"] - forge.moves - forge.rescues


def forge_actions(table: Table, player: Player, forge: Forging) -> list[Option]:
    """WM-83, WM-89: what is still open in this Forge and can be paid for."""
    found: list[Option] = []
    if buildings_left(table, player, forge) > 0 and can_pay(player, building_cost(table, player, forge)):
        found += buildable_scaffolds(table, player)
        found += buildable_machines(table, player)
    if errands_left(table, player, forge) > 0:
        if can_move(table, player) and can_pay(player, move_cost(table, player, forge)):
            found.append(MOVE)
        if can_rescue(table, player) and can_pay(player, rescue_cost(table, player)):
            found.append(RESCUE)
    return found


@does(Forging)
def forge(table: Table, task: Forging) -> Play:
    """WM-83, WM-84: one action in an order of one's choice, a bonus action, or the end of the turn."""
    player = table.players[task.seat]
    cards = playable_cards(table, player)
    choices = [*forge_actions(table, player, task), *cards, *usable_awards(table, player), END_TURN]
    answer = yield Ask(task.seat, "WM-83", choices, secret=bool(cards))
    match answer:
        case BuildScaffold() | BuildMachine():
            yield from pay_cost(table, player, building_cost(table, player, task), "forge", "WM-86")
            return in_hand(table, player, answer), replace(task, buildings=task.buildings + 1)
        case Move():
            yield from pay_cost(table, player, move_cost(table, player, task), "move", "WM-87")
            return ChoosingWorker(task.seat), replace(task, moves=task.moves + 1)
        case Rescue():
            yield from pay_cost(table, player, rescue_cost(table, player), "rescue", "WM-87")
            return Rescuing(task.seat), replace(task, rescues=task.rescues + 1)
        case EndTurn():
            return end_turn(table)
        case _:
            return (*bonus_action(table, player, answer), task)


def in_hand(table: Table, player: Player, tile: BuildScaffold | BuildMachine) -> Task:
    """WM-85: the tile from storage that is built."""
    if isinstance(tile, BuildMachine):
        return machine_in_hand(table, player, tile.machine)
    return TurningScaffold(player.seat, tile.scaffold)


def pay_cost(table: Table, player: Player, cost: dict[str, int], thing: str, rule: str) -> Asking[None]:
    if cost:
        yield from pay(table, player, ways_to_pay(player, cost), thing, rule)

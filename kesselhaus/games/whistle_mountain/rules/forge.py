"""Forge (4.6)."""

from kesselhaus.engine.questions import Ask, Option, Play
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.events import Forged
from kesselhaus.games.whistle_mountain.options import (
    END_TURN,
    MOVE,
    RESCUE,
    BuildMachine,
    BuildScaffold,
    EndTurn,
    Move,
    PlayCard,
    Rescue,
    UseAward,
)
from kesselhaus.games.whistle_mountain.rules.bonus import play_card, playable_cards, usable_awards, use_award
from kesselhaus.games.whistle_mountain.rules.collect import call_home
from kesselhaus.games.whistle_mountain.rules.end import end_turn
from kesselhaus.games.whistle_mountain.rules.machines import buildable_machines
from kesselhaus.games.whistle_mountain.rules.paying import can_pay, pay, ways_to_pay
from kesselhaus.games.whistle_mountain.rules.scaffolds import buildable_scaffolds
from kesselhaus.games.whistle_mountain.rules.workers import (
    can_move,
    can_rescue,
    empty_scaffold_squares,
    rescue,
)
from kesselhaus.games.whistle_mountain.state import FORGE, HOME, Player, Table


def begin_forge(table: Table, player: Player) -> None:
    """WM-81, WM-82: the recall."""
    out = tuple([airship for airship, berth in player.airships.items() if berth != HOME])
    for airship in out:
        call_home(table, player, airship)
    table.moment = FORGE
    table.tell(Forged(player.seat, out, rule="WM-81"))


def building_cost(table: Table, player: Player) -> dict[str, int]:
    """WM-86: the first building is free, each further one costs water, unless up13 or ab04 say otherwise."""
    if not table.buildings or player.powers["dry_building"]:
        return {}
    return {"water": table.box.further_building_water}


def move_cost(table: Table, player: Player) -> dict[str, int]:
    """WM-87, WM-158."""
    powers = player.powers
    gold = table.box.move_gold - powers["move_discount"]
    if not table.moves:
        gold -= powers["first_move_discount"]
    return {"gold": gold} if gold > 0 else {}


def rescue_cost(table: Table, player: Player) -> dict[str, int]:
    """WM-87."""
    gold = table.box.rescue_gold - player.powers["rescue_discount"]
    return {"gold": gold} if gold > 0 else {}


def forge_actions(table: Table, player: Player) -> list[Option]:
    """WM-83, WM-89: what is still open in this Forge and can be paid for."""
    box, powers = table.box, player.powers
    found: list[Option] = []
    if table.buildings < box.forge_buildings + powers["buildings"] and can_pay(
        player, building_cost(table, player)
    ):
        found += buildable_scaffolds(table, player)
        found += buildable_machines(table, player)
    if table.moves + table.rescues < box.forge_errands + powers["errands"]:
        if can_move(table, player) and can_pay(player, move_cost(table, player)):
            found.append(MOVE)
        if can_rescue(table, player) and can_pay(player, rescue_cost(table, player)):
            found.append(RESCUE)
    return found


def forge_action(table: Table) -> Play:
    """WM-83, WM-84: one action in an order of one's choice, a bonus action, or the end of the turn."""
    player = table.player()
    cards = playable_cards(table, player)
    choices = [*forge_actions(table, player), *cards, *usable_awards(table, player), END_TURN]
    choice = yield Ask(player.seat, "WM-83", choices, secret=bool(cards))
    match choice:
        case BuildScaffold() | BuildMachine():
            yield from _pay(table, player, building_cost(table, player), "forge", "WM-86")
            table.buildings += 1
            table.begun = (choice,)
        case Move():
            yield from _pay(table, player, move_cost(table, player), "move", "WM-87")
            table.moves += 1
            table.begun = (choice,)
        case Rescue():
            yield from _pay(table, player, rescue_cost(table, player), "rescue", "WM-87")
            table.rescues += 1
            rescue(
                table,
                player,
                (yield Ask(player.seat, "WM-101", options.places(empty_scaffold_squares(table)))),
            )
        case PlayCard(card):
            play_card(table, player, card)
        case UseAward(award):
            use_award(table, player, award)
        case EndTurn():
            end_turn(table)


def _pay(table: Table, player: Player, cost: dict[str, int], thing: str, rule: str) -> Play:
    if cost:
        yield from pay(table, player, ways_to_pay(player, cost), thing, rule)

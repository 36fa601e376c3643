"""The turn and option A (4.1, 4.2)."""

from kesselhaus.engine.questions import Ask, Option, Play
from kesselhaus.games.nucleum.events import Declined, TilePlayed
from kesselhaus.games.nucleum.options import RECHARGE, STOP_ACTING, Fulfil, LayTile, PlayTile, UseHalf
from kesselhaus.games.nucleum.rules.actions import usable, use_half
from kesselhaus.games.nucleum.rules.contracts import fulfil, fulfillable
from kesselhaus.games.nucleum.rules.ends import next_turn
from kesselhaus.games.nucleum.rules.gains import receive
from kesselhaus.games.nucleum.rules.railways import can_lay
from kesselhaus.games.nucleum.rules.recharge import recharge
from kesselhaus.games.nucleum.rules.tuples import without
from kesselhaus.games.nucleum.state import ACTIONS, LAYING, Player, Table


def turn(table: Table) -> Play:
    """NU-26, NU-27: option A or B with one of the tiles, or option C, which is always possible. EB pays for a
    directive before the action (NU-38).
    """
    player = table.player()
    plays, lays = table.box.uses(player.pool)
    choices: list[Option] = [*plays] if len(player.slots) < table.box.slots else []
    if lays and can_lay(table, player):
        choices += lays
    choices.append(RECHARGE)
    choice = yield Ask(player.seat, "NU-26", choices)
    if type(choice) is PlayTile:
        play(table, player, choice.tile)
        if choice.tile in table.box.directives:
            yield from receive(table, player, player.powers.directive, rule="NU-38")
    elif type(choice) is LayTile:
        table.played, table.moment = choice.tile, LAYING
    else:
        yield from recharge(table, player)
        next_turn(table)


def play(table: Table, player: Player, tile: str) -> None:
    """NU-36, NU-39: into the leftmost free slot; its halves and one contract are open."""
    player.pool = without(player.pool, tile)
    player.slots = (*player.slots, tile)
    table.played, table.moment = tile, ACTIONS
    table.halves = table.box.halves_of[tile]
    table.tell(TilePlayed(player.seat, tile, rule="NU-36"))


def actions(table: Table) -> Play:
    """NU-37, NU-39: none, one or both halves in any order, and a contract before, between or after them."""
    player = table.player()
    choices = usable(table, player, table.halves)
    left_over = bool(choices)
    choices += fulfillable(table, player)
    choices.append(STOP_ACTING)
    choice = yield Ask(player.seat, "NU-37", choices)
    if type(choice) is UseHalf:
        table.halves = without(table.halves, (choice.tile, choice.half))
        yield from use_half(table, player, choice.tile, choice.half, rule="NU-37")
    elif type(choice) is Fulfil:
        yield from fulfil(table, player, choice.contract)
    else:
        if left_over:
            table.tell(Declined(player.seat, rule="NU-37"))
        next_turn(table)

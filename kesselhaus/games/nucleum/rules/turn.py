"""The turn and option A (4.1, 4.2)."""

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.tasks import Play, Then, does
from kesselhaus.games.nucleum.events import Declined, TilePlayed
from kesselhaus.games.nucleum.options import RECHARGE, STOP_ACTING, Fulfil, LayTile, PlayTile, UseHalf
from kesselhaus.games.nucleum.rules.actions import usable, use_half
from kesselhaus.games.nucleum.rules.contracts import fulfil, fulfillable
from kesselhaus.games.nucleum.rules.gains import receive
from kesselhaus.games.nucleum.rules.railways import can_lay
from kesselhaus.games.nucleum.rules.recharge import recharge
from kesselhaus.games.nucleum.rules.rounds import begin_turn
from kesselhaus.games.nucleum.rules.tuples import without
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks.turn import Acting, ChoosingSpace, Turn


@does(Turn)
def turn(table: Table, task: Turn) -> Play:
    """NU-26, NU-27: option A or B with one of the tiles, or option C, which is always possible."""
    begin_turn(table, task.seat)
    player = table.players[task.seat]
    plays, lays = table.box.uses(player.pool)
    choices: list[Option] = [*plays] if len(player.slots) < table.box.slots else []
    if lays and can_lay(table, player):
        choices += lays
    choices.append(RECHARGE)
    choice = yield Ask(task.seat, "NU-26", choices)
    if type(choice) is PlayTile:
        return play(table, player, choice.tile)
    if type(choice) is LayTile:
        return ChoosingSpace(task.seat, choice.tile)
    return recharge(table, player)


def play(table: Table, player: Player, tile: str) -> Then:
    """NU-36, NU-39: into the leftmost free slot; its halves and one contract are open. EB pays for a
    directive before the action (NU-38).
    """
    player.pool = without(player.pool, tile)
    player.slots = (*player.slots, tile)
    table.tell(TilePlayed(player.seat, tile, rule="NU-36"))
    acting = Acting(player.seat, table.box.halves_of[tile])
    if tile in table.box.directives and player.powers.directive:
        return (*receive(table, player, player.powers.directive, rule="NU-38"), acting)
    return acting


@does(Acting)
def act(table: Table, task: Acting) -> Play:
    """NU-37, NU-39: none, one or both halves in any order, and a contract before, between or after them."""
    player = table.players[task.seat]
    choices = usable(table, player, task.halves)
    left_over = bool(choices)
    choices += fulfillable(table, player, 1 + player.powers.contracts)
    choices.append(STOP_ACTING)
    choice = yield Ask(task.seat, "NU-37", choices)
    if type(choice) is UseHalf:
        left = without(task.halves, (choice.tile, choice.half))
        return (*use_half(table, player, choice.tile, choice.half, rule="NU-37"), Acting(task.seat, left))
    if type(choice) is Fulfil:
        return (*fulfil(table, player, choice.contract), task)
    if left_over:
        table.tell(Declined(task.seat, rule="NU-37"))
    return ()

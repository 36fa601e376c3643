"""The turn (4.4): a string of free moments."""

from collections.abc import Callable

from kesselhaus.engine.questions import Ask, Option, Play
from kesselhaus.games.airship_city import options
from kesselhaus.games.airship_city.events import Declined, TurnEnded
from kesselhaus.games.airship_city.options import (
    ACT,
    DECLINE,
    END_TURN,
    Act,
    Barter,
    Decline,
    EndTurn,
    FlyOn,
    Fulfil,
    Shift,
    Step,
    StepOn,
)
from kesselhaus.games.airship_city.rules.actions import act, can_act, settle_action
from kesselhaus.games.airship_city.rules.contracts import barter, barters, deliveries, fulfil
from kesselhaus.games.airship_city.rules.moving import (
    begin_move,
    can_fly_on,
    first_steps,
    fly_on,
    further_steps,
    gear_shifts,
    go_to,
    slide,
)
from kesselhaus.games.airship_city.rules.rounds import next_turn
from kesselhaus.games.airship_city.state import ARRIVED, DONE, MAIN, READY, TRANSIT, Player, Table


def free_moment(table: Table) -> Play:
    """AC-31, AC-32a: one list of all that is possible now, made anew after every choice."""
    player = table.player()
    rule, things_to_do = MOMENTS[table.moment]
    choices = things_to_do(table, player)
    choices += gear_shifts(table, player)
    if player.contracts:
        choices += deliveries(table, player)
    if player.bonus["barter"] == READY:
        choices += barters(player)
    match (yield Ask(player.seat, rule, choices)):
        case Step(start, to):
            begin_move(table, player, start, to)
        case StepOn(to):
            go_to(table, player, to, rule="AC-38")
        case Shift(grid_line, direction):
            player.goods["gear"] -= table.box.shift_cost
            slide(table, grid_line, direction, gears=table.box.shift_cost, rule="AC-23")
        case Act():
            yield from act(table, player)
        case Decline():
            table.tell(Declined(player.seat, table.visited[-1], rule="AC-44"))
            settle_action(table, player)
        case FlyOn(to):
            fly_on(table, player, to)
        case Fulfil(contract):
            fulfil(table, player, contract)
        case Barter(pay, gain):
            barter(table, player, pay, gain)
        case EndTurn():
            table.tell(TurnEnded(player.seat, rule="AC-33"))
            next_turn(table)


def on_the_way(table: Table, player: Player) -> list[Option]:
    """Free moment b: a worker in transit has to step on (AC-37)."""
    return [options.step_on(to) for to in further_steps(table, player)]


def arrival(table: Table, player: Player) -> list[Option]:
    """Free moment c: act if that is possible (AC-45), decline, or fly on (AC-44, AC-106)."""
    choices: list[Option] = [ACT, DECLINE] if can_act(table, player, table.visited[-1]) else [DECLINE]
    if can_fly_on(player):
        choices += [options.fly_on(to) for to in further_steps(table, player)]
    return choices


def all_moved(table: Table, player: Player) -> list[Option]:
    """Free moment d: the player declares the end of the turn (AC-33)."""
    return [END_TURN]


MOMENTS: dict[str, tuple[str, Callable[[Table, Player], list[Option]]]] = {
    MAIN: ("AC-30", first_steps),
    TRANSIT: ("AC-37", on_the_way),
    ARRIVED: ("AC-44", arrival),
    DONE: ("AC-33", all_moved),
}

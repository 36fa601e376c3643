"""The turn (4.4): a string of free moments, each one list of all that is possible now (AC-32a)."""

from typing import TypeVar

from kesselhaus.engine.questions import Ask, Asking, Option
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.airship_city import options
from kesselhaus.games.airship_city.events import Declined, TurnEnded
from kesselhaus.games.airship_city.options import (
    ACT,
    DECLINE,
    END_TURN,
    SHIFTS,
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
from kesselhaus.games.airship_city.rules.actions import act, can_act
from kesselhaus.games.airship_city.rules.contracts import barter, barters, deliveries, fulfil
from kesselhaus.games.airship_city.rules.moving import (
    can_fly_on,
    can_shift,
    first_steps,
    fly_on,
    further_steps,
    gear_shift,
    go_to,
    set_out,
    shifts_in_transit,
)
from kesselhaus.games.airship_city.state import READY, Player, Table
from kesselhaus.games.airship_city.tasks import (
    Arrival,
    BetweenMoves,
    EndOfTurn,
    FreeMoment,
    InTransit,
    Turn,
)

F = TypeVar("F", bound=FreeMoment)


@does(Turn)
def begin_turn(table: Table, task: Turn) -> BetweenMoves:
    """AC-29: at the start of a turn all own workers are unmoved."""
    table.turn += 1
    table.active = task.seat
    player = table.players[task.seat]
    player.moved = (False,) * len(player.workers)
    return BetweenMoves(task.seat)


@does(BetweenMoves)
def between_moves(table: Table, task: BetweenMoves) -> Asking[FreeMoment]:
    """Free moment a: any unmoved worker sets out (AC-30)."""
    player = table.players[task.seat]
    choices = first_steps(table, player)
    if can_shift(table, player):
        choices += SHIFTS
    answer = yield Ask(task.seat, "AC-30", with_deeds(table, player, choices))
    if isinstance(answer, Step):
        return set_out(table, player, answer.start, answer.to)
    return free_deed(table, player, answer, task)


@does(InTransit)
def in_transit(table: Table, task: InTransit) -> Asking[FreeMoment]:
    """Free moment b: a worker in transit has to step on (AC-37)."""
    player = table.players[task.seat]
    choices: list[Option] = [options.step_on(to) for to in further_steps(table, player, task.path)]
    if can_shift(table, player):
        choices += shifts_in_transit(table, player, task.path)
    answer = yield Ask(task.seat, "AC-37", with_deeds(table, player, choices))
    if isinstance(answer, StepOn):
        return go_to(table, player, task.worker, task.path, answer.to, rule="AC-38")
    return free_deed(table, player, answer, task)


@does(Arrival)
def arrive(table: Table, task: Arrival) -> Play:
    """Free moment c: act if that is possible (AC-45), decline, or fly on (AC-44, AC-106)."""
    player = table.players[task.seat]
    choices: list[Option] = [ACT, DECLINE] if can_act(table, player, task.tile) else [DECLINE]
    if can_fly_on(player):
        choices += [options.fly_on(to) for to in further_steps(table, player, task.path)]
    if can_shift(table, player) and not all(player.moved):
        choices += SHIFTS
    match (yield Ask(task.seat, "AC-44", with_deeds(table, player, choices))):
        case Act():
            return (*act(table, player, task), next_moment(player))
        case Decline():
            table.tell(Declined(task.seat, task.tile, rule="AC-44"))
            return next_moment(player)
        case FlyOn(to):
            return fly_on(table, player, task, to)
        case answer:
            return free_deed(table, player, answer, task)


@does(EndOfTurn)
def end_turn(table: Table, task: EndOfTurn) -> Play:
    """Free moment d: the player declares the end of the turn (AC-33)."""
    player = table.players[task.seat]
    answer = yield Ask(task.seat, "AC-33", with_deeds(table, player, [END_TURN]))
    if isinstance(answer, EndTurn):
        table.tell(TurnEnded(task.seat, rule="AC-33"))
        return ()
    return free_deed(table, player, answer, task)


def next_moment(player: Player) -> BetweenMoves | EndOfTurn:
    """AC-44: carried out or declined, the worker cannot act any more."""
    return EndOfTurn(player.seat) if all(player.moved) else BetweenMoves(player.seat)


def with_deeds(table: Table, player: Player, choices: list[Option]) -> list[Option]:
    """AC-32: at every free moment also contracts and barter."""
    if player.contracts:
        choices += deliveries(table, player)
    if player.bonus["barter"] == READY:
        choices += barters(player)
    return choices


def free_deed(table: Table, player: Player, deed: Option, moment: F) -> F:
    """What can be done at every free moment; then it is the same moment again."""
    match deed:
        case Shift(grid_line, direction):
            gear_shift(table, player, grid_line, direction)
        case Fulfil(contract):
            fulfil(table, player, contract)
        case Barter(pay, gain):
            barter(table, player, pay, gain)
    return moment

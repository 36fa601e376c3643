"""Rounds and turns (4.2), Make Steam (4.4), the end of the turn (4.14) and the final round (5.2)."""

from kesselhaus.engine.questions import Option
from kesselhaus.engine.tasks import Play, Task, Then, does
from kesselhaus.games.steamopolis.events import (
    EndEffect,
    FinalRoundBegan,
    FinalTurnBegan,
    RoundBegan,
    Skipped,
    SteamMade,
)
from kesselhaus.games.steamopolis.options import (
    FLY_TO_ALL,
    MAKE_STEAM,
    RESOLVE_MACHINE,
    SET_TARGET,
    SKIP,
    DiscardMarker,
    FlyToAll,
    ResolveDistrict,
    SetTarget,
    resolve_district,
)
from kesselhaus.games.steamopolis.rules.asking import ask, decide
from kesselhaus.games.steamopolis.rules.effects import use
from kesselhaus.games.steamopolis.rules.ending import end_game
from kesselhaus.games.steamopolis.rules.flying import begin_flight
from kesselhaus.games.steamopolis.rules.gauge import discard
from kesselhaus.games.steamopolis.rules.passives import passive_effect, set_off, triggered
from kesselhaus.games.steamopolis.rules.reading import read
from kesselhaus.games.steamopolis.rules.solo import time_pressure
from kesselhaus.games.steamopolis.rules.target import can_set_target
from kesselhaus.games.steamopolis.state import (
    ARROW,
    Player,
    Table,
)
from kesselhaus.games.steamopolis.tasks.effects import Pressing
from kesselhaus.games.steamopolis.tasks.turn import (
    Action,
    ArrowMoves,
    ChoosingStone,
    EndEffects,
    EndOfRound,
    EndOfTurn,
    FinalAction,
    FinalFlight,
    FinalSteam,
    FinalTarget,
    NextPassenger,
    Rewards,
    Round,
    Shadow,
    Storing,
    Turn,
    TurnOver,
)

LEGAL: tuple[tuple[Option, ...], ...] = tuple(
    tuple(option for bit, option in enumerate((MAKE_STEAM, SET_TARGET, FLY_TO_ALL)) if number >> bit & 1)
    for number in range(8)
)
"""Every selection of the three actions, so that none has to be put together in each turn."""
# ------------------------------------------------------------------ whose turn it is


@does(Round)
def begin_round(table: Table, task: Round) -> tuple[Task, ...]:
    """ST-28: clockwise from the start player."""
    table.round = task.number
    if table.final:
        table.tell(FinalRoundBegan(table.round, rule="ST-165"))
    else:
        table.tell(RoundBegan(table.round, rule="ST-28"))
    return (*map(Turn, table.order), EndOfRound())


@does(EndOfRound)
def end_round(table: Table, task: EndOfRound) -> Round | tuple[()]:
    """ST-164, ST-168: after a round in which the end was triggered comes the final one."""
    if table.final:
        return end_game(table)
    table.final = bool(table.ending)
    return Round(table.round + 1)


@does(Turn)
def begin_turn(table: Table, task: Turn) -> tuple[Task, ...]:
    """ST-29, ST-30, ST-35; ST-166: in a final turn all three actions, in their order."""
    seat = task.seat
    table.turn += 1
    table.active, table.hung_banner = seat, False
    arrows = _arrow_moves(seat, table.players[seat].gauge)
    if table.final:
        table.tell(FinalTurnBegan(seat, rule="ST-166"))
        return (*arrows, FinalSteam(seat), FinalTarget(seat), FinalFlight(seat), EndOfTurn(seat))
    return (*arrows, Action(seat), EndOfTurn(seat))


def _arrow_moves(seat: int, gauge: list[int]) -> tuple[ArrowMoves] | tuple[()]:
    if ARROW not in gauge:
        return ()
    return (ArrowMoves(seat, tuple(place for place, piece in enumerate(gauge) if piece == ARROW)),)


# ------------------------------------------------------------------ the actions


@does(Action)
def action(table: Table, task: Action) -> Then | Play:
    """ST-30 to ST-34: exactly one of the three. Own bonus markers may be discarded before (ST-47a)."""
    player = table.players[task.seat]
    seen = read(player.gauge)
    fly, target = 4 if player.targets else 0, 2 if can_set_target(table, player, seen.foremost) else 0
    choices = LEGAL[fly + target + (1 if seen.movable else 0)]
    if len(choices) + len(seen.discards) > 1 and choices:
        return _choose_action(table, task, player, choices + seen.discards)
    return carry_out(table, player, choices[0]) if choices else ()  # ST-34a


def _choose_action(table: Table, task: Action, player: Player, choices: tuple[Option, ...]) -> Play:
    answer = yield ask(table, task.seat, "ST-30", choices)
    if type(answer) is DiscardMarker:
        discard(table, player, answer.position, "ST-47")
        return task
    return carry_out(table, player, answer)


def carry_out(table: Table, player: Player, chosen: Option) -> Then:
    """The chosen action; alone, Make Steam and Fly cost a vote point first (ST-172)."""
    kind = type(chosen)
    if kind is SetTarget:
        return ChoosingStone(player.seat)
    if kind is FlyToAll:
        return begin_flight(table, player) if time_pressure(table, player, "fly") else ()
    return make_steam(table, player) if time_pressure(table, player, "make_steam") else ()


def make_steam(table: Table, player: Player) -> tuple[Task, ...]:
    """ST-48, ST-49, ST-52: pressure by the boilers, not optional; then passive effects, and storing."""
    seat = player.seat
    table.tell(SteamMade(seat, player.boilers, rule="ST-48"))
    return (
        Pressing(seat, "make_steam", player.boilers, begun=True),
        *set_off(player, triggered(table, player, "make_steam")),
        Storing(seat),
    )


@does(FinalSteam)
def final_steam(table: Table, task: FinalSteam) -> Play:
    """ST-166: Make Steam, if a stone can move; own bonus markers may be discarded before (ST-47a)."""
    seen = read(table.players[task.seat].gauge)
    return _may_be_left_out(table, task, ((MAKE_STEAM,) if seen.movable else ()) + seen.discards)


@does(FinalTarget)
def final_target(table: Table, task: FinalTarget) -> Play:
    """ST-166: Set a Target, if a stone can be placed."""
    player = table.players[task.seat]
    possible = can_set_target(table, player, read(player.gauge).foremost)
    return _may_be_left_out(table, task, (SET_TARGET,) if possible else ())


@does(FinalFlight)
def final_flight(table: Table, task: FinalFlight) -> Play:
    """ST-166: Fly to All Targets, if there are any."""
    return _may_be_left_out(table, task, (FLY_TO_ALL,) if table.players[task.seat].targets else ())


def _may_be_left_out(table: Table, task: FinalAction, choices: tuple[Option, ...]) -> Play:
    """ST-166: each action of the final turn may be left out; one that is not legal is skipped."""
    player = table.players[task.seat]
    answer = yield from decide(table, task.seat, "ST-166", (*choices, SKIP))
    if type(answer) is DiscardMarker:
        discard(table, player, answer.position, "ST-47")
        return task
    if answer == SKIP:
        table.tell(Skipped(task.seat, task.name, rule="ST-166"))
        return ()
    return carry_out(table, player, answer)


# ------------------------------------------------------------------ the end of the turn


@does(EndOfTurn)
def finish(table: Table, task: EndOfTurn) -> tuple[Task, ...]:
    """4.14: the parts of the end of the turn, as far as there is anything to do in them."""
    seat = task.seat
    due: list[Task] = []
    if table.delivered:
        due.append(Rewards(seat))
    if table.tile_taken:
        due.append(NextPassenger(seat))
    if table.noted or table.hung_banner:
        due.append(EndEffects(seat))
    if table.flew and table.seats == 1:
        due.append(Shadow(seat))
    return (*due, TurnOver(seat))


@does(EndEffects)
def end_effects(table: Table, task: EndEffects) -> Play:
    """ST-151, ST-156, ST-159: noted districts and passive effects with the end symbol, in an order of one's
    choice; what they give is stored at once (ST-73).
    """
    seat, slots = task.seat, task.slots
    if slots is None:
        slots = triggered(table, table.players[seat], "bought_banner") if table.hung_banner else ()
    choices: list[Option] = [resolve_district(district) for district in table.noted]
    choices += [RESOLVE_MACHINE[slot] for slot in slots]
    if not choices:
        return ()
    answer = yield from decide(table, seat, "ST-159", choices)
    if type(answer) is ResolveDistrict:
        district = answer.district
        table.noted = tuple(other for other in table.noted if other != district)
        table.tell(EndEffect(seat, district, rule="ST-159"))
        (parts,) = table.box.districts[district].sides
        return (*use(seat, district, parts), Storing(seat), EndEffects(seat, slots))
    slots = tuple(slot for slot in slots if slot != answer.slot)
    return (*passive_effect(table, seat, answer.slot), Storing(seat), EndEffects(seat, slots))


@does(TurnOver)
def end_turn(table: Table, task: TurnOver) -> tuple[()]:
    """ST-161: sponsors become usable again, and the turn is forgotten."""
    for player in table.players:
        if player.sponsors and True in player.sponsors_used:
            player.sponsors_used = (False,) * len(player.sponsors)
    table.flown_from, table.flew, table.paid_shadow = (), False, False
    return ()

"""Rounds and turns (4.2), Make Steam (4.4), the end of the turn (4.14) and the final round (5.2)."""

from functools import cache

from kesselhaus.engine.questions import Option, Play
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
    ACTION,
    ARROW,
    ARROWS,
    CHOOSE_STONE,
    END_EFFECTS,
    END_TURN,
    FINAL,
    FINAL_FLY,
    FINAL_STEAM,
    FINAL_TARGET,
    FINISH,
    INVITE,
    NEW_PASSENGER,
    PLAY,
    REWARDS,
    SHADOW,
    STORE,
    Player,
    Table,
    Task,
)

ACTIONS: dict[str, Option] = {FINAL_STEAM: MAKE_STEAM, FINAL_TARGET: SET_TARGET, FINAL_FLY: FLY_TO_ALL}
LEGAL: tuple[tuple[Option, ...], ...] = tuple(
    tuple(option for bit, option in enumerate((MAKE_STEAM, SET_TARGET, FLY_TO_ALL)) if number >> bit & 1)
    for number in range(8)
)
"""Every selection of the three actions, so that none has to be put together in each turn."""
NAMES = {FINAL_STEAM: "make_steam", FINAL_TARGET: "set_target", FINAL_FLY: "fly"}

# ------------------------------------------------------------------ whose turn it is


def begin_game(table: Table, task: Task) -> None:
    """ST-28: the first round begins with the start player."""
    table.moment, table.hung_banner = PLAY, False
    table.done()
    _begin_round(table)


def _begin_round(table: Table) -> None:
    table.round += 1
    if table.moment == FINAL:
        table.tell(FinalRoundBegan(table.round, rule="ST-165"))
    else:
        table.tell(RoundBegan(table.round, rule="ST-28"))
    _begin_turn(table, table.start_player)


def _begin_turn(table: Table, seat: int) -> None:
    """ST-29, ST-30, ST-35; ST-166: in a final turn all three actions, in their order."""
    table.turn += 1
    table.active = seat
    final = table.moment == FINAL
    if final:
        table.tell(FinalTurnBegan(seat, rule="ST-166"))
    table.agenda = _turn_of(seat, final)
    gauge = table.players[seat].gauge
    if ARROW in gauge:
        arrows = tuple(place for place, piece in enumerate(gauge) if piece == ARROW)
        table.agenda += (Task(ARROWS, seat, slots=arrows),)


@cache
def _turn_of(seat: int, final: bool) -> tuple[Task, ...]:
    """What a turn consists of, the last first; always the same, so it is made once."""
    actions = (FINAL_FLY, FINAL_TARGET, FINAL_STEAM) if final else (ACTION,)
    return tuple(Task(what, seat) for what in (FINISH, *actions))


def next_turn(table: Table) -> None:
    """ST-28, ST-164, ST-168: clockwise; after a round in which the end was triggered comes the final one."""
    following = (table.active + 1) % table.seats
    if following != table.start_player:
        _begin_turn(table, following)
    elif table.moment == FINAL:
        end_game(table)
    else:
        if table.ending:
            table.moment = FINAL
        _begin_round(table)


# ------------------------------------------------------------------ the actions


def action(table: Table, task: Task) -> Play | None:
    """ST-30 to ST-34: exactly one of the three. Own bonus markers may be discarded before (ST-47a)."""
    player = table.players[task.seat]
    seen = read(player.gauge)
    fly, target = 4 if player.targets else 0, 2 if can_set_target(table, player, seen.foremost) else 0
    choices = LEGAL[fly + target + (1 if seen.movable else 0)]
    if len(choices) + len(seen.discards) > 1 and choices:
        return _choose_action(table, task, player, choices + seen.discards)
    table.done(*(carry_out(table, player, choices[0]) if choices else ()))  # ST-34a
    return None


def _choose_action(table: Table, task: Task, player: Player, choices: tuple[Option, ...]) -> Play:
    answer = yield ask(table, task.seat, "ST-30", choices)
    if type(answer) is DiscardMarker:
        discard(table, player, answer.position, "ST-47")
    else:
        table.done(*carry_out(table, player, answer))


def carry_out(table: Table, player: Player, chosen: Option) -> tuple[Task, ...]:
    """The chosen action; alone, Make Steam and Fly cost a vote point first (ST-172)."""
    kind = type(chosen)
    if kind is SetTarget:
        return (Task(CHOOSE_STONE, player.seat),)
    if kind is FlyToAll:
        return begin_flight(table, player) if time_pressure(table, player, "fly") else ()
    return make_steam(table, player) if time_pressure(table, player, "make_steam") else ()


def make_steam(table: Table, player: Player) -> tuple[Task, ...]:
    """ST-48, ST-49, ST-52: pressure by the boilers, not optional; then passive effects, and storing."""
    seat = player.seat
    table.tell(SteamMade(seat, player.boilers, rule="ST-48"))
    return (
        Task("press", seat, "make_steam", player.boilers, begun=True),
        *set_off(player, triggered(table, player, "make_steam")),
        Task(STORE, seat),
    )


def final_action(table: Table, task: Task) -> Play:
    """ST-166: each action of the final turn may be left out; one that is not legal is skipped."""
    player = table.players[task.seat]
    seen = read(player.gauge)
    markers: tuple[Option, ...] = ()
    if task.what == FINAL_STEAM:
        legal, markers = bool(seen.movable), seen.discards
    elif task.what == FINAL_TARGET:
        legal = can_set_target(table, player, seen.foremost)
    else:
        legal = bool(player.targets)
    choices: list[Option] = [ACTIONS[task.what]] if legal else []
    choices += [*markers, SKIP]
    answer = choices[0] if len(choices) == 1 else (yield ask(table, task.seat, "ST-166", choices))
    if type(answer) is DiscardMarker:
        discard(table, player, answer.position, "ST-47")
    elif answer == SKIP:
        table.tell(Skipped(task.seat, NAMES[task.what], rule="ST-166"))
        table.done()
    else:
        table.done(*carry_out(table, player, answer))


# ------------------------------------------------------------------ the end of the turn


def finish(table: Table, task: Task) -> None:
    """4.14: the parts of the end of the turn, as far as there is anything to do in them."""
    due = [REWARDS] if table.delivered else []
    if table.tile_taken:
        due.append(NEW_PASSENGER)
    if table.noted or table.hung_banner:
        due.append(END_EFFECTS)
    if table.flew and table.seats == 1:
        due.append(SHADOW)
    if due:
        table.done(*(Task(what, task.seat) for what in (*due, END_TURN)))
    else:
        end_turn(table, task)


def end_effects(table: Table, task: Task) -> Play:
    """ST-151, ST-156, ST-159: noted districts and passive effects with the end symbol, in an order of one's
    choice; what they give is stored at once (ST-73).
    """
    seat, player = task.seat, table.players[task.seat]
    slots = task.slots
    if not task.begun and table.hung_banner:
        slots = triggered(table, player, "bought_banner")
    choices: list[Option] = [resolve_district(district) for district in table.noted]
    choices += [RESOLVE_MACHINE[slot] for slot in slots]
    if not choices:
        table.done()
        return
    answer = yield from decide(table, seat, "ST-159", choices)
    if type(answer) is ResolveDistrict:
        district = answer.district
        table.noted = tuple(other for other in table.noted if other != district)
        table.tell(EndEffect(seat, district, rule="ST-159"))
        (parts,) = table.box.districts[district].sides
        effect = (*use(seat, district, parts), Task(INVITE, seat))
    else:
        slots = tuple(slot for slot in slots if slot != answer.slot)
        effect = passive_effect(table, seat, answer.slot)
    table.done(*effect, Task(STORE, seat), Task(END_EFFECTS, seat, slots=slots, begun=True))


def end_turn(table: Table, task: Task) -> None:
    """ST-161: sponsors become usable again, and the turn is forgotten."""
    for player in table.players:
        if player.sponsors and True in player.sponsors_used:
            player.sponsors_used = (False,) * len(player.sponsors)
    table.flown_from, table.flew, table.paid_shadow = (), False, False
    table.hung_banner = False
    next_turn(table)

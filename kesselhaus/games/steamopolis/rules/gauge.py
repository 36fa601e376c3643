"""The pressure gauge (4.3): stones that move, enter and leave, the base marker, bonus markers on it."""

from kesselhaus.engine.questions import Asking, Option
from kesselhaus.engine.tasks import does
from kesselhaus.games.steamopolis.events import (
    MarkerDiscarded,
    PressureLost,
    Retrieved,
    StoneGained,
    StoneLost,
    StoneMoved,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    DISCARD_MARKER,
    MOVE_STONE,
    USE,
    Boost,
    DiscardMarker,
    MoveStone,
    boost,
)
from kesselhaus.games.steamopolis.rules.asking import ask, decide
from kesselhaus.games.steamopolis.rules.reading import read
from kesselhaus.games.steamopolis.state import (
    FREE,
    PINK,
    STONE,
    Player,
    Table,
)
from kesselhaus.games.steamopolis.tasks.effects import GainingStone, Pressing, PressingOne
from kesselhaus.games.steamopolis.tasks.turn import ArrowMoves, EnteringGauge

# ------------------------------------------------------------------ moving


def move(table: Table, player: Player, position: int, rule: str) -> int:
    """ST-36: to the nearest free position on the right; what is occupied is jumped over."""
    gauge = player.gauge
    to = gauge.index(FREE, position + 1)
    gauge[to] = gauge[position]
    gauge[position] = FREE
    if position == table.visitor and player.seat == table.active:
        table.visitor = to
    table.tell(StoneMoved(player.seat, position, to, table.box.value[to], rule=rule))
    return to


def discard(table: Table, player: Player, position: int, rule: str) -> None:
    """ST-47: an own bonus marker goes to the box."""
    if player.gauge[position] == PINK:
        table.pink_boxed = True
    else:
        table.boxed_markers += 1
    player.gauge[position] = FREE
    table.tell(MarkerDiscarded(player.seat, table.box.digit[position], position, rule=rule))


def to_reserve(table: Table, player: Player, position: int, rule: str) -> None:
    """ST-44: a stone that goes to the personal supply loses its arrow."""
    player.gauge[position] = FREE
    player.reserve += 1
    if position == table.visitor and player.seat == table.active:
        table.visitor = 0
    table.tell(StoneLost(player.seat, position, rule=rule))


@does(Pressing)
def press(table: Table, task: Pressing) -> tuple[()] | Asking[Pressing | tuple[()]]:
    """ST-37, ST-38: single moves of own stones; once begun, moves are lost only if no stone can move."""
    player, left = table.players[task.seat], task.n
    seen = read(player.gauge)
    choices = seen.moves if task.begun else seen.offers
    if len(choices) > 1:
        return _press_on(table, task, player, choices)
    # One stone is left that can move at all, and it has to as far as it can; or there is none.
    while left and seen.movable:
        move(table, player, seen.movable[0], "ST-37")
        left -= 1
        seen = read(player.gauge)
    if left and task.begun:
        table.tell(PressureLost(task.seat, left, rule="ST-38"))
    return ()


def _press_on(
    table: Table, task: Pressing, player: Player, choices: tuple[Option, ...]
) -> Asking[Pressing | tuple[()]]:
    answer = yield ask(table, task.seat, "ST-37", choices)
    if type(answer) is MoveStone:
        move(table, player, answer.position, "ST-37")
        return Pressing(task.seat, task.source, task.n - 1, True) if task.n > 1 else ()
    if type(answer) is DiscardMarker:
        discard(table, player, answer.position, "ST-47")
        return task
    if task.begun:
        table.tell(PressureLost(task.seat, task.n, rule="ST-38"))
    return ()


@does(PressingOne)
def press_one(table: Table, task: PressingOne) -> tuple[()] | Asking[PressingOne | tuple[()]]:
    """ST-39: one stone, up to n moves."""
    gauge = table.players[task.seat].gauge
    seen = read(gauge)
    choices: list[Option] = []
    for start in seen.movable:
        free = [place for place in range(start + 1, len(gauge)) if gauge[place] == FREE]
        choices += [boost(start, to) for to in free[: task.n]]
    choices += seen.discards if choices else [DISCARD_MARKER[place] for place in seen.in_the_way]
    if choices:
        choices.append(DECLINE)
        return _boost(table, task, choices)
    return ()


def _boost(table: Table, task: PressingOne, choices: list[Option]) -> Asking[PressingOne | tuple[()]]:
    player = table.players[task.seat]
    answer = yield ask(table, task.seat, "ST-39", choices)
    if type(answer) is DiscardMarker:
        discard(table, player, answer.position, "ST-47")
        return task
    if type(answer) is Boost:
        position = answer.start
        while position != answer.to:
            position = move(table, player, position, "ST-39")
    return ()


@does(ArrowMoves)
def arrow_moves(table: Table, task: ArrowMoves) -> tuple[()] | Asking[ArrowMoves | tuple[()]]:
    """ST-29: each own stone with arrow moves once, in an order chosen by the player."""
    player, waiting = table.players[task.seat], task.waiting
    seen = read(player.gauge)
    ready = [place for place in seen.movable if place in waiting]
    choices: list[Option]
    if ready:
        choices = [*(MOVE_STONE[place] for place in ready), *seen.discards]
    else:
        helpful = [DISCARD_MARKER[place] for place in seen.markers if waiting[0] < place]
        choices = [DECLINE, *helpful]
    if len(choices) > 1:
        return _next_arrow(table, task, player, choices)
    if ready:  # without a choice, no other can move after it; a stone that cannot move stays
        move(table, player, ready[0], "ST-29")
    return ()


def _next_arrow(
    table: Table, task: ArrowMoves, player: Player, choices: list[Option]
) -> Asking[ArrowMoves | tuple[()]]:
    answer = yield ask(table, task.seat, "ST-29", choices)
    if type(answer) is MoveStone:
        move(table, player, answer.position, "ST-29")
        waiting = tuple(place for place in task.waiting if place != answer.position)
        return ArrowMoves(task.seat, waiting) if waiting else ()
    if type(answer) is DiscardMarker:
        discard(table, player, answer.position, "ST-47")
        return task
    return ()


# ------------------------------------------------------------------ entering


def enter(table: Table, player: Player, district: str, piece: int) -> tuple[()] | tuple[EnteringGauge]:
    """ST-42: a stone comes to the gauge, on the first free position right of the base marker. `district` is
    where it was retrieved; nothing, if it is a new one.
    """
    gauge = player.gauge
    for place in range(player.base + 1, len(gauge)):
        if gauge[place] == FREE:
            _stand(table, player, district, piece, place)
            return ()
    return (EnteringGauge(player.seat, district, piece),)


@does(EnteringGauge)
def enter_full_gauge(table: Table, task: EnteringGauge) -> Asking[tuple[()]]:
    """ST-43: a bonus marker right of the base marker makes room; without one the stone is set aside."""
    player = table.players[task.seat]
    markers = [place for place in read(player.gauge).markers if place > player.base]
    place = 0
    if markers:
        answer = yield from decide(table, task.seat, "ST-43", [DISCARD_MARKER[place] for place in markers])
        place = answer.position
        discard(table, player, place, "ST-43")
    _stand(table, player, task.district, task.piece, place)
    return ()


def _stand(table: Table, player: Player, district: str, piece: int, place: int) -> None:
    if place:
        player.gauge[place] = piece
    else:
        player.reserve += 1
    if district:
        table.visitor = place
        table.tell(Retrieved(player.seat, district, place, rule="ST-42" if place else "ST-43"))
    else:
        table.tell(StoneGained(player.seat, place, rule="ST-42" if place else "ST-43"))


@does(GainingStone)
def new_stone(table: Table, task: GainingStone) -> Asking[tuple[()] | tuple[EnteringGauge]]:
    """`stone`: one more, without arrow (ST-26, ST-44)."""
    player = table.players[task.seat]
    if player.reserve and (task.begun or (yield ask(table, task.seat, "ST-42", (USE, DECLINE))) == USE):
        player.reserve -= 1
        return enter(table, player, "", STONE)
    return ()

"""Effects that change what stands on the gauge: base marker, jump to the top, arrows, a stone that leaves."""

from kesselhaus.engine.questions import Option
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.steamopolis.events import ArrowTurned, BaseRaised, JumpedToTop
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    DONE,
    LOSE_STONE,
    TURN_ARROW,
    USE,
    DiscardMarker,
    TurnArrow,
    turn_arrow_on,
)
from kesselhaus.games.steamopolis.rules.asking import ask, decide
from kesselhaus.games.steamopolis.rules.gauge import discard, move, to_reserve
from kesselhaus.games.steamopolis.rules.reading import read
from kesselhaus.games.steamopolis.state import ARROW, BASE, BONUS, FREE, STONE, Player, Table
from kesselhaus.games.steamopolis.tasks.effects import JumpingToTop, LosingStone, RaisingBase, TurningArrows


@does(RaisingBase)
def base(table: Table, task: RaisingBase) -> Play:
    """ST-45: the base marker advances by one; what stands there makes room. Where a stone has to, markers on
    its way may go to the box before (ST-47a).
    """
    player = table.players[task.seat]
    gauge, place = player.gauge, player.base + 1
    if place > table.box.last_base:
        return ()
    choices: list[Option] = [USE]
    if FREE < gauge[place] < BONUS:
        choices += read(gauge).discards
    if not task.begun:
        choices.append(DECLINE)
    answer = yield from decide(table, task.seat, "ST-45", choices)
    if type(answer) is DiscardMarker:
        discard(table, player, answer.position, "ST-47")
        return task
    if answer == USE:
        _advance(table, player, place)
    return ()


def _advance(table: Table, player: Player, place: int) -> None:
    gauge = player.gauge
    if gauge[place] >= BONUS:
        discard(table, player, place, "ST-45")
    elif gauge[place] != FREE:
        if place in read(gauge).movable:
            move(table, player, place, "ST-45")
        else:
            to_reserve(table, player, place, "ST-45")
    gauge[player.base] = FREE
    gauge[place] = BASE
    player.base = place
    table.tell(BaseRaised(player.seat, place, rule="ST-45"))


@does(JumpingToTop)
def set_to_top(table: Table, task: JumpingToTop) -> Play:
    """`set8`: the stone of this visit jumps to the last position, unless that is occupied (RU-22)."""
    player = table.players[task.seat]
    gauge, start, top = player.gauge, table.visitor, len(player.gauge) - 1
    possible = start and gauge[top] == FREE
    if possible and (task.begun or (yield ask(table, task.seat, "ST-97", (USE, DECLINE))) == USE):
        gauge[top], gauge[start] = gauge[start], FREE
        table.visitor = top
        table.tell(JumpedToTop(task.seat, start, rule="ST-97"))
    return ()


@does(TurningArrows)
def turn_arrows(table: Table, task: TurningArrows) -> Play:
    """`arrow(n)`: up to n own stones, on the gauge or on districts, get their arrows (RU-37)."""
    player = table.players[task.seat]
    gauge = player.gauge
    choices: list[Option] = [TURN_ARROW[place] for place, piece in enumerate(gauge) if piece == STONE]
    choices += [turn_arrow_on(district) for district, arrow in player.targets.items() if not arrow]
    if not choices:
        return ()
    choices.append(DONE if task.begun else DECLINE)
    answer = yield ask(table, task.seat, "ST-94", choices)
    if answer in (DECLINE, DONE):
        return ()
    if type(answer) is TurnArrow:
        gauge[answer.position] = ARROW
        table.tell(ArrowTurned(task.seat, answer.position, "", rule="ST-94"))
    else:
        player.targets[answer.district] = True
        table.tell(ArrowTurned(task.seat, 0, answer.district, rule="ST-94"))
    return TurningArrows(task.seat, task.source, task.n - 1, begun=True) if task.n > 1 else ()


def can_lose_stone(player: Player) -> bool:
    """`lose_stone`: one on the gauge, and not the last one (RU-14)."""
    return player.stones > 1 and (STONE in player.gauge or ARROW in player.gauge)


@does(LosingStone)
def lose_stone(table: Table, task: LosingStone) -> Play:
    """ST-124: one own stone from the gauge goes to the personal supply."""
    player = table.players[task.seat]
    choices = [LOSE_STONE[place] for place in read(player.gauge).stones]
    answer = yield from decide(table, task.seat, "ST-124", choices)
    to_reserve(table, player, answer.position, "ST-124")
    return ()

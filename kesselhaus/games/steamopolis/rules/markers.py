"""Bonus markers from the market of level 1 (ST-135 to ST-144)."""

from kesselhaus.engine.questions import Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.steamopolis.events import MarkerBought, MarkerForgone, MarkerPut
from kesselhaus.games.steamopolis.options import (
    DONE,
    FORGO_MARKER,
    PUT_MARKER,
    BuyMarker,
    DiscardMarker,
    PutMarker,
    buy_marker,
)
from kesselhaus.games.steamopolis.rules.asking import ask, decide
from kesselhaus.games.steamopolis.rules.gauge import discard, move
from kesselhaus.games.steamopolis.rules.market import raise_statue
from kesselhaus.games.steamopolis.rules.reading import read
from kesselhaus.games.steamopolis.rules.storing import can_pay, gain_sp, give, payments
from kesselhaus.games.steamopolis.state import (
    BONUS,
    FREE,
    Player,
    Table,
)
from kesselhaus.games.steamopolis.tasks.buying import MoreMarkers, PayingMarker, PuttingMarker
from kesselhaus.games.steamopolis.tasks.effects import Inviting


def price(table: Table, row: str, digit: int) -> tuple[int, int]:
    """2.8: in the row's resource."""
    amount = table.box.markers[row, digit].price
    return (amount, 0) if row == "crystal" else (0, amount)


def markers_to_buy(table: Table, player: Player) -> list[Option]:
    """ST-136: only the leftmost marker of each row, if it can be paid."""
    return [
        buy_marker(row)
        for row, digits in table.rows.items()
        if digits and can_pay(player, *price(table, row, digits[0]))
    ]


def buy_marker_of(table: Table, seat: int, chosen: BuyMarker) -> tuple[Task, ...]:
    """ST-135, ST-137: pay, place, invite; then perhaps another one."""
    digit = table.rows[chosen.row][0]
    invitation = (Inviting(seat),) if table.box.markers[chosen.row, digit].invite else ()
    return (PayingMarker(seat, chosen.row, digit), PuttingMarker(seat, digit), *invitation, MoreMarkers(seat))


@does(PayingMarker)
def pay_marker(table: Table, task: PayingMarker) -> Play:
    """ST-137, ST-142: price and vote points; when both rows are empty the statue is raised (ST-143)."""
    player, row, digit = table.players[task.seat], task.row, task.digit
    choices = payments(player, *price(table, row, digit))
    answer = yield from decide(table, task.seat, "ST-137", choices)
    give(table, player, answer, row, "ST-137")
    marker = table.box.markers[row, digit]
    table.tell(MarkerBought(task.seat, row, digit, marker.sp, rule="ST-137"))
    if marker.sp:
        gain_sp(table, player, marker.sp, "markers", f"marker {digit}", "ST-137")
    table.rows[row] = table.rows[row][1:]
    if not table.markers_left:
        raise_statue(table, 1, player)
    return ()


@does(PuttingMarker)
def put_marker(table: Table, task: PuttingMarker) -> Play:
    """ST-138 to ST-141: on a position with its digit, where a stone gives way and a marker is replaced (the
    base marker is not), or into the box.
    """
    player, digit = table.players[task.seat], task.digit
    gauge = player.gauge
    seen = read(gauge)
    choices: list[Option] = [
        PUT_MARKER[place]
        for place in table.box.positions_of[digit]
        if gauge[place] == FREE or gauge[place] >= BONUS or place in seen.movable
    ]
    if choices or seen.markers:
        choices += [FORGO_MARKER, *seen.discards]
        answer: Option = yield ask(table, task.seat, "ST-138", choices)
    else:
        answer = FORGO_MARKER
    if type(answer) is DiscardMarker:
        discard(table, player, answer.position, "ST-47")
        return task
    if type(answer) is PutMarker:
        place = answer.position
        if gauge[place] >= BONUS:
            discard(table, player, place, "ST-140")
        elif gauge[place] != FREE:
            move(table, player, place, "ST-139")
        gauge[place] = BONUS
        table.tell(MarkerPut(task.seat, digit, place, False, rule="ST-138"))
    else:
        table.boxed_markers += 1
        table.tell(MarkerForgone(task.seat, digit, rule="ST-139"))
    return ()


@does(MoreMarkers)
def more_markers(table: Table, task: MoreMarkers) -> Play:
    """ST-135: any number, one after another."""
    choices = markers_to_buy(table, table.players[task.seat])
    if choices:
        answer = yield ask(table, task.seat, "ST-135", [*choices, DONE])
        if type(answer) is BuyMarker:
            return buy_marker_of(table, task.seat, answer)
    return ()

"""Three shifts at one boiler. Steam counts for who leaves in time; when the boiler bursts, all who are still
there lose what they have made in the shift. Most steam wins.
"""

from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Result
from kesselhaus.engine.questions import Ask, Draw
from kesselhaus.engine.tasks import Play, Then, does

from .pieces import Boiler, BoilerBurst, Leave, Left, Shift, ShiftBegan, Shovel, Shovelled, Stoking

SHIFTS = 3
HEATS = (0, 1, 1, 2)


def lay_out(seats: int, variants: frozenset[str], box: Box) -> Boiler:
    return Boiler(
        box=box,
        seats=seats,
        variants=variants,
        agenda=[Shift(number) for number in range(SHIFTS, 0, -1)],
        at_work=[False] * seats,
        steam=[0] * seats,
        kept=[0] * seats,
    )


@does(Shift)
def begin_shift(table: Boiler, task: Shift) -> Then:
    """OP-1: a shift begins with a cold boiler and nobody's steam; another seat begins each time."""
    table.pressure = 0
    table.at_work = [True] * table.seats
    table.steam = [0] * table.seats
    table.tell(ShiftBegan(task.number, rule="OP-1"))
    return Stoking((task.number - 1) % table.seats)


@does(Stoking)
def stoke(table: Boiler, task: Stoking) -> Play:
    """OP-2: in turn, everybody at the boiler shovels one to three pieces of coal, or leaves."""
    match (yield Ask(task.seat, "OP-2", [*map(Shovel, (1, 2, 3)), Leave()])):
        case Shovel(coal):
            heat = yield Draw("OP-3", HEATS)
            heat_up(table, task.seat, coal, heat)
        case _:
            leave(table, task.seat)
    table.turn += 1
    return next_turn(table, task.seat)


def heat_up(table: Boiler, seat: int, coal: int, heat: int) -> None:
    """OP-3: chance says how well the coal burns, from 0 to 2; pressure and steam rise by coal times that, and
    by the coal itself.
    """
    rise = coal + coal * heat
    table.pressure += rise
    table.steam[seat] += rise
    table.tell(Shovelled(seat, coal, heat, rule="OP-3"))


def leave(table: Boiler, seat: int) -> None:
    """OP-4: who leaves keeps the steam of this shift."""
    table.at_work[seat] = False
    table.kept[seat] += table.steam[seat]
    table.tell(Left(seat, table.steam[seat], rule="OP-4"))


def next_turn(table: Boiler, seat: int) -> Then:
    """OP-5: above the limit the boiler bursts, and the shift is over for all who are still there."""
    if table.pressure > table.limit:
        table.tell(BoilerBurst(table.pressure, rule="OP-5"))
        return ()
    order = [(seat + step) % table.seats for step in range(1, table.seats + 1)]
    return next((Stoking(other) for other in order if table.at_work[other]), ())


def result(table: Boiler) -> Result:
    """OP-6: after three shifts the most steam wins."""
    best = max(table.kept)
    winners = tuple(seat for seat, kept in enumerate(table.kept) if kept == best)
    return Result(tuple(table.kept), {"steam": tuple(table.kept)}, winners, "three_shifts")

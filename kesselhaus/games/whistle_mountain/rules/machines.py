"""Building a machine (4.9)."""

from kesselhaus.engine.grids import Squares
from kesselhaus.engine.questions import Ask, Asking, Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.effects import SIZES
from kesselhaus.games.whistle_mountain.events import MachineBuilt, TokenPlaced
from kesselhaus.games.whistle_mountain.ground import GRID, MACHINE_PIECES
from kesselhaus.games.whistle_mountain.options import DECLINE, Activate
from kesselhaus.games.whistle_mountain.rules.effects import activate
from kesselhaus.games.whistle_mountain.rules.flood import flood
from kesselhaus.games.whistle_mountain.rules.gains import gain_by
from kesselhaus.games.whistle_mountain.rules.taking import without
from kesselhaus.games.whistle_mountain.rules.workers import promotions
from kesselhaus.games.whistle_mountain.state import REMOVED, Player, Spot, Table
from kesselhaus.games.whistle_mountain.tasks.placing import (
    ActivatingBuilt,
    Completion,
    PlacingMachine,
    PlacingToken,
    TurningMachine,
)


def buildable_machines(table: Table, player: Player, sizes: tuple[str, ...] = SIZES) -> list[Option]:
    """WM-106: the machines in storage that fit on scaffold squares."""
    if not player.machines:
        return []
    scaffold, size_of = table.ground.scaffold, table.box.stack_of
    fits: dict[str, bool] = {}
    found: list[Option] = []
    for machine in player.machines:
        size = size_of[machine]
        if size not in fits:
            fits[size] = size in sizes and any(piece.handles(scaffold) for piece in MACHINE_PIECES[size])
        if fits[size]:
            found.append(options.build_machine(machine))
    return found


def machine_in_hand(table: Table, player: Player, machine: str) -> TurningMachine | PlacingMachine:
    """WM-107: one that looks the same in every turn is not turned."""
    if len(table.box.pieces[machine]) == 1:
        return PlacingMachine(player.seat, machine, 0)
    return TurningMachine(player.seat, machine)


@does(TurningMachine)
def turn_machine(table: Table, task: TurningMachine) -> Asking[PlacingMachine]:
    """WM-106, WM-107: turns for which there is a place."""
    scaffold, pieces = table.ground.scaffold, table.box.pieces[task.tile]
    turns = [options.turn(number) for number, piece in enumerate(pieces) if piece.handles(scaffold)]
    answer = yield Ask(task.seat, "WM-106", turns)
    return PlacingMachine(task.seat, task.tile, answer.turn)


@does(PlacingMachine)
def build_machine(table: Table, task: PlacingMachine) -> Play:
    """WM-106 to WM-108: place, promote, then what the build sets off."""
    machine = task.tile
    places = table.box.pieces[machine][task.turn].handles(table.ground.scaffold)
    at = yield Ask(task.seat, "WM-106", options.places(places))
    covered = put_machine(table, table.players[task.seat], machine, Spot(task.turn, at.column, at.row))
    if table.sent:
        table.barred += (machine,)
    return (*promotions(table, covered), Completion(task.seat, machine))


@does(Completion)
def complete(table: Table, task: Completion) -> tuple[Task, ...]:
    """WM-108: score, flood, then what ability and upgrades do."""
    box, player, machine = table.box, table.players[task.seat], task.machine
    vp = box.machines[machine].vp
    player.score += vp
    table.tell(MachineBuilt(player.seat, machine, table.squares(machine), vp, rule="WM-114"))
    if table.ground.working[machine] & box.bridge:
        flood(table)
    gain_by(table, player, "machine_vp", "WM-108")
    if not table.works(machine):
        return ()
    token = (PlacingToken(task.seat),) if machine in box.duplicators else ()
    at_once = (ActivatingBuilt(task.seat, machine),) if player.powers["activate_built"] else ()
    return (*token, *at_once)


def put_machine(table: Table, player: Player, machine: str, spot: Spot) -> Squares:
    """From storage on the grid."""
    ground = table.ground
    covered = table.box.pieces[machine][spot.turn].lying(GRID.bit[spot.column, spot.row])
    ground.scaffold &= ~covered
    ground.machine |= covered
    ground.joined_right |= covered & covered >> 1
    ground.joined_up |= covered & covered >> GRID.stride
    ground.working[machine] = covered
    player.machines = without(player.machines, machine)
    table.machines[machine] = spot
    table.progress = True
    return covered


def for_the_token(table: Table) -> list[Option]:
    """WM-146, WM-147: working machines that do not copy and do not have the token already."""
    here, copying = table.duplicator, table.box.copying
    return [
        options.place_token(machine)
        for machine in table.ground.working
        if machine not in copying and machine != here
    ]


@does(PlacingToken)
def place_token(table: Table, task: PlacingToken) -> Play:
    """WM-118, WM-146: the builder puts the token on another working machine, if there is one."""
    choices = for_the_token(table)
    if choices and table.duplicator != REMOVED:
        table.duplicator = (yield Ask(task.seat, "WM-146", choices)).machine
        table.tell(TokenPlaced(task.seat, table.duplicator, rule="WM-146"))
    return ()


@does(ActivatingBuilt)
def activate_built(table: Table, task: ActivatingBuilt) -> Play:
    """ab03, WM-155."""
    choice = yield Ask(task.seat, "WM-155", [options.activate(task.machine), DECLINE])
    if isinstance(choice, Activate):
        return activate(table, table.players[task.seat], task.machine, "", "WM-155")
    return ()

"""Building a machine (4.9)."""

from kesselhaus.engine.grids import Squares
from kesselhaus.engine.questions import Ask, Option, Play
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.effects import SIZES
from kesselhaus.games.whistle_mountain.events import MachineBuilt, TokenPlaced
from kesselhaus.games.whistle_mountain.ground import GRID, MACHINE_PIECES
from kesselhaus.games.whistle_mountain.options import DECLINE, Activate
from kesselhaus.games.whistle_mountain.rules.agenda import activate
from kesselhaus.games.whistle_mountain.rules.flood import flood
from kesselhaus.games.whistle_mountain.rules.gains import gain_by
from kesselhaus.games.whistle_mountain.rules.taking import without
from kesselhaus.games.whistle_mountain.rules.workers import promote
from kesselhaus.games.whistle_mountain.state import REMOVED, Player, Spot, Table


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


def places_of_machine(table: Table, machine: str) -> list[Squares]:
    """WM-106, WM-107: where its lower left square may lie, by turn."""
    return [piece.handles(table.ground.scaffold) for piece in table.box.pieces[machine]]


def build_machine(table: Table, player: Player, machine: str, spot: Spot) -> Play:
    """WM-106 to WM-108: place, promote, score, flood, then what the build sets off."""
    box = table.box
    covered = put_machine(table, player, machine, spot)
    if table.sent:
        table.barred += (machine,)
    yield from promote(table, covered)
    vp = box.machines[machine].vp
    player.score += vp
    table.tell(MachineBuilt(player.seat, machine, table.squares(machine), vp, rule="WM-114"))
    if covered & box.bridge:
        flood(table)
    gain_by(table, player, "machine_vp", "WM-108")
    if table.works(machine):
        if machine in box.duplicators:
            yield from place_token(table, player, machine)
        if player.powers["activate_built"]:
            yield from _activate_at_once(table, player, machine)


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


def place_token(table: Table, player: Player, machine: str) -> Play:
    """WM-118, WM-146: the builder puts the token on another working machine, if there is one."""
    if table.duplicator == REMOVED:
        return
    choices = for_the_token(table)
    if choices:
        table.duplicator = (yield Ask(player.seat, "WM-146", choices)).machine
        table.tell(TokenPlaced(player.seat, table.duplicator, rule="WM-146"))


def _activate_at_once(table: Table, player: Player, machine: str) -> Play:
    """ab03, WM-155."""
    choice = yield Ask(player.seat, "WM-155", [options.activate(machine), DECLINE])
    if isinstance(choice, Activate):
        activate(table, player, machine, "", "WM-155")

"""Building a scaffold (4.7)."""

from kesselhaus.engine.grids import Piece, Squares
from kesselhaus.engine.questions import Ask, Asking, Option
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.events import ScaffoldBuilt
from kesselhaus.games.whistle_mountain.ground import DRY, GRID
from kesselhaus.games.whistle_mountain.rules.gains import gain_by
from kesselhaus.games.whistle_mountain.rules.taking import without
from kesselhaus.games.whistle_mountain.state import Player, Spot, Table
from kesselhaus.games.whistle_mountain.tasks.placing import PlacingScaffold, TurningScaffold


def empty_squares(table: Table) -> Squares:
    """WM-26: above the water, without scaffold, machine and airship."""
    ground = table.ground
    return DRY[table.water_level] & ~(ground.scaffold | ground.machine | ground.airships)


def goals(table: Table) -> Squares:
    """Where one square of a new scaffold has to lie: beside the structure (WM-91), or in the lowest row above
    the water where there is none (WM-92).
    """
    structure = table.ground.scaffold | table.ground.machine
    return GRID.beside(structure) if structure else GRID.row[table.water_level + 1]


def scaffold_handles(piece: Piece, free: Squares, goal: Squares) -> Squares:
    return piece.handles(free) & piece.reaching(goal)


def buildable_scaffolds(table: Table, player: Player) -> list[Option]:
    """The tiles in storage for which there is a place."""
    if not player.scaffolds:
        return []
    free, goal, box = empty_squares(table), goals(table), table.box
    fits: dict[str, bool] = {}
    found: list[Option] = []
    for tile in player.scaffolds:
        form = box.scaffolds[tile].form
        if form not in fits:
            fits[form] = any(scaffold_handles(piece, free, goal) for piece in box.form_pieces[form])
        if fits[form]:
            found.append(options.build_scaffold(tile))
    return found


def turns_of_scaffold(table: Table, tile: str) -> list[Option]:
    """WM-90, DC-16: the turns for which there is a place."""
    free, goal = empty_squares(table), goals(table)
    pieces = table.box.pieces[tile]
    return [options.turn(turn) for turn, piece in enumerate(pieces) if scaffold_handles(piece, free, goal)]


def places_of_scaffold(table: Table, tile: str, turn: int) -> Squares:
    """WM-90: where its middle square may lie."""
    return scaffold_handles(table.box.pieces[tile][turn], empty_squares(table), goals(table))


def put_scaffold(table: Table, player: Player, tile: str, spot: Spot) -> Squares:
    """From storage on the grid."""
    ground = table.ground
    squares = table.box.pieces[tile][spot.turn].at((spot.column, spot.row))
    covered = 0
    for square, icon in zip(squares, table.box.icons[tile], strict=True):
        bit = GRID.bit[square]
        covered |= bit
        if icon:
            ground.icons[icon] |= bit
    ground.scaffold |= covered
    player.scaffolds = without(player.scaffolds, tile)
    table.scaffolds[tile] = spot
    return covered


@does(TurningScaffold)
def turn_scaffold(table: Table, task: TurningScaffold) -> Asking[PlacingScaffold]:
    """WM-90."""
    answer = yield Ask(task.seat, "WM-90", turns_of_scaffold(table, task.tile))
    return PlacingScaffold(task.seat, task.tile, answer.turn)


@does(PlacingScaffold)
def build_scaffold(table: Table, task: PlacingScaffold) -> Play:
    """WM-90 to WM-99: a point for each contact with what was there before."""
    player, tile = table.players[task.seat], task.tile
    at = yield Ask(task.seat, "WM-90", options.places(places_of_scaffold(table, tile, task.turn)))
    structure = table.ground.scaffold | table.ground.machine
    covered = put_scaffold(table, player, tile, Spot(task.turn, at.column, at.row))
    contacts = GRID.edges(covered, structure)
    player.score += contacts
    table.progress = True
    table.tell(ScaffoldBuilt(player.seat, tile, table.squares(tile), contacts, rule="WM-93"))
    if contacts >= table.box.contacts_for_ability:
        gain_by(table, player, "contact_vp", "WM-156")
    gain_by(table, player, "scaffold_vp", "WM-156")
    return ()

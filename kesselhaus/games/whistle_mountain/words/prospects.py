"""What is about to be put on the grid, and what it would bring there."""

from typing import NamedTuple

from kesselhaus.engine.grids import Piece, Square, Squares
from kesselhaus.engine.view import View
from kesselhaus.games.whistle_mountain.effects import RESOURCES
from kesselhaus.games.whistle_mountain.ground import GRID, WET, line
from kesselhaus.games.whistle_mountain.options import FromSquare
from kesselhaus.games.whistle_mountain.rules.collect import neighbours
from kesselhaus.games.whistle_mountain.state import Player, Table
from kesselhaus.games.whistle_mountain.tasks.placing import (
    LandingAirship,
    PlacingFirstTile,
    PlacingMachine,
    PlacingScaffold,
    PlacingWorker,
    SendingAirship,
    TurningFirstTile,
    TurningMachine,
    TurningScaffold,
)

SCAFFOLD, MACHINE, AIRSHIP, WORKER = "scaffold", "machine", "airship", "worker"


class Held(NamedTuple):
    """What the asked player holds over the grid, with the piece that it is there, turned as chosen."""

    kind: str
    thing: str = ""
    """The tile, or the airship."""
    piece: Piece = line(1, upright=False)
    upright: bool = False
    """How an airship lies."""
    start: Square | None = None
    """The square that a worker leaves."""


class Harvest(NamedTuple):
    """What an airship brings where it is put (WM-54 to WM-60)."""

    goods: dict[str, int]
    vp: int
    machines: tuple[str, ...]


def held(view: View[Table]) -> Held:
    """What comes on the square that is asked for. Where nothing was picked up it is a rescued worker."""
    pieces = view.state.box.pieces
    match view.state.doing:
        case TurningFirstTile(tile=tile) | TurningScaffold(tile=tile):
            return Held(SCAFFOLD, tile, pieces[tile][0])
        case PlacingFirstTile(tile=tile, turn=turn) | PlacingScaffold(tile=tile, turn=turn):
            return Held(SCAFFOLD, tile, pieces[tile][turn])
        case TurningMachine(tile=tile):
            return Held(MACHINE, tile, pieces[tile][0])
        case PlacingMachine(tile=tile, turn=turn):
            return Held(MACHINE, tile, pieces[tile][turn])
        case SendingAirship(airship=airship):
            return Held(AIRSHIP, airship)
        case LandingAirship(airship=airship, length=length, upright=upright):
            return Held(AIRSHIP, airship, line(length, upright), upright)
        case PlacingWorker(worker=FromSquare(column, row)):
            return Held(WORKER, start=(column, row))
    return Held(WORKER)


# ------------------------------------------------------------------ scaffolds


def scaffold_points(table: Table, player: Player, covered: Squares) -> int:
    """WM-93, WM-156: the contacts, and what ability and upgrades add."""
    contacts = GRID.edges(covered, table.ground.scaffold | table.ground.machine)
    more = player.powers["contact_vp"] if contacts >= table.box.contacts_for_ability else 0
    return contacts + more + player.powers["scaffold_vp"]


# ------------------------------------------------------------------ machines


def floods(table: Table, covered: Squares) -> bool:
    """WM-120, WM-130: whether the water rises if a machine is built there."""
    return bool(covered & table.box.bridge) and table.water_level < table.box.reserve


def machine_points(table: Table, player: Player, machine: str, covered: Squares) -> int:
    """WM-114 and what upgrades add at once: for the machine, own workers in the tower, and the flood."""
    points = table.box.machines[machine].vp + player.powers["machine_vp"]
    points += player.powers["promotion_vp"] * len(lifted(player, covered))
    return points + (player.powers["flood_vp"] if floods(table, covered) else 0)


def lifted(player: Player, covered: Squares) -> list[Square]:
    """The workers of a player that a machine there would send to the tower (WM-109)."""
    return [square for square in player.standing if GRID.bit[square] & covered]


# ------------------------------------------------------------------ airships


def harvest(table: Table, player: Player, airship: str, covered: Squares) -> Harvest:
    """What an airship of a player would bring on these squares."""
    ground, powers = table.ground, player.powers
    near, touched = neighbours(player, airship, covered)
    touched |= covered
    goods, scaffolds = dict.fromkeys(RESOURCES, 0), near & ground.scaffold
    if scaffolds:
        for kind, icons in ground.icons.items():
            if found := (scaffolds & icons).bit_count():
                goods[kind] = found + powers.get(f"more_{kind}", 0)
    drawn = (near & WET[table.water_level]).bit_count()
    goods["water"] += drawn
    vp = powers["water_vp"] if drawn else 0
    if airship == "large":
        goods["whistle"] += powers["large_whistles"]
        vp += powers["large_vp"]
    machines = tuple(machine for machine, squares in ground.working.items() if squares & touched)
    return Harvest(goods, vp, machines)


def machine_under(table: Table, covered: Squares) -> str:
    """The machine on which an airship would stand there."""
    return next((machine for machine, squares in table.ground.working.items() if squares & covered), "")

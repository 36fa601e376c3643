"""The flood (4.10)."""

from kesselhaus.games.whistle_mountain.events import (
    AirshipWashedHome,
    Flooded,
    MachinesStopped,
    TokenRemoved,
    TokenSetAside,
    WorkersWashedAway,
)
from kesselhaus.games.whistle_mountain.ground import DRY, GRID
from kesselhaus.games.whistle_mountain.rules.ending import check_barracks
from kesselhaus.games.whistle_mountain.rules.gains import gain, source_of
from kesselhaus.games.whistle_mountain.state import BESIDE, HOME, REMOVED, Table


def flood(table: Table) -> None:
    """WM-120 to WM-133: one strip, as long as there is one in reserve."""
    if table.water_level >= table.box.reserve:
        return
    table.water_level += 1
    table.tell(Flooded(table.water_level, rule="WM-123"))
    _wash_airships_home(table)
    _wash_workers_away(table)
    _stop_machines(table)
    ground, dry = table.ground, DRY[table.water_level]
    ground.scaffold &= dry
    ground.machine &= dry
    for player in table.clockwise(table.active):
        water, vp = player.powers["flood_water"], player.powers["flood_vp"]
        if water or vp:
            source = source_of(table, player, "flood_vp" if vp else "flood_water")
            gain(table, player, source, {"water": water} if water else {}, vp, "WM-133")
    check_barracks(table)


def _wash_airships_home(table: Table) -> None:
    """WM-124: every airship with a square in the row; one whose machine merely stops stays (WM-125)."""
    row = table.water_level
    if not table.ground.airships & GRID.row[row]:
        return
    for player in table.players:
        for airship, berth in player.airships.items():
            if any(square[1] == row for square in berth.squares):
                table.ground.airships &= ~GRID.cover(berth.squares)
                player.airships[airship] = HOME
                if player.seat == table.active:  # WM-150
                    table.returned += (airship,)
                table.tell(AirshipWashedHome(player.seat, airship, rule="WM-124"))


def _wash_workers_away(table: Table) -> None:
    """WM-126: from the barracks level and the scaffold squares of the row."""
    row = table.water_level
    for player in table.players:
        barracks = int(row in player.barracks)
        if barracks:
            player.barracks = tuple([level for level in player.barracks if level != row])
        dry = tuple([square for square in player.standing if square[1] != row])
        scaffolds = len(player.standing) - len(dry)
        player.standing = dry
        player.pool += barracks + scaffolds
        if barracks or scaffolds:
            table.tell(WorkersWashedAway(player.seat, barracks, scaffolds, rule="WM-126"))
    table.ground.workers &= DRY[row]


def _stop_machines(table: Table) -> None:
    """WM-127, and what becomes of the duplicator token (WM-129, WM-149)."""
    working, row = table.ground.working, GRID.row[table.water_level]
    stopped = tuple([machine for machine, squares in working.items() if squares & row])
    for machine in stopped:
        del working[machine]
    if not stopped:
        return
    table.tell(MachinesStopped(stopped, rule="WM-127"))
    if any(machine in table.box.duplicators for machine in stopped):
        table.duplicator = REMOVED
        table.tell(TokenRemoved(rule="WM-149"))
    elif table.duplicator in stopped:
        table.duplicator = BESIDE
        table.tell(TokenSetAside(rule="WM-129"))

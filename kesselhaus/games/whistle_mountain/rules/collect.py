"""Collect on the grid or on a machine (4.4)."""

from functools import lru_cache

from kesselhaus.engine.grids import Square, Squares
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.effects import RESOURCES
from kesselhaus.games.whistle_mountain.events import AirshipSent, Collected
from kesselhaus.games.whistle_mountain.ground import GRID, WET, line
from kesselhaus.games.whistle_mountain.options import At, Dock, Lie
from kesselhaus.games.whistle_mountain.rules.docks import dock, open_docks
from kesselhaus.games.whistle_mountain.rules.gains import gain, gain_by, source_of
from kesselhaus.games.whistle_mountain.rules.scaffolds import empty_squares
from kesselhaus.games.whistle_mountain.state import HOME, Berth, Player, Table
from kesselhaus.games.whistle_mountain.tasks.placing import LandingAirship, SendingAirship
from kesselhaus.games.whistle_mountain.tasks.turn import AfterCollecting, Collecting

MORE = {"coal": "more_coal", "iron": "more_iron", "gold": "more_gold"}
"""up01 to up03."""


def senders(table: Table, player: Player) -> list[Option]:
    """WM-43, WM-46, WM-150: the airships at home that did not just come there, for which there is a place."""
    at_home = [
        airship
        for airship, berth in player.airships.items()
        if berth == HOME and airship not in table.returned
    ]
    if not at_home:
        return []
    largest = max([table.box.airship_size[airship] for airship in at_home])
    if handles(table, empty_squares(table), 0, largest, upright=False) or open_docks(table, player):
        return [options.SEND[airship] for airship in at_home]
    return [options.SEND[airship] for airship in at_home if places_of_airship(table, player, airship)]


def ways_to_lie(table: Table, player: Player, airship: str) -> list[tuple[int, bool]]:
    """WM-48, DC-23: the lengths that an airship may take, across and upright."""
    length = table.box.airship_size[airship]
    if length == 1:
        return [(1, False)]
    ways = [(length, False), (length, True)]
    if airship == "large" and player.powers["folding"]:
        shorter = length - player.powers["folding"]
        ways += [(shorter, False), (shorter, True)]
    return ways


def landing_squares(table: Table, player: Player) -> Squares:
    """WM-50, WM-51: the squares of working machines without an airship; with up07 all that are free."""
    ground, found = table.ground, 0
    airships = ground.airships
    shared = player.powers["occupied_machines"]
    for squares in ground.working.values():
        if shared or not squares & airships:
            found |= squares
    return found & ~airships


def handles(table: Table, free: Squares, machines: Squares, length: int, upright: bool) -> Squares:
    """WM-48, WM-49, WM-52: where a line may begin, all of it on empty squares or all on one machine."""
    if length == 1:
        return free | machines
    shift = GRID.stride if upright else 1
    joined = table.ground.joined_up if upright else table.ground.joined_right
    found, on_machine = free, machines
    for step in range(1, length):
        found &= free >> shift * step
        on_machine &= joined >> shift * (step - 1) & machines >> shift * step
    return found | on_machine


def places_of_airship(table: Table, player: Player, airship: str) -> dict[tuple[int, bool], Squares]:
    """WM-48 to WM-52: where its left or lower end may be, by the ways in which it may lie."""
    free, machines = empty_squares(table), landing_squares(table, player)
    ways = {way: handles(table, free, machines, *way) for way in ways_to_lie(table, player, airship)}
    return {way: found for way, found in ways.items() if found}


@does(SendingAirship)
def send_airship(table: Table, task: SendingAirship) -> Play:
    """WM-47, DC-6: to a dock, or how it lies and then where."""
    player, airship = table.players[task.seat], task.airship
    ways = places_of_airship(table, player, airship)
    choices: list[Option] = [options.dock(each) for each in open_docks(table, player)]
    if table.box.airship_size[airship] == 1:
        choices += options.places(ways.get((1, False), 0))
    else:
        choices += [options.lie(*way) for way in ways]
    match (yield Ask(task.seat, "WM-47", choices)):
        case Dock(id):
            return dock(table, player, airship, id)
        case Lie(length, upright):
            return LandingAirship(task.seat, airship, length, upright)
        case at:
            return land(table, player, airship, at, 1, False)


@does(LandingAirship)
def land_airship(table: Table, task: LandingAirship) -> Play:
    """WM-48: where its left or lower end is."""
    player = table.players[task.seat]
    free, machines = empty_squares(table), landing_squares(table, player)
    found = handles(table, free, machines, task.length, task.upright)
    at = yield Ask(task.seat, "WM-48", options.places(found))
    return land(table, player, task.airship, at, task.length, task.upright)


@lru_cache(maxsize=10_000)
def berth(squares: tuple[Square, ...], machine: str) -> Berth:
    return Berth(squares=squares, machine=machine)


def land(
    table: Table, player: Player, airship: str, at: At, length: int, upright: bool
) -> Collecting | AfterCollecting:
    """WM-54 to WM-62: the gains of the neighbours, then the list of machines to be activated."""
    ground = table.ground
    piece = line(length, upright)
    lying = piece.lying(GRID.bit[at.column, at.row])
    squares = piece.at((at.column, at.row))
    on = next((machine for machine, covered in ground.working.items() if covered & lying), "")
    player.airships[airship] = berth(squares, on)
    ground.airships |= lying
    table.sent = airship
    table.tell(AirshipSent(player.seat, airship, squares, on, rule="WM-48"))
    near, beside = neighbours(player, airship, lying)
    collect(table, player, airship, near)
    machines = [machine for machine, covered in ground.working.items() if covered & beside or machine == on]
    return activations(player, tuple(machines))


def activations(player: Player, machines: tuple[str, ...]) -> Collecting | AfterCollecting:
    """WM-61: as long as machines are left on the list."""
    return Collecting(player.seat, machines) if machines else AfterCollecting(player.seat)


def neighbours(player: Player, airship: str, lying: Squares) -> tuple[Squares, Squares]:
    """WM-54, WM-60: the squares from which an airship collects, and those whose machines it activates."""
    near = beside = GRID.beside(lying) & ~lying
    if airship == "small" and player.powers["small_diagonals"]:
        near = beside = GRID.around(lying) & ~lying
    elif airship == "medium" and player.powers["medium_diagonals"]:
        near = GRID.around(lying) & ~lying
    return near, beside


def collect(table: Table, player: Player, airship: str, near: Squares) -> None:
    """WM-54 to WM-59."""
    ground, goods = table.ground, player.goods
    scaffolds = near & ground.scaffold
    water = (near & WET[table.water_level]).bit_count()
    found = dict.fromkeys(RESOURCES, 0)
    if scaffolds:
        for kind, icons in ground.icons.items():
            found[kind] = (scaffolds & icons).bit_count()
    for kind, amount in found.items():
        goods[kind] += amount
    goods["water"] += water
    table.tell_of(_collected, player.seat, found, water)
    for kind, power in MORE.items():
        if found[kind]:
            gain_by(table, player, power, "WM-59", kind)
    if water:
        gain_by(table, player, "water_vp", "WM-59")
    if airship == "large":
        whistles, vp = player.powers["large_whistles"], player.powers["large_vp"]
        if whistles or vp:
            source = source_of(table, player, "large_vp" if vp else "large_whistles")
            gain(table, player, source, {"whistle": whistles} if whistles else {}, vp, "WM-59")


def _collected(seat: int, found: dict[str, int], water: int) -> Collected:
    received = found | {"water": found["water"] + water}
    return Collected(seat, tuple((kind, amount) for kind, amount in received.items() if amount), rule="WM-54")


def call_home(table: Table, player: Player, airship: str) -> None:
    """An airship leaves the main board."""
    table.ground.airships &= ~GRID.cover(player.airships[airship].squares)
    player.airships[airship] = HOME

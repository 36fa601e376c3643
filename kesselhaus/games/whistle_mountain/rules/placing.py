"""What has been picked up is put down: an airship, a tile, a worker. Each choice is a step of its own."""

from kesselhaus.engine.questions import Ask, Option, Play
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.options import (
    BuildMachine,
    BuildScaffold,
    Dock,
    FromBarracks,
    FromSquare,
    Lie,
    Move,
    Send,
    Turn,
)
from kesselhaus.games.whistle_mountain.rules.bonus import settle_card
from kesselhaus.games.whistle_mountain.rules.collect import land, places_of_airship
from kesselhaus.games.whistle_mountain.rules.docks import dock, open_docks
from kesselhaus.games.whistle_mountain.rules.machines import build_machine, places_of_machine
from kesselhaus.games.whistle_mountain.rules.scaffolds import build_scaffold, places_of_scaffold
from kesselhaus.games.whistle_mountain.rules.setup import put_first_tile
from kesselhaus.games.whistle_mountain.rules.workers import empty_scaffold_squares, move, movers
from kesselhaus.games.whistle_mountain.state import FIRST_TILE, Player, Spot, Table


def go_on(table: Table) -> Play:
    """The next choice for what is in hand."""
    player, picked_up = table.player(), table.begun[0]
    match picked_up:
        case Send(airship):
            yield from place_airship(table, player, airship)
        case BuildScaffold() | BuildMachine():
            yield from place_tile(table, player, picked_up)
        case _:
            yield from place_worker(table, player)
    settle_card(table)


def place_airship(table: Table, player: Player, airship: str) -> Play:
    """WM-47, DC-6: to a dock, or how it lies and then where."""
    ways = places_of_airship(table, player, airship)
    last = table.begun[-1]
    if isinstance(last, Lie):
        at = yield Ask(player.seat, "WM-48", options.places(ways[last.length, last.upright]))
        table.begun = ()
        land(table, player, airship, at, last.length, last.upright)
        return
    choices: list[Option] = [options.dock(each) for each in open_docks(table, player)]
    if table.box.airship_size[airship] == 1:
        choices += options.places(ways.get((1, False), 0))
    else:
        choices += [options.lie(*way) for way in ways]
    choice = yield Ask(player.seat, "WM-47", choices)
    if isinstance(choice, Lie):
        table.begun += (choice,)
        return
    table.begun = ()
    if isinstance(choice, Dock):
        yield from dock(table, player, airship, choice.dock)
    else:
        land(table, player, airship, choice, 1, False)


def place_tile(table: Table, player: Player, tile: BuildScaffold | BuildMachine) -> Play:
    """DC-16: turn, then square; what never fits is not offered. A tile that looks the same in every turn is
    not turned.
    """
    if isinstance(tile, BuildScaffold):
        rule = "WM-16" if table.moment == FIRST_TILE else "WM-90"
        places = places_of_scaffold(table, tile.scaffold)
    else:
        rule, places = "WM-106", places_of_machine(table, tile.machine)
    last, turn = table.begun[-1], 0
    if isinstance(last, Turn):
        turn = last.turn
    elif len(places) > 1:
        turns = [options.turn(number) for number, fits in enumerate(places) if fits]
        table.begun += ((yield Ask(player.seat, rule, turns)),)
        return
    at = yield Ask(player.seat, rule, options.places(places[turn]))
    table.begun = ()
    spot = Spot(turn, at.column, at.row)
    if isinstance(tile, BuildMachine):
        yield from build_machine(table, player, tile.machine, spot)
    elif table.moment == FIRST_TILE:
        put_first_tile(table, player, tile.scaffold, spot)
    else:
        build_scaffold(table, player, tile.scaffold, spot)


def place_worker(table: Table, player: Player) -> Play:
    """DC-14: which worker moves, and where to."""
    last = table.begun[-1]
    if isinstance(last, Move):
        table.begun += ((yield Ask(player.seat, "WM-100", movers(player))),)
        return
    assert isinstance(last, FromBarracks | FromSquare)
    at = yield Ask(player.seat, "WM-102", options.places(empty_scaffold_squares(table)))
    table.begun = ()
    move(table, player, last, at)

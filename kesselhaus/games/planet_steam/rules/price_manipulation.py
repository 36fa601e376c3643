"""Price Manipulation (PS-161 to PS-165)."""

from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.planet_steam import options
from kesselhaus.games.planet_steam.events import ManipulationReturned, PricesManipulated
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.options import ChooseMode, MovePrice
from kesselhaus.games.planet_steam.rules.asking import ask, decide
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import ManipulatingPrices


@does(ManipulatingPrices)
def manipulate_prices(table: Table, task: ManipulatingPrices) -> Play:
    """PS-162, PS-163a: a mode that he can pay for, then the moves."""
    player = table.players[task.seat]
    table.manipulator = player.seat
    payable = [ChooseMode(mode) for mode, line in table.box.modes.items() if player.credits >= line.credits]
    choice = yield ask(table, player.seat, "PS-162", payable, secret=True)
    mode = table.box.modes[choice.mode]
    player.credits -= mode.credits
    moves: list[tuple[str, int]] = []
    if mode.only_one:
        possible = [move for resource in mode.resources for move in moves_of(table, resource, mode.spaces)]
        weak = yield from decide(table, player.seat, "PS-162", [move for move in possible if move.spaces])
        move_marker(table, weak, moves)
    else:
        permitted = [resource for resource in RESOURCES if resource in mode.resources]
        left = mode.spaces
        for resource in permitted:
            possible = moves_of(table, resource, left)
            if resource == permitted[-1] and left == mode.spaces:
                possible = [move for move in possible if move.spaces]
            chosen = yield from decide(table, player.seat, "PS-163a", possible)
            left -= abs(chosen.spaces)
            move_marker(table, chosen, moves)
    table.tell(PricesManipulated(player.seat, mode.mode, mode.credits, tuple(moves), rule="PS-162"))
    return ()


def moves_of(table: Table, resource: str, spaces: int) -> list[MovePrice]:
    """PS-163, PS-163a: up to so many spaces down or up, cut off at the ends of the scale."""
    price = table.price[resource]
    down = min(spaces, price - table.box.lowest_price[resource])
    up = min(spaces, table.box.highest_price[resource] - price)
    return [options.move_price(resource, space) for space in range(-down, up + 1)]


def move_marker(table: Table, move: MovePrice, moves: list[tuple[str, int]]) -> None:
    """PS-165: the adjustment scale plays no part."""
    if move.spaces:
        table.move_price(move.resource, move.spaces)
        moves.append((move.resource, move.spaces))


def return_manipulation(table: Table) -> None:
    """PS-164: the holder receives as many credits as the number on his specialist card."""
    if table.manipulator is not None:
        player = table.players[table.manipulator]
        credits = table.box.number[player.card]  # type: ignore[index]
        player.credits += credits
        table.manipulator = None
        table.tell(ManipulationReturned(player.seat, credits, rule="PS-164"))

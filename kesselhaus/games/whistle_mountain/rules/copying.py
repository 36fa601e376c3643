"""Steps that activate machines, and the duplicator (WM-143 to WM-148)."""

from kesselhaus.engine.questions import Option
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.events import TokenPlaced
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.rules.effects import activate, again_without, chosen
from kesselhaus.games.whistle_mountain.rules.machines import for_the_token
from kesselhaus.games.whistle_mountain.rules.paying import pay, ways_to_pay_any
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.tasks.effects import (
    Activating,
    ActivatingAnywhere,
    ActivatingNeighbours,
    Duplicating,
)


@does(ActivatingNeighbours)
def activate_neighbour(table: Table, task: ActivatingNeighbours) -> Play:
    """WM-144, WM-145: neighbours of the machine whose effect this is, none that copies."""
    near = GRID.beside(GRID.cover(table.squares(task.source)))
    copying = table.box.copying
    machines = [m for m, squares in table.ground.working.items() if squares & near and m not in copying]
    return activate_one_of(table, task, machines)


@does(ActivatingAnywhere)
def activate_anywhere(table: Table, task: ActivatingAnywhere) -> Play:
    """WM-145: also one that copies."""
    return activate_one_of(table, task, list(table.ground.working))


def activate_one_of(table: Table, task: Activating, machines: list[str]) -> Play:
    """WM-115, WM-158a: none that was built after the airship was placed, and each once."""
    excluded = (*table.barred, *task.done)
    choice = yield from chosen(task, [o.activate(each) for each in machines if each not in excluded])
    if not choice:
        return ()
    effects = activate(table, table.players[task.seat], choice.machine, task.source, "WM-143")
    return (*effects, *again_without(task, choice.machine))


@does(Duplicating)
def duplicate(table: Table, task: Duplicating) -> Play:
    """WM-147, WM-148: the token may go elsewhere for a resource; then the machine under it is activated."""
    player = table.players[task.seat]
    offered: list[Option] = []
    if table.works(table.duplicator) and table.duplicator not in table.barred:
        offered.append(o.activate(table.duplicator))
    ways = ways_to_pay_any(player, table.box.token_cost)
    if ways and task.source in table.ground.working:
        offered += for_the_token(table)
    choice = yield from chosen(task, offered, "WM-147")
    if isinstance(choice, o.PlaceToken):
        yield from pay(table, player, ways, task.source, "WM-147")
        table.duplicator = choice.machine
        table.tell(TokenPlaced(player.seat, choice.machine, rule="WM-147"))
    if not choice or table.duplicator in table.barred:
        return ()
    return activate(table, player, table.duplicator, task.source, "WM-148")

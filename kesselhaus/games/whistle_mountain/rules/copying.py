"""Steps that activate machines, and the duplicator (WM-143 to WM-148)."""

from kesselhaus.engine.questions import Option, Play
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.events import TokenPlaced
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.rules.agenda import activate
from kesselhaus.games.whistle_mountain.rules.machines import for_the_token
from kesselhaus.games.whistle_mountain.rules.paying import pay, ways_to_pay_any
from kesselhaus.games.whistle_mountain.rules.steps import again, chosen
from kesselhaus.games.whistle_mountain.state import Player, Table, Task


def activate_adjacent(table: Table, player: Player, task: Task) -> Play:
    """WM-144, WM-145: neighbours of the machine whose effect this is, none that copies."""
    near = GRID.beside(GRID.cover(table.squares(task.source)))
    copying = table.box.copying
    machines = [m for m, squares in table.ground.working.items() if squares & near and m not in copying]
    yield from _activate_one_of(table, player, task, machines)


def activate_anywhere(table: Table, player: Player, task: Task) -> Play:
    """WM-145: also one that copies."""
    yield from _activate_one_of(table, player, task, list(table.ground.working))


def _activate_one_of(table: Table, player: Player, task: Task, machines: list[str]) -> Play:
    """WM-115, WM-158a: none that was built after the airship was placed, and each once."""
    excluded = (*table.barred, *task.done)
    offered: list[Option] = [o.activate(machine) for machine in machines if machine not in excluded]
    if choice := (yield from chosen(player, task, offered)):
        again(table, task, choice.machine)
        activate(table, player, choice.machine, task.source, "WM-143")


def duplicate(table: Table, player: Player, task: Task) -> Play:
    """WM-147, WM-148: the token may go elsewhere for a resource; then the machine under it is activated."""
    offered: list[Option] = []
    if table.works(table.duplicator) and table.duplicator not in table.barred:
        offered.append(o.activate(table.duplicator))
    ways = ways_to_pay_any(player, table.box.token_cost)
    if ways and task.source in table.ground.working:
        offered += for_the_token(table)
    choice = yield from chosen(player, task, offered, "WM-147")
    if isinstance(choice, o.PlaceToken):
        yield from pay(table, player, ways, task.source, "WM-147")
        table.duplicator = choice.machine
        table.tell(TokenPlaced(player.seat, choice.machine, rule="WM-147"))
    if choice and table.duplicator not in table.barred:
        activate(table, player, table.duplicator, task.source, "WM-148")

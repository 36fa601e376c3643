"""Halves of tiles and the actions that they give (2.12, NU-37, NU-38, NU-41, NU-141)."""

from collections.abc import Callable

from kesselhaus.engine.questions import Ask, Option, Play
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import HalfUsed
from kesselhaus.games.nucleum.rules.contracts import can_take_contract, take_contract
from kesselhaus.games.nucleum.rules.develop import can_develop, develop
from kesselhaus.games.nucleum.rules.energize import announce, energize
from kesselhaus.games.nucleum.rules.gains import receive
from kesselhaus.games.nucleum.rules.holdings import can_pay, pay
from kesselhaus.games.nucleum.rules.industrialize import can_industrialize, industrialize
from kesselhaus.games.nucleum.rules.plants import can_energize
from kesselhaus.games.nucleum.rules.urbanize import can_urbanize, urbanize
from kesselhaus.games.nucleum.state import Energizing, Halves, Player, Table, Task
from kesselhaus.games.nucleum.terms import MAIN_ACTIONS

POSSIBLE: dict[str, Callable[[Table, Player, Task], bool]] = {
    "urbanize": can_urbanize,
    "industrialize": can_industrialize,
    "develop": can_develop,
    "contract": can_take_contract,
    "energize": can_energize,
}
PLAYS: dict[str, Callable[[Table, Player, Task], Play]] = {
    "urbanize": urbanize,
    "industrialize": industrialize,
    "develop": develop,
    "contract": take_contract,
    "energize": energize,
}


def can_do(table: Table, player: Player, task: Task) -> bool:
    """NU-33: what cannot be paid in full is not offered."""
    return POSSIBLE[task.action](table, player, task)


def carry_out(table: Table, player: Player, task: Task) -> Play:
    return PLAYS[task.action](table, player, task)


def act(table: Table) -> Play:
    """A step of the action that is being carried out; Energize takes several."""
    task = table.task
    assert task is not None
    player = table.players[task.seat]
    if task.action != "energize":
        yield from carry_out(table, player, task)
        table.task = None
        return
    if table.energizing is None:
        table.energizing = Energizing(task)
    yield from announce(table, player)
    _finish(table)


def _finish(table: Table) -> None:
    """The announcement that came last has resolved the action."""
    if table.energizing is None:
        table.task = None


# ------------------------------------------------------------------ halves


def task_of(table: Table, player: Player, tile: str, half: int) -> Task | None:
    """The main action of a half with its modifiers; None for a subsidy or a choice of actions."""
    return table.box.tasks.get((player.seat, tile, half))


def chosen_task(table: Table, player: Player, tile: str, half: int, action: str) -> Task:
    """NU-38, NU-41: an unmodified main action of choice; a directive saves thaler on it. B-1 adds to that."""
    if table.box.half[tile, half].action != "directive":
        return Task(player.seat, action, tile=tile, half=half)
    works = player.powers
    electricity = works.directive_electricity if action == "energize" else 0
    saving = table.box.directive_saving + works.directive_saving
    return Task(player.seat, action, saving, electricity=electricity, tile=tile, half=half)


def choices_of(table: Table, player: Player, tile: str, half: int) -> list[Task]:
    """The main actions among which a half lets choose, as far as they are possible."""
    tasks = (chosen_task(table, player, tile, half, action) for action in MAIN_ACTIONS)
    return [task for task in tasks if can_do(table, player, task)]


def can_use(table: Table, player: Player, tile: str, half: int) -> bool:
    """NU-33, NU-56: whether a half can be carried out now."""
    cost = table.box.subsidy_cost.get((tile, half))
    if cost is not None:
        return not cost or can_pay(player, cost)
    task = task_of(table, player, tile, half)
    if task is not None:
        return POSSIBLE[task.action](table, player, task)
    for action in MAIN_ACTIONS:
        if can_do(table, player, chosen_task(table, player, tile, half, action)):
            return True
    return False


def usable(table: Table, player: Player, halves: Halves) -> list[Option]:
    """Those of the open halves that can be carried out now."""
    found: list[Option] = []
    for tile, half in halves:
        if can_use(table, player, tile, half):
            found.append(options.use_half(tile, half))
    return found


def use_half(table: Table, player: Player, tile: str, half: int, rule: str) -> Play:
    """Begin the action of a half; a subsidy is given at once (NU-141)."""
    shown = table.box.half[tile, half]
    cost = table.box.subsidy_cost.get((tile, half))
    if cost is not None:
        table.tell(HalfUsed(player.seat, tile, half, shown.action, rule=rule))
        if cost:
            yield from pay(table, player, cost)
        yield from receive(table, player, table.box.subsidy_reward[tile, half], rule="NU-141")
        return
    task = task_of(table, player, tile, half)
    if task is None:
        tasks = {task.action: task for task in choices_of(table, player, tile, half)}
        rule = "NU-38" if shown.action == "directive" else "NU-41"
        answer = yield Ask(player.seat, rule, [options.choose_action(action) for action in tasks])
        task = tasks[answer.action]
    table.tell(HalfUsed(player.seat, tile, half, task.action, rule=rule))
    table.task = task

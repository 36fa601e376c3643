"""The steps of effects that ask something, but for those that copy (2.7, 4.12)."""

from collections.abc import Generator
from typing import Any

from kesselhaus.engine.questions import Ask, Option, Play, Question
from kesselhaus.games.whistle_mountain import effects as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.events import AirshipReturned, DocksOpened, Swapped
from kesselhaus.games.whistle_mountain.rules.agenda import put_off
from kesselhaus.games.whistle_mountain.rules.collect import call_home
from kesselhaus.games.whistle_mountain.rules.gains import gain
from kesselhaus.games.whistle_mountain.rules.machines import buildable_machines
from kesselhaus.games.whistle_mountain.rules.paying import can_pay, pay, ways_to_pay
from kesselhaus.games.whistle_mountain.rules.scaffolds import buildable_scaffolds
from kesselhaus.games.whistle_mountain.rules.taking import (
    draw_cards,
    scaffolds_left,
    take_machine,
    take_scaffold,
    take_upgrade,
    upgrades_for,
)
from kesselhaus.games.whistle_mountain.rules.workers import (
    can_move,
    can_rescue,
    empty_scaffold_squares,
    movers,
    rescue,
)
from kesselhaus.games.whistle_mountain.state import Player, Table, Task


def chosen(
    player: Player, task: Task, choices: list[Option], rule: str = ""
) -> Generator[Question, Any, Any]:
    """What the player takes; None if there is nothing or it is declined. WM-142: what was paid for is not
    declined, as far as it can be carried out.
    """
    if not choices:
        return None
    if not task.must:
        choices.append(o.DECLINE)
    choice = yield Ask(player.seat, rule or task.rule, choices)
    return None if choice == o.DECLINE else choice


def again(table: Table, task: Task, *machines: str) -> None:
    """Once less, and from now on of free will."""
    if task.left > 1:
        done = (*task.done, *machines)
        put_off(table, Task(task.source, task.step, task.left - 1, task.rule, False, done))


# ------------------------------------------------------------------ resources and cards


def gain_choice(table: Table, player: Player, task: Task) -> Play:
    """DC-19: one kind after the other."""
    choice: o.ChooseResource = yield Ask(player.seat, task.rule, o.CHOOSE_RESOURCE)
    again(table, task)
    gain(table, player, task.source, {choice.resource: 1}, 0, task.rule)


def swap(table: Table, player: Player, task: Task) -> Play:
    """WM-34: a resource of any kind for a basic one."""
    offered: list[Option] = [
        option for kind, amount in player.goods.items() if amount for option in o.SWAPS[kind]
    ]
    if choice := (yield from chosen(player, task, offered)):
        player.goods[choice.give] -= 1
        player.goods[choice.take] += 1
        table.tell(Swapped(player.seat, choice.give, choice.take, rule=task.rule))
        again(table, task)


def draw(table: Table, player: Player, task: Task) -> Play:
    yield from draw_cards(table, player, task.left, task.rule)


# ------------------------------------------------------------------ tiles


def take_scaffolds(table: Table, player: Player, task: Task) -> Play:
    """Fewer if all stacks are empty (WM-78)."""
    if scaffolds_left(table):
        again(table, task)
        yield from take_scaffold(table, player, task.rule)


def pick_up(table: Table, player: Player, task: Task) -> Play:
    """WM-88, WM-100: a tile of the storage, or a worker; it is put down by steps of its own."""
    if choice := (yield from chosen(player, task, to_pick_up(table, player, task.step))):
        again(table, task)
        table.begun = (choice,)


def to_pick_up(table: Table, player: Player, step: e.AnyStep) -> list[Option]:
    match step:
        case e.BuildScaffoldStep():
            return buildable_scaffolds(table, player)
        case e.BuildMachineStep(_, sizes):
            return buildable_machines(table, player, sizes)
    return movers(player) if can_move(table, player) else []


def buy_machine(table: Table, player: Player, task: Task) -> Play:
    """WM-151: without a dock, so without its discounts."""
    step = task.step
    assert isinstance(step, e.BuyMachine)
    if choice := (yield from chosen(player, task, machines_for(table, player, step))):
        yield from pay(table, player, ways_to_pay(player, step.cost), choice.machine, task.rule)
        yield from take_machine(table, player, choice.machine, task.rule)


def machines_for(table: Table, player: Player, step: e.BuyMachine) -> list[Option]:
    if not can_pay(player, step.cost):
        return []
    return [o.take_machine(machine) for machine in table.displays[step.size]]


def buy_upgrade(table: Table, player: Player, task: Task) -> Play:
    """WM-76, WM-151, WM-152."""
    assert isinstance(task.step, e.BuyUpgrade)
    discount = task.step.discount + player.powers["upgrade_discount"]
    if choice := (yield from chosen(player, task, upgrades_for(table, player, discount))):
        yield from take_upgrade(table, player, choice.upgrade, discount, task.rule)


# ------------------------------------------------------------------ workers and airships


def rescue_step(table: Table, player: Player, task: Task) -> Play:
    offered = o.places(empty_scaffold_squares(table)) if can_rescue(table, player) else []
    if choice := (yield from chosen(player, task, offered)):
        again(table, task)
        rescue(table, player, choice)


def returnable(table: Table, player: Player) -> list[Option]:
    """WM-150: airships on the main board, but not the one placed in this turn."""
    return [
        o.RETURN[airship]
        for airship, berth in player.airships.items()
        if (berth.squares or berth.dock) and airship != table.sent
    ]


def return_airship(table: Table, player: Player, task: Task) -> Play:
    if choice := (yield from chosen(player, task, returnable(table, player), "WM-150")):
        again(table, task)
        call_home(table, player, choice.airship)
        table.returned += (choice.airship,)
        table.tell(AirshipReturned(player.seat, choice.airship, rule="WM-150"))


def open_docks(table: Table, player: Player, task: Task) -> Play:
    """cd18."""
    table.docks_open = True
    table.tell(DocksOpened(player.seat, rule="WM-66"))
    yield from ()

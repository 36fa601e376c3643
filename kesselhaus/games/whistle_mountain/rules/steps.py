"""The steps of effects that ask something, but for those that copy and those that cost (2.7, 4.12)."""

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.whistle_mountain import effects as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.events import AirshipReturned, DocksOpened, Swapped
from kesselhaus.games.whistle_mountain.rules.collect import call_home
from kesselhaus.games.whistle_mountain.rules.effects import again, chosen
from kesselhaus.games.whistle_mountain.rules.gains import gain
from kesselhaus.games.whistle_mountain.rules.machines import buildable_machines, machine_in_hand
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
from kesselhaus.games.whistle_mountain.state import Player, Table
from kesselhaus.games.whistle_mountain.tasks.effects import (
    BuildingMachines,
    BuildingScaffolds,
    BuyingMachine,
    BuyingUpgrade,
    ChoosingResources,
    DrawingCards,
    MovingWorkers,
    OpeningDocks,
    RescuingWorkers,
    ReturningAirships,
    Swapping,
    TakingScaffolds,
)
from kesselhaus.games.whistle_mountain.tasks.placing import PlacingWorker, TurningScaffold

# ------------------------------------------------------------------ resources and cards


@does(ChoosingResources)
def choose_resource(table: Table, task: ChoosingResources) -> Play:
    """DC-19: one kind after the other."""
    choice: o.ChooseResource = yield Ask(task.seat, task.rule, o.CHOOSE_RESOURCE)
    gain(table, table.players[task.seat], task.source, {choice.resource: 1}, 0, task.rule)
    return again(task)


@does(Swapping)
def swap(table: Table, task: Swapping) -> Play:
    """WM-34: a resource of any kind for a basic one."""
    goods = table.players[task.seat].goods
    offered: list[Option] = [option for kind, amount in goods.items() if amount for option in o.SWAPS[kind]]
    choice = yield from chosen(task, offered)
    if not choice:
        return ()
    goods[choice.give] -= 1
    goods[choice.take] += 1
    table.tell(Swapped(task.seat, choice.give, choice.take, rule=task.rule))
    return again(task)


@does(DrawingCards)
def draw(table: Table, task: DrawingCards) -> Play:
    """WM-140: all at once."""
    yield from draw_cards(table, table.players[task.seat], task.left, task.rule)
    return ()


# ------------------------------------------------------------------ tiles


@does(TakingScaffolds)
def take_scaffolds(table: Table, task: TakingScaffolds) -> Play:
    """WM-77, WM-78: fewer if all stacks are empty."""
    if not scaffolds_left(table):
        return ()
    yield from take_scaffold(table, table.players[task.seat], task.rule)
    return again(task)


@does(BuildingScaffolds)
def build_scaffolds(table: Table, task: BuildingScaffolds) -> Play:
    """WM-88: a tile of the storage."""
    choice = yield from chosen(task, buildable_scaffolds(table, table.players[task.seat]))
    return (TurningScaffold(task.seat, choice.scaffold), *again(task)) if choice else ()


@does(BuildingMachines)
def build_machines(table: Table, task: BuildingMachines) -> Play:
    """WM-88: a machine of the storage."""
    player = table.players[task.seat]
    choice = yield from chosen(task, buildable_machines(table, player, task.step.sizes))
    return (machine_in_hand(table, player, choice.machine), *again(task)) if choice else ()


@does(BuyingMachine)
def buy_machine(table: Table, task: BuyingMachine) -> Play:
    """WM-151: without a dock, so without its discounts."""
    player = table.players[task.seat]
    if choice := (yield from chosen(task, machines_for(table, player, task.step))):
        yield from pay(table, player, ways_to_pay(player, task.step.cost), choice.machine, task.rule)
        yield from take_machine(table, player, choice.machine, task.rule)
    return ()


def machines_for(table: Table, player: Player, step: e.BuyMachine) -> list[Option]:
    if not can_pay(player, step.cost):
        return []
    return [o.take_machine(machine) for machine in table.displays[step.size]]


@does(BuyingUpgrade)
def buy_upgrade(table: Table, task: BuyingUpgrade) -> Play:
    """WM-76, WM-151, WM-152."""
    player = table.players[task.seat]
    discount = task.step.discount + player.powers["upgrade_discount"]
    if choice := (yield from chosen(task, upgrades_for(table, player, discount))):
        yield from take_upgrade(table, player, choice.upgrade, discount, task.rule)
    return ()


# ------------------------------------------------------------------ workers and airships


@does(MovingWorkers)
def move_workers(table: Table, task: MovingWorkers) -> Play:
    """WM-100: a worker that can go somewhere."""
    player = table.players[task.seat]
    choice = yield from chosen(task, movers(player) if can_move(table, player) else [])
    return (PlacingWorker(task.seat, choice), *again(task)) if choice else ()


@does(RescuingWorkers)
def rescue_workers(table: Table, task: RescuingWorkers) -> Play:
    """WM-101: a square for a worker from the pool."""
    player = table.players[task.seat]
    offered = o.places(empty_scaffold_squares(table)) if can_rescue(table, player) else []
    choice = yield from chosen(task, offered)
    if not choice:
        return ()
    rescue(table, player, choice)
    return again(task)


@does(ReturningAirships)
def return_airships(table: Table, task: ReturningAirships) -> Play:
    """WM-150: it goes out again in a later turn."""
    player = table.players[task.seat]
    choice = yield from chosen(task, returnable(table, player), "WM-150")
    if not choice:
        return ()
    call_home(table, player, choice.airship)
    table.returned += (choice.airship,)
    table.tell(AirshipReturned(task.seat, choice.airship, rule="WM-150"))
    return again(task)


def returnable(table: Table, player: Player) -> list[Option]:
    """WM-150: airships on the main board, but not the one placed in this turn."""
    return [
        o.RETURN[airship]
        for airship, berth in player.airships.items()
        if (berth.squares or berth.dock) and airship != table.sent
    ]


@does(OpeningDocks)
def open_docks(table: Table, task: OpeningDocks) -> tuple[()]:
    """cd18."""
    table.docks_open = True
    table.tell(DocksOpened(task.seat, rule="WM-66"))
    return ()

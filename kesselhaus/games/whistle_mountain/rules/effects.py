"""The steps of effects that ask something (2.7, 4.12)."""

from collections.abc import Callable

from kesselhaus.engine.questions import Ask, Option, Play
from kesselhaus.games.whistle_mountain import effects as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.events import AirshipReturned, DocksOpened, Swapped, TokenPlaced
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.rules.agenda import (
    AT_ONCE,
    activate,
    perform,
    put_off,
    receive,
    take_up,
)
from kesselhaus.games.whistle_mountain.rules.bonus import settle_card
from kesselhaus.games.whistle_mountain.rules.collect import call_home
from kesselhaus.games.whistle_mountain.rules.gains import gain
from kesselhaus.games.whistle_mountain.rules.machines import buildable_machines, for_the_token
from kesselhaus.games.whistle_mountain.rules.paying import (
    can_pay,
    hand_over,
    pay,
    ways_to_pay,
    ways_to_pay_any,
)
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

Handler = Callable[[Table, Player, Task], Play]


def carry_on(table: Table) -> Play:
    """WM-141: the next step that asks something, with all before it that asks nothing."""
    player = table.player()
    while table.agenda:
        task = take_up(table)
        kind = type(task.step)
        if kind in AT_ONCE:
            receive(table, player, task.source, task.step, task.rule)
            continue
        yield from HANDLERS[kind](table, player, task)
        break
    settle_card(table)


def offered(task: Task, choices: list[Option]) -> list[Option]:
    """WM-142: what was paid for is not declined, as far as it can be carried out."""
    if not task.must:
        choices.append(o.DECLINE)
    return choices


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
    choices: list[Option] = []
    for kind, amount in player.goods.items():
        if amount:
            choices += o.SWAPS[kind]
    if not choices:
        return
    choice = yield Ask(player.seat, task.rule, offered(task, choices))
    if isinstance(choice, o.Swap):
        player.goods[choice.give] -= 1
        player.goods[choice.take] += 1
        table.tell(Swapped, player.seat, choice.give, choice.take, rule=task.rule)
        again(table, task)


def pay_for_steps(table: Table, player: Player, task: Task) -> Play:
    """WM-142: only if a step after the arrow can be carried out; once paid it has to be."""
    step = task.step
    assert isinstance(step, e.PayStep)
    if not can_pay(player, step.cost) or not any(feasible(table, player, then) for then in step.then):
        return
    choice = yield Ask(player.seat, "WM-142", offered(task, list(ways_to_pay(player, step.cost))))
    if isinstance(choice, o.Pay):
        hand_over(table, player, choice, task.source, "WM-142")
        again(table, task)
        perform(table, player, task.source, step.then, task.rule, must=True)


def feasible(table: Table, player: Player, step: e.AnyStep) -> bool:
    """Whether a step could be carried out now."""
    match step:
        case e.BuildScaffoldStep():
            return bool(buildable_scaffolds(table, player))
        case e.BuildMachineStep(_, sizes):
            return bool(buildable_machines(table, player, sizes))
        case e.MoveStep():
            return can_move(table, player)
        case e.RescueStep():
            return can_rescue(table, player)
        case e.TakeScaffoldStep():
            return scaffolds_left(table) > 0
        case e.DrawStep():
            return bool(table.deck or table.discarded)
        case e.SwapStep():
            return any(player.goods.values())
        case e.ReturnAirship():
            return bool(returnable(table, player))
        case e.ActivateAnywhere():
            return bool(set(table.ground.working) - set(table.barred))
        case e.BuyUpgrade(discount):
            return bool(upgrades_for(table, player, discount + player.powers["upgrade_discount"]))
        case e.BuyMachine(size, cost):
            return bool(table.displays[size]) and can_pay(player, cost)
        case _:
            return True


def draw(table: Table, player: Player, task: Task) -> Play:
    yield from draw_cards(table, player, task.left, task.rule)


# ------------------------------------------------------------------ tiles


def take_scaffolds(table: Table, player: Player, task: Task) -> Play:
    """Fewer if all stacks are empty (WM-78)."""
    if scaffolds_left(table):
        again(table, task)
        yield from take_scaffold(table, player, task.rule)


def scaffold_step(table: Table, player: Player, task: Task) -> Play:
    """WM-88."""
    choices = buildable_scaffolds(table, player)
    if choices:
        choice = yield Ask(player.seat, task.rule, offered(task, choices))
        if isinstance(choice, o.BuildScaffold):
            again(table, task)
            table.begun = (choice,)


def machine_step(table: Table, player: Player, task: Task) -> Play:
    """WM-88."""
    assert isinstance(task.step, e.BuildMachineStep)
    choices = buildable_machines(table, player, task.step.sizes)
    if choices:
        choice = yield Ask(player.seat, task.rule, offered(task, choices))
        if isinstance(choice, o.BuildMachine):
            again(table, task)
            table.begun = (choice,)


def buy_machine(table: Table, player: Player, task: Task) -> Play:
    """WM-151: without a dock, so without its discounts."""
    step = task.step
    assert isinstance(step, e.BuyMachine)
    if not table.displays[step.size] or not can_pay(player, step.cost):
        return
    choices: list[Option] = [o.take_machine(machine) for machine in table.displays[step.size]]
    choice = yield Ask(player.seat, task.rule, offered(task, choices))
    if isinstance(choice, o.TakeMachine):
        yield from pay(table, player, ways_to_pay(player, step.cost), choice.machine, task.rule)
        yield from take_machine(table, player, choice.machine, task.rule)


def buy_upgrade(table: Table, player: Player, task: Task) -> Play:
    """WM-76, WM-151, WM-152."""
    assert isinstance(task.step, e.BuyUpgrade)
    discount = task.step.discount + player.powers["upgrade_discount"]
    choices = upgrades_for(table, player, discount)
    if choices:
        choice = yield Ask(player.seat, task.rule, offered(task, choices))
        if isinstance(choice, o.TakeUpgrade):
            yield from take_upgrade(table, player, choice.upgrade, discount, task.rule)


# ------------------------------------------------------------------ workers and airships


def move_step(table: Table, player: Player, task: Task) -> Play:
    if can_move(table, player):
        choice = yield Ask(player.seat, task.rule, offered(task, movers(player)))
        if isinstance(choice, o.FromBarracks | o.FromSquare):
            again(table, task)
            table.begun = (choice,)


def rescue_step(table: Table, player: Player, task: Task) -> Play:
    if can_rescue(table, player):
        choices = o.places(empty_scaffold_squares(table))
        choice = yield Ask(player.seat, task.rule, offered(task, choices))
        if isinstance(choice, o.At):
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
    choices = returnable(table, player)
    if choices:
        choice = yield Ask(player.seat, "WM-150", offered(task, choices))
        if isinstance(choice, o.ReturnAirship):
            again(table, task)
            call_home(table, player, choice.airship)
            table.tell(AirshipReturned, player.seat, choice.airship, rule="WM-150")


def open_docks(table: Table, player: Player, task: Task) -> Play:
    """cd18."""
    table.docks_open = True
    table.tell(DocksOpened, player.seat, rule="WM-66")
    yield from ()


# ------------------------------------------------------------------ activating and copying


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
    choices: list[Option] = [o.activate(machine) for machine in machines if machine not in excluded]
    if choices:
        choice = yield Ask(player.seat, task.rule, offered(task, choices))
        if isinstance(choice, o.Activate):
            again(table, task, choice.machine)
            activate(table, player, choice.machine, task.source, "WM-143")


def duplicate(table: Table, player: Player, task: Task) -> Play:
    """WM-147, WM-148: the token may go elsewhere for a resource; then the machine under it is activated."""
    choices: list[Option] = []
    if table.works(table.duplicator) and table.duplicator not in table.barred:
        choices.append(o.activate(table.duplicator))
    ways = ways_to_pay_any(player, table.box.token_cost)
    if ways and task.source in table.ground.working:
        choices += for_the_token(table)
    if not choices:
        return
    choice = yield Ask(player.seat, "WM-147", offered(task, choices))
    if isinstance(choice, o.PlaceToken):
        yield from pay(table, player, ways, task.source, "WM-147")
        table.duplicator = choice.machine
        table.tell(TokenPlaced, player.seat, choice.machine, rule="WM-147")
    if not isinstance(choice, o.Decline) and table.duplicator not in table.barred:
        activate(table, player, table.duplicator, task.source, "WM-148")


HANDLERS: dict[type[e.Step], Handler] = {
    e.GainChoice: gain_choice,
    e.SwapStep: swap,
    e.PayStep: pay_for_steps,
    e.DrawStep: draw,
    e.TakeScaffoldStep: take_scaffolds,
    e.BuildScaffoldStep: scaffold_step,
    e.BuildMachineStep: machine_step,
    e.BuyMachine: buy_machine,
    e.BuyUpgrade: buy_upgrade,
    e.MoveStep: move_step,
    e.RescueStep: rescue_step,
    e.ReturnAirship: return_airship,
    e.OpenDocks: open_docks,
    e.ActivateAdjacent: activate_adjacent,
    e.ActivateAnywhere: activate_anywhere,
    e.Duplicate: duplicate,
}

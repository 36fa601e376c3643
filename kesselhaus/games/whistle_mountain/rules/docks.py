"""Collect at a dock (4.5)."""

from kesselhaus.engine.questions import Ask, Asking, Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.effects import GainChoice, TakeScaffoldStep
from kesselhaus.games.whistle_mountain.events import AirshipDocked
from kesselhaus.games.whistle_mountain.figures import Dock
from kesselhaus.games.whistle_mountain.rules.gains import gain_by, source_of
from kesselhaus.games.whistle_mountain.rules.paying import can_pay, pay, ways_to_pay, ways_to_pay_any
from kesselhaus.games.whistle_mountain.rules.taking import (
    draw_cards,
    scaffolds_left,
    take_machine,
    take_upgrade,
    upgrades_for,
)
from kesselhaus.games.whistle_mountain.rules.workers import can_rescue, empty_scaffold_squares, rescue
from kesselhaus.games.whistle_mountain.state import Berth, Player, Table
from kesselhaus.games.whistle_mountain.tasks.effects import ChoosingResources, TakingScaffolds
from kesselhaus.games.whistle_mountain.tasks.placing import (
    AtCardDock,
    AtDock,
    AtMachineDock,
    AtRescueDock,
    AtScaffoldDock,
    AtUpgradeDock,
)
from kesselhaus.games.whistle_mountain.tasks.turn import AfterCollecting

RULE = {
    "small_machine": "WM-70",
    "medium_machine": "WM-71",
    "large_machine": "WM-72",
    "cards": "WM-73",
    "upgrade": "WM-75",
    "scaffold": "WM-77",
    "rescue": "WM-79",
}
ACTIVITY: dict[str, type[AtDock]] = {
    "small_machine": AtMachineDock,
    "medium_machine": AtMachineDock,
    "large_machine": AtMachineDock,
    "cards": AtCardDock,
    "upgrade": AtUpgradeDock,
    "scaffold": AtScaffoldDock,
    "rescue": AtRescueDock,
}
ONE_OF_CHOICE = GainChoice(1)
"""ab10."""


def open_docks(table: Table, player: Player) -> list[str]:
    """WM-66, WM-67: the docks that are free (or may be shared) and whose activity can be carried out."""
    powers = player.powers
    shared = table.docks_open or powers["occupied_docks"]
    taken: set[str] = set()
    if not shared:
        taken = {berth.dock for each in table.players for berth in each.airships.values() if berth.dock}
    inventor = powers["occupied_upgrade_dock"]
    return [
        dock
        for dock, what in table.box.docks.items()
        if (dock not in taken or (inventor and what.kind == "upgrade")) and usable(table, player, what)
    ]


def usable(table: Table, player: Player, dock: Dock) -> bool:
    """WM-67, WM-74, WM-76, WM-78, WM-80."""
    kind = dock.kind
    if kind == "cards":
        return bool(table.deck or table.discarded)
    if kind == "upgrade":
        return bool(upgrades_for(table, player, player.powers["upgrade_discount"]))
    if kind == "scaffold":
        return scaffolds_left(table) > 0
    if kind == "rescue":
        return can_rescue(table, player)
    cost, discount = machine_cost(player, dock)
    return bool(table.displays[SIZE[kind]]) and can_pay(player, cost, discount)


SIZE = {"small_machine": "small", "medium_machine": "medium", "large_machine": "large"}


def machine_cost(player: Player, dock: Dock) -> tuple[dict[str, int], int]:
    """WM-152: the cost of a machine dock after up19 and up20, and how much more ab08 takes off."""
    powers, cost = player.powers, dock.cost
    kind, off = ("coal", "small_coal_discount") if dock.kind == "small_machine" else ("iron", "iron_discount")
    if powers[off] and kind in cost:
        cost = cost | {kind: max(0, cost[kind] - powers[off])}
    return cost, powers["machine_discount"]


def dock(table: Table, player: Player, airship: str, id: str) -> tuple[Task, ...]:
    """WM-66 to WM-80: the airship docks and the activity follows; nothing comes from the grid (WM-68)."""
    kind = table.box.docks[id].kind
    player.airships[airship] = Berth(dock=id)
    table.sent = airship
    table.tell(AirshipDocked(player.seat, airship, id, rule=RULE[kind]))
    activity, after = ACTIVITY[kind](player.seat, id), AfterCollecting(player.seat)
    choices = player.powers["dock_choice"]
    if not choices:
        return activity, after
    source = source_of(table, player, "dock_choice")
    return activity, ChoosingResources(player.seat, source, ONE_OF_CHOICE, choices, "WM-66"), after


@does(AtMachineDock)
def machine_dock(table: Table, task: AtMachineDock) -> Play:
    """WM-70 to WM-72."""
    player, dock = table.players[task.seat], table.box.docks[task.dock]
    rule = RULE[dock.kind]
    cost, discount = machine_cost(player, dock)
    shown: list[Option] = [options.take_machine(each) for each in table.displays[SIZE[dock.kind]]]
    machine = (yield Ask(task.seat, rule, shown)).machine
    yield from pay(table, player, ways_to_pay(player, cost, discount), dock.id, rule)
    gain_by(table, player, "purchase_vp", rule)
    yield from take_machine(table, player, machine, rule)
    return ()


@does(AtCardDock)
def card_dock(table: Table, task: AtCardDock) -> Play:
    """WM-73, WM-74: the number is chosen and paid for before drawing."""
    player = table.players[task.seat]
    affordable = 1 + sum(player.goods.values())
    most = min(table.box.docks[task.dock].most, affordable, len(table.deck) + len(table.discarded))
    count = (yield Ask(task.seat, "WM-73", [options.draw_cards(n) for n in range(1, most + 1)])).count
    if count > 1:
        yield from pay(table, player, ways_to_pay_any(player, count - 1), task.dock, "WM-73")
    yield from draw_cards(table, player, count, "WM-73")
    return ()


@does(AtUpgradeDock)
def upgrade_dock(table: Table, task: AtUpgradeDock) -> Play:
    """WM-75."""
    player = table.players[task.seat]
    discount = player.powers["upgrade_discount"]
    choice = yield Ask(task.seat, "WM-75", upgrades_for(table, player, discount))
    yield from take_upgrade(table, player, choice.upgrade, discount, "WM-75")
    return ()


@does(AtScaffoldDock)
def scaffold_dock(table: Table, task: AtScaffoldDock) -> Asking[TakingScaffolds]:
    """WM-77, WM-78: the number is chosen and paid for first, then tile by tile."""
    player = table.players[task.seat]
    most = min(table.box.docks[task.dock].most, 1 + player.goods["whistle"], scaffolds_left(table))
    count = (yield Ask(task.seat, "WM-77", [options.take_scaffolds(n) for n in range(1, most + 1)])).count
    if count > 1:
        yield from pay(table, player, ways_to_pay(player, {"whistle": count - 1}), task.dock, "WM-77")
    count += player.powers["dock_scaffolds"]
    return TakingScaffolds(task.seat, task.dock, TakeScaffoldStep(count), count, "WM-77")


@does(AtRescueDock)
def rescue_dock(table: Table, task: AtRescueDock) -> Play:
    """WM-79: without gold."""
    at = yield Ask(task.seat, "WM-79", options.places(empty_scaffold_squares(table)))
    rescue(table, table.players[task.seat], at)
    return ()

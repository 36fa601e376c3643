"""Collect at a dock (4.5)."""

from kesselhaus.engine.questions import Ask, Option, Play
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.effects import GainChoice, TakeScaffoldStep
from kesselhaus.games.whistle_mountain.events import AirshipDocked
from kesselhaus.games.whistle_mountain.figures import Dock
from kesselhaus.games.whistle_mountain.rules.agenda import put_off
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
from kesselhaus.games.whistle_mountain.state import DONE, Berth, Player, Table, Task

RULE = {
    "small_machine": "WM-70",
    "medium_machine": "WM-71",
    "large_machine": "WM-72",
    "cards": "WM-73",
    "upgrade": "WM-75",
    "scaffold": "WM-77",
    "rescue": "WM-79",
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


def dock(table: Table, player: Player, airship: str, id: str) -> Play:
    """WM-66 to WM-80: the airship docks and the activity follows; nothing comes from the grid (WM-68)."""
    what = table.box.docks[id]
    player.airships[airship] = Berth(dock=id)
    table.sent = airship
    table.moment = DONE
    rule = RULE[what.kind]
    table.tell(AirshipDocked(player.seat, airship, id, rule=rule))
    choices = player.powers["dock_choice"]
    if choices:
        source = source_of(table, player, "dock_choice")
        put_off(table, Task(source, ONE_OF_CHOICE, choices, "WM-66"))
    match what.kind:
        case "cards":
            yield from _cards(table, player, what, rule)
        case "upgrade":
            yield from _upgrade(table, player, rule)
        case "scaffold":
            yield from _scaffolds(table, player, what, rule)
        case "rescue":
            rescue(
                table, player, (yield Ask(player.seat, rule, options.places(empty_scaffold_squares(table))))
            )
        case _:
            yield from _machine(table, player, what, rule)


def _machine(table: Table, player: Player, dock: Dock, rule: str) -> Play:
    """WM-70 to WM-72."""
    cost, discount = machine_cost(player, dock)
    shown: list[Option] = [options.take_machine(each) for each in table.displays[SIZE[dock.kind]]]
    machine = (yield Ask(player.seat, rule, shown)).machine
    yield from pay(table, player, ways_to_pay(player, cost, discount), dock.id, rule)
    gain_by(table, player, "purchase_vp", rule)
    yield from take_machine(table, player, machine, rule)


def _cards(table: Table, player: Player, dock: Dock, rule: str) -> Play:
    """WM-73, WM-74: the number is chosen and paid for before drawing."""
    affordable = 1 + sum(player.goods.values())
    most = min(dock.most, affordable, len(table.deck) + len(table.discarded))
    count = (yield Ask(player.seat, rule, [options.draw_cards(n) for n in range(1, most + 1)])).count
    if count > 1:
        yield from pay(table, player, ways_to_pay_any(player, count - 1), dock.id, rule)
    yield from draw_cards(table, player, count, rule)


def _upgrade(table: Table, player: Player, rule: str) -> Play:
    """WM-75."""
    discount = player.powers["upgrade_discount"]
    choice = yield Ask(player.seat, rule, upgrades_for(table, player, discount))
    yield from take_upgrade(table, player, choice.upgrade, discount, rule)


def _scaffolds(table: Table, player: Player, dock: Dock, rule: str) -> Play:
    """WM-77, WM-78: the number is chosen and paid for first, then tile by tile."""
    most = min(dock.most, 1 + player.goods["whistle"], scaffolds_left(table))
    count = (yield Ask(player.seat, rule, [options.take_scaffolds(n) for n in range(1, most + 1)])).count
    if count > 1:
        yield from pay(table, player, ways_to_pay(player, {"whistle": count - 1}), dock.id, rule)
    count += player.powers["dock_scaffolds"]
    put_off(table, Task(dock.id, TakeScaffoldStep(count), count, rule))

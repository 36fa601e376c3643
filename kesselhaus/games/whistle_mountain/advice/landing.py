"""Where an airship is best sent: to which dock, or to which squares."""

from functools import lru_cache
from typing import TypeAlias

from kesselhaus.engine.grids import Piece, Squares
from kesselhaus.games.whistle_mountain.advice.deeds import activation
from kesselhaus.games.whistle_mountain.advice.forging import rescued
from kesselhaus.games.whistle_mountain.advice.ledger import Ledger
from kesselhaus.games.whistle_mountain.advice.places import Tally, neighbours, seen_from
from kesselhaus.games.whistle_mountain.advice.storage import (
    card_worth,
    machine_worth,
    scaffold_worth,
    upgrade_worth,
)
from kesselhaus.games.whistle_mountain.advice.worth import CARD
from kesselhaus.games.whistle_mountain.effects import RESOURCES
from kesselhaus.games.whistle_mountain.figures import UPGRADE
from kesselhaus.games.whistle_mountain.ground import GRID, WET, line
from kesselhaus.games.whistle_mountain.rules.collect import MORE, places_of_airship
from kesselhaus.games.whistle_mountain.rules.docks import SIZE, machine_cost, open_docks
from kesselhaus.games.whistle_mountain.rules.paying import can_pay

LOOKED_AT = 5
"""So many landings are looked at closely, those with the most neighbours."""

Landing: TypeAlias = tuple[tuple[tuple[str, int], ...], bool, tuple[str, ...]]
"""What is collected, whether there is water among it, and which machines are activated."""


def best_landing(ledger: Ledger, airship: str, way: tuple[int, bool] | None) -> float:
    """The best of all docks and squares, less the airship that is then away."""
    table, player = ledger.table, ledger.player
    best = 0.0
    if way is None:
        kinds = {table.box.docks[dock].kind: dock for dock in reversed(open_docks(table, player))}
        best = max([best, *[dock_worth(ledger, dock) for dock in kinds.values()]])
    more = 0.0
    if airship == "large":
        powers = player.powers
        more = powers["large_vp"] + ledger.weights.whistle * powers["large_whistles"]
    known: dict[str, float] = {}
    for (length, upright), handles in places_of_airship(table, player, airship).items():
        if way is None or way == (length, upright):
            best = max(best, more + best_line(ledger, airship, line(length, upright), handles, known))
    return best - ledger.weights.airship * min(1.0, ledger.turns)


def best_line(ledger: Ledger, airship: str, piece: Piece, handles: Squares, known: dict[str, float]) -> float:
    """What the best of some lines would yield, machines included."""
    table, ground, powers = ledger.table, ledger.table.ground, ledger.player.powers
    small = bool(airship == "small" and powers["small_diagonals"])
    around = small or bool(airship == "medium" and powers["medium_diagonals"])
    icons, working = tuple(ground.icons.values()), tuple(ground.working.items())
    found = landings(piece, handles, ground.scaffold, table.water_level, icons, working, around, small)
    best = 0.0
    for goods, wet, machines in found:
        worth = powers["water_vp"] if wet else 0.0
        for kind, amount in goods:
            if kind in MORE:
                amount += powers[MORE[kind]]
            worth += ledger.gained(kind, amount)
        for machine in machines:
            if machine not in known:
                known[machine] = ledger.weights.activation * activation(ledger, machine)
            worth += known[machine]
        if worth > best:
            best = worth
    return best


@lru_cache(maxsize=8192)
def landings(
    piece: Piece,
    handles: Squares,
    scaffold: Squares,
    level: int,
    icons: tuple[Squares, ...],
    working: tuple[tuple[str, Squares], ...],
    around: bool,
    machines_around: bool,
) -> tuple[Landing, ...]:
    """The most promising places for a line: those with the most icons, water and machines beside them."""
    wet = WET[level]
    useful = 0
    for squares in icons:
        useful |= squares
    useful = useful & scaffold | wet
    tally = Tally()
    for seen in seen_from(useful, neighbours(piece, around)):
        tally.add(seen & handles)
    near_machines = []
    for machine, squares in working:
        near = GRID.around(squares) if machines_around else GRID.beside(squares)
        reach = piece.reaching(near | squares) & handles
        if reach:
            tally.add(reach, 1)
            near_machines.append((machine, reach))
    found: dict[Landing, None] = {}
    for handle in tally.falling(handles, LOOKED_AT):
        lying = piece.lying(handle)
        near = (GRID.around(lying) if around else GRID.beside(lying)) & ~lying
        water = (near & wet).bit_count()
        goods = []
        for kind, squares in zip(RESOURCES, icons, strict=True):
            amount = (near & scaffold & squares).bit_count() + (water if kind == "water" else 0)
            if amount:
                goods.append((kind, amount))
        machines = tuple([machine for machine, reach in near_machines if reach & handle])
        found[tuple(goods), bool(water), machines] = None
    return tuple(found)


def dock_worth(ledger: Ledger, dock: str) -> float:
    """What a dock would bring, less its cost."""
    table, player, weights, turns = ledger.table, ledger.player, ledger.weights, ledger.turns
    what, powers = table.box.docks[dock], ledger.player.powers
    found = 0.9 * powers["dock_choice"]
    match what.kind:
        case "cards":
            hand = len(player.cards)
            found += sum([card_worth(CARD, hand + n, turns, weights) - 0.6 * (n > 0) for n in range(3)])
        case "scaffold":
            first = len(player.scaffolds)
            for number in range(first, first + 1 + powers["dock_scaffolds"]):
                found += scaffold_worth(player, number, turns, weights)
        case "rescue":
            found += rescued(ledger)
        case "upgrade":
            found += best_upgrade(ledger)
        case _:
            price, discount = machine_cost(player, what)
            machines = table.box.machines
            best = max(table.displays[SIZE[what.kind]], key=lambda machine: machines[machine].vp)
            worth = machine_worth(machines[best].vp, len(player.machines), turns, weights)
            worth += ledger.hopes.more_room(best)
            found += worth - ledger.spent(price, discount) + powers["purchase_vp"]
    return found


def best_upgrade(ledger: Ledger) -> float:
    """The most useful of the face-up upgrades, less its cost."""
    table, player = ledger.table, ledger.player
    discount = player.powers["upgrade_discount"]
    best = 0.0
    for upgrade in table.displays[UPGRADE]:
        cost = table.box.upgrades[upgrade].cost
        if can_pay(player, cost, discount):
            worth = upgrade_worth(table, player, upgrade, ledger.turns, ledger.weights)
            best = max(best, worth - ledger.spent(cost, discount))
    return best + player.powers["upgrade_vp"]

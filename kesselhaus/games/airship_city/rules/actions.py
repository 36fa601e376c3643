"""The actions of the tiles (4.8)."""

from collections.abc import Callable

from kesselhaus.engine.questions import Ask, Asking, Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.airship_city.events import CameHome, Collected, Developed, Hired, UpgradeBought
from kesselhaus.games.airship_city.options import (
    FREE_SHIFTS,
    SHIFTS_BY_TWO,
    STOP_SHIFTING,
    BuyUpgrade,
    Develop,
    FreeShift,
    ShiftByTwo,
    directions,
)
from kesselhaus.games.airship_city.rules.bonuses import bonuses
from kesselhaus.games.airship_city.rules.building import airships_to_build, facilities_to_build, lowered
from kesselhaus.games.airship_city.rules.moving import slide
from kesselhaus.games.airship_city.state import Player, Table
from kesselhaus.games.airship_city.tasks import (
    Arrival,
    Bonuses,
    BuildingAirship,
    BuildingFacility,
    BuyingUpgrade,
    Choice,
    Shining,
    ShiningOn,
    TakingContract,
)


def can_act(table: Table, player: Player, tile: str) -> bool:
    """AC-45: an action may only be chosen if it can be carried out."""
    return POSSIBLE[table.box.kind[tile]](table, player, tile)


def act(table: Table, player: Player, arrival: Arrival) -> tuple[Task, ...]:
    """AC-47: the action, then its bonuses."""
    kind = table.box.kind[arrival.tile]
    after = Bonuses(arrival.seat, arrival.worker, arrival.path)
    if kind in CHOICES:
        return (CHOICES[kind](arrival.seat), after)
    AT_ONCE[kind](table, player, arrival.tile)
    return bonuses(table, after)


# ------------------------------------------------------------------ collecting


def can_collect(table: Table, player: Player, tile: str) -> bool:
    """AC-62 to AC-65: not with all that the tile yields at capacity."""
    return any(player.room(kind) for kind in table.box.tile[tile].collect)


def collect(table: Table, player: Player, tile: str) -> None:
    """AC-62 to AC-65: gain what the tile yields; what has no room is lost (AC-16)."""
    goods = tuple((kind, player.gain(kind, amount)) for kind, amount in table.box.tile[tile].collect.items())
    table.tell(Collected(player.seat, tile, goods, rule=COLLECTING_RULE[table.box.kind[tile]]))


COLLECTING_RULE = {"forest": "AC-62", "mine": "AC-63", "factory": "AC-64", "valley": "AC-65"}

# ------------------------------------------------------------------ growing


def can_hire(table: Table, player: Player, tile: str) -> bool:
    """AC-69: a worker in the supply and enough gold."""
    return len(player.workers) < table.box.max_workers and player.can_pay(hire_cost(table, player))


def hire_cost(table: Table, player: Player) -> dict[str, int]:
    return lowered(table, player.seat, "guild_hall", {"gold": table.box.hire_cost})


def hire(table: Table, player: Player, tile: str) -> None:
    """AC-69, AC-70: the new worker stands on the harbour and counts as moved."""
    paid = player.pay(hire_cost(table, player))
    player.workers = (*player.workers, table.box.harbour)
    player.moved = (*player.moved, True)
    table.tell(Hired(player.seat, paid, rule="AC-69"))


def upgrade_cost(table: Table, player: Player, resource: str) -> dict[str, int]:
    return lowered(table, player.seat, "workshop", table.box.upgrades[resource].cost)


def upgrades_to_buy(table: Table, player: Player) -> list[Option]:
    """AC-71: each own upgrade tile not yet bought whose reduced cost can be paid."""
    return [
        BuyUpgrade(resource)
        for resource in table.box.upgrades
        if resource not in player.upgrades and player.can_pay(upgrade_cost(table, player, resource))
    ]


@does(BuyingUpgrade)
def buy_upgrade(table: Table, task: BuyingUpgrade) -> Play:
    """AC-72: the upgrade tile leaves the board, one action tile is developed, VP."""
    player = table.players[task.seat]
    resource = (yield Ask(task.seat, "AC-71", upgrades_to_buy(table, player))).resource
    paid = player.pay(upgrade_cost(table, player, resource))
    player.upgrades = (*player.upgrades, resource)
    player.capacity[resource] = table.box.upgraded_capacity
    table.tell(UpgradeBought(task.seat, resource, table.box.upgrade_vp, paid, rule="AC-72"))
    yield from develop(table, player, resource)
    player.score += table.box.upgrade_vp
    return ()


def develop(table: Table, player: Player, colour: str) -> Asking[None]:
    """AC-73: turn over one undeveloped tile of the colour, if there is one."""
    box = table.box
    tiles = [tile for tile in table.grid if tile not in table.developed and colour in box.tile[tile].colours]
    if tiles:
        choice = yield Ask(player.seat, "AC-73", [Develop(tile) for tile in tiles])
        table.developed = (*table.developed, choice.tile)
        table.tell(Developed(player.seat, choice.tile, rule="AC-73"))


# ------------------------------------------------------------------ steering


@does(Shining)
def shine(table: Table, task: Shining) -> Play:
    """AC-77: one grid line by two cells, or two different ones by one."""
    match (yield Ask(task.seat, "AC-77", (*FREE_SHIFTS, *SHIFTS_BY_TWO))):
        case ShiftByTwo(grid_line):
            slide(table, grid_line, directions(grid_line)[1], cells=2, rule="AC-77")
        case FreeShift(grid_line, direction):
            slide(table, grid_line, direction, rule="AC-77")
            return ShiningOn(task.seat, grid_line)
    return ()


@does(ShiningOn)
def shine_on(table: Table, task: ShiningOn) -> Play:
    """AC-78: the second shift may be left."""
    others = [shift for shift in FREE_SHIFTS if shift.grid_line != task.first_line]
    answer = yield Ask(task.seat, "AC-78", (*others, STOP_SHIFTING))
    if isinstance(answer, FreeShift):
        slide(table, answer.grid_line, answer.direction, rule="AC-77")
    return ()


def come_home(table: Table, player: Player, tile: str) -> None:
    """AC-79, AC-80: all own workers to the harbour; moved stay moved, unmoved stay unmoved."""
    player.workers = (tile,) * len(player.workers)
    table.tell(CameHome(player.seat, len(player.workers), rule="AC-79"))


# ------------------------------------------------------------------ which tile does what

AT_ONCE: dict[str, Callable[[Table, Player, str], None]] = {
    "forest": collect,
    "mine": collect,
    "factory": collect,
    "valley": collect,
    "guild_hall": hire,
    "harbour": come_home,
}

CHOICES: dict[str, Callable[[int], Choice]] = {
    "shipyard": BuildingAirship,
    "architects_office": BuildingFacility,
    "workshop": BuyingUpgrade,
    "market": TakingContract,
    "lighthouse": Shining,
}

POSSIBLE: dict[str, Callable[[Table, Player, str], bool]] = {
    "forest": can_collect,
    "mine": can_collect,
    "factory": can_collect,
    "valley": can_collect,
    "shipyard": lambda table, player, tile: any(True for _ in airships_to_build(table, player)),
    "architects_office": lambda table, player, tile: any(True for _ in facilities_to_build(table, player)),
    "guild_hall": can_hire,
    "workshop": lambda table, player, tile: bool(upgrades_to_buy(table, player)),
    "market": lambda table, player, tile: bool(table.display),
    "lighthouse": lambda table, player, tile: True,
    "harbour": lambda table, player, tile: True,
}

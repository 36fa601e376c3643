"""The actions of the tiles (4.8), their resource bonus (4.6) and piggyback bonuses (4.7)."""

from collections.abc import Callable, Generator, Iterable
from typing import Any

from kesselhaus.engine.questions import Ask, Option, Play
from kesselhaus.games.airship_city import options
from kesselhaus.games.airship_city.events import (
    CameHome,
    Collected,
    Developed,
    Hired,
    Negotiated,
    Piggybacked,
    ResourceBonus,
    UpgradeBought,
)
from kesselhaus.games.airship_city.options import (
    FREE_SHIFTS,
    KEEP_NEGOTIATOR,
    SHIFTS_BY_TWO,
    STOP_SHIFTING,
    USE_NEGOTIATOR,
    BuyUpgrade,
    Develop,
    FreeShift,
    NegotiateAlone,
    ShiftByTwo,
    UseNegotiator,
    directions,
)
from kesselhaus.games.airship_city.rules.building import (
    airships_to_build,
    build_airship,
    build_facility,
    facilities_to_build,
    lowered,
)
from kesselhaus.games.airship_city.rules.contracts import take_contract
from kesselhaus.games.airship_city.rules.moving import slide
from kesselhaus.games.airship_city.state import DONE, MAIN, READY, USED, Player, Table


def can_act(table: Table, player: Player, tile: str) -> bool:
    """AC-45: an action may only be chosen if it can be carried out."""
    return POSSIBLE[table.box.kind[tile]](table, player, tile)


def act(table: Table, player: Player) -> Play:
    """AC-47: the action, the resource bonus, piggyback bonuses, then the next free moment."""
    tile = table.visited[-1]
    choices_to_make = ACTIONS[table.box.kind[tile]](table, player, tile)
    if choices_to_make is not None:
        yield from choices_to_make
    yield from resource_bonus(table, player, tile)
    if table.box.tile[tile].piggyback:
        yield from piggyback_bonuses(table, player, tile)
    settle_action(table, player)


def settle_action(table: Table, player: Player) -> None:
    """AC-44: carried out or declined, the worker cannot act any more."""
    table.mover = -1
    table.visited = ()
    table.moment = DONE if all(player.moved) else MAIN


# ------------------------------------------------------------------ bonuses


def resource_bonus(table: Table, player: Player, tile: str) -> Play:
    """AC-48, AC-50: on a developed tile, for who has bought an upgrade of one of its colours; looked at after
    the action.
    """
    if tile not in table.developed:
        return
    shown = table.box.tile[tile]
    kinds = [colour for colour in shown.colours if colour in player.upgrades]
    if len(shown.colours) > 1:
        kinds = [colour for colour in kinds if player.room(colour)]
    if kinds:
        resource = yield from one_of(player, kinds, rule="AC-52")
        amount = player.gain(resource, shown.bonus)
        table.tell(ResourceBonus(player.seat, tile, resource, amount, rule="AC-48"))


def piggyback_bonuses(table: Table, acting: Player, tile: str) -> Play:
    """AC-54, AC-59: every other player with a worker on the tile, clockwise from the left of the acting
    player.
    """
    if table.seats == 1:
        yield from negotiate_alone(table, acting, tile)
    for place in range(1, table.seats):
        player = table.players[(acting.seat + place) % table.seats]
        if tile in player.workers:
            yield from piggyback(table, player, tile)


def piggyback(table: Table, player: Player, tile: str) -> Play:
    """AC-58, AC-60: a kind for which he has room; AC-61, AC-108: the seasoned negotiator raises it by one."""
    shown = table.box.tile[tile]
    kinds = [kind for kind in shown.collect if player.room(kind)]
    if not kinds:
        return
    resource = yield from one_of(player, kinds, rule="AC-60")
    amount = player.gain(resource, shown.piggyback)
    table.tell(Piggybacked(player.seat, tile, resource, amount, rule="AC-54"))
    if player.bonus["seasoned_negotiator"] == READY and player.room(resource):
        choice = yield Ask(player.seat, "AC-108", (USE_NEGOTIATOR, KEEP_NEGOTIATOR))
        if isinstance(choice, UseNegotiator):
            negotiate(table, player, resource, rule="AC-108")


def negotiate_alone(table: Table, player: Player, tile: str) -> Play:
    """AC-138: alone, the negotiator brings one more of a kind that the tile yields."""
    kinds = [kind for kind in table.box.tile[tile].collect if player.room(kind)]
    if kinds and player.bonus["seasoned_negotiator"] == READY:
        choice = yield Ask(player.seat, "AC-138", [*map(NegotiateAlone, kinds), KEEP_NEGOTIATOR])
        if isinstance(choice, NegotiateAlone):
            negotiate(table, player, choice.resource, rule="AC-138")


def negotiate(table: Table, player: Player, resource: str, rule: str) -> None:
    """AC-61: then it is used up for the stage."""
    player.bonus["seasoned_negotiator"] = USED
    player.gain(resource, 1)
    table.tell(Negotiated(player.seat, resource, rule=rule))


def one_of(player: Player, kinds: Iterable[str], rule: str) -> Generator[Ask, Any, str]:
    """One kind of several; nobody is asked where there is only one (D-10, D-14, D-17)."""
    choices = [options.choose_resource(kind) for kind in kinds]
    if len(choices) == 1:
        return choices[0].resource
    chosen: options.ChooseResource = yield Ask(player.seat, rule, choices)
    return chosen.resource


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


def buy_upgrade(table: Table, player: Player, tile: str) -> Play:
    """AC-72: the upgrade tile leaves the board, one action tile is developed, VP."""
    resource = (yield Ask(player.seat, "AC-71", upgrades_to_buy(table, player))).resource
    paid = player.pay(upgrade_cost(table, player, resource))
    player.upgrades = (*player.upgrades, resource)
    player.capacity[resource] = table.box.upgraded_capacity
    table.tell(UpgradeBought(player.seat, resource, table.box.upgrade_vp, paid, rule="AC-72"))
    yield from develop(table, player, resource)
    player.score += table.box.upgrade_vp


def develop(table: Table, player: Player, colour: str) -> Play:
    """AC-73: turn over one undeveloped tile of the colour, if there is one."""
    box = table.box
    tiles = [tile for tile in table.grid if tile not in table.developed and colour in box.tile[tile].colours]
    if tiles:
        choice = yield Ask(player.seat, "AC-73", [Develop(tile) for tile in tiles])
        table.developed = (*table.developed, choice.tile)
        table.tell(Developed(player.seat, choice.tile, rule="AC-73"))


# ------------------------------------------------------------------ steering


def shine(table: Table, player: Player, tile: str) -> Play:
    """AC-77, AC-78: two different grid lines by one cell, or one by two; the second shift may be left."""
    match (yield Ask(player.seat, "AC-77", (*FREE_SHIFTS, *SHIFTS_BY_TWO))):
        case ShiftByTwo(grid_line):
            slide(table, grid_line, directions(grid_line)[1], cells=2, rule="AC-77")
        case FreeShift(first_line, direction):
            slide(table, first_line, direction, rule="AC-77")
            others = [shift for shift in FREE_SHIFTS if shift.grid_line != first_line]
            choice = yield Ask(player.seat, "AC-78", (*others, STOP_SHIFTING))
            if isinstance(choice, FreeShift):
                slide(table, choice.grid_line, choice.direction, rule="AC-77")


def come_home(table: Table, player: Player, tile: str) -> None:
    """AC-79, AC-80: all own workers to the harbour; moved stay moved, unmoved stay unmoved."""
    player.workers = (tile,) * len(player.workers)
    table.tell(CameHome(player.seat, len(player.workers), rule="AC-79"))


# ------------------------------------------------------------------ which tile does what

ACTIONS: dict[str, Callable[[Table, Player, str], Play | None]] = {
    "forest": collect,
    "mine": collect,
    "factory": collect,
    "valley": collect,
    "shipyard": lambda table, player, tile: build_airship(table, player),
    "architects_office": lambda table, player, tile: build_facility(table, player),
    "guild_hall": hire,
    "workshop": buy_upgrade,
    "market": lambda table, player, tile: take_contract(table, player),
    "lighthouse": shine,
    "harbour": come_home,
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

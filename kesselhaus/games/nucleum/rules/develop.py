"""Develop (4.8)."""

from kesselhaus.engine.questions import Ask, Option, Play
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import Developed
from kesselhaus.games.nucleum.options import STOP_TAKING, TakeTile
from kesselhaus.games.nucleum.rules.holdings import can_pay, means, pay
from kesselhaus.games.nucleum.rules.market import refill, take_out
from kesselhaus.games.nucleum.state import Player, Table, Task


def develop_cost(table: Table, player: Player, task: Task, tiles: tuple[str, ...]) -> int:
    """NU-104 to NU-106: the costs of the places as they lie, 2 more for a second tile, less discounts."""
    box, market = table.box, table.market
    cost = sum(box.market_costs[market.index(tile)] for tile in tiles)
    if len(tiles) == 2:
        cost += second_tile_extra(table, player)
    return max(0, cost - task.saving)


def second_tile_extra(table: Table, player: Player) -> int:
    """NU-105; B-5."""
    return max(0, table.box.second_tile_cost - player.powers.second_tile_saving)


def payable(table: Table, player: Player, task: Task, taken: tuple[str, ...] = ()) -> list[Option]:
    money, costs = means(player) + task.saving, table.box.market_costs
    if taken:
        money -= costs[table.market.index(taken[0])] + second_tile_extra(table, player)
    return [
        options.take_tile(tile)
        for tile, cost in zip(table.market, costs, strict=True)
        if tile and cost <= money and tile not in taken
    ]


def can_develop(table: Table, player: Player, task: Task) -> bool:
    """NU-109: not with an empty market."""
    cheapest = table.market[-1]
    return bool(cheapest) and (
        can_pay(player, develop_cost(table, player, task, (cheapest,))) or bool(payable(table, player, task))
    )


def develop(table: Table, player: Player, task: Task) -> Play:
    """NU-104 to NU-107: one or two tiles, both from the market as it lies; then the refill."""
    choice = yield Ask(player.seat, "NU-104", payable(table, player, task))
    taken: tuple[str, ...] = (choice.tile,)
    second = payable(table, player, task, taken)
    if second:
        table.market_taken = taken
        answer = yield Ask(player.seat, "NU-105", [*second, STOP_TAKING])
        if isinstance(answer, TakeTile):
            taken = (*taken, answer.tile)
        table.market_taken = ()
    cost = develop_cost(table, player, task, taken)
    yield from pay(table, player, cost)
    take_out(table, taken)
    player.pool = (*player.pool, *taken)
    table.tell(Developed(player.seat, taken, cost, rule="NU-104"))
    yield from refill(table, player)

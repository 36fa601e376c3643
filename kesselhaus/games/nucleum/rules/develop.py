"""Develop (4.8)."""

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import Developed
from kesselhaus.games.nucleum.options import STOP_TAKING, TakeTile
from kesselhaus.games.nucleum.rules.market import take_out
from kesselhaus.games.nucleum.rules.order import after
from kesselhaus.games.nucleum.rules.payments import means, pay
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks.actions import (
    Developing,
    MainAction,
    RefillingMarket,
    TakingSecondTile,
    TakingTiles,
)


def develop_cost(table: Table, player: Player, action: MainAction, tiles: tuple[str, ...]) -> int:
    """NU-104 to NU-106: the costs of the places as they lie, 2 more for a second tile, less discounts."""
    box, market = table.box, table.market
    cost = sum(box.market_costs[market.index(tile)] for tile in tiles)
    if len(tiles) == 2:
        cost += second_tile_extra(table, player)
    return max(0, cost - action.saving)


def second_tile_extra(table: Table, player: Player) -> int:
    """NU-105; B-5."""
    return max(0, table.box.second_tile_cost - player.powers.second_tile_saving)


def payable(table: Table, player: Player, action: MainAction, taken: str = "") -> tuple[str, ...]:
    """NU-104, NU-105: tiles that can be paid for, alone or as the second one."""
    money, costs = means(player) + action.saving, table.box.market_costs
    if taken:
        money -= costs[table.market.index(taken)] + second_tile_extra(table, player)
    on_offer = zip(table.market, costs, strict=True)
    return tuple([tile for tile, cost in on_offer if tile and cost <= money and tile != taken])


def can_develop(table: Table, player: Player, action: MainAction) -> bool:
    """NU-109: not with an empty market."""
    return bool(payable(table, player, action))


@does(Developing)
def develop(table: Table, task: Developing) -> Play:
    """NU-104: a tile of the market, and perhaps another one."""
    player = table.players[task.seat]
    choice = yield Ask(task.seat, "NU-104", list(map(options.take_tile, payable(table, player, task))))
    others = payable(table, player, task, choice.tile)
    if others:
        return TakingSecondTile(task.seat, task, choice.tile, others)
    return pay_for(table, player, task, (choice.tile,))


@does(TakingSecondTile)
def take_second_tile(table: Table, task: TakingSecondTile) -> Play:
    """NU-105, NU-106: from the market as it lies."""
    answer = yield Ask(task.seat, "NU-105", [*map(options.take_tile, task.others), STOP_TAKING])
    tiles = (task.taken, answer.tile) if isinstance(answer, TakeTile) else (task.taken,)
    return pay_for(table, table.players[task.seat], task.action, tiles)


def pay_for(table: Table, player: Player, action: MainAction, tiles: tuple[str, ...]) -> tuple[Task, ...]:
    cost = develop_cost(table, player, action, tiles)
    return after(table, pay(table, player, cost), TakingTiles(player.seat, tiles, cost))


@does(TakingTiles)
def take_tiles(table: Table, task: TakingTiles) -> tuple[RefillingMarket]:
    """NU-107: into the pool; then the refill."""
    player = table.players[task.seat]
    take_out(table, task.tiles)
    player.pool = (*player.pool, *task.tiles)
    table.tell(Developed(task.seat, task.tiles, task.cost, rule="NU-104"))
    return (RefillingMarket(task.seat),)

"""Resources and paying (4.2)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product

from kesselhaus.engine.questions import Ask, Asking
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.effects import BASIC, RESOURCES
from kesselhaus.games.whistle_mountain.events import Goods, Paid
from kesselhaus.games.whistle_mountain.options import Pay
from kesselhaus.games.whistle_mountain.state import Player, Table


def can_pay(player: Player, cost: dict[str, int], discount: int = 0) -> bool:
    """WM-31, WM-33: what is short of the basic kinds, whistles have to make up."""
    goods = player.goods
    short = 0
    for kind, amount in cost.items():
        if kind == "whistle":
            discount -= amount
        elif amount > goods[kind]:
            short += amount - goods[kind]
    return short <= goods["whistle"] + discount


def ways_to_pay(player: Player, cost: dict[str, int], discount: int = 0) -> Sequence[Pay]:
    """WM-31 to WM-33, WM-152: all that can be paid for a cost less a discount of one's choice."""
    goods = player.goods
    wanted = tuple([cost.get(kind, 0) for kind in RESOURCES])
    whistles = min(goods["whistle"], sum(wanted))
    held = (*[min(goods[kind], amount) for kind, amount in zip(BASIC, wanted, strict=False)], whistles)
    return _ways(wanted, held, discount)


@lru_cache(maxsize=10_000)
def _ways(cost: tuple[int, ...], held: tuple[int, ...], discount: int) -> tuple[Pay, ...]:
    """What is left of each kind after the discount is paid in that kind or in whistles."""
    total = sum(cost)
    found: dict[Pay, None] = {}
    for reduced in product(*(range(amount, -1, -1) for amount in cost)):
        if sum(reduced) != max(0, total - discount):
            continue
        for own in product(
            *(range(min(due, have), -1, -1) for due, have in zip(reduced, held[:-1], strict=False))
        ):
            wild = sum(reduced) - sum(own)
            if wild <= held[-1]:
                found[options.pay(*own, wild)] = None
    return tuple(found)


def ways_to_pay_any(player: Player, count: int) -> Sequence[Pay]:
    """WM-34: any mix of the five kinds."""
    return _any_ways(tuple([min(player.goods[kind], count) for kind in RESOURCES]), count)


@lru_cache(maxsize=10_000)
def _any_ways(held: tuple[int, ...], count: int) -> tuple[Pay, ...]:
    mixes = product(*(range(have, -1, -1) for have in held))
    return tuple(options.pay(*mix) for mix in mixes if sum(mix) == count)


def pay(table: Table, player: Player, ways: Sequence[Pay], thing: str, rule: str) -> Asking[None]:
    """DC-17, WM-35: the payer chooses; where there is one way only, it is that."""
    way: Pay = (yield Ask(player.seat, "WM-32", ways)) if len(ways) > 1 else ways[0]
    hand_over(table, player, way, thing, rule)


def hand_over(table: Table, player: Player, way: Pay, thing: str, rule: str) -> None:
    goods = player.goods
    goods["coal"] -= way.coal
    goods["iron"] -= way.iron
    goods["water"] -= way.water
    goods["gold"] -= way.gold
    goods["whistle"] -= way.whistle
    if paid := paid_goods(way):
        table.tell(Paid(player.seat, paid, thing, rule=rule))


@cache
def paid_goods(way: Pay) -> Goods:
    return tuple((kind, amount) for kind in RESOURCES if (amount := getattr(way, kind)))

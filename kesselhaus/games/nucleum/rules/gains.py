"""Rewards, item by item (2.7, NU-35, NU-35a)."""

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import Declined, Gained, RewardLost, TileTaken
from kesselhaus.games.nucleum.options import DECLINE, TakeTile
from kesselhaus.games.nucleum.rewards import Item, Reward, parsed, written
from kesselhaus.games.nucleum.rules.holdings import gain_simple, gain_uranium, move_income
from kesselhaus.games.nucleum.rules.market import take_out
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks.actions import RefillingMarket
from kesselhaus.games.nucleum.tasks.gains import (
    ChoosingReward,
    ChoosingTrack,
    Receiving,
    TakingFreeTile,
    Unlocking,
)
from kesselhaus.games.nucleum.terms import TRACKS

SIMPLE = frozenset(("thaler", "worker", "achievement", "vp"))


def receive(
    table: Table, player: Player, items: tuple[Item, ...], rule: str, times: int = 1
) -> tuple[Task, ...]:
    """NU-35a: in the order listed, each finished before the next. What asks something, and all behind it, is
    still to be done.
    """
    for place, item in enumerate(items, start=1):
        kind, amount = item[0]
        if len(item) == 1 and kind in SIMPLE:
            gain_simple(table, player, kind, amount * times, rule)
            continue
        following = gain(table, player, item, rule, times)
        if following:
            rest = items[place:]
            return (*following, Receiving(player.seat, rest, rule, times)) if rest else following
    return ()


@does(Receiving)
def receive_rest(table: Table, task: Receiving) -> tuple[Task, ...]:
    return receive(table, table.players[task.seat], task.items, task.rule, task.times)


def gain(table: Table, player: Player, item: Item, rule: str, times: int) -> tuple[Task, ...]:
    """DC-23: of two rewards one; a market tile is no choice while the market is empty."""
    if len(item) > 1:
        item = tuple(reward for reward in item if reward[0] != "tile" or any(table.market))
        if len(item) > 1:
            return (ChoosingReward(player.seat, item, rule, times),)
    return gain_one(table, player, item[0], rule, times)


@does(ChoosingReward)
def choose_reward(table: Table, task: ChoosingReward) -> Play:
    choices = [options.choose_reward(written(reward)) for reward in task.rewards]
    answer = yield Ask(task.seat, task.rule, choices)
    return receive(table, table.players[task.seat], parsed([answer.reward]), task.rule, task.times)


def gain_one(table: Table, player: Player, reward: Reward, rule: str, times: int) -> tuple[Task, ...]:
    """2.7."""
    kind, amount = reward[0], reward[1] * times
    if kind in SIMPLE:
        gain_simple(table, player, kind, amount, rule)
    elif kind == "uranium":
        table.tell(Gained(player.seat, kind, amount, rule=rule))
        return gain_uranium(table, player, amount)
    elif kind == "tech":
        return (Unlocking(player.seat, amount),)
    elif kind == "tile":
        return (TakingFreeTile(player.seat),)
    elif kind == "income_any":
        return (ChoosingTrack(player.seat, amount, rule),)
    else:
        move_income(table, player, kind.removeprefix("income_"), amount, rule)
    return ()


ALL_TRACKS = [options.choose_track(track) for track in TRACKS]


@does(ChoosingTrack)
def choose_track(table: Table, task: ChoosingTrack) -> Play:
    """NU-32: all steps on one track."""
    choice = yield Ask(task.seat, "NU-32", ALL_TRACKS)
    move_income(table, table.players[task.seat], choice.track, task.steps, task.rule)
    return ()


@does(TakingFreeTile)
def take_free_tile(table: Table, task: TakingFreeTile) -> Play:
    """2.7, NU-35: one market tile of your choice into the pool, free of charge; it may be declined."""
    on_offer: list[Option] = [options.take_tile(tile) for tile in table.market if tile]
    if not on_offer:
        table.tell(RewardLost(task.seat, "tile:1", rule="NU-35"))
        return ()
    match (yield Ask(task.seat, "NU-35", [*on_offer, DECLINE])):
        case TakeTile(tile):
            player = table.players[task.seat]
            take_out(table, (tile,))
            player.pool = (*player.pool, tile)
            table.tell(TileTaken(task.seat, tile, rule="NU-107"))
            return RefillingMarket(task.seat)
        case _:
            table.tell(Declined(task.seat, rule="NU-35"))
            return ()

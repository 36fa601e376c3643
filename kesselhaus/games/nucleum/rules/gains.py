"""Rewards, item by item (2.7, NU-35, NU-35a), and technologies (4.13)."""

from collections.abc import Generator, Iterable
from typing import Any

from kesselhaus.engine.questions import Ask, Option, Play
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import (
    Declined,
    Gained,
    RewardLost,
    TechnologyUnlocked,
    TilesJoined,
    TileTaken,
)
from kesselhaus.games.nucleum.options import DECLINE, PERFORM_ACTION, TakeTile
from kesselhaus.games.nucleum.rewards import Item, Reward, parsed, written
from kesselhaus.games.nucleum.rules.ends import ALL_TECHNOLOGIES, meet
from kesselhaus.games.nucleum.rules.holdings import gain_simple, gain_uranium, move_income
from kesselhaus.games.nucleum.rules.market import refill, take_out
from kesselhaus.games.nucleum.state import Player, Table, Task
from kesselhaus.games.nucleum.terms import TRACKS

SIMPLE = frozenset(("thaler", "worker", "achievement", "vp"))


def receive(table: Table, player: Player, items: Iterable[Item], rule: str, times: int = 1) -> Play:
    """NU-35a: in the order listed, each finished before the next."""
    for item in items:
        kind, amount = item[0] if len(item) == 1 else (yield from _one_of(table, player, item, rule))
        amount *= times
        if kind in SIMPLE:
            gain_simple(table, player, kind, amount, rule)
        elif kind == "uranium":
            table.tell(Gained(player.seat, kind, amount, rule=rule))
            yield from gain_uranium(table, player, amount)
        elif kind == "tech":
            yield from unlock_one(table, player, amount)
        elif kind == "tile":
            yield from take_free_tile(table, player)
        elif kind == "income_any":
            table.to_move = amount
            choice = yield Ask(player.seat, "NU-32", ALL_TRACKS)
            table.to_move = 0
            move_income(table, player, choice.track, amount, rule)
        else:
            move_income(table, player, kind.removeprefix("income_"), amount, rule)


ALL_TRACKS = [options.choose_track(track) for track in TRACKS]


def _one_of(table: Table, player: Player, item: Item, rule: str) -> Generator[Ask, Any, Reward]:
    """DC-23: one of two; a market tile is no choice while the market is empty."""
    choices = [reward for reward in item if reward[0] != "tile" or any(table.market)]
    if len(choices) == 1:
        return choices[0]
    answer = yield Ask(player.seat, rule, [options.choose_reward(written(reward)) for reward in choices])
    return parsed([answer.reward])[0][0]


def take_free_tile(table: Table, player: Player) -> Play:
    """2.7, NU-35: one market tile of your choice into the pool, free of charge; it may be declined."""
    on_offer: list[Option] = [options.take_tile(tile) for tile in table.market if tile]
    if not on_offer:
        table.tell(RewardLost(player.seat, "tile:1", rule="NU-35"))
        return
    match (yield Ask(player.seat, "NU-35", [*on_offer, DECLINE])):
        case TakeTile(tile):
            take_out(table, (tile,))
            player.pool = (*player.pool, tile)
            table.tell(TileTaken(player.seat, tile, rule="NU-107"))
            yield from refill(table, player)
        case _:
            table.tell(Declined(player.seat, rule="NU-35"))


# ------------------------------------------------------------------ technologies


def locked(table: Table, player: Player, level: int) -> list[str]:
    """NU-142, NU-143: technologies of this level or lower that are not unlocked."""
    known = table.box.technologies
    return [
        tech
        for tech in table.box.technologies_of[player.experiment]
        if known[tech].level <= level and tech not in player.technologies
    ]


def unlock_one(table: Table, player: Player, level: int) -> Play:
    """NU-142: of your choice; the reward is lost if there is none."""
    choices = locked(table, player, level)
    if not choices:
        table.tell(RewardLost(player.seat, f"tech:{level}", rule="NU-142"))
        return
    answer = yield Ask(player.seat, "NU-142", [options.unlock_technology(tech) for tech in choices])
    yield from unlock(table, player, answer.technology)


def renew_powers(table: Table, player: Player) -> None:
    """NU-98, NU-145: a turbine was placed or a technology unlocked."""
    player.powers = table.powers_of(player)


def unlock(table: Table, player: Player, technology: str) -> Play:
    """NU-144 to NU-147: END-4, then what an instant technology gives; actions it offers may be declined."""
    tech = table.box.technologies[technology]
    player.technologies = (*player.technologies, technology)
    renew_powers(table, player)
    table.tell(TechnologyUnlocked(player.seat, technology, rule="NU-142"))
    if len(player.technologies) == len(table.box.technologies_of[player.experiment]):
        meet(table, player, ALL_TECHNOLOGIES)
    if tech.action is not None:
        task = Task(player.seat, tech.action, tech.saving, 0, 0, tech.electricity, tech.double)
        yield from offer(table, player, task)
    if tech.rewards:
        yield from receive(table, player, table.box.technology_reward[technology], rule="NU-144")
    if tech.tiles:
        player.pool = (*player.pool, *tech.tiles)
        table.tell(TilesJoined(player.seat, tuple(tech.tiles), rule="NU-144"))


def offer(table: Table, player: Player, task: Task) -> Play:
    """NU-35, NU-144: an action inside something else, finished first (NU-35a)."""
    # The actions give rewards, and rewards give actions.
    from kesselhaus.games.nucleum.rules.actions import can_do, carry_out

    if not can_do(table, player, task):
        return
    outer, table.task = table.task, task
    choice = yield Ask(player.seat, "NU-144", (PERFORM_ACTION, DECLINE))
    if choice is PERFORM_ACTION or choice == PERFORM_ACTION:
        yield from carry_out(table, player, task)
    else:
        table.tell(Declined(player.seat, rule="NU-144"))
    table.task = outer

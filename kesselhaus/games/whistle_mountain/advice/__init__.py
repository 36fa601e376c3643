"""What a position is worth to a seat, in victory points it may expect at the end. For bots, not a rule."""

from kesselhaus.games.whistle_mountain.advice.prospects import in_hand, still_to_come
from kesselhaus.games.whistle_mountain.advice.weights import WEIGHTS, Weights
from kesselhaus.games.whistle_mountain.advice.worth import prices, turns_to_come
from kesselhaus.games.whistle_mountain.scoring import counted_score
from kesselhaus.games.whistle_mountain.state import HOME, MAIN, OVER, SETUP, Player, Table

__all__ = ["FIRST_SIGHT", "SPREAD", "WEIGHTS", "Weights", "features", "judgement", "phase", "value"]

SPREAD = 20.0
"""A lead of so many points is worth something, but not the game."""
FIRST_SIGHT = 1.0
"""A turn is played on by one seat alone, so there is little noise."""


def phase(table: Table) -> int:
    """A turn of one seat."""
    return table.turn


def value(table: Table, seat: int, weights: Weights = WEIGHTS) -> float:
    """The sum of all features; an estimate of the final score."""
    return sum(features(table, seat, weights).values())


def judgement(table: Table, seat: int) -> float:
    """There is only one opinion."""
    return value(table, seat)


def features(table: Table, seat: int, weights: Weights = WEIGHTS) -> dict[str, float]:
    """What a seat has, each in points expected at the end."""
    player = table.players[seat]
    if table.moment == OVER:
        return {name: float(points) for name, points in counted_score(table, player).items()}
    if table.moment == SETUP:
        return {"score": 0.0}
    turns = turns_to_come(table, player, weights)
    active = seat == table.active
    now = turns + 0.7 if active and table.moment == MAIN else turns + 0.35 * active
    price = prices(weights, now)
    box = table.box
    found = {
        "score": float(player.score),
        "tower": float(sum([box.floor_vp[floor] for floor in player.tower])),
        "upgrades": _upgrades(table, player, turns, weights),
        "goods": _goods(table, player, price, weights),
        "storage": _storage(table, player, now, weights),
        "workers": _workers(table, player, now, weights),
        "airships": weights.airship * min(1.0, turns) * list(player.airships.values()).count(HOME),
    }
    if active:
        found["prospects"] = still_to_come(table, player, weights)
        if table.begun:
            found["prospects"] += in_hand(table, player, price, weights)
    return found


def _upgrades(table: Table, player: Player, turns: float, weights: Weights) -> float:
    upgrades, powers = table.box.upgrades, player.powers
    points = sum([upgrades[upgrade].vp for upgrade in player.upgrades])
    end = powers["tower_vp"] * len(player.tower) + powers["end_upgrade_vp"] * len(player.upgrades)
    return points + end + weights.upgrade_turn * turns * len(player.upgrades)


def _goods(table: Table, player: Player, price: dict[str, float], weights: Weights) -> float:
    """What is above the limit is only good for this turn."""
    limit = table.box.resource_limit + player.powers["limit"]
    worth = 0.0
    for kind, amount in player.goods.items():
        each = price[kind]
        worth += each * amount
        if amount > limit:
            worth -= each * (1 - weights.excess) * (amount - limit)
        elif amount > 2:
            worth -= 0.15 * each * (amount - 2)
    return worth


def _storage(table: Table, player: Player, now: float, weights: Weights) -> float:
    """Tiles to be built, cards and awards to be used, as long as there is time."""
    box = table.box
    time = min(1.0, now / 3)
    machines = 0.0
    if player.machines:
        values = sorted([box.machines[machine].vp for machine in player.machines], reverse=True)
        for number, vp in enumerate(values):
            machines += 1 + (weights.machine * vp - 1) * min(1.0, now / (2.0 + number))
    count = len(player.scaffolds)
    tiles = weights.scaffold * min(count, 3) + weights.spare_scaffold * max(0, count - 3)
    scaffolds = 0.5 * count + max(0.0, tiles - 0.5 * count) * time
    ready = min(len(player.cards), now + 0.5)
    cards = 0.5 * len(player.cards) + (weights.card - 0.5) * ready
    medals = min(len(player.awards), now + 0.5)
    awards = len(player.awards) + (weights.award - 1) * medals
    return machines + scaffolds + cards + awards


def _workers(table: Table, player: Player, now: float, weights: Weights) -> float:
    """Workers on scaffolds hope for a machine, those in the barracks for a way out, the others for a boat."""
    box, level = table.box, table.water_level
    time = now / (now + 3.0)
    worth = 0.0
    chance = weights.promotion * min(1.0, 0.15 + time)
    for _, row in player.standing:
        height = row - level
        dry = 1.0 if height > 2 else 0.55 + 0.15 * height
        hope = chance * dry
        worth += hope * (box.floor_vp[row] + weights.new_award) - (1 - dry) * box.pool_penalty * 0.6
    out = weights.leaving * time
    worth += len(player.barracks) * (out * weights.floor * 0.7 - (1 - out) * 0.5 * box.pool_penalty)
    saved = weights.rescue * time
    worth += player.pool * (saved * weights.floor * 0.8 - (1 - saved) * box.pool_penalty)
    return worth

"""What a position is worth to a seat, in victory points it may expect at the end. For bots, not a rule."""

from kesselhaus.games.airship_city.options import Donate, Sell
from kesselhaus.games.airship_city.rules.actions import can_act, hire_cost, upgrade_cost
from kesselhaus.games.airship_city.rules.building import (
    airships_to_build,
    facilities_to_build,
    lowered,
    meets_prerequisite,
)
from kesselhaus.games.airship_city.rules.moving import ADJACENT
from kesselhaus.games.airship_city.scoring import prizes
from kesselhaus.games.airship_city.state import ARRIVED, LOCKED, MAIN, OVER, READY, TRANSIT, Player, Table

GOODS_WORTH = {"wood": 0.21, "metal": 0.28, "gold": 0.42, "gear": 0.31}
"""Section 11.1 of the spec: gold-equivalents at 2.4 a point."""

YIELD = {"wood": 3, "metal": 2, "gold": 2, "gear": 2}
"""What one action brings in."""


def value(table: Table, seat: int) -> float:
    """The sum of all features; an estimate of the final score."""
    return sum(features(table, seat).values())


def features(table: Table, seat: int) -> dict[str, float]:
    """What a seat has, each in points expected at the end."""
    player = table.players[seat]
    if table.moment == OVER:
        return {"score": player.score + sum(vps[seat] for _award, vps in table.awards)}
    turns = turns_left(table, player)
    return {
        "score": float(player.score),
        "awards": _awards(table, seat, turns),
        "goods": _goods(player, turns),
        "workers": 0.5 * max(0.0, turns - 1) * (len(player.workers) - table.box.start_workers),
        "upgrades": (0.05 + 0.06 * turns) * len(player.upgrades),
        "discounts": _discounts(table, player, turns),
        "ladder": _ladder(table, player, turns),
        "bonus_actions": 0.04 * turns * sum(cover != LOCKED for cover in player.bonus.values())
        + 0.15 * sum(cover == READY for cover in player.bonus.values()),
        "contracts": sum(
            _contract(table, player, contract, space, turns) for contract, space in player.contracts
        ),
        "prospects": _prospects(table, player, turns),
    }


def turns_left(table: Table, player: Player) -> float:
    """Turns that the player still has, the running one by the share of workers left to move."""
    rounds: float = table.box.max_rounds - table.round
    if table.seats > 1:
        rounds = max(0.0, rounds - 0.8)
    if player.seat == table.active:
        return rounds + player.moved.count(False) / len(player.moved)
    place, running = table.order.index(player.seat), table.order.index(table.active)
    return rounds + (1 if place > running else 0)


def _use(turns: float) -> float:
    """Goods are worth only what can still be made of them."""
    return min(1.0, turns / 3.5)


def _goods(player: Player, turns: float) -> float:
    worth = 0.0
    for kind, held in player.goods.items():
        easily_used = min(held, 12) + 0.4 * max(0, held - 12)
        worth += GOODS_WORTH[kind] * easily_used
    return 0.92 * _use(turns) * worth


def _awards(table: Table, seat: int, turns: float) -> float:
    """As they stand, trusted the more the less can still happen."""
    standing = sum(prizes(table, award)[seat] for award in table.box.awards)
    return standing * (0.35 + 0.65 / (1 + 0.25 * turns))


def _discounts(table: Table, player: Player, turns: float) -> float:
    """What the donation bonuses will save in actions to come."""
    missing_upgrades = len(table.box.upgrades) - len(player.upgrades)
    missing_workers = table.box.max_workers - len(player.workers)
    uses = {
        "shipyard": 0.32 * turns,
        "workshop": min(0.8 * missing_upgrades, 0.25 * turns),
        "guild_hall": min(0.8 * missing_workers, 0.1 * turns),
        "architects_office": min(3.0, 0.16 * turns),
    }
    saved = 0.0
    for action, times in uses.items():
        if times:
            for airship, resource, by in table.box.lowering[action]:
                markers = table.markers(player.seat, airship)
                if markers:
                    saved += times * GOODS_WORTH[resource] * min(by * markers, 8)
    return 0.7 * saved


def _ladder(table: Table, player: Player, turns: float) -> float:
    """Higher levels bring more for one action, so their prerequisites are worth something."""
    open_levels = 0.0
    for airship in table.box.airships.values():
        if airship.level > 1:
            if meets_prerequisite(table, player.seat, airship.id):
                open_levels += 0.06 * airship.level
            elif airship.prerequisite in table.fields and player.seat in table.fields[airship.prerequisite]:
                open_levels += 0.025 * airship.level
    return open_levels * min(turns, 10)


def _contract(table: Table, player: Player, contract: str, space: int, turns: float) -> float:
    """A contract is a chance and a threat: goods turn into points in time, or points are lost."""
    card = table.box.contracts[contract]
    stage_ends_in = -table.round % table.box.rounds_per_stage
    time = min(turns, stage_ends_in + table.box.rounds_per_stage * (space - 1) + (turns % 1))
    missing = sum(max(0, amount - player.goods[kind]) / YIELD[kind] for kind, amount in card.cost.items())
    if any(amount > player.capacity[kind] for kind, amount in card.cost.items()):
        missing += 3
    hands = 0.55 * len(player.workers) * time
    chance = 0.97 if not missing else max(0.0, 1 - 0.75 * missing / hands) if hands > 0 else 0.0
    goods = sum(GOODS_WORTH[kind] * amount for kind, amount in card.cost.items())
    gain = card.vp + GOODS_WORTH["gold"] * card.gold * _use(turns) - goods * 0.92 * _use(turns)
    return chance * gain - (1 - chance) * card.vp


def _prospects(table: Table, player: Player, turns: float) -> float:
    """What the workers who have not acted yet can do next."""
    if player.seat != table.active:
        return 0.0
    prospects = 0.0
    if table.moment == ARRIVED:
        prospects += acting_worth(table, player, table.visited[-1], turns)
    seen: dict[str, float] = {}
    for worker, tile in enumerate(player.workers):
        if not player.moved[worker] and (table.moment in (MAIN, ARRIVED) or worker == table.mover):
            around = [table.grid[cell] for cell in ADJACENT[table.grid.index(tile)]]
            worths = sorted(
                _seen(table, player, to, turns, seen) for to in around if to not in player.workers
            )
            if worths:
                prospects += 0.85 * worths[-1]
            if table.moment == TRANSIT:
                prospects -= 0.05
    return prospects


def _seen(table: Table, player: Player, tile: str, turns: float, seen: dict[str, float]) -> float:
    if tile not in seen:
        seen[tile] = acting_worth(table, player, tile, turns)
    return seen[tile]


def acting_worth(table: Table, player: Player, tile: str, turns: float) -> float:
    """What the action of a tile would bring now, roughly."""
    kind = table.box.kind[tile]
    if kind == "harbour" or not can_act(table, player, tile):
        return 0.0
    bonus = (
        0.25 if tile in table.developed and set(table.box.tile[tile].colours) & set(player.upgrades) else 0.0
    )
    return bonus + max(0.0, WORTH[kind](table, player, tile, turns))


def _spent(cost: dict[str, int], turns: float) -> float:
    return 0.92 * _use(turns) * sum(GOODS_WORTH[kind] * amount for kind, amount in cost.items())


def _collecting(table: Table, player: Player, tile: str, turns: float) -> float:
    worth = sum(
        GOODS_WORTH[kind] * min(amount, player.room(kind))
        for kind, amount in table.box.tile[tile].collect.items()
    )
    return 0.92 * _use(turns) * worth


def _shipyard(table: Table, player: Player, tile: str, turns: float) -> float:
    best = 0.0
    for build in airships_to_build(table, player):
        assert isinstance(build, Donate | Sell)
        ship = table.box.airships[build.airship]
        cost = _spent(lowered(table, player.seat, "shipyard", ship.cost), turns)
        if isinstance(build, Sell):
            gold = min(table.box.prices[ship.id][table.prices[ship.id] - 1], player.room("gold"))
            best = max(best, 0.92 * _use(turns) * GOODS_WORTH["gold"] * gold - cost)
        else:
            ahead = 0.7 if table.majority.get(ship.id) != player.seat else 0.3
            best = max(best, ship.vp + ahead + 0.06 * turns - cost)
    return best


def _office(table: Table, player: Player, tile: str, turns: float) -> float:
    best = 0.0
    for build in facilities_to_build(table, player):
        facility = table.box.facilities[build.facility]  # type: ignore[attr-defined]
        cost = _spent(lowered(table, player.seat, "architects_office", facility.cost), turns)
        best = max(
            best, facility.vp + (0.7 if table.majority.get(facility.id) != player.seat else 0.2) - cost
        )
    return best


def _guild_hall(table: Table, player: Player, tile: str, turns: float) -> float:
    return 0.5 * max(0.0, turns - 1) - _spent(hire_cost(table, player), turns)


def _workshop(table: Table, player: Player, tile: str, turns: float) -> float:
    costs = (
        _spent(cost, turns)
        for resource in table.box.upgrades
        if resource not in player.upgrades and player.can_pay(cost := upgrade_cost(table, player, resource))
    )
    return table.box.upgrade_vp + 0.05 + 0.06 * turns - min(costs, default=99.0)


def _market(table: Table, player: Player, tile: str, turns: float) -> float:
    contracts = table.box.contracts
    return max(_contract(table, player, card, contracts[card].deadline, turns) for card in table.display)


def _lighthouse(table: Table, player: Player, tile: str, turns: float) -> float:
    return 0.3 if not all(player.moved) else 0.05


WORTH = {
    "forest": _collecting,
    "mine": _collecting,
    "factory": _collecting,
    "valley": _collecting,
    "shipyard": _shipyard,
    "architects_office": _office,
    "guild_hall": _guild_hall,
    "workshop": _workshop,
    "market": _market,
    "lighthouse": _lighthouse,
}

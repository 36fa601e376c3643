"""What a position is worth to a seat, in credits of final wealth it may expect. For bots, not a rule."""

from kesselhaus.engine.tasks import Task
from kesselhaus.games.planet_steam.advice.auctions import held_card, hopes
from kesselhaus.games.planet_steam.advice.investing import investing
from kesselhaus.games.planet_steam.advice.judgement import weighed
from kesselhaus.games.planet_steam.advice.production import income
from kesselhaus.games.planet_steam.advice.projects import projects
from kesselhaus.games.planet_steam.advice.weights import WEIGHTS, Weights
from kesselhaus.games.planet_steam.advice.works import Works, works
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.scoring import final_wealth
from kesselhaus.games.planet_steam.state import HIDDEN, Player, Table
from kesselhaus.games.planet_steam.tasks import (
    Claiming,
    InProduction,
    InTankPhase,
    Mooring,
    Nominating,
    Placing,
    SpecialistAuction,
    TankTurn,
    Trading,
    TradingCertificate,
    ZoneBidding,
)

__all__ = ["FIRST_SIGHT", "SPREAD", "STYLES", "WEIGHTS", "Weights", "features", "judgement", "phase", "value"]

SPREAD = 60.0
"""A lead of so many credits is worth something, but not the game."""
FIRST_SIGHT = 20.0
"""Whole auctions are played on, and much of what comes of them is the others' doing."""
STYLES = {
    "builder": {"tanks": 1.2, "superchargers": 1.2},
    "trader": {"goods": 1.1, "carriers": 1.3, "luxury_quarters": 1.2},
    "racer": {"zones": 1.15, "open_zones": 1.3, "permits": 1.2},
}
"""What players of different kinds hold dear."""


PHASES: tuple[tuple[type[Task], ...], ...] = (
    (SpecialistAuction,),
    (Placing, Nominating, ZoneBidding, Claiming, Mooring),
    (InTankPhase,),
    (InProduction,),
    (Trading, TradingCertificate),
)


def phase(table: Table) -> tuple[int, int, int]:
    """What belongs together: an auction and a trade of all seats, the tank turn of one."""
    doing = table.doing
    running = next((number for number, kinds in enumerate(PHASES) if isinstance(doing, kinds)), -1)
    return table.round, running, doing.seat if isinstance(doing, InTankPhase) else 0


def value(table: Table, seat: int, weights: Weights = WEIGHTS) -> float:
    """The sum of all features; an estimate of final wealth."""
    return sum(features(table, seat, weights).values())


def judgement(table: Table, seat: int) -> float:
    """A second opinion on the same features: what they turned out to be worth in matches, and what goods are
    kept for.
    """
    found = weighed(features(table, seat), table.rounds_left)
    return found if table.doing is None else found + projects(table, table.players[seat])


def features(table: Table, seat: int, weights: Weights = WEIGHTS) -> dict[str, float]:
    """What a seat has, each in credits expected at the end."""
    player = table.players[seat]
    if table.doing is None:
        return {"wealth": float(final_wealth(table, player))}
    box = table.box
    plant = works(table, seat)
    expected = _expected_prices(table, weights.today, weights)
    later = _expected_prices(table, weights.far, weights)
    turns = tank_turns(table, seat)
    held = weights.unknown_credits if player.credits == HIDDEN else float(player.credits)
    return {
        "credits": held,
        "investing": investing(table, player, plant, held, plant.zones - plant.tanks, later, weights),
        "zones": float(box.zone_value * plant.zones),
        "tanks": float(box.tank_value * plant.tanks),
        "superchargers": float(box.supercharger_value * plant.superchargers),
        "luxury_quarters": float(box.quarters.end_value * player.quarters),
        "permits": weights.permit * player.permits if table.rounds_left > 1 else 0.0,
        "goods": _goods(table, player, plant, expected, turns, weights),
        "production": income(table, player, plant, expected, later, weights),
        "open_zones": _open_zones(plant, turns, weights),
        "carriers": weights.room * table.rounds_left * (sum(player.classes.values()) - len(RESOURCES)),
        "card": held_card(table, player, weights),
        "hopes": hopes(table, player, weights),
        "tidiness": -0.01 if _is_planned(table) else 0.0,
    }


def _is_planned(table: Table) -> bool:
    """Whether a plan was the last thing in the running tank turn."""
    return isinstance(table.doing, TankTurn) and table.doing.planned


def tank_turns(table: Table, seat: int) -> int:
    """Tank turns after the running one."""
    doing = table.doing
    if isinstance(doing, InTankPhase):
        over = not table.has_gone_before(doing.seat, seat)
    else:
        over = isinstance(doing, InProduction) or table.has_produced(seat)
    return table.rounds_left - over


def _expected_prices(table: Table, today: float, weights: Weights) -> dict[str, float]:
    """Prices come back to what is usual, in part."""
    gauges, price = table.box.gauges, table.price
    return {
        resource: today * price[resource] + (1 - today) * usual * gauges[resource].start_price
        for resource, usual in zip(RESOURCES, weights.usual, strict=True)
    }


def _goods(
    table: Table, player: Player, plant: Works, expected: dict[str, float], turns: int, weights: Weights
) -> float:
    """At the prices to be expected; what the next tank turn and production need is worth more."""
    goods = player.goods
    prices = expected if table.rounds_left > 1 or not table.has_produced(player.seat) else table.price
    worth = 0.0
    for resource, units in goods.items():
        worth += units * prices[resource]
    worth *= weights.kept if table.rounds_left > 1 or not table.has_produced(player.seat) else 1.0
    if turns > 0:
        worth += weights.working_water * min(goods["water"], weights.water_needed)
        worth += weights.working_energy * min(goods["energy"], plant.running + 1)
    return worth


def _open_zones(plant: Works, turns: int, weights: Weights) -> float:
    """Zones wait for tanks; side by side they will make groups."""
    if turns <= 0:
        return 0.0
    worth = weights.neighbour * plant.pairs + weights.river * plant.wet
    waiting = 2 - 0.5 ** (plant.zones - plant.tanks - 1) if plant.zones > plant.tanks else 0.0
    return weights.open_zone * turns * waiting + worth * min(turns, 2)

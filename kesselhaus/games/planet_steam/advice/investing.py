"""What credits, water, empty zones and ill-chosen tanks can be made into."""

from kesselhaus.games.planet_steam.advice.weights import Weights
from kesselhaus.games.planet_steam.advice.works import Works
from kesselhaus.games.planet_steam.figures import CONVERTERS
from kesselhaus.games.planet_steam.state import Player, Table
from kesselhaus.games.planet_steam.tasks import (
    Activating,
    Closing,
    InProduction,
    InTankPhase,
    Trading,
    TradingCertificate,
)

AFTER_TANKS = (InProduction, Trading, TradingCertificate, Closing)


def investing(
    table: Table,
    player: Player,
    plant: Works,
    held: float,
    empty: int,
    expected: dict[str, float],
    weights: Weights,
) -> float:
    """Profit from tanks and converters that the player can still buy, in this tank turn or the next one."""
    seat, doing, box = player.seat, table.doing, table.box
    if isinstance(doing, Activating):
        over = table.has_gone_before(seat, doing.seat)
    elif isinstance(doing, InTankPhase):
        # In the running turn tanks are bought, not promised: nothing must be lost by ending it.
        over = not table.has_gone_before(doing.seat, seat)
    else:
        over = isinstance(doing, AFTER_TANKS)
    rounds = table.rounds_left - over
    if rounds <= 0 or not (empty or plant.tanks):
        return 0.0
    yearly = _yearly(table, player, plant, expected, weights)
    best = max(yearly, key=yearly.__getitem__)
    gain = weights.future * rounds * yearly[best]
    share = weights.next_time if over else weights.intention
    worth = 0.0
    if empty:
        water = player.goods["water"] - 1
        if over and _will_trade(table, seat, "water"):
            water = max(water, 2)
        price = box.tank_price[table.stock] if table.stock else 2 * table.price["quartz"]
        price += _converter_price(table, best)
        tanks = min(empty, water, int(held / price), box.tanks - len(table.tanks))
        if tanks > 0:
            profit = box.tank_value + gain - price - table.price["water"]
            worth += share * max(0.0, profit) * tanks
    worst = min((kind for kind, tanks in plant.kinds.items() if tanks), key=yearly.__getitem__, default=best)
    if worst != best and (over or player.goods["water"]):
        profit = gain - weights.future * rounds * yearly[worst] - _converter_price(table, best)
        worth += share * max(0.0, profit) * min(plant.kinds[worst], 3)
    return worth


def _will_trade(table: Table, seat: int, resource: str) -> bool:
    """Whether the seat can still buy a resource before its next tank turn."""
    return isinstance(table.doing, InProduction | Trading) and Trading(seat, resource) in table.agenda


def _yearly(
    table: Table, player: Player, plant: Works, expected: dict[str, float], weights: Weights
) -> dict[str, float]:
    """What one more tank of each kind brings in a round."""
    capacity, classes = table.box.capacity, player.classes
    found = {}
    for resource, price in expected.items():
        made = plant.units[resource]
        if made >= capacity[resource][classes[resource]]:
            found[resource] = 0.0
        else:
            found[resource] = price * (1 - weights.glut * (2 * made + 1))
        if resource != "energy":
            found[resource] = max(0.0, found[resource] - expected["energy"])
    return found


def _converter_price(table: Table, kind: str) -> int:
    return table.box.converter_price[kind].credits if kind in CONVERTERS else 0

"""What credits, water, empty zones and ill-chosen tanks can be made into."""

from kesselhaus.games.planet_steam.advice.weights import Weights
from kesselhaus.games.planet_steam.advice.works import Works
from kesselhaus.games.planet_steam.figures import CONVERTERS
from kesselhaus.games.planet_steam.rules.trade_order import trade_order
from kesselhaus.games.planet_steam.state import (
    ACTIVATION,
    CERTIFICATES,
    CLOSING,
    PRODUCTION,
    TANK_ACTIONS,
    TRADE,
    Player,
    Table,
)

AFTER_TANKS = frozenset((PRODUCTION, TRADE, CERTIFICATES, CLOSING))


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
    seat, moment, box = player.seat, table.moment, table.box
    if moment == ACTIVATION:
        over = seat in table.turn_order[: table.place]
    elif moment == TANK_ACTIONS:
        # In the running turn tanks are bought, not promised: nothing must be lost by ending it.
        over = seat in table.turn_order[: table.place + 1]
    else:
        over = moment in AFTER_TANKS
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
    if table.moment != TRADE:
        return table.moment == PRODUCTION
    turn = trade_order(table).index(resource)
    return table.traded < turn or (table.traded == turn and seat in table.turn_order[table.place :])


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

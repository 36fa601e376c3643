"""What credits, water and empty zones can be made into: tanks and converters."""

from kesselhaus.games.planet_steam.advice.weights import Weights
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
    held: float,
    empty: int,
    expected: dict[str, float],
    weights: Weights,
) -> float:
    """Profit from tanks that the player can still set up in this tank turn, or else in the next one."""
    seat, moment, box = player.seat, table.moment, table.box
    running = moment == TANK_ACTIONS and table.turn_order[table.place] == seat
    if moment in (ACTIVATION, TANK_ACTIONS):
        over = seat in table.turn_order[: table.place]
    else:
        over = moment in AFTER_TANKS
    rounds = table.rounds_left - over
    if rounds <= 0 or not empty:
        return 0.0
    water = player.goods["water"] - (not running)
    if over:
        water = max(water, 2)  # there is a trade in between
    price = box.tank_price[table.stock] if table.stock else 2 * table.price["quartz"]
    tanks = min(empty, water, int(held / price), box.tanks - len(table.tanks))
    if tanks <= 0:
        return 0.0
    # A simple tank, so that the promise is never better than the purchase itself.
    yearly = max(0.0, expected["water"] - expected["energy"])
    profit = box.tank_value + weights.future * yearly * (rounds - 1) - price - table.price["water"]
    return (weights.next_time if over else weights.intention) * max(0.0, profit) * tanks

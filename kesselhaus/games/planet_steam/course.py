"""What to follow through a match: the four prices and supplies of the resource terminal."""

from kesselhaus.engine.course import Reading
from kesselhaus.games.planet_steam.box import PlanetBox
from kesselhaus.games.planet_steam.state import CERTIFICATES, OVER, ROUND_START, TRADE, Table

TRADE_BEGINS, TRADE_ENDS = 0.5, 0.9
"""Where trade lies within a round: after auctions, tanks and production, before the closing phase."""


def reading(table: Table) -> Reading | None:
    """At the end of every round, and before and after every action of trade (PS-115)."""
    time = _time(table)
    if time is None:
        return None
    return Reading(time, {"price": dict(table.price), "supply": dict(table.supply)})


def _time(table: Table) -> float | None:
    if table.moment in (ROUND_START, OVER):
        return table.round
    actions = len(table.price) * table.seats
    if table.moment == TRADE:
        done = table.traded * table.seats + table.place
    elif table.moment == CERTIFICATES and not table.place:
        done = actions
    else:
        return None
    return round(table.round - 1 + TRADE_BEGINS + (TRADE_ENDS - TRADE_BEGINS) * done / actions, 4)


def scales(box: PlanetBox) -> dict[str, dict[str, tuple[float, float]]]:
    """2.5: where the scales end."""
    return {
        "price": {
            resource: (gauge.lowest_price, gauge.highest_price) for resource, gauge in box.gauges.items()
        },
        "supply": {resource: (0, gauge.highest_supply) for resource, gauge in box.gauges.items()},
    }

"""What to follow through a match: the four prices and supplies of the resource terminal."""

from kesselhaus.engine.gauges import Reading
from kesselhaus.games.planet_steam.box import PlanetBox
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import Round, Trading, TradingCertificate

TRADE_BEGINS, TRADE_ENDS = 0.5, 0.9
"""Where trade lies within a round: after auctions, tanks and production, before the closing phase."""


def reading(table: Table) -> Reading | None:
    """At the end of every round, and before and after every action of trade (PS-115)."""
    time = _time(table)
    if time is None:
        return None
    return Reading(time, {"price": dict(table.price), "supply": dict(table.supply)})


def _time(table: Table) -> float | None:
    doing = table.doing
    if doing is None or isinstance(doing, Round):
        return table.round
    trading = isinstance(doing, Trading)
    if not trading and doing != TradingCertificate(table.turn_order[0] if table.turn_order else -1):
        return None
    actions = len(table.price) * table.seats
    done = actions - sum(isinstance(task, Trading) for task in table.agenda)
    return round(table.round - 1 + TRADE_BEGINS + (TRADE_ENDS - TRADE_BEGINS) * done / actions, 4)


def scales(box: PlanetBox) -> dict[str, dict[str, tuple[float, float]]]:
    """2.5: where the scales end."""
    return {
        "price": {
            resource: (gauge.lowest_price, gauge.highest_price) for resource, gauge in box.gauges.items()
        },
        "supply": {resource: (0, gauge.highest_supply) for resource, gauge in box.gauges.items()},
    }

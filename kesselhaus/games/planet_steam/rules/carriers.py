"""Raising carriers (PS-40)."""

from kesselhaus.engine.questions import Option
from kesselhaus.games.planet_steam.events import CarrierRaised
from kesselhaus.games.planet_steam.options import RAISE_CARRIER
from kesselhaus.games.planet_steam.state import Player, Table


def raisable(table: Table, player: Player) -> list[Option]:
    """PS-40: every own carrier below the highest class."""
    highest = table.box.highest_class
    return [RAISE_CARRIER[resource] for resource, level in player.classes.items() if level < highest]


def raise_carrier(
    table: Table, player: Player, resource: str, paid: dict[str, int] | None = None, *, rule: str
) -> None:
    """PS-40: to the next class; the load stays on it."""
    player.classes[resource] += 1
    goods = tuple((paid or {}).items())
    table.tell(CarrierRaised(player.seat, resource, player.classes[resource], goods, rule=rule))

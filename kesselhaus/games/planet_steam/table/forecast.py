"""What tanks will give when they are used next: what is on the map makes it certain (PS-106 to PS-112)."""

from collections.abc import Collection
from typing import NamedTuple

from kesselhaus.engine.view import View
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.options import Use
from kesselhaus.games.planet_steam.rules.production import is_exempt
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.table.sight import Sight
from kesselhaus.games.planet_steam.tasks import RunningTanks


class Forecast(NamedTuple):
    """The next production of one player, if he uses all his tanks."""

    tanks: dict[str, int]
    """By zone: one, and one more each for supercharger and airship."""
    links: list[tuple[str, str]]
    """Pairs of neighbours that bring one unit more each: a tree over every connected group (PS-109)."""
    energy: int
    """What running them still costs."""
    gains: dict[str, int]


NOTHING = Forecast({}, [], 0, dict.fromkeys(RESOURCES, 0))


def forecast(sight: Sight, seat: int) -> Forecast:
    """As the viewer looks at it, who may have decided already."""
    return forecast_of(sight.table, seat, sight.view.fact(_has_produced, seat), left_out(sight, seat))


def forecast_of(table: Table, seat: int, done: bool, idle: Collection[str] = ()) -> Forecast:
    """For a player who has produced in this round or has not; nothing if he will not produce any more."""
    if table.is_over or (done and table.rounds_left <= 1):
        return NOTHING
    frozen, mooring = (None, None) if done else (table.sabotaged, table.airship)
    row = table.box.moorings[mooring] if mooring else 0
    tanks, gains, energy, used = {}, dict.fromkeys(RESOURCES, 0), 0, _used(table)
    for zone in table.own_tanks(seat):
        if zone == frozen or zone in idle:
            continue
        tank = table.tanks[zone]
        tanks[zone] = 1 + tank.supercharger + (table.box.row[zone] == row)
        gains[tank.resource] += tanks[zone]
        if zone not in used and not is_exempt(table, zone):
            energy += table.box.running["energy"]
    links = _links(table, list(tanks))
    for zone, _ in links:
        gains[table.tanks[zone].resource] += 1
    return Forecast(tanks, links, energy, gains)


def _has_produced(view: View[Table], seat: int) -> bool:
    return view.state.has_produced(seat)


def _used(table: Table) -> tuple[str, ...]:
    """PS-103: the tanks chosen so far in the running production."""
    running = table.waiting(RunningTanks)
    return running.used if running else ()


def left_out(sight: Sight, seat: int) -> frozenset[str]:
    """PS-103a: the tanks that the viewer has already decided not to use."""
    asked = next((option.zone for option in sight.offered(Use)), None)
    if asked is None or seat != sight.view.seat:
        return frozenset()
    own, used = sight.table.own_tanks(seat), _used(sight.table)
    return frozenset(zone for zone in own[: own.index(asked)] if zone not in used)


def _links(table: Table, zones: list[str]) -> list[tuple[str, str]]:
    links = []
    left = dict.fromkeys(zones)
    while left:
        group = [next(iter(left))]
        del left[group[0]]
        for zone in group:
            for near in table.box.neighbours[zone]:
                if near in left and table.tanks[near].resource == table.tanks[zone].resource:
                    del left[near]
                    group.append(near)
                    links.append((zone, near))
    return links

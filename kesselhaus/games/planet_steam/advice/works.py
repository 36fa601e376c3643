"""A seat's zones and tanks at a glance, worked out once for as long as they stay as they are."""

from msgspec import Struct

from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.state import Table

KEPT = 20_000
_seen: dict[object, "Works"] = {}


class Works(Struct):
    """What belongs to a seat on the map. Whoever gets it must not change it: others get the same one."""

    zones: int
    pairs: float
    """Own zones side by side."""
    wet: int
    """Own zones at the river."""
    tanks: int
    superchargers: int
    running: int
    """Tanks that cost energy to run."""
    units: dict[str, int]
    """What all tanks give in a round without the airship."""
    lifted: dict[str, int]
    """What the airship adds this round."""
    kinds: dict[str, int]
    """How many tanks give each resource."""
    rows: list[list[str]]
    """What the tanks of each row give."""


def works(table: Table, seat: int) -> Works:
    """From memory, if zones, tanks and airship have not changed; most answers change none of them."""
    claims, tanks = table.claims, table.tanks
    key = (seat, table.airship, table.box, *claims, *claims.values(), *tanks, *tanks.values())
    found = _seen.get(key)
    if found is None:
        if len(_seen) >= KEPT:
            _seen.clear()
        found = _seen[key] = _works(table, seat)
    return found


def _works(table: Table, seat: int) -> Works:
    """Counts tanks, groups (PS-108), superchargers and the airship's row."""
    box, claims = table.box, table.claims
    units, lifted = dict.fromkeys(RESOURCES, 0), dict.fromkeys(RESOURCES, 0)
    kinds = dict.fromkeys(RESOURCES, 0)
    row = box.moorings[table.airship] if table.airship else 0
    tanks = superchargers = running = 0
    gives: dict[str, str] = {}
    rows: dict[int, list[str]] = {}
    for zone, tank in table.tanks.items():
        if claims[zone] == seat:
            converter = tank.converter
            resource = gives[zone] = converter or "water"
            tanks += 1
            kinds[resource] += 1
            units[resource] += 1
            rows.setdefault(box.row[zone], []).append(resource)
            if tank.supercharger:
                superchargers += 1
                units[resource] += 1
            if converter != "energy" and (converter is not None or zone not in box.river):
                running += 1
            if box.row[zone] == row:
                lifted[resource] += 1
    neighbours = box.neighbours
    while gives:
        zone, resource = gives.popitem()
        group = [zone]
        for member in group:
            for near in neighbours[member]:
                if gives.get(near) == resource:
                    del gives[near]
                    group.append(near)
        units[resource] += len(group) - 1
    own = {zone for zone, owner in claims.items() if owner == seat}
    return Works(
        zones=len(own),
        pairs=sum(near in own for zone in own for near in neighbours[zone]) / 2,
        wet=sum(zone in box.river for zone in own),
        tanks=tanks,
        superchargers=superchargers,
        running=running,
        units=units,
        lifted=lifted,
        kinds=kinds,
        rows=list(rows.values()),
    )

"""What the tanks of a seat will bring in."""

from msgspec import Struct

from kesselhaus.games.planet_steam.advice.weights import Weights
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.state import CERTIFICATES, CLOSING, PRODUCTION, TRADE, Player, Table

AFTER_PRODUCTION = frozenset((TRADE, CERTIFICATES, CLOSING))


class Works(Struct):
    """A seat's tanks at a glance."""

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


def works(table: Table, seat: int) -> Works:
    """Counts tanks, groups (PS-108), superchargers and the airship's row."""
    box, claims = table.box, table.claims
    units, lifted = dict.fromkeys(RESOURCES, 0), dict.fromkeys(RESOURCES, 0)
    kinds = dict.fromkeys(RESOURCES, 0)
    row = box.moorings[table.airship] if table.airship else 0
    tanks = superchargers = running = 0
    gives: dict[str, str] = {}
    for zone, tank in table.tanks.items():
        if claims[zone] == seat:
            converter = tank.converter
            resource = gives[zone] = converter or "water"
            tanks += 1
            kinds[resource] += 1
            units[resource] += 1
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
    return Works(tanks, superchargers, running, units, lifted, kinds)


def has_produced(table: Table, seat: int) -> bool:
    """Whether the seat's production of this round is over."""
    if table.moment == PRODUCTION:
        return seat in table.turn_order[: table.place]
    return table.moment in AFTER_PRODUCTION


def income(table: Table, player: Player, plant: Works, expected: dict[str, float], weights: Weights) -> float:
    """Credits from all productions to come. What carriers cannot hold is lost, and only energy in store runs
    the next production (PS-105).
    """
    over = has_produced(table, player.seat)
    rounds = table.rounds_left - over
    if not plant.tanks or rounds <= 0:
        return 0.0
    capacity, classes = table.box.capacity, player.classes
    later = following = 0.0
    for resource, price in expected.items():
        made = plant.units[resource]
        most = capacity[resource][classes[resource]]
        if made:
            sold = min(made, most)
            later += price * sold * (1 - weights.glut * sold)
        made += 0 if over else plant.lifted[resource]
        if made:
            sold = min(made, most if over else most - player.goods[resource])
            following += price * sold * (1 - weights.glut * sold)
    energy = expected["energy"]
    powered = min(player.goods["energy"], plant.running)
    share = (plant.tanks - plant.running + powered) / plant.tanks
    later = max(0.0, later - energy * plant.running)
    return following * share - energy * powered + weights.future * later * (rounds - 1)

"""Production (4.4.1)."""

from collections.abc import Iterable, Mapping
from itertools import product

from kesselhaus.engine.questions import Asking
from kesselhaus.engine.tasks import does
from kesselhaus.games.planet_steam.events import Goods, Produced
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.options import Store, Use, use_or_leave
from kesselhaus.games.planet_steam.rules.asking import ask, decide
from kesselhaus.games.planet_steam.state import Player, Table
from kesselhaus.games.planet_steam.tasks import Producing, RunningTanks

Units = dict[str, int]


@does(Producing)
def produce(table: Table, task: Producing) -> Asking[RunningTanks | tuple[()]]:
    """PS-102: with the own tanks, but for a sabotaged one."""
    zones = tuple(zone for zone in table.own_tanks(task.seat) if zone != table.sabotaged)
    return (yield from run_tanks(table, RunningTanks(task.seat, zones)))


@does(RunningTanks)
def run_tanks(table: Table, task: RunningTanks) -> Asking[RunningTanks | tuple[()]]:
    """PS-103a: the tanks that can be used one after the other; then everything is stored at once (PS-113)."""
    player, cost, zones = table.players[task.seat], table.box.running, task.zones
    while zones:
        zone, zones = zones[0], zones[1:]
        free = is_exempt(table, zone)
        if not free and not player.can_pay(cost):
            continue
        if not isinstance((yield ask(table, player.seat, "PS-103", use_or_leave(zone))), Use):
            return RunningTanks(task.seat, zones, task.used, task.energy)
        energy = 0 if free else cost.get("energy", 0)
        if not free:
            player.pay(cost)
        return RunningTanks(task.seat, zones, (*task.used, zone), task.energy + energy)
    yield from store_output(table, player, task.used, task.energy)
    return ()


def store_output(table: Table, player: Player, used: tuple[str, ...], energy_paid: int) -> Asking[None]:
    if not used:
        return
    parts = output(table, used)
    gained = {resource: sum(part[resource] for part in parts) for resource in RESOURCES}
    stored = yield from store(table, player, gained)
    lost = {resource: gained[resource] - stored[resource] for resource in RESOURCES}
    told = [goods(units) for units in (*parts, stored, lost)]
    table.tell(Produced(player.seat, used, energy_paid, *told, rule="PS-102"))


def is_exempt(table: Table, zone: str) -> bool:
    """PS-104: simple tanks on river zones and tanks with an energy converter run without energy."""
    converter = table.tanks[zone].converter
    return converter == "energy" or (converter is None and zone in table.box.river)


def output(table: Table, used: tuple[str, ...]) -> tuple[Units, Units, Units, Units]:
    """PS-106 to PS-112: basic production, synergy, superchargers and airship; they add up without limit."""
    basic, superchargers, airship = _nothing(), _nothing(), _nothing()
    row, gives = table.box.moorings[table.airship] if table.airship else 0, {}
    for zone in used:
        tank = table.tanks[zone]
        resource = gives[zone] = tank.resource
        basic[resource] += 1
        if tank.supercharger:
            superchargers[resource] += 1
        if table.box.row[zone] == row:
            airship[resource] += 1
    return basic, synergy(table, gives), superchargers, airship


def synergy(table: Table, gives: dict[str, str]) -> Units:
    """PS-108, PS-109: each largest connected group of used tanks that give the same brings its size less one:
    one unit for every tank but the first that is found of each group.
    """
    extra, neighbours, left = _nothing(), table.box.neighbours, dict(gives)
    while left:
        zone, resource = left.popitem()
        group = [zone]
        for member in group:
            for near in neighbours[member]:
                if left.get(near) == resource:
                    del left[near]
                    group.append(near)
        extra[resource] += len(group) - 1
    return extra


def _nothing() -> Units:
    return {"quartz": 0, "ore": 0, "water": 0, "energy": 0}


def goods(units: Mapping[str, int]) -> Goods:
    return tuple((resource, amount) for resource, amount in units.items() if amount)


def store(table: Table, player: Player, gained: Units) -> Asking[Units]:
    """PS-113: what does not fit is lost. PS-177: with the Independent Carrier the carriers are filled first,
    then the holder divides the room on the card among the surplus. Returns what was stored.
    """
    if player.seat != table.carrier_holder:
        return {resource: table.gain(player, resource, units) for resource, units in gained.items()}
    card = table.box.extra_room - table.excess(player)
    fits = {
        resource: min(units, max(0, table.capacity(player, resource) - player.goods[resource]))
        for resource, units in gained.items()
    }
    surplus = {resource: gained[resource] - fits[resource] for resource in RESOURCES}
    choice = yield from decide(table, player.seat, "PS-177", divisions(card, surplus.values()))
    stored = {resource: fits[resource] + getattr(choice, resource) for resource in RESOURCES}
    for resource, units in stored.items():
        player.goods[resource] += units
    return stored


def divisions(room: int, surplus: Iterable[int]) -> list[Store]:
    """PS-177: all ways to fill the room on the card completely, or with all there is if that is less."""
    most = list(surplus)
    filled = min(room, sum(most))
    ways = product(*(range(min(units, filled) + 1) for units in most))
    return [Store(*way) for way in ways if sum(way) == filled]

"""Reorganising by a plan (PS-95 to PS-99)."""

from kesselhaus.engine.questions import Asking, Option
from kesselhaus.engine.tasks import does
from kesselhaus.games.planet_steam import options
from kesselhaus.games.planet_steam.events import Reorganised
from kesselhaus.games.planet_steam.figures import CONVERTERS
from kesselhaus.games.planet_steam.rules.asking import decide
from kesselhaus.games.planet_steam.state import Player, Table
from kesselhaus.games.planet_steam.tanks import Tank
from kesselhaus.games.planet_steam.tasks import Plan, Planning


def begin_plan(table: Table, player: Player) -> Planning:
    """PS-97: for the own zones, without that of a sabotaged tank (PS-169)."""
    return Planning(
        player.seat, tuple(zone for zone in table.own_zones(player.seat) if zone != table.sabotaged)
    )


@does(Planning)
def plan_zone(table: Table, task: Planning) -> Asking[Planning | tuple[()]]:
    """PS-97: one zone after the other; the plan takes effect as a whole."""
    choice = yield from decide(table, task.seat, "PS-97", contents(table, task))
    zone = task.zones[len(task.plan)]
    plan = (*task.plan, (zone, choice.tank))
    if len(plan) < len(task.zones):
        return Planning(task.seat, task.zones, plan)
    carry_out(table, table.players[task.seat], plan)
    return ()


def contents(table: Table, task: Planning) -> tuple[Option, ...]:
    """PS-96, PS-97: the contents of the next zone that leave a legal plan possible. Converters may be left
    over, superchargers and tanks may not: what remains of them has to fit on the zones still to come.
    """
    zones, named = task.zones, [tank for _, tank in task.plan]
    zone, still_to_come = zones[len(named)], len(zones) - len(named) - 1
    before = [table.tanks.get(own) for own in zones]
    tanks = len(before) - before.count(None) - len(named) + named.count(None)
    superchargers = _superchargers(before) - _superchargers(named)
    kinds = tuple(
        kind
        for kind in CONVERTERS
        if _converters(before, kind) > _converters(named, kind)
        and (kind == "energy" or zone not in table.box.river or "adv_river_restriction" not in table.variants)
    )
    if "adv_immovable_tanks" in table.variants:
        may_be_empty, may_have_tank = zone not in table.tanks, zone in table.tanks
    else:
        may_be_empty, may_have_tank = tanks <= still_to_come, tanks > 0
    possible = "e" if may_be_empty else ""
    if may_have_tank and superchargers < tanks:
        possible += "t"
    if may_have_tank and superchargers > 0:
        possible += "s"
    return options.arrange(zone, kinds, possible)


def _superchargers(tanks: list[Tank | None]) -> int:
    return sum(tank is not None and tank.supercharger for tank in tanks)


def _converters(tanks: list[Tank | None], kind: str) -> int:
    return sum(tank is not None and tank.converter == kind for tank in tanks)


def carry_out(table: Table, player: Player, plan: Plan) -> None:
    """PS-96: free of charge; converters that are no longer attached go to the bank (PS-99)."""
    before = [table.tanks.get(zone) for zone, _ in plan]
    after = [tank for _, tank in plan]
    for zone, tank in plan:
        if tank is not None:
            table.tanks[zone] = tank
        else:
            table.tanks.pop(zone, None)
    returned = {kind: _converters(before, kind) - _converters(after, kind) for kind in CONVERTERS}
    for kind, count in returned.items():
        table.converters[kind] += count
    changes = tuple(line for line, old in zip(plan, before, strict=True) if line[1] != old)
    gone = tuple((kind, count) for kind, count in returned.items() if count)
    table.tell(Reorganised(player.seat, changes, gone, rule="PS-96"))

"""Reorganising by a plan (PS-95 to PS-99)."""

from kesselhaus.engine.questions import Option, Play
from kesselhaus.games.planet_steam import options
from kesselhaus.games.planet_steam.events import Reorganised
from kesselhaus.games.planet_steam.figures import CONVERTERS
from kesselhaus.games.planet_steam.rules.asking import decide
from kesselhaus.games.planet_steam.state import Player, Table, Tank

Plan = tuple[tuple[str, Tank | None], ...]


def reorganise(table: Table, player: Player) -> Play:
    """PS-97: the own zones one after the other, without that of a sabotaged tank (PS-169); the plan takes
    effect as a whole.
    """
    zones = [zone for zone in table.own_zones(player.seat) if zone != table.sabotaged]
    table.plan = ()
    for place, zone in enumerate(zones):
        choices = contents(table, zones, place)
        choice = yield from decide(table, player.seat, "PS-97", choices)
        table.plan = (*table.plan, (zone, choice.tank))
    carry_out(table, player, table.plan)
    table.plan = None


def contents(table: Table, zones: list[str], place: int) -> tuple[Option, ...]:
    """PS-96, PS-97: the contents of the next zone that leave a legal plan possible. Converters may be left
    over, superchargers and tanks may not: what remains of them has to fit on the zones still to come.
    """
    zone, still_to_come = zones[place], len(zones) - place - 1
    named = [tank for _, tank in table.plan or ()]
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

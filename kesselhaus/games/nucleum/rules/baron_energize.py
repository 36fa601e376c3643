"""How the Baron energizes (NU-176, NU-184)."""

from typing import Any

from msgspec import Struct

from kesselhaus.games.nucleum.events import BaronGained, Energized
from kesselhaus.games.nucleum.rules.coal import import_coal, merged, price_of
from kesselhaus.games.nucleum.rules.energize import pay_owners
from kesselhaus.games.nucleum.rules.holdings import add_cubes, gain_workers
from kesselhaus.games.nucleum.rules.plants import Survey, fees, open_buildings, plants_reaching, survey
from kesselhaus.games.nucleum.state import Player, Table, Task, piece


class Way(Struct, frozen=True):
    """One legal way to energize a building."""

    site: str
    plant: str
    uranium: int
    coal: int
    thaler: int


def energize(table: Table, baron: Player, task: Task, *, free: bool = False) -> None:
    """NU-176: the highest electricity value, own before neutral, the lowest cost, the fewest uranium. If it
    is impossible he gains 1 thaler.
    """
    if not _energize(table, baron, task, free=free):
        thaler = table.box.baron.consolation_thaler
        baron.thaler += thaler
        table.tell(BaronGained, thaler, 0, rule="NU-176")


def energize_for_free(table: Table, baron: Player) -> None:
    """NU-184: without paying thaler."""
    energize(table, baron, Task(baron.seat, "energize"), free=True)


def _energize(table: Table, baron: Player, task: Task, *, free: bool) -> bool:
    best = best_way(table, baron, task, free=free)
    if best is None:
        return False
    view, way = best
    left = way.uranium
    for row in view.rows:
        used = min(left, baron.uranium[row - 1])
        add_cubes(baron, row, -used)
        left -= used
    coal = split(view, way.coal)
    for region, count in coal:
        import_coal(table, region, count)
    baron.thaler -= way.thaler
    pay_owners(table, baron, view.foreign[: max(0, way.uranium - view.free)])
    standing = table.sites[way.site]
    table.sites[way.site] = piece(standing.id, standing.owner, True)
    electricity = view.base + table.box.uranium_electricity * way.uranium + way.coal
    told = (way.site, standing.id, way.plant, coal, way.uranium, electricity, way.thaler)
    table.tell(Energized, baron.seat, *told, rule="NU-176")
    for item in table.box.building_reward[standing.id]:
        kind, amount = item[0]
        if kind == "thaler":
            baron.thaler += amount
            table.tell(BaronGained, amount, 0, rule="NU-176")
        elif kind == "worker":
            table.tell(BaronGained, 0, amount, rule="NU-176")
            gain_workers(table, baron, amount)
    return True


def best_way(table: Table, baron: Player, task: Task, *, free: bool) -> tuple[Survey, Way] | None:
    """NU-176: the criteria in turn, then the order of the map."""
    sites, key_of = table.sites, table.box.side.site_key
    buildings = open_buildings(table, baron)
    if not buildings:
        return None
    best: tuple[Survey, Way] | None = None
    lowest: tuple[Any, ...] = (0,)
    for number, plant in enumerate(plants_reaching(table, buildings)):
        view = survey(table, baron, task, plant, buildings)
        assert view is not None
        for site, value in view.targets:
            if -value > lowest[0]:
                continue
            neutral = sites[site].owner != baron.seat
            for uranium, coal in fuels(table, view, value):
                thaler = 0 if free else cost(table, view, uranium, coal)
                if thaler <= baron.thaler:
                    rank = (-value, neutral, thaler, uranium, key_of[site], number)
                    if best is None or rank < lowest:
                        best, lowest = (view, Way(site, plant, uranium, coal, thaler)), rank
    return best


def fuels(table: Table, view: Survey, value: int) -> list[tuple[int, int]]:
    """Uranium and coal for so much electricity: every way with no more fuel than needed."""
    missing, each = value - view.base, table.box.uranium_electricity
    ways = []
    for uranium in range(view.uranium + 1):
        if uranium and each * (uranium - 1) >= missing:
            break
        coal = missing - each * uranium
        if coal <= 0:
            ways.append((uranium, 0))
        elif view.regions:
            ways.append((uranium, coal))
    return ways


def cost(table: Table, view: Survey, uranium: int, coal: int) -> int:
    """NU-131a, without conversions (NU-168a)."""
    spent = fees(table, view, uranium) - view.saving
    if coal:
        price = view.prices[0] if len(view.prices) == 1 else merged(*view.prices)
        spent += max(0, price_of(price, coal) - view.coal_saving)
    return spent if spent > 0 else 0


def split(view: Survey, coal: int) -> tuple[tuple[str, int], ...]:
    """Each coal where it is cheapest; at equal prices the first region."""
    if len(view.regions) == 1:
        return ((view.regions[0], coal),)
    taken = [0] * len(view.regions)
    for _ in range(coal):
        places = range(len(taken))
        taken[
            min(
                places,
                key=lambda k: price_of(view.prices[k], taken[k] + 1) - price_of(view.prices[k], taken[k]),
            )
        ] += 1
    return tuple(zip(view.regions, taken, strict=True))

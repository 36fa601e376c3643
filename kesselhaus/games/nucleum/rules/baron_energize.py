"""How the Baron energizes (NU-176, NU-184)."""

from typing import Any

from msgspec import Struct

from kesselhaus.games.nucleum.events import BaronGained, Energized
from kesselhaus.games.nucleum.rules.coal import import_coal, merged, price_of
from kesselhaus.games.nucleum.rules.energize import pay_owners
from kesselhaus.games.nucleum.rules.holdings import add_cubes, gain_workers
from kesselhaus.games.nucleum.rules.plants import Survey, fees, open_buildings, plants_reaching, survey
from kesselhaus.games.nucleum.state import Player, Table, piece
from kesselhaus.games.nucleum.tasks.actions import Energizing, MainAction


class Way(Struct, frozen=True):
    """One legal way to energize a building."""

    site: str
    plant: str
    uranium: int
    coal: int
    thaler: int


def energize(table: Table, baron: Player, action: MainAction, *, free: bool = False) -> None:
    """NU-176: the highest electricity value, own before neutral, the lowest cost, the fewest uranium. If it
    is impossible he gains 1 thaler.
    """
    if not _energize(table, baron, action, free=free):
        thaler = table.box.baron.consolation_thaler
        baron.thaler += thaler
        table.tell(BaronGained(thaler, 0, rule="NU-176"))


def energize_for_free(table: Table, baron: Player) -> None:
    """NU-184: without paying thaler."""
    energize(table, baron, Energizing(baron.seat), free=True)


def _energize(table: Table, baron: Player, action: MainAction, *, free: bool) -> bool:
    best = best_way(table, baron, action, free=free)
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
    table.tell(Energized(baron.seat, *told, rule="NU-176"))
    for item in table.box.building_reward[standing.id]:
        kind, amount = item[0]
        if kind == "thaler":
            baron.thaler += amount
            table.tell(BaronGained(amount, 0, rule="NU-176"))
        elif kind == "worker":
            table.tell(BaronGained(0, amount, rule="NU-176"))
            gain_workers(table, baron, amount)
    return True


def best_way(table: Table, baron: Player, action: MainAction, *, free: bool) -> tuple[Survey, Way] | None:
    """NU-176: the criteria in turn, then the order of the map."""
    buildings = open_buildings(table, baron)
    if not buildings:
        return None
    sites, key_of = table.sites, table.box.side.site_key
    best: tuple[Survey, Way] | None = None
    lowest: tuple[Any, ...] = (0,)
    for number, plant in enumerate(plants_reaching(table, buildings)):
        view = survey(table, baron, action, plant, buildings)
        assert view is not None
        for value in sorted({value for _, value in view.targets}, reverse=True):
            if -value > lowest[0]:
                break
            fuel = cheapest_fuel(table, baron, view, value, free=free)
            if fuel is None:
                continue
            thaler, uranium, coal = fuel
            for site, needed in view.targets:
                if needed == value:
                    neutral = sites[site].owner != baron.seat
                    rank = (-value, neutral, thaler, uranium, key_of[site], number)
                    if best is None or rank < lowest:
                        best, lowest = (view, Way(site, plant, uranium, coal, thaler)), rank
            break
    return best


def cheapest_fuel(
    table: Table, baron: Player, view: Survey, value: int, *, free: bool
) -> tuple[int, int, int] | None:
    """Thaler, uranium and coal of the way to so much electricity that costs least, with the fewest uranium.
    There is never more fuel than needed. None if he cannot pay for any.
    """
    missing, each = value - view.base, table.box.uranium_electricity
    best = None
    for uranium in range(view.uranium + 1):
        if uranium and each * (uranium - 1) >= missing:
            break
        coal = max(0, missing - each * uranium)
        if coal and not view.regions:
            continue
        thaler = 0 if free else cost(table, view, uranium, coal)
        if thaler <= baron.thaler and (best is None or thaler < best[0]):
            best = (thaler, uranium, coal)
    return best


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

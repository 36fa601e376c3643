"""What the Baron does with halves: fixed priorities (NU-168a, NU-174, NU-175, NU-177 to NU-181)."""

from collections.abc import Callable, Collection, Container
from typing import TypeAlias

from kesselhaus.engine.tasks import Task, does
from kesselhaus.games.nucleum.box import mine_id, turbine_id
from kesselhaus.games.nucleum.events import (
    BaronGained,
    ContractRemoved,
    Gained,
    HalfSkipped,
    HalfUsed,
    Industrialized,
    PairCompleted,
    TileToRow,
    UraniumStored,
    Urbanized,
)
from kesselhaus.games.nucleum.map import MINE, TURBINE, Site
from kesselhaus.games.nucleum.rewards import Item
from kesselhaus.games.nucleum.rules.baron_energize import energize
from kesselhaus.games.nucleum.rules.conditions import built_of_type
from kesselhaus.games.nucleum.rules.ending import score
from kesselhaus.games.nucleum.rules.holdings import ROWS, add_cubes, gain_workers, give_up_cube, room
from kesselhaus.games.nucleum.rules.industrialize import (
    fresh_uranium,
    placing_cities,
    put,
    site_cost,
    worker_cost,
)
from kesselhaus.games.nucleum.rules.market import take_out
from kesselhaus.games.nucleum.rules.sites import free_sites
from kesselhaus.games.nucleum.rules.tuples import replaced
from kesselhaus.games.nucleum.rules.urbanize import (
    building_cities,
    put_building,
    red_sites,
    suiting_sites,
    urban_cost,
)
from kesselhaus.games.nucleum.state import BARON, Player, Table, on_map
from kesselhaus.games.nucleum.tasks.actions import (
    Developing,
    Energizing,
    Industrializing,
    MainAction,
    RefillingDisplay,
    RefillingMarket,
    TakingContract,
    Urbanizing,
)
from kesselhaus.games.nucleum.tasks.kinds import Halves
from kesselhaus.games.nucleum.tasks.turn import BaronUsing
from kesselhaus.games.nucleum.terms import TYPES

Done: TypeAlias = tuple[Task, ...]
"""An action is carried out, and this is drawn then; where it is impossible there is None instead."""


def in_his_order(table: Table, halves: Halves) -> Halves:
    """NU-175: by their kinds."""
    return tuple(sorted(halves, key=table.box.baron_order.__getitem__)) if len(halves) > 1 else halves


@does(BaronUsing)
def use_rest(table: Table, task: BaronUsing) -> tuple[Task, ...]:
    return use_halves(table, task.halves)


def use_halves(table: Table, halves: Halves) -> tuple[Task, ...]:
    """NU-168a, NU-175: what is impossible is skipped; what draws something is finished before the next."""
    baron = table.players[BARON]
    actions = table.box.actions[BARON]
    for place, half in enumerate(halves, start=1):
        action = actions.get(half)
        if action is None:
            following = subsidy(table, baron, half)
        else:
            following = WAYS[type(action)](table, baron, action)
        if following is None:
            table.tell(HalfSkipped(BARON, *half, rule="NU-168a"))
        elif following:
            rest = halves[place:]
            return (*following, BaronUsing(rest)) if rest else following
    return ()


def tell_use(table: Table, action: MainAction) -> None:
    table.tell(HalfUsed(BARON, action.tile, action.half, action.action, rule="NU-175"))


def energize_or_console(table: Table, baron: Player, action: MainAction) -> Done:
    """NU-176: it is never skipped."""
    tell_use(table, action)
    energize(table, baron, action)
    return ()


# ------------------------------------------------------------------ Urbanize


def urbanize(table: Table, baron: Player, action: MainAction) -> Done | None:
    """NU-177."""
    best = _best_building(table, baron, action)
    if best is None:
        return None
    tell_use(table, action)
    building, site = best[1]
    cost = urban_cost(table, baron, action, table.box.urban[building].level, table.box.side.sites[site].red)
    baron.thaler -= cost
    put_building(table, baron, building, site)
    table.tell(Urbanized(baron.seat, building, site, cost, rule="NU-177"))
    return ()


Rank = tuple[int, int, int, tuple[int, int], int]


def _best_building(table: Table, baron: Player, action: MainAction) -> tuple[Rank, tuple[str, str]] | None:
    """Of the highest level that can be built at all."""
    works, costs = baron.powers, table.box.urban_cost
    money = baron.thaler + action.saving + works.urbanize_saving
    if min(costs) > money:
        return None
    extra = 0 if works.no_red_cost else table.box.red_site_cost
    cities = building_cities(table, baron)
    red = red_sites(table, cities)
    for level in reversed(ROWS):
        cost = costs[level - 1]
        if cost <= money:
            found = _of_level(table, baron, cities, level, red if cost + extra <= money else [])
            if found is not None:
                return found
    return None


def _of_level(
    table: Table, baron: Player, cities: Collection[str], level: int, red: list[Site]
) -> tuple[Rank, tuple[str, str]] | None:
    """The type built least, the city connected to most plants, red sites last."""
    side = table.box.side
    joined, key_of = side.joined(table.completed), side.site_key
    best: tuple[Rank, tuple[str, str]] | None = None
    for built, place, type in sorted(
        [(built_of_type(table, baron, type), place, type) for place, type in enumerate(TYPES)]
    ):
        if best is not None and built > best[0][0]:
            break
        building = table.box.of_type[type][level - 1]
        if building in baron.buildings:
            continue
        for site in suiting_sites(table, cities, type, level) + red:
            reached = -side.plants_among(joined[site.city])
            if best is not None and reached > best[0][1]:
                continue
            kind = 3 if site.red else len(site.types)
            found = (built, reached, kind, key_of[site.id], place), (building, site.id)
            if best is None or found < best:
                best = found
    return best


# ------------------------------------------------------------------ Industrialize


def industrialize(table: Table, baron: Player, action: MainAction) -> Done | None:
    """NU-178: a mine if he has at most as many mines as turbines, else a turbine; if impossible the other."""
    mines, turbines = on_map(baron.mines), on_map(baron.turbines)
    cities = placing_cities(table, baron)
    for kind in (MINE, TURBINE) if mines <= turbines else (TURBINE, MINE):
        row = _lowest_row(table, baron, action, baron.mines if kind == MINE else baron.turbines)
        site = None if row is None else _best_site(table, baron, action, cities, kind)
        if row is not None and site is not None:
            tell_use(table, action)
            _place(table, baron, action, kind, row, site)
            return ()
    return None


def _lowest_row(table: Table, baron: Player, action: MainAction, built: tuple[str, ...]) -> int | None:
    for row in ROWS:
        if not built[row - 1] and worker_cost(table, action, row) <= baron.workers:
            return row
    return None


def _best_site(
    table: Table, baron: Player, action: MainAction, cities: Container[str], kind: str
) -> Site | None:
    """Sites without extra cost before red ones, each in the order of the map (NU-168a)."""
    side, red = table.box.side, None
    for site in free_sites(table, cities, side.mine_sites if kind == MINE else side.turbine_sites):
        if not site.red:
            return site
        red = red or site
    return red if red and site_cost(table, baron, action, red) <= baron.thaler else None


def _place(table: Table, baron: Player, action: MainAction, kind: str, row: int, site: Site) -> None:
    workers, thaler = worker_cost(table, action, row), site_cost(table, baron, action, site)
    baron.workers -= workers
    baron.supply += workers
    baron.thaler -= thaler
    name = mine_id(row) if kind == MINE else turbine_id(row)
    put(table, baron, name, site.id)
    table.tell(Industrialized(baron.seat, name, site.id, workers, thaler, rule="NU-178"))
    for _ in range(action.uranium + (fresh_uranium(baron, site) if kind == MINE else 0)):
        store(table, baron)
    if row in baron.pairs:
        table.tell(PairCompleted(baron.seat, row, rule="NU-178"))
        gain(table, baron, table.box.pair_reward[row - 1], rule="NU-178")


def store(table: Table, baron: Player) -> None:
    """NU-168a, NU-178: the lowest row with room; what he cannot store is a worker."""
    rows = room(table, baron)
    if rows:
        add_cubes(baron, rows[0], 1)
        table.tell(UraniumStored(baron.seat, rows[0], rule="NU-178"))
    else:
        give_up_cube(table, baron, rule="NU-178")


# ------------------------------------------------------------------ Contract, Develop, subsidies


def contract(table: Table, baron: Player, action: MainAction) -> Done | None:
    """NU-179: the contract furthest left leaves the game; 2 VP, with x2 4 VP."""
    removed = next(filter(None, table.display), None)
    if removed is None:
        return None
    tell_use(table, action)
    figures, place = table.box.baron, table.display.index(removed)
    table.display = replaced(table.display, place, "")
    vp = figures.contract_vp_double if action.double else figures.contract_vp
    table.tell(ContractRemoved(removed, vp, rule="NU-179"))
    score(table, baron, vp)
    return (RefillingDisplay(BARON, place, table.box.contracts[removed].stack),)


def develop(table: Table, baron: Player, action: MainAction) -> Done | None:
    """NU-180: the tile on place 5 to the right end of his row, free of charge."""
    tile = table.market[-1]
    if not tile:
        return None
    tell_use(table, action)
    take_out(table, (tile,))
    baron.row = (*baron.row, tile)
    table.tell(TileToRow(tile, rule="NU-180"))
    return (RefillingMarket(BARON),)


def subsidy(table: Table, baron: Player, half: tuple[str, int]) -> Done | None:
    """NU-181: of sub_mixed the worker; sub_any_step if he can pay for it."""
    box = table.box
    cost = box.subsidy_cost[half]
    if cost > baron.thaler:
        return None
    tile, number = half
    table.tell(HalfUsed(BARON, tile, number, box.half[half].action, rule="NU-175"))
    baron.thaler -= cost
    gain(table, baron, box.subsidy_reward[half], rule="NU-181")
    return ()


def gain(table: Table, baron: Player, items: tuple[Item, ...], rule: str) -> None:
    """NU-176, NU-178, NU-181: thaler and workers; achievements, steps and technologies are VP."""
    figures = table.box.baron
    for item in items:
        kind, amount = item[0]
        if kind == "thaler":
            baron.thaler += amount
            table.tell(BaronGained(amount, 0, rule=rule))
        elif kind == "worker":
            table.tell(BaronGained(0, amount, rule=rule))
            gain_workers(table, baron, amount)
        else:
            if kind == "tech":
                amount = figures.technology_vp
            elif kind != "vp":
                amount *= figures.step_vp
            table.tell(Gained(baron.seat, "vp", amount, rule=rule))
            score(table, baron, amount)


WAYS: dict[type[MainAction], Callable[[Table, Player, MainAction], Done | None]] = {
    Energizing: energize_or_console,
    Urbanizing: urbanize,
    Industrializing: industrialize,
    TakingContract: contract,
    Developing: develop,
}
"""How he carries out each."""

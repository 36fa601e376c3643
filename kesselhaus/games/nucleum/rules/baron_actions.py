"""What the Baron does with halves: fixed priorities (NU-168a, NU-174, NU-175, NU-177 to NU-181)."""

from collections.abc import Callable, Iterator

from kesselhaus.engine.questions import Play
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
from kesselhaus.games.nucleum.map import Site
from kesselhaus.games.nucleum.rewards import Item
from kesselhaus.games.nucleum.rules.actions import task_of
from kesselhaus.games.nucleum.rules.baron_energize import energize
from kesselhaus.games.nucleum.rules.conditions import built_of_type
from kesselhaus.games.nucleum.rules.contracts import refill_display, replaced
from kesselhaus.games.nucleum.rules.ends import score
from kesselhaus.games.nucleum.rules.holdings import ROWS, add_cubes, gain_workers, give_up_cube, room
from kesselhaus.games.nucleum.rules.industrialize import (
    free_sites,
    fresh_uranium,
    put,
    site_cost,
    worker_cost,
)
from kesselhaus.games.nucleum.rules.market import refill, take_out
from kesselhaus.games.nucleum.rules.urbanize import building_cities, red_sites, suiting_sites, urban_cost
from kesselhaus.games.nucleum.state import Player, Table, Task, piece
from kesselhaus.games.nucleum.terms import TYPES

ORDER = {
    action: place
    for place, action in enumerate(("energize", "urbanize", "industrialize", "contract", "develop"))
}
"""NU-175; subsidies come last."""


def use_halves(table: Table, baron: Player, halves: tuple[tuple[str, int], ...]) -> Play:
    """NU-175: all halves as far as possible, in the order of their kinds."""
    shown = table.box.half
    if len(halves) > 1:
        halves = tuple(sorted(halves, key=lambda each: ORDER.get(shown[each].action, len(ORDER))))
    for tile, half in halves:
        action, task = shown[tile, half].action, task_of(table, baron, tile, half)
        doing = subsidy(table, baron, tile, half) if task is None else ACTIONS[action](table, baron, task)
        if doing is None:
            table.tell(HalfSkipped, baron.seat, tile, half, rule="NU-168a")
        else:
            table.tell(HalfUsed, baron.seat, tile, half, action, rule="NU-175")
            yield from doing


# ------------------------------------------------------------------ Urbanize


def urbanize(table: Table, baron: Player, task: Task) -> Play | None:
    """NU-177."""
    best = min(_buildings(table, baron, task), default=None)
    return None if best is None else _build(table, baron, task, *best[1])


def _build(table: Table, baron: Player, task: Task, building: str, site: str) -> Play:
    cost = urban_cost(table, baron, task, table.box.urban[building].level, table.side.sites[site].red)
    baron.thaler -= cost
    table.sites[site] = piece(building, baron.seat)
    baron.buildings[building] = site
    table.tell(Urbanized, baron.seat, building, site, cost, rule="NU-177")
    yield from ()


Rank = tuple[int, ...]


def _buildings(table: Table, baron: Player, task: Task) -> list[tuple[Rank, tuple[str, str]]]:
    """The ways to build on the highest level that can be built at all, ranked."""
    payable = [
        level for level in reversed(ROWS) if urban_cost(table, baron, task, level, False) <= baron.thaler
    ]
    if payable:
        cities = building_cities(table, baron)
        red = red_sites(table, cities)
        for level in payable:
            reds = bool(red) and urban_cost(table, baron, task, level, True) <= baron.thaler
            found = _of_level(table, baron, cities, level, red if reds else [])
            if found:
                return found
    return []


def _of_level(
    table: Table, baron: Player, cities: set[str], level: int, red: list[Site]
) -> list[tuple[Rank, tuple[str, str]]]:
    """The type built least, the city connected to most plants, red sites last."""
    side = table.side
    joined, order, plants = side.joined(table.completed), side.city_order, side.plants
    found: list[tuple[Rank, tuple[str, str]]] = []
    fewest = len(ROWS)
    for place, type in enumerate(TYPES):
        building = table.box.of_type[type][level - 1]
        built = built_of_type(table, baron, type)
        if building in baron.buildings or built > fewest:
            continue
        plain = suiting_sites(table, cities, type, level)
        for site in plain + red:
            fewest = built
            around = joined[site.city]
            reached = sum(plant in around for plant in plants) if len(around) > 1 else site.city in plants
            kind = 3 if site.red else len(site.types)
            rank = (built, -reached, kind, order[site.city], site.number, place)
            found.append((rank, (building, site.id)))
    return found


# ------------------------------------------------------------------ Industrialize


def industrialize(table: Table, baron: Player, task: Task) -> Play | None:
    """NU-178: a mine if he has at most as many mines as turbines, else a turbine; if impossible the other."""
    mines, turbines = sum(map(bool, baron.mines)), sum(map(bool, baron.turbines))
    kinds = ("mine", "turbine") if mines <= turbines else ("turbine", "mine")
    for kind in kinds:
        best = min(_pieces(table, baron, task, kind), default=None)
        if best is not None:
            return _place(table, baron, task, kind, *best[1])
    return None


def _pieces(table: Table, baron: Player, task: Task, kind: str) -> Iterator[tuple[Rank, tuple[int, str]]]:
    """Lowest row first, sites without extra cost before red ones."""
    built = baron.mines if kind == "mine" else baron.turbines
    rows = (row for row in ROWS if not built[row - 1] and worker_cost(table, task, row) <= baron.workers)
    row = next(rows, None)
    if row is None:
        return
    side = table.side
    for site in free_sites(table, baron, side.mine_sites if kind == "mine" else side.turbine_sites):
        if not site.red or site_cost(table, baron, task, site) <= baron.thaler:
            yield (int(site.red), side.city_order[site.city], site.number), (row, site.id)


def _place(table: Table, baron: Player, task: Task, kind: str, row: int, site: str) -> Play:
    where: Site = table.side.sites[site]
    workers, thaler = worker_cost(table, task, row), site_cost(table, baron, task, where)
    baron.workers -= workers
    baron.supply += workers
    baron.thaler -= thaler
    name = mine_id(row) if kind == "mine" else turbine_id(row)
    put(table, baron, name, site)
    table.tell(Industrialized, baron.seat, name, site, workers, thaler, rule="NU-178")
    for _ in range(task.uranium + (fresh_uranium(baron, where) if kind == "mine" else 0)):
        store(table, baron)
    if row in baron.pairs:
        table.tell(PairCompleted, baron.seat, row, rule="NU-178")
        gain(table, baron, table.box.pair_reward[row - 1], rule="NU-178")
    yield from ()


def store(table: Table, baron: Player) -> None:
    """NU-168a, NU-178: the lowest row with room; what he cannot store is a worker."""
    rows = room(table, baron)
    if rows:
        add_cubes(baron, rows[0], 1)
        table.tell(UraniumStored, baron.seat, rows[0], rule="NU-178")
    else:
        give_up_cube(table, baron, rule="NU-178")


# ------------------------------------------------------------------ Contract, Develop, subsidies


def contract(table: Table, baron: Player, task: Task) -> Play | None:
    """NU-179: the contract furthest left leaves the game; 2 VP, with x2 4 VP."""
    place = next((place for place, lying in enumerate(table.display) if lying), None)
    return None if place is None else _remove(table, baron, task, place)


def _remove(table: Table, baron: Player, task: Task, place: int) -> Play:
    figures, removed = table.box.baron, table.display[place]
    table.display = replaced(table.display, place, "")
    vp = figures.contract_vp_double if task.double else figures.contract_vp
    table.tell(ContractRemoved, removed, vp, rule="NU-179")
    score(table, baron, vp)
    yield from refill_display(table, baron, place, table.box.contracts[removed].stack)


def develop(table: Table, baron: Player, task: Task) -> Play | None:
    """NU-180: the tile on place 5 to the right end of his row, free of charge."""
    tile = table.market[-1]
    return _take(table, baron, tile) if tile else None


def _take(table: Table, baron: Player, tile: str) -> Play:
    take_out(table, (tile,))
    baron.row = (*baron.row, tile)
    table.tell(TileToRow, tile, rule="NU-180")
    yield from refill(table, baron)


def subsidy(table: Table, baron: Player, tile: str, half: int) -> Play | None:
    """NU-181: of sub_mixed the worker; sub_any_step if he can pay for it."""
    cost = table.box.subsidy_cost[tile, half]
    return _pay_and_gain(table, baron, tile, half, cost) if cost <= baron.thaler else None


def _pay_and_gain(table: Table, baron: Player, tile: str, half: int, cost: int) -> Play:
    baron.thaler -= cost
    gain(table, baron, table.box.subsidy_reward[tile, half], rule="NU-181")
    yield from ()


def gain(table: Table, baron: Player, items: tuple[Item, ...], rule: str) -> None:
    """NU-176, NU-178, NU-181: thaler and workers; achievements, steps and technologies are VP."""
    figures = table.box.baron
    for item in items:
        kind, amount = item[0]
        if kind == "thaler":
            baron.thaler += amount
            table.tell(BaronGained, amount, 0, rule=rule)
        elif kind == "worker":
            table.tell(BaronGained, 0, amount, rule=rule)
            gain_workers(table, baron, amount)
        else:
            if kind == "tech":
                amount = figures.technology_vp
            elif kind != "vp":
                amount *= figures.step_vp
            table.tell(Gained, baron.seat, "vp", amount, rule=rule)
            score(table, baron, amount)


ACTIONS: dict[str, Callable[[Table, Player, Task], Play | None]] = {
    "energize": energize,
    "urbanize": urbanize,
    "industrialize": industrialize,
    "contract": contract,
    "develop": develop,
}
"""How each is carried out, or None where it is impossible."""

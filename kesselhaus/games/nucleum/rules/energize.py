"""Energize (4.11), announced part by part: plant, uranium, coal, building."""

from collections.abc import Generator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kesselhaus.engine.questions import Ask, Numbers, Play, numbered
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import Energized, FeePaid, Gained
from kesselhaus.games.nucleum.options import BurnUranium, ImportCoal
from kesselhaus.games.nucleum.rules.coal import Price, import_coal, merged, most_for, price_of, prices
from kesselhaus.games.nucleum.rules.gains import powers, receive
from kesselhaus.games.nucleum.rules.holdings import ROWS, add_cubes, pay
from kesselhaus.games.nucleum.state import NEUTRAL, Energizing, Piece, Player, Table, Task, piece

Asking = Generator[Ask, Any, Energizing]
"""Questions of which an announcement comes back."""


class Survey(Struct, frozen=True):
    """What a player can do at a plant (NU-121 to NU-134)."""

    plant: str
    targets: tuple[tuple[str, int], ...]
    """Sites of buildings that can be energized from here, with their electricity values."""
    base: int
    """Electricity of tile, directive, technology and turbine effects."""
    rows: tuple[int, ...]
    """Mines with uranium that are connected to the plant."""
    uranium: int
    """How many uranium can be transported: what lies there, at most the limit of the plant."""
    free: int
    """How many of them cost nothing."""
    foreign: tuple[int, ...]
    """The owners of the other turbines, one for each."""
    regions: tuple[str, ...]
    prices: tuple[Price, ...]
    """Of the connected regions."""
    saving: int
    """Thaler less in all."""
    coal_saving: int
    """Thaler less for all coal together."""

    @property
    def least(self) -> int:
        return min([value for _, value in self.targets])


Buildings = list[tuple[str, str, Piece]]


def open_buildings(table: Table, player: Player) -> Buildings:
    """NU-134: unenergized buildings, own or neutral, with site and city."""
    found = []
    standing, sites = table.sites, table.side.sites
    for site in player.buildings.values():
        there = standing[site]
        if not there.energized:
            found.append((site, sites[site].city, there))
    for site in table.neutral:
        there = standing[site]
        if not there.energized:
            found.append((site, sites[site].city, there))
    return found


def survey(
    table: Table, player: Player, task: Task, plant: str, buildings: Buildings | None = None
) -> Survey | None:
    """What a plant offers; None if no building is connected to it."""
    if buildings is None:
        buildings = open_buildings(table, player)
    side, box = table.side, table.box
    cities = side.joined(table.completed)[plant]
    electricity = box.electricity
    targets = [(site, electricity[standing.id]) for site, city, standing in buildings if city in cities]
    if not targets:
        return None
    works = powers(table, player)
    rows: tuple[int, ...] = ()
    limit = free = 0
    foreign: tuple[int, ...] = ()
    if plant in table.nuclei and any(player.uranium):
        all_sites = side.sites
        rows = tuple(
            row for row in ROWS if player.uranium[row - 1] and all_sites[player.mines[row - 1]].city in cities
        )
        if rows:
            owners = turbine_owners(table, plant)
            free = 1 + owners.count(player.seat)
            foreign = tuple(owner for owner in owners if owner != player.seat)
            limit = min(1 + len(owners), sum(player.uranium[row - 1] for row in rows))
    regions = side.reached(cities)
    return Survey(
        plant,
        tuple(targets),
        task.electricity + works.electricity,
        rows,
        limit,
        free,
        foreign,
        regions,
        tuple([prices(table, region, works.coal_cheaper) for region in regions]),
        task.saving,
        works.coal_saving,
    )


def turbine_owners(table: Table, plant: str) -> list[int]:
    """NU-128: who owns the turbines at a plant, one for each."""
    owners = []
    for site in table.side.turbine_sites.get(plant, ()):
        standing = table.sites.get(site.id)
        if standing is not None and standing.owner != NEUTRAL:
            owners.append(standing.owner)
    return owners


def fees(table: Table, view: Survey, uranium: int) -> int:
    """NU-129."""
    return max(0, uranium - view.free) * table.box.turbine_fee


def coal_money(table: Table, player: Player, view: Survey, uranium: int) -> int:
    """NU-131, NU-131a: what can be spent on coal beside so many uranium; -1 if their fees are too much."""
    left = player.thaler + player.workers + player.cubes - uranium + view.saving - fees(table, view, uranium)
    return left + view.coal_saving if left >= 0 else -1


def most_electricity(table: Table, player: Player, view: Survey, uranium: int) -> int:
    """The most that can be had with exactly so many uranium; -1 if that cannot be paid."""
    money = coal_money(table, player, view, uranium)
    if money < 0:
        return -1
    electricity = view.base + table.box.uranium_electricity * uranium
    if view.prices:
        price = view.prices[0] if len(view.prices) == 1 else merged(*view.prices)
        electricity += most_for(price, money)
    return electricity


def uranium_numbers(table: Table, player: Player, view: Survey) -> list[int]:
    """NU-127 to NU-129, NU-135: how many uranium may be transported so that some building gets light."""
    least = view.least
    return [
        number for number in range(view.uranium + 1) if most_electricity(table, player, view, number) >= least
    ]


def plants(table: Table, player: Player, task: Task) -> list[str]:
    """NU-120, NU-135: plants from which a building can be energized."""
    buildings = open_buildings(table, player)
    return [plant for plant in table.side.plants if is_possible(table, player, task, plant, buildings)]


def is_possible(table: Table, player: Player, task: Task, plant: str, buildings: Buildings) -> bool:
    view = survey(table, player, task, plant, buildings)
    if view is None:
        return False
    least = view.least
    return any(most_electricity(table, player, view, number) >= least for number in range(view.uranium + 1))


def can_energize(table: Table, player: Player, task: Task) -> bool:
    buildings = open_buildings(table, player)
    if buildings:
        for plant in table.side.plants:
            if is_possible(table, player, task, plant, buildings):
                return True
    return False


# ------------------------------------------------------------------ announcing


def announce(table: Table, player: Player) -> Play:
    """One question of an Energize action; the last one resolves it."""
    now = table.energizing
    assert now is not None
    task = now.task
    if not now.plant:
        choices = [options.choose_plant(plant) for plant in plants(table, player, task)]
        answer = yield Ask(player.seat, "NU-120", choices)
        table.energizing = _prepared(table, player, replace(now, plant=answer.plant))
        return
    view = survey(table, player, task, now.plant)
    assert view is not None
    if now.uranium < 0:
        numbers = uranium_numbers(table, player, view)
        answer = yield Ask(player.seat, "NU-127", [numbered(BurnUranium, number) for number in numbers])
        now = replace(now, uranium=answer.number)
        now = yield from _mines(table, player, view, now)
        table.energizing = yield from _turbines(table, player, view, now)
    elif now.region:
        low, high = coal_numbers(table, player, view, now)
        answer = yield Ask(player.seat, "NU-122", Numbers(ImportCoal, low, high))
        table.energizing = replace(
            now, coal=(*now.coal, (now.region, answer.number)), region=_next_region(view, now.region)
        )
    else:
        yield from _choose_building(table, player, view, now)


def _prepared(table: Table, player: Player, now: Energizing) -> Energizing:
    """A plant without uranium leaves nothing to ask about it."""
    view = survey(table, player, now.task, now.plant)
    assert view is not None
    first = view.regions[0] if view.regions else ""
    return replace(now, uranium=-1 if view.uranium else 0, region=first)


def _next_region(view: Survey, region: str) -> str:
    following = view.regions.index(region) + 1
    return view.regions[following] if following < len(view.regions) else ""


def _mines(table: Table, player: Player, view: Survey, now: Energizing) -> Asking:
    """DC-15: from which mines; nobody is asked where that leaves no choice."""
    while len(now.mines) < now.uranium:
        left = {row: player.uranium[row - 1] - now.mines.count(row) for row in view.rows}
        open_rows = [row for row in view.rows if left[row]]
        missing = now.uranium - len(now.mines)
        if len(open_rows) == 1 or missing == sum(left.values()):
            row = open_rows[0]
        else:
            table.energizing = now
            answer = yield Ask(player.seat, "NU-127", [options.take_from_mine(row) for row in open_rows])
            row = answer.row
        now = replace(now, mines=(*now.mines, row))
    return now


def _turbines(table: Table, player: Player, view: Survey, now: Energizing) -> Asking:
    """NU-129: you choose whose turbines, each once."""
    needed = max(0, now.uranium - view.free)
    while len(now.turbines) < needed:
        left = list(view.foreign)
        for owner in now.turbines:
            left.remove(owner)
        owners = sorted(set(left), key=left.index)
        if len(owners) == 1 or needed - len(now.turbines) == len(left):
            owner = left[0]
        else:
            table.energizing = now
            answer = yield Ask(player.seat, "NU-129", [options.use_turbine(owner) for owner in owners])
            owner = answer.owner
        now = replace(now, turbines=(*now.turbines, owner))
    return now


def electricity_so_far(table: Table, view: Survey, now: Energizing) -> int:
    """NU-126, NU-132, NU-133: what has been announced yields."""
    uranium = max(0, now.uranium) * table.box.uranium_electricity
    return view.base + uranium + sum(count for _, count in now.coal)


def coal_spent(view: Survey, now: Energizing) -> int:
    return sum(price_of(view.prices[view.regions.index(region)], count) for region, count in now.coal)


def thaler_so_far(table: Table, view: Survey, now: Energizing) -> int:
    """NU-131a: coal, less its discounts, then fees, then the saving of the directive."""
    coal = max(0, coal_spent(view, now) - view.coal_saving)
    return max(0, coal + fees(table, view, max(0, now.uranium)) - view.saving)


def coal_numbers(table: Table, player: Player, view: Survey, now: Energizing) -> tuple[int, int]:
    """NU-122, NU-135: the fewest and the most coal of a region with which a building can be energized."""
    money = coal_money(table, player, view, now.uranium) - coal_spent(view, now)
    need = view.least - electricity_so_far(table, view, now)
    place = view.regions.index(now.region)
    here, others = view.prices[place], view.prices[place + 1 :]
    most = most_for(here, money)
    if not others:
        return max(0, need), most

    def suffices(count: int) -> bool:
        return count + most_for(others[0], money - price_of(here, count)) >= need

    low = next(count for count in range(most + 1) if suffices(count))
    high = next(count for count in range(most, -1, -1) if suffices(count))
    return low, high


def _choose_building(table: Table, player: Player, view: Survey, now: Energizing) -> Play:
    """NU-134."""
    electricity = electricity_so_far(table, view, now)
    choices = [options.energize_building(site) for site, value in view.targets if value <= electricity]
    answer = yield Ask(player.seat, "NU-134", choices)
    thaler = thaler_so_far(table, view, now)
    table.energizing = None
    for row in now.mines:
        add_cubes(player, row, -1)
    for region, count in now.coal:
        import_coal(table, region, count)
    yield from pay(table, player, thaler)
    pay_owners(table, player, now.turbines)
    site = answer.site
    told = (site, table.sites[site].id, now.plant, now.coal, now.uranium, electricity, thaler)
    table.tell(Energized, player.seat, *told, rule="NU-134")
    yield from light(table, player, site)


def pay_owners(table: Table, player: Player, owners: tuple[int, ...]) -> None:
    """NU-129, NU-130: the owners receive theirs in full, from the supply what a saving covers."""
    for owner in sorted(set(owners), key=owners.index):
        thaler = owners.count(owner) * table.box.turbine_fee
        table.players[owner].thaler += thaler
        table.tell(FeePaid, player.seat, owner, thaler, rule="NU-129")


def light(table: Table, player: Player, site: str) -> Play:
    """NU-136 to NU-140: achievements, rewards of the building, then effects and technologies that were active
    when the action began. It is turned at once, so that nothing inside can choose it again (ruling 41).
    """
    standing = table.sites[site]
    works = powers(table, player)
    table.sites[site] = piece(standing.id, standing.owner, True)
    achievements = table.box.electricity[standing.id]
    player.achievements += achievements
    table.tell(Gained, player.seat, "achievement", achievements, rule="NU-136")
    yield from receive(table, player, table.box.building_reward[standing.id], rule="NU-137")
    if works.energizing_own and standing.owner == player.seat:
        yield from receive(table, player, works.energizing_own, rule="NU-137")
    if works.energizing:
        yield from receive(table, player, works.energizing, rule="NU-137")


def energize(table: Table, player: Player, task: Task) -> Play:
    """A whole Energize action at one go, where it is part of something else."""
    table.energizing = Energizing(task)
    while table.energizing is not None:
        yield from announce(table, player)

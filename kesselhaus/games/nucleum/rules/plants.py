"""What the plants of the map offer whoever energizes (4.11): buildings, uranium, coal, at what price."""

from msgspec import Struct

from kesselhaus.games.nucleum.rules.coal import Price, merged, most_for, prices
from kesselhaus.games.nucleum.rules.holdings import ROWS
from kesselhaus.games.nucleum.state import NEUTRAL, Player, Table
from kesselhaus.games.nucleum.tasks.actions import MainAction


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


Buildings = list[tuple[str, str, int]]


def open_buildings(table: Table, player: Player) -> Buildings:
    """NU-134: unenergized buildings, own or neutral, with site, city and electricity value."""
    found = []
    standing, city_of, electricity = table.sites, table.box.side.city_of, table.box.electricity
    for site in (*player.buildings.values(), *table.neutral):
        there = standing[site]
        if not there.energized:
            found.append((site, city_of[site], electricity[there.id]))
    return found


def plants_reaching(table: Table, buildings: Buildings) -> list[str]:
    """NU-120: the plants to which one of the buildings is connected."""
    side, cities = table.box.side, {city for _, city, _ in buildings}
    joined = side.joined(table.completed)
    return [plant for plant in side.plants if not cities.isdisjoint(joined[plant])]


def survey(
    table: Table, player: Player, action: MainAction, plant: str, buildings: Buildings | None = None
) -> Survey | None:
    """What a plant offers; None if no building is connected to it."""
    if buildings is None:
        buildings = open_buildings(table, player)
    side = table.box.side
    cities = side.joined(table.completed)[plant]
    targets = []
    for site, city, value in buildings:
        if city in cities:
            targets.append((site, value))
    if not targets:
        return None
    works = player.powers
    rows: tuple[int, ...] = ()
    limit = free = 0
    foreign: tuple[int, ...] = ()
    if plant in table.nuclei and any(player.uranium):
        city_of, mines, cubes = side.city_of, player.mines, player.uranium
        rows = tuple([row for row in ROWS if cubes[row - 1] and city_of[mines[row - 1]] in cities])
        if rows:
            owners = turbine_owners(table, plant)
            free = 1 + owners.count(player.seat)
            foreign = tuple(owner for owner in owners if owner != player.seat)
            limit = min(1 + len(owners), sum(player.uranium[row - 1] for row in rows))
    regions, cheaper = side.reached(cities), works.coal_cheaper
    at = []
    for region in regions:
        at.append(prices(table, region, cheaper))
    return Survey(
        plant,
        tuple(targets),
        action.electricity + works.electricity,
        rows,
        limit,
        free,
        foreign,
        regions,
        tuple(at),
        action.saving,
        works.coal_saving,
    )


def turbine_owners(table: Table, plant: str) -> list[int]:
    """NU-128: who owns the turbines at a plant, one for each."""
    owners = []
    for site in table.box.side.turbine_sites.get(plant, ()):
        standing = table.sites.get(site.id)
        if standing is not None and standing.owner != NEUTRAL:
            owners.append(standing.owner)
    return owners


def fees(table: Table, view: Survey, uranium: int) -> int:
    """NU-129."""
    return (uranium - view.free) * table.box.turbine_fee if uranium > view.free else 0


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


def plants(table: Table, player: Player, action: MainAction) -> list[str]:
    """NU-120, NU-135: plants from which a building can be energized."""
    buildings = open_buildings(table, player)
    near = plants_reaching(table, buildings)
    return [plant for plant in near if is_possible(table, player, action, plant, buildings)]


def is_possible(table: Table, player: Player, action: MainAction, plant: str, buildings: Buildings) -> bool:
    view = survey(table, player, action, plant, buildings)
    if view is None:
        return False
    least = view.least
    if not view.uranium:
        return most_electricity(table, player, view, 0) >= least
    return any(most_electricity(table, player, view, number) >= least for number in range(view.uranium + 1))


def can_energize(table: Table, player: Player, action: MainAction) -> bool:
    buildings = open_buildings(table, player)
    if buildings:
        for plant in plants_reaching(table, buildings):
            if is_possible(table, player, action, plant, buildings):
                return True
    return False

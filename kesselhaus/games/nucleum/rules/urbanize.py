"""Urbanize (4.6)."""

from collections.abc import Iterator

from kesselhaus.engine.questions import Ask, Play
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import Urbanized
from kesselhaus.games.nucleum.map import Site
from kesselhaus.games.nucleum.parts import TYPES
from kesselhaus.games.nucleum.rules.gains import powers
from kesselhaus.games.nucleum.rules.holdings import can_pay, gain_simple, pay
from kesselhaus.games.nucleum.rules.networks import own_cities
from kesselhaus.games.nucleum.state import Player, Table, Task, piece

Suiting = tuple[list[Site], list[Site]]
"""Sites that take a kind of building: plain ones and red ones."""


def building_cities(table: Table, player: Player) -> set[str]:
    """NU-63, NU-89: the cities of the own networks, with A-7 and for the first building all, with C-7
    whatever is connected to them.
    """
    works = powers(table, player)
    if works.urbanize_anywhere or player.is_new:
        return set(table.side.urban_sites)
    cities = own_cities(table, player)
    if works.urbanize_connected:
        joined = table.side.joined(table.completed)
        return cities.union(*(joined[city] for city in cities))
    return cities


def suiting_sites(table: Table, cities: set[str], type: str, level: int) -> Suiting:
    """NU-90 to NU-93: free sites that fit. Within a city no two-symbol site while a free single-symbol one
    fits; red sites are exempt.
    """
    taken, by_city = table.sites, table.side.urban_sites
    plain: list[Site] = []
    red: list[Site] = []
    government = level == 4
    for city, sites in by_city.items():
        if city not in cities:
            continue
        double: list[Site] = []
        single = False
        for site in sites:
            if site.id in taken:
                continue
            if site.red:
                red.append(site)
                continue
            types = site.types
            if type in types or (government and "government_building" in types):
                if len(types) == 1:
                    single = True
                    plain.append(site)
                else:
                    double.append(site)
        if not single:
            plain += double
    return plain, red


def red_extra(table: Table, player: Player) -> int:
    """NU-88, NU-97a; C-3."""
    return 0 if powers(table, player).no_red_cost else table.box.red_site_cost


def urban_cost(table: Table, player: Player, task: Task, level: int, red: bool) -> int:
    """NU-88: row and red site, minus all discounts together, never below 0."""
    cost = table.box.urban_cost[level - 1] + (red_extra(table, player) if red else 0)
    return max(0, cost - task.saving - powers(table, player).urbanize_saving)


def ways(table: Table, player: Player, task: Task) -> Iterator[tuple[str, list[Site]]]:
    """NU-87: every urban building of the board with the sites on which it can be paid for."""
    works, costs = powers(table, player), table.box.urban_cost
    saving = task.saving + works.urbanize_saving
    if not can_pay(player, min(costs) - saving):
        return
    cities = building_cities(table, player)
    extra = 0 if works.no_red_cost else table.box.red_site_cost
    for type in TYPES:
        low = high = None
        for level, building in enumerate(table.box.of_type[type], start=1):
            if building in player.buildings:
                continue
            if level == 4:
                suiting = high = high or suiting_sites(table, cities, type, 4)
            else:
                suiting = low = low or suiting_sites(table, cities, type, 1)
            cost = costs[level - 1] - saving
            plain, red = suiting
            if red and can_pay(player, cost + extra):
                yield building, plain + red
            elif plain and can_pay(player, cost):
                yield building, plain


def can_urbanize(table: Table, player: Player, task: Task) -> bool:
    return next(ways(table, player, task), None) is not None


def urbanize(table: Table, player: Player, task: Task) -> Play:
    """NU-87 to NU-89: a building, a site, the cost."""
    possible = dict(ways(table, player, task))
    choice = yield Ask(player.seat, "NU-87", [options.choose_building(building) for building in possible])
    building = choice.building
    answer = yield Ask(player.seat, "NU-89", [options.choose_site(site.id) for site in possible[building]])
    yield from build(table, player, task, building, answer.site)


def build(table: Table, player: Player, task: Task, building: str, site: str) -> Play:
    """NU-88, NU-89; C-7 scores in a city that was not otherwise part of the networks."""
    place = table.side.sites[site]
    bonus = powers(table, player).urbanize_connected
    foreign = bonus and not player.is_new and place.city not in own_cities(table, player)
    cost = urban_cost(table, player, task, table.box.urban[building].level, place.red)
    yield from pay(table, player, cost)
    table.sites[site] = piece(building, player.seat)
    player.buildings[building] = site
    table.tell(Urbanized, player.seat, building, site, cost, rule="NU-89")
    if foreign:
        gain_simple(table, player, "vp", bonus, rule="NU-145")

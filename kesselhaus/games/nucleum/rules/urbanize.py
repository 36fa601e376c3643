"""Urbanize (4.6)."""

from collections.abc import Collection, Iterator

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import Urbanized
from kesselhaus.games.nucleum.map import Site
from kesselhaus.games.nucleum.rules.holdings import gain_simple
from kesselhaus.games.nucleum.rules.networks import join_networks
from kesselhaus.games.nucleum.rules.order import after
from kesselhaus.games.nucleum.rules.payments import means, pay
from kesselhaus.games.nucleum.rules.sites import free_sites
from kesselhaus.games.nucleum.state import Player, Table, piece
from kesselhaus.games.nucleum.tasks.actions import Building, MainAction, SitingBuilding, Urbanizing
from kesselhaus.games.nucleum.terms import TYPES


def building_cities(table: Table, player: Player) -> Collection[str]:
    """NU-63, NU-89: the cities of the own networks, with A-7 and for the first building all, with C-7
    whatever is connected to them.
    """
    works = player.powers
    if works.urbanize_anywhere or player.is_new:
        return table.box.side.urban_sites
    if works.urbanize_connected:
        joined = table.box.side.joined(table.completed)
        return player.cities.union(*(joined[city] for city in player.cities))
    return player.cities


def suiting_sites(table: Table, cities: Collection[str], type: str, level: int) -> list[Site]:
    """NU-90 to NU-93: free sites that fit. Within a city no two-symbol site while a free single-symbol one
    fits; red sites are exempt, and not among these.
    """
    taken = table.sites
    plain: list[Site] = []
    fitting = table.box.side.fitting[type, level == 4]
    for city in filter(cities.__contains__, fitting):
        before = len(plain)
        for sites in fitting[city]:
            for site in sites:
                if site.id not in taken:
                    plain.append(site)
            if len(plain) > before:
                break
    return plain


def has_suiting_site(table: Table, cities: Collection[str], type: str, level: int) -> bool:
    taken, fitting = table.sites, table.box.side.fitting[type, level == 4]
    for city in filter(cities.__contains__, fitting):
        for sites in fitting[city]:
            for site in sites:
                if site.id not in taken:
                    return True
    return False


def red_sites(table: Table, cities: Collection[str]) -> list[Site]:
    """Free ones; they take every building."""
    return [*free_sites(table, cities, table.box.side.red_sites)]


def red_extra(table: Table, player: Player) -> int:
    """NU-88, NU-97a; C-3."""
    return 0 if player.powers.no_red_cost else table.box.red_site_cost


def urban_cost(table: Table, player: Player, action: MainAction, level: int, red: bool) -> int:
    """NU-88: row and red site, minus all discounts together, never below 0."""
    cost = table.box.urban_cost[level - 1] + (red_extra(table, player) if red else 0)
    return max(0, cost - action.saving - player.powers.urbanize_saving)


def lowest_cost(table: Table, player: Player, action: MainAction, building: str) -> int:
    """NU-88: of a building, where it costs least; that is a red site if no other one is left for it."""
    level, cities = table.box.urban[building].level, building_cities(table, player)
    red = not suiting_sites(table, cities, table.box.type[building], level)
    return urban_cost(table, player, action, level, red)


def ways(table: Table, player: Player, action: MainAction) -> Iterator[tuple[str, list[Site]]]:
    """NU-87: every urban building of the board with the sites on which it can be paid for."""
    cities = building_cities(table, player)
    red = red_sites(table, cities)
    money = means(player) + action.saving + player.powers.urbanize_saving
    extra = red_extra(table, player)
    for type in TYPES:
        low = None
        for level, building in enumerate(table.box.of_type[type], start=1):
            cost = table.box.urban_cost[level - 1]
            if building in player.buildings or cost > money:
                continue
            if level == 4:
                plain = suiting_sites(table, cities, type, 4)
            else:
                plain = low = suiting_sites(table, cities, type, 1) if low is None else low
            if red and cost + extra <= money:
                yield building, plain + red
            elif plain:
                yield building, plain


def can_urbanize(table: Table, player: Player, action: MainAction) -> bool:
    """Whether there is a way; one free site will do."""
    works, of_type, cities = player.powers, table.box.of_type, building_cities(table, player)
    money = means(player) + action.saving + works.urbanize_saving
    lowest = None
    for level, cost in enumerate(table.box.urban_cost, start=1):
        if cost > money:
            continue
        for type in TYPES:
            if of_type[type][level - 1] not in player.buildings:
                if has_suiting_site(table, cities, type, level):
                    return True
                lowest = cost if lowest is None else min(lowest, cost)
    if lowest is None:
        return False
    return lowest + red_extra(table, player) <= money and bool(red_sites(table, cities))


@does(Urbanizing)
def urbanize(table: Table, task: Urbanizing) -> Play:
    """NU-87: a building."""
    possible = dict(ways(table, table.players[task.seat], task))
    choice = yield Ask(task.seat, "NU-87", list(map(options.choose_building, possible)))
    sites = tuple([site.id for site in possible[choice.building]])
    return SitingBuilding(task.seat, task, choice.building, sites)


@does(SitingBuilding)
def choose_site(table: Table, task: SitingBuilding) -> Play:
    """NU-88, NU-89: a site, the cost."""
    player, building = table.players[task.seat], task.building
    answer = yield Ask(task.seat, "NU-89", list(map(options.choose_site, task.sites)))
    level, red = table.box.urban[building].level, table.box.side.sites[answer.site].red
    cost = urban_cost(table, player, task.action, level, red)
    return after(table, pay(table, player, cost), Building(task.seat, building, answer.site, cost))


@does(Building)
def build(table: Table, task: Building) -> tuple[()]:
    """NU-89; C-7 scores in a city that was not otherwise part of the networks."""
    player, city = table.players[task.seat], table.box.side.city_of[task.site]
    bonus = player.powers.urbanize_connected
    foreign = bonus and not player.is_new and city not in player.cities
    put_building(table, player, task.building, task.site)
    table.tell(Urbanized(task.seat, task.building, task.site, task.cost, rule="NU-89"))
    if foreign:
        gain_simple(table, player, "vp", bonus, rule="NU-145")
    return ()


def put_building(table: Table, player: Player, building: str, site: str) -> None:
    table.sites[site] = piece(building, player.seat)
    player.buildings[building] = site
    join_networks(player, (table.box.side.city_of[site],))

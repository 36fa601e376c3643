"""What a player has on the map and on the board, in points."""

from kesselhaus.games.nucleum.advice.outlook import Rates
from kesselhaus.games.nucleum.advice.reach import Reach, ways
from kesselhaus.games.nucleum.rules.conditions import progress
from kesselhaus.games.nucleum.rules.contracts import contracts_left
from kesselhaus.games.nucleum.scoring import building_points, formula_points
from kesselhaus.games.nucleum.state import Player, Table


def tiles_worth(table: Table, player: Player, rates: Rates) -> float:
    """Turns to come, by the tiles that will be played in them."""
    return rates.rack(table.box, player.pool, player.slots)


def technologies_worth(table: Table, player: Player, rates: Rates) -> float:
    """What works on, turbines included, and what final technologies will score."""
    worth, turns = rates.powers(player.powers), rates.turns
    unlocked = player.technologies
    technologies = table.box.technologies
    for technology in unlocked:
        final = technologies[technology].final
        if final is not None:
            worth += formula_points(table, player, final) + min(4.0, 0.3 * turns)
    return worth


def buildings_worth(table: Table, player: Player, rates: Rates, within: Reach) -> float:
    """Energized buildings score; others are a hope, the more so if a plant reaches them."""
    box, sites, standing = table.box, table.box.side.sites, table.sites
    weights, turns = rates.weights, rates.turns
    light, shares = within.light, rates.shares
    worth, crowd = 0.0, 1.0
    for building, site in player.buildings.items():
        if standing[site].energized:
            worth += building_points(table, player, building)
            continue
        city = sites[site].city
        share = shares[light[city][0]]
        worth += rates.building(box, building, city == box.capital) * share * crowd
        crowd = max(0.3, crowd - weights.crowd)
    if turns:
        for site in table.neutral:
            there = standing[site]
            if not there.energized and not light[sites[site].city][0]:
                worth += weights.neutral * rates.worth(box.building_reward[there.id])
    return worth


def hoped_for(table: Table, building: str, site: str, rates: Rates) -> float:
    """What an own building brings when it is energized, less for those that need much electricity."""
    return rates.building(table.box, building, table.box.side.sites[site].city == table.box.capital)


def network_worth(table: Table, player: Player, rates: Rates, within: Reach) -> float:
    """Cities to build in, plants with coal, uranium that can be burnt, mines and turbines."""
    weights, turns = rates.weights, rates.turns
    fade = min(1.0, turns / 10)
    free = room(table, player, rates, within)
    worth = fade * (weights.place * free / (free + 2) + weights.railway * player.railways)
    uranium = within.uranium
    sites, nuclei = table.box.side.sites, table.nuclei
    rate = min(1.0, turns / 4)
    for row, site in enumerate(player.mines):
        if site:
            worth += weights.mine * fade
            cubes = player.uranium[row]
            if cubes:
                near = weights.distance[uranium[sites[site].city][0]]
                worth += cubes * ((weights.uranium + weights.burnable * near) * rate + 0.2)
    for row, site in enumerate(player.turbines):
        if site:
            worth += weights.turbine * fade + 0.3 * fade * (sites[site].city in nuclei)
        elif player.mines[row]:
            worth += weights.pair * fade * rates.worth(table.box.pair_reward[row]) * 0.4
    return worth


def room(table: Table, player: Player, rates: Rates, within: Reach) -> float:
    """Free urban sites in own cities, those in the dark for less."""
    if player.is_new:
        return 6.0
    by_city, taken, light = ways(table.box.side).urban, table.sites, within.light
    distance = rates.weights.distance
    free = 0.0
    for city in player.cities:
        sites = by_city.get(city)
        if sites:
            open_sites = len([site for site in sites if site not in taken])
            if open_sites:
                free += open_sites * (0.2 + 0.8 * distance[light[city][0]])
    return free


def contracts_worth(table: Table, player: Player, rates: Rates) -> float:
    """Open contracts by how far their conditions are met, purple ones too; each takes a turn of option A."""
    worth, box, weights, turns = 0.0, table.box, rates.weights, rates.turns
    found: list[float] = []
    for contract in (*player.contracts, *table.purple):
        if not contract:
            continue
        card = box.contracts[contract]
        share = progress(table, player, contract) / card.count
        own = card.stack[0] != "p"
        if share < 0.4 and not own:
            continue
        gain = rates.worth(box.contract_reward[contract])
        if share >= 1:
            found.append(gain * weights.contract)
        else:
            hope = 0.15 + 0.45 * share * share if own else 0.3 * share * share
            found.append(gain * hope * weights.contract * min(1.0, turns / 8))
    found.sort(reverse=True)
    left = turns + (contracts_left(table) > 0)
    for gain in found:
        if left <= 0:
            break
        worth += gain * min(1.0, left)
        left -= 1
    free = player.contracts.count("")
    return worth + weights.slot * free * min(1.0, turns / 8) + 0.3 * len(player.fulfilled)

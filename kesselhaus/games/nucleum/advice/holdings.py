"""What a player has on the map and on the board, in points."""

from kesselhaus.games.nucleum.advice.outlook import Rates
from kesselhaus.games.nucleum.advice.reach import reach
from kesselhaus.games.nucleum.rules.conditions import progress
from kesselhaus.games.nucleum.rules.networks import own_cities
from kesselhaus.games.nucleum.scoring import building_points, formula_points
from kesselhaus.games.nucleum.state import Player, Table


def tiles_worth(table: Table, player: Player, rates: Rates) -> float:
    """Turns to come, by the tiles that will be played in them."""
    return rates.rack(table.box, player.pool, player.slots)


def technologies_worth(table: Table, player: Player, rates: Rates) -> float:
    """What works on, and what final technologies will score."""
    worth, weights, turns = 0.0, rates.weights, rates.turns
    technologies = table.box.technologies
    for technology in player.technologies:
        tech = technologies[technology]
        if tech.final is not None:
            worth += max(float(formula_points(table, player, tech.final)), min(5.0, 0.4 * turns))
        elif tech.kind == "ongoing":
            worth += weights.ongoing * turns * (0.7 + 0.3 * tech.level)
        elif tech.tiles:
            worth += 0.1 * turns
    if len(player.technologies) >= 6:
        worth += weights.end * (len(player.technologies) - 5)
    return worth


def buildings_worth(table: Table, player: Player, rates: Rates) -> float:
    """Energized buildings score; others are a hope, the more so if a plant reaches them."""
    box, sites, standing = table.box, table.side.sites, table.sites
    weights, turns = rates.weights, rates.turns
    within = reach(table).coal
    worth, crowd = 0.0, 1.0
    soon, later = hopes(rates)
    for building, site in player.buildings.items():
        if standing[site].energized:
            worth += building_points(table, player, building)
            continue
        share = soon if sites[site].city in within else later
        worth += hoped_for(table, building, site, rates) * share * crowd
        crowd = max(0.3, crowd - weights.crowd)
    if turns:
        for site in table.neutral:
            there = standing[site]
            if not there.energized and sites[site].city in within:
                worth += weights.neutral * rates.worth(box.building_reward[there.id])
    return worth


def hopes(rates: Rates) -> tuple[float, float]:
    """Which share of its worth a building has that a plant reaches, and one that none does."""
    weights, turns = rates.weights, rates.turns
    return weights.lit_soon * min(1.0, turns / 3), weights.lit_later * min(1.0, turns / 8)


def hoped_for(table: Table, building: str, site: str, rates: Rates) -> float:
    """What an own building brings when it is energized, less for those that need much electricity."""
    return rates.building(table.box, building, table.side.sites[site].city == table.box.capital)


def network_worth(table: Table, player: Player, rates: Rates) -> float:
    """Cities to build in, plants with coal, uranium that can be burnt, mines and turbines."""
    weights, turns = rates.weights, rates.turns
    fade = min(1.0, turns / 10)
    cities = own_cities(table, player)
    within = reach(table)
    powered = len(cities & within.coal)
    worth = weights.city * fade * min(len(cities), 9) + weights.railway * fade * player.railways
    worth += weights.coal_link * fade * min(powered, 6)
    sites, nuclei = table.side.sites, table.nuclei
    rate = min(1.0, turns / 4)
    for row, site in enumerate(player.mines):
        if site:
            worth += weights.mine * fade
            cubes = player.uranium[row]
            if cubes:
                near = sites[site].city in within.uranium
                worth += cubes * ((weights.burnable if near else weights.uranium) * rate + 0.2)
    for row, site in enumerate(player.turbines):
        if site:
            worth += weights.turbine * fade * (1.6 if row == 2 else 1.0) * min(1.0, turns / 14)
            worth += 0.3 * fade * (sites[site].city in nuclei)
        elif player.mines[row]:
            worth += weights.pair * fade * rates.worth(table.box.pair_reward[row]) * 0.4
    return worth


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
    left = turns + (table.contracts_left > 0)
    for gain in found:
        if left <= 0:
            break
        worth += gain * min(1.0, left)
        left -= 1
    free = player.contracts.count("")
    return worth + weights.slot * free * min(1.0, turns / 8) + 0.3 * len(player.fulfilled)

"""What contracts and milestones count (2.15, 2.17)."""

from collections.abc import Callable

from kesselhaus.games.nucleum.figures import Contract
from kesselhaus.games.nucleum.rules.networks import largest_network, own_links
from kesselhaus.games.nucleum.rules.tuples import looked_up
from kesselhaus.games.nucleum.state import Player, Table, on_map
from kesselhaus.games.nucleum.terms import ANY, TYPES


def cities_with_structure(table: Table, player: Player) -> int:
    return len(set(looked_up(player.structures(), table.box.side.city_of)))


def energized(table: Table, player: Player) -> list[str]:
    """The energized urban buildings of a player."""
    sites = table.sites
    return [building for building, site in player.buildings.items() if sites[site].energized]


def built_of_type(table: Table, player: Player, type: str) -> int:
    return len(player.buildings.keys() & table.box.of_type[type])


def energized_cities(table: Table, player: Player) -> int:
    """M5: cities with an energized urban building of one's own."""
    sites = table.box.side.sites
    return len({sites[player.buildings[building]].city for building in energized(table, player)})


def complete_sets(table: Table, player: Player) -> int:
    """C-8: sets of one energized residence, factory and laboratory."""
    types = [table.box.type[building] for building in energized(table, player)]
    return min(types.count(type) for type in TYPES)


def _in_colour(table: Table, player: Player, contract: Contract) -> int:
    """Praha counts as every colour (ruling 18), all structures count (ruling 31)."""
    colours = [*looked_up(player.structures(), table.box.side.colour_at)]
    return colours.count(str(contract.of)) + colours.count(ANY)


def _urban(table: Table, player: Player, contract: Contract) -> int:
    return built_of_type(table, player, str(contract.of))


def _types(table: Table, player: Player, contract: Contract) -> int:
    return len({table.box.type[building] for building in player.buildings})


def _built_level(table: Table, player: Player, contract: Contract) -> int:
    urban, level = table.box.urban, contract.level or 1
    return len([building for building in player.buildings if urban[building].level >= level])


def _energized_own(table: Table, player: Player, contract: Contract) -> int:
    return len(energized(table, player))


def _energized_type(table: Table, player: Player, contract: Contract) -> int:
    types = table.box.type
    return sum(types[building] == contract.of for building in energized(table, player))


def _energized_level(table: Table, player: Player, contract: Contract) -> int:
    urban, level = table.box.urban, contract.level or 1
    return sum(urban[building].level >= level for building in energized(table, player))


COUNT: dict[str, Callable[[Table, Player, Contract], int]] = {
    "structures_in_colour": _in_colour,
    "urban_built": _urban,
    "urban_types_built": _types,
    "urban_built_level": _built_level,
    "energized_own": _energized_own,
    "energized_type": _energized_type,
    "energized_level": _energized_level,
    "mines": lambda table, player, contract: on_map(player.mines),
    "turbines": lambda table, player, contract: on_map(player.turbines),
    "turbine_mine_pairs": lambda table, player, contract: len(player.pairs),
    "railways": lambda table, player, contract: player.railways,
    "completed_links": lambda table, player, contract: len(own_links(table, player.seat)),
    "cities_with_structure": lambda table, player, contract: cities_with_structure(table, player),
    "cities_in_one_network": lambda table, player, contract: largest_network(table, player),
    "technologies": lambda table, player, contract: len(player.technologies),
    "contracts_fulfilled": lambda table, player, contract: len(player.fulfilled),
    "show_thaler": lambda table, player, contract: player.thaler + player.workers + player.cubes,
    "show_workers": lambda table, player, contract: player.workers + min(player.cubes, player.supply),
    "show_uranium": lambda table, player, contract: player.cubes,
    "show_achievements": lambda table, player, contract: player.achievements,
}


def progress(table: Table, player: Player, contract: str) -> int:
    """How far the condition of a contract is met, with all conversions."""
    card = table.box.contracts[contract]
    return COUNT[card.condition](table, player, card)


MILESTONE: dict[str, Callable[[Table, Player], int]] = {
    "residences": lambda table, player: built_of_type(table, player, "residence"),
    "factories": lambda table, player: built_of_type(table, player, "factory"),
    "laboratories": lambda table, player: built_of_type(table, player, "laboratory"),
    "railways": lambda table, player: player.railways,
    "energized_cities": energized_cities,
    "mines": lambda table, player: on_map(player.mines),
    "contracts": lambda table, player: len(player.fulfilled),
    "technologies": lambda table, player: len(player.technologies),
}


def milestone_count(table: Table, player: Player, tile: str) -> int:
    """2.17: divided and rounded down."""
    milestone = table.box.milestones[tile]
    return MILESTONE[milestone.counted](table, player) // milestone.divisor

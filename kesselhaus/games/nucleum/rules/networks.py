"""Networks of a player and connections of the map (4.4)."""

from collections.abc import Iterator

from kesselhaus.games.nucleum.state import Player, Table


def own_links(table: Table, seat: int) -> frozenset[str]:
    """Completed links that contain a railway tile of this player."""
    link_of, completed = table.side.link_of, table.completed
    own = [link_of[space] for space, rail in table.rails.items() if rail.owner == seat]
    return completed.intersection(own)


def structures(player: Player) -> Iterator[str]:
    """The sites of all urban buildings, mines and turbines of a player."""
    return filter(None, [*player.buildings.values(), *player.mines, *player.turbines])


def own_cities(table: Table, player: Player) -> set[str]:
    """NU-60, NU-62: cities with a structure, next to a railway tile, or at an end of a completed link."""
    side, seat = table.side, player.seat
    cities = set(map(side.city_of.__getitem__, structures(player)))
    if player.railways:
        link_of, completed, ends, beside = side.link_of, table.completed, side.ends, side.beside
        for space, rail in table.rails.items():
            if rail.owner == seat:
                cities.update(ends[space] if link_of[space] in completed else beside[space])
    return cities


def network_of(table: Table, player: Player, city: str) -> frozenset[str]:
    """NU-61: all cities in one network with this one, over links with a railway tile of the player."""
    return table.side.joined(own_links(table, player.seat))[city]


def connected(table: Table, city: str) -> frozenset[str]:
    """NU-64: all cities that completed links of any owners join with this one."""
    return table.side.joined(table.completed)[city]


def regions_of(table: Table, plant: str) -> tuple[str, ...]:
    """NU-65: coal regions with a long-distance route to a city connected to the plant."""
    side = table.side
    return side.reached(side.joined(table.completed)[plant])


def largest_network(table: Table, player: Player) -> int:
    """How many cities the largest network has."""
    cities = own_cities(table, player)
    joined = table.side.joined(own_links(table, player.seat))
    return max((len(joined[city]) for city in cities), default=0)

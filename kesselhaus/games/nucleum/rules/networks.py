"""Networks of a player and connections of the map (4.4)."""

from collections.abc import Iterable

from kesselhaus.games.nucleum.state import Player, Table


def own_links(table: Table, seat: int) -> frozenset[str]:
    """Completed links that contain a railway tile of this player."""
    link_of, completed = table.box.side.link_of, table.completed
    own = [link_of[space] for space, rail in table.rails.items() if rail.owner == seat]
    return completed.intersection(own)


def join_networks(player: Player, cities: Iterable[str]) -> None:
    """NU-60: these cities belong to the own networks from now on."""
    if not player.cities.issuperset(cities):
        player.cities = player.cities.union(cities)


def join_ends(table: Table, link: str) -> None:
    """NU-62: a completed link brings its ends into the networks of all who have a tile on it."""
    ends = table.box.side.links[link]
    for seat in {table.rails[space].owner for space in ends.spaces}:
        join_networks(table.players[seat], (ends.a, ends.b))


def network_of(table: Table, player: Player, city: str) -> frozenset[str]:
    """NU-61: all cities in one network with this one, over links with a railway tile of the player."""
    return table.box.side.joined(own_links(table, player.seat))[city]


def connected(table: Table, city: str) -> frozenset[str]:
    """NU-64: all cities that completed links of any owners join with this one."""
    return table.box.side.joined(table.completed)[city]


def regions_of(table: Table, plant: str) -> tuple[str, ...]:
    """NU-65: coal regions with a long-distance route to a city connected to the plant."""
    side = table.box.side
    return side.reached(side.joined(table.completed)[plant])


def largest_network(table: Table, player: Player) -> int:
    """How many cities the largest network has."""
    joined = table.box.side.joined(own_links(table, player.seat))
    return max((len(joined[city]) for city in player.cities), default=0)

"""Sites that nothing stands on."""

from collections.abc import Container, Iterator, Mapping

from kesselhaus.games.nucleum.map import Site
from kesselhaus.games.nucleum.state import Table


def free_sites(
    table: Table, cities: Container[str], by_city: Mapping[str, tuple[Site, ...]]
) -> Iterator[Site]:
    """Those of a kind in these cities, in the order of the map."""
    taken = table.sites
    for city in filter(cities.__contains__, by_city):
        for site in by_city[city]:
            if site.id not in taken:
                yield site

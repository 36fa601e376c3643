"""How far cities are from power: track spaces still free on the way, worked out once for each set of them."""

from collections.abc import Iterable
from functools import cache
from heapq import heappop, heappush
from typing import NamedTuple

from kesselhaus.games.nucleum.map import Side
from kesselhaus.games.nucleum.state import Table

FAR = 9
"""So many spaces are as good as never."""


class Reach(NamedTuple):
    """By city: how many spaces lack, and on which links they are, as a number with a bit for each link."""

    light: dict[str, tuple[int, int]]
    """Until the city is connected to a plant and this one to a coal region."""
    uranium: dict[str, tuple[int, int]]
    """Until it is connected to a plant with a Nucleum."""


class Ways:
    """The links of a side, as numbers."""

    def __init__(self, side: Side) -> None:
        self.cities = tuple(side.cities)
        number = {city: place for place, city in enumerate(self.cities)}
        self.link = {link: place for place, link in enumerate(side.links)}
        self.of_space = {space.id: self.link[space.link] for space in side.spaces.values()}
        self.lengths = [len(link.spaces) for link in side.links.values()]
        self.neighbours: list[list[tuple[int, int]]] = [[] for _ in self.cities]
        for place, link in enumerate(side.links.values()):
            self.neighbours[number[link.a]].append((number[link.b], place))
            self.neighbours[number[link.b]].append((number[link.a], place))
        self.plants = [number[plant] for plant in side.plants]
        self.routes = [number[city] for city in {city for ends in side.routes.values() for city in ends}]
        self.number = number
        self.urban = {city: tuple(site.id for site in sites) for city, sites in side.urban_sites.items()}


@cache
def ways(side: Side) -> Ways:
    return Ways(side)


KEPT = 30_000
_known: dict[tuple[Side, tuple[int, ...], tuple[str, ...]], Reach] = {}


def reach(table: Table) -> Reach:
    side = table.box.side
    known = ways(side)
    free, of_space = known.lengths.copy(), known.of_space
    for space in table.rails:
        free[of_space[space]] -= 1
    key = (side, tuple(free), table.nuclei)
    found = _known.get(key)
    if found is None:
        if len(_known) > KEPT:
            _known.clear()
        found = _known[key] = _look(known, free, table.nuclei)
    return found


def _look(known: Ways, free: list[int], nuclei: tuple[str, ...]) -> Reach:
    plants = _spread(known, free, [(0, 0, plant) for plant in known.plants])
    routes = _spread(known, free, [(0, 0, city) for city in known.routes])
    both = [
        (one + other, links | more, city)
        for city, ((one, links), (other, more)) in enumerate(zip(plants, routes, strict=True))
    ]
    light = _spread(known, free, both)
    uranium = _spread(known, free, [(0, 0, known.number[plant]) for plant in nuclei])
    return Reach(
        dict(zip(known.cities, light, strict=True)),
        dict(zip(known.cities, uranium, strict=True)),
    )


def _spread(known: Ways, free: list[int], starts: Iterable[tuple[int, int, int]]) -> list[tuple[int, int]]:
    """The least number of free spaces from any start to each city, with the links that have them."""
    found = [(FAR, 0)] * len(known.cities)
    waiting = sorted(starts)
    while waiting:
        far, links, city = heappop(waiting)
        if far >= found[city][0]:
            continue
        found[city] = (far, links)
        for other, link in known.neighbours[city]:
            lacking = free[link]
            if far + lacking < found[other][0]:
                heappush(waiting, (far + lacking, links | 1 << link if lacking else links, other))
    return found

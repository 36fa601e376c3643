"""Which cities have power: what completed links join, worked out once for each set of links."""

from typing import NamedTuple

from kesselhaus.games.nucleum.state import Table


class Reach(NamedTuple):
    coal: frozenset[str]
    """Cities connected to a plant that can import coal."""
    plants: int
    """How many plants can."""
    uranium: frozenset[str]
    """Cities connected to a plant with a Nucleum."""


KEPT = 20_000
_known: dict[tuple[str, str, frozenset[str], tuple[str, ...]], Reach] = {}


def reach(table: Table) -> Reach:
    key = (table.box.edition, table.side.name, table.completed, table.nuclei)
    found = _known.get(key)
    if found is None:
        if len(_known) > KEPT:
            _known.clear()
        found = _known[key] = _look(table)
    return found


def _look(table: Table) -> Reach:
    joined = table.side.joined(table.completed)
    routes = {city for ends in table.side.routes.values() for city in ends}
    fired = [plant for plant in table.side.plants if not joined[plant].isdisjoint(routes)]
    coal = frozenset().union(*(joined[plant] for plant in fired))
    uranium = frozenset().union(*(joined[plant] for plant in table.nuclei))
    return Reach(coal, len(fired), uranium)

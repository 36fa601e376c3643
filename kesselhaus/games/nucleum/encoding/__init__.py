"""What lies on the table of Nucleum, as numbers."""

from collections.abc import Iterator
from typing import Any

from kesselhaus.games.nucleum.box import MAIN_ACTIONS, TRACKS, NucleumBox
from kesselhaus.games.nucleum.encoding.boards import built, knowledge, papers, stores, tiles_owned
from kesselhaus.games.nucleum.encoding.ground import coal, players, rails, sites
from kesselhaus.games.nucleum.encoding.side_board import contracts, market, milestones
from kesselhaus.parts.encoding import Block, Moment, hot, places

__all__ = ["OPEN", "RULES", "blocks", "players", "words"]

OPEN = True
"""Nothing is hidden (section 7)."""
RULES = (
    *("NU-22", "NU-26", "NU-28", "NU-30", "NU-32", "NU-35", "NU-37", "NU-38", "NU-41", "NU-42", "NU-50"),
    *("NU-53", "NU-54", "NU-55", "NU-71", "NU-74", "NU-87", "NU-89", "NU-95", "NU-97", "NU-104", "NU-105"),
    *("NU-110", "NU-111", "NU-119", "NU-120", "NU-122", "NU-127", "NU-129", "NU-134", "NU-137", "NU-141"),
    *("NU-142", "NU-144", "NU-157"),
)
"""What questions cite."""
LONG = 120
"""More rounds than that are told as so many: without a last round a match has no end of its own."""


def words(box: NucleumBox, seats: int) -> Iterator[str]:
    """What tasks and answers name."""
    side = box.sorted_for(seats).side
    yield from (
        *box.experiments,
        *box.tiles,
        *side.spaces,
        *side.links,
        *side.sites,
        *side.plants,
        *side.regions,
    )
    yield from (*box.urban, *(f"{kind}-{row}" for kind in ("TUR", "MIN") for row in box.rows), *box.contracts)
    yield from (*MAIN_ACTIONS, *TRACKS, *box.technologies, "worker", "uranium", "achievement", "tech", "tile")


def blocks(box: NucleumBox, seats: int) -> Iterator[Block]:
    box = box.sorted_for(seats)
    yield _time(box, seats)
    yield sites(box, seats)
    yield rails(box, seats)
    yield coal(box, seats)
    yield market(box)
    yield contracts(box)
    yield milestones(box, seats)
    yield stores()
    yield from tiles_owned(box)
    yield built(box)
    yield papers(box)
    yield knowledge(box)


def _time(box: NucleumBox, seats: int) -> Block:
    around = players(seats)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        first, active = (t.first_player - seat) % around, (t.active - seat) % around
        rounds = min(t.round, LONG), min(t.ending, LONG)
        count = *rounds, t.kings_visits, t.contracts_fulfilled, not t.agenda, *t.stacks
        return first, active, count, t.laid

    spaces = tuple(box.side.spaces)

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        first, active, count, laid = facts
        return [*hot(range(around), first), *hot(range(around), active), *count, *hot(spaces, laid)]

    who = [f"{what} {place}" for what in ("first player", "turn of") for place in places(around)]
    count = (
        "round",
        "ending",
        "king's visits",
        "contracts fulfilled",
        "over",
        "stack 1",
        "stack 2",
        "stack 3",
    )
    full = {"round": 30.0, "ending": 30.0, "stack 1": 15.0, "stack 2": 15.0, "stack 3": 15.0}
    return Block("time", (*who, *count, *(f"laid on {space}" for space in spaces)), facts, numbers, full)

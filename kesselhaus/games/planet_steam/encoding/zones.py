"""The map of Planet Steam as numbers."""

from array import array
from functools import lru_cache
from typing import Any, TypeAlias

from kesselhaus.games.planet_steam.box import NEUTRAL, PlanetBox
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.tanks import Tank
from kesselhaus.parts.encoding import KEPT, Block, HotRows, Moment, Words, hot, places, row_names

TANKS_FULL = 5.0
"""So many zones or tanks of a player are told as 1."""


def map_of(box: PlanetBox, seats: int) -> Block:
    """Of each zone whose it is and what stands there; of each player how much of what his tanks give. What is
    said of a zone depends on who looks, but not which zones there is something to say of.
    """
    zones = box.accessible[seats]
    nobody, neutral, *owned = (_Owned(owner, seats) for owner in (None, NEUTRAL, *range(seats)))
    of_owner = {NEUTRAL: neutral} | dict(enumerate(owned))
    nothing = [nobody[None]] * len(zones)
    at = {zone: place for place, zone in enumerate(zones)}
    tipped = HotRows(zones, 1)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        table = moment.table
        claims, tanks = table.claims, table.tanks
        return seat, table.sabotaged, (*claims,), (*claims.values(),), (*tanks,), (*tanks.values(),)

    @lru_cache(KEPT)
    def said(
        claimed: Words, claimers: tuple[int, ...], built: Words, tanks: tuple[Tank, ...]
    ) -> tuple[list[Piece], list[bytes]]:
        """What is said of each zone, and of each seat."""
        lying, stand = nothing[:], dict(zip(built, tanks, strict=True))
        counted = [[0] * len(COUNTED) for _ in range(seats)]
        for zone, owner in zip(claimed, claimers, strict=True):
            tank = stand.pop(zone, None)
            lying[at[zone]] = of_owner[owner][tank]
            if owner != NEUTRAL:
                _count(counted[owner], tank)
        for zone, tank in stand.items():
            lying[at[zone]] = nobody[tank]
        share = 1 / TANKS_FULL
        return lying, [array("f", [count * share for count in of_one]).tobytes() for of_one in counted]

    def numbers(facts: tuple[Any, ...]) -> bytes:
        seat, sabotaged, *there = facts
        lying, counted = said(*there)
        shown = [piece[seat] for piece in lying]
        return b"".join([*shown, tipped((sabotaged,)), *counted[seat:], *counted[:seat]])

    pieces = (*places(seats), "neutral", *(f"{kind} tank" for kind in RESOURCES), "supercharger")
    tipping = [f"on its side: {zone}" for zone in zones]
    names = (*row_names(zones, pieces), *tipping, *row_names(places(seats), COUNTED))
    return Block("map", names, facts, numbers)


COUNTED = (*(f"{kind} tanks" for kind in RESOURCES), "superchargers", "zones")
"""What is counted of each player."""
Piece: TypeAlias = tuple[bytes, ...]
"""What is in a zone, by the seat that looks."""


def _count(counted: list[int], tank: Tank | None) -> None:
    """A zone of a player, with the tank that stands there."""
    counted[-1] += 1
    if tank is not None:
        counted[-2] += tank.supercharger
        counted[RESOURCES.index(tank.resource)] += 1


class _Owned(dict[Tank | None, Piece]):
    """Writes what is in a zone of one owner: his marker and the tank."""

    def __init__(self, owner: int | None, seats: int) -> None:
        super().__init__()
        self._owner, self._seats = owner, seats

    def __missing__(self, tank: Tank | None) -> Piece:
        kind, loaded = (tank.resource, tank.supercharger) if tank else (None, False)
        stands = [*hot(RESOURCES, kind), float(loaded)]
        places = (*range(self._seats), NEUTRAL)
        written = self[tank] = tuple(
            array("f", [*hot(places, self._place_from(seat)), *stands]).tobytes()
            for seat in range(self._seats)
        )
        return written

    def _place_from(self, seat: int) -> int | None:
        owner = self._owner
        return owner if owner is None or owner == NEUTRAL else (owner - seat) % self._seats

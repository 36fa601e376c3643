"""All options of Airship City, in the order of section 6 of the spec."""

from collections.abc import Iterator
from itertools import permutations

from kesselhaus.engine.questions import Option
from kesselhaus.games.airship_city import options as o
from kesselhaus.games.airship_city.box import AirshipBox
from kesselhaus.games.airship_city.figures import RESOURCES


def options(box: AirshipBox, seats: int, variants: frozenset[str]) -> Iterator[Option]:
    yield from (o.step(start, to) for start, to in permutations(box.tiles, 2))
    yield from map(o.step_on, box.tiles)
    yield from o.SHIFTS
    yield from (o.ACT, o.DECLINE)
    yield from map(o.Donate, box.airships)
    yield from map(o.Sell, box.prices)
    yield from map(o.BuildFacility, box.facilities)
    yield from map(o.BuyUpgrade, box.upgrades)
    yield from map(o.Develop, box.tiles)
    yield from map(o.TakeContract, box.contracts)
    yield from (*o.FREE_SHIFTS, *o.SHIFTS_BY_TWO, o.STOP_SHIFTING)
    yield from map(o.choose_resource, RESOURCES)
    yield from map(o.fulfil, box.contracts)
    yield from (o.barter(pay, gain) for pay, gain in permutations(RESOURCES, 2))
    yield from map(o.fly_on, box.tiles)
    yield from (o.USE_NEGOTIATOR, o.KEEP_NEGOTIATOR)
    yield from map(o.NegotiateAlone, RESOURCES)
    yield o.END_TURN

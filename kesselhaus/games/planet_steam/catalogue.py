"""All options of Planet Steam, in the order of section 6 of the spec."""

from collections.abc import Iterator
from itertools import product

from kesselhaus.engine.questions import Option, numbered
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.box import PlanetBox
from kesselhaus.games.planet_steam.figures import CONVERTERS, RESOURCES

TOP_BID = 300
"""The declared top of bids. Nobody who plays well comes near it; random players do now and then."""


def options(box: PlanetBox, seats: int, variants: frozenset[str]) -> Iterator[Option]:
    yield from map(o.TakeColour, box.colours)
    yield from o.RAISE_CARRIER.values()
    yield from (numbered(o.NameNumber, number) for number in range(box.highest_river_number(seats) + 1))
    yield from (numbered(o.Bid, number) for number in range(1, TOP_BID + 1))
    yield o.PASS
    yield from map(o.take_card, box.card_set[seats])
    yield from (o.TAKE_PERMIT, o.TAKE_CREDITS, *map(o.take_resource, RESOURCES), o.DECLINE)
    yield from map(o.ChooseMode, box.modes)
    most = max(mode.spaces for mode in box.modes.values())
    yield from (o.move_price(resource, by) for resource in RESOURCES for by in range(-most, most + 1))
    yield from map(o.Target, range(seats))
    markers = range(1, box.order_markers + 1)
    yield from (o.PutOrderMarker(marker, resource) for marker in markers for resource in RESOURCES)
    yield from (o.CLAIM_BY_DIE, o.CLAIM_FREELY, o.CLAIM_BY_PERMIT)
    yield from map(o.Moor, box.moorings)
    yield from (o.KEEP_CARRIER, o.GIVE_UP_CARRIER, o.ACTIVATE, o.STAY_IDLE)
    yield from (o.RETURN_CONVERTER, o.REORGANISE, o.END_TURN)
    for zone in box.accessible[seats]:
        yield from _of_zone(zone)
    yield from _of_stores(box)
    yield from (o.BUY_PERMIT, o.SELL_PERMIT, o.BUY_QUARTERS)


def _of_zone(zone: str) -> Iterator[Option]:
    yield from (o.put_neutral(zone), o.put_claim(zone), o.nominate(zone), o.name_zone(zone))
    yield from (o.lay_down(zone), o.buy_tank(zone), o.import_tank(zone))
    yield from (o.buy_converter(kind, zone) for kind in CONVERTERS)
    yield from (o.move_converter(zone), o.buy_supercharger(zone))
    yield from o.arrange(zone, CONVERTERS, "ets")
    yield from o.use_or_leave(zone)


def _of_stores(box: PlanetBox) -> Iterator[Option]:
    room = box.extra_room
    ways = product(range(room + 1), repeat=len(RESOURCES))
    yield from (o.Store(*way) for way in ways if sum(way) <= room)
    yield from (numbered(o.Buy, units) for units in range(1, max(box.highest_supply.values()) + 1))
    most = max(map(max, box.capacity.values())) + room
    yield from (numbered(o.Sell, units) for units in range(1, most + 1))

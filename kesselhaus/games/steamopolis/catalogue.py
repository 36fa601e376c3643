"""All options of Steamopolis, in the order of section 6 of the spec."""

from collections.abc import Iterable, Iterator
from itertools import combinations, product

from kesselhaus.engine.questions import Option, numbered
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.box import PASSENGERS, RESOURCES, Part, SteamBox, back
from kesselhaus.games.steamopolis.rules.storing import GALA_DISCOUNT


def options(box: SteamBox, seats: int, variants: frozenset[str]) -> Iterator[Option]:
    slots, positions = range(1, box.slots + 1), range(1, box.positions)
    faces = [face for start in box.start_machines for face in (start, back(start))]
    yield from (o.place_start_machine(slot, face) for slot in slots for face in faces)
    yield from map(o.place_capacity, slots)
    yield from o.MOVE_STONE
    yield from (o.MAKE_STEAM, o.SET_TARGET, o.FLY_TO_ALL, o.SKIP)
    yield from (o.boost(start, to) for start, to in combinations(positions, 2))
    yield from o.CHOOSE_STONE
    yield from o.RUN_TO
    yield from map(o.place_stone, box.districts)
    spaces = product(range(box.supply["crystal"] + 1), range(box.supply["gear"] + 1))
    yield from (o.keep(crystals, gears) for crystals, gears in spaces)
    yield from map(o.visit, box.districts)
    yield from map(o.take_aboard, PASSENGERS)
    sides = [
        (district.id, side) for district in box.districts.values() for side in range(len(district.sides))
    ]
    yield from (o.use_district(district, side) for district, side in sides)
    yield from (o.copy_district(district, side) for district, side in sides)
    yield from map(o.buy_machine, box.tiles)
    yield from map(o.buy_banner, box.tiles)
    yield from map(o.buy_marker, RESOURCES)
    yield from (o.pay(*way) for way in sorted(_payments(box), key=repr))
    yield from (o.USE, o.DECLINE, o.DONE)
    yield from o.TURN_ARROW
    yield from map(o.turn_arrow_on, box.districts)
    yield from (*o.SCRAP, *o.BUILD, *o.LOSE_STONE, *o.PUT_MARKER, o.FORGO_MARKER, *o.DISCARD_MARKER)
    most = max(atom.n for part in _parts(box) for atom in part.atoms if atom.name == "res")
    yield from o.mixes(most, box.supply["crystal"], box.supply["gear"])
    yield from (numbered(o.TakeCrystals, number) for number in range(box.supply["crystal"] + 1))
    yield from (numbered(o.TakeGears, number) for number in range(box.supply["gear"] + 1))
    yield from map(o.take_sponsor, RESOURCES)
    yield from map(o.take_gala, RESOURCES)
    yield from map(o.flip_sponsor, range(max(box.sponsor_limit.values())))
    yield from (o.put_parasite(*at) for at in product(range(seats), slots, ("activation", "passive")))
    yield from (*o.LIFT_PARASITE, o.PUT_BESIDE, *o.USE_PARASITE)
    if seats == 1:
        yield from (o.use_tile(tile, spot) for tile in box.tiles for spot in box.machines[tile].spots)
    yield from (o.peek(level, rank) for level in box.market_levels for rank in range(len(box.ranks)))
    yield from o.RESOLVE_MACHINE
    yield from map(o.resolve_district, box.districts)
    yield from map(o.reward, PASSENGERS)


def _parts(box: SteamBox) -> Iterable[Part]:
    """Every partial effect in the box."""
    for district in box.districts.values():
        for side in district.sides:
            yield from side
    for machine in box.machines.values():
        yield from machine.activation
        yield from machine.passive.parts if machine.passive else ()
    for parts in (*box.character_parts.values(), *box.rewards.values()):
        yield from parts


def _payments(box: SteamBox) -> set[tuple[int, int, tuple[str, ...], str | None]]:
    """ST-23, ST-145 to ST-148: every cost in the box, lowered by sponsors and galas in every way."""
    found: set[tuple[int, int, tuple[str, ...], str | None]] = set()
    most = max(box.sponsor_limit.values())
    for crystals, gears in set(_costs(box)):
        for crystal, gear in product(range(min(most, crystals) + 1), range(min(most, gears) + 1)):
            if crystal + gear <= most:
                sponsors = ("crystal",) * crystal + ("gear",) * gear
                left = crystals - crystal, gears - gear
                found.add((*left, sponsors, None))
                found.add((max(0, left[0] - GALA_DISCOUNT), left[1], sponsors, "crystal"))
                found.add((left[0], max(0, left[1] - GALA_DISCOUNT), sponsors, "gear"))
    return found


def _costs(box: SteamBox) -> Iterable[tuple[int, int]]:
    yield from ((machine.crystal, machine.gear) for machine in box.machines.values() if machine.rank >= 0)
    for part in _parts(box):
        yield part.crystal, part.gear
        if part.per_stone:
            yield from ((stones, part.gear) for stones in range(box.stones + 1))
    for (row, _), marker in box.markers.items():
        yield (marker.price, 0) if row == "crystal" else (0, marker.price)

"""The boards of the players of Nucleum as numbers."""

from array import array
from collections.abc import Iterator
from typing import Any

from msgspec.structs import fields

from kesselhaus.games.nucleum.box import TRACKS, NucleumBox
from kesselhaus.games.nucleum.rewards import Powers
from kesselhaus.games.nucleum.state import Player
from kesselhaus.parts.encoding import Block, HotRows, Moment, hot, row_names

MANY_STARS = 20
"""More stars than that are told as so many: without a last round a match has no end of its own."""


def stores() -> Block:
    def facts(moment: Moment, seat: int) -> tuple[int, ...]:
        p: Player = moment.table.players[seat]
        held = p.thaler, p.workers, p.supply, p.vp, p.achievements, p.railways, p.has_last_star
        return (*held, *p.income, *p.uranium)

    held = ("thaler", "workers", "supply", "vp", "achievements", "railways", "has a last star")
    uranium = tuple(f"uranium in mine {row}" for row in range(1, 5))
    full = dict.fromkeys((*held[:3], "railways", *TRACKS), 10.0) | dict.fromkeys(uranium, 3.0) | {"vp": 100.0}
    names = (*held, *(f"income of {track}" for track in TRACKS), *uranium)
    full |= {f"income of {track}": 10.0 for track in TRACKS}
    return Block("stores", names, facts, full=full, of_players=True)


def tiles_owned(box: NucleumBox) -> Iterator[Block]:
    """NU-36: the tiles in the pool and in the slots; of the Baron those in his row (NU-167)."""
    tiles = tuple(box.tiles)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        p: Player = moment.table.players[seat]
        return p.pool, p.slots

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        pool, slots = facts
        return [*hot(tiles, *pool), *hot(tiles, *slots), float(len(slots))]

    names = (*(f"pool {tile}" for tile in tiles), *(f"slot {tile}" for tile in tiles), "slots")
    yield Block("tiles", names, facts, numbers, {"slots": 5.0}, of_players=True)

    def in_order(row: tuple[str, ...]) -> list[float]:
        order = {tile: place for place, tile in enumerate(row, start=1)}
        return [float(order.get(tile, 0)) for tile in tiles]

    yield Block("row", tiles, lambda m, seat: m.table.players[seat].row, in_order, 5.0, of_players=True)


def built(box: NucleumBox) -> Block:
    """NU-60 to NU-62: what is on the map, and the cities of the own networks."""
    urban, cities = tuple(box.urban), tuple(box.side.cities)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        p: Player = moment.table.players[seat]
        return (*p.buildings,), p.turbines, p.mines, p.cities

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        buildings, turbines, mines, reached = facts
        pieces = [float(bool(site)) for site in (*turbines, *mines)]
        return [*hot(urban, *buildings), *pieces, *hot(cities, *reached)]

    pieces = [f"{kind} {row}" for kind in ("turbine", "mine") for row in box.rows]
    names = (*urban, *pieces, *(f"reaches {city}" for city in cities))
    return Block("built", names, facts, numbers, of_players=True)


def papers(box: NucleumBox) -> Block:
    """NU-71, NU-111: stars by their spaces, contracts by their slots."""
    contracts, stars, slots = tuple(box.contracts), range(box.top_space + 1), len(box.slot_reward)
    write = HotRows(contracts, slots)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        p: Player = moment.table.players[seat]
        return p.stars, p.contracts, p.fulfilled

    def numbers(facts: tuple[Any, ...]) -> bytes:
        taken, held, fulfilled = facts
        on_spaces = [min(count, MANY_STARS) for count in hot(stars, *taken)]
        return write(held) + array("f", [*on_spaces, *hot(contracts, *fulfilled)]).tobytes()

    held = row_names((f"slot {slot}" for slot in range(1, slots + 1)), contracts)
    fulfilled = (f"fulfilled {contract}" for contract in contracts)
    names = (*held, *(f"star on {space}" for space in stars), *fulfilled)
    return Block("papers", names, facts, numbers, of_players=True)


def knowledge(box: NucleumBox) -> Block:
    """NU-98, NU-145: the experiment, technologies, and what works on."""
    experiments, technologies = tuple(box.experiments), tuple(box.technologies)
    ongoing = tuple(field.name for field in fields(Powers) if field.type is int)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        p: Player = moment.table.players[seat]
        return p.experiment, p.technologies, p.turbines

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        experiment, unlocked, turbines = facts
        powers = box.powers(experiment, unlocked, turbines)
        sums = [float(getattr(powers, name)) for name in ongoing]
        return [*hot(experiments, experiment), *hot(technologies, *unlocked), *sums]

    return Block("knowledge", (*experiments, *technologies, *ongoing), facts, numbers, of_players=True)

"""What lies on the table of Steamopolis, as numbers."""

from array import array
from collections.abc import Iterator
from typing import Any

from kesselhaus.games.steamopolis.box import (
    BANNER_COLOURS,
    CAPACITY_TILE,
    PASSENGERS,
    RESOURCES,
    SteamBox,
    back,
)
from kesselhaus.games.steamopolis.state import (
    ACTIVATION,
    ARROW,
    BASE,
    BESIDE,
    BONUS,
    FREE,
    LEDGER,
    PASSIVE,
    PINK,
    STONE,
    Lot,
    Player,
)
from kesselhaus.parts.encoding import Block, HotRows, Moment, hot, hot_rows, padded, places, row_names

OPEN = False
RULES = (
    *("ST-12", "ST-22", "ST-29", "ST-30", "ST-37", "ST-39", "ST-45", "ST-53", "ST-58", "ST-60", "ST-70"),
    *("ST-76", "ST-79", "ST-85", "ST-92", "ST-94", "ST-96", "ST-97", "ST-98", "ST-100", "ST-101", "ST-102"),
    *("ST-108", "ST-114", "ST-117", "ST-118", "ST-122", "ST-124", "ST-128", "ST-129", "ST-130", "ST-135"),
    *("ST-137", "ST-138", "ST-145", "ST-147", "ST-149", "ST-157", "ST-159", "ST-166", "ST-180", "ST-181"),
)
"""What questions cite."""
PIECES = (FREE, STONE, ARROW, BASE, BONUS, PINK)
PIECE_NAMES = ("free", "stone", "stone with arrow", "base marker", "bonus marker", "pink marker")
SPOTS = (ACTIVATION, PASSIVE, BESIDE)


def words(box: SteamBox, seats: int) -> Iterator[str]:
    """What tasks and answers name."""
    yield from (*box.machines, *box.districts, *PASSENGERS, *RESOURCES, *SPOTS, *box.passenger_tiles)


def blocks(box: SteamBox, seats: int) -> Iterator[Block]:
    yield _time(seats)
    yield _turn(box)
    yield _supply(box)
    yield _markets(box, seats)
    yield _passengers(box)
    yield from _boards(box, seats)


def _time(seats: int) -> Block:
    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        start, active = (t.start_player - seat) % seats, (t.active - seat) % seats
        return start, active, t.round, t.final, t.lost, not t.agenda, t.ending, t.tower

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        start, active, *flags, ending, tower = facts
        seen = [*hot(("statues", "passengers"), ending), *hot(range(1, 9), *tower)]
        return [*hot(range(seats), start), *hot(range(seats), active), *flags, *seen]

    who = [f"{what} {place}" for what in ("start player", "turn of") for place in places(seats)]
    statues = [f"statue of level {level}" for level in range(1, 9)]
    names = (*who, "round", "final", "lost", "over", "statues", "passengers", *statues)
    return Block("time", names, facts, numbers, {"round": 15.0})


def _turn(box: SteamBox) -> Block:
    """What is noted for the running turn."""
    districts = tuple(box.districts)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        flags = t.flew, t.paid_shadow, t.hung_banner, t.tile_taken, t.visitor
        return t.flown_from, t.noted, t.shadow, t.aboard, t.delivered, flags

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        flown, noted, shadow, aboard, delivered, flags = facts
        targets = dict(aboard)
        return [
            *hot(districts, *flown),
            *hot(districts, *noted),
            *hot(districts, *shadow),
            *(float(targets.get(passenger, 0)) for passenger in PASSENGERS),
            *hot(PASSENGERS, *delivered),
            *flags,
        ]

    aboard = [f"target of {passenger}" for passenger in PASSENGERS]
    delivered = [f"{passenger} delivered" for passenger in PASSENGERS]
    flags = ("flew", "shadow is paid", "hung a banner", "passenger tile taken", "visitor")
    names = (*row_names(("flown from", "noted", "shadow"), districts), *aboard, *delivered, *flags)
    return Block("turn", names, facts, numbers, dict.fromkeys((*aboard, "visitor"), 8.0))


def _supply(box: SteamBox) -> Block:
    """The general supply, the market of level 1, and what is in the box."""
    rows = tuple(marker for marker in box.markers)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        return (*t.supply.values(),), (*t.rows.values(),), t.boxed_markers, t.pink_boxed

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        supply, digits, boxed, pink = facts
        left = [(row, digit) for row, each in zip(box.rows, digits, strict=True) for digit in each]
        return [*supply, *hot(rows, *left), boxed, pink]

    markers = [f"{row} marker {digit}" for row, digit in rows]
    full = {kind: float(count) for kind, count in box.supply.items()} | {"markers in the box": 5.0}
    return Block(
        "supply", (*box.supply, *markers, "markers in the box", "pink in the box"), facts, numbers, full
    )


def _markets(box: SteamBox, seats: int) -> Block:
    """2.7: what is known of each place of each level; of each machine tile where it lies, if known."""
    lots = _Lots(seats)
    stacked, levels, most = (*box.tiles, *box.start_machines), box.market_levels, len(box.ranks)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        return seat, (*t.markets.values(),), (*t.extra.values(),), t.boxed

    def numbers(facts: tuple[Any, ...]) -> bytes:
        seat, markets, extra, boxed = facts
        lying = b"".join([lots.row(seat, market, most) for market in markets])
        lying += lots.nothing * (most * (len(levels) - len(markets)))
        levelled, opened = dict.fromkeys(box.tiles, 0.0), dict.fromkeys(box.tiles, 0.0)
        for level, market in zip(levels, markets, strict=False):
            for place, lot in enumerate(market):
                if lot.tile is not None:
                    levelled[lot.tile], opened[lot.tile] = level / 8, float(not place)
        tiles = array(
            "f", [*levelled.values(), *opened.values(), *hot(box.tiles, *extra), *hot(stacked, *boxed)]
        )
        return lying + tiles.tobytes()

    spots = [f"level {level}, place {place}" for level in levels for place in range(most)]
    about = row_names(("level of", "open", "extra"), box.tiles)
    names = (*row_names(spots, lots.names), *about, *(f"in the box {tile}" for tile in stacked))
    return Block("markets", names, facts, numbers)


class _Lots(dict[tuple[int, Lot], bytes]):
    """Writes what everybody sees of a tile in a market: its rank, its colour, and who has peeked at it."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self._seats = seats
        self.names = ("rank", *BANNER_COLOURS, *(f"seen by {place}" for place in places(seats)))
        self.nothing = bytes(4 * len(self.names))

    def row(self, seat: int, market: tuple[Lot, ...], most: int) -> bytes:
        return b"".join([self[seat, lot] for lot in market]) + self.nothing * (most - len(market))

    def __missing__(self, key: tuple[int, Lot]) -> bytes:
        seat, lot = key
        peeked = [(other - seat) % self._seats for other in lot.peeked]
        numbers = [(lot.rank + 1) / 4, *hot(BANNER_COLOURS, lot.colour), *hot(range(self._seats), *peeked)]
        written = self[key] = array("f", numbers).tobytes()
        return written


def _passengers(box: SteamBox) -> Block:
    """2.13: where they are, whereto the open tile sends them, and which tiles can still come."""
    tiles = box.passenger_tiles

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        return (*t.passengers.values(),), t.open_tile, t.stack, t.boxed_passengers

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        levels, shown, stack, boxed = facts
        targets = [target for each in box.passenger_targets[shown or ""].values() for target in each]
        return [*levels, *targets, *hot(tiles, shown), *hot(tiles, *stack), *hot(tiles, *boxed)]

    levels = [f"level of {passenger}" for passenger in PASSENGERS]
    targets = [f"{what} of {passenger}" for passenger in PASSENGERS for what in ("target", "alternative")]
    lying = row_names(("open", "stack", "box"), tiles)
    full = dict.fromkeys((*levels, *targets), 8.0)
    return Block("passengers", (*levels, *targets, *lying), facts, numbers, full)


# ------------------------------------------------------------------ the boards of the players


def _boards(box: SteamBox, seats: int) -> Iterator[Block]:
    gauge = HotRows(PIECES, box.positions)
    positions = row_names((f"position {place}" for place in range(box.positions)), PIECE_NAMES)
    yield Block("gauge", positions, lambda m, seat: (*m.table.players[seat].gauge,), gauge, of_players=True)
    faces = (*box.tiles, *box.start_machines, *map(back, box.start_machines), CAPACITY_TILE)
    yield Block(
        "room",
        row_names((f"slot {slot}" for slot in range(1, box.slots + 1)), faces),
        lambda m, seat: (*m.table.players[seat].room,),
        HotRows(faces, box.slots),
        of_players=True,
    )
    yield _stores()
    yield _targets(box)
    yield _parasites(box, seats)
    yield _belongings(box)


def _stores() -> Block:
    def facts(moment: Moment, seat: int) -> tuple[int, ...]:
        p: Player = moment.table.players[seat]
        held = p.crystal, p.gear, p.hand_crystal, p.hand_gear
        return (*held, p.base, p.reserve, p.boilers, p.storage, p.score, *p.ledger)

    held = ("crystals", "gears", "crystals in hand", "gears in hand")
    names = (*held, "base", "reserve", "boilers", "storage", "score", *LEDGER)
    full = dict.fromkeys(names, 10.0) | {"score": 50.0}
    return Block("stores", names, facts, full=full, of_players=True)


def _targets(box: SteamBox) -> Block:
    """Own stones on districts, and which have their arrows up."""
    districts = tuple(box.districts)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        targets = moment.table.players[seat].targets
        return (*targets,), (*targets.values(),)

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        stones, arrows = facts
        up = [stone for stone, arrow in zip(stones, arrows, strict=True) if arrow]
        return [*hot(districts, *stones), *hot(districts, *up)]

    return Block("stones", row_names(("stone", "arrow"), districts), facts, numbers, of_players=True)


def _parasites(box: SteamBox, seats: int) -> Block:
    """ST-104: where they lie, hosts by their places from the owner."""

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        return seat, moment.table.players[seat].parasites

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        owner, parasites = facts
        found: list[float] = []
        for spot in parasites:
            host = (spot.seat - owner) % seats if spot else None
            found += [*hot(range(seats), host), float(spot.slot if spot else 0)]
            found += hot(SPOTS, spot.kind if spot else None)
        return found

    about = (*(f"with owner+{place}" for place in range(seats)), "slot", *SPOTS)
    names = row_names((f"parasite {number}" for number in range(box.parasites)), about)
    full = {name: float(box.slots) for name in names if name.endswith("slot")}
    return Block("parasites", names, facts, numbers, full, of_players=True)


def _belongings(box: SteamBox) -> Block:
    """The character, sponsors, gala, banners and passenger tiles."""
    characters, most = tuple(box.characters), max(box.sponsor_limit.values())

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        p: Player = moment.table.players[seat]
        sponsors = p.sponsors, p.sponsors_used
        return p.character, p.start_machine, sponsors, p.gala, p.banners, p.passenger_tiles

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        character, start, (sponsors, used), gala, banners, tiles = facts
        colours = [box.machines[tile].colour for tile in banners]
        return [
            *hot(characters, character),
            *hot(box.start_machines, start),
            *hot_rows(RESOURCES, most, sponsors),
            *padded(used, most),
            *hot(RESOURCES, gala),
            *hot(BANNER_COLOURS, *colours),
            *hot(box.tiles, *banners),
            *hot(box.passenger_tiles, *tiles),
        ]

    names = (
        *(f"character {number}" for number in characters),
        *box.start_machines,
        *row_names((f"sponsor {number}" for number in range(most)), RESOURCES),
        *(f"sponsor {number} is used" for number in range(most)),
        *(f"{kind} gala" for kind in RESOURCES),
        *(f"{colour} banners" for colour in BANNER_COLOURS),
        *(f"banner {tile}" for tile in box.tiles),
        *box.passenger_tiles,
    )
    return Block("belongings", names, facts, numbers, of_players=True)

"""What lies on the table of Nucleum, as numbers."""

from array import array
from collections.abc import Iterator
from typing import Any

from msgspec.structs import fields

from kesselhaus.games.nucleum.box import MAIN_ACTIONS, TRACKS, TYPES, NucleumBox
from kesselhaus.games.nucleum.rewards import Powers
from kesselhaus.games.nucleum.rules.ending import (
    ALL_TECHNOLOGIES,
    CONTRACTS_EMPTY,
    MANY_POINTS,
    STACKS_EMPTY,
    STARS_GONE,
)
from kesselhaus.games.nucleum.state import BARON, NEUTRAL, RUBBLE, Piece, Player, Railway
from kesselhaus.games.nucleum.terms import ANY, COLOURS, JOKER
from kesselhaus.parts.encoding import Block, HotRows, Moment, hot, padded, places, row_names

OPEN = True
"""Nothing is hidden (section 7)."""
RULES = (
    *("NU-22", "NU-26", "NU-28", "NU-30", "NU-32", "NU-35", "NU-37", "NU-38", "NU-41", "NU-42", "NU-50"),
    *("NU-53", "NU-54", "NU-55", "NU-71", "NU-74", "NU-87", "NU-89", "NU-95", "NU-97", "NU-104", "NU-105"),
    *("NU-110", "NU-111", "NU-119", "NU-120", "NU-122", "NU-127", "NU-129", "NU-134", "NU-137", "NU-141"),
    *("NU-142", "NU-144", "NU-157"),
)
"""What questions cite."""
KINDS = (*TYPES, "turbine", "mine", RUBBLE)
EDGES = (*COLOURS, ANY, JOKER)
LONG, MANY_STARS = 120, 20
"""More rounds or stars than that are told as so many: without a last round a match has no end of its own."""
CONDITIONS = (STACKS_EMPTY, CONTRACTS_EMPTY, STARS_GONE, ALL_TECHNOLOGIES, MANY_POINTS)
MARKET, DISPLAY, SEGMENTS = 5, 4, 4


def players(seats: int) -> int:
    """NU-166: alone, the Baron sits opposite."""
    return max(seats, BARON + 1)


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
    yield _sites(box, seats)
    yield _rails(box, seats)
    yield _coal(box, seats)
    yield _market(box)
    yield _contracts(box)
    yield _milestones(box, seats)
    yield _stores()
    yield from _tiles_owned(box)
    yield _built(box)
    yield _papers(box)
    yield _knowledge(box)


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


# ------------------------------------------------------------------ the map


def _sites(box: NucleumBox, seats: int) -> Block:
    """NU-89 to NU-101: what stands on each site, whose it is, and whether it has light."""
    sites = tuple(box.side.sites)
    write = _Pieces(box, players(seats))

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        standing = moment.table.sites
        return seat, (*standing,), (*standing.values(),)

    def numbers(facts: tuple[Any, ...]) -> bytes:
        seat, built, pieces = facts
        standing = dict(zip(built, pieces, strict=True))
        return b"".join([write[seat, standing.get(site)] for site in sites])

    return Block("sites", row_names(sites, write.names), facts, numbers)


class _Pieces(dict[tuple[int, Piece | None], bytes]):
    """Writes what stands on a site."""

    def __init__(self, box: NucleumBox, around: int) -> None:
        super().__init__()
        self._box, self._around = box, around
        self.names = (*KINDS, "level or row", "electricity", "has light", *places(around), "neutral")

    def __missing__(self, key: tuple[int, Piece | None]) -> bytes:
        seat, piece = key
        numbers = [0.0] * len(self.names) if piece is None else self._numbers(seat, piece)
        written = self[key] = array("f", numbers).tobytes()
        return written

    def _numbers(self, seat: int, piece: Piece) -> list[float]:
        box, around = self._box, self._around
        neutral = piece.owner == NEUTRAL
        owner = NEUTRAL if neutral else (piece.owner - seat) % around
        kind = {"TUR": "turbine", "MIN": "mine"}.get(piece.id[:3]) or box.type.get(piece.id, RUBBLE)
        number = piece.id.rpartition("-")[2]
        level = int(number) / 4 if number.isdigit() else 0.0
        about = level, box.electricity.get(piece.id, 0) / 10, float(piece.energized)
        return [*hot(KINDS, kind), *about, *hot(range(around), owner), float(neutral)]


def _rails(box: NucleumBox, seats: int) -> Block:
    """NU-50: the colours that each tile turns towards the two ends of its space, and whose it is."""
    side = box.side
    spaces, links = tuple(side.spaces), tuple(side.links)
    write = _Railways(box, players(seats))

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        rails = moment.table.rails
        return seat, (*rails,), (*rails.values(),), moment.table.completed

    def numbers(facts: tuple[Any, ...]) -> bytes:
        seat, laid, railways, completed = facts
        lying = dict(zip(laid, railways, strict=True))
        rows = b"".join([write[seat, lying.get(space)] for space in spaces])
        return rows + array("f", hot(links, *completed)).tobytes()

    names = (*row_names(spaces, write.names), *(f"{link} is completed" for link in links))
    return Block("railways", names, facts, numbers)


class _Railways(dict[tuple[int, Railway | None], bytes]):
    """Writes what lies on a track space."""

    def __init__(self, box: NucleumBox, around: int) -> None:
        super().__init__()
        self._box, self._around = box, around
        self._tiles = {tile: place for place, tile in enumerate(box.tiles, start=1)}
        ends = (f"{colour} to {end}" for end in "ab" for colour in EDGES)
        self.names = ("tile", *ends, *places(around), "neutral")

    def __missing__(self, key: tuple[int, Railway | None]) -> bytes:
        seat, rail = key
        numbers = [0.0] * len(self.names) if rail is None else self._numbers(seat, rail)
        written = self[key] = array("f", numbers).tobytes()
        return written

    def _numbers(self, seat: int, rail: Railway) -> list[float]:
        edges = self._box.edges[rail.tile]
        neutral = rail.owner == NEUTRAL
        owner = NEUTRAL if neutral else (rail.owner - seat) % self._around
        ends = [number for half in rail.halves for number in hot(EDGES, edges[half - 1])]
        number = self._tiles[rail.tile] / len(self._tiles)
        return [number, *ends, *hot(range(self._around), owner), float(neutral)]


def _coal(box: NucleumBox, seats: int) -> Block:
    """NU-122: the prices on the wagons of each region; and which plants have a Nucleum (NU-74)."""
    regions, plants = box.wagons(seats), tuple(box.side.plants)
    most = max(map(len, regions.values()))

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        return t.nuclei, t.tokens, *[t.wagons[region] for region in regions]

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        nuclei, tokens, *wagons = facts
        prices = [price for each in wagons for price in padded(each, most)]
        counts = [float(len(each)) for each in wagons]
        return [*prices, *counts, *hot(plants, *nuclei), *hot(range(1, SEGMENTS + 1), *tokens)]

    prices = row_names(regions, (f"wagon {number}" for number in range(1, most + 1)))
    counts = [f"wagons in {region}" for region in regions]
    nuclei = *(f"Nucleum in {plant}" for plant in plants), *(f"token {n}" for n in range(1, SEGMENTS + 1))
    full = dict.fromkeys((*prices, *counts), 10.0)
    return Block("coal", (*prices, *counts, *nuclei), facts, numbers, full)


# ------------------------------------------------------------------ the side board


def _market(box: NucleumBox) -> Block:
    """NU-104: the tiles that can be taken, and those that have not been seen yet."""
    tiles = (*box.base_tiles, *box.general_tiles)
    write = HotRows(tiles, MARKET)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        return t.market, t.base_tiles, t.general_tiles, t.general_left

    def numbers(facts: tuple[Any, ...]) -> bytes:
        market, base, general, left = facts
        return write(market) + array("f", [*hot(tiles, *base, *general), left / 20]).tobytes()

    spots = row_names((f"place {place}" for place in range(1, MARKET + 1)), tiles)
    return Block(
        "market", (*spots, *(f"unseen {tile}" for tile in tiles), "general tiles left"), facts, numbers
    )


def _contracts(box: NucleumBox) -> Block:
    contracts = tuple(box.contracts)
    write = HotRows(contracts, DISPLAY)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        return t.display, t.purple, t.silver, t.gold, t.silver_left, t.gold_left

    def numbers(facts: tuple[Any, ...]) -> bytes:
        display, purple, silver, gold, *left = facts
        known = [*hot(contracts, *purple), *hot(contracts, *silver, *gold), *(count / 20 for count in left)]
        return write(display) + array("f", known).tobytes()

    spots = row_names((f"display {place}" for place in range(DISPLAY)), contracts)
    others = row_names(("purple", "unseen"), contracts)
    return Block("contracts", (*spots, *others, "silver left", "gold left"), facts, numbers)


def _milestones(box: NucleumBox, seats: int) -> Block:
    """NU-71, NU-150: milestones by segment, stars left, setup cards, and who has met which end condition."""
    around = players(seats)
    milestones, cards, conditions = tuple(box.milestones), tuple(box.setup_cards), CONDITIONS

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        return seat, t.milestones, t.setup_cards, t.star_spaces, t.ends

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        seat, tiles, drawn, stars, ends = facts
        met = {condition: (player - seat) % around for condition, player in ends}
        segments = [n for place in range(SEGMENTS) for n in hot(milestones, *tiles[place : place + 1])]
        who = [n for condition in conditions for n in hot(range(around), met.get(condition))]
        return [*segments, *hot(cards, *drawn), *padded(stars, 3), *who]

    segments = row_names((f"segment {number}" for number in range(1, SEGMENTS + 1)), milestones)
    stars = tuple(f"stars {place}" for place in range(1, 4))
    names = (*segments, *(f"card {card}" for card in cards), *stars, *row_names(conditions, places(around)))
    return Block("milestones", names, facts, numbers)


# ------------------------------------------------------------------ the boards of the players


def _stores() -> Block:
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


def _tiles_owned(box: NucleumBox) -> Iterator[Block]:
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


def _built(box: NucleumBox) -> Block:
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


def _papers(box: NucleumBox) -> Block:
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


def _knowledge(box: NucleumBox) -> Block:
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

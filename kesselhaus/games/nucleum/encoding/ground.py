"""The map of Nucleum as numbers: sites, track spaces, wagons."""

from array import array
from typing import Any

from kesselhaus.games.nucleum.box import TYPES, NucleumBox
from kesselhaus.games.nucleum.state import BARON, NEUTRAL, RUBBLE, Piece, Railway
from kesselhaus.games.nucleum.terms import ANY, COLOURS, JOKER
from kesselhaus.parts.encoding import Block, Moment, hot, padded, places, row_names

KINDS = (*TYPES, "turbine", "mine", RUBBLE)
EDGES = (*COLOURS, ANY, JOKER)
SEGMENTS = 4


def players(seats: int) -> int:
    """NU-166: alone, the Baron sits opposite."""
    return max(seats, BARON + 1)


def sites(box: NucleumBox, seats: int) -> Block:
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


def rails(box: NucleumBox, seats: int) -> Block:
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


def coal(box: NucleumBox, seats: int) -> Block:
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

"""What is in the box of Steamopolis: the components file with the look-ups that the rules need."""

from collections.abc import Sequence

from msgspec import Struct

from kesselhaus.engine.components import Box, handed_out, read
from kesselhaus.games.steamopolis.checks import check
from kesselhaus.games.steamopolis.figures import (
    BANNER_COLOURS,
    PASSENGERS,
    RESOURCES,
    TRIGGERS,
    Character,
    Components,
    WrittenMachine,
    WrittenPart,
)

__all__ = ["BANNER_COLOURS", "PASSENGERS", "RESOURCES", "Atom", "District", "Machine", "Part", "SteamBox"]

COLOURS = ("black", "blue", "red", "yellow")
"""By seat (RU-3)."""

CAPACITY_TILE = "capacity"
"""The face of every capacity tile in a machine room."""

ALL = 9
"""`par_place(all)`, `par_act(all)`: more than there are."""

FILE = "components.toml"


class Atom(Struct, frozen=True):
    """One symbol of an effect (2.2)."""

    name: str
    n: int = 1


class Part(Struct, frozen=True):
    """A partial effect: one symbol, or a cost and the symbols below it."""

    atoms: tuple[Atom, ...]
    crystal: int = 0
    gear: int = 0
    per_stone: bool = False
    """`pay_crystals_per_stone`."""
    lose_stone: bool = False
    invite: bool = False
    is_free: bool = True


class Passive(Struct, frozen=True):
    """A machine effect with a trigger (ST-152 to ST-156)."""

    trigger: str
    levels: frozenset[int]
    end: bool
    parts: tuple[Part, ...]


class Machine(Struct, frozen=True):
    """The machine side of any tile: machine tile, start machine, capacity tile."""

    face: str
    activation: tuple[Part, ...]
    """The partial effects of the connected boilers, upper before lower."""
    connected: int
    """How many connected boilers it has."""
    boiler_count: int
    """ST-48: connected and plain."""
    storage: int
    passive: Passive | None
    rank: int
    """-1: no machine tile."""
    colour: str
    crystal: int
    """ST-122: the whole price, with the crystals that the market shows."""
    gear: int
    spots: tuple[str, ...]
    """ST-104: where parasites can lie."""

    def parts(self, spot: str) -> tuple[Part, ...]:
        """What a parasite on a spot gives access to."""
        if spot == "activation":
            return self.activation
        return self.passive.parts if self.passive else ()


class District(Struct, frozen=True):
    """2.6."""

    id: str
    level: int
    static: bool
    end: bool
    sides: tuple[tuple[Part, ...], ...]
    """One for each side of the dividing line."""


class SteamBox(Box):
    """One edition of Steamopolis, laid out so that the rules find things at once."""

    def __init__(self, components: Components, edition: str) -> None:
        super().__init__(edition)
        self.components = components
        self._lay_out_pieces(components)
        self._lay_out_city(components)
        self._lay_out_machines(components)
        self._lay_out_people(components)

    def _lay_out_pieces(self, components: Components) -> None:
        pieces = components.pieces
        self.stones, self.start_stones = pieces.stone.value, pieces.start_stones.value
        self.parasites = pieces.parasite.value
        self.shadow_stones = pieces.shadow_stone.value
        self.statues_for_end, self.third_statue_sp = (
            pieces.statues_for_end.value,
            pieces.third_statue_sp.value,
        )
        self.supply = {
            kind: getattr(pieces, kind).value
            for kind in (*RESOURCES, "capacity", "sponsor", "crystal_gala", "gear_gala")
        }
        self.value = tuple(space.value for space in components.gauge)
        """2.3: the pressure value of each position."""
        self.positions = len(components.gauge)
        self.last_base = max(place for place, space in enumerate(components.gauge) if space.base)
        self.digit = tuple(space.bonus or 0 for space in components.gauge)
        """The digit of the bonus marker that a position takes; 0 is none."""
        self.positions_of = {
            digit: tuple(place for place, other in enumerate(self.digit) if other == digit)
            for digit in {space.bonus for space in components.gauge if space.bonus}
        }
        self.slots = components.machine_room.slots
        self.boilers, self.storage = components.airship.boilers, components.airship.storage

    def _lay_out_city(self, components: Components) -> None:
        self.districts = {
            district.id: District(
                district.id,
                district.level,
                district.static,
                district.end,
                tuple(_parts(side) for side in district.sides),
            )
            for district in components.districts
        }
        self.level = {district: entry.level for district, entry in self.districts.items()}
        upwards = sorted(components.districts, key=lambda entry: entry.level)
        self.board = {side: tuple(entry.id for entry in upwards if side in entry.board) for side in "AB"}
        """ST-1: the districts of each side of the board, the lowest first."""
        highest = max(self.value)
        self.reach = {
            side: tuple(
                tuple(district for district in board if self.level[district] <= value)
                for value in range(highest + 1)
            )
            for side, board in self.board.items()
        }
        """ST-54: the districts that a value reaches."""
        self.market_levels = tuple(components.tile_markets.levels)
        self.extra_levels = tuple(components.tile_markets.extra)
        self.ranks = tuple(sorted(components.market_ranks, key=lambda line: line.rank))
        self.rows = {
            row: tuple(marker.digit for marker in components.bonus_markers if marker.row == row)
            for row in RESOURCES
        }
        self.markers = {(marker.row, marker.digit): marker for marker in components.bonus_markers}

    def _lay_out_machines(self, components: Components) -> None:
        self.machines: dict[str, Machine] = {}
        """By face: `M17`, `S2` (its front), `S2-back`, `capacity`."""
        for tile in components.machines:
            crystal = tile.cost.get("crystal", 0) + self.ranks[tile.rank].crystal
            price = crystal, tile.cost.get("gear", 0)
            self.machines[tile.id] = _machine(tile.id, tile, (tile.rank, tile.banner, *price))
        for start in components.start_machines:
            self.machines[start.id] = _machine(start.id, start)
            self.machines[back(start.id)] = _machine(back(start.id), components.start_back)
        self.machines[CAPACITY_TILE] = _machine(CAPACITY_TILE, components.capacity_tile)
        self.triggers = {
            trigger: frozenset(
                face
                for face, machine in self.machines.items()
                if machine.passive and machine.passive.trigger == trigger
            )
            for trigger in TRIGGERS
        }
        """ST-149: the machines that each trigger can set off."""
        self.tiles = tuple(tile.id for tile in components.machines)
        self.tiles_of = {
            (rank, colour): tuple(
                tile.id for tile in components.machines if (tile.rank, tile.banner) == (rank, colour)
            )
            for rank in range(4)
            for colour in BANNER_COLOURS
        }
        self.first_tiles = tuple(tile.id for tile in components.machines if tile.rank == 0)
        self.colours_of = tuple(
            {colour: len(tiles) for (of, colour), tiles in self.tiles_of.items() if of == rank and tiles}
            for rank in range(4)
        )
        """How many tiles of each banner colour a rank has."""
        self.start_machines = tuple(start.id for start in components.start_machines)
        self.banner_count = {banner.colour: banner.count for banner in components.banners}

    def _lay_out_people(self, components: Components) -> None:
        self.characters: dict[int, Character] = {entry.number: entry for entry in components.characters}
        self.character_parts = {
            entry.number: tuple(Part((atom_of(text),)) for text in entry.effect)
            for entry in components.characters
        }
        self.sponsor_limit = {
            entry.number: entry.sponsors or components.pieces.sponsor_limit.value
            for entry in components.characters
        }
        self.passenger_tiles = tuple(tile.id for tile in components.passenger_tiles)
        lines = {tile.id: tile for tile in components.passenger_tiles} | {"": components.passenger_board}
        self.passenger_targets: dict[str, dict[str, tuple[int, int]]] = {
            id: {
                "banker": (line.banker.target, line.banker.alt),
                "stoker": (line.stoker.target, line.stoker.alt),
            }
            for id, line in lines.items()
        }
        """2.13: target and alternative by tile; the empty id is what the board prints."""
        start, rewards = components.passenger_start, components.passenger_rewards
        self.passenger_start = {"banker": start.banker, "stoker": start.stoker}
        self.rewards = {
            "banker": tuple(Part((atom_of(text),)) for text in rewards.banker),
            "stoker": tuple(Part((atom_of(text),)) for text in rewards.stoker),
        }
        self.solo = components.solo
        self.grades = tuple((grade.at_least, grade.id) for grade in components.grades)


def back(start_machine: str) -> str:
    """The face of a start machine's back."""
    return f"{start_machine}-back"


def atom_of(text: str) -> Atom:
    """`press(2)`, `par_act(all)`, `cap`."""
    name, _, number = text.rstrip(")").partition("(")
    return Atom(name, ALL if number == "all" else int(number or 1))


def _parts(written: Sequence[WrittenPart]) -> tuple[Part, ...]:
    """Effects without a cost are parts of their own, to be used or left out one by one (ST-91)."""
    found: list[Part] = []
    for part in written:
        atoms = tuple(atom_of(text) for text in part.effect)
        if not part.pay and not part.cost:
            found += [Part((atom,)) for atom in atoms]
            continue
        found.append(
            Part(
                atoms,
                part.pay.get("crystal", 0),
                part.pay.get("gear", 0),
                "pay_crystals_per_stone" in part.cost,
                "lose_stone" in part.cost,
                "invite" in part.cost,
                is_free=False,
            )
        )
    return tuple(found)


def _machine(face: str, written: WrittenMachine, tile: tuple[int, str, int, int] = (-1, "", 0, 0)) -> Machine:
    activation = _parts(written.boilers)
    passive, spots = None, ["activation"] if activation else []
    if written.passive:
        effect: Sequence[str] = written.passive.effect
        levels, parts = frozenset(written.passive.levels), tuple(Part((atom_of(text),)) for text in effect)
        passive = Passive(written.passive.trigger, levels, written.passive.end, parts)
        spots.append("passive")
    connected = len(written.boilers)
    count = connected + written.plain_boilers
    return Machine(face, activation, connected, count, written.storage, passive, *tile, tuple(spots))


def open_box(text: bytes) -> SteamBox:
    components, edition = read(text, Components, FILE)
    check(components, text, FILE)
    return SteamBox(components, edition)


shipped, load_box = handed_out(__package__, open_box)

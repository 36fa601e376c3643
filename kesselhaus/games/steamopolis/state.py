"""What lies on the table of Steamopolis."""

from functools import cache
from typing import Self

from msgspec import Struct

from kesselhaus.engine.state import State, shallow
from kesselhaus.games.steamopolis.box import CAPACITY_TILE, COLOURS, Machine, SteamBox
from kesselhaus.games.steamopolis.tasks import AnyTask

__all__ = ["COLOURS", "Lot", "Player", "Spot", "Table", "spot"]

# The pieces on a gauge position (2.3). A bonus marker has the digit of its position.
FREE, STONE, ARROW, BASE, BONUS, PINK = range(6)

ACTIVATION, PASSIVE, BESIDE = "activation", "passive", "beside"
"""Where a parasite lies: on a spot of a machine (ST-104), or in the solo game beside the stack (ST-180)."""

LEDGER = (
    "start",
    "purchases",
    "banners",
    "markers",
    "statue",
    "districts",
    "machines",
    "parasites",
    "passengers",
    "time_pressure",
)
"""What vote points are made of, for the result."""


class Spot(Struct, frozen=True):
    """Where a parasite lies. Equal ones are one object: see `spot`."""

    seat: int
    """Whose machine room; in the solo game, beside the stack, the owner's own seat."""
    slot: int
    """1 to 7; 0 beside the stack."""
    kind: str
    """activation, passive or beside."""


spot = cache(Spot)


class Lot(Struct, frozen=True):
    """A machine tile in a market. Its rank and colour are public, its machine side once it is turned."""

    rank: int
    colour: str
    tile: str | None = None
    """None: not yet decided, or decided by a peek of somebody else (section 7)."""
    peeked: tuple[int, ...] = ()
    """The seats that have seen it while it was face down (ST-101)."""


class Player(Struct):
    """An airship and what belongs to it."""

    seat: int
    gauge: list[int]
    """The piece on each of the positions 0 to 10: FREE, STONE, ARROW (a stone with it), BASE, BONUS, PINK."""
    room: list[str | None]
    """The machine in each slot, slot 1 first."""
    targets: dict[str, bool]
    """Districts with an own stone, in the order of placing; whether it has its arrow up."""
    parasites: tuple[Spot | None, ...]
    """Where each parasite is; None is the personal supply."""
    ledger: list[int]
    """The score by the kinds of LEDGER."""
    base: int = 0
    """The position of the base marker."""
    reserve: int = 0
    """Stones in the personal supply."""
    character: int = 0
    """0: not yet dealt."""
    start_machine: str = ""
    crystal: int = 0
    """All that the player has, in hand or stored."""
    gear: int = 0
    hand_crystal: int = 0
    """How many of them are in hand, not stored."""
    hand_gear: int = 0
    sponsors: tuple[str, ...] = ()
    """The visible side of each."""
    sponsors_used: tuple[bool, ...] = ()
    """Which have been used in the running turn (ST-145)."""
    gala: str | None = None
    """The kind of the gala held."""
    banners: tuple[str, ...] = ()
    passenger_tiles: tuple[str, ...] = ()
    score: int = 0
    boilers: int = 0
    """ST-48: built in and on tiles; kept with the room."""
    storage: int = 0
    """ST-71: built in and on tiles; kept with the room."""

    def copy(self) -> Self:
        twin = shallow(self)
        twin.gauge = self.gauge[:]
        twin.room = self.room[:]
        twin.targets = self.targets.copy()
        twin.ledger = self.ledger[:]
        return twin

    @property
    def stones(self) -> int:
        """ST-27: owned stones on the gauge and on districts; one in the machine room counts besides."""
        gauge = self.gauge
        return gauge.count(STONE) + gauge.count(ARROW) + len(self.targets)

    @property
    def tiles(self) -> int:
        """2.15: tiles in the machine room."""
        return len(self.room) - self.room.count(None)

    def holds(self, kind: str) -> int:
        return self.crystal if kind == "crystal" else self.gear


class Table(State, kw_only=True):
    """The city and the airships."""

    agenda: list[AnyTask]
    box: SteamBox
    players: list[Player]
    supply: dict[str, int]
    """The general supply: crystal, gear, capacity, sponsor, crystal_gala, gear_gala."""
    markets: dict[int, tuple[Lot, ...]]
    """Levels 2 to 8: the remaining tiles, the open one first (2.7)."""
    extra: dict[int, str]
    """The tiles left on the extra markets of levels 2, 3, 4 (ST-4)."""
    rows: dict[str, tuple[int, ...]]
    """The market of level 1: digits left in the crystal row and in the gear row (2.8)."""
    tower: tuple[int, ...] = ()
    """The levels whose statues are on the tower, in order."""
    passengers: dict[str, int]
    """The level of banker and stoker; 0 is aboard."""
    aboard: tuple[tuple[str, int], ...] = ()
    """Passengers aboard the active airship with their fixed targets (ST-86)."""
    delivered: tuple[str, ...] = ()
    """Passengers put down in this turn, in order."""
    stack: tuple[str, ...] = ()
    """Passenger tiles below the open one. They have no order: each is drawn when it is turned up."""
    open_tile: str | None = None
    """The open passenger tile; None when no tile is left."""
    tile_taken: bool = False
    """ST-88: the open passenger tile lies in front of the active player."""
    boxed: tuple[str, ...] = ()
    """Machine tiles and start machines that went to the box, face up."""
    boxed_passengers: tuple[str, ...] = ()
    boxed_markers: int = 0
    """White bonus markers in the box."""
    pink_boxed: bool = True
    """The pink bonus marker is in the box (2.12)."""
    shadow: tuple[str, ...] = ()
    """Districts with a shadow stone (ST-173)."""
    start_player: int = 0
    active: int = 0
    """The seat whose turn it is; in setup, who carries out the character effect."""
    asked: int = -1
    """The seat asked last: what another seat chose before can no longer be taken back."""
    round: int = 0
    """0 in setup."""
    final: bool = False
    """ST-165: the final round has begun."""
    ending: str = ""
    """What has triggered the end: statues or passengers (ST-162)."""
    lost: bool = False
    """ST-172: the solo game was lost."""
    # -- the running turn
    flown_from: tuple[str, ...] = ()
    """Districts with an own stone when the Fly action began (ST-96)."""
    flew: bool = False
    """A Fly action was carried out in this turn (ST-174)."""
    paid_shadow: bool = False
    """ST-186: the loss of the solo final turn has been taken."""
    visitor: int = 0
    """The gauge position of the stone of this visit, wherever effects move it; 0 where it is not on the gauge
    (ST-83).
    """
    hung_banner: bool = False
    """ST-156: a banner was hung in this turn."""
    noted: tuple[str, ...] = ()
    """ST-95: districts whose effect is resolved at the end of the turn."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.players = [player.copy() for player in self.players]
        twin.supply = self.supply.copy()
        twin.markets = self.markets.copy()
        twin.extra = self.extra.copy()
        twin.rows = self.rows.copy()
        twin.passengers = self.passengers.copy()
        return twin

    # ------------------------------------------------------------------ looking

    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    @property
    def order(self) -> list[int]:
        """ST-28: the seats clockwise from the start player."""
        return [(self.start_player + place) % self.seats for place in range(self.seats)]

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats, clockwise."""
        return _clockwise(seat, self.seats)

    def machine(self, seat: int, slot: int) -> Machine | None:
        """The machine in a slot (1 to 7)."""
        face = self.players[seat].room[slot - 1]
        return None if face is None else self.box.machines[face]

    def open_tiles(self, level: int) -> list[str]:
        """ST-120: the open tile of a level's market and that of its extra market."""
        lots = self.markets.get(level)
        found = [lots[0].tile] if lots and lots[0].tile else []
        if self.extra and level in self.extra:
            found.append(self.extra[level])
        return found

    def level_of(self, tile: str) -> int:
        """The level on which an open tile lies."""
        for level, lots in self.markets.items():
            if lots and lots[0].tile == tile:
                return level
        return next(level for level, other in self.extra.items() if other == tile)

    def is_occupied(self, district: str) -> bool:
        """A stone of anybody lies there, or a shadow stone."""
        return district in self.shadow or any(district in player.targets for player in self.players)

    def targets_of(self, passenger: str) -> tuple[int, int]:
        """2.13: target and alternative of a passenger on the open tile, or as printed on the board."""
        return self.box.passenger_targets[self.open_tile or ""][passenger]

    @property
    def markers_left(self) -> int:
        return sum(len(row) for row in self.rows.values())


@cache
def _clockwise(seat: int, seats: int) -> tuple[int, ...]:
    return tuple((seat + place) % seats for place in range(1, seats))


def capacity_tiles(player: Player) -> int:
    return player.room.count(CAPACITY_TILE)

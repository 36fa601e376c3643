"""What lies on the table of Whistle Mountain."""

from functools import cached_property
from typing import Self

from msgspec import Struct

from kesselhaus.engine.grids import Square, Squares
from kesselhaus.engine.state import State, shallow
from kesselhaus.games.whistle_mountain.box import MountainBox
from kesselhaus.games.whistle_mountain.effects import RESOURCES
from kesselhaus.games.whistle_mountain.ground import DRY, GRID
from kesselhaus.games.whistle_mountain.tasks import AnyTask

COLOURS = ("red", "blue", "yellow", "green")
"""By seat (2.1)."""

HIDDEN = "?"
"""A card that the viewer may not know."""
BESIDE, REMOVED = "", "removed"
"""The duplicator token beside the board, and out of the game."""
BARRACKS, STANDSTILL = "barracks", "standstill"
"""Why the end is triggered (WM-160, WM-175)."""


class Spot(Struct, frozen=True):
    """How a scaffold or a machine lies: its turn, and where its handle is (see `options.At`)."""

    turn: int
    column: int
    row: int


class Berth(Struct, frozen=True):
    """Where an airship is: at home, at a dock, on squares of the grid, or on squares of one machine."""

    dock: str = ""
    squares: tuple[Square, ...] = ()
    machine: str = ""


HOME = Berth()


class Player(Struct):
    """A player board, its storage, and where its workers and airships are."""

    seat: int
    goods: dict[str, int]
    airships: dict[str, Berth]
    barracks: tuple[int, ...]
    """The levels on which a worker still is, from the lowest."""
    pool: int
    powers: dict[str, int]
    """What ability and upgrades add up to."""
    standing: tuple[Square, ...] = ()
    """The scaffold squares with a worker of this player."""
    tower: tuple[int, ...] = ()
    """The floors of the promoted workers, in the order of their promotion."""
    score: int = 0
    ability: str = ""
    upgrades: tuple[str, ...] = ()
    scaffolds: tuple[str, ...] = ()
    """In storage, like machines and awards."""
    machines: tuple[str, ...] = ()
    awards: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    """The hand."""

    def copy(self) -> Self:
        twin = shallow(self)
        twin.goods = self.goods.copy()
        twin.airships = self.airships.copy()
        twin.powers = self.powers.copy()
        return twin


class Ground(Struct):
    """The grid as sets of squares: what the readable state says, as the rules need it."""

    scaffold: Squares
    """Scaffold squares (WM-22): above the water, not covered by a machine."""
    machine: Squares
    """Machine squares (WM-24)."""
    workers: Squares
    airships: Squares
    icons: dict[str, Squares]
    """The squares whose scaffold shows an icon, by resource, whatever covers them."""
    joined_right: Squares
    """Machine squares whose right neighbour belongs to the same machine."""
    joined_up: Squares
    working: dict[str, Squares]
    """The squares of every machine that works (WM-25)."""

    def copy(self) -> Self:
        twin = shallow(self)
        twin.icons = self.icons.copy()
        twin.working = self.working.copy()
        return twin


class Table(State, kw_only=True, dict=True):
    """The mountain and the boards beside it."""

    box: MountainBox
    agenda: list[AnyTask]
    players: list[Player]
    stacks: dict[str, tuple[str, ...]]
    """What is face down, by machine size, `upgrade` and scaffold stack. It has no order: each tile is drawn
    when it is turned up.
    """
    displays: dict[str, tuple[str, ...]]
    """What is face up, by the same names: up to three machines or upgrades, one scaffold."""
    deck: tuple[str, ...]
    """The cards not yet drawn, without an order."""
    discarded: tuple[str, ...] = ()
    tower: tuple[tuple[str, ...], ...] = ()
    """The awards on the floors, floor 1 first."""
    used_awards: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()
    """Laid out at the setup, and what is left over."""
    scaffolds: dict[str, Spot]
    """On the grid, the oldest first."""
    machines: dict[str, Spot]
    """On the grid, the oldest first."""
    water_level: int = 0
    duplicator: str = BESIDE
    """The machine under the duplicator token, or BESIDE or REMOVED."""
    start_player: int = 0
    active: int = 0
    """The seat whose turn it is."""
    sent: str = ""
    """The airship that was placed in this turn."""
    returned: tuple[str, ...] = ()
    """Airships of the active seat that came home in this turn; they go out again in a later one (WM-150)."""
    barred: tuple[str, ...] = ()
    """Machines built after this turn's airship was placed (WM-115)."""
    cards_played: int = 0
    awards_used: int = 0
    docks_open: bool = False
    """cd18: occupied docks may be used in this turn."""
    progress: bool = False
    """Whether something was built or a worker left the barracks in this turn (WM-174)."""
    standstill_count: int = 0
    end_reason: str = ""
    turns_left: int = -1
    """Once the end is triggered: the turns after the running one; -1 is no end in sight."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.players = [player.copy() for player in self.players]
        twin.stacks = self.stacks.copy()
        twin.displays = self.displays.copy()
        twin.scaffolds = self.scaffolds.copy()
        twin.machines = self.machines.copy()
        twin.__dict__["ground"] = self.ground.copy()
        return twin

    @cached_property
    def ground(self) -> Ground:
        """A lens on the grid; kept up to date by whatever changes it, made anew where it is missing."""
        return survey(self)

    @property
    def order(self) -> list[int]:
        """The turn order: the seats clockwise from the start player."""
        return [(self.start_player + place) % self.seats for place in range(self.seats)]

    @property
    def round(self) -> int:
        """Rounds are counted for the eye only; the first one is 1."""
        return max(0, self.turn - 1) // self.seats + 1

    def player(self) -> Player:
        """The active player."""
        return self.players[self.active]

    def clockwise(self, seat: int) -> list[Player]:
        """All players, a seat first."""
        return [self.players[(seat + place) % self.seats] for place in range(self.seats)]

    def squares(self, tile: str) -> tuple[Square, ...]:
        """The squares of a scaffold or a machine on the grid, water or not, in the order of its piece."""
        spot = self.machines.get(tile) or self.scaffolds[tile]
        return self.box.pieces[tile][spot.turn].at((spot.column, spot.row))

    def works(self, machine: str) -> bool:
        """WM-25."""
        return machine in self.ground.working


def survey(table: Table) -> Ground:
    """The ground as the readable state has it."""
    box, dry = table.box, DRY[table.water_level]
    icons = dict.fromkeys(RESOURCES, 0)
    scaffold = machine = joined_right = joined_up = 0
    for tile in table.scaffolds:
        squares = table.squares(tile)
        scaffold |= GRID.cover(squares)
        for square, icon in zip(squares, box.icons[tile], strict=True):
            if icon:
                icons[icon] |= GRID.bit[square]
    working: dict[str, Squares] = {}
    for tile in table.machines:
        covered = GRID.cover(table.squares(tile))
        machine |= covered
        joined_right |= covered & covered >> 1
        joined_up |= covered & covered >> GRID.stride
        if not covered & ~dry:
            working[tile] = covered
    workers = [square for player in table.players for square in player.standing]
    afloat = [
        square for player in table.players for berth in player.airships.values() for square in berth.squares
    ]
    return Ground(
        scaffold=scaffold & dry & ~machine,
        machine=machine & dry,
        workers=GRID.cover(workers),
        airships=GRID.cover(afloat),
        icons=icons,
        joined_right=joined_right,
        joined_up=joined_up,
        working=working,
    )

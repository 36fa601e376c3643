"""What lies on the table of Nucleum."""

from collections.abc import Iterator
from functools import cache
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from kesselhaus.engine.state import Event, State, shallow
from kesselhaus.games.nucleum.box import NucleumBox
from kesselhaus.games.nucleum.rewards import Powers
from kesselhaus.games.nucleum.tasks import AnyTask

COLOURS = ("red", "yellow", "blue", "black")
"""By seat; alone, the Baron has the second one."""

NEUTRAL = -1
"""The owner of neutral buildings and rubble."""
BARON = 1
"""The place of the Baron among the players of a solo game (NU-166); he has no seat."""

BARON_TOLD = -2
"""Who he is in the log."""

RUBBLE = "rubble"


class Piece(Struct, frozen=True):
    """What stands on a site: an urban building, neutral building, turbine (TUR-1), mine (MIN-1) or rubble."""

    id: str
    owner: int = NEUTRAL
    energized: bool = False


piece = cache(Piece)
"""Equal pieces are one object."""
RUBBLE_PIECE = piece(RUBBLE)


class Railway(Struct, frozen=True):
    """A tile on a track space. `half` is the one (1 or 2) that faces end a of the link."""

    tile: str
    owner: int
    half: int

    @property
    def halves(self) -> tuple[int, int]:
        """The halves towards end a and end b."""
        return (self.half, 3 - self.half)


NO_POWERS = Powers()


def on_map(pieces: tuple[str, ...]) -> int:
    """How many of the four turbines or mines are on the map."""
    return 4 - pieces.count("")


class Player(Struct):
    """A player board and what belongs to it."""

    seat: int
    thaler: int
    workers: int
    """Available workers."""
    supply: int
    """Workers in the personal supply."""
    experiment: str = ""
    vp: int = 0
    achievements: int = 0
    railways: int = 0
    """Railway tiles on the map, each with a worker."""
    income: tuple[int, ...] = (1, 1, 1)
    """The markers on the tracks thaler, worker and vp."""
    pool: tuple[str, ...] = ()
    slots: tuple[str, ...] = ()
    """Tiles above the board, from the left; for the Baron always empty."""
    contracts: tuple[str, ...] = ("",) * 4
    """By contract slot; empty where it is free."""
    fulfilled: tuple[str, ...] = ()
    technologies: tuple[str, ...] = ()
    """Unlocked, in the order of unlocking."""
    stars: tuple[int, ...] = ()
    """The spaces of the milestone track, in the order of placing."""
    has_last_star: bool = False
    """Whether the last of them was placed in final scoring (NU-157)."""
    buildings: dict[str, str] = {}
    """Urban buildings on the map with their sites; the others are on the board."""
    turbines: tuple[str, ...] = ("",) * 4
    """The site of the turbine of each row; empty while it is on the board."""
    mines: tuple[str, ...] = ("",) * 4
    """Likewise the mines."""
    uranium: tuple[int, ...] = (0,) * 4
    """Cubes in the mine of each row."""
    cities: frozenset[str] = frozenset()
    """NU-60, NU-62: the cities of the own networks. Nothing leaves the map, so they only become more."""
    powers: Powers = NO_POWERS
    """NU-98, NU-145: ongoing technologies and turbine effects, summed up."""
    row: tuple[str, ...] = ()
    """The Baron's tiles from the left, the stop tile among them (NU-167)."""

    def copy(self) -> Self:
        twin = shallow(self)
        twin.buildings = self.buildings.copy()
        return twin

    def structures(self) -> Iterator[str]:
        """The sites of all urban buildings, mines and turbines."""
        return filter(None, [*self.buildings.values(), *self.mines, *self.turbines])

    @property
    def cubes(self) -> int:
        """All uranium."""
        return sum(self.uranium)

    @property
    def recharges(self) -> int:
        """NU-70: how often a star was taken; a last star of final scoring comes from the reserve."""
        return len(self.stars) - self.has_last_star

    @property
    def is_new(self) -> bool:
        """NU-63: neither a structure (each has its city) nor a railway tile on the map."""
        return not (self.cities or self.railways)

    @property
    def pairs(self) -> tuple[int, ...]:
        """Rows whose turbine and mine are both on the map."""
        turbines, mines = self.turbines, self.mines
        return tuple([row for row in (1, 2, 3, 4) if turbines[row - 1] and mines[row - 1]])


class Table(State, kw_only=True):
    """The map, the side board, the players, and what is noted for the running turn."""

    box: NucleumBox
    agenda: list[AnyTask]
    players: list[Player]
    """By seat; in a solo game the Baron is the second."""
    sites: dict[str, Piece]
    """What stands on the map; free sites are not listed."""
    rails: dict[str, Railway]
    """Track spaces with a tile."""
    wagons: dict[str, tuple[int, ...]]
    """The prices on the coal wagons of each region, the cheapest first."""
    completed: frozenset[str] = frozenset()
    """Links without a free track space."""
    neutral: tuple[str, ...] = ()
    """The sites of neutral buildings, in the order of setup."""
    nuclei: tuple[str, ...] = ()
    """Plants with a Nucleum, in the order of placing."""
    tokens: tuple[int, ...] = (1, 2, 3)
    """Segments beside which a Nucleum token lies."""
    stacks: tuple[int, ...] = (0, 0, 0)
    """Tiles left in the three stacks."""
    base_tiles: tuple[str, ...] = ()
    """Base tiles not seen yet: all of them lie in the stacks. Stacks have no order until a tile is drawn."""
    general_tiles: tuple[str, ...] = ()
    """General tiles not seen yet; of these only `general_left` lie in the stacks."""
    general_left: int = 0
    market: tuple[str, ...] = ("",) * 5
    """By place, 1 to 5; empty places are on the left."""
    silver: tuple[str, ...] = ()
    """Silver contracts not seen yet; `silver_left` of them lie in the stack."""
    gold: tuple[str, ...] = ()
    silver_left: int = 0
    gold_left: int = 0
    display: tuple[str, ...] = ("",) * 4
    """The two silver and the two gold places; a place is empty when both stacks are."""
    purple: tuple[str, ...] = ("",) * 3
    """By category; empty when it has been fulfilled."""
    milestones: tuple[str, ...] = ()
    """By segment."""
    setup_cards: tuple[str, ...] = ()
    """The first one has decided the Nucleum and the rubble."""
    star_spaces: tuple[int, ...] = (0, 0, 0)
    """Stars left on each."""
    kings_visits: int = 0
    ends: tuple[tuple[str, int], ...] = ()
    """End conditions fulfilled, in order, with the player who did it."""
    ending: int = 0
    """The round in which the end was triggered (NU-153); the next one is the last. 0 is none yet."""
    first_player: int = 0
    round: int = 0
    active: int = 0
    """The player whose turn it is."""
    laid: str = ""
    """Option B: where the tile of this turn lies. Tiles of its link are turned over when the turn ends
    (NU-58).
    """
    contracts_fulfilled: int = 0
    """In this turn, by the active player (NU-39)."""
    end_reason: str = ""
    finals: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """After the end: VP of each part of final scoring by player."""

    def __post_init__(self) -> None:
        """What a table that was written down says of cities and powers, or leaves out, is found anew."""
        self.box = self.box.sorted_for(self.seats)
        if self.round:
            for player in self.players:
                player.cities, player.powers = self.cities_of(player), self.powers_of(player)

    def copy(self) -> Self:
        twin = super().copy()
        twin.players = [player.copy() for player in self.players]
        twin.sites = self.sites.copy()
        twin.rails = self.rails.copy()
        twin.wagons = self.wagons.copy()
        return twin

    def tell(self, event: Event) -> None:
        if self.ear is not None:
            self.ear.append(_without_his_seat(event) if self.seats == 1 else event)

    def cities_of(self, player: Player) -> frozenset[str]:
        """NU-60, NU-62: those with a structure, next to a railway tile, or at an end of a completed link.
        That is what `Player.cities` holds at any time.
        """
        side = self.box.side
        cities = {side.city_of[site] for site in player.structures()}
        for space, rail in self.rails.items():
            if rail.owner == player.seat:
                completed = side.link_of[space] in self.completed
                cities.update(side.ends[space] if completed else side.beside[space])
        return frozenset(cities)

    def powers_of(self, player: Player) -> Powers:
        """NU-98, NU-145: what `Player.powers` always holds."""
        return self.box.powers(player.experiment, player.technologies, player.turbines)

    @property
    def order(self) -> list[int]:
        """All players clockwise from the first player (NU-24)."""
        return self.clockwise(self.first_player)

    def clockwise(self, first: int) -> list[int]:
        count = len(self.players)
        return [(first + place) % count for place in range(count)]

    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    def is_baron(self, seat: int) -> bool:
        """NU-166: alone, the second place is his."""
        return self.seats == 1 and seat == BARON

    def is_completed(self, link: str) -> bool:
        return link in self.completed

    def is_face_up(self, space: str) -> bool:
        """NU-58: a railway tile shows its actions until the turn in which its link is completed ends."""
        link = self.box.side.spaces[space].link
        laid = self.box.side.spaces[self.laid].link if self.laid else ""
        return link not in self.completed or link == laid


def _without_his_seat(event: Event) -> Event:
    """The Baron has a place among the players of a solo game, but no seat that a name could be put to."""
    his = [field for field in ("seat", "owner") if getattr(event, field, None) == BARON]
    return replace(event, **dict.fromkeys(his, BARON_TOLD))

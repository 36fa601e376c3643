"""What lies on the table of Airship City."""

from typing import Self

from msgspec import Struct

from kesselhaus.engine.state import State, shallow
from kesselhaus.games.airship_city.box import AirshipBox
from kesselhaus.games.airship_city.tasks import AnyTask

CITY = -1
"""The third colour of the house variants (AC-133); it has markers but no seat."""

COLOURS = ("orange", "purple", "red", "green")
"""By seat (2.1)."""

LOCKED, READY, USED = "locked", "ready", "used"


class Player(Struct):
    """A player board and what belongs to it."""

    seat: int
    goods: dict[str, int]
    capacity: dict[str, int]
    workers: tuple[str, ...]
    """The tile on which each worker stands, in the order of hiring."""
    moved: tuple[bool, ...]
    """Which workers have moved in the running turn (AC-29, AC-35)."""
    supply: int
    """Donation markers not in use."""
    bonus: dict[str, str]
    """State of each bonus action: locked, ready or used."""
    score: int = 0
    upgrades: tuple[str, ...] = ()
    contracts: tuple[tuple[str, int], ...] = ()
    """Open contracts with their space on the ladder, oldest first."""
    fulfilled: tuple[str, ...] = ()
    failed: tuple[str, ...] = ()

    def copy(self) -> Self:
        twin = shallow(self)
        twin.goods = self.goods.copy()
        twin.capacity = self.capacity.copy()
        twin.bonus = self.bonus.copy()
        return twin

    def room(self, resource: str) -> int:
        return self.capacity[resource] - self.goods[resource]

    def gain(self, resource: str, amount: int) -> int:
        """AC-16: what does not fit is lost. Returns what was received."""
        held, limit = self.goods[resource], self.capacity[resource]
        if held + amount > limit:
            amount = limit - held
        self.goods[resource] = held + amount
        return amount

    def can_pay(self, cost: dict[str, int]) -> bool:
        goods = self.goods
        for resource, amount in cost.items():  # noqa: SIM110 (asked at every free moment; all() takes twice as long)
            if goods[resource] < amount:
                return False
        return True

    def pay(self, cost: dict[str, int]) -> tuple[tuple[str, int], ...]:
        """AC-18: in full, at once, in the kinds named. Returns what was paid."""
        for resource, amount in cost.items():
            self.goods[resource] -= amount
        return tuple((resource, amount) for resource, amount in cost.items() if amount)

    def put_worker(self, worker: int, tile: str) -> None:
        self.workers = (*self.workers[:worker], tile, *self.workers[worker + 1 :])

    def mark_moved(self, worker: int, moved: bool) -> None:
        self.moved = (*self.moved[:worker], moved, *self.moved[worker + 1 :])


class Table(State, kw_only=True):
    """The city and the boards."""

    agenda: list[AnyTask]
    box: AirshipBox
    players: list[Player]
    fields: dict[str, tuple[int, ...]]
    """The markers on the donation fields of each section, in the order in which they were placed."""
    majority: dict[str, int]
    """Whose marker lies in the majority area; sections with an empty area are not listed."""
    prices: dict[str, int]
    """The row of each price marker, 1 is the top."""
    grid: tuple[str, ...] = ()
    """The tiles by cell, row by row from the top left."""
    developed: tuple[str, ...] = ()
    stage_bonuses: tuple[str, ...] = ()
    """The tiles of stages 2, 3, 4 and 5."""
    deck: tuple[str, ...] = ()
    """Contracts not yet seen. They have no order: each is drawn when it is needed."""
    display: tuple[str, ...] = ()
    """The face-up contracts, the one that has lain there longest first."""
    discarded: tuple[str, ...] = ()
    start_player: int = 0
    round: int = 0
    active: int = 0
    """The seat whose turn it is."""
    end_reason: str = ""
    awards: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """After the end: VP of each award by seat."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.players = [player.copy() for player in self.players]
        twin.fields = self.fields.copy()
        twin.majority = self.majority.copy()
        twin.prices = self.prices.copy()
        return twin

    @property
    def stage(self) -> int:
        """AC-12: round r belongs to stage ceil(r / 4)."""
        return -(-self.round // self.box.rounds_per_stage)

    @property
    def order(self) -> list[int]:
        """The seats clockwise from the start player (AC-6, AC-13)."""
        return [(self.start_player + place) % self.seats for place in range(self.seats)]

    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    def markers(self, seat: int, section: str) -> int:
        """AC-91: a player's markers on donation fields and in the majority area."""
        return self.fields[section].count(seat) + (self.majority.get(section) == seat)

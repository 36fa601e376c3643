"""What lies on the table of Planet Steam."""

from typing import Self

from msgspec import Struct

from kesselhaus.engine.state import State, shallow
from kesselhaus.games.planet_steam.box import NEUTRAL, PlanetBox
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.tanks import Tank
from kesselhaus.games.planet_steam.tasks import (
    AnyTask,
    Bidding,
    Closing,
    InProduction,
    Trading,
    TradingCertificate,
)

HIDDEN = -1
"""Stands for credits, or a number named in secret, that the viewer may not know (section 7)."""

OPEN_CREDITS = "open_credits"
"""The variant in which all see what everybody has (PS-41)."""

NOT_NAMED = -2
"""A seat has not yet named its number of river neutrals (PS-150)."""


AFTER_PRODUCTION = (Trading, TradingCertificate, Closing)


class Player(Struct):
    """What belongs to a player, apart from his zones and tanks."""

    seat: int
    credits: int
    """HIDDEN where the viewer may not know them (PS-41)."""
    goods: dict[str, int]
    classes: dict[str, int]
    """The class of each carrier."""
    reserve: int
    """Claim markers that are not on the map."""
    permits: int = 0
    quarters: int = 0
    card: str | None = None
    """The specialist card held this round."""

    def copy(self) -> Self:
        twin = shallow(self)
        twin.goods = self.goods.copy()
        twin.classes = self.classes.copy()
        return twin

    def can_pay(self, cost: dict[str, int]) -> bool:
        """PS-24: nobody may spend what he does not have."""
        goods = self.goods
        return all(goods[resource] >= amount for resource, amount in cost.items())

    def pay(self, cost: dict[str, int]) -> None:
        """PS-24, PS-25: to the bank; no supply marker moves."""
        goods = self.goods
        for resource, amount in cost.items():
            goods[resource] -= amount


class Table(State, kw_only=True):
    """The map, the terminal and the players."""

    box: PlanetBox
    agenda: list[AnyTask]
    players: list[Player]
    supply: dict[str, int]
    price: dict[str, int]
    claims: dict[str, int]
    """The seat that has claimed a zone, or NEUTRAL; unclaimed zones are not listed."""
    tanks: dict[str, Tank]
    """The tanks on the map by zone."""
    converters: dict[str, int]
    """In the bank, by kind."""
    superchargers: int
    """In the bank."""
    permits: int
    """In the bank."""
    quarters: int
    """In the bank."""
    stock: int
    """What the tank supply marker shows."""
    rounds_left: int
    """The space of the round marker; 0 is the gold space."""
    colours: tuple[str, ...] = ()
    """By seat, as far as chosen."""
    round: int = 0
    asked: int = -1
    """The seat asked last: what another seat chose before can no longer be taken back (PS-42b)."""
    start_player: int = 0
    turn_order: tuple[int, ...] = ()
    """PS-21: the seats by the numbers of their specialist cards; empty until all have one."""
    river_numbers: tuple[int, ...] = ()
    """PS-150: by seat, from when they are asked until the markers lie."""
    bonus_field: tuple[str, ...] = ()
    order_markers: tuple[tuple[str, int], ...] = ()
    """PS-144: resources with the order markers lying on them."""
    airship: str | None = None
    """The mooring of the support airship."""
    manipulator: int | None = None
    """Who holds Price Manipulation."""
    saboteur: int | None = None
    """Who holds Sabotage."""
    sabotaged: str | None = None
    """The zone of the tank on its side."""
    carrier_holder: int | None = None
    """Who has the Independent Carrier; during a new auction still the former holder (PS-182)."""
    carrier_since: int = 0
    """The round in which he won it."""
    locked_credits: int = 0
    lost_permits: int = 0
    """Permits that left the game."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.players = [player.copy() for player in self.players]
        twin.supply = self.supply.copy()
        twin.price = self.price.copy()
        twin.claims = self.claims.copy()
        twin.tanks = self.tanks.copy()
        twin.converters = self.converters.copy()
        return twin

    # ------------------------------------------------------------------ whose turn

    @property
    def bidding(self) -> Bidding | None:
        """The bidding round that is under way."""
        doing = self.doing
        return doing if isinstance(doing, Bidding) else None

    @property
    def traded(self) -> str:
        """PS-114: the resource that is traded now."""
        doing = self.doing
        return doing.resource if isinstance(doing, Trading) else ""

    def has_produced(self, seat: int) -> bool:
        """Whether a seat's production of this round is over."""
        doing = self.doing
        if isinstance(doing, InProduction):
            return self.has_gone_before(seat, doing.seat)
        return isinstance(doing, AFTER_PRODUCTION)

    def has_gone_before(self, seat: int, other: int) -> bool:
        """PS-21: in turn order."""
        order = self.turn_order
        return order.index(seat) < order.index(other)

    def clockwise(self, first: int) -> list[int]:
        """PS-2, PS-22: all seats, from the given one on."""
        return [(first + place) % self.seats for place in range(self.seats)]

    def holder(self, specialist: str) -> int:
        """PS-21, PS-23: the seat whose card shows the specialist."""
        shown = self.box.specialists
        return next(
            player.seat for player in self.players if player.card and specialist in shown[player.card]
        )

    @property
    def display(self) -> tuple[str, ...]:
        """PS-6: the specialist cards that nobody holds."""
        held = [player.card for player in self.players]
        return tuple(card for card in self.box.card_set[self.seats] if card not in held)

    # ------------------------------------------------------------------ the map

    def unclaimed(self) -> list[str]:
        """PS-13, PS-31: accessible zones without a marker."""
        claims = self.claims
        return [zone for zone in self.box.accessible[self.seats] if zone not in claims]

    def neutral(self) -> list[str]:
        claims = self.claims
        return [zone for zone in self.box.zones if claims.get(zone) == NEUTRAL]

    def own_zones(self, seat: int) -> list[str]:
        """In the order of table 2.2."""
        claims = self.claims
        return [zone for zone in self.box.zones if claims.get(zone) == seat]

    def own_tanks(self, seat: int) -> list[str]:
        """The zones of a player's tanks, in the order of table 2.2."""
        claims, tanks = self.claims, self.tanks
        return [zone for zone in self.box.zones if zone in tanks and claims[zone] == seat]

    @property
    def bank_tanks(self) -> int:
        return self.box.tanks - len(self.tanks)

    # ------------------------------------------------------------------ storing

    def capacity(self, player: Player, resource: str) -> int:
        return self.box.capacity[resource][player.classes[resource]]

    def excess(self, player: Player) -> int:
        """PS-175: units beyond the capacities of the carriers."""
        return sum(max(0, player.goods[resource] - self.capacity(player, resource)) for resource in RESOURCES)

    def room(self, player: Player, resource: str) -> int:
        """PS-37: units of one resource that can be stored; PS-175 adds what the Independent Carrier has
        left.
        """
        free = self.box.capacity[resource][player.classes[resource]] - player.goods[resource]
        if player.seat != self.carrier_holder:
            return free
        return max(free, 0) + self.box.extra_room - self.excess(player)

    def gain(self, player: Player, resource: str, units: int) -> int:
        """PS-38: the surplus goes back to the bank at once. Returns what was stored."""
        room = self.room(player, resource)
        stored = units if units <= room else room
        player.goods[resource] += stored
        return stored

    # ------------------------------------------------------------------ the terminal

    def move_price(self, resource: str, spaces: int) -> None:
        """PS-28: a move past the end of the scale stops at the end."""
        low, high = self.box.lowest_price[resource], self.box.highest_price[resource]
        self.price[resource] = min(high, max(low, self.price[resource] + spaces))

    def raise_supply(self, resource: str, units: int) -> None:
        """PS-28: as for prices."""
        self.supply[resource] = min(self.box.highest_supply[resource], self.supply[resource] + units)

"""What can happen in Planet Steam, for the log and the eye. What was paid in the open is told; what a player
has is not (PS-41).
"""

from kesselhaus.engine.state import Event
from kesselhaus.games.planet_steam.tanks import Tank

Goods = tuple[tuple[str, int], ...]
"""Resources with units."""


class ColourTaken(Event, frozen=True):
    seat: int
    colour: str


class StartPlayerDrawn(Event, frozen=True):
    seat: int


class CarrierRaised(Event, frozen=True):
    seat: int
    resource: str
    carrier_class: int
    paid: Goods


class RiverNumberNamed(Event, frozen=True):
    """A seat has named a number; nobody else knows which."""

    seat: int


class RiverNumbersShown(Event, frozen=True):
    numbers: tuple[int, ...]


class RiverRolled(Event, frozen=True):
    seat: int
    die: int
    number: int


class NeutralPut(Event, frozen=True):
    seat: int
    zone: str


class RoundBegan(Event, frozen=True):
    round: int
    rounds_left: int
    start_player: int


class BonusLaidOut(Event, frozen=True):
    resources: tuple[str, ...]


class Aided(Event, frozen=True):
    seat: int
    credits: int


class OpeningPassedOn(Event, frozen=True):
    """The seat could not open and is out of the auction."""

    seat: int
    thing: str


class BidMade(Event, frozen=True):
    seat: int
    thing: str
    bid: int


class Passed(Event, frozen=True):
    seat: int
    thing: str


class AuctionWon(Event, frozen=True):
    """`credits` is what was paid, or locked: half of the bid for the Speculator."""

    seat: int
    thing: str
    bid: int
    credits: int


class NotAuctioned(Event, frozen=True):
    """Nobody could bid, or there was nothing to bid for."""

    thing: str


class CardTaken(Event, frozen=True):
    seat: int
    card: str


class PermitTaken(Event, frozen=True):
    seat: int


class CreditsTaken(Event, frozen=True):
    seat: int
    credits: int


class ResourceTaken(Event, frozen=True):
    """The Banker's unit from the bank."""

    seat: int
    resource: str


class BenefitDeclined(Event, frozen=True):
    seat: int
    specialist: str


class PricesManipulated(Event, frozen=True):
    """`moves` are resources with spaces, negative ones down."""

    seat: int
    mode: str
    credits: int
    moves: Goods


class Sabotaged(Event, frozen=True):
    """`seat` has laid the tank on `zone` on its side."""

    saboteur: int
    seat: int
    zone: str


class SabotageWasted(Event, frozen=True):
    """Nobody else owns a tank."""

    saboteur: int


class BonusTaken(Event, frozen=True):
    seat: int
    resource: str
    stored: bool


class BonusPutBack(Event, frozen=True):
    resources: tuple[str, ...]


class OrderMarkerPut(Event, frozen=True):
    """`seat` is None where the last marker went to the last resource by itself."""

    seat: int | None
    marker: int
    resource: str


class ZoneNominated(Event, frozen=True):
    seat: int
    zone: str


class ZoneClaimed(Event, frozen=True):
    """`way` is auction, die, fallback, permit, free or placing."""

    seat: int
    zone: str
    way: str
    neutral_removed: bool


class ClaimRolled(Event, frozen=True):
    seat: int
    zone: str
    die: int


class ClaimFailed(Event, frozen=True):
    """No zone was found; the credits are the consolation."""

    seat: int
    credits: int


class ClaimDeclined(Event, frozen=True):
    seat: int


class AirshipMoored(Event, frozen=True):
    seat: int
    mooring: str


class CarrierKept(Event, frozen=True):
    seat: int
    credits: int


class CarrierGivenUp(Event, frozen=True):
    seat: int
    locked_credits: int


class UnitsReturned(Event, frozen=True):
    """What no longer fits without the Independent Carrier."""

    seat: int
    goods: Goods


class Activated(Event, frozen=True):
    seat: int
    paid: Goods


class StayedIdle(Event, frozen=True):
    """The seat did not pay the activation cost; `water` is what it could store."""

    seat: int
    water: int


class TankBought(Event, frozen=True):
    seat: int
    zone: str
    imported: bool
    credits: int
    paid: Goods


class ConverterBought(Event, frozen=True):
    """`old` is the converter that was there; it went to the zone `old_to`, or to the bank if that is None."""

    seat: int
    kind: str
    zone: str
    credits: int
    old: str | None
    old_to: str | None


class SuperchargerBought(Event, frozen=True):
    seat: int
    zone: str
    paid: Goods


class Reorganised(Event, frozen=True):
    """The zones whose content changed, and the converters that went to the bank."""

    seat: int
    changes: tuple[tuple[str, Tank | None], ...]
    returned: Goods


class TankTurnEnded(Event, frozen=True):
    seat: int


class Produced(Event, frozen=True):
    """Each part of a production by resource, and what was lost for want of room."""

    seat: int
    used: tuple[str, ...]
    energy_paid: int
    basic: Goods
    synergy: Goods
    superchargers: Goods
    airship: Goods
    stored: Goods
    lost: Goods


class Bought(Event, frozen=True):
    seat: int
    resource: str
    units: int
    price: int
    stored: int


class Sold(Event, frozen=True):
    seat: int
    resource: str
    units: int
    price: int


class TradePassed(Event, frozen=True):
    seat: int
    resource: str


class PriceAdjusted(Event, frozen=True):
    resource: str
    colour: str
    before: int
    after: int


class PermitBought(Event, frozen=True):
    seat: int
    paid: Goods


class PermitSold(Event, frozen=True):
    seat: int
    credits: int


class QuartersBought(Event, frozen=True):
    seat: int
    paid: Goods


class ManipulationReturned(Event, frozen=True):
    seat: int
    credits: int


class TankRighted(Event, frozen=True):
    """The sabotaged tank was set upright and its owner compensated."""

    seat: int
    zone: str
    die: int
    credits: int


class TanksBuilt(Event, frozen=True):
    """For the local tank market; 0 where it is full."""

    count: int
    stock: int


class PriceRose(Event, frozen=True):
    """Nothing could be built for want of the resource."""

    resource: str
    before: int
    after: int


class RoundEnded(Event, frozen=True):
    rounds_left: int


class GameEnded(Event, frozen=True):
    pass


class WealthCounted(Event, frozen=True):
    seat: int
    final_wealth: int


ALL: tuple[type[Event], ...] = tuple(
    kind
    for kind in globals().values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind != Event
)

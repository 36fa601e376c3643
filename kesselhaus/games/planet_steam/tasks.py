"""All that can be under way in Planet Steam: what is still to be done, and what is chosen for it so far."""

from typing import ClassVar, Self, TypeAlias, get_args

from kesselhaus.engine.tasks import Task
from kesselhaus.games.planet_steam.tanks import Tank

Plan: TypeAlias = tuple[tuple[str, Tank | None], ...]
"""PS-97: zones with what shall stand there."""


class OfSeat(Task, frozen=True):
    """Something that one seat does."""

    seat: int


# ------------------------------------------------------------------ setup


class Preparing(Task, frozen=True):
    """Setup (section 3)."""


class ChoosingColour(OfSeat, Preparing, frozen=True):
    """PS-3."""


class DrawingStartPlayer(Preparing, frozen=True):
    """PS-16a."""


class FirstUpgrade(OfSeat, Preparing, frozen=True):
    """PS-17."""


class NamingRiverNumber(OfSeat, Preparing, frozen=True):
    """PS-150: the numbers lie on the table, hidden."""


class ShowingRiverNumbers(Preparing, frozen=True):
    """PS-150, PS-151: everybody has named a number."""


class PuttingRiverMarkers(Preparing, frozen=True):
    """PS-152: so many neutral markers are still to be put on river zones."""

    left: int


# ------------------------------------------------------------------ rounds


class Round(Task, frozen=True):
    """PS-19: another round begins."""


class LayingOutBonus(Task, frozen=True):
    """PS-44, PS-45: bonus resources and the aid."""


# ------------------------------------------------------------------ auctions


class Bidding(Task, frozen=True):
    """PS-49 to PS-53: a bidding round, whatever is auctioned."""

    thing: ClassVar[str]
    """What is auctioned: specialist, zone or independent_carrier."""
    waiting: tuple[int, ...]
    """Who has not passed, the next to act first."""
    bids: tuple[int, ...]
    """The last bid of every seat; 0 is no bid."""

    def after(self, waiting: tuple[int, ...], bids: tuple[int, ...]) -> Self:
        """The same bidding round with other bids."""
        return type(self)(waiting, bids)

    @property
    def highest(self) -> int:
        return max(self.bids)

    @property
    def is_decided(self) -> bool:
        """PS-52: only one participant has not passed, and has made the highest bid."""
        return len(self.waiting) == 1 and self.bids[self.waiting[0]] > 0


class SpecialistAuction(Task, frozen=True):
    """PS-46 to PS-62: from the first bid for a card until everybody has one."""


class OpeningSpecialistBids(SpecialistAuction, frozen=True):
    """PS-46: the next bidding round for a card, or the end of the auction."""


class SpecialistBidding(Bidding, SpecialistAuction, frozen=True):
    """PS-46: who may choose a card."""

    thing: ClassVar[str] = "specialist"


class OfWinner(SpecialistAuction, frozen=True):
    """PS-54: what the winner of a bidding round does, one after the other."""

    seat: int


class ChoosingCard(OfWinner, frozen=True):
    """PS-54b."""


class UsingEngineer(OfWinner, frozen=True):
    """PS-55."""

    part: ClassVar[bool] = True


class UsingBanker(OfWinner, frozen=True):
    """PS-56 to PS-58."""

    part: ClassVar[bool] = True


class ManipulatingPrices(OfWinner, frozen=True):
    """PS-161, PS-162: who won the first card of the round."""


class Sabotaging(OfWinner, frozen=True):
    """PS-166, PS-167: who won the last card of the round."""


class TakingBonus(OfWinner, frozen=True):
    """PS-54e, PS-59."""


class PuttingOrderMarkers(OfWinner, frozen=True):
    """PS-54f, PS-144."""


class ZoneBidding(Bidding, frozen=True):
    """PS-67: who claims the nominated zone."""

    thing: ClassVar[str] = "zone"
    zone: str

    def after(self, waiting: tuple[int, ...], bids: tuple[int, ...]) -> Self:
        return type(self)(waiting, bids, self.zone)


class CarrierBidding(Bidding, frozen=True):
    """PS-173, PS-181: who gets the Independent Carrier."""

    thing: ClassVar[str] = "independent_carrier"


# ------------------------------------------------------------------ the rest of the expansion phase


class InTurnOrder(Task, frozen=True):
    """PS-21: from the end of the specialist auction to the cleanup everybody has a card."""


class Placing(InTurnOrder, frozen=True):
    """PS-153 to PS-156: one marker of the variable claims, an own or a neutral one."""

    seat: int
    own: bool
    rule: str


class Nominating(InTurnOrder, frozen=True):
    """PS-64."""


class Claiming(InTurnOrder, frozen=True):
    """PS-72."""

    seat: int


class Mooring(InTurnOrder, frozen=True):
    """PS-82."""


class KeepingCarrier(InTurnOrder, frozen=True):
    """PS-178: its holder keeps the Independent Carrier or gives it up."""


# ------------------------------------------------------------------ tanks, production, trade


class InTankPhase(InTurnOrder, frozen=True):
    """4.3."""

    seat: int


class Activating(InTankPhase, frozen=True):
    """PS-85."""


class TankTurn(InTankPhase, frozen=True):
    """PS-87: in any order and any number of times."""

    planned: bool = False
    """PS-98: a plan was carried out since the last purchase."""


class Planning(InTankPhase, frozen=True):
    """PS-97: what shall stand in the next zone, after a plan for those before it."""

    part: ClassVar[bool] = True
    zones: tuple[str, ...]
    plan: Plan = ()


class InProduction(InTurnOrder, frozen=True):
    """4.4.1."""

    seat: int


class Producing(InProduction, frozen=True):
    """PS-102: the first of the own tanks."""


class RunningTanks(InProduction, frozen=True):
    """PS-103a: tanks that may still be used, those that were, and the energy paid for them."""

    part: ClassVar[bool] = True
    zones: tuple[str, ...]
    used: tuple[str, ...] = ()
    energy: int = 0


class Trading(InTurnOrder, frozen=True):
    """PS-114, PS-115: one action of one player with one resource."""

    seat: int
    resource: str


class TradingCertificate(InTurnOrder, frozen=True):
    """PS-123."""

    seat: int


class Closing(InTurnOrder, frozen=True):
    """PS-127 to PS-135."""


AnyTask: TypeAlias = (
    ChoosingColour
    | DrawingStartPlayer
    | FirstUpgrade
    | NamingRiverNumber
    | ShowingRiverNumbers
    | PuttingRiverMarkers
    | Round
    | LayingOutBonus
    | OpeningSpecialistBids
    | SpecialistBidding
    | ChoosingCard
    | UsingEngineer
    | UsingBanker
    | ManipulatingPrices
    | Sabotaging
    | TakingBonus
    | PuttingOrderMarkers
    | Placing
    | Nominating
    | ZoneBidding
    | Claiming
    | Mooring
    | KeepingCarrier
    | CarrierBidding
    | Activating
    | TankTurn
    | Planning
    | Producing
    | RunningTanks
    | Trading
    | TradingCertificate
    | Closing
)
ALL = get_args(AnyTask)

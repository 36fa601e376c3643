"""All that can be under way in Nucleum: what is still to be done, and what has been chosen for it so far."""

from typing import ClassVar, TypeAlias, get_args

from msgspec import Struct

from kesselhaus.engine.tasks import Task
from kesselhaus.games.nucleum.rewards import Item, Reward

Halves = tuple[tuple[str, int], ...]
"""Tiles, each with one of its halves."""


class Part(Task, frozen=True):
    """Its question belongs to the answer before it: both are one decision."""

    part: ClassVar[bool] = True


# ------------------------------------------------------------------ setup, rounds, the end


class Preparation(Task, frozen=True):
    """NU-2 to NU-21: all that chance decides before the first choice."""


class ChoosingExperiment(Task, frozen=True):
    """NU-22."""

    seat: int


class SeatingBaron(Task, frozen=True):
    """NU-166, NU-167: alone, the Baron sits down."""


class Round(Task, frozen=True):
    """NU-24, NU-25: a round begins."""

    number: int


class EndOfRound(Task, frozen=True):
    """NU-153, NU-156: another round, or the end."""


class LastStar(Task, frozen=True):
    """NU-157: one more star of a player."""

    seat: int


class FinalScoring(Task, frozen=True):
    """NU-158 to NU-164: what counts at the end."""


# ------------------------------------------------------------------ the turn


class Turn(Task, frozen=True):
    """NU-26: option A, B or C."""

    seat: int


class OpenHalves(Task, frozen=True):
    """Halves that a player may still carry out."""

    seat: int
    halves: Halves


class Acting(OpenHalves, frozen=True):
    """NU-37, NU-39: option A; the tile lies in its slot."""


class TileInHand(Task, frozen=True):
    """Option B: a tile is about to be laid (4.3)."""

    seat: int
    tile: str


class ChoosingSpace(TileInHand, frozen=True):
    """NU-42."""


class Orienting(TileInHand, frozen=True):
    """NU-50: which half faces end a of the link."""

    part: ClassVar[bool] = True
    space: str


class LayingTile(TileInHand, frozen=True):
    """NU-43: there is a worker for the tile, it is put down."""

    space: str
    half: int


class ResolvingTile(Task, frozen=True):
    """NU-46: the tile lies and its surcharge is paid."""

    seat: int
    space: str
    surcharge: int


class CompletingLink(Task, frozen=True):
    """NU-47: the last space of a link has its tile; the builder also gets what works on for it."""

    seat: int
    link: str
    rewards: tuple[Item, ...]


class OpeningLink(Task, frozen=True):
    """NU-48: a player with so many pieces on the link gets the opening bonus."""

    seat: int
    link: str
    pieces: int


class Activating(Task, frozen=True):
    """NU-51, NU-52: what the tile on a space matches is fixed."""

    seat: int
    space: str


class OwnMatches(OpenHalves, frozen=True):
    """NU-53: the matching halves of the placed tile."""


class Neighbouring(OpenHalves, frozen=True):
    """NU-54: the activated halves of neighbouring tiles, for the active player."""


class RailwayContract(Task, frozen=True):
    """NU-119: a contract after the own actions of option B (D-5)."""

    seat: int


class OwnerActing(OpenHalves, frozen=True):
    """NU-55: the activated halves of another owner, out of turn."""

    asked: bool = False
    """Whether that has been asked before: then what the active player did is sealed already."""


class PlacingStar(Part, frozen=True):
    """NU-71: option C; the income is taken."""

    seat: int


class PlacingNucleum(Part, frozen=True):
    """NU-74: the token of a segment goes into a plant."""

    seat: int
    segment: int


class EndOfRecharge(Task, frozen=True):
    """NU-78, NU-83 to NU-86: perhaps the king's visit; achievements are lost, tiles come back."""

    seat: int
    king_comes: bool


# ------------------------------------------------------------------ main actions


class MainAction(Task, frozen=True):
    """A main action with the modifiers of what gives it (2.12); its first question comes next."""

    action: ClassVar[str]
    """What the components call it."""
    seat: int
    saving: int = 0
    """Thaler less in all."""
    workers: int = 0
    """Workers less."""
    uranium: int = 0
    """Uranium more."""
    electricity: int = 0
    """Electricity more."""
    double: bool = False
    """The reward of the contract slot counts twice."""
    tile: str = ""
    """The tile that gives it; empty where a technology does."""
    half: int = 0


class Urbanizing(MainAction, frozen=True):
    """NU-87: which building."""

    action: ClassVar[str] = "urbanize"


class Industrializing(MainAction, frozen=True):
    """NU-95: which turbine or mine."""

    action: ClassVar[str] = "industrialize"


class Developing(MainAction, frozen=True):
    """NU-104: which tile of the market."""

    action: ClassVar[str] = "develop"


class TakingContract(MainAction, frozen=True):
    """NU-110: which contract of the display."""

    action: ClassVar[str] = "contract"


class Energizing(MainAction, frozen=True):
    """NU-120: at which power plant."""

    action: ClassVar[str] = "energize"


AnyAction: TypeAlias = Urbanizing | Industrializing | Developing | TakingContract | Energizing
ACTIONS: dict[str, type[AnyAction]] = {
    kind.action: kind for kind in (Urbanizing, Industrializing, Developing, TakingContract, Energizing)
}
"""By what the components call them."""


class ChoosingAction(Part, frozen=True):
    """NU-38, NU-41: which main action a half gives that lets choose."""

    seat: int
    tile: str
    half: int


class OfferingAction(Part, frozen=True):
    """NU-144: an action that a technology offers."""

    seat: int
    action: AnyAction


class SitingBuilding(Part, frozen=True):
    """NU-89: where the building goes."""

    seat: int
    action: Urbanizing
    building: str
    sites: tuple[str, ...]
    """Those on which it can be paid for."""


class Building(Task, frozen=True):
    """NU-89: it is paid for and put there."""

    seat: int
    building: str
    site: str
    cost: int


class SitingPiece(Part, frozen=True):
    """NU-97: where the turbine or the mine goes."""

    seat: int
    action: Industrializing
    piece: str
    sites: tuple[str, ...]
    """Those on which it can be paid for."""


class PlacingPiece(Task, frozen=True):
    """NU-98 to NU-101: it is paid for and put there; `uranium` comes besides that of a mine."""

    seat: int
    piece: str
    site: str
    workers: int
    thaler: int
    uranium: int


class CompletingPair(Task, frozen=True):
    """NU-102: turbine and mine of a row are on the map."""

    seat: int
    row: int


class TakingSecondTile(Part, frozen=True):
    """NU-105."""

    seat: int
    action: Developing
    taken: str
    others: tuple[str, ...]
    """Those that can be paid for besides."""


class TakingTiles(Task, frozen=True):
    """NU-107: they are paid for and go into the pool."""

    seat: int
    tiles: tuple[str, ...]
    cost: int


class RefillingMarket(Task, frozen=True):
    """NU-107."""

    seat: int


class ChoosingSlot(Part, frozen=True):
    """NU-111: where the contract goes."""

    seat: int
    action: TakingContract
    contract: str


InAction: TypeAlias = OfferingAction | SitingBuilding | SitingPiece | TakingSecondTile | ChoosingSlot
"""A question about a main action that has been chosen or is offered."""


class RefillingDisplay(Task, frozen=True):
    """NU-113: a place of the display, from the stack of this colour if it can be."""

    seat: int
    place: int
    stack: str


class Fulfilling(Task, frozen=True):
    """NU-116: what the contract asks for is shown, its rewards come."""

    seat: int
    contract: str


class PuttingAway(Task, frozen=True):
    """NU-118: a fulfilled contract leaves its place."""

    seat: int
    contract: str


# ------------------------------------------------------------------ Energize, announced part by part


class EnergyPlan(Struct, frozen=True, gc=False):
    """How far an Energize action has been announced (NU-120 to NU-134)."""

    action: Energizing
    plant: str
    uranium: int = 0
    """How many are transported."""
    mines: tuple[int, ...] = ()
    """The rows of the mines they come from, one for each, as far as chosen."""
    turbines: tuple[int, ...] = ()
    """The owners of foreign turbines used, one for each, as far as chosen."""
    coal: tuple[tuple[str, int], ...] = ()
    """Coal by region, as far as chosen."""


class Announcing(Task, frozen=True):
    """The next part of an Energize action."""

    seat: int
    plan: EnergyPlan


class BurningUranium(Announcing, frozen=True):
    """NU-127: how many uranium."""


class ChoosingMine(Announcing, frozen=True):
    """NU-127: from which mine the next one comes."""

    part: ClassVar[bool] = True


class ChoosingTurbine(Announcing, frozen=True):
    """NU-129: whose turbine the next one needs."""

    part: ClassVar[bool] = True


class ImportingCoal(Announcing, frozen=True):
    """NU-122: how much coal from a region."""

    region: str


class ChoosingTarget(Announcing, frozen=True):
    """NU-134: which building gets the electricity."""


class Lighting(Task, frozen=True):
    """NU-136: the fuel is paid for, the building is energized."""

    seat: int
    plan: EnergyPlan
    site: str
    electricity: int
    thaler: int


# ------------------------------------------------------------------ gaining and paying


class Receiving(Task, frozen=True):
    """NU-35a: rewards that come after something that was asked."""

    seat: int
    items: tuple[Item, ...]
    rule: str
    times: int = 1


class ChoosingReward(Part, frozen=True):
    """DC-23: one of several rewards."""

    seat: int
    rewards: tuple[Reward, ...]
    rule: str
    times: int


class ChoosingTrack(Part, frozen=True):
    """NU-32: which income marker moves."""

    seat: int
    steps: int
    rule: str


class StoringUranium(Part, frozen=True):
    """NU-30: where the next of so many cubes goes."""

    seat: int
    cubes: int


class TakingFreeTile(Part, frozen=True):
    """NU-35: a market tile free of charge."""

    seat: int


class Unlocking(Part, frozen=True):
    """NU-142: a technology of this level or lower."""

    seat: int
    level: int


class JoiningTiles(Task, frozen=True):
    """NU-144: the tiles of a technology come into the pool."""

    seat: int
    technology: str


class Converting(Part, frozen=True):
    """NU-28: until the player owns so much thaler or so many workers."""

    seat: int
    thaler: int
    workers: int


class Paying(Task, frozen=True):
    """NU-31: what had to be converted first."""

    seat: int
    thaler: int
    workers: int = 0


# ------------------------------------------------------------------ the Baron


class BaronTurn(Task, frozen=True):
    """NU-169."""


class BaronUsing(Task, frozen=True):
    """NU-175: halves that he carries out in this order, if he can."""

    halves: Halves


class BaronReturning(Task, frozen=True):
    """NU-172: a tile that he used for its actions goes to the right end of his row."""

    tile: str


AnyTask: TypeAlias = (
    Preparation
    | ChoosingExperiment
    | SeatingBaron
    | Round
    | EndOfRound
    | LastStar
    | FinalScoring
    | Turn
    | Acting
    | ChoosingSpace
    | Orienting
    | LayingTile
    | ResolvingTile
    | CompletingLink
    | OpeningLink
    | Activating
    | OwnMatches
    | Neighbouring
    | RailwayContract
    | OwnerActing
    | PlacingStar
    | PlacingNucleum
    | EndOfRecharge
    | AnyAction
    | ChoosingAction
    | OfferingAction
    | SitingBuilding
    | Building
    | SitingPiece
    | PlacingPiece
    | CompletingPair
    | TakingSecondTile
    | TakingTiles
    | RefillingMarket
    | ChoosingSlot
    | RefillingDisplay
    | Fulfilling
    | PuttingAway
    | BurningUranium
    | ChoosingMine
    | ChoosingTurbine
    | ImportingCoal
    | ChoosingTarget
    | Lighting
    | Receiving
    | ChoosingReward
    | ChoosingTrack
    | StoringUranium
    | TakingFreeTile
    | Unlocking
    | JoiningTiles
    | Converting
    | Paying
    | BaronTurn
    | BaronUsing
    | BaronReturning
)
ALL: tuple[type[Task], ...] = get_args(AnyTask)

"""All that can be under way in Steamopolis. The rules that do it stand in `rules`."""

from typing import ClassVar, TypeAlias, get_args

from kesselhaus.engine.tasks import Task
from kesselhaus.games.steamopolis.box import Part


class OfSeat(Task, frozen=True):
    """What one seat does: the active player, or out of turn the owner of a parasite."""

    seat: int


# ------------------------------------------------------------------ setup


class Preparation(Task, frozen=True):
    """ST-3 to ST-12: what chance decides before the first choice."""


class PlacingStartMachine(OfSeat, frozen=True):
    """ST-12: slot and side of the start machine."""


class PlacingStartCapacity(OfSeat, frozen=True):
    """ST-12: the slot of the first capacity tile."""


class CharacterEffect(OfSeat, frozen=True):
    """ST-13, ST-14: what the character brings."""


# ------------------------------------------------------------------ rounds and turns


class Round(Task, frozen=True):
    """ST-28: a round begins."""

    number: int


class Turn(OfSeat, frozen=True):
    """ST-28: the turn of a seat begins."""


class EndOfRound(Task, frozen=True):
    """ST-164, ST-168: everybody had a turn."""


class ArrowMoves(OfSeat, frozen=True):
    """ST-29: stones with arrows move."""

    waiting: tuple[int, ...]
    """The positions of those that have not moved yet."""


class Action(OfSeat, frozen=True):
    """ST-30: one of the three actions."""


class FinalAction(OfSeat, frozen=True):
    """ST-166: an action of the final turn."""

    name: ClassVar[str]
    """What the log calls it."""


class FinalSteam(FinalAction, frozen=True):
    """ST-166: the first action of the final turn."""

    name = "make_steam"


class FinalTarget(FinalAction, frozen=True):
    """ST-166: the second action of the final turn."""

    name = "set_target"


class FinalFlight(FinalAction, frozen=True):
    """ST-166: the last action of the final turn."""

    name = "fly"


class Storing(OfSeat, frozen=True):
    """ST-72: what is in hand is stored."""


class Keeping(OfSeat, frozen=True):
    """ST-70: more resources than storage spaces."""


# ------------------------------------------------------------------ Set a Target


class ChoosingStone(OfSeat, frozen=True):
    """ST-53: the stone that is to be placed."""


class Aiming(OfSeat, frozen=True):
    """ST-58: the chosen stone is still on the gauge."""

    position: int


class MachineRun(OfSeat, frozen=True):
    """ST-60: the stone is in the machine room."""

    slot: int
    arrow: bool


# ------------------------------------------------------------------ Fly to All Targets


class Flying(OfSeat, frozen=True):
    """ST-76: the next stone is taken back, until none is on a district."""

    district: str = ""
    """The active district; nothing before the first."""


class EnteringGauge(OfSeat, frozen=True):
    """ST-43: a stone comes to a gauge that is full."""

    district: str
    """Where it was retrieved; nothing, if it is a new one."""
    piece: int


class Boarding(OfSeat, frozen=True):
    """ST-78: passengers get off and aboard."""

    district: str


class StepThree(OfSeat, frozen=True):
    """ST-79: the effect of the active district, or a purchase."""

    district: str


# ------------------------------------------------------------------ effects


class OfSource(OfSeat, frozen=True):
    """Part of what a component brings."""

    source: str
    """A machine, a district, a character (`character 5`), a passenger."""


class Effect(OfSource, frozen=True):
    """ST-91: partial effects that are gone through from top to bottom."""

    parts: tuple[Part, ...]


class PayingForPart(OfSource, frozen=True):
    """ST-92: the first of these partial effects costs something."""

    parts: tuple[Part, ...]


class LosingStone(OfSource, frozen=True):
    """ST-124: a stone from the gauge is part of a cost."""


class Passives(OfSeat, frozen=True):
    """ST-149: passive effects that have been triggered."""

    slots: tuple[int, ...]


class Guest(OfSeat, frozen=True):
    """ST-110: the owner of a triggered parasite uses the effect."""

    machine: str
    host: int
    spot: str


class Symbol(OfSource, frozen=True):
    """A symbol of 2.2 that is carried out."""

    symbol: ClassVar[str]
    """Its name."""
    n: int = 1
    """Its number: how many, or how often still."""
    begun: bool = False
    """Part of it has been done, or it has been paid for; it can no longer be declined as a whole."""


class Pressing(Symbol, frozen=True):
    """ST-37: a pressure increase by single moves."""

    symbol = "press"


class PressingOne(Symbol, frozen=True):
    """ST-39: a pressure increase of one stone."""

    symbol = "press_one"


class GainingStone(Symbol, frozen=True):
    """ST-42: one more stone."""

    symbol = "stone"


class RaisingBase(Symbol, frozen=True):
    """ST-45: the base marker advances."""

    symbol = "base"


class JumpingToTop(Symbol, frozen=True):
    """ST-97: the stone of this visit jumps to the last position."""

    symbol = "set8"


class TurningArrows(Symbol, frozen=True):
    """ST-94: stones get their arrows."""

    symbol = "arrow"


class TakingResources(Symbol, frozen=True):
    """ST-22: resources in any mix."""

    symbol = "res"


class TakingCrystals(Symbol, frozen=True):
    """ST-22: any number of crystals, then of gears."""

    symbol = "res_any"


class TakingGears(OfSource, frozen=True):
    """ST-22: the second half of `res_any`."""


class TakingSponsor(Symbol, frozen=True):
    """ST-145: a sponsor."""

    symbol = "sponsor"


class TakingGala(Symbol, frozen=True):
    """ST-147: a charity gala."""

    symbol = "gala"


class TurningSponsor(Symbol, frozen=True):
    """ST-102: a sponsor shows its other side."""

    symbol = "flip_sponsor"


class PlacingCapacity(Symbol, frozen=True):
    """ST-98: a capacity tile."""

    symbol = "cap"


class BuyingAnywhere(Symbol, frozen=True):
    """ST-100: a purchase on any level."""

    symbol = "buy_any"


class CopyingDistrict(Symbol, frozen=True):
    """ST-96: the effect of another district."""

    symbol = "copy_district"


class Peeking(Symbol, frozen=True):
    """ST-101: a look at a face-down tile."""

    symbol = "peek"


class RunningMachines(Symbol, frozen=True):
    """ST-99: all own machines, from the last slot down."""

    symbol = "run_machines"

    slot: int = 0
    """The one that is next; 0: the last of all."""


# ------------------------------------------------------------------ parasites


class PlacingParasites(Symbol, frozen=True):
    """ST-108: parasites are placed or moved."""

    symbol = "par_place"

    moved: tuple[int, ...] = ()
    """The numbers of those that have had their turn (ST-108a)."""


class PlacingAndUsing(Symbol, frozen=True):
    """ST-114: a parasite is placed or moved, then used."""

    symbol = "par_place_act"


class UsingParasites(Symbol, frozen=True):
    """ST-114: effects under own parasites."""

    symbol = "par_act"

    unused: tuple[int, ...] | None = None
    """Those that lay somewhere when it began and have not been used; None: it has not begun."""


class ShakingOff(Symbol, frozen=True):
    """ST-117: all parasites leave the own machine room."""

    symbol = "shake_all"


class PuttingLifted(OfSeat, frozen=True):
    """ST-108: a parasite that is moved goes to another spot."""

    number: int


class UsingPlaced(OfSeat, frozen=True):
    """ST-114: the parasite just placed or moved is used."""

    number: int


class Inviting(OfSeat, frozen=True):
    """ST-118: all others are invited to a machine room."""


class Invitation(OfSeat, frozen=True):
    """ST-118: a seat may place a parasite with its host."""

    host: int


# ------------------------------------------------------------------ buying


class Purchase(OfSeat, frozen=True):
    """ST-127: a step in the sequence of a purchase."""

    tile: str


class PayingTile(Purchase, frozen=True):
    """ST-122: its price."""


class Scrapping(Purchase, frozen=True):
    """ST-128: a tile of the own machine room is part of the price."""


class TakingTile(Purchase, frozen=True):
    """ST-127: it leaves its market."""

    as_machine: bool


class Building(Purchase, frozen=True):
    """ST-129: it is built in."""


class Hanging(Purchase, frozen=True):
    """ST-132: it is hung as a banner."""


class AfterPurchase(Purchase, frozen=True):
    """ST-127: what the purchase triggers."""


class TurningUp(Task, frozen=True):
    """ST-127: the next tile of a market."""

    level: int


class PayingMarker(OfSeat, frozen=True):
    """ST-137: the price of a bonus marker."""

    row: str
    digit: int


class PuttingMarker(OfSeat, frozen=True):
    """ST-138: where the bonus marker goes."""

    digit: int


class MoreMarkers(OfSeat, frozen=True):
    """ST-135: any number of bonus markers, one after another."""


# ------------------------------------------------------------------ the end of the turn


class EndOfTurn(OfSeat, frozen=True):
    """ST-157 to ST-161: looked at after the action."""


class Rewards(OfSeat, frozen=True):
    """ST-157: passengers delivered in this turn are rewarded."""


class NextPassenger(OfSeat, frozen=True):
    """ST-158: the next passenger tile is turned up."""


class EndEffects(OfSeat, frozen=True):
    """ST-159: effects with the end symbol."""

    slots: tuple[int, ...] | None = None
    """The machines whose effects are still to come; None: it has not begun."""


class TurnOver(OfSeat, frozen=True):
    """ST-161: the turn is forgotten."""


# ------------------------------------------------------------------ the solo game


class Shadow(OfSeat, frozen=True):
    """ST-174: after a Fly action the shadow removes tiles."""


class RemovedTiles(OfSeat, frozen=True):
    """ST-181: parasites beside the stack may be taken back for effects of these tiles."""

    tiles: tuple[str, ...]
    parasites: tuple[int, ...]
    """The numbers of those that lay there when this began and have not been used (ST-181a)."""


class ShadowPassenger(OfSeat, frozen=True):
    """ST-177: the open passenger tile goes to the box."""


AnyTask: TypeAlias = (
    Preparation
    | PlacingStartMachine
    | PlacingStartCapacity
    | CharacterEffect
    | Round
    | Turn
    | EndOfRound
    | ArrowMoves
    | Action
    | FinalSteam
    | FinalTarget
    | FinalFlight
    | Storing
    | Keeping
    | ChoosingStone
    | Aiming
    | MachineRun
    | Flying
    | EnteringGauge
    | Boarding
    | StepThree
    | Effect
    | PayingForPart
    | LosingStone
    | Passives
    | Guest
    | Pressing
    | PressingOne
    | GainingStone
    | RaisingBase
    | JumpingToTop
    | TurningArrows
    | TakingResources
    | TakingCrystals
    | TakingGears
    | TakingSponsor
    | TakingGala
    | TurningSponsor
    | PlacingCapacity
    | BuyingAnywhere
    | CopyingDistrict
    | Peeking
    | RunningMachines
    | PlacingParasites
    | PlacingAndUsing
    | UsingParasites
    | ShakingOff
    | PuttingLifted
    | UsingPlaced
    | Inviting
    | Invitation
    | PayingTile
    | Scrapping
    | TakingTile
    | Building
    | Hanging
    | AfterPurchase
    | TurningUp
    | PayingMarker
    | PuttingMarker
    | MoreMarkers
    | EndOfTurn
    | Rewards
    | NextPassenger
    | EndEffects
    | TurnOver
    | Shadow
    | RemovedTiles
    | ShadowPassenger
)
ALL: tuple[type[Task], ...] = get_args(AnyTask)
SYMBOLS = {kind.symbol: kind for kind in ALL if issubclass(kind, Symbol)}
"""The symbols of 2.2 that are more than a gain at once."""

"""Effects: their parts, the symbols of 2.2, and parasites."""

from typing import ClassVar, TypeAlias, get_args

from kesselhaus.games.steamopolis.box import Part
from kesselhaus.games.steamopolis.tasks.kinds import OfSeat, OfSource


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


# ------------------------------------------------------------------ the symbols of 2.2


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


OfEffects: TypeAlias = (
    Effect
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
)
SYMBOLS = {kind.symbol: kind for kind in get_args(OfEffects) if issubclass(kind, Symbol)}
"""The symbols of 2.2 that are more than a gain at once."""

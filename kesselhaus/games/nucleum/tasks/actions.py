"""Main actions: what is chosen and carried out one after the other."""

from typing import ClassVar, TypeAlias

from kesselhaus.engine.tasks import Task
from kesselhaus.games.nucleum.tasks.kinds import Part


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
    """NU-105: a second tile, or none."""

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
    """NU-107: the free places of the market are filled."""

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


OfActions: TypeAlias = (
    AnyAction
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
)

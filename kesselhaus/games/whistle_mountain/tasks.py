"""All that can be under way in Whistle Mountain. The rules that do it stand in `rules`."""

from typing import TypeAlias, get_args

from kesselhaus.engine.grids import Square
from kesselhaus.engine.tasks import Task
from kesselhaus.games.whistle_mountain import effects as e
from kesselhaus.games.whistle_mountain.options import FromBarracks, FromSquare


class OfSeat(Task, frozen=True):
    """Something that one seat does; but for promotions and awards it is the one whose turn it is."""

    seat: int


# ------------------------------------------------------------------ setup


class Preparation(Task, frozen=True):
    """WM-3 to WM-13: what chance decides before the first choice."""


class ChoosingAbility(OfSeat, frozen=True):
    """WM-13: the draft."""


class TakingFirstScaffold(OfSeat, frozen=True):
    """WM-14: a tile of the starting supply."""


class ChoosingFirstTile(OfSeat, frozen=True):
    """WM-15: one of the two goes on the grid."""


# ------------------------------------------------------------------ the turn, with windows for bonus actions


class BeginningTurn(OfSeat, frozen=True):
    """WM-40: the turn of a seat begins."""


class MainAction(OfSeat, frozen=True):
    """WM-41: Collect or Forge."""


class Collecting(OfSeat, frozen=True):
    """WM-61: the machines beside the airship are activated."""

    machines: tuple[str, ...]
    """The list of WM-60, as far as it is left."""


class AfterCollecting(OfSeat, frozen=True):
    """WM-135: the last window for bonus actions after a Collect."""


class Forging(OfSeat, frozen=True):
    """WM-83: between the actions of a Forge."""

    buildings: int = 0
    moves: int = 0
    rescues: int = 0
    """How many of these actions were carried out already."""


class PuttingAwayCard(Task, frozen=True):
    """WM-136: a card that is being resolved lies in no pile, then it is discarded."""

    card: str


# ------------------------------------------------------------------ an airship is sent


class SendingAirship(OfSeat, frozen=True):
    """WM-47: to a dock, or on the grid or a machine."""

    airship: str


class LandingAirship(OfSeat, frozen=True):
    """WM-48: it will lie like this; its left or lower end is chosen."""

    airship: str
    length: int
    upright: bool


class AtDock(OfSeat, frozen=True):
    """WM-66: the activity of a dock."""

    part = True

    dock: str


class AtMachineDock(AtDock, frozen=True):
    """WM-70 to WM-72: a machine is bought."""


class AtCardDock(AtDock, frozen=True):
    """WM-73: how many cards are drawn."""


class AtUpgradeDock(AtDock, frozen=True):
    """WM-75: an upgrade is bought."""


class AtScaffoldDock(AtDock, frozen=True):
    """WM-77: how many; they are taken tile by tile afterwards."""


class AtRescueDock(AtDock, frozen=True):
    """WM-79: a worker is rescued."""


# ------------------------------------------------------------------ a tile or a worker is put on the grid


class Turning(OfSeat, frozen=True):
    """DC-16: how a tile from storage will lie."""

    tile: str


class TurningFirstTile(Turning, frozen=True):
    """WM-16: which way round the first scaffold lies."""


class TurningScaffold(Turning, frozen=True):
    """WM-90: which way round a scaffold lies."""


class TurningMachine(Turning, frozen=True):
    """WM-107: which way round a machine lies."""


class Placing(OfSeat, frozen=True):
    """DC-16: where a tile goes that is turned already."""

    tile: str
    turn: int


class PlacingFirstTile(Placing, frozen=True):
    """WM-16: where the first scaffold lies."""


class PlacingScaffold(Placing, frozen=True):
    """WM-90: where a scaffold lies."""


class PlacingMachine(Placing, frozen=True):
    """WM-106: where a machine lies."""


class ChoosingWorker(OfSeat, frozen=True):
    """WM-100: which worker moves."""


class PlacingWorker(OfSeat, frozen=True):
    """WM-102: where it goes."""

    worker: FromBarracks | FromSquare


class Rescuing(OfSeat, frozen=True):
    """WM-101: where a worker from the pool goes."""

    part = True


FirstTile: TypeAlias = ChoosingFirstTile | TurningFirstTile | PlacingFirstTile

# ------------------------------------------------------------------ what a machine sets off that was built


class Promotion(OfSeat, frozen=True):
    """WM-109: the workers on these squares go to the tower."""

    squares: tuple[Square, ...]


class TakingAward(OfSeat, frozen=True):
    """WM-111: one award of a floor just reached."""

    part = True

    floor: int


class Completion(OfSeat, frozen=True):
    """WM-108: the machine scores, the water rises, abilities and upgrades apply."""

    machine: str


class PlacingToken(OfSeat, frozen=True):
    """WM-146: a duplicator was built."""

    part = True


class ActivatingBuilt(OfSeat, frozen=True):
    """WM-155: the machine just built may be activated at once."""

    part = True

    machine: str


# ------------------------------------------------------------------ the steps of effects


class Effecting(OfSeat, frozen=True):
    """WM-141: a step of an effect, `left` times at most."""

    source: str
    """The machine, card, award, ability or dock that it comes from."""
    step: e.AnyStep
    left: int
    rule: str
    must: bool = False
    """It was paid for, so it has to be carried out (WM-142)."""


class Receiving(Effecting, frozen=True):
    """WM-65: resources or points that ask nothing."""

    step: e.Gain | e.Vp | e.VpPer


class ChoosingResources(Effecting, frozen=True):
    """WM-65: of a basic kind that is chosen."""

    step: e.GainChoice


class Swapping(Effecting, frozen=True):
    """WM-34: any resource for a basic one."""

    step: e.SwapStep


class PayingForSteps(Effecting, frozen=True):
    """WM-142: what stands before the arrow is paid for what stands after it."""

    step: e.PayStep


class DrawingCards(Effecting, frozen=True):
    """WM-140: from the deck, all at once."""

    step: e.DrawStep


class TakingScaffolds(Effecting, frozen=True):
    """WM-77: tile by tile."""

    step: e.TakeScaffoldStep


class BuildingScaffolds(Effecting, frozen=True):
    """WM-88: tiles are chosen from storage."""

    step: e.BuildScaffoldStep


class BuildingMachines(Effecting, frozen=True):
    """WM-88: machines are chosen from storage."""

    step: e.BuildMachineStep


class BuyingMachine(Effecting, frozen=True):
    """WM-151: a machine is bought without a dock."""

    step: e.BuyMachine


class BuyingUpgrade(Effecting, frozen=True):
    """WM-151: an upgrade is bought without a dock."""

    step: e.BuyUpgrade


class MovingWorkers(Effecting, frozen=True):
    """WM-100: workers are chosen."""

    step: e.MoveStep


class RescuingWorkers(Effecting, frozen=True):
    """WM-101: workers leave the pool, without gold."""

    step: e.RescueStep


class ReturningAirships(Effecting, frozen=True):
    """WM-150: own airships go home."""

    step: e.ReturnAirship


class OpeningDocks(Effecting, frozen=True):
    """WM-66: occupied docks may be used in this turn (cd18)."""

    step: e.OpenDocks


class Activating(Effecting, frozen=True):
    """WM-143: machines are activated by the effect of another."""

    done: tuple[str, ...] = ()
    """Machines that this step has activated already (WM-158a)."""


class ActivatingNeighbours(Activating, frozen=True):
    """WM-144: machines beside this one."""

    step: e.ActivateAdjacent


class ActivatingAnywhere(Activating, frozen=True):
    """WM-145: working machines, wherever they are."""

    step: e.ActivateAnywhere


class Duplicating(Effecting, frozen=True):
    """WM-148: the machine under the token."""

    step: e.Duplicate


AnyTask: TypeAlias = (
    Preparation
    | ChoosingAbility
    | TakingFirstScaffold
    | ChoosingFirstTile
    | BeginningTurn
    | MainAction
    | Collecting
    | AfterCollecting
    | Forging
    | PuttingAwayCard
    | SendingAirship
    | LandingAirship
    | AtMachineDock
    | AtCardDock
    | AtUpgradeDock
    | AtScaffoldDock
    | AtRescueDock
    | TurningFirstTile
    | TurningScaffold
    | TurningMachine
    | PlacingFirstTile
    | PlacingScaffold
    | PlacingMachine
    | ChoosingWorker
    | PlacingWorker
    | Rescuing
    | Promotion
    | TakingAward
    | Completion
    | PlacingToken
    | ActivatingBuilt
    | Receiving
    | ChoosingResources
    | Swapping
    | PayingForSteps
    | DrawingCards
    | TakingScaffolds
    | BuildingScaffolds
    | BuildingMachines
    | BuyingMachine
    | BuyingUpgrade
    | MovingWorkers
    | RescuingWorkers
    | ReturningAirships
    | OpeningDocks
    | ActivatingNeighbours
    | ActivatingAnywhere
    | Duplicating
)
ALL: tuple[type[Task], ...] = get_args(AnyTask)

"""The steps of effects (2.7, 4.12)."""

from typing import TypeAlias

from kesselhaus.games.whistle_mountain import effects as e
from kesselhaus.games.whistle_mountain.tasks.kinds import OfSeat


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


OfEffects: TypeAlias = (
    Receiving
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

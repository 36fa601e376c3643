"""What is sent to a dock or put on the grid: airships, tiles, workers; and what a machine sets off there."""

from typing import TypeAlias

from kesselhaus.engine.grids import Square
from kesselhaus.games.whistle_mountain.options import FromBarracks, FromSquare
from kesselhaus.games.whistle_mountain.tasks.kinds import OfSeat
from kesselhaus.games.whistle_mountain.tasks.turn import ChoosingFirstTile

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


OfPlacing: TypeAlias = (
    SendingAirship
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
)

"""The frame of the game: setup, and the turn with its windows for bonus actions."""

from typing import TypeAlias

from kesselhaus.engine.tasks import Task
from kesselhaus.games.whistle_mountain.tasks.kinds import OfSeat

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


OfTurn: TypeAlias = (
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
)

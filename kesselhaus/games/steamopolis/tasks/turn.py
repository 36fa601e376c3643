"""The frame of the game: setup, rounds, turns and their actions."""

from typing import ClassVar, TypeAlias

from kesselhaus.engine.tasks import Task
from kesselhaus.games.steamopolis.tasks.kinds import OfSeat

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


OfTurn: TypeAlias = (
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
    | EndOfTurn
    | Rewards
    | NextPassenger
    | EndEffects
    | TurnOver
    | Shadow
    | RemovedTiles
    | ShadowPassenger
)

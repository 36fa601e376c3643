"""The frame of the game and the turn: what is under way in options A, B and C, and with the Baron."""

from typing import ClassVar, TypeAlias

from kesselhaus.engine.tasks import Task
from kesselhaus.games.nucleum.rewards import Item
from kesselhaus.games.nucleum.tasks.kinds import Halves, Part

# ------------------------------------------------------------------ setup, rounds, the end


class Preparation(Task, frozen=True):
    """NU-2 to NU-21: all that chance decides before the first choice."""


class ChoosingExperiment(Task, frozen=True):
    """NU-22: which experiment."""

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
    """NU-42: on which track space."""


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


# ------------------------------------------------------------------ the Baron


class BaronTurn(Task, frozen=True):
    """NU-169: the turn of the Baron."""


class BaronUsing(Task, frozen=True):
    """NU-175: halves that he carries out in this order, if he can."""

    halves: Halves


class BaronReturning(Task, frozen=True):
    """NU-175: a tile that he used for its actions goes to the right end of his row."""

    tile: str


OfTurn: TypeAlias = (
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
    | BaronTurn
    | BaronUsing
    | BaronReturning
)

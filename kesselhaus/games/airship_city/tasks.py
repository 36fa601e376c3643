"""All that can be under way in Airship City. The rules that do it stand in `rules`."""

from typing import TypeAlias, get_args

from kesselhaus.engine.tasks import Task

# ------------------------------------------------------------------ the frame of the game


class Preparation(Task, frozen=True):
    """AC-1 to AC-9: what chance decides before the first turn."""


class Turn(Task, frozen=True):
    """AC-29: the turn of a seat begins."""

    seat: int


class EndOfRound(Task, frozen=True):
    """AC-14: everybody had a turn."""


class StageBonus(Task, frozen=True):
    """AC-110: a seat gains the goods of the stage bonus."""

    seat: int


class StageChange(Task, frozen=True):
    """AC-111 to AC-115: what a new stage does besides."""


BetweenTurns: TypeAlias = Preparation | Turn | EndOfRound | StageBonus | StageChange

# ------------------------------------------------------------------ the free moments of a turn


class BetweenMoves(Task, frozen=True):
    """AC-31 a: a worker is chosen that sets out."""

    seat: int


class Moving(Task, frozen=True):
    """AC-34 to AC-61: a worker of the player whose turn it is has left its tile, up to what its action brings
    to `seat`.
    """

    seat: int
    worker: int
    path: tuple[str, ...]
    """The tiles of its move, its start tile first (AC-39)."""

    @property
    def tile(self) -> str:
        return self.path[-1]


class InTransit(Moving, frozen=True):
    """AC-31 b: the worker stands on the tile of another own one and has to step on (AC-37)."""


class Arrival(Moving, frozen=True):
    """AC-31 c: the worker may act (AC-44)."""


class EndOfTurn(Task, frozen=True):
    """AC-31 d: all workers have moved (AC-33)."""

    seat: int


FreeMoment: TypeAlias = BetweenMoves | InTransit | Arrival | EndOfTurn

# ------------------------------------------------------------------ the choices of an action


class Choice(Task, frozen=True):
    """AC-45: how the action of a tile is carried out."""

    part = True

    seat: int


class BuildingAirship(Choice, frozen=True):
    """AC-66: at a shipyard."""


class BuildingFacility(Choice, frozen=True):
    """AC-67: at the architects' office."""


class BuyingUpgrade(Choice, frozen=True):
    """AC-71 to AC-73: at the workshop."""


class TakingContract(Choice, frozen=True):
    """AC-74: at a market."""


class Shining(Choice, frozen=True):
    """AC-77: at the lighthouse."""


class ShiningOn(Choice, frozen=True):
    """AC-78: a second grid line may follow the first."""

    first_line: str


# ------------------------------------------------------------------ the bonuses of an action


class Bonus(Moving, frozen=True):
    """AC-47: what an action brings besides."""

    part = True


class Bonuses(Bonus, frozen=True):
    """AC-47: looked at after the action."""


class TileBonus(Bonus, frozen=True):
    """AC-48: the resource bonus of a developed tile."""


class Piggyback(Bonus, frozen=True):
    """AC-54: the piggyback bonus of another seat with a worker on the tile."""


class Negotiation(Bonus, frozen=True):
    """AC-108: the seasoned negotiator may raise a piggyback bonus."""

    resource: str


class NegotiationAlone(Bonus, frozen=True):
    """AC-138: alone, the negotiator needs nobody to ride with."""


AnyTask: TypeAlias = (
    Preparation
    | Turn
    | EndOfRound
    | StageBonus
    | StageChange
    | BetweenMoves
    | InTransit
    | Arrival
    | EndOfTurn
    | BuildingAirship
    | BuildingFacility
    | BuyingUpgrade
    | TakingContract
    | Shining
    | ShiningOn
    | Bonuses
    | TileBonus
    | Piggyback
    | Negotiation
    | NegotiationAlone
)
ALL: tuple[type[Task], ...] = get_args(AnyTask)

"""What can happen in Nucleum, for the log and the eye. A `seat` is a place among the players; alone, 1 is the
Baron.
"""

from kesselhaus.engine.state import Event


class FirstPlayerDrawn(Event, frozen=True):
    seat: int


class NeutralPlaced(Event, frozen=True):
    building: str
    site: str


class RubblePlaced(Event, frozen=True):
    site: str


class ContractDealt(Event, frozen=True):
    """An initial contract."""

    seat: int
    contract: str


class ExperimentChosen(Event, frozen=True):
    seat: int
    experiment: str


class BaronArrived(Event, frozen=True):
    """NU-166, NU-167: the row of the Baron, from the left."""

    experiment: str
    row: tuple[str, ...]


class RoundBegan(Event, frozen=True):
    round: int


class TilePlayed(Event, frozen=True):
    """Option A."""

    seat: int
    tile: str


class TileLaid(Event, frozen=True):
    """Option B; `half` faces end a of the link, `surcharge` was paid."""

    seat: int
    tile: str
    space: str
    half: int
    surcharge: int
    only: bool = False
    """Whether it is the only space of its link."""


class LinkCompleted(Event, frozen=True):
    link: str


class OpeningBonus(Event, frozen=True):
    """`vp` points, or steps of the VP income track where that is played."""

    seat: int
    link: str
    vp: int
    steps: int


class HalfUsed(Event, frozen=True):
    """A player begins to carry out a half; `action` is what it gives."""

    seat: int
    tile: str
    half: int
    action: str


class HalfSkipped(Event, frozen=True):
    """NU-168a: the Baron could not carry out a half."""

    seat: int
    tile: str
    half: int


class Declined(Event, frozen=True):
    """A player left halves that could have been carried out, or an offered action, star or tile."""

    seat: int


class Recharged(Event, frozen=True):
    """What the income brought, with the number of tiles above the board."""

    seat: int
    tiles: int
    thaler: int
    workers: int
    vp: int


class StarPlaced(Event, frozen=True):
    seat: int
    space: int


class NucleumPlaced(Event, frozen=True):
    seat: int
    plant: str


class KingsVisit(Event, frozen=True):
    number: int


class KingScored(Event, frozen=True):
    seat: int
    vp: int


class Urbanized(Event, frozen=True):
    seat: int
    building: str
    site: str
    thaler: int


class Industrialized(Event, frozen=True):
    """A turbine or mine; `thaler` for a red site."""

    seat: int
    piece: str
    site: str
    workers: int
    thaler: int


class PairCompleted(Event, frozen=True):
    seat: int
    row: int


class Developed(Event, frozen=True):
    seat: int
    tiles: tuple[str, ...]
    thaler: int


class TileTaken(Event, frozen=True):
    """A market tile as a reward."""

    seat: int
    tile: str


class TileShown(Event, frozen=True):
    """A new tile in the market."""

    tile: str


class ContractTaken(Event, frozen=True):
    seat: int
    contract: str
    slot: int


class ContractShown(Event, frozen=True):
    contract: str


class ContractRemoved(Event, frozen=True):
    """NU-179: the Baron sends a contract out of the game and scores for it."""

    contract: str
    vp: int


class Fulfilled(Event, frozen=True):
    seat: int
    contract: str


class Energized(Event, frozen=True):
    """Everything about one Energize action; `coal` is the number by region, `thaler` all that was paid."""

    seat: int
    site: str
    building: str
    plant: str
    coal: tuple[tuple[str, int], ...]
    uranium: int
    electricity: int
    thaler: int


class FeePaid(Event, frozen=True):
    """`owner` received a thaler for each turbine that `seat` used."""

    seat: int
    owner: int
    thaler: int


class Gained(Event, frozen=True):
    """A reward that was received: thaler, worker, uranium, achievement or vp."""

    seat: int
    kind: str
    amount: int


class IncomeMoved(Event, frozen=True):
    """An income marker went to the space `to`; steps beyond the end gave `vp`."""

    seat: int
    track: str
    to: int
    vp: int


class UraniumStored(Event, frozen=True):
    """One cube, in the mine of a row."""

    seat: int
    row: int


class UraniumLost(Event, frozen=True):
    """NU-30: one cube was not stored; it became a worker, or a thaler where none was left (NU-29)."""

    seat: int
    gained: str


class WorkersMissing(Event, frozen=True):
    """NU-29: the supply is empty; so many thaler instead."""

    seat: int
    thaler: int


class Converted(Event, frozen=True):
    """1 `given` (uranium or worker) became 1 `gained` (worker or thaler); `row` is the mine or 0."""

    seat: int
    given: str
    gained: str
    row: int


class TechnologyUnlocked(Event, frozen=True):
    seat: int
    technology: str


class RewardLost(Event, frozen=True):
    """NU-142, 2.7: a technology or market tile could not be received."""

    seat: int
    reward: str


class TilesJoined(Event, frozen=True):
    """Special tiles came into a pool."""

    seat: int
    tiles: tuple[str, ...]


class EndConditionMet(Event, frozen=True):
    seat: int
    condition: str
    vp: int


class EndTriggered(Event, frozen=True):
    """`reason` is conditions, rounds or baron."""

    round: int
    reason: str


class BaronDrew(Event, frozen=True):
    """NU-171: the die and the tile that he takes; `railway` if he lays it."""

    die: int
    tile: str
    railway: bool


class BaronGained(Event, frozen=True):
    """NU-170, NU-176: what the Baron receives by his own rules."""

    thaler: int
    workers: int


class TileToRow(Event, frozen=True):
    """NU-180: a market tile went to the Baron's row."""

    tile: str


class FinalScored(Event, frozen=True):
    """One part of final scoring."""

    seat: int
    part: str
    vp: int


class GameEnded(Event, frozen=True):
    """`reason` is conditions, rounds or baron."""

    reason: str


ALL: tuple[type[Event], ...] = (
    FirstPlayerDrawn,
    NeutralPlaced,
    RubblePlaced,
    ContractDealt,
    ExperimentChosen,
    BaronArrived,
    RoundBegan,
    TilePlayed,
    TileLaid,
    LinkCompleted,
    OpeningBonus,
    HalfUsed,
    HalfSkipped,
    Declined,
    Recharged,
    StarPlaced,
    NucleumPlaced,
    KingsVisit,
    KingScored,
    Urbanized,
    Industrialized,
    PairCompleted,
    Developed,
    TileTaken,
    TileShown,
    ContractTaken,
    ContractShown,
    ContractRemoved,
    Fulfilled,
    Energized,
    FeePaid,
    Gained,
    IncomeMoved,
    UraniumStored,
    UraniumLost,
    WorkersMissing,
    Converted,
    TechnologyUnlocked,
    RewardLost,
    TilesJoined,
    EndConditionMet,
    EndTriggered,
    BaronDrew,
    BaronGained,
    TileToRow,
    FinalScored,
    GameEnded,
)

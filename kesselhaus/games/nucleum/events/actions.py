"""Halves and main actions, and what players gain, pay and unlock."""

from kesselhaus.engine.state import Event


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

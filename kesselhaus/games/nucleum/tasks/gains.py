"""What is gained and paid."""

from typing import TypeAlias

from kesselhaus.engine.tasks import Task
from kesselhaus.games.nucleum.rewards import Item, Reward
from kesselhaus.games.nucleum.tasks.kinds import Part


class Receiving(Task, frozen=True):
    """NU-35a: rewards that come after something that was asked."""

    seat: int
    items: tuple[Item, ...]
    rule: str
    times: int = 1


class ChoosingReward(Part, frozen=True):
    """DC-23: one of several rewards."""

    seat: int
    rewards: tuple[Reward, ...]
    rule: str
    times: int


class ChoosingTrack(Part, frozen=True):
    """NU-32: which income marker moves."""

    seat: int
    steps: int
    rule: str


class StoringUranium(Part, frozen=True):
    """NU-30: where the next of so many cubes goes."""

    seat: int
    cubes: int


class TakingFreeTile(Part, frozen=True):
    """NU-35: a market tile free of charge."""

    seat: int


class Unlocking(Part, frozen=True):
    """NU-142: a technology of this level or lower."""

    seat: int
    level: int


class JoiningTiles(Task, frozen=True):
    """NU-144: the tiles of a technology come into the pool."""

    seat: int
    technology: str


class Converting(Part, frozen=True):
    """NU-28: until the player owns so much thaler or so many workers."""

    seat: int
    thaler: int
    workers: int


class Paying(Task, frozen=True):
    """NU-31: what had to be converted first."""

    seat: int
    thaler: int
    workers: int = 0


OfGains: TypeAlias = (
    Receiving
    | ChoosingReward
    | ChoosingTrack
    | StoringUranium
    | TakingFreeTile
    | Unlocking
    | JoiningTiles
    | Converting
    | Paying
)

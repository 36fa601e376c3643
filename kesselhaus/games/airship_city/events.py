"""What can happen in Airship City, for the log and the eye."""

from kesselhaus.engine.state import Event

Goods = tuple[tuple[str, int], ...]
"""Kinds of resources with their amounts."""


class StartPlayerDrawn(Event, frozen=True):
    seat: int


class RoundBegan(Event, frozen=True):
    round: int
    stage: int


class StageBegan(Event, frozen=True):
    stage: int
    stage_bonus: str


class StageGoods(Event, frozen=True):
    """What a player received from a stage bonus tile, without what was lost."""

    seat: int
    goods: Goods


class Stepped(Event, frozen=True):
    """A worker went from one tile to another; `on` says that it has to step on from there."""

    seat: int
    worker: int
    start: str
    to: str
    on: bool


class FlewOn(Event, frozen=True):
    """The long-haul flight was used."""

    seat: int


class Shifted(Event, frozen=True):
    seat: int
    grid_line: str
    direction: str
    cells: int
    gears: int


class Declined(Event, frozen=True):
    seat: int
    tile: str


class Collected(Event, frozen=True):
    seat: int
    tile: str
    goods: Goods


class ResourceBonus(Event, frozen=True):
    seat: int
    tile: str
    resource: str
    amount: int


class Piggybacked(Event, frozen=True):
    seat: int
    tile: str
    resource: str
    amount: int


class Negotiated(Event, frozen=True):
    """The seasoned negotiator was used."""

    seat: int
    resource: str


class Donated(Event, frozen=True):
    seat: int
    airship: str
    vp: int
    paid: Goods


class Sold(Event, frozen=True):
    seat: int
    airship: str
    gold: int
    paid: Goods


class FacilityBuilt(Event, frozen=True):
    seat: int
    facility: str
    vp: int
    paid: Goods


class MajorityChanged(Event, frozen=True):
    """Who holds a majority area now and who held it before; None is nobody."""

    section: str
    holder: int | None
    former: int | None


class BonusUnlocked(Event, frozen=True):
    seat: int
    bonus_action: str


class Hired(Event, frozen=True):
    seat: int
    paid: Goods


class UpgradeBought(Event, frozen=True):
    seat: int
    resource: str
    vp: int
    paid: Goods


class Developed(Event, frozen=True):
    seat: int
    tile: str


class ContractTaken(Event, frozen=True):
    seat: int
    contract: str


class ContractShown(Event, frozen=True):
    contract: str


class ContractDiscarded(Event, frozen=True):
    contract: str


class CameHome(Event, frozen=True):
    """All workers of a player were put on the harbour."""

    seat: int
    workers: int


class Fulfilled(Event, frozen=True):
    seat: int
    contract: str


class Failed(Event, frozen=True):
    seat: int
    contract: str
    vp: int


class Bartered(Event, frozen=True):
    seat: int
    pay: str
    gain: str


class TurnEnded(Event, frozen=True):
    seat: int


class CityDonated(Event, frozen=True):
    """The City of the house variants put a marker on a section."""

    section: str


class GameEnded(Event, frozen=True):
    """`reason` is airships, facilities or rounds."""

    reason: str


class AwardGiven(Event, frozen=True):
    seat: int
    award: str
    vp: int


ALL: tuple[type[Event], ...] = (
    StartPlayerDrawn,
    RoundBegan,
    StageBegan,
    StageGoods,
    Stepped,
    FlewOn,
    Shifted,
    Declined,
    Collected,
    ResourceBonus,
    Piggybacked,
    Negotiated,
    Donated,
    Sold,
    FacilityBuilt,
    MajorityChanged,
    BonusUnlocked,
    Hired,
    UpgradeBought,
    Developed,
    ContractTaken,
    ContractShown,
    ContractDiscarded,
    CameHome,
    Fulfilled,
    Failed,
    Bartered,
    TurnEnded,
    CityDonated,
    GameEnded,
    AwardGiven,
)

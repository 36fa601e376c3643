"""What can happen in Whistle Mountain, for the log and the eye."""

from kesselhaus.engine.grids import Square
from kesselhaus.engine.state import Event

Goods = tuple[tuple[str, int], ...]
"""Kinds of resources with their amounts."""
Area = tuple[Square, ...]


class StartPlayerDrawn(Event, frozen=True):
    seat: int


class AwardsDealt(Event, frozen=True):
    """By floor, from the lowest."""

    floors: tuple[tuple[str, ...], ...]


class AbilitiesLaidOut(Event, frozen=True):
    abilities: tuple[str, ...]


class AbilityChosen(Event, frozen=True):
    seat: int
    ability: str


class TileShown(Event, frozen=True):
    """A machine, an upgrade or a scaffold was turned up."""

    tile: str


class ScaffoldTaken(Event, frozen=True):
    seat: int
    scaffold: str


class ScaffoldPlaced(Event, frozen=True):
    """During the setup: it scores nothing."""

    seat: int
    scaffold: str
    squares: Area


class TurnBegan(Event, frozen=True):
    seat: int
    round: int


class AirshipSent(Event, frozen=True):
    """To the grid, or to a machine ("" is none)."""

    seat: int
    airship: str
    squares: Area
    machine: str


class AirshipDocked(Event, frozen=True):
    seat: int
    airship: str
    dock: str


class Collected(Event, frozen=True):
    """What the neighbours of an airship yielded."""

    seat: int
    goods: Goods


class Gained(Event, frozen=True):
    """What a machine, a card, an award, an upgrade or an ability gave."""

    seat: int
    source: str
    goods: Goods
    vp: int


class Activated(Event, frozen=True):
    """`by` is the card, award or copying machine that did it; "" where the airship or ab03 did."""

    seat: int
    machine: str
    by: str


class ActivationSkipped(Event, frozen=True):
    seat: int
    machine: str


class Paid(Event, frozen=True):
    """What was paid, and for what: a dock, a machine, a card; forge, move, rescue; the duplicator's token."""

    seat: int
    goods: Goods
    thing: str


class MachineTaken(Event, frozen=True):
    seat: int
    machine: str


class UpgradeTaken(Event, frozen=True):
    seat: int
    upgrade: str


class CardsDrawn(Event, frozen=True):
    seat: int
    count: int


class CardDrawn(Event, frozen=True):
    """Only its owner may know which."""

    seat: int
    card: str


class DeckReshuffled(Event, frozen=True):
    cards: int


class Forged(Event, frozen=True):
    """The recall: these airships came home."""

    seat: int
    airships: tuple[str, ...]


class ScaffoldBuilt(Event, frozen=True):
    seat: int
    scaffold: str
    squares: Area
    contacts: int


class MachineBuilt(Event, frozen=True):
    seat: int
    machine: str
    squares: Area
    vp: int


class WorkerPromoted(Event, frozen=True):
    seat: int
    square: Square
    floor: int


class AwardTaken(Event, frozen=True):
    seat: int
    award: str
    floor: int


class Flooded(Event, frozen=True):
    level: int


class AirshipWashedHome(Event, frozen=True):
    seat: int
    airship: str


class WorkersWashedAway(Event, frozen=True):
    """To the pool, from the barracks level and from scaffold squares of the row."""

    seat: int
    barracks: int
    scaffolds: int


class MachinesStopped(Event, frozen=True):
    machines: tuple[str, ...]


class TokenPlaced(Event, frozen=True):
    seat: int
    machine: str


class TokenSetAside(Event, frozen=True):
    """The duplicator token goes beside the board."""


class TokenRemoved(Event, frozen=True):
    """The duplicator token leaves the game."""


class WorkerMoved(Event, frozen=True):
    """From a barracks level, or (level 0) from a scaffold square."""

    seat: int
    level: int
    start: Square | None
    to: Square


class WorkerRescued(Event, frozen=True):
    seat: int
    to: Square


class AirshipReturned(Event, frozen=True):
    seat: int
    airship: str


class Swapped(Event, frozen=True):
    seat: int
    give: str
    take: str


class CardPlayed(Event, frozen=True):
    seat: int
    card: str


class AwardUsed(Event, frozen=True):
    seat: int
    award: str


class DocksOpened(Event, frozen=True):
    seat: int


class ExcessReturned(Event, frozen=True):
    """WM-38: what was above the limit at the end of a turn."""

    seat: int
    goods: Goods


class EndTriggered(Event, frozen=True):
    """`reason` is barracks or standstill."""

    seat: int
    reason: str


class HandShown(Event, frozen=True):
    """At the end of the game."""

    seat: int
    cards: tuple[str, ...]


class GameEnded(Event, frozen=True):
    """`reason` is barracks or standstill."""

    reason: str


ALL: tuple[type[Event], ...] = (
    StartPlayerDrawn,
    AwardsDealt,
    AbilitiesLaidOut,
    AbilityChosen,
    TileShown,
    ScaffoldTaken,
    ScaffoldPlaced,
    TurnBegan,
    AirshipSent,
    AirshipDocked,
    Collected,
    Gained,
    Activated,
    ActivationSkipped,
    Paid,
    MachineTaken,
    UpgradeTaken,
    CardsDrawn,
    CardDrawn,
    DeckReshuffled,
    Forged,
    ScaffoldBuilt,
    MachineBuilt,
    WorkerPromoted,
    AwardTaken,
    Flooded,
    AirshipWashedHome,
    WorkersWashedAway,
    MachinesStopped,
    TokenPlaced,
    TokenSetAside,
    TokenRemoved,
    WorkerMoved,
    WorkerRescued,
    AirshipReturned,
    Swapped,
    CardPlayed,
    AwardUsed,
    DocksOpened,
    ExcessReturned,
    EndTriggered,
    HandShown,
    GameEnded,
)

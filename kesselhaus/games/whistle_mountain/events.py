"""What can happen in Whistle Mountain, for the log and the eye."""

from kesselhaus.engine.grids import Square
from kesselhaus.engine.state import Event

Goods = tuple[tuple[str, int], ...]
"""Kinds of resources with their amounts."""
Area = tuple[Square, ...]


class OfSeat(Event, frozen=True):
    """What a seat did, or what happened to it."""

    seat: int


class StartPlayerDrawn(OfSeat, frozen=True):
    """Who begins."""


class AwardsDealt(Event, frozen=True):
    """By floor, from the lowest."""

    floors: tuple[tuple[str, ...], ...]


class AbilitiesLaidOut(Event, frozen=True):
    abilities: tuple[str, ...]


class AbilityChosen(OfSeat, frozen=True):
    ability: str


class TileShown(Event, frozen=True):
    """A machine, an upgrade or a scaffold was turned up."""

    tile: str


class ScaffoldTaken(OfSeat, frozen=True):
    scaffold: str


class ScaffoldPlaced(OfSeat, frozen=True):
    """During the setup: it scores nothing."""

    scaffold: str
    squares: Area


class TurnBegan(OfSeat, frozen=True):
    round: int


class AirshipSent(OfSeat, frozen=True):
    """To the grid, or to a machine ("" is none)."""

    airship: str
    squares: Area
    machine: str


class AirshipDocked(OfSeat, frozen=True):
    airship: str
    dock: str


class Collected(OfSeat, frozen=True):
    """What the neighbours of an airship yielded."""

    goods: Goods


class Gained(OfSeat, frozen=True):
    """What a machine, a card, an award, an upgrade or an ability gave."""

    source: str
    goods: Goods
    vp: int


class Activated(OfSeat, frozen=True):
    """`by` is the card, award or copying machine that did it; "" where the airship or ab03 did."""

    machine: str
    by: str


class ActivationSkipped(OfSeat, frozen=True):
    machine: str


class Paid(OfSeat, frozen=True):
    """What was paid, and for what: a dock, a machine, a card; forge, move, rescue; the duplicator's token."""

    goods: Goods
    thing: str


class MachineTaken(OfSeat, frozen=True):
    machine: str


class UpgradeTaken(OfSeat, frozen=True):
    upgrade: str


class CardsDrawn(OfSeat, frozen=True):
    count: int


class CardDrawn(OfSeat, frozen=True):
    """Only its owner may know which."""

    card: str


class DeckReshuffled(Event, frozen=True):
    cards: int


class Forged(OfSeat, frozen=True):
    """The recall: these airships came home."""

    airships: tuple[str, ...]


class ScaffoldBuilt(OfSeat, frozen=True):
    scaffold: str
    squares: Area
    contacts: int


class MachineBuilt(OfSeat, frozen=True):
    machine: str
    squares: Area
    vp: int


class WorkerPromoted(OfSeat, frozen=True):
    square: Square
    floor: int


class AwardTaken(OfSeat, frozen=True):
    award: str
    floor: int


class Flooded(Event, frozen=True):
    level: int


class AirshipWashedHome(OfSeat, frozen=True):
    airship: str


class WorkersWashedAway(OfSeat, frozen=True):
    """To the pool, from the barracks level and from scaffold squares of the row."""

    barracks: int
    scaffolds: int


class MachinesStopped(Event, frozen=True):
    machines: tuple[str, ...]


class TokenPlaced(OfSeat, frozen=True):
    machine: str


class TokenSetAside(Event, frozen=True):
    """The duplicator token goes beside the board."""


class TokenRemoved(Event, frozen=True):
    """The duplicator token leaves the game."""


class WorkerMoved(OfSeat, frozen=True):
    """From a barracks level, or (level 0) from a scaffold square."""

    level: int
    start: Square | None
    to: Square


class WorkerRescued(OfSeat, frozen=True):
    to: Square


class AirshipReturned(OfSeat, frozen=True):
    airship: str


class Swapped(OfSeat, frozen=True):
    give: str
    take: str


class CardPlayed(OfSeat, frozen=True):
    card: str


class AwardUsed(OfSeat, frozen=True):
    award: str


class DocksOpened(OfSeat, frozen=True):
    """By cd18."""


class ExcessReturned(OfSeat, frozen=True):
    """WM-38: what was above the limit at the end of a turn."""

    goods: Goods


class EndTriggered(OfSeat, frozen=True):
    """`reason` is barracks or standstill."""

    reason: str


class HandShown(OfSeat, frozen=True):
    """At the end of the game."""

    cards: tuple[str, ...]


class GameEnded(Event, frozen=True):
    """`reason` is barracks or standstill."""

    reason: str


ALL: tuple[type[Event], ...] = tuple(
    kind
    for kind in globals().values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, OfSeat)
)

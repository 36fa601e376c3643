"""What can happen in Steamopolis, for the log and the eye."""

from kesselhaus.engine.state import Event

Goods = tuple[tuple[str, int], ...]
"""Kinds of resources (crystal, gear) with their amounts, without those of which there are none."""


class CharacterDealt(Event, frozen=True):
    seat: int
    character: int


class CharacterPutBack(Event, frozen=True):
    """ST-15: not for a first game."""

    seat: int
    character: int


class StartMachineDrawn(Event, frozen=True):
    seat: int
    machine: str


class StartPlayerFound(Event, frozen=True):
    seat: int


class PlacedStartTile(Event, frozen=True):
    """ST-12: `machine` is the face of the start machine or the capacity tile."""

    seat: int
    slot: int
    machine: str


class TileShown(Event, frozen=True):
    """A machine tile was turned up. `extra` says that it lies on the extra market."""

    level: int
    tile: str
    extra: bool


class PassengerShown(Event, frozen=True):
    tile: str


class RoundBegan(Event, frozen=True):
    round: int


class FinalRoundBegan(Event, frozen=True):
    round: int


class TurnBegan(Event, frozen=True):
    seat: int
    final: bool


class StoneMoved(Event, frozen=True):
    """By pressure, by its arrow, or because it gave way. `value` is its new pressure value."""

    seat: int
    start: int
    to: int
    value: int


class PressureLost(Event, frozen=True):
    """ST-38: moves that no stone could use."""

    seat: int
    moves: int


class MarkerDiscarded(Event, frozen=True):
    """A bonus marker went from the gauge to the box."""

    seat: int
    digit: int
    position: int


class SteamMade(Event, frozen=True):
    seat: int
    pressure: int


class Skipped(Event, frozen=True):
    """An action of the final turn was left out, or could not be carried out: make_steam, set_target, fly."""

    seat: int
    action: str


class StoneChosen(Event, frozen=True):
    seat: int
    position: int
    value: int


class RanTo(Event, frozen=True):
    """The running stone entered a slot; `machine` is None where it is empty."""

    seat: int
    slot: int
    machine: str | None


class TargetSet(Event, frozen=True):
    seat: int
    district: str


class Flew(Event, frozen=True):
    seat: int
    districts: tuple[str, ...]


class Retrieved(Event, frozen=True):
    """`position` is 0 where the gauge was full and the stone went to the personal supply (ST-43)."""

    seat: int
    district: str
    position: int


class Boarded(Event, frozen=True):
    seat: int
    passenger: str
    level: int
    target: int


class Delivered(Event, frozen=True):
    seat: int
    passenger: str
    level: int


class PassengerTileTaken(Event, frozen=True):
    seat: int
    tile: str


class PassengerRewarded(Event, frozen=True):
    seat: int
    passenger: str


class DistrictUsed(Event, frozen=True):
    """`side` counts the sides of a dividing line from 0."""

    seat: int
    district: str
    side: int


class DistrictCopied(Event, frozen=True):
    seat: int
    district: str
    side: int


class EffectNoted(Event, frozen=True):
    """ST-95: it is resolved at the end of the turn."""

    seat: int
    district: str


class StepThreeLeft(Event, frozen=True):
    """Neither the district nor the market was used."""

    seat: int
    district: str


class StaticDischarge(Event, frozen=True):
    """The visiting stone lost its arrow."""

    seat: int
    district: str


class ArrowTurned(Event, frozen=True):
    """A stone was turned to its arrow side: on a gauge position, or (0) on a district."""

    seat: int
    position: int
    district: str


class MachineActivated(Event, frozen=True):
    """`free` says that it was without a stone (ST-99)."""

    seat: int
    slot: int
    machine: str
    free: bool


class PassiveTriggered(Event, frozen=True):
    seat: int
    slot: int
    machine: str


class EndEffect(Event, frozen=True):
    """The noted effect of a district is resolved (ST-159)."""

    seat: int
    district: str


class Gained(Event, frozen=True):
    """Resources, from the effect of a component."""

    seat: int
    goods: Goods
    source: str


class SpGained(Event, frozen=True):
    seat: int
    sp: int
    source: str


class Paid(Event, frozen=True):
    """`sponsors` are the sides that were used, `gala` the kind of the gala."""

    seat: int
    goods: Goods
    sponsors: tuple[str, ...]
    gala: str | None
    source: str


class Returned(Event, frozen=True):
    """ST-70: resources for which there was no storage space."""

    seat: int
    goods: Goods


class StoneGained(Event, frozen=True):
    """`position` is 0 where the gauge was full (ST-43)."""

    seat: int
    position: int


class StoneLost(Event, frozen=True):
    """A stone went from a gauge position to the personal supply."""

    seat: int
    position: int


class BaseRaised(Event, frozen=True):
    seat: int
    position: int


class JumpedToTop(Event, frozen=True):
    """`set8`."""

    seat: int
    start: int


class SponsorTaken(Event, frozen=True):
    seat: int
    kind: str


class SponsorFlipped(Event, frozen=True):
    """`kind` is the side that is visible now."""

    seat: int
    kind: str


class GalaTaken(Event, frozen=True):
    seat: int
    kind: str


class ParasitePlaced(Event, frozen=True):
    """From the personal supply, or (`moved`) from another spot."""

    seat: int
    host: int
    slot: int
    machine: str
    spot: str
    moved: bool


class ParasiteReturned(Event, frozen=True):
    """To the supply of its owner `seat`; `unused` where nothing was triggered."""

    seat: int
    host: int
    machine: str
    unused: bool


class ParasiteUsed(Event, frozen=True):
    """A parasite gives its owner the effect of a machine (ST-110, ST-114)."""

    seat: int
    host: int
    machine: str
    spot: str


class ParasitesPutBeside(Event, frozen=True):
    """Solo: `count` parasites lie beside the stack now."""

    seat: int
    count: int


class TileUsed(Event, frozen=True):
    """Solo: the effect of a removed or an open tile is used. `taken_back` says that a parasite came back."""

    seat: int
    tile: str
    spot: str
    taken_back: bool


class Invited(Event, frozen=True):
    seat: int


class Peeked(Event, frozen=True):
    """Who has looked where."""

    seat: int
    level: int
    rank: int


class PeekShown(Event, frozen=True):
    """What was seen; only for who looked."""

    level: int
    tile: str


class MachineBought(Event, frozen=True):
    seat: int
    tile: str
    level: int
    sp: int


class BannerBought(Event, frozen=True):
    seat: int
    tile: str
    level: int


class BannerHung(Event, frozen=True):
    seat: int
    tile: str
    colour: str
    sp: int


class Scrapped(Event, frozen=True):
    seat: int
    slot: int
    machine: str


class Built(Event, frozen=True):
    """Also a capacity tile."""

    seat: int
    slot: int
    machine: str


class MarkerBought(Event, frozen=True):
    seat: int
    row: str
    digit: int
    sp: int


class MarkerPut(Event, frozen=True):
    seat: int
    digit: int
    position: int
    pink: bool


class MarkerForgone(Event, frozen=True):
    """A bought bonus marker went to the box."""

    seat: int
    digit: int


class StatueRaised(Event, frozen=True):
    """The statue of a level went to the tower; `count` are there now. `seat` is None for the shadow."""

    seat: int | None
    level: int
    count: int


class EndTriggered(Event, frozen=True):
    """`reason` is statues or passengers."""

    reason: str


class SpLost(Event, frozen=True):
    """Solo: time pressure (ST-172)."""

    seat: int
    sp: int
    action: str


class ShadowMoved(Event, frozen=True):
    districts: tuple[str, ...]


class ShadowRemovedTile(Event, frozen=True):
    level: int
    tile: str


class ShadowRemovedMarkers(Event, frozen=True):
    """By row, with their digits."""

    markers: Goods


class ShadowBoxedPassenger(Event, frozen=True):
    tile: str


class TurnEnded(Event, frozen=True):
    seat: int


class GameEnded(Event, frozen=True):
    """`reason` is statues, passengers or lost."""

    reason: str


ALL: tuple[type[Event], ...] = tuple(
    kind
    for kind in globals().values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)

"""The course of a match: setup, rounds and turns, the end, and the shadow of the solo game."""

from kesselhaus.engine.state import Event


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


class FinalTurnBegan(Event, frozen=True):
    """Other turns show by what is done in them."""

    seat: int


class Skipped(Event, frozen=True):
    """An action of the final turn was left out, or could not be carried out: make_steam, set_target, fly."""

    seat: int
    action: str


class EndEffect(Event, frozen=True):
    """The noted effect of a district is resolved (ST-159)."""

    seat: int
    district: str


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

    markers: tuple[tuple[str, int], ...]


class ShadowBoxedPassenger(Event, frozen=True):
    tile: str


class GameEnded(Event, frozen=True):
    """`reason` is statues, passengers or lost."""

    reason: str

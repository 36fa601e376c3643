"""Stones and markers: on the gauge, in the machine room, on districts."""

from kesselhaus.engine.state import Event


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


class RanTo(Event, frozen=True):
    """The running stone entered a slot; `machine` is None where it is empty. `position` is where on the gauge
    it came from; 0, if it was in the machine room already.
    """

    seat: int
    position: int
    slot: int
    machine: str | None


class TargetSet(Event, frozen=True):
    """`position` is where on the gauge the stone came from; 0, if it came from the machine room."""

    seat: int
    position: int
    district: str


class Flew(Event, frozen=True):
    seat: int
    districts: tuple[str, ...]


class Retrieved(Event, frozen=True):
    """`position` is 0 where the gauge was full and the stone went to the personal supply (ST-43)."""

    seat: int
    district: str
    position: int


class StaticDischarge(Event, frozen=True):
    """The visiting stone lost its arrow."""

    seat: int
    district: str


class ArrowTurned(Event, frozen=True):
    """A stone was turned to its arrow side: on a gauge position, or (0) on a district."""

    seat: int
    position: int
    district: str


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


class MarkerPut(Event, frozen=True):
    seat: int
    digit: int
    position: int
    pink: bool


class MarkerForgone(Event, frozen=True):
    """A bought bonus marker went to the box."""

    seat: int
    digit: int

"""What lies on the table, what can be chosen, what can happen, and what can be under way."""

from kesselhaus.engine.questions import Option
from kesselhaus.engine.state import Event, State
from kesselhaus.engine.tasks import Task


class Shovel(Option, frozen=True):
    coal: int


class Leave(Option, frozen=True):
    """With all the steam made in this shift."""


class ShiftBegan(Event, frozen=True):
    shift: int


class Shovelled(Event, frozen=True):
    seat: int
    coal: int
    heat: int


class Left(Event, frozen=True):
    seat: int
    steam: int


class BoilerBurst(Event, frozen=True):
    pressure: int


class Shift(Task, frozen=True):
    """OP-1: all go to a cold boiler."""

    number: int


class Stoking(Task, frozen=True):
    """OP-2: shovel one to three pieces of coal, or leave with your steam."""

    seat: int


class Boiler(State, kw_only=True):
    agenda: list[Shift | Stoking]
    pressure: int = 0
    limit: int = 15
    at_work: list[bool]
    steam: list[int]
    kept: list[int]

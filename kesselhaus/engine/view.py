"""All that leaves the engine for a seat."""

from typing import Generic, TypeVar

from msgspec import Struct

from kesselhaus.engine.game import Result
from kesselhaus.engine.questions import Question
from kesselhaus.engine.state import Event, State

S = TypeVar("S", bound=State)


class View(Struct, Generic[S], frozen=True):
    """What one seat may know of a match; `seat` None is a spectator."""

    game: str
    seat: int | None
    seats: int
    variants: frozenset[str]
    version: int
    state: S
    question: Question | None
    """The open question; its options are there only for the seat that is asked."""
    log: tuple[Event, ...]
    can_undo: bool
    result: Result | None

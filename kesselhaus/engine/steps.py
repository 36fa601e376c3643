"""What a match keeps of its steps: the table as it was when each began."""

from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct

from kesselhaus.engine.questions import Answer
from kesselhaus.engine.state import Event, State

S = TypeVar("S", bound=State)


class Mark(Struct, Generic[S], frozen=True):
    """A place in the match to which an undo can return: the table at the start of a step."""

    answers: int
    log: int
    state: S


class Kept(Generic[S]):
    """What a match keeps of where its running step began.

    The flow holds this and not the match: one that its own flow held would not be freed with its last user.
    """

    __slots__ = ("answers", "base", "base_answers", "log", "marks", "on_step", "renews", "step_answers")

    def __init__(self, answers: list[Answer], base: S, base_answers: int = 0) -> None:
        self.answers = answers
        """All answers of the match."""
        self.base = base
        """The table from which a fork goes on."""
        self.base_answers = base_answers
        """How many answers had been given then."""
        self.step_answers = base_answers
        """How many had been given when the running step began; without `renews` that may be more."""
        self.renews = False
        """Whether the base is renewed with every step."""
        self.log: list[Event] | None = None
        """The log of the match, where an undo shall be possible; then each step leaves a mark."""
        self.marks: list[Mark[S]] = []
        self.on_step: Callable[[S], object] | None = None
        """Is shown the table before each task."""

    def begin_step(self, state: S) -> None:
        self.base = state.copy()
        self.base_answers = len(self.answers)
        if self.log is not None:
            told = len(self.log) + len(state.ear or ())
            self.marks.append(Mark(self.base_answers, told, self.base))

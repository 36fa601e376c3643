"""All that leaves the engine for a seat."""

from collections.abc import Callable
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from msgspec import Struct

from kesselhaus.engine.game import Result
from kesselhaus.engine.questions import Answer, Ask, Draw, NumberOption, Question
from kesselhaus.engine.state import Event, State

S = TypeVar("S", bound=State)
T = TypeVar("T")
P = ParamSpec("P")
F = TypeVar("F", bound=Callable[..., object])


def kept(found: F) -> F:
    """What follows from a view by work that is worth being spared: it is kept from view to view, until
    something that it reads has changed.
    """
    found.is_kept = True  # type: ignore[attr-defined]
    return found


def told_to(seat: int | None, question: Question | None) -> Question | None:
    """An open question as a seat may know it: its options are for the seat that is asked."""
    if isinstance(question, Ask) and question.seat != seat:
        return Ask(question.seat, question.rule, (), question.secret)
    return Draw(question.rule, ()) if isinstance(question, Draw) else question


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
    start: S
    """The table as it was when the running step began, concealed too. For who wants to think ahead."""
    since: tuple[Answer, ...]
    """The answers given in the running step. What a seat may not know is never answered inside a step."""
    result: Result | None

    @property
    def legal(self) -> frozenset[Any]:
        """The options that are no numbers; of those there can be hundreds."""
        question = self.question
        options = question.options if isinstance(question, Ask) else ()
        return frozenset(option for option in options if not isinstance(option, NumberOption))

    def fact(self, found: Callable[Concatenate["View[S]", P], T], /, *about: P.args, **named: P.kwargs) -> T:
        """What follows from the view, for a drawing that needs no more of it than this: whether somebody is
        asked, rather than the question. It is drawn again when this is other, and not before.
        """
        return found(self, *about, **named)

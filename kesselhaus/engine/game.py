"""What a game brings to the engine, in one descriptor."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Generic, TypeVar

from msgspec import Struct

from kesselhaus.engine.components import Box
from kesselhaus.engine.questions import Option, Play
from kesselhaus.engine.state import Event, State
from kesselhaus.engine.tasks import Task
from kesselhaus.engine.variants import Variant, chosen_variants

__all__ = ["Game", "Result", "Variant"]

S = TypeVar("S", bound=State)


class Result(Struct, frozen=True):
    """How a match ended: final scores by seat, what they are made of, and who won, alone or together."""

    scores: tuple[int, ...]
    categories: Mapping[str, tuple[int, ...]]
    winners: tuple[int, ...]
    reason: str
    grade: str = ""


class Game(Struct, Generic[S], frozen=True):
    """A game on the shelf."""

    key: str
    title: str
    rules_version: int
    seats: tuple[int, ...]
    usual_seats: int
    variants: tuple[Variant, ...]
    options: tuple[type[Option], ...]
    events: tuple[type[Event], ...]
    minutes: tuple[int, int]
    weight: int
    colours: Callable[[S], Sequence[str]]
    """The colour of each seat."""
    load_box: Callable[[bytes | None], Box]
    """Reads the shipped components, or those given as TOML."""
    setup: Callable[[int, frozenset[str], Box], S]
    """The table before anything has happened, with the first task on its agenda."""
    result: Callable[[S], Result]
    conceal: Callable[[S, int | None], S]
    imagine: Callable[[S, int | None, Random], S]
    broken: Callable[[S | None, S, bool], Iterable[str]]
    """Names the invariants that do not hold after an answer (state before, state after, between two steps).
    """
    standings: Callable[[S], Sequence[int]]
    """Scores as they stand; what a seat may not know of others is not part of them in a concealed state."""
    whose_turn: Callable[[S], int | None] = lambda state: None
    """The seat whose turn it is, where a turn is more than a single answer: not in an auction or a setup."""
    tasks: tuple[type[Task], ...] = ()
    """All kinds of tasks that can be on the agenda."""
    step: Callable[[S], Play] | None = None
    is_over: Callable[[S], bool] | None = None
    """How a game runs that has no tasks."""
    asks_out_of_turn: bool = False
    """Whether seats are asked in the turns of others and may decline (`Ask.decline`)."""

    def box(self, text: bytes | None = None) -> Box:
        """The shipped components, or those in a file, which they remember so that a record can carry it."""
        box = self.load_box(text)
        if text is not None:
            box.text = text
        return box

    def chosen_variants(self, seats: int, wanted: Iterable[str]) -> frozenset[str]:
        """The variants in force: those wanted and those implied. Raises ValueError with a sentence if they
        cannot be.
        """
        return chosen_variants(self, seats, wanted)

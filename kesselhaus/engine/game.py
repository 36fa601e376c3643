"""What a game brings to the engine, in one descriptor."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import force_setattr

from kesselhaus.engine.components import Box, ComponentError
from kesselhaus.engine.questions import NumberOption, Option
from kesselhaus.engine.state import Event, State
from kesselhaus.engine.tasks import Task
from kesselhaus.engine.variants import Variant, chosen_variants

__all__ = ["Game", "Result", "Variant", "kinds"]

S = TypeVar("S", bound=State)
K = TypeVar("K", Option, Event, Task)

LEFT_OUT: Any = None
"""What a game does not say, and what follows from the rest."""
COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "black", "grey")
"""Of the seats, where a game names no others."""


def kinds(base: type[K], *modules: ModuleType) -> tuple[type[K], ...]:
    """The kinds of options, events or tasks that modules know, in the order in which they stand there; what
    others are derived from is none.
    """
    known = [thing for module in modules for thing in vars(module).values()]
    found = [each for each in known if isinstance(each, type) and issubclass(each, base)]
    bases = {above for each in found for above in each.__mro__[1:]} | {base, NumberOption}
    return tuple(dict.fromkeys(each for each in found if each not in bases))


class Result(Struct, frozen=True):
    """How a match ended: final scores by seat, what they are made of, and who won, alone or together."""

    scores: tuple[int, ...]
    categories: Mapping[str, tuple[int, ...]]
    winners: tuple[int, ...]
    reason: str
    grade: str = ""


def no_components(text: bytes | None) -> Box:
    """The box of a game whose figures all stand in its rules."""
    if text is not None:
        raise ComponentError("components.toml", "", "is of no use here: this game has no components")
    return Box("none")


def usual_colours(state: State) -> Sequence[str]:
    return COLOURS[: state.seats]


class Game(Struct, Generic[S], frozen=True):
    """A game on the shelf: what it is called, how many play it, how its table is laid and who has won. All
    else can be left out.
    """

    key: str
    title: str
    seats: tuple[int, ...]
    setup: Callable[[int, frozenset[str], Box], S]
    """The table before anything has happened, with the first task on its agenda."""
    result: Callable[[S], Result]
    rules_version: int = 1
    usual_seats: int = 0
    """Left out, the one in the middle."""
    variants: tuple[Variant, ...] = ()
    options: tuple[type[Option], ...] = ()
    events: tuple[type[Event], ...] = ()
    tasks: tuple[type[Task], ...] = ()
    """All kinds of tasks that can be on the agenda. Kinds that are left out are those which the module of the
    setup knows.
    """
    beginnings: tuple[type[Option], ...] = ()
    """Options by which a seat chooses what it begins with (an ability, an experiment). An experiment may deal
    them at random instead.
    """
    minutes: tuple[int, int] = (5, 20)
    weight: int = 1
    colours: Callable[[S], Sequence[str]] = usual_colours
    """The colour of each seat."""
    load_box: Callable[[bytes | None], Box] = no_components
    """Reads the shipped components, or those given as TOML."""
    conceal: Callable[[S, int | None], S] = lambda state, seat: state.copy()
    """Left out, everything lies open, and there is nothing to imagine."""
    imagine: Callable[[S, int | None, Random], S] = lambda state, seat, chance: state.copy()
    broken: Callable[[S | None, S, bool], Iterable[str]] = lambda before, after, between_steps: ()
    """Names the invariants that do not hold after an answer (state before, state after, between two steps).
    """
    standings: Callable[[S], Sequence[int]] = LEFT_OUT
    """Scores as they stand; what a seat may not know of others is not part of them in a concealed state. Left
    out, those of the result, as if the match ended now.
    """
    whose_turn: Callable[[S], int | None] = lambda state: None
    """The seat whose turn it is, where a turn is more than a single answer: not in an auction or a setup."""
    asks_out_of_turn: bool = False
    """Whether seats are asked in the turns of others and may decline (`Ask.decline`)."""

    def __post_init__(self) -> None:
        """Fills in what follows from the rest."""
        module = import_module(self.setup.__module__)
        found: dict[str, Any] = {
            "usual_seats": self.seats[len(self.seats) // 2],
            "options": kinds(Option, module),
            "events": kinds(Event, module),
            "tasks": kinds(Task, module),
            "standings": lambda state: self.result(state).scores,
        }
        for name, value in found.items():
            if not getattr(self, name):
                force_setattr(self, name, value)

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

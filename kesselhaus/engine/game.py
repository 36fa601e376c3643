"""What a game brings to the engine, in one descriptor."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from msgspec import Struct, field

from kesselhaus.engine.components import Box
from kesselhaus.engine.questions import Option, Play
from kesselhaus.engine.state import Event, State
from kesselhaus.engine.tasks import Task

S = TypeVar("S", bound=State)


class Variant(Struct, frozen=True):
    """A way to play that can be switched on. Where `implied`, it is on by itself for its numbers of seats."""

    key: str
    rule: str
    seats: tuple[int, ...] | None = None
    implied: bool = False
    excludes: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()


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
    extra: Mapping[str, Any] = field(default_factory=dict)

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
        if seats not in self.seats:
            raise ValueError(f"{self.title} is played with {_listed(self.seats)} seats, not with {seats}.")
        known = {variant.key: variant for variant in self.variants}
        chosen = set(wanted)
        for key in sorted(chosen - known.keys()):
            raise ValueError(f"{self.title} has no variant {key!r}. Possible: {_listed(known) or 'none'}.")
        for variant in self.variants:
            fits = variant.seats is None or seats in variant.seats
            if variant.key in chosen and not fits:
                raise ValueError(
                    f"The variant {variant.key!r} is for {_listed(variant.seats or ())} seats, not {seats}."
                )
            if variant.implied and fits:
                chosen.add(variant.key)
        for key in sorted(chosen):
            for other in known[key].excludes:
                if other in chosen:
                    raise ValueError(f"The variants {key!r} and {other!r} cannot be played together.")
            for other in known[key].needs:
                if other not in chosen:
                    raise ValueError(f"The variant {key!r} needs the variant {other!r}.")
        return frozenset(chosen)


def _listed(things: Iterable[object]) -> str:
    return ", ".join(str(thing) for thing in things)

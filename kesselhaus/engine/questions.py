"""What a game may yield: a question to a seat, or a question to chance."""

from collections.abc import Generator, Iterator, Sequence
from functools import cache
from typing import Any, Generic, TypeAlias, TypeVar, Union, overload

from msgspec import Struct


class Option(Struct, frozen=True, tag=True):
    """One legal answer. Subclasses name what is chosen; their class name is their tag in JSON."""


class NumberOption(Option, frozen=True):
    """An answer that is a number: a bid, a quantity."""

    number: int


N = TypeVar("N", bound=NumberOption)


@cache
def numbered(kind: type[N], number: int) -> N:
    """The option of that kind and number; equal ones are one object."""
    return kind(number)


class Numbers(Sequence[Option], Generic[N]):
    """All options of a question for a number, low to high and then others, without being written out."""

    __slots__ = ("high", "kind", "low", "others")

    def __init__(self, kind: type[N], low: int, high: int, others: tuple[Option, ...] = ()) -> None:
        self.kind, self.low, self.high, self.others = kind, low, max(high, low - 1), others

    def __len__(self) -> int:
        return self.high - self.low + 1 + len(self.others)

    @overload
    def __getitem__(self, place: int) -> Option: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Option]: ...
    def __getitem__(self, place: int | slice) -> Option | Sequence[Option]:
        if isinstance(place, slice):
            return list(self)[place]
        numbers = self.high - self.low + 1
        if place < 0:
            place += len(self)
        if not 0 <= place < len(self):
            raise IndexError(place)
        return numbered(self.kind, self.low + place) if place < numbers else self.others[place - numbers]

    def __iter__(self) -> Iterator[Option]:
        for number in range(self.low, self.high + 1):
            yield numbered(self.kind, number)
        yield from self.others

    def __contains__(self, option: object) -> bool:
        if type(option) is self.kind:
            return self.low <= option.number <= self.high
        return option in self.others

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return f"Numbers({self.kind.__name__}, {self.low}, {self.high}, {self.others})"

    __hash__ = None  # type: ignore[assignment]


# Questions are made by the million and are never part of a cycle, so the collector need not know them.


class Ask(Struct, frozen=True, gc=False):
    """A question to one seat with its complete list of legal options."""

    seat: int
    rule: str
    options: Sequence[Option]
    secret: bool = False
    """Its options tell something that others may not know, so it is never answered by the engine itself."""
    decline: Option | None = None
    """Asked out of turn, this option means no: what a table may be set to answer for somebody who is away."""


class Draw(Struct, frozen=True, gc=False):
    """A question to chance. Outcomes are equally likely unless weights say otherwise."""

    rule: str
    outcomes: Sequence[str | int]
    weights: tuple[int, ...] | None = None


Outcome: TypeAlias = str | int
Question: TypeAlias = Ask | Draw
Answer: TypeAlias = Option | Outcome
R = TypeVar("R")
Asking: TypeAlias = Generator[Question, Any, R]
"""A rule or a part of one that yields questions, is sent their answers, and returns what came of it."""


def dealt(rule: str, things: Sequence[str], count: int) -> Asking[list[str]]:
    """`count` of the things in random order; the last one left needs no draw."""
    left = list(things)
    taken: list[str] = []
    while len(taken) < count:
        thing = (yield Draw(rule, tuple(left))) if len(left) > 1 else left[0]
        left.remove(thing)
        taken.append(thing)
    return taken


def one_of(options: tuple[type[Option], ...]) -> Any:
    """The type of one option of a game."""
    return Union[options]  # noqa: UP007 (a union of a tuple of types has no other spelling)


def outcome_or_option(options: tuple[type[Option], ...]) -> Any:
    """The type of one answer in a record."""
    return Union[(*options, *Outcome.__args__)]

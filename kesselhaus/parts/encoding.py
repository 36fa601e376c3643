"""A table as numbers: what a learner sees, and what values are learned from.

An encoding is a row of blocks. A block looks at some facts of a table that its seat may know, and writes them
as numbers. Tables change little from answer to answer, so what was written for some facts is remembered.
"""

from array import array
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from operator import mul
from typing import Any

from msgspec import Struct

from kesselhaus.engine.questions import Answer, Question

Facts = Callable[[Any, int], Hashable]
Numbers = Callable[[Any], "Sequence[float] | bytes"]

KEPT = 20_000
"""So many ways to write a block are remembered; then it begins anew."""


def as_they_are(facts: Any) -> Sequence[float]:
    """Facts that are numbers already."""
    return facts  # type: ignore[no-any-return]


class Block(Struct, frozen=True):
    """Numbers that depend on the same facts."""

    group: str
    names: tuple[str, ...]
    facts: Facts
    """Of a table and the seat that looks at it; of a table and one of its players, if it is `of_players`."""
    numbers: Numbers = as_they_are
    """Of these facts and of nothing else: one number for each name, or finished float32 as bytes."""
    full: float | Mapping[str, float] = 1.0
    """What is encoded as 1, for all or by name; what is not named by 1."""
    of_players: bool = False
    """It is written for every player, the seat that looks first, then the others in the order of seats."""
    finished: bool = False
    """Its facts are float32 in a row already, of all players if it is `of_players`: what nearly every answer
    changes is written sooner than remembered.
    """

    def scale(self) -> list[float]:
        full = self.full
        return [full.get(name, 1.0) if isinstance(full, Mapping) else full for name in self.names]


class Encoder:
    """Writes the tables of a game with so many seats as float32, always as many."""

    def __init__(self, blocks: Iterable[Block], seats: int, players: int) -> None:
        self.names: list[str] = []
        self.groups: dict[str, slice] = {}
        """Where each group lies; those of players are numbered by their places from the seat that looks."""
        self.full: list[float] = []
        """What is encoded as 1, by number."""
        self._rows: list[list[_Compiled]] = [[] for _ in range(seats)]
        for block in blocks:
            writer = FINISHED if block.finished else _Writer(block)
            for place in range(players) if block.of_players else (None,):
                self._name(block, place)
                for seat, row in enumerate(self._rows):
                    subject = seat if place is None else (seat + place) % players
                    if not (block.finished and place):
                        row.append((block.facts, subject, writer))
        if twice := [name for name, count in Counter(self.names).items() if count > 1]:
            raise ValueError(f"Two numbers are called {twice[0]!r}.")

    def _name(self, block: Block, place: int | None) -> None:
        group = block.group if place is None else f"{block.group}[{place}]"
        if group in self.groups:
            raise ValueError(f"Two blocks are called {group!r}.")
        self.groups[group] = slice(len(self.names), len(self.names) + len(block.names))
        self.names += [f"{group}.{name}" for name in block.names]
        self.full += block.scale()

    def __len__(self) -> int:
        return len(self.names)

    def pack(self, table: Any, seat: int, question: Question | None, given: Sequence[Answer]) -> bytes:
        """The table as the seat may know it, the open question and the answers of its step, as float32."""
        moment = Moment(table, question, given[-1] if given else None)
        return b"".join([writer[facts(moment, who)] for facts, who, writer in self._rows[seat]])


class Moment(Struct, gc=False):
    """What a block looks at."""

    table: Any
    question: Question | None
    given: Answer | None
    """The last answer of the running step, which may not lie on the table yet."""


class _Writer(dict[Hashable, bytes]):
    """What a block has written, by facts."""

    def __init__(self, block: Block) -> None:
        super().__init__()
        self._block, self._numbers = block, block.numbers
        self._shares = [1.0 / full for full in block.scale()]

    def __missing__(self, facts: Hashable) -> bytes:
        numbers, shares = self._numbers(facts), self._shares
        count = len(numbers) // 4 if isinstance(numbers, bytes) else len(numbers)
        if count != len(shares):
            counts = f"{count} numbers for {len(shares)} names"
            raise ValueError(f"The block {self._block.group!r} has {counts}, with the facts {facts!r}.")
        written = numbers if isinstance(numbers, bytes) else array("f", map(mul, numbers, shares)).tobytes()
        if len(self) >= KEPT:
            self.clear()
        self[facts] = written
        return written


class _Finished:
    """Takes what is written already as it is."""

    def __getitem__(self, written: Any) -> bytes:
        return written  # type: ignore[no-any-return]


FINISHED = _Finished()
_Compiled = tuple[Facts, int, _Writer | _Finished]

# ------------------------------------------------------------------ what blocks are made of


Words = tuple[Any, ...] | range


@lru_cache(maxsize=4096)
def _places_of(words: Words) -> dict[Any, int]:
    return {word: place for place, word in enumerate(words)}


def hot(words: Words, *chosen: Any) -> list[float]:
    """1 for each word that is chosen, as often as it is; what is no word is left out."""
    numbers = [0.0] * len(words)
    known = _places_of(words)
    for word in chosen:
        place = known.get(word)
        if place is not None:
            numbers[place] += 1.0
    return numbers


class HotRows(dict[Any, bytes]):
    """Writes for each of so many places in a row which word lies there; the row may be shorter."""

    def __init__(self, words: Words, count: int) -> None:
        super().__init__({word: array("f", hot(words, word)).tobytes() for word in words})
        self._words, self._count = words, count
        self._nothing = bytes(4 * len(words))

    def __missing__(self, word: Any) -> bytes:
        return self._nothing

    def __call__(self, chosen: Sequence[Any]) -> bytes:
        return b"".join([self[word] for word in chosen]) + self._nothing * (self._count - len(chosen))


def hot_rows(words: Words, count: int, chosen: Sequence[Any]) -> list[float]:
    """For each of so many places in a row which word lies there."""
    found: list[float] = []
    for place in range(count):
        found += hot(words, *chosen[place : place + 1])
    return found


def row_names(places: Iterable[Any], words: Iterable[Any]) -> tuple[str, ...]:
    """The names of `hot_rows`."""
    words = tuple(words)
    return tuple(f"{place}.{word}" for place in places for word in words)


def padded(numbers: Iterable[float], count: int) -> list[float]:
    """So many numbers, with zeros behind them."""
    found = list(numbers)[:count]
    return found + [0.0] * (count - len(found))


def places(count: int) -> tuple[str, ...]:
    """The names of seats, by their places from the seat that looks."""
    return tuple(f"seat+{place}" for place in range(count))

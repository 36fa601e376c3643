"""The blocks that every encoding has: the variants, what is under way, and what is asked."""

from array import array
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from types import UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from kesselhaus.engine.game import Game
from kesselhaus.engine.questions import Answer, Ask
from kesselhaus.engine.tasks import Task
from kesselhaus.parts.encoding import KEPT, Block, Moment, hot, places

SEATS = ("seat", "host", "owner")
"""Fields that are seats: they are told by their places from the seat that looks."""
LONGEST = 5
"""Of a row of numbers in a task so many are told."""

LATELY = 4_000
"""So many rows of waiting tasks are looked for by what comes next in them."""
Place: TypeAlias = tuple[int, int, int]
"""A seat, how many tasks wait, and which thing the next one is."""
Shown: TypeAlias = list[tuple[int, int]]
"""Places in a row of numbers, and how much more stands there."""


class UnderWay:
    """The variants, the agenda and the question as blocks. `words` are the things that tasks, answers and
    outcomes of draws can name, `rules` are what questions cite.
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        rules: Sequence[str],
        words: Sequence[str],
        told: "Mapping[type[Task], Told]",
    ) -> None:
        self._variants = tuple(variant.key for variant in game.variants)
        self._tasks, self._options = game.tasks, game.options
        self._players, self._rules = players, tuple(rules)
        self._told = {
            kind: tell for base, tell in told.items() for kind in game.tasks if issubclass(kind, base)
        }
        kinds = (*game.tasks, *game.options)
        fields = dict.fromkeys(name for kind in kinds for name in _fields_with_numbers(kind))
        self._fields = {name: place for place, name in enumerate(fields, start=players)}
        after = players + len(fields)
        self._words = {word: place for place, word in enumerate(dict.fromkeys(words), start=after)}
        about = after + len(self._words)
        self._no_task = array("f", bytes(4 * (len(self._tasks) + about)))
        self._no_option = array("f", bytes(4 * (len(self._options) + about)))
        self._of_different = lru_cache(maxsize=KEPT)(self._of)
        """The same tasks wait in ever other orders, of seats in each round; and order tells nothing."""
        self._waited: dict[Place, tuple[list[Any], Waiting]] = {}
        self._rows: dict[tuple[Any, ...], Waiting] = {}
        self._shown_tasks = [_Shown(self._shown, self._tasks, seat) for seat in range(players)]

    def blocks(self) -> Iterator[Block]:
        if self._variants:
            yield Block("variants", self._variants, lambda m, seat: m.table.variants, self._of_variants)
        numbers = (f"number of {field}" for field in self._fields)
        about = (*places(self._players), *numbers, *self._words)
        tasks = tuple(task.__name__ for task in self._tasks)
        yield Block("doing", (*tasks, *about), self._doing, self._of_tasks)
        yield Block("waiting", (*tasks, *about), self._waiting, self._of_tasks)
        asked = (*self._rules, "nobody", *places(self._players))
        options = tuple(option.__name__ for option in self._options)
        yield Block("asked", asked, self._asked, self._of_question)
        yield Block("given", (*options, *about), self._given, self._of_answer)

    # ------------------------------------------------------------------ facts

    def _doing(self, moment: Moment, seat: int) -> Hashable:
        agenda, told = moment.table.agenda, self._told
        if not agenda:
            return (seat,)
        task = agenda[-1]
        return seat, told[type(task)](task) if type(task) in told else task

    def _waiting(self, moment: Moment, seat: int) -> Hashable:
        """Forty tasks may wait, mostly those of before: that they are the same is known sooner than what they
        are. They are looked for by the next one and their number, and then compared.
        """
        waiting, told = moment.table.agenda[:-1], self._told
        if not waiting:
            return (seat,)
        place = seat, len(waiting), id(waiting[-1])
        before = self._waited.get(place)
        if before is not None and before[0] == waiting:
            return before[1]
        if told.keys().isdisjoint(map(type, waiting)):
            return self._row(place, waiting)
        return (seat, *(told[type(task)](task) if type(task) in told else task for task in waiting))

    def _row(self, place: "Place", waiting: list[Any]) -> "Waiting":
        """One and the same thing for equal tasks that wait, also in another match."""
        if len(self._waited) >= LATELY:
            self._waited.clear()
        if len(self._rows) >= KEPT:
            self._rows.clear()
        facts = (place[0], *waiting)
        row = self._rows.get(facts)
        if row is None:
            row = self._rows[facts] = Waiting(facts)
        self._waited[place] = waiting, row
        return row

    def _asked(self, moment: Moment, seat: int) -> Hashable:
        question = moment.question
        if question is None:
            return None, None
        if type(question) is not Ask:
            return question.rule, None
        return question.rule, (question.seat - seat) % self._players

    def _given(self, moment: Moment, seat: int) -> Hashable:
        return seat, moment.given

    # ------------------------------------------------------------------ numbers

    def _of_variants(self, chosen: frozenset[str]) -> list[float]:
        return hot(self._variants, *chosen)

    def _of_question(self, facts: tuple[str | None, int | None]) -> list[float]:
        rule, place = facts
        return [*hot(self._rules, rule), float(place is None), *hot(range(self._players), place)]

    def _of_tasks(self, facts: tuple[Any, ...]) -> bytes:
        seat, *tasks = facts
        different = frozenset(tasks)
        return self._of_different(seat, different) if len(different) == len(tasks) else self._of(seat, tasks)

    def _of(self, seat: int, tasks: Iterable[Any]) -> bytes:
        numbers, shown = self._no_task[:], self._shown_tasks[seat]
        for task in tasks:
            for place, number in shown[task]:
                numbers[place] += number
        return numbers.tobytes()

    def _of_answer(self, facts: tuple[int, Answer | None]) -> bytes:
        seat, answer = facts
        numbers = self._no_option[:]
        for place, number in () if answer is None else self._shown(self._options, seat, answer):
            numbers[place] += number
        return numbers.tobytes()

    def _shown(self, kinds: Sequence[type], seat: int, thing: Any) -> Shown:
        """The kind of a thing, whom it concerns, its numbers by name, and the words in it."""
        kind = _kind(thing)
        shown: Shown = [(kinds.index(kind), 1)] if kind in kinds else []
        self._tell(shown, len(kinds), seat, "", thing)
        return shown

    def _tell(self, shown: Shown, first: int, seat: int, name: str, value: Any) -> None:
        """All words and numbers in a thing. A word beside a number weighs as much as that; rows of numbers
        are told by their places, each one more than it is, so that 0 is seen.
        """
        kind = type(value)
        if kind is str:
            self._add(shown, first, self._words, value, 1)
        elif kind is int or kind is bool:
            if name in SEATS:
                shown.append((first + (value - seat) % self._players, 1))
            else:
                self._add(shown, first, self._fields, name, value)
        elif isinstance(value, Struct):
            for field in kind.__struct_fields__:
                self._tell(shown, first, seat, field, getattr(value, field))
        elif kind is frozenset:
            self._tell(shown, first, seat, name, tuple(sorted(value)))
        elif kind is tuple and value:
            self._tell_row(shown, first, seat, name, value)

    def _tell_row(self, shown: Shown, first: int, seat: int, name: str, row: tuple[Any, ...]) -> None:
        kind = type(row[0])
        if kind is str and len(row) == 2 and type(row[1]) is int:
            self._add(shown, first, self._words, row[0], row[1])
        elif kind is int:
            for place, number in enumerate(row):
                self._add(shown, first, self._fields, f"{name}.{place}", number + 1)
        else:
            for each in row:
                self._tell(shown, first, seat, name, each)

    @staticmethod
    def _add(shown: Shown, first: int, known: dict[str, int], name: str, number: int) -> None:
        place = known.get(name)
        if place is not None:
            shown.append((first + place, number))


class Waiting(tuple[Any, ...]):
    """A seat and what waits, known by itself and not by what is in it."""

    __slots__ = ()
    __hash__ = object.__hash__
    __eq__ = object.__eq__
    __ne__ = object.__ne__


class _Shown(dict[Any, Shown]):
    """What is shown of a thing from a seat: a task waits among ever others, and is the same."""

    def __init__(
        self, show: Callable[[Sequence[type], int, Any], Shown], kinds: Sequence[type], seat: int
    ) -> None:
        super().__init__()
        self._show, self._kinds, self._seat = show, kinds, seat

    def __missing__(self, thing: Any) -> Shown:
        if len(self) >= KEPT:
            self.clear()
        shown = self[thing] = self._show(self._kinds, self._seat, thing)
        return shown


Told = Callable[[Any], Hashable]
"""What is told of a task that has a part which is no key: a row with its kind first and
Structs and words after it.
"""


def _kind(told: Any) -> Any:
    return told[0] if isinstance(told, tuple) else type(told)


def _fields_with_numbers(kind: type[Struct]) -> Iterator[str]:
    """The names under which the numbers of a kind of task or option are told."""
    for name, hint in get_type_hints(kind).items():
        if name in kind.__struct_fields__ and name not in SEATS:
            yield from _names(name, hint)


def _names(name: str, hint: Any) -> Iterator[str]:
    if hint in (int, bool):
        yield name
    elif isinstance(hint, type) and issubclass(hint, Struct):
        yield from _fields_with_numbers(hint)
    elif get_origin(hint) in (Union, UnionType):
        for each in get_args(hint):
            yield from _names(name, each)
    elif hint == tuple[int, ...]:
        yield from (f"{name}.{place}" for place in range(LONGEST))
    elif hint == tuple[tuple[int, int], ...]:
        yield from (f"{name}.{place}" for place in range(2))

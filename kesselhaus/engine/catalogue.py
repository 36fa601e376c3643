"""All options of a game with a number each: what a learner chooses from, what a table of decisions says."""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import overload

import msgspec

from kesselhaus.engine.questions import NumberOption, Numbers, Option


class NotListed(ValueError):
    """An option that a catalogue does not know (a number beyond its declared top, of another game), or
    options that no catalogue can list.
    """


class Catalogue(Sequence[Option]):
    """Options in a fixed order. It is stable within a version of the rules; `hash` names it."""

    def __init__(self, options: Iterable[Option]) -> None:
        self._options = tuple(dict.fromkeys(options))
        self._index = {option: index for index, option in enumerate(self._options)}
        self._numbers = _rows_of_numbers(self._options)
        self.hash = sha256(msgspec.json.encode(self._options)).hexdigest()[:16]
        """Equal for equal lists of options, and for no others."""

    def __repr__(self) -> str:
        return f"Catalogue of {len(self)} options, {self.hash}"

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Option, ...]: ...
    def __getitem__(self, index: int | slice) -> Option | tuple[Option, ...]:
        return self._options[index]

    def __len__(self) -> int:
        return len(self._options)

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options)

    def __contains__(self, option: object) -> bool:
        return option in self._index

    def index(self, option: Option, start: int = 0, stop: int | None = None) -> int:
        """The number of an option. Raises NotListed with a sentence if it has none."""
        found = self._index.get(option)
        if found is None or found < start or (stop is not None and found >= stop):
            raise NotListed(f"{option} is not in the catalogue {self.hash}{self._why_not(option)}.")
        return found

    def legal(self, options: Sequence[Option]) -> list[int]:
        """The numbers of a question's options. Numbers beyond the declared top are left out."""
        index = self._index
        if type(options) is not Numbers:
            return [index[option] for option in options if option in index]
        lowest, first, top = self._numbers.get(options.kind, (0, 0, -1))
        low, high = max(options.low, lowest), min(options.high, top)
        others = [index[option] for option in options.others if option in index]
        return [*range(first + low - lowest, first + high - lowest + 1), *others]

    def _why_not(self, option: Option) -> str:
        row = self._numbers.get(type(option))
        return "" if row is None else f", which has its numbers {row[0]} to {row[2]}"


def _rows_of_numbers(options: tuple[Option, ...]) -> dict[type[Option], tuple[int, int, int]]:
    """The lowest number, its place and the highest number of each kind. A game lists them low to high."""
    rows: dict[type[Option], tuple[int, int, int]] = {}
    for place, option in enumerate(options):
        if isinstance(option, NumberOption):
            lowest, first, top = rows.get(type(option), (option.number, place, option.number - 1))
            if (option.number, place - first) != (top + 1, option.number - lowest):
                raise ValueError(f"{type(option).__name__}: its numbers have to be listed one after another")
            rows[type(option)] = lowest, first, option.number
    return rows

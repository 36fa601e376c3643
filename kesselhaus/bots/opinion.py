"""What the advice of a game thinks of all seats, as numbers: the own seat first, then by places from it."""

from struct import Struct
from typing import Any

from kesselhaus import games

JUDGEMENT = "judgement"


class Opinion:
    """Writes judgement and features of every seat. There are the same numbers at any time of a match."""

    def __init__(self, key: str, seats: int) -> None:
        self._advice, self._seats = games.advice(key), seats
        self._features = games.features(key)
        self._pack = Struct(f"{len(self)}f").pack

    def __len__(self) -> int:
        return self._seats * (1 + len(self._features))

    @property
    def names(self) -> tuple[str, ...]:
        told = (JUDGEMENT, *self._features)
        return tuple(f"{place}/{name}" for place in range(self._seats) for name in told)

    def packed(self, table: Any, seat: int) -> bytes:
        """As float32 in a row."""
        numbers: list[float] = []
        for place in range(self._seats):
            other = (seat + place) % self._seats
            found = self._advice.features(table, other)
            numbers.append(self._advice.judgement(table, other))
            numbers += [found.get(name, 0.0) for name in self._features]
        return self._pack(*numbers)

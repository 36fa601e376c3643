"""A view as numbers: the game's encoding, written into arrays."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kesselhaus import games
from kesselhaus.engine.components import Box
from kesselhaus.engine.match import Match
from kesselhaus.engine.view import View

Row = NDArray[np.float32]


class Observer:
    """Writes what seats may know of the matches of one game. Rows have the same length and the same names for
    all seats.
    """

    def __init__(self, game: str, seats: int, box: Box) -> None:
        self._encoder = games.encoder(game, seats, box)
        self._pack = self._encoder.pack
        self._glance = games.encoding(game).glance
        self.names: Sequence[str] = self._encoder.names
        self.groups = self._encoder.groups
        """Where each group of names lies in a row."""

    def __len__(self) -> int:
        return len(self._encoder)

    def of(self, view: View[Any], out: Row | None = None) -> Row:
        """What a view shows; of a spectator as from the first seat."""
        seat = 0 if view.seat is None else view.seat
        return _written(self._pack(view.state, seat, view.question, view.since), out)

    def at(self, match: Match[Any], seat: int, out: Row | None = None) -> Row:
        """What a seat may know of a match: what its view would show, without making one."""
        return _written(self._pack(self._glance(match.state, seat), seat, match.question, match.given), out)

    def packed(self, match: Match[Any], seat: int) -> bytes:
        """The same as float32 in a row."""
        return self._pack(self._glance(match.state, seat), seat, match.question, match.given)


def _written(packed: bytes, out: Row | None) -> Row:
    if out is None:
        return np.frombuffer(bytearray(packed), np.float32)
    out[:] = np.frombuffer(packed, np.float32)
    return out


def encode(view: View[Any]) -> Row:
    """What a view shows, as numbers."""
    return observer_of(view).of(view)


def observer_of(view: View[Any]) -> Observer:
    """Made once for tables of a kind: to make one takes as long as an encoding."""
    return _kept(view.game, view.seats, view.state.box)


_kept = lru_cache(maxsize=32)(Observer)

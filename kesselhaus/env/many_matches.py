"""Many matches at once: arrays in, arrays out."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.env.playing import IllegalAction, Playing


class Arrays(NamedTuple):
    """What all matches show, one row for each. The arrays belong to the environment, which writes the next
    step into them: copy what shall be kept.
    """

    observations: NDArray[np.float32]
    """What the seat that is asked may know."""
    masks: NDArray[np.int8]
    """1 for each action that it may take."""
    seats: NDArray[np.int64]
    """Who is asked."""
    rewards: NDArray[np.float32]
    """What the last step brought to each seat."""
    done: NDArray[np.bool_]
    """Where a match has ended; the rest of the row is of the next one already, but for the rewards."""


class Shape(NamedTuple):
    """How large the arrays are."""

    matches: int
    numbers: int
    actions: int
    seats: int

    def arrays(self) -> Arrays:
        return Arrays(*(np.zeros(size, dtype) for size, dtype in self.sizes()))

    def sizes(self) -> list[tuple[tuple[int, ...], Any]]:
        n = self.matches
        return [
            ((n, self.numbers), np.float32),
            ((n, self.actions), np.int8),
            ((n,), np.int64),
            ((n, self.seats), np.float32),
            ((n,), np.bool_),
        ]


class Batch:
    """The matches of one process, with the arrays that they are written into."""

    def __init__(self, matches: Sequence[Playing], numbers: Sequence[int], arrays: Arrays) -> None:
        self._matches, self._numbers, self._arrays = matches, numbers, arrays
        self._width = arrays.observations.itemsize * arrays.observations.shape[1]
        self._bytes = arrays.observations.reshape(-1).data.cast("B")

    def reset(self, seed: int | None) -> None:
        """New matches. Each has a seed of its own, wherever it is played."""
        for number, playing in zip(self._numbers, self._matches, strict=True):
            playing.begin(None if seed is None else Random(f"{seed}/{number}").getrandbits(64))
        self._arrays.rewards.fill(0)
        self._arrays.done.fill(False)
        self._write()

    def step(self, actions: Sequence[int]) -> None:
        """Answer everywhere with actions that are legal."""
        rewards, done = self._arrays.rewards, self._arrays.done
        rewards.fill(0)
        done.fill(False)
        for row, (playing, action) in enumerate(zip(self._matches, actions, strict=True)):
            brought = playing.answer(playing.catalogue[action])
            if brought is not None:
                rewards[row] = brought
            if playing.match.question is None:
                done[row] = True
                playing.begin()
        self._write()

    def view(self, row: int) -> View[Any]:
        playing = self._matches[row]
        return playing.match.view(playing.asked)

    def _write(self) -> None:
        _, masks, seats, _, _ = self._arrays
        masks.fill(0)
        width, written = self._width, self._bytes
        for row, playing in enumerate(self._matches):
            question: Ask = playing.match.question  # type: ignore[assignment]
            seats[row] = question.seat
            masks[row, playing.catalogue.legal(question.options)] = 1
            written[row * width : (row + 1) * width] = playing.observer.packed(playing.match, question.seat)


class ManyMatches:
    """So many matches of one game, each played for all its seats; who has ended begins anew.

    `reset` and `step` return `Arrays`. With `processes` the matches are spread over so many of them, with the
    same results for the same seed. With `views` the view of who is asked can be had, to search from.
    """

    def __init__(
        self,
        game: str,
        matches: int,
        seats: int | None = None,
        variants: Iterable[str] = (),
        *,
        components: bytes | None = None,
        rewards: str = "win",
        automatic: bool = True,
        processes: int = 0,
        views: bool = False,
    ) -> None:
        if matches < 1 or processes < 0:
            raise ValueError("A vector environment has at least one match, and no fewer than no processes.")
        if views and processes:
            raise ValueError("Views stay in the process of their match: either views or processes.")
        how: dict[str, Any] = {
            "components": components,
            "rewards": rewards,
            "automatic": automatic,
            "logged": views,
        }
        first = Playing(game, seats, variants, **how)
        self.catalogue, self.observer, self.seats = first.catalogue, first.observer, first.seats
        self.shape = Shape(matches, len(first.observer), len(first.catalogue), first.seats)
        self._rows = np.arange(matches)
        make = (game, first.seats, tuple(sorted(first.variants)), how)
        if processes:
            from kesselhaus.env.processes import Spread

            self._batch: Batch | Spread = Spread(make, self.shape, min(processes, matches))
            self.arrays = self._batch.arrays
        else:
            self.arrays = self.shape.arrays()
            self._batch = Batch(playings(make, matches), range(matches), self.arrays)
        self._views = views

    def reset(self, seed: int | None = None) -> Arrays:
        """New matches everywhere."""
        self._batch.reset(seed)
        return self.arrays

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> Arrays:
        """One answer in every match. If any is not legal all are refused, and no match has gone on."""
        chosen = np.asarray(actions)
        self._check(chosen)
        self._batch.step(chosen.tolist())
        return self.arrays

    def view(self, row: int) -> View[Any]:
        """What the seat that is asked may know of a match, to make up worlds that fit it and look ahead."""
        if not self._views or not isinstance(self._batch, Batch):
            raise ValueError("Views are kept by a vector environment that is made with views=True.")
        return self._batch.view(row)

    def _check(self, actions: NDArray[Any]) -> None:
        masks, count = self.arrays.masks, self.shape.matches
        if actions.shape != (count,):
            raise IllegalAction(f"{count} matches take a row of {count} actions, not {actions.shape}.")
        inside = (actions >= 0) & (actions < self.shape.actions)
        wrong = ~inside | (masks[self._rows, np.where(inside, actions, 0)] == 0)
        if wrong.any():
            row = int(wrong.argmax())
            legal = np.flatnonzero(masks[row]).tolist()
            raise IllegalAction(f"Match {row}: action {actions[row]} is not legal now. Legal: {legal}.")

    def close(self) -> None:
        """Ends the processes, if there are any."""
        if not isinstance(self._batch, Batch):
            self._batch.close()

    def __enter__(self) -> "ManyMatches":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


Make = tuple[str, int, tuple[str, ...], dict[str, Any]]
"""How each match is set up: game, seats, variants and the rest."""


def playings(make: Make, count: int) -> list[Playing]:
    game, seats, variants, how = make
    return [Playing(game, seats, variants, **how) for _ in range(count)]

"""Positions of matches as arrays to learn from: of all numbers of view and advice those that vary.

Neighbours in a match are much alike, so whole matches, and not positions, are held out.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from kesselhaus.lab.dataset import Description, described, read

Floats: TypeAlias = NDArray[np.float32]
Arrays: TypeAlias = dict[str, NDArray[Any]]
PARTS = 10
"""One part of the matches in so many tells when to stop, one how good it is; the others are learned from."""
RARE, SEEN = 0.002, 20
"""A number that is nought but in so small a share of positions, or in so few, is not looked at."""
QUARTERS = 4


class NotEnough(ValueError):
    """One sentence that says why nothing can be learned from a dataset."""


class Positions(Struct, frozen=True):
    """What is learned from: `inputs` are the numbers that vary, by the places `kept` of view and advice."""

    description: Description
    kept: NDArray[np.int32]
    inputs: NDArray[np.float16]
    match: NDArray[np.int64]
    quarter: NDArray[np.int8]
    """Of its match, from 0 to 3."""
    wins: Floats
    leads: Floats
    """By places from the seat that looks: its share of the victory, and its lead over the mean of all."""

    @property
    def matches(self) -> int:
        return len(np.unique(self.match))

    def part(self, parts: Sequence[int]) -> NDArray[np.int64]:
        """The rows of matches in these parts of all."""
        return np.flatnonzero(np.isin(self.match % PARTS, parts))


def load(folders: Sequence[str | Path]) -> Positions:
    """The positions of one or more datasets of the same game and number of seats. Raises NotEnough, and
    FileNotFoundError.
    """
    told = [described(folder) for folder in folders]
    first = told[0]
    for description in told:
        if description.rows != "positions" or not description.advice:
            raise NotEnough("A value is learned from positions: kesselhaus dataset GAME --rows positions.")
        if _alike(description) != _alike(first):
            raise NotEnough("The datasets are of different games, numbers of seats, variants or editions.")
    if first.seats < 2:
        raise NotEnough("A value is learned from matches of two or more: alone nobody is ahead.")
    kept = _varying(folders, len(first.view) + len(first.advice))
    pieces = [piece for place, folder in enumerate(folders) for piece in _pieces(folder, kept, place)]
    if not pieces:
        raise NotEnough("There are no positions in the dataset.")
    joined = {name: np.concatenate([piece[name] for piece in pieces]) for name in pieces[0]}
    return Positions(first, kept, **joined)


def _alike(description: Description) -> tuple[Any, ...]:
    return description.game, description.seats, description.variants, description.view, description.advice


def _varying(folders: Sequence[str | Path], width: int) -> NDArray[np.int32]:
    """Which numbers are worth a look: those that are often enough something else than nought, and not always
    the same; the advice's opinions in any case.
    """
    there, total = np.zeros(width), 0
    low, high = np.full(width, np.inf), np.full(width, -np.inf)
    opinions = 0
    for folder in folders:
        for piece in read(folder):
            rows = np.concatenate([piece["view"], piece["advice"]], axis=1)
            opinions = piece["advice"].shape[1]
            there += (rows != 0).sum(0)
            low, high = np.minimum(low, rows.min(0)), np.maximum(high, rows.max(0))
            total += len(rows)
    wanted = (there >= max(SEEN, RARE * total)) & (high > low)
    wanted[width - opinions :] = True
    return np.flatnonzero(wanted).astype(np.int32)


def _pieces(folder: str | Path, kept: NDArray[np.int32], place: int) -> Iterator[Arrays]:
    for piece in read(folder):
        rows = np.concatenate([piece["view"], piece["advice"]], axis=1)[:, kept]
        last = {match: piece["answer"][piece["match"] == match].max() for match in np.unique(piece["match"])}
        progress = piece["answer"] / np.array([max(1, last[match]) for match in piece["match"]])
        scores = piece["scores"].astype(np.float32)
        best = scores == scores.max(1, keepdims=True)
        wins = best / best.sum(1, keepdims=True)
        # Who wins a tie of points is told for the own seat; the others share what is left.
        own = piece["win_share"]
        others = best[:, 1:].astype(np.float32)
        others[others.sum(1) == 0] = 1.0
        wins = np.concatenate(
            [own[:, None], others / others.sum(1, keepdims=True) * (1 - own)[:, None]], axis=1
        )
        yield {
            "inputs": rows.astype(np.float16),
            "match": piece["match"].astype(np.int64) + place * 10**9,
            "quarter": np.minimum(progress * QUARTERS, QUARTERS - 1).astype(np.int8),
            "wins": wins.astype(np.float32),
            "leads": scores - scores.mean(1, keepdims=True),
        }

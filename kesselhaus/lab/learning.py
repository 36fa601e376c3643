"""A value of positions from matches: a small network, trained until matches that it never saw say stop.

It starts as what the advice thinks and learns what the advice does not see. A tenth of the matches tells when
to stop, another tenth, which nothing depends on, how good it became.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from kesselhaus import games
from kesselhaus.bots.network import FORMAT, LAYERS, About, hash_of
from kesselhaus.bots.opinion import JUDGEMENT
from kesselhaus.lab.positions import PARTS, QUARTERS, Arrays, Floats, NotEnough, Positions

SMALL = 0.05
"""Numbers that hardly ever vary are not blown up further than this."""


class Training(Struct, frozen=True):
    """How it is trained."""

    seed: int = 1
    hidden: tuple[int, int] = (64, 32)
    epochs: int = 60
    patience: int = 6
    """It ends after so many rounds through all positions without getting better on held-out matches."""
    rate: float = 1e-3
    decay: float = 1e-3
    dropout: float = 0.3
    """The share of what is looked at that is left out while it learns, and of the first layer."""
    batch: int = 256


class Score(Struct, frozen=True):
    """How near an opinion came to what happened."""

    loss: float
    """Mean logarithmic loss of the chances to win; lower is better, calling all equal has the logarithm of
    the number of seats.
    """
    explained: float
    """Share of the variance of final leads."""
    by_quarter: tuple[float, ...]
    """The same in each quarter of the matches."""


class Trained(Struct, frozen=True):
    """Which data, and what came of it on matches that nothing depended on."""

    game: str
    seats: int
    matches: int
    positions: int
    inputs: int
    epochs: int
    network: Score
    advice: Score


# ------------------------------------------------------------------ training


class Learner:
    """The weights while they are learned, on numbers of mean nought and spread one."""

    def __init__(self, positions: Positions, training: Training) -> None:
        self._training, self._positions = training, positions
        self._chance = np.random.default_rng(training.seed)
        rows = positions.part(range(PARTS - 2))
        if not len(rows) or not len(positions.part([PARTS - 1])) or not len(positions.part([PARTS - 2])):
            raise NotEnough(f"At least {PARTS} matches are needed: some are held out.")
        sample = positions.inputs[rows].astype(np.float32)
        self._mean = sample.mean(0)
        self._span = np.maximum(sample.std(0), SMALL)
        self.spread = float(positions.leads[rows].std())
        names = positions.description
        opinions = len(names.view)
        self.opinions = np.flatnonzero(positions.kept >= opinions).astype(np.int32)
        self.weights = self._begun()

    def _begun(self) -> Arrays:
        """Hidden layers that say nothing yet, beside the advice's judgement."""
        training, told = self._training, self._positions.description
        seats, inputs = told.seats, len(self._positions.kept)
        sizes = (inputs, *training.hidden, 2 * seats)
        found: Arrays = {}
        for name, wide, narrow in zip(LAYERS, sizes, sizes[1:], strict=False):
            scale = 0.0 if name == LAYERS[2] else np.sqrt(2 / wide)
            found[name] = (self._chance.standard_normal((wide, narrow)) * scale).astype(np.float32)
            found[f"{name}_bias"] = np.zeros(narrow, np.float32)
        shortcut = np.zeros((len(self.opinions), 2 * seats), np.float32)
        spread = games.advice(told.game).SPREAD
        judged = [place for place, name in enumerate(told.advice) if name.endswith(f"/{JUDGEMENT}")]
        spans, usual = self._span[self.opinions], self._mean[self.opinions]
        for place, row in enumerate(judged):
            shortcut[row, place] = spans[row] / spread
            found["outputs_bias"][place] += usual[row] / spread
            for other in range(seats):
                ahead = ((place == other) - 1 / seats) / self.spread
                shortcut[row, seats + other] = spans[row] * ahead
                found["outputs_bias"][seats + other] += usual[row] * ahead
        return found | {"shortcut": shortcut}

    def rows(self, rows: NDArray[np.int64]) -> Floats:
        scaled: Floats = (self._positions.inputs[rows].astype(np.float32) - self._mean) / self._span
        return scaled

    def outputs(self, rows: NDArray[np.int64]) -> Floats:
        """What it thinks of these positions, a few thousand at once."""
        found = [
            self._forward(self.rows(part), None)[0] for part in np.array_split(rows, 1 + len(rows) // 4096)
        ]
        return np.concatenate(found)

    def _forward(self, x: Floats, chance: np.random.Generator | None) -> tuple[Floats, tuple[Floats, ...]]:
        w, drop = self.weights, self._training.dropout
        seen: Floats = x
        kept: Floats = np.ones((1, 1), np.float32)
        if chance is not None and drop:
            seen = x * _left(chance, x.shape, drop)
            kept = _left(chance, (len(x), len(w["first_bias"])), drop)
        first = np.maximum(seen @ w["first"] + w["first_bias"], 0) * kept
        second = np.maximum(first @ w["second"] + w["second_bias"], 0)
        short = x[:, self.opinions]
        out = second @ w["outputs"] + w["outputs_bias"] + short @ w["shortcut"]
        return out, (seen, first, kept, second, short)

    def slopes(self, rows: NDArray[np.int64]) -> Arrays:
        """Where each weight should go for these positions."""
        w, seats = self.weights, self._positions.description.seats
        out, (seen, first, kept, second, short) = self._forward(self.rows(rows), self._chance)
        wins, leads = self._positions.wins[rows], self._positions.leads[rows] / self.spread
        error = np.concatenate([softmax(out[:, :seats]) - wins, out[:, seats:] - leads], axis=1) / len(rows)
        hidden = (error @ w["outputs"].T) * (second > 0)
        back = (hidden @ w["second"].T) * kept * (first > 0)
        return {
            "outputs": second.T @ error,
            "outputs_bias": error.sum(0),
            "shortcut": short.T @ error,
            "second": first.T @ hidden,
            "second_bias": hidden.sum(0),
            "first": seen.T @ back,
            "first_bias": back.sum(0),
        }

    def exported(self) -> Arrays:
        """The same for numbers as they are."""
        w, span = self.weights, self._span[:, None]
        mean = self._mean
        short_mean, short_span = mean[self.opinions], self._span[self.opinions][:, None]
        first, shortcut = w["first"] / span, w["shortcut"] / short_span
        return w | {
            "first": first,
            "first_bias": w["first_bias"] - mean @ first,
            "shortcut": shortcut,
            "outputs_bias": w["outputs_bias"] - short_mean @ shortcut,
            "kept": self._positions.kept,
            "opinions": self.opinions,
        }


def _left(chance: np.random.Generator, shape: tuple[int, ...], drop: float) -> Floats:
    """What is left out is nought; the rest counts for it, too."""
    left: Floats = (chance.random(shape, np.float32) >= drop).astype(np.float32) / np.float32(1 - drop)
    return left


def train(
    positions: Positions, training: Training, told: Callable[[int, Score], object] = lambda epoch, score: None
) -> tuple[About, Arrays, Trained]:
    """The weights of the round that was best on the matches that say when to stop."""
    learner = Learner(positions, training)
    stop, test = positions.part([PARTS - 1]), positions.part([PARTS - 2])
    rows = positions.part(range(PARTS - 2))
    chance = np.random.default_rng((training.seed, 1))
    best, kept, since, epoch = _cost(learner, stop), dict(learner.weights), 0, 0
    told(0, scored(positions, stop, *_opinions(learner, stop)))
    steps = Steps(training)
    for epoch in range(1, training.epochs + 1):
        chance.shuffle(rows)
        for part in np.array_split(rows, max(1, len(rows) // training.batch)):
            steps.take(learner.weights, learner.slopes(part))
        cost = _cost(learner, stop)
        told(epoch, scored(positions, stop, *_opinions(learner, stop)))
        if cost < best:
            best, kept, since = cost, {name: array.copy() for name, array in learner.weights.items()}, 0
        else:
            since += 1
            if since >= training.patience:
                break
    learner.weights = kept
    description = positions.description
    report = Trained(
        game=description.game,
        seats=description.seats,
        matches=positions.matches,
        positions=len(positions.match),
        inputs=len(positions.kept),
        epochs=epoch,
        network=scored(positions, test, *_opinions(learner, test)),
        advice=scored(positions, test, *_advice(positions, test)),
    )
    about = About(
        format=FORMAT,
        game=description.game,
        seats=description.seats,
        variants=description.variants,
        inputs=hash_of((*description.view, *description.advice)),
        spread=learner.spread,
        trained={
            "seed": training.seed,
            "bots": list(description.bots),
            "matches": report.matches,
            "explained": report.network.explained,
            "by_advice": report.advice.explained,
        },
    )
    return about, learner.exported(), report


class Steps:
    """Adam, with weights that decay."""

    def __init__(self, training: Training) -> None:
        self._training, self._count = training, 0
        self._mean: Arrays = {}
        self._square: Arrays = {}

    def take(self, weights: Arrays, slopes: Arrays) -> None:
        self._count += 1
        rate, decay = self._training.rate, self._training.decay
        for name, slope in slopes.items():
            mean = self._mean[name] = 0.9 * self._mean.get(name, np.zeros_like(slope)) + 0.1 * slope
            square = self._square.get(name, np.zeros_like(slope))
            square = self._square[name] = 0.999 * square + 0.001 * slope * slope
            way = mean / (1 - 0.9**self._count) / (np.sqrt(square / (1 - 0.999**self._count)) + 1e-8)
            # What the advice thinks is where it starts from, and no habit that should fade.
            fading = decay * weights[name] if name in LAYERS[:3] else 0.0
            weights[name] = (weights[name] - rate * (way + fading)).astype(np.float32)


# ------------------------------------------------------------------ how good it is


def _opinions(learner: Learner, rows: NDArray[np.int64]) -> tuple[Floats, Floats]:
    out, seats = learner.outputs(rows), learner._positions.description.seats
    return softmax(out[:, :seats]), out[:, seats:] * np.float32(learner.spread)


def _advice(positions: Positions, rows: NDArray[np.int64]) -> tuple[Floats, Floats]:
    """The same by the judgement of the advice alone."""
    told = positions.description
    first = len(positions.kept) - len(told.advice)
    places = [first + place for place, name in enumerate(told.advice) if name.endswith(f"/{JUDGEMENT}")]
    judged = positions.inputs[rows][:, places].astype(np.float32)
    spread = np.float32(games.advice(told.game).SPREAD)
    return softmax(judged / spread), judged - judged.mean(1, keepdims=True)


def _cost(learner: Learner, rows: NDArray[np.int64]) -> float:
    """What training makes small."""
    positions = learner._positions
    wins, leads = _opinions(learner, rows)
    off = (leads - positions.leads[rows]) / learner.spread
    return log_loss(wins, positions.wins[rows]) + 0.5 * float((off**2).sum(1).mean())


def scored(positions: Positions, rows: NDArray[np.int64], wins: Floats, leads: Floats) -> Score:
    real, quarter = positions.leads[rows][:, 0], positions.quarter[rows]
    parts = [quarter == part for part in range(QUARTERS)]
    return Score(
        loss=round(log_loss(wins, positions.wins[rows]), 4),
        explained=explained(leads[:, 0], real),
        by_quarter=tuple(explained(leads[part, 0], real[part]) for part in parts),
    )


def log_loss(wins: Floats, real: Floats) -> float:
    return float(-(real * np.log(np.maximum(wins, 1e-6))).sum(1).mean())


def explained(found: Floats, real: Floats) -> float:
    """Less than nought is worse than calling all equal."""
    total = float((real**2).sum())
    return round(1 - float(((found - real) ** 2).sum()) / total, 3) if total else 0.0


def softmax(logits: NDArray[Any]) -> Floats:
    odds = np.exp(logits - logits.max(1, keepdims=True))
    shares: Floats = odds / odds.sum(1, keepdims=True)
    return shares

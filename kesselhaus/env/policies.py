"""Policies choose actions for many rows at once: how often they win, and how they are bots."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kesselhaus.engine.catalogue import Catalogue
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.env.catalogues import catalogue_of
from kesselhaus.env.many_matches import ManyMatches
from kesselhaus.env.observing import Observer

Policy: TypeAlias = Callable[[NDArray[np.float32], NDArray[np.int8]], Any]
"""Of rows of observations and rows of masks: a legal action for each row."""
AT_ONCE = 64


def at_random(masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """A legal action in each row, each equally likely."""
    return np.asarray((masks * (chance.random(masks.shape, dtype=np.float32) + 1e-6)).argmax(1))


def win_share(
    game: str,
    policy: Policy,
    seats: int | None = None,
    variants: Iterable[str] = (),
    *,
    against: Policy | None = None,
    matches: int = 400,
    seed: int = 1,
) -> float:
    """The share of the victory that a policy has against others (usually players at random), over so many
    matches. It sits on one seat of each, on all of them equally often.
    """
    chance = np.random.default_rng(seed)
    at_once = min(matches, AT_ONCE)
    many = ManyMatches(game, at_once, seats, variants)
    others = against or (lambda seen, masks: at_random(masks, chance))
    # As many from each row: whoever counted the first to end would count short matches more often.
    left = np.array([len(range(row, matches, at_once)) for row in range(at_once)])
    own, shares = np.arange(at_once) % many.seats, list[float]()
    arrays = many.reset(seed)
    while left.any():
        actions = np.zeros(at_once, np.int64)
        for chooses, rows in ((policy, arrays.seats == own), (others, arrays.seats != own)):
            if rows.any():
                actions[rows] = chooses(arrays.observations[rows], arrays.masks[rows])
        arrays = many.step(actions)
        for row in np.flatnonzero(arrays.done & (left > 0)):
            shares.append(float(arrays.rewards[row, own[row]]))
            left[row] -= 1
            own[row] = (own[row] + at_once) % many.seats
    return float(np.mean(shares))


class PolicyBot:
    """A policy as a bot, for tournaments and the lab. A class of one's own names the policy:

    class Mine(PolicyBot):
        policy = staticmethod(choose)
    """

    policy: Policy

    def __init__(self, chance: Random, policy: Policy | None = None) -> None:
        if policy is not None:
            self.policy = policy
        self._known: tuple[object, Observer, Catalogue] | None = None

    def choose(self, view: View[Any]) -> Option:
        observer, catalogue = self._numbers(view)
        question = view.question
        assert isinstance(question, Ask)
        mask = np.zeros((1, len(catalogue)), np.int8)
        mask[0, catalogue.legal(question.options)] = 1
        chosen = self.policy(observer.of(view)[None], mask)
        return catalogue[int(np.asarray(chosen).reshape(-1)[0])]

    def _numbers(self, view: View[Any]) -> tuple[Observer, Catalogue]:
        """How tables of this kind are told; made once."""
        kind = (view.game, view.seats, view.variants, view.state.box)
        if self._known is None or self._known[0] != kind:
            self._known = kind, Observer(view.game, view.seats, view.state.box), catalogue_of(*kind)
        return self._known[1:]

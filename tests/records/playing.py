"""Recorded matches are played by players who stay as they are: a record should change only when rules do."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, TypeAlias

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.games import game

Chooser: TypeAlias = Callable[[Match[Any]], Option]


def played(
    key: str,
    chance: Random,
    choosers: Iterable[Chooser],
    variants: Iterable[str] = (),
    automatic: bool = False,
) -> Match[Any]:
    """A match to its end, one chooser a seat. `automatic` answers what leaves no choice."""
    at_the_table = list(choosers)
    match: Match[Any] = Match(
        game(key), len(at_the_table), frozenset(variants), chance=chance, automatic=automatic
    )
    while isinstance(question := match.question, Ask):
        match.answer(at_the_table[question.seat](match))
    return match

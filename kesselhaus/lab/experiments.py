"""Experiments: many matches of one plan, wherever they are played, kept as they end, told of at last."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct, structs

from kesselhaus.engine.game import Game
from kesselhaus.lab.ledger import Experiment, Found, Ledger
from kesselhaus.lab.spread import Spread, Task, on_cores

F = TypeVar("F", bound=Found)
P = TypeVar("P", bound="Plan")
R = TypeVar("R")


class Plan(Protocol):
    """What to play. Plan and number decide a match, wherever and after whatever it is played."""

    @property
    def seats(self) -> int: ...

    @property
    def components(self) -> str | None: ...


class Kind(Struct, Generic[P, F, R], frozen=True):
    """A kind of experiment: what is played, what is found in a match, and what is told of all."""

    command: str
    plan: type[P]
    found: type[F]
    play: Task[F]
    report: Callable[[Game[Any], P, Sequence[F]], R]
    keep: Callable[[R, Sequence[F], Path], dict[str, str]]
    """Writes what is told into a folder; returns the files by what they are."""


class Shard(Struct, frozen=True):
    """Every match whose number leaves this rest: a part of an experiment that is played elsewhere."""

    place: int = 1
    of: int = 1

    def numbers(self, games: int) -> range:
        return range(self.place - 1, games, self.of)


def described(kind: Kind[P, F, R], game: Game[Any], plan: P, games: int) -> Experiment:
    """The experiment as it is written down."""
    components = plan.components
    return Experiment(
        command=kind.command,
        game=game.key,
        rules_version=game.rules_version,
        edition=game.box(None if components is None else components.encode()).edition,
        plan=msgspec.json.decode(msgspec.json.encode(plan)),
        games=games,
    )


def play_all(
    task: Task[F],
    key: str,
    plan: Any,
    games: int,
    advance: Callable[[int], object] = lambda more: None,
    spread: Spread | None = None,
    ledger: Ledger[F] | None = None,
    shard: Shard = Shard(),  # noqa: B008 (frozen)
    records: bool = True,
) -> list[F]:
    """Play the matches that the ledger does not have yet. `advance` is told how many more are done. Without
    `records` those of the matches are not held in memory.
    """
    numbers = shard.numbers(games)
    known = ledger.numbers if ledger is not None else set()
    missing = [number for number in numbers if number not in known]
    advance(len(numbers) - len(missing))
    found: dict[int, F] = {}
    for number, one in (spread or on_cores())(task, key, plan, missing):
        if ledger is None:
            found[number] = one if records else structs.replace(one, records=())
        else:
            ledger.add(number, one)
        advance(1)
    if ledger is None:
        return [found[number] for number in sorted(found)]
    ledger.put_in_order()
    return [one for number, one in ledger.found() if number in numbers]
